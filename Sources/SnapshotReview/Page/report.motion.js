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
    const name = side === 'expected' ? beforeName : afterName;
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
