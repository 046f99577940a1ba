// ---- The page -----------------------------------------------------------------------------------------

/**
 * @param {string} id
 * @returns {any}
 */
const at = (id) => document.getElementById(id)

/**
 * The elements of a selector.
 * @param {string} selector
 * @param {ParentNode} root  The place to look in. Default: the page.
 * @returns {any[]}
 */
const all = (selector, root = document) => [...root.querySelectorAll(selector)]

/**
 * Where an element is on the screen.
 * @param {Element} element
 */
const boxOf = (element) => element.getBoundingClientRect()

/**
 * Sets the text of an element.
 * @param {string} id
 * @param {string} text
 */
const say = (id, text) => { at(id).textContent = text }

/**
 * Replaces what is in an element.
 * @param {string} id
 * @param {any[]} children
 */
const fill = (id, ...children) => at(id).replaceChildren(...children)

/**
 * Creates an element with text.
 * @param {string} name
 * @returns {any}
 */
const make = (name, textContent = '', className = '') => Object.assign(document.createElement(name), { textContent, className })

/**
 * An image that says nothing that is not beside it in words.
 * @param {string} src
 */
const imageOf = (src) => Object.assign(make('img'), { src, alt: '' })

/**
 * Calls a function when something happens.
 * @param {EventTarget} target
 * @param {string} event
 * @param {(event: any) => void} action
 * @param {object} [options]
 */
function on(target, event, action, options) { target.addEventListener(event, action, options) }

const scriptMenu = at('scripts'), surface = at('stage'), chartPlace = at('chart'), seekBar = at('seek'), settings = at('inputs')

/** @type {Listed[]} */
const entries = JSON.parse(at('data').textContent)
/**
 * The scenes that have been opened.
 * @type {SceneData[]}
 */
const loaded = []

const page = {
  index: -1,
  /** The scene that was asked for last, whose data may still be decompressed. */
  wanted: -1,
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
  /** Whether a test advances the time. */
  isManual: false,
}

/**
 * Opens a scene, whose data are decompressed when it is opened first.
 * @param {number} index
 */
async function openScene(index) {
  page.wanted = index
  if (!entries[index].error && !loaded[index]) {
    const bytes = Uint8Array.from(atob(JSON.parse(at(`scene-${index}`).textContent)), (c) => c.charCodeAt(0))
    // @ts-ignore older declarations of the DOM do not have it
    const scene = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))).json()
    loaded[index] ??= scene
  }
  if (page.wanted === index) showScene(index)
}

/**
 * Shows a scene whose data are there.
 * @param {number} index
 * @param {string[]} [traits]  Those that are shown already.
 */
function showScene(index, traits) {
  const entry = entries[index]
  page.index = index
  page.script = null
  setPlaying(false)
  at('title').textContent = document.title = entry.title
  for (const id of ['left', 'right', 'settings', 'low']) at(id).hidden = !!entry.error
  all('#entries button').forEach((b, i) => put(b, { 'aria-current': i === index }))
  tell('failure', entry.error)
  tell('problem', entry.problem)
  if (entry.error) {
    page.stage = null
    return
  }
  const scene = loaded[index]
  const own = scene.variants[0].traits
  const wanted = traits ?? [dataset.theme, ...own.slice(1, -1), matches('reduced-motion: reduce') ? 'on' : 'off']
  let variant = variantWith(scene, wanted)
  if (variant < 0) variant = variantWith(scene, [wanted[0], ...own.slice(1)])
  const stage = page.stage = new Machine(scene, max(variant, 0))
  stage.changed = told
  page.canvas = new Canvas(surface, stage)
  addOverlays()
  settings.innerHTML = scene.rows
  at('traits').innerHTML = scene.traits
  setVariant(stage.variant)
  showScripts(scene)
  showSource()
  fill('limits', ...scene.limits.map((text) => make('li', text)))
  begin()
}

/**
 * The number of a scene's variant; -1 if the page does not have it.
 * @param {SceneData} scene
 * @param {(string | undefined)[]} traits
 */
const variantWith = (scene, traits) => scene.variants.findIndex((v) => v.traits.join() === traits.join())

/**
 * Shows a message, or hides the place of one.
 * @param {string} id
 * @param {string} [message]
 */
function tell(id, message) {
  say(id, message ?? '')
  at(id).hidden = !message
}

/** Starts the scene again, with an empty log. */
function begin(isLive = true) {
  if (!page.stage) return
  page.stage.reset()
  page.logged = 0
  page.recorded = null
  page.last = page.now()
  fill('log')
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
    const isUpdate = entry.event === 'updateConfiguration', row = make('div')
    if (isUpdate && entry.time === 0) continue
    const isCall = /^(is|did|should|perform|will|scroll|mark|update)|\./.test(entry.event)
    row.append(make('span', `${entry.time.toFixed(3)} s`, 't'),
      make('span', entry.item === null ? '' : `item ${entry.item}`, 'i'),
      make('span', [entry.event, entry.value].join(' '), isUpdate ? 'update' : isCall ? '' : 'app-call'))
    list.append(row)
  }
  while (list.childElementCount > 400) list.firstElementChild.remove()
  page.logged = stage.log.length
  list.scrollTop = list.scrollHeight
  say('lost', stage.lost)
  const cell = stage.cells[stage.touched]
  if (!cell) return
  const { name, chart = name } = stage.table.locals[cell.local]
  const [, item, text, node] = page.recorded ?? [0, stage.touched, stage.text(cell), chart]
  say('state', `item ${item}: ${text}`)
  light(page.recorded || !stage.scene.chart?.states.some((state) => state[0] === text) ? node : text)
  if (page.recorded) return
  syncChart(stage)
  syncInputs(stage)
  syncSource(stage)
  remember(stage)
}

// ---- The clock

function tick() {
  if (!page.isManual) {
    const now = page.now(), passed = min(now - page.last, 0.1) * page.speed
    page.last = now
    if (page.script) { if (page.isPlaying) play(passed) } else page.stage?.advance(page.stage.time + passed)
    if (page.moves || page.stage?.finger) draw()
  }
  requestAnimationFrame(tick)
}

function draw() {
  if (!page.stage || !page.canvas) return
  if (page.stage.turn.notices.length) page.stage.endTurn()
  page.moves = page.canvas.draw()
  overlay()
  showMoment()
}

/**
 * Plays a script on.
 * @param {number} passed
 */
function play(passed) {
  const { stage, script } = /** @type {{ stage: Machine, script: Script }} */ (page)
  const end = min(stage.time + passed, script.duration)
  run(end)
  page.moves = true
  if (end >= script.duration) setPlaying(false)
  showTime()
}

/**
 * Gives the stage the script's inputs up to a time.
 * @param {number} time
 */
function run(time) {
  const { stage, script } = /** @type {{ stage: Machine, script: Script }} */ (page)
  if (script.log) {
    const isOver = (/** @type {any[]} */ entry) => entry[0] <= time + 1e-9
    stage.time = time
    stage.isFirst = false
    stage.log = script.log.filter(isOver).map(([time, item, event, value]) => ({ time, item, event, value }))
    page.recorded = script.states?.filter(isOver).pop() ?? null
    if (page.logged < stage.log.length) told()
    return
  }
  page.next = replay(stage, script, page.next, time)
}

/**
 * Gives a stage the inputs of a script up to a time. Returns the number of the next one.
 * @param {Machine} stage
 * @param {Script} script
 * @param {number} next
 * @param {number} time
 */
function replay(stage, script, next, time) {
  while (script.inputs && next < script.inputs.length && script.inputs[next][0] <= time + 1e-9) {
    const [when, kind, ...rest] = script.inputs[next++]
    stage.advance(when)
    stage.input(kind, ...rest)
  }
  stage.advance(time)
  return next
}

/**
 * Shows a moment of the script.
 * @param {number} time
 */
function seek(time) {
  if (!page.script) return
  begin(false)
  page.next = 0
  run(min(max(time, 0), page.script.duration))
  page.stage?.endTurn()
  draw()
  showTime()
}
