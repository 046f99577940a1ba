// ---- Rows that a finger swipes -------------------------------------------------------------------------

/**
 * @typedef {{ to: number, end: number, at: (time: number) => number }} Settling  A number that a spring moves: where
 *   it comes to rest, when, and what it is at a time.
 * @typedef {{ item: number, edge: RowEdge, offset: number, cover: number, isFull: boolean, move: Settling | null,
 *   growth: Settling | null }} Row  How far the content has moved from the edge, in points; to which part the first
 *   action covers the others, in hundredths; whether lifting the finger performs it; and what moves both.
 */

/**
 * Starts a spring that brings a number to rest. Returns null if it is at rest already.
 * @param {number[]} spring  Its decay, its frequency, 0 for critical damping, and the distance at which it is at rest.
 * @param {number} from
 * @param {number} to
 * @param {number} start
 * @returns {Settling | null}
 */
function settling([decay, frequency, rest], from, to, start, velocity = 0) {
  const way = to - from, part = decay - velocity / way
  if (abs(way) <= rest) return null
  let low = 0, high = 99
  for (let i = 0; i < 60; i++) {
    const time = (low + high) / 2
    if (exp(-decay * time) * (1 + abs(part) * (frequency ? 1 / frequency : time)) > rest / abs(way)) low = time
    else high = time
  }
  return {
    to, end: start + high, at: (now) => {
      const time = now - start
      const swing = frequency ? sin(frequency * time) / frequency : time
      return time < high ? to - way * exp(-decay * time) * (cos(frequency * time) + part * swing) : to
    },
  }
}

/** What a finger does to a row with actions. */
class Rows extends Stage {
  /**
   * The actions of an item's row, by edge.
   * @param {number} item
   * @returns {RowEdge[]}
   */
  rows(item) { return this.scene.look.rows?.[this.notes(item, this.cells[item])[5] ?? -1] ?? [] }

  /** The offset at which the actions are open. */
  get openOffset() { return this.row ? this.row.edge[2] * this.row.edge[5].length : 0 }

  /**
   * The offset at which the content is seen if a finger drags it this far, or the way back from it.
   * @param {number} way
   */
  stretched(way, isBack = false) {
    const [, , resistance, fullResistance] = this.table.swipes, full = this.row?.edge[3] ?? -1
    const over = way < 0 ? way : max(way - (full < 0 ? this.openOffset : full), 0)
    const share = way < 0 || full < 0 ? resistance : fullResistance
    return way - over + (isBack ? over / share : over * share)
  }

  /**
   * The action under a point; -1 for the content.
   * @param {Row} row
   * @param {number} x
   * @param {number} y
   */
  actionAt(row, x, y) {
    const frame = this.shownFrame(row.item), [left, , width] = frame
    const way = row.edge[1] < 0 ? left + width - x : x - left
    return inside(frame, x, y) && way < this.shifted ? this.ends().findIndex((end) => way < end) : -1
  }

  /**
   * A finger comes down while actions are shown: it drags them, performs one or closes them. Returns whether
   * cells do not receive the touch.
   * @param {number} x
   * @param {number} y
   */
  touchRow(x, y) {
    const { row } = this
    if (!row || (row.move?.to === 0 && this.hit(x, y) !== row.item)) return false
    let part = -2
    if (inside(this.shownFrame(row.item), x, y)) {
      row.offset = this.shifted
      row.move = null
      part = this.actionAt(row, x, y)
    } else this.closeRow()
    this.phase = this.rest
    this.finger = { item: row.item, row: part, x0: x, y0: y, x, y, time: this.time, track: [], begun: [] }
    return true
  }

  /**
   * Moves a row with the finger, or waits for it to pass the slop. Returns whether nothing else follows the finger.
   * @param {Finger} finger
   */
  follows(finger) {
    const { item, x, y, x0, y0, row: part } = finger, isHeld = part !== undefined
    if (!finger.swipe) {
      const dx = x - x0, dy = y - y0
      /** @type {RowEdge | undefined} */
      const edge = isHeld ? this.row?.edge : this.rows(item).find((edge) => edge[1] * dx > 0)
      if (!edge || part === -2 || finger.pan) return isHeld
      const [slop] = this.table.swipes
      if (abs(dx) <= slop || abs(dx) <= abs(dy)) {
        // A touch that may become a swipe is not delivered yet.
        return isHeld || (abs(dx) <= slop && abs(dy) <= slop && this.table.timers[this.phase].includes(0))
      }
      if (!isHeld) {
        if (!this.act(item, `swipe ${edge[0]}`)) return false
        Object.assign(this, { row: { item, edge, offset: 0, cover: 0, isFull: false, move: null, growth: null } })
      }
      // The content does not jump: it follows the finger from the end of the slop.
      finger.start = x0 + sign(dx) * slop
      finger.way = this.stretched(this.shifted, true)
      finger.swipe = [[this.time, this.shifted]]
    }
    const { row } = this, [, , , , overscroll, reach] = this.table.swipes
    if (!row) return true
    const [, way, , full] = row.edge, [left, , width] = this.shownFrame(item)
    row.offset = this.stretched(finger.way + way * (x - finger.start))
    const crossed = (way < 0 ? left + width - x : x - left) / width
    this.expand(row, full >= 0 && (row.offset >= full || (crossed >= reach && row.offset >= this.openOffset + overscroll)))
    finger.swipe.push([this.time, row.offset])
    return true
  }

  /**
   * Expands the first action over the others, or restores its width.
   * @param {Row} row
   * @param {boolean} isFull
   */
  expand(row, isFull) {
    const to = isFull ? 100 : 0, from = this.covered
    if (row.isFull === isFull) return
    row.isFull = isFull
    row.growth = settling(this.table.springs[2], from, to, this.time)
    row.cover = row.growth ? to : from
  }

  /**
   * Releases a row.
   * @param {Finger} finger
   * @param {boolean} isUp  Whether the finger lifts; otherwise its touch is cancelled.
   */
  letGo({ row: part = -2, swipe, x, y }, isUp) {
    const { row, table, openOffset } = this
    if (!row) return
    if (swipe) {
      const velocity = isUp ? this.velocity(swipe) : 0, speed = table.swipes[6]
      if (row.isFull && isUp) this.perform(row, 0)
      else this.settleRow(row, (abs(velocity) > speed ? velocity > 0 : row.offset > openOffset / 2) ? openOffset : 0, velocity)
    } else if (part === -1) this.closeRow()
    else if (isUp && part >= 0 && this.actionAt(row, x, y) === part) this.perform(row, part)
  }

  /**
   * @param {Row} row
   * @param {number} index
   */
  perform(row, index) {
    this.act(row.item, `perform ${row.edge[5][index][0]}`)
    this.closeRow()
  }

  /** Closes the actions that are shown. */
  closeRow() { if (this.row && this.row.move?.to !== 0) this.settleRow(this.row, 0) }

  /**
   * Starts a movement of the row's content to an offset. A first action that covers the others still does so while the row
   * closes.
   * @param {Row} row
   * @param {number} to
   */
  settleRow(row, to, velocity = 0) {
    if (to) this.expand(row, false)
    row.move = settling(this.table.springs[velocity ? 1 : 0], this.shifted, to, this.time, velocity)
    row.offset = to
    if (!row.move && !to) this.closed()
  }

  /** Hides the actions, which are closed. */
  closed() {
    const { row } = this
    this.row = null
    if (row) this.act(row.item, 'closed')
  }

  settle() {
    this.closed()
    super.settle()
  }

  /**
   * Performs an action on a cell.
   * @param {number} item
   * @param {string} name
   */
  act(item, name) { return false }

  /**
   * How fast something has moved over the last moments.
   * @param {number[][]} track
   */
  velocity(track) { return 0 }
}
