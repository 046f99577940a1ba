// ---- Curves -------------------------------------------------------------------------------------------

const { abs, ceil, cos, exp, floor, hypot, max, min, sign, sin, PI } = Math

/**
 * A number on its way from one to another.
 * @param {number} from
 * @param {number} to
 * @param {number} part  How far it is: 0 at the start, 1 at the end.
 */
const between = (from, to, part) => from + (to - from) * part

/**
 * How far an animation is: 0 at its start, 1 at its end, other values for a spring that overshoots.
 * @param {Motions} motions
 * @param {Running} running
 * @param {number} time
 */
function progress(motions, running, time) {
  const [curve] = running.plan, elapsed = time - running.start
  if (!isNumber(curve)) return /** @type {Settling} */ (curve).at(elapsed)
  const [duration, delay, count, reverses, samples] = motions.curves[curve]
  if (elapsed >= ending(motions, running.plan)) return 1
  if (elapsed <= delay) return samples[1]
  const cycle = duration * (reverses ? 2 : 1)
  let phase = (elapsed - delay) % cycle
  if (phase > duration) phase = cycle - phase
  phase /= duration
  let i = 0
  while (i + 4 < samples.length && samples[i + 2] <= phase) i += 2
  const [x, y, x2, y2] = samples.slice(i)
  return x2 > x ? between(y, y2, (phase - x) / (x2 - x)) : y2
}

/**
 * When an animation ends, in seconds after its start.
 * @param {Motions} motions
 * @param {Plan} plan
 */
function ending(motions, [curve]) {
  if (!isNumber(curve)) return /** @type {Settling} */ (curve).end
  const [duration, delay, count, reverses] = motions.curves[curve]
  return count < 0 ? Infinity : delay + duration * (reverses ? 2 : 1) * count
}

// ---- Transforms: [a, b, c, d, tx, ty] as in CSS --------------------------------------------------------

const identity = [1, 0, 0, 1, 0, 0]

/**
 * The transform that applies `m` first and then `n`.
 * @param {number[]} m
 * @param {number[]} n
 */
const concatenate = (m, n) => [m[0] * n[0] + m[1] * n[2], m[0] * n[1] + m[1] * n[3], m[2] * n[0] + m[3] * n[2],
  m[2] * n[1] + m[3] * n[3], m[4] * n[0] + m[5] * n[2] + n[4], m[4] * n[1] + m[5] * n[3] + n[5]]

/** @param {number[]} m */
function inverse(m) {
  const [a, b, c, d, x, y] = m, e = a * d - b * c
  return abs(e) > 1e-12 ? [d / e, -b / e, -c / e, a / e, (c * y - d * x) / e, (b * x - a * y) / e] : null
}

/**
 * Scale, shear, rotation and translation, which animations interpolate.
 * @param {number[]} m
 */
function parts(m) {
  const [a, b, c, d, x, y] = m, e = a * d - b * c
  let scaleX = hypot(a, b)
  if (abs(e) <= 1e-12 || !(scaleX > 0)) return null
  if (e < 0) scaleX = -scaleX
  const across = a / scaleX, down = b / scaleX, scaleY = e / scaleX
  let turn = Math.atan2(down, across)
  if (turn > PI - 1e-9) turn -= 2 * PI
  return [scaleX, scaleY, (c * across + d * down) / scaleY, turn, x, y]
}

/**
 * What is left of parts: all of them at 1, nothing at 0.
 * @param {number[]} p
 * @param {number} rest
 */
function fading(p, rest) {
  const x = 1 + (p[0] - 1) * rest, y = 1 + (p[1] - 1) * rest, shear = p[2] * rest
  const across = cos(p[3] * rest), down = sin(p[3] * rest)
  return [x * across, x * down, y * (shear * across - down), y * (shear * down + across), p[4] * rest, p[5] * rest]
}
