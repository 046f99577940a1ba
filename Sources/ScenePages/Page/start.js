// ---- The page's own appearance, the list of scenes

/**
 * Whether the reader prefers something.
 * @param {string} wish
 */
const matches = (wish) => matchMedia(`(prefers-${wish})`).matches

const isDark = () => document.documentElement.dataset.theme === 'dark'

/** @param {boolean} dark */
function setTheme(dark) {
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  say('theme', dark ? 'Light' : 'Dark')
}

function showList() {
  if (entries.length < 2) return
  at('list-button').hidden = false
  on(at('list-button'), 'click', () => {
    const isOpen = at('list').hidden
    at('list').hidden = !isOpen
    put(at('list-button'), 'aria-expanded', isOpen)
    if (isOpen) at('search').focus()
  })
  const rows = entries.map(({ name, title, error }, index) => {
    const row = make('li'), button = make('button', title, error ? 'bad' : '')
    button.append(make('small', error ? `${name}: cannot be shown` : name))
    on(button, 'click', () => {
      openScene(index)
      at('list').hidden = true
      put(at('list-button'), 'aria-expanded', 'false')
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
  })
}

setTheme(matches('color-scheme: dark'))
on(at('theme'), 'click', () => {
  setTheme(!isDark())
  const stage = page.stage
  if (!stage) return
  setVariant(variantWith(stage.scene, [isDark() ? 'dark' : 'light', ...stage.looks.traits.slice(1)]))
})
on(at('vision'), 'change', () => { document.documentElement.dataset.vision = at('vision').value })
const speeds = choices('Speed', ['1', '¼', '⅒'], (index) => {
  page.speed = [1, 0.25, 0.1][index]
  ;[...at('speeds').children].forEach((b, i) => put(b, 'aria-pressed', i === index))
})
at('speeds').append(...speeds.children)
put(at('speeds').children[0], 'aria-pressed', 'true')
on(at('play'), 'click', () => {
  const stage = page.stage
  if (!stage) return
  if (!page.script) {
    at('scripts').value = '0'
    choose(0)
  }
  if (!page.isPlaying && page.script && stage.time >= page.script.duration) seek(0)
  page.last = page.now()
  setPlaying(!page.isPlaying)
})
on(at('scripts'), 'change', () => { if (at('scripts').value) choose(+at('scripts').value); else live() })
on(at('seek'), 'input', () => { setPlaying(false); seek(+at('seek').value) })
on(at('back'), 'click', () => { setPlaying(false); seek((page.stage?.time ?? 0) - 1 / 60) })
on(at('forth'), 'click', () => { setPlaying(false); seek((page.stage?.time ?? 0) + 1 / 60) })
on(at('clear'), 'click', () => { live(); begin() })
on(at('in-selected'), 'change', () => {
  give(at('in-selected').checked ? 'select' : 'deselect', page.stage?.touched)
  draw()
})
for (const id of ['layout', 'order']) on(at(id), 'change', told)
on(at('link'), 'click', () => copy('text/plain', location.href, 'txt'))
on(at('copy-svg'), 'click', () => copy('text/plain', picture(), 'svg'))
on(at('copy-png'), 'click', copyPNG)
addEventListener('hashchange', () => { if (location.hash !== written) follow() })
at('whole').checked = innerWidth < 600
listen()
showList()
follow()
requestAnimationFrame(tick)
