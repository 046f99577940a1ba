// ---- Controls

/**
 * The value of a control for what the app sets, or of one of its buttons.
 * @param {any} control
 * @param {string[]} values
 */
const valueOf = ({ type, checked, value, textContent }, values) =>
  (type === 'range' ? values[value] : type === 'checkbox' ? `${checked}` : value || textContent)

/**
 * Shows whether a button is the one of its row that holds.
 * @param {any} button
 * @param {boolean} isPressed
 */
const showPressed = (button, isPressed) => put(button, { 'aria-pressed': isPressed })

/** @param {SceneData} scene */
const allInputs = (scene) => [...scene.inputs.filter((input) => !input[6]), ...scene.bound]

/**
 * Sets what a person has chosen for the cell that was touched last.
 * @param {any} control
 */
function setInput(control) {
  const stage = /** @type {Machine} */ (page.stage), row = control.closest('.row')
  const [word, , , values] = allInputs(stage.scene)[[...settings.children].indexOf(row)]
  give('set', stage.touched, [word, valueOf(control, values)])
  draw()
}

/**
 * Shows the values of the cell that was touched last in the controls for what the app sets.
 * @param {Stage} stage
 */
function syncInputs(stage) {
  const { scene, touched } = stage, cell = stage.cells[touched], local = stage.table.locals[cell.local]
  allInputs(scene).forEach(([word, , , values, , initial], index) => {
    const own = local.custom[word] ?? (local.flags.includes(word) ? 'true' : initial)
    const value = scene.inputs[index]?.[0] === word ? values[cell.places[index]] : own
    for (const control of all('input, select, output, button', settings.children[index])) {
      if (control.type === 'range') {
        control.value = values.indexOf(value)
        put(control, { 'aria-valuetext': value })
      } else if (control.type === 'checkbox') control.checked = value === 'true'
      else if (control.localName === 'button') showPressed(control, control.textContent === value)
      else control.value = value
    }
  })
  at('in-selected').checked = stage.isSelected(cell)
}

/**
 * Shows the scene with another value of a trait.
 * @param {number} index
 * @param {string | undefined} value
 */
function setTrait(index, value) {
  const { scene, looks } = /** @type {Machine} */ (page.stage)
  setVariant(variantWith(scene, looks.traits.map((own, i) => (i === index ? value : own))))
}

/**
 * Shows the scene with other traits, without an animation of what changes; nothing happens for a variant that there is not. A
 * script stays at its moment.
 * @param {number} variant
 */
function setVariant(variant) {
  const stage = /** @type {Machine} */ (page.stage)
  if (variant < 0) return
  stage.variant = variant
  if (page.script) seek(stage.time)
  else {
    stage.scrollTo(stage.scroll)
    stage.settle()
  }
  at('frame').classList.toggle('scrolls', !!(stage.looks.scrolls || stage.table.pans?.some((pan) => pan[1])))
  for (const button of all('#traits button')) {
    showPressed(button, button.textContent === stage.looks.traits[button.parentNode.dataset.trait])
  }
  showChart()
  showFilm()
  showStrip()
  told()
}
