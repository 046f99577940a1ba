// ---- Scripts

/** @param {SceneData} scene */
function showScripts(scene) {
  const menu = at('scripts')
  menu.replaceChildren(make('option', scene.scripts.length ? 'Choose a script' : 'This scene has no scripts'))
  menu.firstChild.value = ''
  scene.scripts.forEach((script, index) => {
    const option = make('option', script.name + (script.obstacle ? ' (not on this page)' : ''))
    option.value = String(index)
    option.disabled = Boolean(script.obstacle)
    option.title = script.obstacle ?? ''
    menu.append(option)
  })
  showTime()
}

/** @param {number} index */
function choose(index) {
  page.script = page.stage?.scene.scripts[index] ?? null
  if (!page.script) return
  at('seek').max = page.script.duration
  showLanes()
  seek(0)
}

/** @param {boolean} isPlaying */
function setPlaying(isPlaying) {
  page.isPlaying = isPlaying
  at('play').textContent = isPlaying ? 'Pause' : 'Play'
}

function showTime() {
  const script = page.script, time = page.stage?.time ?? 0
  at('time').textContent = script ? `${time.toFixed(3)} of ${script.duration.toFixed(3)} s` : ''
  at('seek').value = script ? time : 0
  for (const id of ['seek', 'back', 'forth']) at(id).disabled = !script
  at('play').disabled = !page.stage?.scene.scripts.some((s) => s.inputs)
  at('lanes').toggleAttribute('hidden', !script)
  const cursor = at('lanes').querySelector('.cursor')
  if (script && cursor) {
    const x = 110 + 680 * Math.min(time / Math.max(script.duration, 1e-9), 1)
    cursor.setAttribute('x1', String(x))
    cursor.setAttribute('x2', String(x))
  }
}

/** Draws when the finger is down and when flags and states hold. */
function showLanes() {
  const { stage, script } = page
  if (!stage || !script?.inputs) return
  const trial = new Machine(stage.scene, stage.variant)
  /** @type {Map<string, [number, number][]>} */
  const lanes = new Map()
  const set = (/** @type {string} */ name, /** @type {boolean} */ holds, /** @type {number} */ time) => {
    const spans = lanes.get(name) ?? [], last = spans[spans.length - 1]
    if (holds && (!last || last[1] >= 0)) spans.push([time, -1])
    else if (!holds && last && last[1] < 0) last[1] = time
    lanes.set(name, spans)
  }
  for (const [when, kind, ...rest] of script.inputs) {
    trial.advance(when)
    trial.input(kind, ...rest)
    set('touch', Boolean(trial.finger), when)
  }
  trial.advance(script.duration)
  trial.endTurn()
  for (const entry of trial.log) {
    if (entry.item !== null && entry.value !== undefined) {
      set(`${entry.event} ${entry.item}`, entry.value !== 'false', entry.time)
    }
  }
  const names = [...lanes.keys()].filter((name) => lanes.get(name)?.length).slice(0, 8)
  const x = (/** @type {number} */ time) => 110 + 680 * time / Math.max(script.duration, 1e-9)
  const parts = names.flatMap((name, row) => {
    const text = svg('text', { x: 104, y: row * 20 + 15, 'text-anchor': 'end' })
    text.textContent = name
    return [text, ...(lanes.get(name) ?? []).map(([a, b]) => svg('rect', {
      class: name === 'touch' ? 'lane finger-lane' : 'lane', x: x(a), y: row * 20 + 5, height: 12, rx: 3,
      width: Math.max(x(b < 0 ? script.duration : b) - x(a), 2) }))]
  })
  const height = names.length * 20 + 8
  const lanesElement = at('lanes')
  lanesElement.setAttribute('viewBox', `0 0 800 ${height}`)
  lanesElement.replaceChildren(...parts, svg('line', { class: 'cursor', y1: 0, y2: height }))
}

// ---- The scene's file

function showSource() {
  const { source } = entries[page.index]
  at('source-panel').hidden = !source
  at('source').replaceChildren(...(source ?? '').split('\n').map((line) => make('span', line || ' ')))
}

/** Lights the lines of the rules that hold for the cell that was touched last. */
function syncSource() {
  const stage = page.stage, cell = stage?.cells[stage.touched]
  if (!stage || !cell || !stage.scene.lines) return
  const known = stage.known(stage.touched, cell)
  const lines = new Set((known ? stage.looks.rules[known[1]] : []).map((rule) => stage.scene.lines?.[rule]))
  ;[...at('source').children].forEach((line, i) => line.classList.toggle('holds', lines.has(i + 1)))
}
