// ---- Pans: numbers of cells that follow a finger ---------------------------------------------------------

/**
 * What a number is if its place is between two of the values that the page has.
 * @param {Input} input
 * @param {number} place
 */
function valueAt([, , , values], place) {
  const low = floor(place), value = values[low]
  return place === low ? value : `${round(between(+value, +values[low + 1], place - low), 6)}`
}

/**
 * The place of a value of an input; -1 if the page does not have it.
 * @param {Input} input
 * @param {string} value
 */
function placeOf([, , , values, , , panned], value) {
  if (!panned || isNaN(+value)) return values.indexOf(value)
  const next = values.findIndex((other) => +other > +value), low = +values[next - 1]
  return next < 0 ? values.length - 1 : next && next - 1 + (+value - low) / (+values[next] - low)
}

/**
 * A cell with another value of an input.
 * @param {Cell} cell
 * @param {number} index
 * @param {number} place
 */
const placed = (cell, index, place) => ({ ...cell, places: cell.places.map((old, i) => (i === index ? place : old)) })

/**
 * Where something is seen that a finger drags beyond a range, as content at its edge; or the way back from that.
 * @param {number} x
 * @param {number} length
 * @param {number[]} range
 */
function resisting(x, length, [low, high], isBack = false) {
  const edge = min(max(x, low), high), way = abs(x - edge)
  return edge + sign(x - edge) * (isBack ? way * length / (0.55 * max(length - way, length / 1e3))
    : 0.55 * way * length / (0.55 * way + length || 1))
}

/**
 * A view between two looks of its cell, for a number between two values.
 * @param {Stage} stage
 * @param {ViewState | null} a
 * @param {ViewState | null} b
 * @param {number} p
 * @returns {ViewState | null}
 */
function middle(stage, a, b, p) {
  if (!a || !b || a === b) return b
  const way = (/** @type {number} */ x, /** @type {number} */ y) => between(x, y, p)
  const all = (/** @type {number[]} */ x, /** @type {number[]} */ y) => x.map((n, i) => way(n, y[i]))
  const one = parts(a.m ?? identity), other = parts(b.m ?? identity)
  return {
    ...blend(stage, a, b, p), o: way(a.o ?? 1, b.o ?? 1), f: a.f && b.f && all(a.f, b.f),
    m: one && other ? fading(all(one, other), 1) : b.m,
    c: a.c == null || b.c == null ? b.c : combine(outline(stage, a.c), outline(stage, b.c), way),
    // What differs has a value that nothing else has.
    p: b.p?.map((n, i) => n + (n === a.p?.[i] ? 0 : p)),
  }
}

/** What pan recognisers do. */
class Pans extends Rows {
  /**
   * How fast something has moved over the last moments.
   * @param {number[][]} track  Its positions, each with its time.
   */
  velocity(track, axis = 1) {
    const recent = track.filter((sample) => this.time - sample[0] <= this.table.swipes[1] + 1e-9), first = recent[0]
    return first && this.time > first[0] ? (recent[recent.length - 1][axis] - first[axis]) / (this.time - first[0]) : 0
  }

  /**
   * Passes the location of the finger to pan recognisers: they continue, begin or fail.
   * @param {Finger} finger
   */
  recognize({ item, x, y, x0, y0, begun }) {
    const dx = abs(x - x0), dy = abs(y - y0)
    for (const index in begun) this.pan(+index, 'changed')
    this.table.pans?.forEach(([, axis], index) => {
      const isFree = axis > 1, far = isFree ? hypot(dx, dy) : max(dx, dy)
      if (far > this.table.swipes[0] && this.can(item, `pan ${index}`)) {
        this.act(item, isFree || (axis ? dy > dx : dx > dy) ? `pan ${index}` : 'fail')
      }
    })
  }

  /**
   * A pan recogniser reports a phase, and numbers of the cell follow the finger or come to rest.
   * @param {number} index
   * @param {string} phase
   */
  pan(index, phase) {
    const { finger, scene: { inputs, motion } } = this, [slop, , , , , , , reach] = this.table.swipes
    const [name, axis, ...numbers] = /** @type {Pan[]} */ (this.table.pans)[index]
    if (!finger) return
    const { item, x, y, x0, y0, begun } = finger, all = [x - x0, y - y0]
    // The part of the way before the pan began is no part of it.
    const own = begun[index] ??= { starts: [], slop: all.map((n, k) => (axis > 1 ? n * slop / hypot(...all) : axis === k ? sign(n) * slop : 0)) }
    const way = all.map((n, k) => n - own.slop[k]), velocity = [1, 2].map((k) => this.velocity(finger.track, k))
    const [tx, ty, vx, vy] = [...way, ...velocity].map((n) => round(n, 6))
    this.add({ item, event: `${name}.${phase}`, value: `translation ${tx} ${ty} velocity ${vx} ${vy}` })
    numbers.forEach((number, k) => {
      if (!number) return
      const [place, distance] = number, input = inputs[place], cell = this.cells[item]
      const [stops, low, high, free, release] = /** @type {Panned} */ (input[6]), isEnded = phase === 'ended'
      const now = +valueAt(input, cell.places[place]), start = own.starts[k] ??= now
      const speed = isEnded ? velocity[k] / distance : 0, rest = isEnded ? now : start
      let end = rest
      if (isEnded || phase === 'cancelled') {
        for (const [i, stop] of stops.entries()) {
          if (!i || abs(stop - rest - speed * reach) < abs(end - rest - speed * reach)) end = stop
        }
        const from = +valueAt(input, (this.before.get(item) ?? cell).places[place])
        this.paces[input[0]] = release ? [settling(release, 0, 1, 0, speed / (end - from)), release[3], release[4], 0] : motion.states[input[0]]
      } else {
        const length = this.frame(item)[2 + k] / abs(distance)
        end = min(max(resisting(resisting(start, length, free, true) + way[k] / distance, length, free), low), high)
        this.paces[input[0]] = 0
      }
      const value = `${round(end, 6)}`
      if (+value === now) return
      this.remember(item)
      this.cells[item] = placed(cell, place, placeOf(input, value))
      this.add({ item, event: input[4], value })
    })
  }

  /** @param {number} item */
  remember(item) { if (!this.before.has(item)) this.before.set(item, this.cells[item]) }

  /**
   * Whether an action has an outcome.
   * @param {number} item
   * @param {string} name
   */
  can(item, name) { return false }

  /**
   * Notes something that happens.
   * @param {{ item: number | null, event: string, value?: string }} entry
   */
  add(entry) { }
}
