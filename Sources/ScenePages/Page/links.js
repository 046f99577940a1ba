// ---- Links and copies

/** @type {string | undefined} */
let written
/** @type {any} */
let writing

/**
 * Writes the state into the page's address. A browser limits how often.
 * @param {Machine} stage
 */
function remember(stage) {
  if (page.isManual) return
  const { touched } = stage, text = `#${encodeURIComponent(stage.scene.name)}/${touched}:${stage.text(stage.cells[touched])}${stage.looks.traits[0] === 'dark' ? '&dark' : ''}`
  if (text === written) return
  written = text
  clearTimeout(writing)
  const address = location.hash
  writing = setTimeout(() => {
    // An address that a person has entered since then is followed, not overwritten.
    if (location.hash === address) try { history.replaceState(null, '', text) } catch { /* some sandboxes forbid it */ }
  }, 400)
}

/**
 * What a part of an address says; the part as it is, if a person has written what is no address.
 * @param {string} text
 */
function decoded(text) { try { return decodeURIComponent(text) } catch { return text } }

/** Opens the scene and the state of the page's address. */
async function follow() {
  const [target, ...options] = location.hash.slice(1).split('&').map(decoded)
  const [name, state = ''] = target.split('/')
  const index = max(entries.findIndex((entry) => entry.name === name), 0)
  await openScene(index)
  const stage = page.stage
  if (!stage || page.index !== index) return
  if (options.includes('dark')) setTrait(0, 'dark')
  const item = parseInt(state)
  if (stage.cells[item]) chooseCell(item, true)
  const words = state.split(/^\d+:|[+,]/).filter((word) => word && word !== 'normal')
  for (const word of words) {
    const [key, value = 'true'] = word.split('=')
    if (key === 'selected') stage.input('select', stage.touched)
    else if (key === 'highlighted') {
      const [x, y, w, h] = stage.shownFrame(stage.touched)
      stage.input('down', x + w / 2, y + h / 2)
      stage.advance(stage.time + 0.2)
    } else stage.input('set', stage.touched, [key, value])
  }
  stage.endTurn()
  stage.settle()
  told()
  draw()
}

/** A drawing of the stage as an SVG document, with the style of what is drawn over the cells. */
function picture(root = surface) {
  const copy = root.cloneNode(true), style = svg('style')
  const [width, height] = page.stage?.scene.size ?? [0, 0]
  all('.finger, .rim, .focus, .handle', copy).forEach((/** @type {Element} */ e) => e.remove())
  for (const name of ['id', 'role', 'aria-label']) copy.removeAttribute(name)
  put(copy, { width, height })
  style.textContent = [...document.styleSheets[0].cssRules].map((rule) => rule.cssText).filter((text) => text.startsWith('.notes')).join('')
  copy.append(style)
  return markupOf(copy)
}

/** @param {Node} element */
const markupOf = (element) => new XMLSerializer().serializeToString(element)

/**
 * Copies, or saves a file where the clipboard is not available.
 * @param {string} type
 * @param {Blob | string} data
 * @param {string} ending
 */
async function copy(type, data, ending) {
  const blob = new Blob([data], { type })
  try {
    await navigator.clipboard.write([new ClipboardItem({ [type]: blob })])
    say('copied', 'Copied.')
  } catch {
    const link = make('a')
    link.href = URL.createObjectURL(blob)
    link.download = `${page.stage?.scene.name ?? 'scene'}.${ending}`
    link.click()
    say('copied', 'Saved as a file: the clipboard is not available.')
  }
}

async function copyPNG() {
  const [width, height] = page.stage?.scene.size ?? [1, 1]
  const image = snapshot(picture())
  await image.decode()
  const canvas = make('canvas')
  canvas.width = width * 2
  canvas.height = height * 2
  canvas.getContext('2d').drawImage(image, 0, 0, width * 2, height * 2)
  canvas.toBlob((/** @type {Blob} */ blob) => copy('image/png', blob, 'png'))
}
