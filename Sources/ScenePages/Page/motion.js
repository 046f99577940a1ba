// ---- Motion: each view keeps the animations that run -----------------------------------------------------

/**
 * @typedef {{ centers: { run: Running, x: number, y: number }[], sizes: { run: Running, w: number, h: number }[],
 *   transforms: { run: Running, parts: number[] }[], alphas: { run: Running, offset: number }[],
 *   alpha: { run: Running, from: number }[], shapes: { run: Running, from: any, to: any }[],
 *   ink: { run: Running, from: ViewState }[] }} Motion  Of alpha and ink at most one runs: a new one replaces it.
 * @typedef {{ place: Motion, viewMotions: Map<number, Motion>, layers: Map<number, number> }} ItemMotion  Layers have their starts, by
 *   number.
 */

/** @returns {Motion} */
const newMotion = () => ({ centers: [], sizes: [], transforms: [], alphas: [], alpha: [], shapes: [], ink: [] })

/** @returns {ItemMotion} */
const still = () => ({ place: newMotion(), viewMotions: new Map(), layers: new Map() })

/**
 * An animation of an item's cell that starts now.
 * @param {Stage} stage
 * @param {Plan} plan
 * @param {number} item
 * @param {number} time
 * @returns {Running}
 */
const begun = ({ scene: { motion } }, plan, item, time) => (
  { start: time + plan[3] * (motion.positions[item] ?? 0), plan, isEndless: ending(motion, plan) === Infinity })

/**
 * The animation of frames, of the last rule that has one.
 * @param {Motions} motions
 * @param {Set<number>} held
 * @param {Set<number>} holds
 * @returns {Plan | 0}
 */
function layoutOf(motions, held, holds) {
  /** @type {Plan | 0} */
  let plan = 0
  motions.rules.forEach((rule, index) => {
    const own = holds.has(index) ? rule[0] : rule[1]
    if (held.has(index) !== holds.has(index) && rule[2] && own && !own[1]) plan = own
  })
  return plan
}

/**
 * Starts what lasts as long as rules hold: animations of layers, and when a cell appears those that are repeated without an end.
 * @param {Stage} stage
 * @param {number} item
 * @param {number} time
 * @param {boolean} appears
 */
function last(stage, item, time, appears) {
  const motions = stage.scene.motion, { layers } = stage.motions[item], cell = stage.cells[item]
  const [rules, , , , base = -1] = stage.notes(item, cell), holds = new Set(rules)
  motions.layers?.forEach(([rule, , , plan], index) => {
    if (!holds.has(rule)) layers.delete(index)
    else if (!layers.has(index)) layers.set(index, begun(stage, plan, item, time).start)
  })
  if (!appears || base < 0) return
  const held = new Set(rules.filter((rule) => {
    const plan = motions.rules[rule][0]
    return !plan || ending(motions, plan) < Infinity
  }))
  changeViews(stage, item, base, stage.look(item, cell), held, holds, [], layoutOf(motions, held, holds), time)
}

/**
 * Starts the animations of a turn.
 * @param {Machine} stage
 * @param {number} time
 * @param {boolean} batch
 * @param {Map<number, Cell>} before
 */
function animate(stage, time, batch, before) {
  const motions = stage.scene.motion
  const previous = stage.cells.map((cell, item) => before.get(item) ?? cell)
  /** @param {number} item */
  const rules = (item) => {
    return [previous, stage.cells].map((cells) => new Set(stage.notes(item, cells[item])[0]))
  }
  /** @param {number} item */
  const layoutPlan = (item) => {
    const [held, holds] = rules(item)
    let plan = layoutOf(motions, held, holds)
    if (plan) return plan
    for (const [name, own] of changedStates(stage, previous[item], stage.cells[item])) {
      if (motions.layoutStates.includes(name) && own && !own[1]) plan = own
    }
    return plan
  }
  // The other cells move as the last of these does.
  const changed = stage.visible.filter((item) => before.has(item))
  /** @type {Plan | 0} */
  let shared = batch ? motions.batch : 0
  if (!shared && stage.looks.moved) for (const item of changed) shared = layoutPlan(item) || shared
  const items = shared ? stage.cells.map((_, item) => item) : changed
  for (const item of items) {
    const old = stage.look(item, previous[item]), now = stage.look(item, stage.cells[item])
    if (old === -1 || now === -1) {
      stage.lost = 'This combination of states is not on this page.'
      continue
    }
    const motion = stage.motions[item]
    const plan = layoutPlan(item) || shared
    if (plan) move(motion.place, stage.frame(item, previous), stage.frame(item), begun(stage, plan, item, time))
    if (old === now) continue
    const [held, holds] = rules(item)
    changeViews(stage, item, old, now, held, holds, changedStates(stage, previous[item], stage.cells[item]), plan, time)
  }
}

/**
 * Starts the animations of a cell's views between two looks.
 * @param {Stage} stage
 * @param {number} item
 * @param {Look} old
 * @param {Look} now
 * @param {Set<number>} held
 * @param {Set<number>} holds
 * @param {[string, Plan | 0][]} states
 * @param {Plan | 0} plan
 * @param {number} time
 */
function changeViews(stage, item, old, now, held, holds, states, plan, time) {
  const motions = stage.scene.motion, motion = stage.motions[item]
  const run = (/** @type {Plan} */ plan) => begun(stage, plan, item, time)
  stage.scene.look.views.forEach((name, view) => {
    const from = stage.state(old, view), to = stage.state(now, view)
    if (!from || !to || from === to) return
    const shown = presented(stage, item, view, from, time)
    const own = motion.viewMotions.get(view) ?? newMotion()
    motion.viewMotions.set(view, own)
    if (plan && from.f && to.f && move(own, from.f, to.f, run(plan))) {
      own.shapes.push({ run: run(plan), from, to })
    }
    const targets = motions.targets[name] ?? []
    targets.forEach(([property, kind, concerned, follows], index) => {
      if (from.p?.[index] === to.p?.[index]) return
      const winner = concerned.filter((r) => holds.has(r)).pop()
      const flipped = concerned.filter((r) => held.has(r) !== holds.has(r))
      const rule = winner !== undefined && flipped.includes(winner) ? winner : flipped.pop()
      /** @type {Plan | 0} */
      let running = 0
      if (rule !== undefined) running = motions.rules[rule][holds.has(rule) ? 0 : 1]
      else for (const [state, own] of states) if (follows.includes(state)) running = own || running
      change(own, property, kind, running ? run(running) : null, from, to, shown)
    })
  })
}

/**
 * Moves a frame. Returns whether its size changes.
 * @param {Motion} motion
 * @param {number[]} from
 * @param {number[]} to
 * @param {Running} run
 */
function move(motion, from, to, run) {
  // What is repeated without an end is repeated until the next change.
  motion.centers = motion.centers.filter(ends)
  motion.sizes = motion.sizes.filter(ends)
  const x = from[0] + from[2] / 2 - to[0] - to[2] / 2, y = from[1] + from[3] / 2 - to[1] - to[3] / 2
  if (x || y) motion.centers.push({ run, x, y })
  const w = from[2] - to[2], h = from[3] - to[3]
  if (w || h) motion.sizes.push({ run, w, h })
  return !!(w || h)
}

/** @param {{ run: Running }} animation */
const ends = ({ run }) => !run.isEndless

/**
 * Animates a property.
 * @param {Motion} motion
 * @param {string} name
 * @param {number} kind
 * @param {Running | null} run
 * @param {ViewState} from
 * @param {ViewState} to
 * @param {Shown} shown
 */
function change(motion, name, kind, run, from, to, shown) {
  if (name === 'transform') motion.transforms = motion.transforms.filter(ends)
  if (name === 'alpha') motion.alphas = motion.alphas.filter(ends)
  const isLayer = run?.plan[1]
  const isAdditive = kind === 1 && !isLayer
  if (!run || (kind === 3 && !isLayer)) {
    if (name === 'alpha') motion.alpha = []
    else if (name !== 'transform') motion.ink = []
    return
  }
  const start = run.plan[2] ? shown.state : from
  if (name === 'transform') {
    if (!isAdditive) motion.transforms = []
    const begin = !isAdditive && run.plan[2] ? shown.matrix : from.m ?? identity, undone = inverse(to.m ?? identity)
    const detour = undone && parts(concatenate(undone, begin))
    if (detour) motion.transforms.push({ run, parts: detour })
  } else if (name === 'alpha') {
    if (isAdditive) motion.alphas.push({ run, offset: (from.o ?? 1) - (to.o ?? 1) })
    else { motion.alphas = []; motion.alpha = [{ run, from: start.o ?? 1 }] }
  } else motion.ink = [{ run, from: isAdditive ? shown.state : start }]
}

/**
 * The states whose values differ, each with the animation of what follows it.
 * @param {Machine} stage
 * @param {Cell} a
 * @param {Cell} b
 * @returns {[string, Plan | 0][]}
 */
function changedStates(stage, a, b) {
  const one = stage.table.locals[a.local].custom, other = stage.table.locals[b.local].custom
  const names = [...Object.keys(one), ...Object.keys(other)].filter((name) => one[name] !== other[name])
  stage.scene.inputs.forEach((input, i) => { if (a.places[i] !== b.places[i]) names.push(input[0]) })
  return [...new Set(names)].sort().map((name) => [name, stage.paces[name] ?? stage.scene.motion.states[name]])
}

/**
 * Forgets animations that are over. Returns whether any runs.
 * @param {Stage} stage
 * @param {Motion} motion
 * @param {number} time
 */
function prune(stage, motion, time) {
  /** @type {any} */
  const lists = motion
  let count = 0
  for (const kind in lists) {
    lists[kind] = lists[kind].filter((/** @type {{ run: Running }} */ { run }) => time - run.start < ending(stage.scene.motion, run.plan))
    count += lists[kind].length
  }
  return count > 0
}

/**
 * A frame on its way.
 * @param {Motions} motions
 * @param {Motion} motion
 * @param {number[]} settled
 * @param {number} time
 */
function movedFrame(motions, motion, settled, time) {
  let x = settled[0] + settled[2] / 2, y = settled[1] + settled[3] / 2, [, , w, h] = settled
  for (const change of motion.centers) {
    const rest = 1 - progress(motions, change.run, time)
    x += change.x * rest
    y += change.y * rest
  }
  for (const change of motion.sizes) {
    const rest = 1 - progress(motions, change.run, time)
    w += change.w * rest
    h += change.h * rest
  }
  w = max(0, w)
  h = max(0, h)
  return [x - w / 2, y - h / 2, w, h]
}

/** @typedef {{ state: ViewState, frame: number[] | null, matrix: number[] }} Shown */

/**
 * A view as it is on screen: its settled state with all animations.
 * @param {Stage} stage
 * @param {number} item
 * @param {number} view
 * @param {ViewState} settled
 * @param {number} time
 * @returns {Shown}
 */
function presented(stage, item, view, settled, time) {
  const shown = moved(stage, item, view, settled, time), motions = stage.scene.motion
  for (const [index, start] of stage.motions[item]?.layers ?? []) {
    const [, name, path, plan, way, end] = (motions.layers ?? [])[index], run = { start, plan }
    if (name !== stage.scene.look.views[view] || !shows(motions, run, time)) continue
    const number = progress(motions, run, time)
    const value = (/** @type {number} */ own) => (way > 1 ? own + (end - own) * number : way * own + number)
    if (path.length) {
      const list = parts(shown.matrix) ?? [0, 0, 0, 0, ...shown.matrix.slice(4)], all = value(list[path[0]])
      for (const i of path) list[i] = all
      shown.matrix = fading(list, 1)
    } else shown.state = { ...shown.state, o: min(max(value(shown.state.o ?? 1), 0), 1) }
  }
  return shown
}

/**
 * Whether an animation of a layer has begun and is not over.
 * @param {Motions} motions
 * @param {Running} run
 * @param {number} time
 */
function shows(motions, run, time) {
  const elapsed = time - run.start
  return elapsed >= motions.curves[/** @type {number} */ (run.plan[0])][1] && elapsed < ending(motions, run.plan)
}

/**
 * A view with the animations of its values.
 * @param {Stage} stage
 * @param {number} item
 * @param {number} view
 * @param {ViewState} settled
 * @param {number} time
 * @returns {Shown}
 */
function moved(stage, item, view, settled, time) {
  const motion = stage.motions[item]?.viewMotions.get(view)
  const spin = stage.scene.motion.spins?.[stage.scene.look.views[view]]
  const turn = spin ? stage.steps(spin, item, time) * 2 * PI / spin[1] : 0
  const matrix = spin ? [cos(turn), sin(turn), -sin(turn), cos(turn), 0, 0] : settled.m ?? identity
  if (!motion || !prune(stage, motion, time)) return { state: settled, frame: settled.f ?? null, matrix }
  const motions = stage.scene.motion
  let state = settled
  for (const ink of motion.ink) state = blend(stage, ink.from, state, progress(motions, ink.run, time))
  for (const shape of motion.shapes) {
    state = reshape(stage, state, shape.from, shape.to, 1 - progress(motions, shape.run, time))
  }
  let alpha = settled.o ?? 1
  for (const { run, from } of motion.alpha) alpha = between(from, alpha, progress(motions, run, time))
  for (const a of motion.alphas) alpha += a.offset * (1 - progress(motions, a.run, time))
  const result = motion.transforms.reduceRight((m, t) =>
    concatenate(m, fading(t.parts, 1 - progress(motions, t.run, time))), matrix)
  return {
    state: { ...state, o: min(max(alpha, 0), 1) },
    frame: settled.f ? movedFrame(motions, motion, settled.f, time) : null, matrix: result,
  }
}
