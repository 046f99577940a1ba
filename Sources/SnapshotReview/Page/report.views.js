// The views.
const views = ['Side by side', 'Slider', 'Onion skin', 'Blink', 'Difference'];
let view = 0, zoom = 1, blink = 0, blinker = null, loaded = { expected: null, actual: null, heat: null };
views.forEach((name, index) => {
  const tab = make('button', { type: 'button', role: 'tab', tabIndex: index ? -1 : 0, id: `view-${index + 1}` },
    `${name} `, make('kbd', {}, String(index + 1)));
  tab.addEventListener('click', () => setView(index));
  tab.addEventListener('keydown', event => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    setView((index + step + views.length) % views.length);
    $('views').children[view].focus();
  });
  $('views').append(tab);
});
const setView = index => { view = index; drawStage(); opened(); };
const extent = () => ({
  width: Math.max(loaded.expected?.width ?? 0, loaded.actual?.width ?? 0),
  height: Math.max(loaded.expected?.height ?? 0, loaded.actual?.height ?? 0),
});
const regionOf = record => {
  const regions = record.regions ?? [];
  if (!regions.length) return null;
  const left = Math.min(...regions.map(r => r.x)), top = Math.min(...regions.map(r => r.y));
  return { x: left, y: top, width: Math.max(...regions.map(r => r.x + r.width)) - left,
    height: Math.max(...regions.map(r => r.y + r.height)) - top };
};
const panes = () => [...document.querySelectorAll('.pane')];
const fitZoom = (width, height) => {
  const pane = panes()[0];
  if (!pane || !width || !height) return 1;
  const high = Math.min(460, innerHeight * ($('stage').classList.contains('stacked') ? 0.2 : 0.44));
  const room = Math.min((pane.clientWidth - 32) / width, high / height);
  const natural = 1 / (current?.scale ?? 1);
  // Whole multiples keep pixels even; pictures smaller than the room are shown at their size in points at least.
  return room >= 1 ? Math.min(Math.floor(room), Math.max(1, Math.round(4 * natural))) : room;
};
const canvasFor = source => {
  const { width, height } = extent();
  const canvas = make('canvas', { width, height });
  if (source) canvas.getContext('2d').drawImage(source.image ?? source, 0, 0);
  return canvas;
};
const pane = (title, layers, edge) => {
  const { width, height } = extent();
  const sheet = make('div', { className: 'sheet' });
  layers.forEach(layer => sheet.append(layer));
  if (edge) sheet.append(edge);
  for (const region of (current.record.regions ?? []).slice(0, 40)) {
    const box = make('div', { className: 'region' });
    box.style.left = `${100 * region.x / width}%`;
    box.style.top = `${100 * region.y / height}%`;
    box.style.width = `${100 * region.width / width}%`;
    box.style.height = `${100 * region.height / height}%`;
    sheet.append(box);
  }
  const frame = make('div', { className: 'pane', tabIndex: 0, role: 'img', ariaLabel: `${title} picture of ${current.record.name}` }, sheet);
  frame.addEventListener('scroll', () => {
    for (const other of panes()) if (other !== frame) {
      if (other.scrollLeft !== frame.scrollLeft) other.scrollLeft = frame.scrollLeft;
      if (other.scrollTop !== frame.scrollTop) other.scrollTop = frame.scrollTop;
    }
  });
  sheet.addEventListener('pointermove', event => {
    const bounds = sheet.getBoundingClientRect();
    tellPixel(Math.floor((event.clientX - bounds.left) / zoom), Math.floor((event.clientY - bounds.top) / zoom));
  });
  return make('figure', {}, make('figcaption', {}, title), frame);
};
const hex = (source, x, y) => {
  if (!source || x < 0 || y < 0 || x >= source.width || y >= source.height) return 'nothing';
  const i = 4 * (y * source.width + x);
  const digits = [...source.pixels.slice(i, i + 4)].map(value => value.toString(16).padStart(2, '0').toUpperCase());
  return '#' + digits.slice(0, 3).join('') + (digits[3] === 'FF' ? '' : digits[3]);
};
const tellPixel = (x, y) => {
  const { expected, actual } = loaded;
  const parts = [`(${x}, ${y})`];
  if (expected) parts.push(`expected ${hex(expected, x, y)}`);
  parts.push(`actual ${hex(actual, x, y)}`);
  if (expected && actual && x >= 0 && y >= 0 && x < Math.min(expected.width, actual.width) && y < Math.min(expected.height, actual.height))
    parts.push(`differs by ${amount(expected.pixels, 4 * (y * expected.width + x), actual.pixels, 4 * (y * actual.width + x))} of 255`);
  $('pixel').textContent = parts.join('  ');
};
const stopBlinking = () => { clearInterval(blinker); blinker = null; };
const drawStage = () => {
  stopBlinking();
  const { expected, actual, heat } = loaded;
  const pair = expected && actual;
  [...$('views').children].forEach((tab, index) => {
    tab.disabled = !pair && index > 0;
    tab.ariaSelected = String(index === (pair ? view : 0));
    tab.tabIndex = index === (pair ? view : 0) ? 0 : -1;
  });
  $('blend-label').hidden = !(pair && (view === 1 || view === 2));
  $('legend').hidden = !(pair && (view === 0 || view === 4));
  $('pixel').hidden = !actual;
  const stage = $('stage');
  stage.replaceChildren();
  const { width, height } = extent();
  // Three wide pictures are larger below each other.
  stage.classList.toggle('stacked', Boolean(pair) && view === 0 && width > 2.2 * height);
  if (!pair) {
    stage.append(actual ? pane(afterName, [canvasFor(actual)])
      : make('div', { className: 'pane' }, make('p', { className: 'nothing' },
        current.kind === 'model' ? 'The picture is the same as its golden.' : 'There is no picture.')));
  } else if (view === 0) {
    stage.append(pane(beforeName, [canvasFor(expected)]), pane(afterName, [canvasFor(actual)]),
      pane('Difference', [heat]));
  } else if (view === 4) {
    stage.append(pane('Difference', [heat]));
  } else {
    const above = canvasFor(actual), below = canvasFor(expected);
    const edge = view === 1 ? make('div', { className: 'edge' }) : null;
    const title = make('span', {}, ['', `${beforeName} left, ${afterName.toLowerCase()} right`, `${afterName} over ${beforeName.toLowerCase()}`, ''][view]);
    stage.append(pane('', [below, above], edge));
    stage.querySelector('figcaption').append(title);
    $('blend-name').textContent = view === 1 ? 'Edge' : afterName;
    const blend = () => {
      const part = Number($('blend').value);
      if (view === 1) {
        above.style.clipPath = `inset(0 0 0 ${part}%)`;
        below.style.clipPath = `inset(0 ${100 - part}% 0 0)`;
        edge.style.left = `${part}%`;
      } else above.style.opacity = String(part / 100);
    };
    if (view === 3) {
      const flip = () => {
        above.style.visibility = blink % 2 ? 'visible' : 'hidden';
        below.style.visibility = blink % 2 ? 'hidden' : 'visible';
        title.textContent = blink % 2 ? afterName : beforeName;
      };
      stage.flip = () => { blink++; flip(); };
      flip();
      // Who asked for less motion flips with the arrow keys.
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) blinker = setInterval(stage.flip, 700);
    } else {
      $('blend').oninput = blend;
      blend();
    }
  }
  setZoom(zoom);
};
const setZoom = value => {
  zoom = Math.min(64, Math.max(1 / 16, value));
  const { width, height } = extent();
  for (const sheet of document.querySelectorAll('.sheet')) {
    sheet.style.width = `${width * zoom}px`;
    sheet.style.height = `${height * zoom}px`;
    sheet.classList.toggle('crisp', zoom > 1);
  }
  // A frame is as high as its picture, as far as there is room.
  const high = Math.min(innerHeight * 0.46, Math.max(64, height * zoom + 34));
  for (const frame of panes()) frame.style.height = `${high}px`;
  $('zoom-text').textContent = `${Math.round(100 * zoom)} %`;
};
const fit = () => { const { width, height } = extent(); setZoom(fitZoom(width, height)); };
const goToChange = () => {
  const region = regionOf(current?.record ?? {});
  const first = panes()[0];
  if (!region || !first) return fit();
  const room = Math.min(first.clientWidth / (region.width + 16), first.clientHeight / (region.height + 16));
  setZoom(room > 1 ? Math.min(16, Math.floor(room)) : room);
  first.scrollLeft = (region.x + region.width / 2) * zoom - first.clientWidth / 2;
  first.scrollTop = (region.y + region.height / 2) * zoom - first.clientHeight / 2;
};
const opened = () => {
  fit();
  // A small change in a large picture is not found by looking at all of it.
  const region = regionOf(current.record), { width, height } = extent();
  if (region && region.width * region.height * 24 < width * height) goToChange();
};
const step = factor => {
  const next = zoom * factor;
  setZoom(next >= 1 ? Math.round(next) || 1 : next);
};
$('zoom-in').addEventListener('click', () => step(zoom >= 1 && zoom < 2 ? 2 : 1.5));
$('zoom-out').addEventListener('click', () => step(1 / 1.5));
$('zoom-fit').addEventListener('click', fit);
$('zoom-change').addEventListener('click', goToChange);
