// ---- Controls

/**
 * A group of buttons of which one is pressed.
 * @param {string} label
 * @param {string[]} values
 * @param {(index: number) => void} choose
 */
function choices(label, values, choose) {
  const group = make('div', undefined, 'group')
  put(group, 'role', 'group')
  put(group, 'aria-label', label)
  values.forEach((value, index) => {
    const button = make('button', value)
    on(button, 'click', () => choose(index))
    group.append(button)
  })
  return group
}

/** @type {(() => void)[]} */
let inputSyncs = []

/**
 * Controls for what the app sets of the cell that was touched last.
 * @param {SceneData} scene
 */
function showInputs(scene) {
  inputSyncs = []
  const rows = []
  const app = (/** @type {string} */ word, /** @type {string} */ value) => {
    if (page.stage) give('set', page.stage.touched, [word, value])
    draw()
  }
  const current = (/** @type {Input} */ input) => {
    const stage = page.stage, cell = stage?.cells[stage.touched]
    if (!stage || !cell) return ''
    const index = scene.inputs.indexOf(input)
    if (index >= 0) return input[3][cell.inputs[index]]
    const local = stage.table.locals[cell.local]
    return local.custom[input[0]] ?? (local.flags.includes(input[0]) ? 'true' : input[3].includes('false') ? 'false' : input[3][0])
  }
  for (const input of [...scene.inputs, ...scene.bound]) {
    const [word, label, isNumber, values] = input
    const row = make('div', undefined, 'row'), id = `in-${word}`, name = make('label', label)
    put(name, 'for', id)
    if (isNumber) {
      const slider = make('input'), shown = make('output')
      Object.assign(slider, { type: 'range', id, min: 0, max: values.length - 1, step: 1 })
      on(slider, 'input', () => app(word, values[slider.value]))
      row.append(name, slider, shown)
      inputSyncs.push(() => {
        slider.value = values.indexOf(current(input))
        shown.textContent = current(input)
        put(slider, 'aria-valuetext', current(input))
      })
    } else if (values.length === 2 && values.includes('true')) {
      const box = make('input', undefined, 'switch')
      Object.assign(box, { type: 'checkbox', id })
      put(box, 'role', 'switch')
      on(box, 'change', () => app(word, String(box.checked)))
      row.append(name, box)
      inputSyncs.push(() => { box.checked = current(input) === 'true' })
    } else if (values.length <= 4 && values.join('').length < 26) {
      const group = choices(label, values, (index) => app(word, values[index]))
      row.append(make('span', label), group)
      inputSyncs.push(() => [...group.children].forEach((b, i) => put(b, 'aria-pressed', values[i] === current(input))))
    } else {
      const menu = make('select')
      menu.id = id
      menu.append(...values.map((value) => make('option', value)))
      on(menu, 'change', () => app(word, menu.value))
      row.append(name, menu)
      inputSyncs.push(() => { menu.value = current(input) })
    }
    rows.push(row)
  }
  fill('inputs', ...rows)
}

/** @param {Stage} stage */
function syncInputs(stage) {
  for (const sync of inputSyncs) sync()
  at('in-selected').checked = stage.isSelected(stage.cells[stage.touched])
}

const traitNames = ['Appearance', 'Contrast', 'Text size', 'Direction', 'Bold Text', 'Platform', 'Reduce Motion']

/**
 * Menus for the traits that the page contains; for others it says that it does not.
 * @param {SceneData} scene
 */
function showTraits(scene) {
  /** @type {any[]} */
  const rows = []
  /** @type {string[]} */
  const single = []
  traitNames.forEach((name, index) => {
    const values = [...new Set(scene.variants.map((v) => v.traits[index]))]
    if (values.length < 2) {
      if (index < 6) single.push(`${name.toLowerCase()} ${values[0]}`)
      return
    }
    const row = make('div', undefined, 'row')
    row.append(make('span', name))
    const group = choices(name, values, (chosen) => {
      const stage = page.stage
      if (!stage) return
      const wanted = stage.looks.traits.slice()
      wanted[index] = values[chosen]
      setVariant(variantWith(scene, wanted))
    })
    row.append(group)
    rows.push(row)
  })
  rows.push(make('p', `Computed for ${single.join(', ')}; others are not on this page.`, 'missing'))
  fill('traits', ...rows)
  setVariant(page.stage?.variant ?? 0)
}

/**
 * Shows the scene with other traits, without an animation; nothing happens for a variant that there is not.
 * @param {number} variant
 */
function setVariant(variant) {
  const stage = page.stage
  if (!stage || variant < 0) return
  stage.variant = variant
  stage.settle()
  all('#traits .group').forEach((group) => {
    const index = traitNames.indexOf(group.getAttribute('aria-label') ?? '')
    for (const button of group.children) put(button, 'aria-pressed', button.textContent === stage.looks.traits[index])
  })
  showChart()
  showFilm()
  showStrip()
  told()
}
