// ---- Drawing ------------------------------------------------------------------------------------------

const svgSpace = 'http://www.w3.org/2000/svg'

/**
 * Sets attributes of an element, if there is one.
 * @param {Element | null | undefined} element
 * @param {Record<string, any>} attributes
 */
function put(element, attributes) {
  // Browsers take a value that is set again for a change.
  for (const name in attributes) {
    if (element && element.getAttribute(name) !== `${attributes[name]}`) element.setAttribute(name, attributes[name])
  }
}

/**
 * @param {Element} element
 * @param {string} transform
 */
const turn = (element, transform) => put(element, { transform })

/**
 * Creates an SVG element.
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
function svg(name, attributes = {}) {
  const element = document.createElementNS(svgSpace, name)
  put(element, attributes)
  return element
}

/** Draws a stage into an SVG element, and changes only what has changed. */
class Canvas {
  /**
   * @param {SVGElement} root
   * @param {Stage} stage
   */
  constructor(root, stage) {
    this.stage = stage
    this.root = root
    const scene = stage.scene, [width, height] = scene.size
    root.replaceChildren()
    put(root, { viewBox: `0 0 ${width} ${height}` })
    this.defs = svg('defs')
    this.ground = svg('rect', { width, height })
    this.content = svg('g')
    this.extras = [svg('g'), svg('g')]
    this.variant = -1
    root.append(this.defs, this.ground, this.extras[0], this.content, this.extras[1])
    const { glyphs, images } = scene.look.drawing
    this.defs.append(...glyphs.map((d, i) => svg('path', { id: `g${i}`, d })), ...images.map((href, i) =>
      svg('image', { id: `i${i}`, href, width: 1, height: 1, preserveAspectRatio: 'none' })))
    this.stills = 0
    /** @type {Map<string, { element: SVGElement, state: ViewState | null, drawn: SVGElement[], clip?: SVGElement, mask?: SVGElement, texts: string }>} */
    this.shownViews = new Map()
    this.cells = scene.items.map((_, item) => {
      const cell = svg('g', { class: 'cell', role: 'button', tabindex: item ? -1 : 0, 'data-item': item })
      this.content.append(cell)
      return cell
    })
    /**
     * What takes the keyboard's focus over each control of an item.
     * @type {Record<string, SVGElement>[]}
     */
    this.handles = this.cells.map(() => ({}))
    this.notes = this.cells.map(() => svg('g', { class: 'notes' }))
    /** @type {string[]} */
    this.noted = []
    /** @type {Row | null} */
    this.row = null
    this.actions = svg('g')
    // What takes the keyboard's focus over each action.
    this.grips = svg('g')
    root.append(this.grips)
    this.rowClip = svg('path')
    this.defs.appendChild(svg('clipPath', { id: 'row' })).append(this.rowClip)
  }

  /** Draws the stage at its time. Returns whether anything moves. */
  draw() {
    const { stage } = this, time = stage.time, [left, top] = stage.offset
    const { spins: spinning = {}, layers = [] } = stage.scene.motion, spins = Object.values(spinning)
    let moves = this.drawRow() || spins.length > 0
    put(this.ground, { fill: stage.looks.background })
    this.extras.forEach((group, i) => {
      turn(group, shift(-left, -top))
      if (this.variant === stage.variant) return
      group.replaceChildren()
      this.drawStill(stage.looks.extras[i], group)
    })
    this.variant = stage.variant
    stage.cells.forEach((cell, item) => {
      const element = this.cells[item], motion = stage.motions[item]
      // A row that looks selected hides the line above it.
      const plain = stage.notes(item, cell)[6] ?? -1
      const look = plain >= 0 && stage.notes(item + 1, stage.cells[item + 1])[6] === -2 ? plain : stage.look(item, cell)
      if (look === -1) return
      const placeMoves = prune(stage, motion.place, time)
      const frame = placeMoves ? movedFrame(stage.scene.motion, motion.place, stage.frame(item), time) : stage.frame(item)
      let own = placeMoves
      for (const view of motion.viewMotions.values()) own = prune(stage, view, time) || own
      for (const [index, start] of motion.layers) own = time - start < ending(stage.scene.motion, layers[index][3]) || own
      moves = moves || own
      const key = `${look} ${frame} ${left} ${top} ${stage.variant} ${this.slid(item)} ${spins.map((spin) => stage.steps(spin, item, time))}`
      if (own || element.getAttribute('data-key') !== key) {
        put(element, { 'data-key': own ? '' : key })
        turn(element, shift(frame[0] - left, frame[1] - top))
        const texts = this.drawView(item, 0, look, time, element)
        put(element, { 'aria-label': `${texts || `Item ${item}`}, ${stage.text(cell).replaceAll('+', ', ')}`,
          'aria-pressed': stage.isSelected(cell) })
      }
      this.note(item, cell)
      this.handle(item)
    })
    return moves
  }

  /**
   * How far to the right the content of an item's row has moved.
   * @param {number} item
   */
  slid(item) { return this.row?.item === item ? this.row.edge[1] * this.stage.shifted : 0 }

  /** Draws the actions of the row that a finger swipes behind its content. Returns whether it moves. */
  drawRow() {
    const { stage, actions } = this, { row, time } = stage
    if (this.row !== row) {
      if (this.row) {
        put(this.cells[this.row.item], { 'clip-path': '' })
        // The keyboard's focus does not go with the action that has it.
        if (document.activeElement?.parentNode === this.grips) focusCell(this.row.item)
      }
      this.row = row
      actions.replaceChildren()
      if (row) {
        const cell = this.cells[row.item], [, , , , clip, buttons] = row.edge
        put(this.rowClip, { d: outline(stage, clip) })
        put(cell, { 'clip-path': 'url(#row)' })
        cell.prepend(actions)
        for (const [name, look, fill] of buttons) {
          const button = svg('g', { 'data-action': name }), content = svg('g')
          button.append(svg('rect', { fill }), content)
          this.drawStill(look, content)
          actions.prepend(button)
        }
      }
      this.grips.replaceChildren(...(row ? row.edge[5] : []).map(([name]) =>
        handleOf(name, row?.item)))
    }
    if (!row) return false
    const [x, y, size, height] = stage.shownFrame(row.item), [, sign, width] = row.edge, ends = stage.ends()
    turn(this.grips, shift(x, y))
    ends.forEach((end, i) => {
      const [area, content] = actions.children[ends.length - 1 - i].children
      const length = max(width, i ? max(0, stage.shifted) / ends.length : end), left = sign < 0 ? size - end : end - length
      for (const each of [area, this.grips.children[i]]) put(each, { x: round(left), width: round(length), height })
      turn(content, shift(sign < 0 ? left : end - width, 0))
    })
    return [row.move, row.growth].some((change) => change && time < change.end)
  }

  /**
   * Places what keys press over the controls of a cell.
   * @param {number} item
   */
  handle(item) {
    const { stage } = this, [x, y] = stage.shownFrame(item), own = this.handles[item], gone = new Set(Object.values(own))
    for (const [control, , isOn, width, height, ...matrix] of stage.areas(item)) {
      // What screen readers say of it.
      const words = matrix[6]
      if (!words) continue
      // A part of a control has its number.
      const key = control + (isOn < -2 ? `.${-2 - isOn}` : '')
      const handle = own[key] ??= this.root.appendChild(handleOf('', item))
      gone.delete(handle)
      turn(handle, `matrix(${concatenate(matrix, [1, 0, 0, 1, x, y]).join(' ')})`)
      put(handle, { width, height, display: 'inline', 'data-control': `${item}.${key}`, ...words,
        'aria-label': `${words['aria-label']}, item ${item}` })
    }
    for (const handle of gone) {
      if (handle === document.activeElement) focusCell(item)
      put(handle, { display: 'none' })
    }
  }

  /**
   * Draws over a cell its layout and the order of its accessibility elements, if they are asked for.
   * @param {number} item
   * @param {Cell} cell
   */
  note(item, cell) {
    const [, layout, order] = this.stage.notes(item, cell), { layouts, orders } = this.stage.scene.look
    const markup = (at('layout').checked ? layouts[layout] : '') + (at('order').checked ? orders[order]?.[0] : '')
    if (markup === this.noted[item]) return
    this.noted[item] = this.notes[item].innerHTML = markup
    this.cells[item].append(this.notes[item])
  }

  /**
   * Draws a look that does not change into a group.
   * @param {Look} look
   * @param {SVGElement} parent
   */
  drawStill(look, parent) {
    const known = this.shownViews
    this.shownViews = new Map()
    this.stills += 1
    this.drawView(-this.stills, 0, look, 0, parent)
    this.shownViews = known
  }

  /**
   * @param {number} item
   * @param {number} number
   * @param {Look} look
   * @param {number} time
   * @param {Element} parent
   */
  drawView(item, number, look, time, parent) {
    const settled = this.stage.state(look, number)
    if (!settled) return ''
    const id = `${item}.${number}`
    let view = this.shownViews.get(id)
    if (!view) {
      view = { element: svg('g', { 'data-view': this.stage.scene.look.views[number] }), state: null, drawn: [], texts: '' }
      this.shownViews.set(id, view)
    }
    const { element } = view
    if (element.parentNode !== parent) parent.append(element)
    const { state, frame, matrix } = presented(this.stage, item, number, settled, time)
    const place = frame ? placement(frame, matrix) : matrix.slice()
    if (!number) place[4] += this.slid(item)
    turn(element, `matrix(${place.map((n, i) => (round(n, i < 4 ? 8 : 5)))})`)
    if (frame) put(element, { 'data-frame': frame.map((n) => round(n)).join(' ') })
    const { s, o = 1 } = state
    // The attribute would fade a shadow that its own content hides; a filter fades the content before it draws the shadow.
    element.style.filter = s ? `opacity(${o}) drop-shadow(${s[0]}px ${s[1]}px ${s[2]}px ${s[3]})` : ''
    if (state.c != null) {
      if (!view.clip) {
        view.clip = svg('path')
        this.defs.appendChild(svg('clipPath', { id: `c${id}` })).append(view.clip)
      }
      put(view.clip, { d: outline(this.stage, state.c) })
    }
    // The view through which this one is seen; it is never the first, the cell.
    if (state.a) {
      view.mask ??= this.defs.appendChild(svg('mask', {
        id: `m${id}`, maskUnits: 'userSpaceOnUse', x: -2e3, y: -2e3, width: 4e3, height: 4e3 }))
      this.drawView(item, state.a, look, time, view.mask)
    }
    put(element, { opacity: s ? 1 : o, 'clip-path': state.c == null ? '' : `url(#c${id})`, 'mask': state.a ? `url(#m${id})` : '' })
    const texts = []
    if (view.state !== state) {
      const isSame = view.state && view.state.k.length === state.k.length
        && state.k.every((k, i) => {
          const old = /** @type {any} */ (view?.state?.k[i])
          return isNumber(k) ? old === k : k[0] === old[0] && k[0] !== 't'
        })
      if (isSame) {
        let index = 0
        for (const k of state.k) if (!isNumber(k)) this.update(view.drawn[index++], k)
      } else {
        view.drawn = []
        element.replaceChildren()
        for (const k of state.k) {
          if (isNumber(k)) {
            this.drawView(item, k, look, time, element)
            continue
          }
          const leaf = this.leaf(k)
          view.drawn.push(leaf)
          element.append(leaf)
        }
      }
      view.state = state
    }
    for (const k of state.k) {
      if (isNumber(k)) texts.push(this.drawView(item, k, look, time, element))
      else if (k[0] === 't') texts.push(this.stage.scene.look.drawing.texts[k[1]][0])
    }
    // Screen readers do not read texts that are not visible.
    view.texts = o ? texts.filter(Boolean).join(', ') : ''
    return view.texts
  }

  /**
   * Creates the element of a drawing command.
   * @param {any[]} leaf
   */
  leaf(leaf) {
    const [kind] = leaf
    /** @type {SVGElement} */
    let element
    if (kind === 't') {
      element = svg('g')
      const [, glyphs, pictures = []] = this.stage.scene.look.drawing.texts[leaf[1]]
      for (let i = 0; i < glyphs.length; i += 3) {
        element.append(svg('use', { href: `#g${glyphs[i]}`, x: glyphs[i + 1], y: glyphs[i + 2] }))
      }
      for (const [image, [x, y, width, height]] of pictures) {
        const transform = shift(x, y, width, height)
        element.append(svg('use', { href: `#i${image}`, transform, class: 'emoji' }))
      }
    } else if (kind === 'i') {
      element = svg('use', { href: `#i${leaf[1]}` })
    } else {
      element = svg('path')
      if (kind === 'g') {
        const id = `p${this.defs.childElementCount}`
        const gradient = svg(leaf[7] ? 'radialGradient' : 'linearGradient', { id, gradientUnits: 'userSpaceOnUse' })
        leaf[6].forEach(() => gradient.append(svg('stop')))
        this.defs.append(gradient)
        put(element, { fill: `url(#${id})` })
        element.dataset.paint = id
      }
    }
    this.update(element, leaf)
    return element
  }

  /**
   * Gives the element of a drawing command its values.
   * @param {SVGElement} element
   * @param {any[]} leaf
   */
  update(element, leaf) {
    const [kind] = leaf
    if ('fsg'.includes(kind)) put(element, { d: outline(this.stage, leaf[1]) })
    if (kind === 'f') put(element, { fill: leaf[2], 'fill-rule': leaf[3] ? 'evenodd' : 'nonzero' })
    else if (kind === 's') {
      put(element, { fill: 'none' })
      ;['', '-width', '-linecap', '-linejoin', '-miterlimit', '-dasharray', '-dashoffset'].forEach((name, i) => {
        if (leaf[i + 2] || i < 5) put(element, { [`stroke${name}`]: leaf[i + 2] })
      })
    } else if (kind === 't') {
      put(element, { fill: leaf[2] })
      turn(element, shift(leaf[3], leaf[4]))
      // Of the colour, #rrggbbaa or #rrggbb, emoji take the alpha only.
      const alpha = leaf[2].length > 7 ? parseInt(leaf[2].slice(7), 16) / 255 : 1
      for (const picture of element.querySelectorAll('.emoji')) put(picture, { opacity: alpha })
    } else if (kind === 'i') {
      const [x, y, w, h] = leaf[2]
      turn(element, shift(x, y, w, h))
    } else {
      const gradient = this.defs.querySelector(`#${element.dataset.paint}`)
      if (leaf[7]) {
        const [x, y, endX, endY] = leaf.slice(2)
        put(gradient, { gradientTransform: shift(x, y, abs(endX - x), abs(endY - y)), cx: 0, cy: 0, r: 1 })
      } else {
        const [x1, y1, x2, y2] = leaf.slice(2)
        put(gradient, { x1, y1, x2, y2 })
      }
      leaf[6].forEach((/** @type {any[]} */ stop, /** @type {number} */ i) => {
        put(gradient?.children[i], { offset: stop[0], 'stop-color': stop[1] })
      })
    }
  }
}

/** @param {number} n */
const round = (n, places = 5) => +n.toFixed(places)

/**
 * What takes the keyboard's focus over a control or an action.
 * @param {string} name
 * @param {any} item
 */
const handleOf = (name, item) => svg('rect',
  { class: 'handle', tabindex: 0, role: 'button', 'aria-label': `${name}, item ${item}`, 'data-item': item })

/**
 * A transform as an attribute: scaled, then moved.
 * @param {number} x
 * @param {number} y
 */
const shift = (x, y, width = 1, height = 1) => `translate(${round(x)} ${round(y)}) scale(${round(width)} ${round(height)})`

/**
 * From a view's coordinates to its superview's: its transform is about its centre.
 * @param {number[]} frame
 * @param {number[]} matrix
 */
function placement(frame, matrix) {
  const x = frame[2] / 2, y = frame[3] / 2
  return concatenate(concatenate([1, 0, 0, 1, -x, -y], matrix), [1, 0, 0, 1, frame[0] + x, frame[1] + y])
}
