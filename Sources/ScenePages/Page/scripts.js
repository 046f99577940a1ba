// ---- Scripts

/** @param {SceneData} scene */
function showScripts(scene) {
  const menu = at('scripts')
  menu.replaceChildren(make('option', scene.scripts.length ? 'Choose a script' : 'This scene has no scripts'))
  menu.firstChild.value = ''
  scene.scripts.forEach((script, index) => {
    const option = make('option', script.name)
    option.value = index
    menu.append(option)
  })
  showTime()
}

/** @param {number} index */
function choose(index) {
  page.script = page.stage?.scene.scripts[index] ?? null
  if (!page.script) return
  at('seek').max = page.script.duration
  at('rows').innerHTML = page.script.score
  showFilm()
  seek(0)
}

/** @param {boolean} isPlaying */
function setPlaying(isPlaying) {
  page.isPlaying = isPlaying
  say('play', isPlaying ? 'Pause' : 'Play')
}

function showTime() {
  const script = page.script, time = page.stage?.time ?? 0
  say('time', script ? `${time.toFixed(3)} of ${script.duration.toFixed(3)} s` : '')
  at('seek').value = script ? time : 0
  for (const id of ['seek', 'back', 'forth']) at(id).disabled = !script
  at('play').disabled = !page.stage?.scene.scripts.length
  for (const id of ['link', 'copy-svg', 'copy-png']) at(id).disabled = !!script?.films
  at('score').hidden = !script
  if (script) at('cursor').style.left = `${100 * min(time / script.duration, 1)}%`
}

// ---- The scene's file

function showSource() {
  const { source } = entries[page.index]
  at('source-panel').hidden = !source
  fill('source', ...(source ?? '').split('\n').map((line) => make('span', line || ' ')))
}

/** Lights the lines of the rules that hold for the cell that was touched last. */
function syncSource() {
  const stage = page.stage, cell = stage?.cells[stage.touched]
  if (!stage || !cell) return
  const [rules, , order] = stage.notes(stage.touched, cell)
  const [, ...elements] = at('order').checked && stage.scene.look.orders[order] || [0]
  fill('elements', ...elements.map((/** @type {any} */ text) => make('li', text)))
  const lines = new Set(rules.map((rule) => stage.scene.lines?.[rule]))
  ;[...at('source').children].forEach((line, i) => line.classList.toggle('holds', lines.has(i + 1)))
}
