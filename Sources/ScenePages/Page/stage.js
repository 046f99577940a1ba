// The script of a page on which scenes can be touched. It looks up what Cellophane has computed: the table
// of what touches do, the looks of cells, and the animations with their curves. It knows names only as
// texts. Time is an argument everywhere, so that a script can be played, slowed down and sought.
'use strict'

/**
 * @typedef {{ f?: number[], m?: number[], o?: number, c?: number | string, a?: number, s?: [number, number, number, string],
 *   k: (number | any[])[], p?: number[] }} ViewState
 * @typedef {{ views: string[], states: ViewState[][], looks: number[][], drawing: { paths: string[],
 *   glyphs: string[], texts: [string, number[], [number, number[]][]?][], images: string[] }, layouts: string[],
 *   orders: string[][], areas: any[][][], rows?: RowEdge[][] }} Looks  Layouts are SVG; an order is SVG and the accessibility elements as
 *   texts; an area is a control that takes touches, or −1 for what covers one: whether it is enabled, whether it is on or the number of its part, its
 *   width and height, the transform from its coordinates to the cell's, and the attributes of its handle if it has one.
 * @typedef {[number | Settling | null, number, number, number]} Plan  A curve, whether it is added to a layer, whether it begins
 *   at what is on screen, and how much later it starts for each item.
 * @typedef {[number, string, number[], Plan, number, number]} Layer  What a rule adds to the layer of a view while it holds: the
 *   rule, the view, the parts of its transform, none for its alpha, the course of a number, and what that number is: 0 the value,
 *   1 what is added to the view's own value, 2 the part of the way from that to the last number.
 * @typedef {{ rules: [Plan | 0, Plan | 0, number][],
 *   targets: Record<string, [string, number, number[], string[]][]>, states: Record<string, Plan | 0>,
 *   layoutStates: string[], batch: Plan | 0, positions: number[], spins?: Record<string, [number, number]>, layers?: Layer[],
 *   curves: [number, number, number, number, number[]][] }} Motions  What spins has the duration of a turn and its steps.
 * @typedef {[number, number, number, number, number?]} Edge  The finger's phase, the states of the cell under it and
 *   of the other cell, the list of events, and 1 if rows come or go, which is not shown.
 * @typedef {[number, number, number, number, number, [string, number, string][]]} RowEdge  The swipe actions of a row at
 *   an edge: the number of the edge, the direction in which the content moves, the width of a button, the offset that
 *   completes a full swipe or -1, the outline of the row, and for each action from the edge inwards its name, its look
 *   and its colour.
 * @typedef {{ item: number, area?: number[], x0: number, y0: number, x: number, y: number, time: number, pan?: number[],
 *   track: number[][], begun: { slop: number[], starts: number[] }[], by?: number | string, steps?: number,
 *   row?: number, start?: any, way?: any, swipe?: number[][] }} Finger  Its places with their times; for each pan that has
 *   begun the way before that, and the numbers then. The pointer, or `key`, that has put it down; none for a script and
 *   a link; how often keys have swiped, to the right. What it touches of a row with actions: the number
 *   of one, -1 for the content, -2 for what is beside the row; where a swipe began, the way of the content then, and
 *   its offsets with their times.
 * @typedef {[string, number, [number, number] | 0, [number, number] | 0]} Pan  The name of a recogniser, the direction in which
 *   it begins: 0 to a side, 1 up or down, 2 any, and the inputs that follow the finger along x and y, each with how far the
 *   finger moves for a change by 1.
 * @typedef {[number[], number, number, number[], number[] | 0]} Panned  Where a number rests, its least and its greatest value, between
 *   which it does not resist, and the spring that brings it to rest: its decay, its frequency, the rest of the way at which it ends, whether
 *   it is added to a layer and whether it begins at what is on screen.
 * @typedef {{ entries: Record<string, Record<string, Edge>>, events: any[][], timers: number[][],
 *   down: number[], scrolling: number[], controls?: number[], reach?: number, delays: number[], rings: number[], single: number, swipes?: any, springs?: any, pans?: Pan[],
 *   locals: { name: string, chart?: string, flags: string[], custom: Record<string, string>, suspended?: number, fresh?: number, reused?: Record<string, number> }[] }} Table  A
 *   self-sizing cell that has not been asked for its size yet knows what it is after that, and one that loses something when it
 *   leaves the screen what it is afterwards, by what the item's cell is at first.
 * @typedef {{ traits: string[], background: string, scroll: number[], scrolls?: number, frames: number[][], cells: any[][],
 *   notes: [number[], number, number, number?, number?, number?, number?][], extras: number[], moved?: Record<string, number[][]>[] }} Variant  Scroll has the content offset at
 *   the start, the least and the greatest one. The cells of an item are listed by
 *   state, and then in lists by the value of each input; 0 for what has no look. A cell has a look and
 *   notes: the rules that hold, its layout, the order of its accessibility elements, its controls, by number, its look without the
 *   rules that animate without an end, its swipe actions, and its look above a cell that looks selected, or -2 if it looks
 *   selected itself. Extras are the looks of headers, footers and decorations behind the cells and in front of them.
 * @typedef {{ name: string, duration: number, length: number, inputs?: any[][],
 *   score: string, films?: (string | [number, string][])[], log?: [number, number | null, string, string?][],
 *   states?: [number, number, string, string][] }} Script  Rows of what changes, as HTML, and inputs for the machine, or a recording: a film for each
 *   variant, the log, and from which time on which item is in which state, with its name in the chart.
 * @typedef {[string, string, number, string[], string, string, Panned?]} Input  The name, the label, whether a cell that is
 *   used again keeps it, values, the name in the log, the value that the scene begins with, and how it follows a finger.
 * @typedef {{ name: string, title: string, limits: string[], size: number[],
 *   horizontal?: number, offset: number[], items: number[][],
 *   inputs: Input[], bound: Input[], rows: string, traits: string, initial: number[][], machine: Table, motion: Motions, look: Looks,
 *   variants: Variant[], scripts: Script[], lines?: number[],
 *   chart?: { svg: string, states: [string, number[], string?, [number, number][]?][], arrows: [number, number][] },
 *   chartNote?: string }} SceneData
 * @typedef {{ name: string, title: string, source?: string, error?: string, problem?: string, thumbnail?: string }} Listed  An entry
 *   of the page's list: a scene with its file and a picture, perhaps with what is wrong in it now, or only an error.
 * @typedef {{ local: number, places: number[] }} Cell  The places of the values of inputs. Of a number that follows a finger it may be between two values.
 * @typedef {number | [any, any, number]} Look  The number of a look, or what is between two looks.
 * @typedef {{ time: number, item: number | null, event: string, value?: string }} Entry
 * @typedef {{ start: number, plan: Plan, isEndless?: boolean }} Running
 */

// ---- The stage ----------------------------------------------------------------------------------------

/** What a scene is at a moment. */
class Stage {
  time = 0
  /** The phase of the finger, and the one while there is none, by number. */
  phase = 0
  rest = 0
  /**
   * The content offset along the scroll direction, in points.
   * @type {number}
   */
  scroll = 0
  /** @type {Cell[]} */
  cells = []
  /** @type {Finger | null} */
  finger = null
  /**
   * The row whose swipe actions are shown.
   * @type {Row | null}
   */
  row = null
  /** @type {Entry[]} */
  log = []
  /**
   * The cells that have changed in this turn, as they were before it.
   * @type {Map<number, Cell>}
   */
  before = new Map()
  /**
   * The cells that have become visible in this turn.
   * @type {Set<number>}
   */
  appeared = new Set()
  /** @type {{ time: number, notices: Entry[], batch: boolean }} */
  turn = { time: 0, notices: [], batch: false }
  /** @type {Entry[]} */
  marks = []
  isFirst = true
  isMarked = false
  /** What the page does not know, as a sentence. */
  lost = ''
  /**
   * The animations of what follows the numbers that a finger has moved in this turn, by name; 0 while it holds them.
   * @type {Record<string, Plan | 0>}
   */
  paces = {}
  /** @type {ItemMotion[]} */
  motions = []
  /** The item that was touched last. */
  touched = 0
  /**
   * When cells have become visible, in seconds.
   * @type {number[]}
   */
  since = []

  /**
   * @param {SceneData} scene
   * @param {number} variant
   */
  constructor(scene, variant) {
    this.scene = scene
    this.table = scene.machine
    this.variant = variant
    /** @type {() => void} */
    this.changed = () => {}
    this.scroll = this.looks.scroll[0]
    this.cells = scene.items.map((item, index) => ({ local: item[1], places: scene.initial[index].slice() }))
    this.motions = scene.items.map(still)
  }

  /** Ends all animations but those that last as long as their rules hold. */
  settle() {
    this.motions = this.cells.map(still)
    for (const item of this.visible) last(this, item, this.time, true)
  }

  /** Begins again, at time 0. */
  reset() { Object.assign(this, new Stage(this.scene, this.variant), { changed: this.changed }) }

  get looks() { return this.scene.variants[this.variant] }

  /**
   * A cell's look, or -1 if the page does not have it.
   * @param {number} item
   * @param {Cell} cell
   * @returns {Look}
   */
  look(item, cell) {
    const index = cell.places.findIndex((place) => place % 1), place = cell.places[index]
    if (index < 0) return this.known(item, cell)?.[0] ?? -1
    const [low, high] = [floor, ceil].map((side) => this.look(item, placed(cell, index, side(place))))
    return low === high || low === -1 ? low : [low, high, place % 1]
  }

  /**
   * What is known of a cell's look beside its picture.
   * @param {number} item
   * @param {Cell} cell
   * @returns {[number[], number, number, number?, number?, number?, number?]}
   */
  notes(item, cell) { return this.looks.notes[this.known(item, cell)?.[1] ?? -1] ?? [[], -1, -1] }

  /**
   * The controls of an item's cell and what covers them, from back to front.
   * @param {number} item
   */
  areas(item) { return this.scene.look.areas[this.notes(item, this.cells[item])[3] ?? -1] ?? [] }

  /**
   * Whether an area of an item's cell contains a point, or one that is at most this far away.
   * @param {number[]} area
   * @param {number} item
   * @param {number} x
   * @param {number} y
   */
  contains([, , , width, height, ...matrix], item, x, y, reach = 0) {
    const [left, top] = this.shownFrame(item), back = inverse(matrix)
    if (!back) return false
    const [, , , , ownX, ownY] = concatenate([1, 0, 0, 1, x - left, y - top], back)
    return inside([-reach, -reach, width + 2 * reach, height + 2 * reach], ownX, ownY)
  }

  /** @param {Cell} cell */
  isSelected(cell) { return this.table.locals[cell.local].flags.includes('selected') }

  /**
   * @param {number} item
   * @param {Cell} cell
   */
  known(item, cell) {
    return cell.places.reduce((/** @type {any} */ list, place) => list?.[Math.round(place)], this.looks.cells[item][cell.local]) || null
  }

  /**
   * The state of a cell as text: `selected+playing`.
   * @param {Cell} cell
   */
  text(cell) {
    const local = this.table.locals[cell.local]
    /** @type {Record<string, string>} */
    const values = { ...local.custom }
    this.scene.inputs.forEach((input, index) => {
      const value = valueAt(input, cell.places[index])
      if (value !== input[5]) values[input[0]] = value
    })
    const customs = Object.keys(values).sort().map((k) => (values[k] === 'true' ? k : `${k}=${values[k]}`))
    return [...local.flags, ...customs].join('+') || 'normal'
  }

  // -- Frames

  /**
   * The frame of an item's cell in the content, without animations.
   * @param {number} item
   */
  frame(item, cells = this.cells) {
    const frame = this.looks.frames[item].slice()
    const moved = this.looks.moved
    if (!moved) return frame
    cells.forEach((cell, other) => {
      const look = this.look(other, cell)
      const size = this.state(look, 0)?.f?.slice(2).map((n) => round(n, 3)).join(' ') ?? ''
      const shift = moved[other][size]?.[item]
      if (shift) shift.forEach((n, i) => { frame[i] += n })
    })
    return frame
  }

  /**
   * The state of a view in a look.
   * @param {Look} look
   * @param {number} view
   * @returns {ViewState | null}
   */
  state(look, view) {
    if (!isNumber(look)) return middle(this, this.state(look[0], view), this.state(look[1], view), look[2])
    const number = this.scene.look.looks[look]?.[view] ?? -1
    return number < 0 ? null : this.scene.look.states[view][number]
  }

  /**
   * How many steps something that spins has made since its cell appeared.
   * @param {[number, number]} spin
   * @param {number} item
   * @param {number} time
   */
  steps([duration, count], item, time) { return floor((time - (this.since[item] ?? 0)) / duration * count + 1e-9) }

  /** The content's position under the viewport's corner. */
  get offset() {
    const [x, y] = this.scene.offset
    return this.along([this.scroll, y], [x, this.scroll])
  }

  /**
   * The frame of an item's cell in the viewport.
   * @param {number} item
   */
  shownFrame(item) {
    const [x, y, width, height] = this.frame(item), [left, top] = this.offset
    return [x - left, y - top, width, height]
  }

  /**
   * The one of two things that is along the scroll direction.
   * @template T
   * @param {T} x
   * @param {T} y
   */
  along(x, y) { return this.scene.horizontal ? x : y }

  // -- The row whose swipe actions are shown

  /** How far its content has moved from the edge, in points. */
  get shifted() { return this.row?.move?.at(this.time) ?? this.row?.offset ?? 0 }

  /** To which part the first action covers the others, in hundredths. */
  get covered() { return this.row?.growth?.at(this.time) ?? this.row?.cover ?? 0 }

  /** How far from the edge each action ends, in points. */
  ends() {
    const shown = max(0, this.shifted), actions = this.row?.edge[5] ?? []
    return actions.map((_, i) => {
      const end = shown * (i + 1) / actions.length
      return i ? end : end + (shown - end) * this.covered / 100
    })
  }

  /** The items whose cells are in the viewport. */
  get visible() { return this.cells.map((_, item) => item).filter((item) => this.isVisible(item)) }

  /**
   * Whether a cell is in the viewport.
   * @param {number} item
   */
  isVisible(item) {
    const [x, y, width, height] = this.shownFrame(item), [right, bottom] = this.scene.size
    return x < right && y < bottom && x + width > 0 && y + height > 0
  }

  /**
   * The item under a point; -1 for none.
   * @param {number} x
   * @param {number} y
   */
  hit(x, y) {
    // @ts-ignore older declarations of JavaScript do not have it
    return this.cells.findLastIndex((/** @type {Cell} */ _, /** @type {number} */ item) =>
      this.isVisible(item) && inside(this.shownFrame(item), x, y))
  }
}

/**
 * Whether a frame contains a point.
 * @param {number[]} frame
 * @param {number} x
 * @param {number} y
 */
const inside = ([left, top, width, height], x, y) => x >= left && x < left + width && y >= top && y < top + height
