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

/** @type {SceneData[]} */
const scenes = JSON.parse(at('data').textContent)
const page = {
  index: -1,
  speed: 1,
  /** @type {Stage | null} */
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
 */
function openScene(index) {
  const scene = scenes[index]
  page.index = index
  page.script = null
  at('title').textContent = scene.title
  document.title = scene.title
  at('failure').hidden = !scene.error
  for (const id of ['left', 'right']) at(id).hidden = Boolean(scene.error)
  document.querySelectorAll('.low').forEach((low) => { /** @type {any} */ (low).hidden = Boolean(scene.error) })
  document.querySelectorAll('#entries button').forEach((b, i) => b.setAttribute('aria-current', String(i === index)))
  if (scene.error) {
    at('failure').textContent = scene.error
    page.stage = null
    return
  }
  const wanted = isDark() ? 'dark' : 'light'
  const own = scene.variants[0].traits.slice(1, 4).join()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'on' : 'off'
  const fits = (/** @type {Variant} */ v) => v.traits[0] === wanted && v.traits.slice(1, 4).join() === own
  let variant = scene.variants.findIndex((v) => fits(v) && v.traits[4] === isStill)
  if (variant < 0) variant = scene.variants.findIndex(fits)
  page.stage = new Stage(scene, Math.max(variant, 0))
  page.stage.changed = told
  page.canvas = new Canvas(at('stage'), page.stage)
  addOverlays(scene)
  at('frame').classList.toggle('scrolls', Boolean(scene.scrolls))
  showInputs(scene)
  showTraits(scene)
  showScripts(scene)
  showSource(scene)
  const limits = scene.limits.map((text) => make('li', text))
  at('limits').replaceChildren(...limits)
  at('hint').textContent = 'Press, hold, drag out and in, lift. Keys: Space, arrows, Escape.'
  begin()
}

/** Starts the scene again, with an empty log. */
function begin(isLive = true) {
  if (!page.stage) return
  page.stage.reset()
  page.logged = 0
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
    const isApp = !/^(is|did|should|perform|will|scroll|mark|update)|\./.test(entry.event)
    row.append(make('span', `${entry.time.toFixed(3)} s`, 't'),
      make('span', entry.item === null ? '' : `item ${entry.item}`, 'i'),
      make('span', entry.event + (entry.value === undefined ? '' : ` ${entry.value}`),
        entry.event === 'updateConfiguration' ? 'update' : isApp ? 'app-call' : ''))
    list.append(row)
  }
  while (list.childElementCount > 400) list.firstElementChild.remove()
  page.logged = stage.log.length
  list.scrollTop = list.scrollHeight
  at('lost').textContent = stage.lost
  const cell = stage.cells[stage.touched]
  if (cell) {
    at('state').textContent = `item ${stage.touched}: ${stage.text(cell)}`
    light(cell)
  }
  syncInputs()
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
}

/**
 * Plays a script on.
 * @param {number} passed
 */
function play(passed) {
  const { stage, script } = page
  if (!stage || !script?.inputs) return
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
  if (!stage || !script?.inputs) return
  while (page.next < script.inputs.length && script.inputs[page.next][0] <= time + 1e-9) {
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

// ---- Links and copies

let written = ''
/** @type {any} */
let writing = 0

/** Writes the state into the page's address. A browser limits how often. */
function remember() {
  const stage = page.stage
  if (!stage || page.isManual) return
  const cell = stage.cells[stage.touched]
  if (!cell) return
  const text = `#${encodeURIComponent(stage.scene.name)}/${stage.text(cell)}${stage.looks.traits[0] === 'dark' ? '&dark' : ''}`
  if (text === written) return
  written = text
  clearTimeout(writing)
  writing = setTimeout(() => { try { history.replaceState(null, '', text) } catch { /* some sandboxes forbid it */ } }, 400)
}

/** Opens the scene and the state of the page's address. */
function follow() {
  const [target, ...options] = decodeURIComponent(location.hash.slice(1)).split('&')
  const [name, state = ''] = target.split('/')
  const index = Math.max(scenes.findIndex((scene) => scene.name === name), 0)
  openScene(index)
  const stage = page.stage
  if (!stage) return
  if (options.includes('dark')) {
    const dark = stage.scene.variants.findIndex((v) => v.traits[0] === 'dark')
    if (dark >= 0) setVariant(dark)
  }
  const words = state.split(/[+,]/).filter((word) => word && word !== 'normal')
  for (const word of words) {
    const [key, value = 'true'] = word.split('=')
    if (key === 'selected') stage.input('select', 0)
    else if ([...stage.scene.inputs, ...stage.scene.bound].some((input) => input[0] === key)) stage.input('set', 0, [key, value])
    else if (key === 'highlighted') {
      const [x, y, w, h] = stage.shownFrame(0)
      stage.input('down', x + w / 2, y + h / 2)
      stage.advance(stage.time + 0.2)
    } else stage.lost = `${word} is not on this page.`
  }
  stage.endTurn()
  stage.motions.forEach((motion) => { motion.views.clear(); motion.place = newMotion() })
  told()
  draw()
}

/** The stage as an SVG document. */
function picture() {
  const copy = at('stage').cloneNode(true)
  const [width, height] = page.stage?.scene.size ?? [0, 0]
  copy.querySelectorAll('.finger, .finger-edge, .focus').forEach((/** @type {Element} */ e) => e.remove())
  for (const name of ['id', 'role', 'aria-label']) copy.removeAttribute(name)
  copy.setAttribute('width', width)
  copy.setAttribute('height', height)
  return new XMLSerializer().serializeToString(copy)
}

/**
 * Copies, or saves a file where the clipboard is not available.
 * @param {string} type
 * @param {Blob} blob
 * @param {string} ending
 */
async function copy(type, blob, ending) {
  try {
    await navigator.clipboard.write([type === 'image/png' ? new ClipboardItem({ [type]: blob }) : new ClipboardItem({ 'text/plain': new Blob([blob], { type: 'text/plain' }) })])
    at('copied').textContent = 'Copied.'
  } catch {
    const link = make('a')
    link.href = URL.createObjectURL(blob)
    link.download = `${page.stage?.scene.name ?? 'scene'}.${ending}`
    link.click()
    at('copied').textContent = 'Saved as a file, because the clipboard is not available.'
  }
}

async function copyPNG() {
  const [width, height] = page.stage?.scene.size ?? [1, 1]
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([picture()], { type: 'image/svg+xml' }))
  await image.decode()
  const canvas = make('canvas')
  canvas.width = width * 2
  canvas.height = height * 2
  canvas.getContext('2d').drawImage(image, 0, 0, width * 2, height * 2)
  canvas.toBlob((/** @type {Blob} */ blob) => copy('image/png', blob, 'png'))
}

// ---- The page's own appearance, the list of scenes

function isDark() { return document.documentElement.dataset.theme === 'dark' }

/** @param {boolean} dark */
function setTheme(dark) {
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  at('theme').textContent = dark ? 'Light' : 'Dark'
}

function showList() {
  if (scenes.length < 2) return
  at('list-button').hidden = false
  at('list-button').addEventListener('click', () => {
    const isOpen = at('list').hidden
    at('list').hidden = !isOpen
    at('list-button').setAttribute('aria-expanded', String(isOpen))
    if (isOpen) at('search').focus()
  })
  const rows = scenes.map((scene, index) => {
    const row = make('li'), button = make('button', scene.title, scene.error ? 'bad' : '')
    button.append(make('small', scene.error ? `${scene.name}: cannot be shown` : scene.name))
    button.addEventListener('click', () => {
      openScene(index)
      at('list').hidden = true
      at('list-button').setAttribute('aria-expanded', 'false')
    })
    row.append(button)
    return row
  })
  at('entries').replaceChildren(...rows)
  at('search').addEventListener('input', () => {
    const words = at('search').value.toLowerCase().split(/\s+/).filter(Boolean)
    scenes.forEach((scene, i) => {
      const text = `${scene.name} ${scene.title} ${scene.source ?? ''}`.toLowerCase()
      rows[i].hidden = !words.every((/** @type {string} */ word) => text.includes(word))
    })
  })
}

setTheme(matchMedia('(prefers-color-scheme: dark)').matches)
at('theme').addEventListener('click', () => {
  setTheme(!isDark())
  const stage = page.stage
  if (!stage) return
  const wanted = [isDark() ? 'dark' : 'light', ...stage.looks.traits.slice(1)].join()
  const variant = stage.scene.variants.findIndex((v) => v.traits.join() === wanted)
  if (variant >= 0) setVariant(variant)
})
const speeds = choices('Speed', ['1', '¼', '⅒'], (index) => {
  page.speed = [1, 0.25, 0.1][index]
  ;[...at('speeds').children].forEach((b, i) => b.setAttribute('aria-pressed', String(i === index)))
})
at('speeds').append(...speeds.children)
at('speeds').children[0].setAttribute('aria-pressed', 'true')
at('play').addEventListener('click', () => {
  const stage = page.stage
  if (!stage) return
  if (!page.script) {
    const index = stage.scene.scripts.findIndex((s) => s.inputs)
    at('scripts').value = String(index)
    choose(index)
  }
  if (!page.isPlaying && page.script && stage.time >= page.script.duration) seek(0)
  page.last = page.now()
  setPlaying(!page.isPlaying)
})
at('scripts').addEventListener('change', () => { if (at('scripts').value) choose(+at('scripts').value); else live() })
at('seek').addEventListener('input', () => { setPlaying(false); seek(+at('seek').value) })
at('back').addEventListener('click', () => { setPlaying(false); seek((page.stage?.time ?? 0) - 1 / 60) })
at('forth').addEventListener('click', () => { setPlaying(false); seek((page.stage?.time ?? 0) + 1 / 60) })
at('clear').addEventListener('click', () => { live(); begin() })
at('link').addEventListener('click', () => copy('text/plain', new Blob([location.href], { type: 'text/plain' }), 'txt'))
at('copy-svg').addEventListener('click', () => copy('text/plain', new Blob([picture()], { type: 'image/svg+xml' }), 'svg'))
at('copy-png').addEventListener('click', copyPNG)
addEventListener('hashchange', () => { if (location.hash !== written) follow() })
listen()
showList()
follow()
requestAnimationFrame(tick)
