// ---- The page -----------------------------------------------------------------------------------------

/**
 * @param {string} id
 * @returns {any}
 */
function at(id) { return document.getElementById(id) }

/**
 * Creates an element with text.
 * @param {string} name
 * @param {string} [text]
 * @param {string} [style]
 * @returns {any}
 */
function make(name, text, style) {
  const element = document.createElement(name)
  if (text !== undefined) element.textContent = text
  if (style) element.className = style
  return element
}

/**
 * Calls a function when something happens.
 * @param {EventTarget} target
 * @param {string} event
 * @param {(event: any) => void} action
 * @param {object} [options]
 */
function on(target, event, action, options) { target.addEventListener(event, action, options) }

/** @type {Listed[]} */
const entries = JSON.parse(at('data').textContent)
/**
 * The scenes that have been opened.
 * @type {SceneData[]}
 */
const loaded = []

/**
 * The data of a scene, which are read when it is opened.
 * @param {number} index
 */
function sceneAt(index) { return loaded[index] ??= JSON.parse(at(`scene-${index}`).textContent) }

const page = {
  index: -1,
  speed: 1,
  /** @type {Machine | null} */
  stage: null,
  /** @type {Canvas | null} */
  canvas: null,
  /**
   * The script that plays; null while a person plays.
   * @type {Script | null}
   */
  script: null,
  isPlaying: false,
  /** The next input of the script. */
  next: 0,
  /**
   * The item, its state and the name of that in the chart, while a recording plays.
   * @type {[number, number, string, string] | null}
   */
  recorded: null,
  last: 0,
  moves: true,
  logged: 0,
  node: '',
  /** A clock that tests replace. */
  now: () => performance.now() / 1000,
  /** Tests let time pass by themselves. */
  isManual: false,
}

/**
 * Shows a scene.
 * @param {number} index
 * @param {string[]} [traits]  Those that are shown already.
 */
function openScene(index, traits) {
  const entry = entries[index]
  page.index = index
  page.script = null
  at('title').textContent = document.title = entry.title
  for (const id of ['left', 'right', 'low']) at(id).hidden = Boolean(entry.error)
  document.querySelectorAll('#entries button').forEach((b, i) => put(b, 'aria-current', i === index))
  tell('failure', entry.error)
  tell('problem', entry.problem)
  if (entry.error) {
    page.stage = null
    return
  }
  const scene = sceneAt(index)
  const own = scene.variants[0].traits
  const wanted = traits ?? [isDark() ? 'dark' : 'light', ...own.slice(1, -1), matches('reduced-motion: reduce') ? 'on' : 'off']
  let variant = variantWith(scene, wanted)
  if (variant < 0) variant = variantWith(scene, [wanted[0], ...own.slice(1)])
  const stage = page.stage = new Machine(scene, Math.max(variant, 0))
  stage.changed = told
  page.canvas = new Canvas(at('stage'), stage)
  addOverlays()
  at('frame').classList.toggle('scrolls', Boolean(scene.scrolls))
  showInputs(scene)
  showTraits(scene)
  showScripts(scene)
  showSource()
  at('limits').replaceChildren(...scene.limits.map((text) => make('li', text)))
  begin()
}

/**
 * The number of a scene's variant; -1 if the page does not have it.
 * @param {SceneData} scene
 * @param {string[]} traits
 */
function variantWith(scene, traits) { return scene.variants.findIndex((v) => v.traits.join() === traits.join()) }

/**
 * Shows a message, or hides the place of one.
 * @param {string} id
 * @param {string} [message]
 */
function tell(id, message) {
  at(id).textContent = message ?? ''
  at(id).hidden = !message
}

/** Starts the scene again, with an empty log. */
function begin(isLive = true) {
  if (!page.stage) return
  page.stage.reset()
  page.logged = 0
  page.recorded = null
  page.last = page.now()
  at('log').replaceChildren()
  if (isLive) page.stage.endTurn()
  page.moves = true
  told()
}

/** Brings everything beside the cells up to date. */
function told() {
  const stage = page.stage
  if (!stage) return
  page.moves = true
  const list = at('log')
  for (const entry of stage.log.slice(page.logged)) {
    if (entry.event === 'updateConfiguration' && entry.time === 0) continue
    const row = make('div')
    const isCall = /^(is|did|should|perform|will|scroll|mark|update)|\./.test(entry.event)
    row.append(make('span', `${entry.time.toFixed(3)} s`, 't'),
      make('span', entry.item === null ? '' : `item ${entry.item}`, 'i'),
      make('span', entry.event + (entry.value === undefined ? '' : ` ${entry.value}`),
        entry.event === 'updateConfiguration' ? 'update' : isCall ? '' : 'app-call'))
    list.append(row)
  }
  while (list.childElementCount > 400) list.firstElementChild.remove()
  page.logged = stage.log.length
  list.scrollTop = list.scrollHeight
  at('lost').textContent = stage.lost
  const cell = stage.cells[stage.touched]
  if (!cell) return
  const [, item, text, name] = page.recorded ?? [0, stage.touched, stage.text(cell), nameOf(stage, cell.local)]
  at('state').textContent = `item ${item}: ${text}`
  light(name)
  if (page.recorded) return
  syncInputs(stage)
  syncSource()
  remember()
}

// ---- The clock

function tick() {
  if (!page.isManual) {
    const now = page.now(), passed = Math.min(now - page.last, 0.1) * page.speed
    page.last = now
    if (page.script) { if (page.isPlaying) play(passed) } else page.stage?.advance(page.stage.time + passed)
    draw()
  }
  requestAnimationFrame(tick)
}

function draw() {
  if (!page.stage || !page.canvas) return
  if (page.stage.turn.entries.length) page.stage.endTurn()
  page.moves = page.canvas.draw()
  overlay()
  showMoment()
}

/**
 * Plays a script on.
 * @param {number} passed
 */
function play(passed) {
  const { stage, script } = page
  if (!stage || !script) return
  const end = Math.min(stage.time + passed, script.duration)
  run(end)
  if (end >= script.duration) setPlaying(false)
  showTime()
}

/**
 * Gives the stage the script's inputs up to a time.
 * @param {number} time
 */
function run(time) {
  const { stage, script } = page
  if (!stage || !script) return
  if (script.log) {
    const isOver = (/** @type {any[]} */ entry) => entry[0] <= time + 1e-9
    stage.time = time
    stage.isFirst = false
    stage.log = script.log.filter(isOver).map(([time, item, event, value]) => ({ time, item, event, value }))
    page.recorded = script.states?.filter(isOver).pop() ?? null
    if (page.logged < stage.log.length) told()
    return
  }
  while (script.inputs && page.next < script.inputs.length && script.inputs[page.next][0] <= time + 1e-9) {
    const [when, kind, ...rest] = script.inputs[page.next++]
    stage.advance(when)
    stage.input(kind, ...rest)
  }
  stage.advance(time)
}

/**
 * Shows a moment of the script.
 * @param {number} time
 */
function seek(time) {
  if (!page.script) return
  begin(false)
  page.next = 0
  run(Math.min(Math.max(time, 0), page.script.duration))
  page.stage?.endTurn()
  draw()
  showTime()
}
