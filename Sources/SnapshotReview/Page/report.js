'use strict';
(() => {
const data = JSON.parse(document.getElementById('data').textContent);
const $ = id => document.getElementById(id);
const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name in element && name !== 'list') element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
};
const count = (number, noun) => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

// What there is.
const kinds = {
  different: 'Differ', missing: 'New', unreadable: 'Unreadable', failed: 'Failed', model: 'Model only',
};
const kindOf = record => record.status === 'same' ? 'model' : record.status;
const causes = new Map(data.causes.map(cause => [cause.number, cause]));
const items = data.items.map((item, index) => {
  const record = item.record;
  const parts = (record.subject ?? record.name).split('/');
  const label = parts.at(-1);
  const place = [parts.slice(0, -1).join('/'), record.variant].filter(Boolean).join(', ');
  return {
    ...item, record, index, label, place, kind: kindOf(record), group: causes.get(item.cause), ticked: false,
    text: [record.name, record.variant, item.cause && causes.get(item.cause).title, record.message]
      .join(' ').toLowerCase(),
  };
});
// In the order of the list: cause after cause, and in each the pictures that differ before those that do not.
items.sort((a, b) =>
  a.cause - b.cause || (a.kind === 'model') - (b.kind === 'model') || a.index - b.index);
let shown = items;
let current = null;
let filter = { kind: null, text: '' };

// Values over time.
const frameRate = 60;
// `0.000s 0, 12.5; 0.700s 10` as a list of frames with values.
const samplesOf = text => {
  const samples = [];
  for (const run of (text ?? '').split(/; (?=\d+\.\d{3}s )/)) {
    const match = /^(\d+\.\d{3})s (.*)$/s.exec(run);
    if (!match) continue;
    let frame = Math.round(Number(match[1]) * frameRate);
    for (const value of match[2].split(/, (?![^[{("]*[\]})"])/)) samples.push({ frame: frame++, value });
  }
  return samples;
};
const valueAt = (samples, frame) => {
  let found = null;
  for (const sample of samples) { if (sample.frame > frame) break; found = sample.value; }
  return found;
};
const svg = (tag, attributes, ...children) => {
  const element = document.createElementNS($('drawing').namespaceURI, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};
const lineOf = (samples, last, x, y) => {
  const points = [];
  let held = null;
  for (const { frame, value } of samples) {
    const number = Number(value);
    if (value === 'none' || Number.isNaN(number)) { held = null; continue; }
    // A value holds until the frame before the next one.
    if (held && frame > held.frame + 1) points.push(['L', frame - 1, held.number]);
    points.push([held ? 'L' : 'M', frame, number]);
    held = { frame, number };
  }
  if (held && held.frame < last) points.push(['L', last, held.number]);
  return points.map(([command, frame, number]) => `${command}${x(frame).toFixed(1)} ${y(number).toFixed(1)}`).join('');
};

// Pictures, each decoded once, the last ones kept.
const decoded = new Map();
const picture = name => {
  if (!name) return Promise.resolve(null);
  let promise = decoded.get(name);
  if (!promise) {
    promise = new Promise(resolve => {
      const image = new Image();
      image.onload = () => {
        const canvas = make('canvas', { width: image.naturalWidth, height: image.naturalHeight });
        const context = canvas.getContext('2d', { willReadFrequently: true });
        context.drawImage(image, 0, 0);
        resolve({ image, width: canvas.width, height: canvas.height,
          pixels: context.getImageData(0, 0, canvas.width, canvas.height).data });
      };
      image.onerror = () => resolve(null);
      image.src = data.pictures[name];
    });
    decoded.set(name, promise);
    if (decoded.size > 24) decoded.delete(decoded.keys().next().value);
  }
  return promise;
};

// Differences as they are seen over black or white.
const amount = (a, i, b, j) => {
  let worst = 0;
  const p = a[i + 3], q = b[j + 3];
  for (let c = 0; c < 3; c++) {
    const black = Math.abs(a[i + c] * p - b[j + c] * q);
    const white = Math.abs((a[i + c] - 255) * p - (b[j + c] - 255) * q);
    worst = Math.max(worst, black, white);
  }
  return Math.floor((worst + 127) / 255);
};
const heatMap = (one, other) => {
  const width = Math.max(one.width, other.width), height = Math.max(one.height, other.height);
  const canvas = make('canvas', { width, height });
  const context = canvas.getContext('2d');
  const result = context.createImageData(width, height);
  const to = result.data;
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
    const k = 4 * (y * width + x);
    let color;
    const inOne = x < one.width && y < one.height, inOther = x < other.width && y < other.height;
    if (inOne && inOther) {
      const i = 4 * (y * one.width + x), j = 4 * (y * other.width + x);
      const same = one.pixels[i] === other.pixels[j] && one.pixels[i + 1] === other.pixels[j + 1]
        && one.pixels[i + 2] === other.pixels[j + 2] && one.pixels[i + 3] === other.pixels[j + 3];
      if (same) {
        const luma = 0.299 * one.pixels[i] + 0.587 * one.pixels[i + 1] + 0.114 * one.pixels[i + 2];
        const gray = 255 - (255 - luma) * one.pixels[i + 3] / 2550;
        color = [gray, gray, gray];
      } else {
        const difference = amount(one.pixels, i, other.pixels, j);
        color = difference ? data.heat[difference] : [231, 212, 232];
      }
    } else color = inOne || inOther ? [118, 42, 131] : [255, 255, 255];
    to[k] = color[0]; to[k + 1] = color[1]; to[k + 2] = color[2]; to[k + 3] = 255;
  }
  context.putImageData(result, 0, 0);
  return canvas;
};
const ramp = $('ramp').getContext('2d');
for (let i = 0; i < 256; i++) {
  ramp.fillStyle = `rgb(${data.heat[Math.round(2 ** (i / 32)) - 1] ?? data.heat[255]})`;
  ramp.fillRect(i, 0, 1, 8);
}

// The head.
const failing = items.filter(item => item.kind !== 'model').length;
$('headline').textContent = failing
  ? `${failing.toLocaleString('en')} of ${data.summary.total.toLocaleString('en')} do not pass` : 'Everything passes';
const kindCounts = Object.keys(kinds).map(kind => [kind, items.filter(item => item.kind === kind).length]);
$('subline').textContent = [
  `${count(data.summary.passed, 'snapshot')} pass`, count(data.causes.length, 'cause'),
  data.failures.length && `${count(data.failures.length, 'scene')} could not be read`,
  data.orphans.length && `${count(data.orphans.length, 'golden')} without a snapshot`,
].filter(Boolean).join(' · ');

// The list.
const rows = new Map(), groups = new Map();
const thumbs = new IntersectionObserver(entries => {
  for (const entry of entries) if (entry.isIntersecting) {
    thumbs.unobserve(entry.target);
    entry.target.src = data.pictures[entry.target.dataset.name];
  }
}, { rootMargin: '300px' });
const thumb = name => {
  if (!name) return make('span', { className: 'thumb' });
  const image = make('img', { className: 'thumb', alt: '', decoding: 'async' });
  image.dataset.name = name;
  thumbs.observe(image);
  return image;
};
const isText = record => record.golden.endsWith('.txt');
// A text has no picture; a motion shows its first curve instead.
const sign = item => {
  const curve = item.record.changes.find(change => change.kind === 'curve');
  const samples = [samplesOf(curve?.old), samplesOf(curve?.new)];
  const numbers = samples.flat().map(sample => Number(sample.value)).filter(number => !Number.isNaN(number));
  if (numbers.length < 2) return make('span', { className: 'thumb sign', ariaHidden: 'true' }, '¶');
  const last = Math.max(...samples.flat().map(sample => sample.frame), 1);
  const low = Math.min(...numbers), high = Math.max(...numbers);
  const lines = samples.map((list, index) => svg('path', { class: index ? 'actual' : 'expected',
    d: lineOf(list, last, frame => 4 + 44 * frame / last, number => 34 - 28 * (high > low ? (number - low) / (high - low) : 0.5)) }));
  return svg('svg', { class: 'thumb curve', viewBox: '0 0 52 40', 'aria-hidden': 'true' }, ...lines);
};
const badge = item => {
  const pixels = item.record.differingPixels, curves = item.record.changes.filter(change => change.kind === 'curve').length;
  const text = item.kind !== 'different' ? kinds[item.kind].toLowerCase()
    : isText(item.record) ? (curves ? count(curves, 'curve') : 'text') : `${(pixels ?? 0).toLocaleString('en')} px`;
  return make('i', { className: `${item.kind === 'missing' ? 'new' : item.kind} ${item.record.decision ?? ''}` }, text);
};
for (const cause of data.causes) {
  const members = items.filter(item => item.cause === cause.number);
  const tick = make('input', { type: 'checkbox', ariaLabel: `Accept all of cause ${cause.number}: ${cause.title}` });
  tick.addEventListener('change', () => tickAll(members, tick.checked));
  const button = make('button', { type: 'button', ariaExpanded: 'true' }, `${cause.number}. ${cause.title}`,
    make('small', {}, count(members.length, 'snapshot') + (cause.mixed ? `, ${cause.mixed} with other changes, too` : '')));
  const list = make('div', { role: 'list' });
  const section = make('section', { className: 'group', ariaLabel: cause.title },
    make('div', { className: 'group-head' }, tick, button), list);
  button.addEventListener('click', () => {
    list.hidden = !list.hidden;
    button.ariaExpanded = String(!list.hidden);
  });
  for (const item of members) {
    const box = make('input', { type: 'checkbox', ariaLabel: `Accept ${item.record.name}` });
    box.addEventListener('change', () => tickAll([item], box.checked));
    const open = make('button', { type: 'button' }, isText(item.record) ? sign(item) : thumb(item.actual),
      make('div', {}, make('b', {}, item.label), make('span', {}, item.place)), badge(item));
    open.addEventListener('click', () => { select(item); showDetail(true); });
    const row = make('div', { className: 'row', role: 'listitem' }, box, open);
    row.dataset.name = item.record.name;
    rows.set(item, { row, box, open });
    list.append(row);
  }
  groups.set(cause, { section, tick, members, list, button });
  $('list').append(section);
}

// The filters.
const chips = [[null, items.length, 'All'], ...kindCounts.filter(([, n]) => n).map(([kind, n]) => [kind, n, kinds[kind]])];
for (const [kind, number, name] of chips.length === 2 ? chips.slice(1) : chips) {
  const chip = make('button', { type: 'button', ariaPressed: String(kind === null || chips.length === 2) }, `${name} ${number.toLocaleString('en')}`);
  chip.addEventListener('click', () => {
    filter.kind = kind;
    for (const other of $('chips').children) other.ariaPressed = String(other === chip);
    applyFilter();
  });
  $('chips').append(chip);
}
const applyFilter = () => {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  shown = items.filter(item => (!filter.kind || item.kind === filter.kind)
    && words.every(word => item.text.includes(word)));
  const visible = new Set(shown);
  for (const [item, { row }] of rows) row.hidden = !visible.has(item);
  for (const { section, members } of groups.values()) section.hidden = !members.some(item => visible.has(item));
  $('count').textContent = shown.length === items.length ? '' : `${count(shown.length, 'snapshot')} of ${items.length}`;
};
$('search').addEventListener('input', () => { filter.text = $('search').value; applyFilter(); });

// Ticks, and the command that they add up to.
const tickAll = (list, ticked) => {
  for (const item of list) item.ticked = ticked && Boolean(item.record.pending ?? item.record.pendingText);
  showTicks();
};
const quoted = name => /^[\w@.\/+=-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;
const command = () => {
  const ticked = items.filter(item => item.ticked);
  const tool = items.every(item => item.record.source)
    ? 'swift package --allow-writing-to-package-directory snapshots' : 'cellophane snapshot';
  if (!ticked.length) return '';
  if (ticked.length === items.length) return `${tool} accept --all`;
  const whole = [...groups.values()].filter(group => group.members.every(item => item.ticked));
  if (data.numbersAreKept && whole.length === 1 && whole[0].members.length === ticked.length && ticked.length > 1)
    return `${tool} accept --cause ${whole[0].members[0].cause}`;
  return `${tool} accept ${ticked.map(item => quoted(item.record.name)).join(' ')}`;
};
const showTicks = () => {
  for (const [item, { box }] of rows) if (box.checked !== item.ticked) box.checked = item.ticked;
  for (const { tick, members } of groups.values()) {
    const number = members.filter(item => item.ticked).length;
    tick.checked = number === members.length;
    tick.indeterminate = number > 0 && number < members.length;
  }
  const text = command();
  $('command').textContent = text || 'Tick what you accept; the command appears here.';
  $('command').classList.toggle('quiet', !text);
  $('copy').disabled = !text;
  if (current) {
    $('tick').checked = current.ticked;
    $('tick').disabled = !(current.record.pending ?? current.record.pendingText);
  }
};
$('tick').addEventListener('change', () => current && tickAll([current], $('tick').checked));
const tickGroup = () => {
  if (!current) return;
  const { members } = groups.get(current.group);
  tickAll(members, !members.every(item => item.ticked));
  say(members[0].ticked ? `${members.length} ticked` : 'unticked');
};
$('tick-group').addEventListener('click', tickGroup);
const say = text => { $('live').textContent = text; };
const copy = async () => {
  const text = command();
  if (!text) return;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = make('textarea', { value: text });
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
  $('copy').firstChild.textContent = 'Copied ';
  say('copied');
  setTimeout(() => { $('copy').firstChild.textContent = 'Copy '; }, 1500);
};
$('copy').addEventListener('click', copy);

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
    stage.append(actual ? pane('Actual', [canvasFor(actual)])
      : make('div', { className: 'pane' }, make('p', { className: 'nothing' },
        current.kind === 'model' ? 'The picture is the same as its golden.' : 'There is no picture.')));
  } else if (view === 0) {
    stage.append(pane('Expected', [canvasFor(expected)]), pane('Actual', [canvasFor(actual)]),
      pane('Difference', [heat]));
  } else if (view === 4) {
    stage.append(pane('Difference', [heat]));
  } else {
    const above = canvasFor(actual), below = canvasFor(expected);
    const edge = view === 1 ? make('div', { className: 'edge' }) : null;
    const title = make('span', {}, ['', 'Expected left, actual right', 'Actual over expected', ''][view]);
    stage.append(pane('', [below, above], edge));
    stage.querySelector('figcaption').append(title);
    $('blend-name').textContent = view === 1 ? 'Edge' : 'Actual';
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
        title.textContent = blink % 2 ? 'Actual' : 'Expected';
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

// One snapshot.
const whyTitles = {
  model: 'The scene changed.', renderer: 'The golden was made by another renderer.',
  drawing: 'It is drawn otherwise: the model and the renderer are the same.', picture: 'The picture changed.',
  text: 'The text changed.',
  new: 'There is no golden yet.', unreadable: 'The golden cannot be read.', failed: 'There is no picture.',
};
const swatch = value => {
  if (!/^#[0-9A-F]{6,8}$/i.test(value ?? '')) return [];
  const box = make('span', { className: 'swatch' });
  box.style.background = value;
  return [box];
};
// Of `{ a: 1, b: 2 }` only the parts that are not the same.
const valuesOf = ({ old, new: now }) => {
  const parts = text => /^\{ .* \}$/.test(text ?? '') ? text.slice(2, -2).split(', ') : null;
  const before = parts(old), after = parts(now);
  if (!before || before.length !== after?.length) return [old, now];
  const changed = before.map((_, index) => index).filter(index => before[index] !== after[index]);
  return [changed.map(index => before[index]).join(', '), changed.map(index => after[index].split(': ').at(-1)).join(', ')];
};
const follows = change => change.kind === 'consequence' || change.kind === 'curve';
const changeTable = record => {
  const told = record.changes.filter(change => !follows(change));
  const follow = record.changes.filter(follows);
  const rowFor = change => { const [old, now] = valuesOf(change); return make('tr', { className: follows(change) ? 'follow' : '' },
    make('td', {}, (change.item ? change.item + ': ' : '') + change.view + (change.property ? (['constraint', 'animation'].includes(change.kind) ? ' ' : '.') + change.property : '')),
    make('td', {}, ...swatch(old), change.property ? (old ?? 'default') + ' → ' : (now ? 'is new' : 'is gone'), ...swatch(now), change.property ? now ?? 'default' : ''),
    make('td', { className: 'place' }, change.line ? `${change.file}:${change.line}` : change.now ?? '')); };
  const list = [...told.slice(0, 12), ...follow.filter(change => change.kind !== 'curve').slice(0, told.length ? 2 : 10)];
  if (!list.length && !record.renderer.length) return [];
  const table = make('table', { className: 'code' }, make('tbody', {}, ...list.map(rowFor),
    ...record.renderer.map(part => make('tr', {}, make('td', {}, part.component || 'renderer'),
      make('td', {}, `${part.golden ?? 'none'} → ${part.current ?? 'none'}`), make('td', {})))));
  const left = record.changes.filter(change => change.kind !== 'curve').length - list.length;
  return left > 0 ? [table, make('p', { className: 'quiet' }, `and ${left} more that follow`)] : [table];
};
const select = async item => {
  if (!item) return;
  if (current && rows.has(current)) {
    rows.get(current).row.classList.remove('current');
    rows.get(current).open.removeAttribute('aria-current');
  }
  current = item;
  const { row, open } = rows.get(item);
  const group = groups.get(item.group);
  group.list.hidden = false;
  group.button.ariaExpanded = 'true';
  row.classList.add('current');
  open.setAttribute('aria-current', 'true');
  row.scrollIntoView({ block: 'nearest' });
  const record = item.record;
  $('name').textContent = [record.subject ?? record.name, record.variant].filter(Boolean).join(', ');
  $('path').textContent = record.golden + (record.source ? `, ${record.source.file}:${record.source.line}` : '');
  $('why-title').textContent = item.kind === 'model' ? 'The model changed, and the picture did not.' : whyTitles[item.group.kind];
  $('changes').replaceChildren(...changeTable(record));
  $('message').textContent = pixelsOf(record);
  $('files').replaceChildren(...[...record.remarks, record.golden, ...record.artefacts].map(text => make('li', {}, text)));
  drawGrid();
  showTicks();
  history.replaceState(null, '', '#' + encodeURIComponent(record.name));
  $('pictures').hidden = isText(record);
  drawLines(item);
  drawMotion(item);
  const [expected, actual] = await Promise.all([picture(item.expected), picture(item.actual)]);
  if (current !== item) return;
  loaded = { expected, actual, heat: expected && actual ? heatMap(expected, actual) : null };
  if (!isText(record)) {
    drawStage();
    opened();
  }
  document.body.dataset.shown = record.name;
  say(`${record.name}. ${$('why-title').textContent} ${item.group.title}`);
};
const pixelsOf = record => {
  const curves = record.changes.filter(change => change.kind === 'curve').length;
  if (isText(record) && curves) return curves === 1 ? 'One value differs over time.' : `${curves} values differ over time.`;
  if (record.differingPixels === undefined || record.status !== 'different') return record.message;
  const regions = record.regions.length;
  const parts = [`${record.differingPixels.toLocaleString('en')} of ${(record.comparedPixels ?? record.width * record.height).toLocaleString('en')} pixels differ`];
  if (record.actualWidth) parts.push(`the size is ${record.actualWidth} × ${record.actualHeight}, expected ${record.width} × ${record.height}`);
  if (regions) { const r = regionOf(record); parts.push(`${regions === 1 ? 'one region' : count(regions, 'region')}, ${r.width} × ${r.height} at (${r.x}, ${r.y})`); }
  if (record.worst) parts.push(`the worst by ${record.worst.visibleDelta} of 255 at (${record.worst.x}, ${record.worst.y})`);
  if (record.shift) parts.push(`the content moved by (${record.shift.x}, ${record.shift.y})`);
  if (record.movedEdge) parts.push(`an edge moved by (${record.movedEdge.x}, ${record.movedEdge.y})`);
  return parts.join('; ') + '.';
};
let gridOf = null;
const drawGrid = () => {
  const { members } = groups.get(current.group);
  if (gridOf !== current.group) {
    gridOf = current.group;
    const subjects = [...new Set(members.map(item => item.record.subject ?? item.record.name))].slice(0, 60);
    const variants = [...new Set(members.map(item => item.record.variant ?? ''))].slice(0, 16);
    const cells = new Map(members.map(item => [(item.record.subject ?? item.record.name) + '|' + (item.record.variant ?? ''), item]));
    const bySubject = (a, b) => a < b ? -1 : a > b ? 1 : 0;
    const body = subjects.sort(bySubject).map(subject => make('tr', {}, make('th', { scope: 'row' }, subject),
      ...variants.map(variant => {
        const item = cells.get(subject + '|' + variant);
        if (!item) return make('td', { className: 'none', ariaLabel: 'passes, or is not taken' }, '·');
        const button = make('button', { type: 'button', title: item.record.name, ariaLabel: item.record.name }, isText(item.record) ? sign(item) : thumb(item.actual));
        button.addEventListener('click', () => select(item));
        item.cell = button;
        return make('td', {}, button);
      })));
    const head = variants.some(Boolean)
      ? [make('thead', {}, make('tr', {}, make('td'), ...variants.map(variant => make('th', { scope: 'col' }, variant))))] : [];
    $('grid').replaceChildren(make('table', {}, ...head, make('tbody', {}, ...body)));
    $('grid-title').textContent = `Cause ${current.cause}: ${count(members.length, 'snapshot')}`;
  }
  for (const item of members) if (item.cell) item.cell.setAttribute('aria-current', String(item === current));
};

// Texts: the lines that differ, and those around them.
const drawLines = item => {
  const lines = item.lines && !(item.film && item.record.changes.length) ? item.lines.split('\n') : [];
  $('lines').hidden = !lines.length;
  $('lines').replaceChildren(...lines.slice(0, 2000).map(line =>
    make('span', { className: { '-': 'gone', '+': 'new' }[line[0]] ?? '' }, line + '\n')));
};

// Motion: the two films, and each value that differs as two curves.
let motion = null;
const chart = (change, last) => {
  const expected = samplesOf(change.old), actual = samplesOf(change.new);
  const all = [...expected, ...actual];
  const title = (change.item ? change.item + ': ' : '') + `${change.view}.${change.property}`;
  const width = Math.max(240, Math.min(900, $('detail').clientWidth - 58)), left = 8, right = 8;
  const x = frame => left + (width - left - right) * frame / Math.max(1, last);
  const values = make('span', { className: 'code quiet' });
  const figure = make('figure', { className: 'curve' }, make('figcaption', {}, make('b', { className: 'code' }, title), values));
  const head = svg('line', { class: 'head', y1: 0 });
  let drawing;
  if (all.every(sample => sample.value === 'none' || !Number.isNaN(Number(sample.value)))) {
    const numbers = all.map(sample => Number(sample.value)).filter(number => !Number.isNaN(number));
    const low = Math.min(...numbers), high = Math.max(...numbers), height = 120;
    const y = number => height - 12 - (height - 24) * (high > low ? (number - low) / (high - low) : 0.5);
    head.setAttribute('y2', height);
    drawing = svg('svg', { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img',
      'aria-label': `${title}: ${high} at most, ${low} at least` },
      svg('line', { class: 'rule', x1: left, x2: width - right, y1: y(high), y2: y(high) }),
      svg('line', { class: 'rule', x1: left, x2: width - right, y1: y(low), y2: y(low) }),
      svg('text', { class: 'number', x: width - right, y: y(high) + 13, 'text-anchor': 'end' }, String(high)),
      svg('text', { class: 'number', x: width - right, y: y(low) - 4, 'text-anchor': 'end' }, String(low)),
      svg('path', { class: 'expected', d: lineOf(expected, last, x, y) }),
      svg('path', { class: 'actual', d: lineOf(actual, last, x, y) }), head);
  } else {
    // Colours and words are two bands.
    const height = 46;
    head.setAttribute('y2', height);
    const band = (samples, top) => samples.flatMap((sample, index) => {
      const from = x(sample.frame), to = x(samples[index + 1]?.frame ?? last + 1);
      const isColor = /^#[0-9A-F]{6,8}$/i.test(sample.value);
      const box = svg('rect', { class: isColor ? '' : 'word', x: from, y: top, width: Math.max(1, to - from), height: 20 },
        svg('title', {}, sample.value));
      if (isColor) box.setAttribute('fill', sample.value);
      return isColor || to - from < 40 ? [box] : [box, svg('text', { class: 'number', x: from + 5, y: top + 14 }, sample.value.slice(0, (to - from) / 8))];
    });
    drawing = svg('svg', { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': `${title}, expected above actual` },
      ...band(expected, 1), ...band(actual, 25), head);
  }
  figure.append(drawing);
  return { figure, at: frame => {
    head.setAttribute('x1', x(frame));
    head.setAttribute('x2', x(frame));
    const old = valueAt(expected, frame) ?? 'none', now = valueAt(actual, frame) ?? 'none';
    values.textContent = old === now ? `both ${now}` : `${old} → ${now}`;
  } };
};
const stopPlaying = () => {
  if (motion) cancelAnimationFrame(motion.timer);
  if (motion) motion.timer = null;
  $('play').firstChild.textContent = 'Play ';
};
const showTime = seconds => {
  if (!motion) return;
  motion.seconds = seconds;
  $('time').value = String(Math.round(seconds * 1000));
  $('time-text').textContent = `${seconds.toFixed(3)} s`;
  for (const one of motion.charts) one.at(Math.floor(seconds * frameRate + 1e-6));
  for (const film of motion.films) film(seconds);
};
const play = () => {
  const start = performance.now(), from = motion.seconds >= motion.end ? 0 : motion.seconds;
  $('play').firstChild.textContent = 'Stop ';
  const tick = now => {
    const seconds = from + (now - start) / ($('slow').checked ? 4000 : 1000);
    showTime(Math.min(motion.end, seconds));
    if (seconds < motion.end) motion.timer = requestAnimationFrame(tick);
    else stopPlaying();
  };
  motion.timer = requestAnimationFrame(tick);
};
const playOrStop = () => { if (motion?.timer) stopPlaying(); else if (motion) play(); };
$('play').addEventListener('click', playOrStop);
$('time').addEventListener('input', () => { stopPlaying(); showTime(Number($('time').value) / 1000); });
const drawMotion = async item => {
  stopPlaying();
  const changes = item.record.changes.filter(change => change.kind === 'curve');
  const frames = (item.film ?? []).filter(frame => frame.expected || frame.actual);
  $('motion').hidden = !isText(item.record) || !(changes.length || frames.length);
  if ($('motion').hidden) { motion = null; return; }
  const last = Math.max(...changes.flatMap(change => [...samplesOf(change.old), ...samplesOf(change.new)].map(sample => sample.frame)),
    ...frames.map(frame => Math.ceil(frame.time * frameRate - 1e-6)), 1);
  const shown = changes.slice(0, 24);
  const charts = shown.map(change => chart(change, last));
  $('curves').replaceChildren(...(charts.length ? [make('p', { className: 'key quiet' },
    make('i', { className: 'expected' }), ' expected ', make('i', { className: 'actual' }), ' actual')] : []), ...charts.map(one => one.figure),
    ...(changes.length > shown.length ? [make('p', { className: 'quiet' }, `and ${changes.length - shown.length} more values`)] : []));
  motion = { charts, films: [], end: last / frameRate, seconds: 0, timer: null };
  $('time').max = String(Math.round(1000 * motion.end));
  const films = ['expected', 'actual'].map(side => {
    const canvas = make('canvas');
    const caption = make('figcaption');
    const name = side === 'expected' ? 'Expected' : 'Actual';
    return { side, name, canvas, caption, figure: make('figure', {}, caption, make('div', { className: 'pane film' }, canvas)) };
  });
  $('films').replaceChildren(...(frames.length ? films.map(film => film.figure) : []));
  const pictures = await Promise.all(frames.map(async frame => ({ time: frame.time,
    expected: await picture(frame.expected), actual: await picture(frame.actual) })));
  if (current !== item || !motion) return;
  motion.films = films.map(({ side, name, canvas, caption }) => seconds => {
    const frame = pictures.filter(one => one[side] && one.time <= seconds + 1e-6).at(-1) ?? pictures.find(one => one[side]);
    if (!frame) { caption.textContent = `${name}: no pictures`; return; }
    if (canvas.frame !== frame) {
      canvas.frame = frame;
      canvas.width = frame[side].width;
      canvas.height = frame[side].height;
      canvas.style.width = `${frame[side].width / item.scale}px`;
      canvas.getContext('2d').drawImage(frame[side].image, 0, 0);
    }
    caption.textContent = `${name}, picture at ${frame.time.toFixed(3)} s`;
  });
  showTime(0);
};

// Moving on.
const move = by => {
  if (!shown.length) return;
  const at = shown.indexOf(current);
  select(shown[Math.min(shown.length - 1, Math.max(0, at < 0 ? 0 : at + by))]);
};
const moveCause = by => {
  const numbers = [...new Set(shown.map(item => item.cause))];
  const at = numbers.indexOf(current?.cause) + by;
  if (numbers[at] !== undefined) select(shown.find(item => item.cause === numbers[at]));
};
$('next').addEventListener('click', () => move(1));
$('previous').addEventListener('click', () => move(-1));
const showDetail = open => {
  document.body.classList.toggle('open', open);
  if (open) { scrollTo(0, 0); if (matchMedia('(max-width: 860px)').matches) requestAnimationFrame(() => opened()); }
  else rows.get(current)?.row.scrollIntoView({ block: 'center' });
};
$('back').addEventListener('click', () => showDetail(false));
$('help-open').addEventListener('click', () => $('help').showModal());
const keys = {
  j: () => move(1), k: () => move(-1), J: () => moveCause(1), K: () => moveCause(-1),
  x: () => current && tickAll([current], !current.ticked), X: tickGroup, c: copy, p: () => $('motion').hidden || playOrStop(),
  '+': () => $('zoom-in').click(), '=': () => $('zoom-in').click(), '-': () => $('zoom-out').click(),
  0: fit, z: goToChange, '/': () => $('search').focus(), '?': () => $('help').showModal(),
  ArrowRight: () => nudge(2), ArrowLeft: () => nudge(-2),
};
views.forEach((_, index) => { keys[index + 1] = () => setView(index); });
const nudge = by => {
  if (view === 3 && $('stage').flip) { stopBlinking(); $('stage').flip(); }
  if (view === 1 || view === 2) {
    $('blend').value = String(Number($('blend').value) + by);
    $('blend').dispatchEvent(new Event('input'));
  }
};
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || $('help').open) return;
  const target = event.target;
  if (target.matches('input[type=search]')) {
    if (event.key === 'Escape') { target.value = ''; target.dispatchEvent(new Event('input')); target.blur(); }
    if (event.key === 'Enter') { move(0); $('detail').focus(); }
    return;
  }
  if (target.matches('input[type=range]') && event.key.startsWith('Arrow')) return;
  if (target.matches('.pane') && event.key.startsWith('Arrow') && view !== 1 && view !== 2 && view !== 3) return;
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});
addEventListener('resize', () => {
  if (current && loaded.actual) fit();
  if (current && !$('motion').hidden) drawMotion(current);
});

if (items.length) {
  applyFilter();
  const asked = decodeURIComponent(location.hash.slice(1));
  const start = items.find(item => item.record.name === asked) ?? items[0];
  select(start);
  if (asked && start.record.name === asked) document.body.classList.add('open');
} else {
  document.querySelector('.columns').replaceChildren(make('p', { className: 'nothing' }, 'Nothing differs.'));
  document.querySelector('.command').hidden = true;
}
showTicks();
document.body.dataset.ready = 'true';
})();
