// ---- A page that follows its scenes: the preview reports what has changed ----------------------------------

/**
 * Takes the states of cells, the log and the scroll position over to a new version of the scene. Cells whose state
 * the new version does not have begin again.
 * @param {Machine} old
 * @param {Machine} stage
 */
function carry(old, stage) {
  old.settle()
  const key = (/** @type {Machine} */ of, /** @type {number} */ local) => {
    const { flags, custom, suspended } = of.table.locals[local]
    return JSON.stringify([flags, custom, suspended])
  }
  const offset = (/** @type {Machine} */ of, /** @type {Cell} */ cell, /** @type {Input} */ input) => {
    const index = of.scene.inputs.findIndex((other) => other[0] === input[0])
    return index < 0 ? -1 : placeOf(input, valueAt(of.scene.inputs[index], cell.places[index]))
  }
  stage.cells.forEach((cell, item) => {
    const before = old.cells[item]
    if (!before) return
    const wanted = key(old, before.local)
    const local = stage.table.locals.findIndex((_, i) => key(stage, i) === wanted)
    if (local >= 0) cell.local = local
    stage.scene.inputs.forEach((input, i) => {
      const value = offset(old, before, input)
      if (value >= 0) cell.places[i] = value
    })
  })
  const [, least, most] = stage.looks.scroll
  stage.scroll = min(max(old.scroll, least), most)
  stage.touched = min(old.touched, stage.cells.length - 1)
  stage.time = stage.turn.time = old.time
  stage.log = old.log
  stage.isFirst = false
}

/**
 * Shows a new version of a scene, or what is wrong in it, and keeps everything else as it is.
 * @param {number} index
 * @param {Listed} entry
 * @param {SceneData} [scene]  The new version; none if the last one stays.
 */
function replace(index, entry, scene) {
  entries[index] = entry
  if (scene) loaded[index] = scene
  if (index !== page.index) return
  const { stage: old, script, isPlaying } = page
  if (!scene || entry.error) {
    tell('problem', entry.problem)
    if (entry.error) showScene(index)
    return
  }
  // The finger is lifted from the old cells: what is down on them does not touch the new ones.
  old?.input('cancel')
  old?.endTurn()
  const rows = [...at('log').children], time = old?.time ?? 0
  const { id, dataset: { item, control } } = /** @type {HTMLElement} */ (document.activeElement)
  const button = all('#settings button').indexOf(document.activeElement)
  showScene(index, old?.looks.traits)
  const stage = page.stage
  if (!old || !stage) return
  const number = script ? scene.scripts.findIndex((other) => other.name === script.name) : -1
  if (number >= 0) {
    choose(number)
    seek(time)
    setPlaying(isPlaying)
  } else {
    carry(old, stage)
    page.logged = stage.log.length
    fill('log', ...rows)
    told()
    draw()
  }
  // The keyboard's focus is where it was, at least at the cell.
  if (item) focusCell(min(+item, stage.cells.length - 1))
  const same = control ? all(`[data-control="${control}"]`)[0] : id ? at(id) : all('#settings button')[button]
  if (same) same.focus()
}

const feed = new EventSource(at('feed').dataset.address)
on(feed, 'change', (event) => {
  const change = JSON.parse(event.data)
  // Properties of the script have short names in what is sent, others do not.
  replace(change.index, change.entry, change['scene'])
})
on(feed, 'reload', () => location.reload())
on(feed, 'open', () => say('feed', ''))
on(feed, 'error', () => say('feed', 'The preview has ended. This is its last state.'))
