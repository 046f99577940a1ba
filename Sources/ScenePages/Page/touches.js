// ---- Touches

let focused = 0

/**
 * A point of the screen in the collection view.
 * @param {{ clientX: number, clientY: number }} event
 * @returns {[number, number]}
 */
function point(event) {
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(surface.getScreenCTM().inverse())
  return [x, y]
}

/** A person takes over from a script. */
function live() {
  const { script } = page
  if (!script) return
  page.script = null
  setPlaying(false)
  showTime()
  if (!script.films) return
  showFilm()
  begin()
}

/**
 * @param {string} kind
 * @param {any[]} rest
 */
function give(kind, ...rest) {
  const stage = page.stage
  if (!stage) return
  live()
  if (!page.isManual) stage.advance(stage.time + min(page.now() - page.last, 0.1) * page.speed)
  page.last = page.now()
  stage.input(kind, ...rest)
  page.moves = true
}

/**
 * Puts the finger down. That of a script or a link is taken away first; of two of a person, the second one does nothing.
 * @param {number | string} by  The pointer, or `key`.
 * @param {number} x
 * @param {number} y
 */
function putDown(by, x, y) {
  const old = page.stage?.finger
  if (old) {
    if (old.by != null) return
    give('cancel')
  }
  give('down', x, y)
  const finger = page.stage?.finger
  if (!finger) return
  finger.by = by
  chooseCell(finger.item, false)
}

/**
 * Whether a pointer, or a key, has put the finger down that is down.
 * @param {number | string} by
 */
const isFingerOf = (by) => page.stage?.finger?.by === by

/**
 * Ends the touch of the finger, if a pointer, or a key, has put it down.
 * @param {string} kind
 * @param {number | string} by
 */
function finish(kind, by) { if (isFingerOf(by)) give(kind) }

function listen() {
  on(surface, 'pointerdown', (/** @type {PointerEvent} */ event) => {
    if (event.button) return
    surface.setPointerCapture(event.pointerId)
    putDown(event.pointerId, ...point(event))
    event.preventDefault()
  })
  on(surface, 'pointermove', (/** @type {PointerEvent} */ event) => {
    if (isFingerOf(event.pointerId)) give('move', ...point(event))
  })
  for (const kind of ['up', 'cancel']) {
    on(surface, `pointer${kind}`, (/** @type {PointerEvent} */ event) => finish(kind, event.pointerId))
  }
  on(surface, 'contextmenu', (/** @type {Event} */ event) => event.preventDefault())
  on(surface, 'wheel', (/** @type {WheelEvent} */ event) => {
    const stage = page.stage
    if (!stage?.looks.scrolls || stage.finger || page.isPlaying) return
    live()
    const before = stage.scroll
    stage.scrollTo(stage.scroll + stage.along(event.deltaX || event.deltaY, event.deltaY))
    if (stage.scroll !== before) event.preventDefault()
    page.moves = true
  }, { passive: false })
  on(surface, 'keydown', keyDown)
  on(surface, 'keyup', (/** @type {KeyboardEvent} */ event) => {
    if (event.key === ' ' || event.key === 'Enter') finish('up', 'key')
  })
  on(surface, 'focusin', ({ target }) => {
    const { item } = target.dataset
    if (item) chooseCell(+item, target.matches(':focus-visible') && !page.script)
  })
  on(surface, 'focusout', () => {
    page.moves = true
    finish('cancel', 'key')
  })
}

/** @param {KeyboardEvent & { target: SVGElement }} event */
function keyDown(event) {
  // A browser's shortcuts stay its own.
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const stage = /** @type {Machine} */ (page.stage), { finger } = stage
  const [left, top, width, height] = stage.shownFrame(focused), box = boxOf(event.target)
  // A finger presses the middle of the cell, of the control or of the action.
  const [x, y] = event.target.matches('.cell') ? [left + width / 2, top + height / 2]
    : point({ clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 })
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (event.key === ' ' || event.key === 'Enter') {
    if (!event.repeat) putDown('key', x, y)
  } else if (event.key === 'Escape') finish('cancel', finger?.by ?? '')
  else if (step && finger?.by === 'key') {
    // Left and right swipe a row, or pan. One arrow key drags the finger off the cell, the other one brings it back.
    const { pans, swipes } = stage.table, isAcross = /[ft]$/.test(event.key)
    const edge = stage.row?.edge ?? stage.rows(focused).find(([, way]) => way === step)
    if (isAcross && edge && !pans) {
      // Once opens the actions, twice is a full swipe; the other arrow key takes that back.
      const count = finger.steps = (finger.steps ?? 0) + step
      give('move', finger.x0 + sign(count) * (abs(count) > 1 ? width : swipes[0] + edge[2] * edge[5].length), y)
    } else if (isAcross ? pans : pans?.some((pan) => pan[1])) {
      give('move', x + (isAcross ? step * width * 0.45 : 0), y + (isAcross ? 0 : step * height * 0.45))
    }
    else if (step > 0) give('move', x + stage.along(0, width + 60), y + stage.along(height + 60, 0))
    else give('move', x, y)
  } else if (step) {
    focusCell(focused + step)
  } else return
  event.preventDefault()
}

/**
 * Gives an item's cell the keyboard's focus, if there is one.
 * @param {number} item
 */
// @ts-ignore SVG elements have focus
const focusCell = (item) => page.canvas?.cells[item]?.focus({ preventScroll: true })

/**
 * Makes a cell the one that keys press.
 * @param {number} item
 * @param {boolean} scrolls  Whether it is scrolled into view.
 */
function chooseCell(item, scrolls) {
  focused = item
  page.canvas?.cells.forEach((cell, i) => put(cell, { tabindex: i === item ? '0' : '-1' }))
  const stage = /** @type {Machine} */ (page.stage)
  stage.touched = item
  if (scrolls) {
    const [x, y, width, height] = stage.shownFrame(item), [right, bottom] = stage.scene.size
    const [start, length, room] = stage.along([x, width, right], [y, height, bottom])
    if (start < 0) stage.scrollTo(stage.scroll + start)
    else if (start + length > room) stage.scrollTo(stage.scroll + start + length - room)
  }
  told()
}

// ---- What is drawn over the cells: the finger and the keyboard's focus

/** @type {{ finger: SVGElement, focus: SVGElement }} */
let marks

function addOverlays() {
  focused = 0
  marks = { focus: svg('rect', { class: 'focus', rx: 8 }), finger: svg('g') }
  for (const part of ['rim', 'finger']) marks.finger.append(svg('circle', { class: part, r: 22 }))
  surface.append(marks.focus, marks.finger)
}

function overlay() {
  const stage = /** @type {Machine} */ (page.stage), { finger } = stage
  put(marks.finger, finger ? { opacity: 1, transform: shift(finger.x, finger.y) } : { opacity: 0 })
  const [x, y, width, height] = stage.shownFrame(focused)
  put(marks.focus, { opacity: document.activeElement?.matches('.cell:focus-visible') ? 1 : 0, x: x + 1.5, y: y + 1.5, width: max(width - 3, 0), height: max(height - 3, 0) })
}
