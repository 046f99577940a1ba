// ---- The page's own appearance, the list of scenes

/**
 * Whether the reader prefers something.
 * @param {string} wish
 */
const matches = (wish) => matchMedia(`(prefers-${wish})`).matches

const { dataset } = document.documentElement

/**
 * Calls a function when a button is pressed.
 * @param {string} id
 * @param {() => void} action
 */
const click = (id, action) => on(at(id), 'click', action)

/**
 * Shows a moment of the script, which stops; it takes over from a person.
 * @param {number} time
 */
function jump(time) {
  setPlaying(false)
  take()
  seek(time)
}

/** @param {boolean} dark */
function setTheme(dark) {
  dataset.theme = dark ? 'dark' : 'light'
  say('theme', dark ? 'Light' : 'Dark')
}

function showList() {
  if (entries.length < 2) return
  const list = at('list'), button = at('list-button')
  button.hidden = false
  const open = (/** @type {boolean} */ isOpen) => {
    list.hidden = !isOpen
    put(button, { 'aria-expanded': isOpen })
    if (isOpen) at('search').focus(); else button.focus()
  }
  on(button, 'click', () => open(list.hidden))
  on(list, 'keydown', ({ key }) => { if (key === 'Escape') open(false) })
  const rows = entries.map(({ name, title, error, thumbnail }, index) => {
    const row = make('li'), button = make('button', title, error ? 'bad' : '')
    if (thumbnail) button.prepend(imageOf(thumbnail))
    button.append(make('small', error ? `${name}: cannot be shown` : name))
    on(button, 'click', async () => {
      await openScene(index)
      open(false)
      at('title').focus()
    })
    row.append(button)
    return row
  })
  fill('entries', ...rows)
  on(at('search'), 'input', () => {
    const words = at('search').value.toLowerCase().split(/\s+/).filter(Boolean)
    entries.forEach(({ name, title, source }, i) => {
      const text = `${name} ${title} ${source}`.toLowerCase()
      rows[i].hidden = !words.every((/** @type {string} */ word) => text.includes(word))
    })
    say('none', rows.every((row) => row.hidden) ? 'No scene matches.' : '')
  })
}

setTheme(matches('color-scheme: dark'))
click('theme', () => {
  setTheme(dataset.theme !== 'dark')
  if (page.stage) setTrait(0, dataset.theme)
})
on(at('vision'), 'change', () => { dataset.vision = at('vision').value })
/**
 * Calls a function for each button of an element that is pressed.
 * @param {string} id
 * @param {(button: any) => void} action
 */
const press = (id, action) => on(at(id), 'click', ({ target }) => { if (target.localName === 'button') action(target) })

press('speeds', (button) => {
  const buttons = [...at('speeds').children]
  page.speed = [1, 0.25, 0.1][buttons.indexOf(button)]
  for (const other of buttons) showPressed(other, other === button)
})
press('inputs', setInput)
on(settings, 'input', ({ target }) => setInput(target))
press('traits', (button) => setTrait(+button.parentNode.dataset.trait, button.textContent))
click('play', () => {
  const stage = /** @type {Machine} */ (page.stage)
  take()
  if (!page.isPlaying && page.script && stage.time >= page.script.duration) seek(0)
  page.last = page.now()
  setPlaying(!page.isPlaying)
})
on(scriptMenu, 'change', () => {
  showScore()
  choose(+scriptMenu.value)
})
on(seekBar, 'input', () => jump(+seekBar.value))
for (const [id, step] of /** @type {[string, number][]} */ ([['back', -1], ['forth', 1]])) {
  click(id, () => jump((page.script && page.stage?.time || 0) + step / 60))
}
click('clear', () => { live(); begin() })
on(at('in-selected'), 'change', () => {
  give(at('in-selected').checked ? 'select' : 'deselect', page.stage?.touched)
  draw()
})
on(at('source-panel'), 'toggle', () => {
  const pre = at('source')
  pre.scrollTop = (all('.holds', pre)[0]?.offsetTop ?? 0) - pre.offsetTop - 60
})
for (const id of ['layout', 'order']) on(at(id), 'change', told)
click('link', () => copy('text/plain', location.href, 'txt'))
click('copy-svg', () => copy('text/plain', picture(), 'svg'))
click('copy-png', copyPNG)
addEventListener('hashchange', follow)
at('whole').checked = innerWidth < 600
new ResizeObserver(fitChart).observe(chartPlace)
listen()
showList()
follow()
requestAnimationFrame(tick)
