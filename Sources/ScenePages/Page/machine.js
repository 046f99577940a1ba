// The script of a page on which scenes can be touched. It looks up what Cellophane has computed: the table
// of what touches do, the looks of cells, and the animations with their curves. It knows names only as
// texts. Time is an argument everywhere, so that a script can be played, slowed down and sought.
'use strict'

/**
 * @typedef {{ f?: number[], m?: number[], o?: number, c?: number, s?: [number, number, number, string],
 *   k: (number | any[])[], p?: number[] }} ViewState
 * @typedef {{ views: string[], states: ViewState[][], looks: number[][], drawing: { paths: string[],
 *   glyphs: string[], texts: [string, number[]][], images: string[] } }} Looks
 * @typedef {[number, number, number]} Plan  A curve, whether it is added to a layer, and whether it begins
 *   at what is on screen.
 * @typedef {{ rules: [Plan | 0, Plan | 0, number][],
 *   targets: Record<string, [string, number, number[], string[]][]>, states: Record<string, Plan | 0>,
 *   layoutStates: string[], batch: Plan | 0, curves: [number, number, number, number, number[]][] }} Motions
 * @typedef {[number, number, number, number]} Edge  The finger's phase, the states of the cell under it and
 *   of the other cell, and the list of events.
 * @typedef {{ entries: Record<string, Record<string, Edge>>, events: any[][], timers: number[][],
 *   down: number[], scrolling: number[], delays: number[], rings: number[], single: number,
 *   locals: { flags: string[], custom: Record<string, string>, suspended?: number }[] }} Table
 * @typedef {{ traits: string[], background: string, frames: number[][], cells: ([number, number] | 0)[][],
 *   rules: number[][], moved?: Record<string, number[][]>[] }} Variant
 * @typedef {{ name: string, duration: number, length: number, inputs?: any[][], obstacle?: string }} Script
 * @typedef {[string, string, number, string[]]} Input  The name, the label, whether it is a number, values.
 * @typedef {{ name: string, title: string, error?: string, limits: string[], size: number[],
 *   horizontal?: number, scrolls?: number, scroll: number[], offset: number[], items: number[][],
 *   inputs: Input[], bound: Input[], initial: number[][], machine: Table, motion: Motions, look: Looks,
 *   variants: Variant[], scripts: Script[], source?: string, lines?: number[],
 *   chart?: { size: number[], states: [string, number[]][], initial: number,
 *   arrows: [number, number, string, number[], string[], string[], number][] } }} SceneData
 * @typedef {{ local: number, inputs: number[] }} Cell
 * @typedef {{ time: number, item: number | null, event: string, value?: string }} Entry
 * @typedef {{ start: number, plan: Plan }} Running
 */

// ---- The machine --------------------------------------------------------------------------------------

/** What a scene is at a moment, how inputs and time change it, and the log of what happened. */
class Stage {
  time = 0
  /** The phase of the finger, and the one while there is none, by number. */
  phase = 0
  rest = 0
  /** The content offset along the scroll direction, in points. */
  scroll = 0
  /** @type {Cell[]} */
  cells = []
  /** @type {{ item: number, x0: number, y0: number, x: number, y: number, time: number, pan?: number[] } | null} */
  finger = null
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
  /** @type {{ time: number, entries: Entry[], batch: boolean }} */
  turn = { time: 0, entries: [], batch: false }
  /** @type {Entry[]} */
  marks = []
  isFirst = true
  isMarked = false
  /** What the page does not know, as a sentence. */
  lost = ''
  /** @type {ItemMotion[]} */
  motions = []
  /** The item that was touched last. */
  touched = 0

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
    this.reset()
  }

  /** Begins again, at time 0. */
  reset() {
    const scene = this.scene
    this.time = this.phase = this.rest = 0
    this.scroll = scene.scroll[0]
    this.cells = scene.items.map((item, index) => ({ local: item[1], inputs: scene.initial[index].slice() }))
    this.finger = null
    this.log = []
    this.before = new Map()
    this.appeared = new Set()
    this.turn = { time: 0, entries: [], batch: false }
    this.marks = []
    this.isFirst = true
    this.isMarked = false
    this.lost = ''
    this.motions = scene.items.map(() => ({ place: newMotion(), views: new Map() }))
    this.touched = 0
  }

  get looks() { return this.scene.variants[this.variant] }

  /**
   * The number of a cell's look, or -1 if the page does not have it.
   * @param {number} item
   * @param {Cell} cell
   */
  look(item, cell) { return this.known(item, cell)?.[0] ?? -1 }

  /**
   * @param {number} item
   * @param {Cell} cell
   */
  known(item, cell) {
    let count = 1, number = 0
    this.scene.inputs.forEach((input, index) => {
      number += count * cell.inputs[index]
      count *= input[3].length
    })
    return this.looks.cells[item][cell.local * count + number] || null
  }

  /**
   * The state of a cell as text: `selected+playing`.
   * @param {Cell} cell
   */
  text(cell, hidesInputs = false) {
    const local = this.table.locals[cell.local]
    /** @type {Record<string, string>} */
    const values = { ...local.custom }
    const flags = local.flags.slice()
    if (!hidesInputs) {
      this.scene.inputs.forEach((input, index) => {
        const value = input[3][cell.inputs[index]]
        if (value !== 'false' && !this.isInitial(input, value)) values[input[0]] = value
      })
    }
    const customs = Object.keys(values).sort().map((k) => (values[k] === 'true' ? k : `${k}=${values[k]}`))
    return [...flags, ...customs].join('+') || 'normal'
  }

  /**
   * Whether a value is the one that cells begin with.
   * @param {Input} input
   * @param {string} value
   */
  isInitial(input, value) {
    const index = this.scene.inputs.indexOf(input)
    return input[3][this.scene.initial[0]?.[index] ?? 0] === value
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
      if (look < 0) return
      const size = this.state(look, 0)?.f?.slice(2).map((n) => +n.toFixed(3)).join(' ') ?? ''
      const shift = moved[other][size]?.[item]
      if (shift) shift.forEach((n, i) => { frame[i] += n })
    })
    return frame
  }

  /**
   * The state of a view in a look.
   * @param {number} look
   * @param {number} view
   */
  state(look, view) {
    const number = this.scene.look.looks[look]?.[view] ?? -1
    return number < 0 ? null : this.scene.look.states[view][number]
  }

  /** The content's position under the viewport's corner. */
  get offset() {
    const [x, y] = this.scene.offset
    return this.scene.horizontal ? [this.scroll, y] : [x, this.scroll]
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
    for (let item = this.cells.length - 1; item >= 0; item--) {
      if (this.isVisible(item) && inside(this.shownFrame(item), x, y)) return item
    }
    return -1
  }

  // -- Inputs

  /**
   * Gives the stage an input.
   * @param {string} kind
   * @param {any[]} rest
   */
  input(kind, ...rest) {
    if (this.isMarked) this.endTurn()
    if (kind === 'down') this.down(rest[0], rest[1])
    else if (kind === 'move') this.move(rest[0], rest[1])
    else if (kind === 'up' || kind === 'cancel') this.leave(kind)
    else if (kind === 'select' || kind === 'deselect') this.act(rest[0], kind)
    else if (kind === 'set') this.set(rest[0], rest.slice(1))
    else if (kind === 'mark') this.mark(rest[0])
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  down(x, y) {
    if (this.finger) return
    const item = this.hit(x, y)
    if (item < 0) return
    this.touched = item
    this.finger = { item, x0: x, y0: y, x, y, time: this.time }
    if (!this.act(item, 'down')) this.finger = null
    else this.due(this.time)
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  move(x, y) {
    const finger = this.finger
    if (!finger) return
    finger.x = x
    finger.y = y
    const along = this.scene.horizontal ? x - finger.x0 : y - finger.y0
    if (this.scene.scrolls && !finger.pan && Math.abs(along) > 10 && this.can(finger.item, 'scroll')) {
      this.act(finger.item, 'scroll')
      const start = this.scene.horizontal ? finger.x0 : finger.y0
      finger.pan = [start + Math.sign(along) * 10, this.scroll]
    }
    if (finger.pan) this.scrollTo(finger.pan[1] + finger.pan[0] - (this.scene.horizontal ? x : y))
    let name = 'out'
    if (inside(this.shownFrame(finger.item), x, y)) {
      const distance = Math.hypot(x - finger.x0, y - finger.y0)
      let ring = this.table.rings.filter((r) => distance > r).length
      while (ring > 0 && !this.can(finger.item, `in ${ring}`)) ring--
      name = `in ${ring}`
    }
    if (!finger.pan || this.table.scrolling[this.phase]) this.act(finger.item, name)
    this.due(this.time)
  }

  /** @param {string} kind */
  leave(kind) {
    if (!this.finger) return
    this.act(this.finger.item, kind)
    this.finger = null
  }

  /**
   * The app sets values of a cell.
   * @param {number} item
   * @param {string[][]} values
   */
  set(item, values) {
    for (const [word, value] of values) {
      const free = this.scene.inputs.findIndex((input) => input[0] === word)
      if (free >= 0) {
        const input = this.scene.inputs[free], number = input[3].indexOf(value)
        const cell = this.cells[item]
        if (number < 0) this.lost = `${word} ${value} is not on this page.`
        if (number < 0 || cell.inputs[free] === number) continue
        this.remember(item)
        this.cells[item] = { ...cell, inputs: cell.inputs.map((old, i) => (i === free ? number : old)) }
        const flag = /^(highlighted|selected|disabled|focused|pinned|editing|expanded|swiped|reordering)$/
        const name = flag.test(word) ? 'is' + word[0].toUpperCase() + word.slice(1) : word
        this.add({ time: this.time, item, event: name, value })
        continue
      }
      const bound = this.scene.bound.findIndex((input) => input[0] === word)
      const number = this.scene.bound[bound]?.[3].indexOf(value) ?? -1
      if (number < 0) this.lost = `${word} ${value} is not on this page.`
      else this.act(item, `set ${bound} ${number}`)
    }
  }

  /** @param {string} name */
  mark(name) {
    const mark = { time: this.time, item: null, event: 'mark', value: name }
    this.isMarked = true
    if (this.turn.entries.length || this.isFirst) this.marks.push(mark); else this.log.push(mark)
  }

  /**
   * Scrolls to a position within the content.
   * @param {number} position
   */
  scrollTo(position) {
    const next = Math.min(Math.max(position, this.scene.scroll[1]), this.scene.scroll[2])
    if (next === this.scroll) return
    const before = this.cells.map((_, item) => this.isVisible(item))
    this.scroll = next
    const turned = (/** @type {boolean} */ was) => this.cells.map((_, i) => i)
      .filter((i) => before[i] === was && this.isVisible(i) !== was)
    for (const item of turned(false)) {
      this.appeared.add(item)
      this.add({ time: this.time, item, event: 'willDisplayCell' })
    }
    for (const item of turned(true)) this.add({ time: this.time, item, event: 'didEndDisplayingCell' })
    this.add({ time: this.time, item: null, event: 'scrollViewDidScroll', value: `${+next.toFixed(6)}` })
  }

  // -- The table

  /**
   * The possible actions, and the one other cell that they may concern.
   * @param {number} item
   */
  edges(item) {
    const cell = (/** @type {number} */ i) => `${this.scene.items[i][0]}.${this.cells[i].local}`
    let other = -1
    if (this.table.single) {
      other = this.cells.findIndex((c, i) => {
        const local = this.table.locals[c.local]
        return i !== item && (local.suspended || local.flags.includes('selected'))
      })
    }
    const phase = this.finger && this.finger.item === item ? this.phase : this.rest
    return { other, edges: this.table.entries[`${phase}|${cell(item)}|${other < 0 ? '' : cell(other)}`] }
  }

  /**
   * Whether an action has an outcome.
   * @param {number} item
   * @param {string} name
   */
  can(item, name) { return Boolean(this.edges(item).edges?.[name]) }

  /**
   * Performs an action on a cell. Returns false if nothing is known about it.
   * @param {number} item
   * @param {string} name
   */
  act(item, name) {
    const { other, edges } = this.edges(item)
    const edge = edges?.[name]
    if (!edge) {
      if (!edges) this.lost = 'This goes beyond the states that were explored for this page.'
      return false
    }
    const isTouched = this.finger?.item === item
    if (isTouched) this.phase = edge[0]
    if (!this.table.down[edge[0]]) this.rest = edge[0]
    this.change(item, edge[1])
    if (other >= 0 && edge[2] >= 0) this.change(other, edge[2])
    for (const [role, event, value] of this.table.events[edge[3]]) {
      this.add({ time: this.time, item: role === 0 ? item : role === 1 ? other : null, event, value })
    }
    return true
  }

  /**
   * @param {number} item
   * @param {number} local
   */
  change(item, local) {
    if (this.cells[item].local === local) return
    this.remember(item)
    this.cells[item] = { ...this.cells[item], local }
  }

  // -- Time

  /** When something happens without an input. */
  get deadline() {
    const finger = this.finger
    if (!finger) return Infinity
    return Math.min(...this.table.timers[this.phase].map((t) => finger.time + this.table.delays[t]), Infinity)
  }

  /**
   * Lets everything happen that is due.
   * @param {number} time
   */
  due(time) {
    for (let i = 0; i < 99 && this.finger && this.deadline <= time + 1e-9; i++) {
      const deadline = Math.max(this.deadline, this.time)
      if (deadline > this.turn.time + 1e-9) this.endTurn()
      this.time = deadline
      if (!this.act(this.finger.item, 'time')) break
    }
  }

  /**
   * Lets time pass.
   * @param {number} time
   */
  advance(time) {
    if (time <= this.time) return
    if (this.deadline > this.time + 1e-9) this.endTurn()
    this.due(time)
    if (time > this.time + 1e-9) this.endTurn()
    this.time = Math.max(time, this.time)
  }

  // -- Turns: what happens at one moment. Cells change their looks at the end of a turn.

  /** @param {Entry} entry */
  add(entry) {
    if (!this.turn.entries.length) this.turn.time = this.time
    if (entry.event === 'performBatchUpdates') this.turn.batch = true
    this.turn.entries.push(entry)
  }

  /** @param {number} item */
  remember(item) { if (!this.before.has(item)) this.before.set(item, this.cells[item]) }

  endTurn() {
    this.isMarked = false
    const { entries, batch } = this.turn
    if (!entries.length && !this.isFirst) return
    const updated = this.cells.map((_, i) => i).filter((i) => {
      const cell = this.before.get(i)
      return this.isFirst || this.appeared.has(i) || (cell && this.text(cell) !== this.text(this.cells[i]))
    })
    const time = this.time
    for (const item of updated.filter((i) => this.isVisible(i))) {
      entries.push({ time, item, event: 'updateConfiguration' })
    }
    this.log.push(...entries, ...this.marks)
    animate(this, time, batch, new Map(this.before))
    this.before = new Map()
    this.appeared = new Set()
    this.marks = []
    this.turn = { time: this.time, entries: [], batch: false }
    this.isFirst = false
    this.changed()
  }
}

/**
 * Whether a frame contains a point.
 * @param {number[]} frame
 * @param {number} x
 * @param {number} y
 */
function inside([left, top, width, height], x, y) {
  return x >= left && x < left + width && y >= top && y < top + height
}
