// ---- Drawing commands as numbers, so that they can be interpolated --------------------------------------

/**
 * @param {any} value
 * @returns {value is number}
 */
const isNumber = (value) => typeof value === 'number'

/**
 * @param {Stage} stage
 * @param {number | string} path
 */
const outline = (stage, path) => typeof path === 'string' ? path : stage.scene.look.drawing.paths[path]

const digits = /-?\d*\.?\d+(?:e-?\d+)?/g

/**
 * Combines two outlines with the same commands; the second one otherwise.
 * @param {string} a
 * @param {string} b
 * @param {(x: number, y: number, i: number) => number} by
 */
function combine(a, b, by) {
  const one = a.match(digits) ?? []
  if (a === b || a.replace(digits, '') !== b.replace(digits, '')) return b
  let i = 0
  return b.replace(digits, (n) => `${round(by(+one[i], +n, i++), 4)}`)
}

/**
 * Colours as four numbers from 0 to 255.
 * @param {string} text
 */
function channels(text) {
  if (text[0] !== '#') return (text.match(digits) ?? []).map((n, i) => (i === 3 ? +n * 255 : +n))
  const hex = text.slice(1).padEnd(8, 'f')
  return [0, 2, 4, 6].map((i) => parseInt(hex.slice(i, i + 2), 16))
}

/**
 * @param {string} a
 * @param {string} b
 * @param {number} p
 */
function mix(a, b, p) {
  if (a === b) return b
  const one = channels(a), other = channels(b)
  const [r, g, bl, al] = one.map((n, i) => min(max(between(n, other[i], p), 0), 255))
  return `rgba(${[r, g, bl].map((n) => round(n, 3))},${round(al / 255)})`
}

/**
 * The drawing commands of a view, without its subviews.
 * @param {ViewState} state
 */
const leaves = (state) => /** @type {any[][]} */ (state.k.filter((k) => !isNumber(k)))

/**
 * A state between two: colours, outlines, numbers.
 * @param {Stage} stage
 * @param {ViewState} from
 * @param {ViewState} to
 * @param {number} p
 * @returns {ViewState}
 */
function blend(stage, from, to, p) {
  const old = leaves(from)
  const isAlike = old.length === leaves(to).length && leaves(to).every((leaf, i) => leaf[0] === old[i][0])
  let index = -1
  const k = to.k.map((leaf) => {
    if (isNumber(leaf)) return leaf
    index += 1
    if (!isAlike) {
      // What had no counterpart fades in.
      const color = typeof leaf[2] === 'string' ? leaf[2] : ''
      if (leaf[0] !== 'f' || old.length) return leaf
      return ['f', leaf[1], mix(color.slice(0, 7) + '00', color, p), leaf[3]]
    }
    const before = old[index], result = leaf.slice()
    if ('fs'.includes(leaf[0])) {
      const by = (/** @type {number} */ x, /** @type {number} */ y) => between(x, y, p)
      result[1] = combine(outline(stage, before[1]), outline(stage, leaf[1]), by)
    }
    if ('fst'.includes(leaf[0])) result[2] = mix(before[2], leaf[2], p)
    if (leaf[0] === 's') result[3] = between(before[3], leaf[3], p)
    if (leaf[0] === 'g') {
      result[6] = leaf[6].map((/** @type {any[]} */ stop, /** @type {number} */ i) => (before[6][i]
        ? [between(before[6][i][0], stop[0], p), mix(before[6][i][1], stop[1], p)] : stop))
    }
    return result
  })
  /** @type {ViewState} */
  const result = { ...to, k }
  if (to.s || from.s) {
    const a = from.s ?? [0, 0, 0, '#00000000'], b = to.s ?? [a[0], a[1], a[2], '#00000000']
    const n = (/** @type {0 | 1 | 2} */ i) => between(a[i], b[i], p)
    result.s = [n(0), n(1), n(2), mix(a[3], b[3], p)]
  }
  return result
}

/**
 * A state whose outlines are on their way from one size to another.
 * @param {Stage} stage
 * @param {ViewState} state
 * @param {ViewState} from
 * @param {ViewState} to
 * @param {number} rest
 * @returns {ViewState}
 */
function reshape(stage, state, from, to, rest) {
  const old = leaves(from), next = leaves(to)
  const by = (/** @type {string} */ now, /** @type {string} */ a, /** @type {string} */ b) => {
    const before = a.match(digits) ?? [], after = b.match(digits) ?? []
    return a.replace(digits, '') === b.replace(digits, '')
      ? combine(now.replace(digits, '0'), now, (_, n, k) => n + (+before[k] - +after[k] || 0) * rest) : now
  }
  let index = -1
  const k = state.k.map((leaf) => {
    if (isNumber(leaf)) return leaf
    index += 1
    const a = old[index], b = next[index]
    if (!a || !b || a[0] !== leaf[0] || b[0] !== leaf[0]) return leaf
    const result = leaf.slice()
    if ('fsg'.includes(leaf[0])) result[1] = by(outline(stage, leaf[1]), outline(stage, a[1]), outline(stage, b[1]))
    if (leaf[0] === 't' && a[1] === b[1]) for (const i of [3, 4]) result[i] += (a[i] - b[i]) * rest
    if (leaf[0] === 'i') result[2] = leaf[2].map((/** @type {number} */ n, /** @type {number} */ i) => n + (a[2][i] - b[2][i]) * rest)
    return result
  })
  return { ...state, k }
}
