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
  showFilm()
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
  at('play').disabled = !page.stage?.scene.scripts.some((s) => !s.obstacle)
  for (const id of ['link', 'copy-svg', 'copy-png']) at(id).disabled = Boolean(script?.films)
  at('lanes').toggleAttribute('hidden', !script)
  const cursor = at('lanes').querySelector('.cursor')
  if (script && cursor) for (const end of ['x1', 'x2']) put(cursor, end, 110 + 680 * Math.min(time / script.duration, 1))
}

/** Draws when the finger is down and when flags and states hold. */
function showLanes() {
  const { lanes, duration } = page.script ?? { lanes: [], duration: 1 }, height = lanes.length * 20 + 8
  const parts = lanes.flatMap(([name, ...spans], row) => {
    const text = svg('text', { x: 104, y: row * 20 + 15, 'text-anchor': 'end' })
    text.textContent = name
    return [text, ...spans.map(([a, b]) => svg('rect', { class: name === 'touch' ? 'lane finger-lane' : 'lane',
      x: 110 + 680 * a / duration, y: row * 20 + 5, height: 12, rx: 3, width: Math.max(680 * (b - a) / duration, 2) }))]
  })
  put(at('lanes'), 'viewBox', `0 0 800 ${height}`)
  at('lanes').replaceChildren(...parts, svg('line', { class: 'cursor', y1: 0, y2: height }))
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
  if (!stage || !cell) return
  const [rules, , order] = stage.notes(stage.touched, cell)
  const [, ...elements] = at('order').checked && stage.scene.look.orders[order] || [0]
  at('elements').replaceChildren(...elements.map((/** @type {any} */ text) => make('li', text)))
  const lines = new Set(rules.map((rule) => stage.scene.lines?.[rule]))
  ;[...at('source').children].forEach((line, i) => line.classList.toggle('holds', lines.has(i + 1)))
}
