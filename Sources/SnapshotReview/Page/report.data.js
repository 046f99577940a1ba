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
// The names of both sides: a golden and the new picture, or two revisions, of which there is nothing to accept.
const [beforeName, afterName] = data.isReview ? ['Expected', 'Actual'] : ['Before', 'After'];
document.body.classList.toggle('comparison', !data.isReview);
const count = (number, noun) => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

// What there is.
const kinds = {
  different: 'Differ', missing: 'New', unreadable: 'Unreadable', failed: 'Failed', model: 'Model only',
  tolerated: 'Tolerated',
};
// Of snapshots whose models alone have changed, the pictures are the same.
const countOf = members => {
  const same = members.filter(item => item.kind === 'model').length, differing = members.length - same;
  if (!same) return count(differing, 'snapshot');
  return differing ? `${count(differing, 'snapshot')} and ${same.toLocaleString('en')} with the same picture`
    : `${count(same, 'snapshot')} with the same picture`;
};
const kindOf = record => record.status !== 'same' ? record.status : record.verdict === 'tolerated' ? 'tolerated' : 'model';
const passes = item => item.record.status === 'same';
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
  a.cause - b.cause || passes(a) - passes(b) || a.index - b.index);
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
