// ---- Recorded scripts: films of what the page's own machine does not do

/**
 * The animations of the film that is shown.
 * @type {Animation[]}
 */
let film = []

/** Shows the recording of the script that was chosen; nothing if the page plays it itself. */
async function showFilm() {
  const { script, stage } = page, place = at('film')
  const data = stage && script?.films?.[stage.variant]
  film = []
  place.hidden = !data
  if (!data) return
  place.ariaLabel = script.name
  const bytes = Uint8Array.from(atob(data), (c) => c.charCodeAt(0))
  // @ts-ignore older declarations of the DOM do not have it
  const text = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))).text()
  if (page.script !== script) return
  // A shadow tree has its own style sheet and its own ids.
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' }), sheet = new CSSStyleSheet()
  const [style, markup] = text.split('\0')
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  root.innerHTML = markup
  for (const e of root.querySelectorAll('[data-style]')) e.style.cssText = e.dataset.style
  film = root.getAnimations()
  for (const animation of film) animation.pause()
  showMoment()
}

/** Shows the moment of the film that the page has come to. */
function showMoment() { for (const animation of film) animation.currentTime = (page.stage?.time ?? 0) * 1000 }
