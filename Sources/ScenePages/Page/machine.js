// ---- The machine ----------------------------------------------------------------------------------------

/** How inputs and time change a stage, and the log of what happened. */
class Machine extends Pans {
  /**
   * Gives the stage an input.
   * @param {string} kind
   * @param {any[]} rest
   */
  input(kind, ...rest) {
    const ends = kind === 'up' || kind === 'cancel'
    if (this.isMarked || (ends && this.finger?.begun.length)) this.endTurn()
    if (ends) this.leave(kind)
    else if (kind.endsWith('select')) this.act(rest[0], kind)
    // @ts-ignore The others are methods: down, move, set and mark.
    else this[kind](...rest)
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  down(x, y) {
    if (this.finger || this.touchRow(x, y)) return
    const item = this.hit(x, y)
    if (item < 0) return
    this.touched = item
    const area = this.areas(item).filter((a) => this.contains(a, item, x, y)).pop()
    const isControl = area && area[0] >= 0
    this.finger = { item, area: isControl ? area : undefined, x0: x, y0: y, x, y, time: this.time,
      track: [[this.time, x, y]], begun: [] }
    if (!this.act(item, isControl ? `down ${area.slice(0, 3).join(' ')}` : 'down')) this.finger = null
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
    finger.track.push([this.time, x, y])
    this.recognize(finger)
    if (this.follows(finger)) return this.due(this.time)
    const along = this.along(x - finger.x0, y - finger.y0)
    if (this.looks.scrolls && !finger.pan && abs(along) > 10 && this.can(finger.item, 'scroll')) {
      this.act(finger.item, 'scroll')
    }
    if (this.table.scrolling[this.phase] && !finger.pan) {
      finger.pan = [this.along(finger.x0, finger.y0) + sign(along) * 10, this.scroll]
    }
    if (finger.pan) this.scrollTo(finger.pan[1] + finger.pan[0] - this.along(x, y))
    let name = 'out'
    if (this.isNear(finger, x, y)) {
      const distance = hypot(x - finger.x0, y - finger.y0)
      let ring = this.table.rings.filter((r) => distance > r).length
      while (ring > 0 && !this.can(finger.item, `in ${ring}`)) ring--
      name = `in ${ring}`
    }
    if (!finger.pan || this.table.scrolling[this.phase]) this.act(finger.item, name)
    this.due(this.time)
  }

  /**
   * Whether a point is in the finger's cell, or near the control that has the touch.
   * @param {{ item: number, area?: number[] }} finger
   * @param {number} x
   * @param {number} y
   */
  isNear({ item, area }, x, y) {
    if (!area || !this.table.controls?.[this.phase]) return inside(this.shownFrame(item), x, y)
    return this.areas(item).some((now) => now[0] === area[0] && this.contains(now, item, x, y, this.table.reach))
  }

  /** @param {string} kind */
  leave(kind) {
    const { finger } = this
    if (!finger) return
    if (finger.row === undefined) this.act(finger.item, kind)
    this.finger = null
    this.letGo(finger, kind === 'up')
  }

  /**
   * The app sets values of a cell.
   * @param {number} item
   * @param {...string[]} values
   */
  set(item, ...values) {
    const { inputs, bound } = this.scene
    for (const [word, value] of values) {
      const isMeant = (/** @type {Input} */ input) => input[0] === word
      const free = inputs.findIndex(isMeant), other = bound.findIndex(isMeant), input = inputs[free] ?? bound[other]
      const place = input ? placeOf(input, value) : -1, cell = this.cells[item]
      if (place < 0) this.lost = `${word} ${value} is not on this page.`
      else if (free < 0) this.act(item, `set ${other} ${place}`)
      else if (cell.places[free] !== place) {
        this.remember(item)
        this.cells[item] = placed(cell, free, place)
        this.add({ item, event: input[4], value })
      }
    }
  }

  /** @param {string} name */
  mark(name) {
    const mark = { time: this.time, item: null, event: 'mark', value: name }
    this.isMarked = true
    if (this.turn.notices.length || this.isFirst) this.marks.push(mark); else this.log.push(mark)
  }

  /**
   * Scrolls to a position within the content.
   * @param {number} position
   */
  scrollTo(position) {
    this.closeRow()
    /** @type {number} */
    const next = min(max(position, this.looks.scroll[1]), this.looks.scroll[2])
    if (next === this.scroll) return
    const before = this.visible
    this.scroll = next
    const after = this.visible
    for (const item of after.filter((i) => !before.includes(i))) {
      this.appeared.add(item)
      this.since[item] = this.time
      this.add({ item, event: 'willDisplayCell' })
    }
    for (const item of before.filter((i) => !after.includes(i))) {
      this.motions[item] = still()
      this.add({ item, event: 'didEndDisplayingCell' })
      if (this.row?.item === item) this.closed()
      // The cell is used again, and keeps only what is the item's.
      const cell = this.cells[item]
      this.before.delete(item)
      this.cells[item] = { local: this.table.locals[cell.local].reused?.[this.scene.items[item][1]] ?? cell.local,
        places: cell.places.map((place, i) => (this.scene.inputs[i][2] ? place : this.scene.initial[item][i])) }
    }
    this.add({ item: null, event: 'scrollViewDidScroll', value: `${round(next, 6)}` })
  }

  // -- The table

  /**
   * The possible actions, and the one other cell that they may concern.
   * @param {number} item
   * @returns {{ other: number, edges: Record<string, Edge> | undefined }}
   */
  edges(item) {
    const cell = (/** @type {number} */ i) => `${this.scene.items[i][0]}.${this.cells[i].local}`
    let other = -1
    if (this.table.single) {
      other = this.cells.findIndex((c, i) => i !== item && (this.table.locals[c.local].suspended || this.isSelected(c)))
    }
    const phase = this.finger && this.finger.item === item ? this.phase : this.rest
    return { other, edges: this.table.entries[`${phase}|${cell(item)}|${other < 0 ? '' : cell(other)}`] }
  }

  /**
   * Whether an action has an outcome.
   * @param {number} item
   * @param {string} name
   */
  can(item, name) { return !!this.edges(item).edges?.[name] }

  /**
   * Performs an action on a cell. Returns false if nothing is known about it.
   * @param {number} item
   * @param {string} name
   */
  act(item, name) {
    const { other, edges } = this.edges(item)
    const edge = edges?.[name]
    if (!edge) {
      if (!edges) this.lost = 'What happens here is not on this page.'
      return false
    }
    const isTouched = this.finger?.item === item
    if (isTouched) this.phase = edge[0]
    if (!this.table.down[edge[0]]) this.rest = edge[0]
    this.change(item, edge[1])
    if (other >= 0 && edge[2] >= 0) this.change(other, edge[2])
    if (edge[4]) this.lost = 'Rows cannot be moved on this page.'
    for (const [role, event, value] of this.table.events[edge[3]]) {
      // The row that has been open until now.
      if (role > 1) { this.closed(); continue }
      const pan = this.table.pans?.findIndex((pan) => pan[0] === event.split('.')[0]) ?? -1
      if (pan >= 0) { this.pan(pan, event.split('.')[1]); continue }
      // All cells are asked for their sizes.
      if (event === 'performBatchUpdates') {
        this.cells.forEach((cell, i) => {
          if (i !== item && i !== other) this.change(i, this.table.locals[cell.local].fresh ?? cell.local)
        })
      }
      this.add({ item: role === 0 ? item : role === 1 ? other : null, event, value })
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

  /** When the row that closes is closed. */
  get closing() { return this.row?.move?.to === 0 ? this.row.move.end : Infinity }

  /** When something happens without an input. */
  get deadline() {
    const { finger, closing } = this
    return min(closing, ...(finger ? this.table.timers[this.phase].map((t) => finger.time + this.table.delays[t]) : []))
  }

  /**
   * Handles all deadlines that are due.
   * @param {number} time
   */
  due(time) {
    for (let i = 0; i < 99 && this.deadline <= time + 1e-9; i++) {
      const deadline = max(this.deadline, this.time)
      if (deadline > this.turn.time + 1e-9) this.endTurn()
      this.time = deadline
      if (this.closing <= deadline) this.closed()
      else if (!this.finger || !this.act(this.finger.item, 'time')) break
    }
  }

  /**
   * Advances the time.
   * @param {number} time
   */
  advance(time) {
    if (time <= this.time) return
    if (this.deadline > this.time + 1e-9) this.endTurn()
    this.due(time)
    if (time > this.time + 1e-9) this.endTurn()
    this.time = max(time, this.time)
  }

  // -- Turns: what happens at one moment. Cells change their looks at the end of a turn.

  /** @param {{ item: number | null, event: string, value?: string }} entry */
  add(entry) {
    if (!this.turn.notices.length) this.turn.time = this.time
    if (entry.event === 'performBatchUpdates') this.turn.batch = true
    this.turn.notices.push({ time: this.time, ...entry })
  }

  endTurn() {
    this.isMarked = false
    const { notices, batch } = this.turn
    if (!notices.length && !this.isFirst) return
    const time = this.time
    for (const item of this.visible) {
      const cell = this.before.get(item), appears = this.isFirst || this.appeared.has(item)
      if (!appears && (!cell || this.text(cell) === this.text(this.cells[item]))) continue
      notices.push({ time, item, event: 'updateConfiguration' })
      last(this, item, time, appears)
    }
    this.log.push(...notices, ...this.marks)
    animate(this, time, batch, new Map(this.before))
    this.paces = {}
    this.before = new Map()
    this.appeared = new Set()
    this.marks.length = 0
    this.turn = { time: this.time, notices: [], batch: false }
    this.isFirst = false
    this.changed()
  }
}
