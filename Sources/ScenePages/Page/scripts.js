// ---- Scripts

/** @param {SceneData} scene */
function showScripts(scene) {
  fill('scripts', ...scene.scripts.map(({ name }, index) => {
    const option = make('option', name)
    option.value = index
    return option
  }))
  at('scripts-panel').hidden = !scene.scripts.length
  showScore()
}

/** The script that is chosen, whether it plays or a person does. */
const chosen = () => page.stage?.scene.scripts[+scriptMenu.value]

/** Shows what changes in the script that is chosen. */
function showScore() {
  const script = chosen()
  seekBar.max = script?.duration ?? 1
  at('rows').innerHTML = script?.score ?? ''
  showStrip()
  showTime()
}

/**
 * Shows the start of a script.
 * @param {number} index
 */
function choose(index) {
  if (+scriptMenu.value !== index) {
    scriptMenu.value = index
    showScore()
  }
  page.script = chosen() ?? null
  if (!page.script) return
  showFilm()
  seek(0)
}

/** Takes over from a person. */
function take() { if (!page.script) choose(+scriptMenu.value) }

/** @param {boolean} isPlaying */
function setPlaying(isPlaying) {
  page.isPlaying = isPlaying
  say('play', isPlaying ? 'Pause' : 'Play')
}

function showTime() {
  const script = page.script, time = page.stage?.time ?? 0, cursor = at('cursor')
  const text = script ? `${time.toFixed(3)} of ${script.duration.toFixed(3)} s` : ''
  say('time', text)
  seekBar.value = script ? time : 0
  seekBar.ariaValueText = text
  for (const id of ['link', 'copy-svg', 'copy-png']) at(id).disabled = !!script?.films
  cursor.hidden = !script
  if (script) cursor.style.left = `${100 * min(time / script.duration, 1)}%`
}

// ---- The scene's file

function showSource() {
  const { source } = entries[page.index]
  at('source-panel').hidden = !source
  fill('source', ...(source ?? '').split('\n').map((line) => make('span', line || ' ')))
}

/**
 * Lights the lines of the rules that hold for the cell that was touched last.
 * @param {Machine} stage
 */
function syncSource(stage) {
  const [rules, , order] = stage.notes(stage.touched, stage.cells[stage.touched])
  const [, ...elements] = at('order').checked && stage.scene.look.orders[order] || [0]
  fill('elements', ...elements.map((/** @type {any} */ text) => make('li', text)))
  const lines = new Set(rules.map((rule) => stage.scene.lines?.[rule]))
  ;[...at('source').children].forEach((line, i) => line.classList.toggle('holds', lines.has(i + 1)))
}
