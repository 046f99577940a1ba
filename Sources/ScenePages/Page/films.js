// ---- Recorded scripts: films of what the page's own machine does not do

/**
 * The animations of the film that is shown.
 * @type {Animation[]}
 */
let film = []

/**
 * Shows a film, stopped at its start, in a shadow tree, which has its own style sheet and its own ids.
 * @param {any} place
 * @param {string} style
 * @param {string} markup
 * @returns {Animation[]}
 */
function project(place, style, markup) {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' }), sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  root.innerHTML = markup
  for (const e of all('[data-style]', root)) e.style.cssText = e.dataset.style
  const animations = root.getAnimations()
  for (const animation of animations) animation.pause()
  return animations
}

/**
 * The style sheet and the elements of a film. Those of later variants are the lines in which they differ from the first.
 * @param {(string | [number, string][])[]} films
 * @param {number} variant
 * @returns {string[]}
 */
function reel(films, variant) {
  const [first, own] = [films[0], films[variant]], lines = `${typeof own === 'string' ? own : first}`.split('\n')
  if (typeof own !== 'string') for (const [number, line] of own) lines[number] = line
  return lines.join('\n').split('\0')
}

/** What animations in films change. */
const animated = 'd fill fillOpacity filter opacity stroke strokeOpacity strokeWidth stopColor stopOpacity transform'.split(' ')

/**
 * A picture that does not change. A browser paints it at once, where it would go through the hundreds of glyphs of a drawing
 * again for each frame of what plays beside it.
 * @param {string} text  An SVG document.
 */
const snapshot = (text) => imageOf(`data:image/svg+xml,${encodeURIComponent(text)}`)

/**
 * Moments of a film as pictures.
 * @param {string} style
 * @param {string} markup
 * @param {number[]} times
 */
function momentsOf(style, markup, times) {
  const place = make('div')
  at('strip').append(place)
  const moving = project(place, style, markup), root = place.shadowRoot.firstChild
  return times.map((time) => {
    for (const animation of moving) animation.currentTime = time * 1000
    const copy = root.cloneNode(true), actors = all('[class]', copy)
    all('[class]', root).forEach((actor, i) => {
      /** @type {any} */
      const now = getComputedStyle(actor)
      for (const name of animated) actors[i].style[name] = now[name]
    })
    return snapshot(markupOf(copy))
  })
}

/** Shows the recording of the script that plays, if the page does not play it itself. */
function showFilm() {
  const { script, stage } = page, place = at('film')
  film = []
  place.hidden = !script?.films
  if (!stage || !script?.films) return
  place.ariaLabel = script.name
  const [style, markup] = reel(script.films, stage.variant)
  film = project(place, style, markup)
  showMoment()
}

/** @type {any} */
let waiting = 0

/** Shows moments of the script that is chosen, after the page has drawn what can be touched. */
function showStrip() {
  fill('strip')
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    const { stage } = page, script = chosen()
    if (!stage || !script) return
    at('strip').style.setProperty('--ratio', stage.scene.size.join('/'))
    const times = [0, 1, 2, 3, 4, 5].map((i) => script.duration * (i + 0.5) / 6)
    fill('strip', ...(script.films ? momentsOf(.../** @type {[string, string]} */ (reel(script.films, stage.variant)), times)
      : times.map((time) => {
        const root = svg('svg'), copy = new Machine(stage.scene, stage.variant), canvas = new Canvas(root, copy)
        replay(copy, script, 0, time)
        copy.endTurn()
        canvas.draw()
        return snapshot(picture(root))
      })))
  }, 30)
}

/** Shows the moment of the film that the page has come to. */
function showMoment() { for (const animation of film) animation.currentTime = (page.stage?.time ?? 0) * 1000 }
