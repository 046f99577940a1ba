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

/** Shows the recording of the script that was chosen, if the page does not play it itself, and moments of it. */
function showFilm() {
  const { script, stage } = page, place = at('film')
  const films = stage && script?.films
  film = []
  place.hidden = !films
  if (!stage || !script) return
  const times = [0, 1, 2, 3, 4, 5].map((i) => script.duration * (i + 0.5) / 6)
  let frames = []
  if (films) {
    place.ariaLabel = script.name
    const [style, markup] = reel(films, stage.variant)
    film = project(place, style, markup)
    frames = times.map((time) => {
      const frame = make('div')
      for (const animation of project(frame, style, markup)) animation.currentTime = time * 1000
      return frame
    })
    showMoment()
  } else {
    frames = times.map((time, i) => {
      const root = svg('svg'), copy = new Machine(stage.scene, stage.variant), canvas = new Canvas(root, copy, `s${i}`)
      replay(copy, script, 0, time)
      copy.endTurn()
      canvas.draw()
      return root
    })
  }
  fill('strip', ...frames)
}

/** Shows the moment of the film that the page has come to. */
function showMoment() { for (const animation of film) animation.currentTime = (page.stage?.time ?? 0) * 1000 }
