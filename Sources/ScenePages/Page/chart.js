// ---- The statechart

/** @type {{ boxes: SVGElement[], arrows: SVGElement[] } | null} */
let chart = null

/** Draws the states with the looks of cells, and the arrows between them. */
function showChart() {
  const stage = page.stage, data = stage?.scene.chart
  chart = null
  page.node = ''
  const place = at('chart')
  if (!stage || !data) {
    place.replaceChildren(make('p', 'The states of this scene are too many for a chart.', 'hint'))
    return
  }
  const [width, height] = data.size
  const root = svg('svg', { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img',
    'aria-label': `${data.states.length} states: ${data.states.map((s) => s[0].replaceAll('+', ' and ')).join(', ')}` })
  const text = (/** @type {number[]} */ box, /** @type {any[]} */ parts, kind = '') => {
    const [x, y, w, h] = box, frame = svg('foreignObject', { x, y, width: w, height: h }), div = make('div', undefined, `words ${kind}`)
    div.append(...parts)
    frame.append(div)
    return frame
  }
  const [first, box] = data.states[data.initial]
  root.append(svg('circle', { class: 'start', cx: box[0] - 21, cy: box[1] + box[3] / 2, r: 3.5, 'data-state': first }))
  const boxes = data.states.map(([id, [x, y, w, h]]) => {
    const node = svg('g', { class: 'node' })
    node.append(svg('rect', { x, y, width: w, height: h, rx: 10 }))
    const isWide = w > h * 1.5
    const area = isWide ? [x + 10, y + 10, w * 0.56 - 12, h - 20] : [x + 9, y + 8, w - 18, h * 0.62 - 8]
    const specimen = specimenOf(stage, id, area)
    if (specimen) node.append(specimen)
    node.append(text(isWide ? [x + w * 0.56 + 6, y + 8, w * 0.44 - 12, h - 16] : [x + 10, y + h * 0.62, w - 20, h * 0.38 - 4],
      id.split('+').map((word) => make('strong', word)), isWide ? 'middle' : 'middle below'))
    root.append(node)
    return node
  })
  const arrows = data.arrows.map(([, , d, label, actions, calls, isApp]) => {
    const arrow = svg('g', { class: isApp ? 'arrow of-app' : 'arrow' })
    const tip = svg('path', { class: 'tip', d: 'M-7 -3.5L0 0L-7 3.5' })
    const line = svg('path', { class: 'line', d })
    arrow.append(line, tip, text([label[0] - 20, label[1] - 3, label[2] + 40, label[3] + 12],
      [make('b', actions.join(', ')), make('code', calls.join(', '))], 'label'))
    root.append(arrow)
    return arrow
  })
  place.replaceChildren(root)
  if (data.states.some((s) => s[0] === 'suspended')) {
    place.append(make('p', 'Suspended: selected, but shown unselected until the touch on another cell is decided.', 'hint'))
  }
  for (const arrow of arrows) {
    const line = /** @type {any} */ (arrow.querySelector('.line')), end = line.getTotalLength()
    const a = line.getPointAtLength(Math.max(end - 2, 0)), b = line.getPointAtLength(end)
    arrow.querySelector('.tip')?.setAttribute('transform',
      `translate(${b.x} ${b.y}) rotate(${Math.atan2(b.y - a.y, b.x - a.x) * 180 / Math.PI})`)
  }
  const bounds = /** @type {any} */ (root).getBBox()
  const [right, bottom] = [Math.max(width, bounds.x + bounds.width + 8), bounds.y + bounds.height + 8]
  root.setAttribute('viewBox', `0 ${bounds.y - 8} ${right} ${bottom - bounds.y + 8}`)
  root.setAttribute('height', `${bottom - bounds.y + 8}`)
  chart = { boxes, arrows }
}

/**
 * A small picture of the first cell in a state.
 * @param {Stage} stage
 * @param {string} id
 * @param {number[]} area
 */
function specimenOf(stage, id, [x, y, w, h]) {
  const cell = { local: stage.table.locals.findIndex((_, i) => nameOf(stage, i) === id), inputs: stage.scene.initial[0] }
  const look = cell.local < 0 ? -1 : stage.look(0, cell), frame = stage.state(look, 0)?.f
  if (look < 0 || !frame || !page.canvas) return null
  const scale = Math.min(w / frame[2], h / frame[3], 2), rx = 8
  const group = svg('g', { class: 'specimen', transform: `translate(${x + (w - frame[2] * scale) / 2} ${y + (h - frame[3] * scale) / 2}) scale(${scale})` })
  group.append(svg('rect', { x: -6, y: -6, width: frame[2] + 12, height: frame[3] + 12, rx, fill: stage.looks.background }))
  page.canvas.drawStill(look, group)
  return group
}

/**
 * The name of what touches have made of a cell.
 * @param {Stage} stage
 * @param {number} local
 */
function nameOf(stage, local) {
  const own = stage.table.locals[local]
  if (own.suspended) return 'suspended'
  return stage.text({ local, inputs: stage.scene.initial[0] }, true)
}

/**
 * Lights the state of a cell, and the arrow that led to it.
 * @param {Cell} cell
 */
function light(cell) {
  const stage = page.stage, data = stage?.scene.chart
  if (!chart || !stage || !data) return
  const name = nameOf(stage, cell.local)
  if (name === page.node) return
  const find = (/** @type {string} */ id) => data.states.findIndex((s) => s[0] === id)
  const from = find(page.node), to = find(name)
  page.node = name
  chart.boxes.forEach((box, i) => box.classList.toggle('lit', i === to))
  chart.arrows.forEach((arrow, i) => arrow.classList.toggle('taken', data.arrows[i][0] === from && data.arrows[i][1] === to && from !== to))
}
