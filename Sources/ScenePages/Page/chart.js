// ---- The statechart

/** Shows the states, which Cellophane has drawn, with the looks of cells in them. */
function showChart() {
  const stage = page.stage, data = stage?.scene.chart
  page.node = ''
  chartPlace.innerHTML = data?.svg ?? `<p class="hint">${stage?.scene.chartNote ?? ''}</p>`
  fill('ways')
  // Words stay legible; a large chart is scrolled instead.
  least = data ? chartPlace.firstChild.getAttribute('width') * 0.8 : 0
  if (data) chartPlace.firstChild.style.minWidth = `${least}px`
  fitChart()
  shown = ''
}

/** The minimum width of the chart with legible words. */
let least = 0

/** A chart that is wider than its place can be shown as a whole. */
const fitChart = () => { at('whole').parentNode.hidden = least <= chartPlace.clientWidth }

/** What the pictures of states show now. */
let shown = ''

/**
 * Shows in each state the cell that was touched last, with what the app has set of it.
 * @param {Machine} stage
 */
function syncChart(stage) {
  const { places } = stage.cells[stage.touched], key = `${stage.touched} ${places}`
  if (key === shown) return
  shown = key
  all('.specimen', chartPlace).forEach((e) => e.remove())
  stage.scene.chart?.states.forEach((state, i) => all('.node', chartPlace)[i].append(...specimenOf(stage, state, places)))
}

/**
 * A small picture of the cell that was touched last in a state.
 * @param {Stage} stage
 * @param {[string, number[], string?, [number, number][]?]} state  Its name, the place of its picture, and if the name has
 *   numbers that follow a finger the name without these and their places.
 * @param {number[]} inputs  The places of their values.
 */
function specimenOf(stage, [id, [x, y, w, h], own = id, places = []], inputs) {
  let cell = { local: stage.table.locals.findIndex(({ name }) => name === own), places: inputs }
  for (const [index, place] of places) cell = placed(cell, index, place)
  const look = cell.local < 0 ? -1 : stage.look(stage.touched, cell), frame = stage.state(look, 0)?.f
  if (!frame || !page.canvas) return []
  const width = frame[2] + 12, height = frame[3] + 12
  const group = svg('svg', { class: 'specimen', x, y, width: w, height: h, viewBox: `-6 -6 ${width} ${height}` })
  group.append(svg('rect', { x: -6, y: -6, width, height, rx: 8, fill: stage.looks.background }))
  page.canvas.drawStill(look, group)
  return [group]
}

/**
 * Lights a state, and the arrow that led to it.
 * @param {string} name
 */
function light(name) {
  const data = page.stage?.scene.chart
  if (!data || name === page.node) return
  const find = (/** @type {string} */ id) => data.states.findIndex((s) => s[0] === id)
  const from = find(page.node), to = find(name)
  const mark = (/** @type {string} */ kind, /** @type {string} */ style, /** @type {(i: number) => boolean} */ holds) =>
    all(kind, chartPlace).forEach((/** @type {Element} */ e, /** @type {number} */ i) => e.classList.toggle(style, holds(i)))
  page.node = name
  const box = to < 0 ? null : boxOf(all('.node', chartPlace)[to]), room = boxOf(chartPlace)
  if (box && (box.left < room.left || box.right > room.right)) chartPlace.scrollLeft += box.left - room.left - 40
  if (box && (box.top < room.top || box.bottom > room.bottom)) chartPlace.scrollTop += box.top - room.top - 40
  mark('.node', 'lit', (i) => i === to)
  const words = all('.arrow b', chartPlace)
  fill('ways', ...data.arrows.flatMap(([start, end], i) => (start === to
    ? [make('li', `${words[i].textContent}: ${end === to ? 'stays' : all('.node', chartPlace)[end].dataset.name}`)] : [])))
  mark('.arrow', 'taken', (i) => data.arrows[i][0] === from && data.arrows[i][1] === to && from !== to)
}
