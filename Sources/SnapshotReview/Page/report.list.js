// The head.
const failing = items.filter(item => !passes(item)).length;
const failingVerb = data.isReview ? (failing === 1 ? 'does not pass' : 'do not pass') : (failing === 1 ? 'differs' : 'differ');
// A scene that could not be read does not pass, either.
$('headline').textContent = [
  failing && `${failing.toLocaleString('en')} of ${data.summary.total.toLocaleString('en')} ${failingVerb}`,
  data.failures.length && `${count(data.failures.length, 'scene')} could not be read`,
].filter(Boolean).join(', ')
  || (data.isReview ? 'Everything passes' : data.scenes.length ? 'No picture differs' : 'Nothing differs');
const kindCounts = Object.keys(kinds).map(kind => [kind, items.filter(item => item.kind === kind).length]);
$('subline').textContent = [
  `${count(data.summary.passed, 'snapshot')} ${data.isReview ? 'pass' : 'the same'}`
    + (items.length > failing ? ` (${(items.length - failing).toLocaleString('en')} with another model)` : ''),
  count(data.causes.length, 'cause'),
  data.orphans.length && `${count(data.orphans.length, 'golden')} without a snapshot`,
].filter(Boolean).join(' · ');
$('failures').hidden = !data.failures.length;
$('failures').textContent = data.failures.map(failure => failure.message).join('\n');

// What differs between two revisions, in words: also what no picture shows.
$('scenes').hidden = !data.scenes.length;
$('scenes').open = !failing;
for (const scene of data.scenes) $('scenes').append(
  make('h2', {}, scene.name), make('p', { className: 'quiet' }, scene.headline),
  ...scene.sections.flatMap(section => [make('h3', {}, section.title),
    make('pre', { className: 'code' }, ...section.lines.map(line =>
      make('span', { className: { '-': 'gone', '+': 'new' }[line[0]] ?? '' }, line + '\n')))]));

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
  const others = cause.others.slice(0, 5).map(other => `also ${other.title} in ${other.count}`);
  if (cause.others.length > 5) others.splice(4, 1, `also ${count(cause.others.length - 4, 'other change')}`);
  const button = make('button', { type: 'button', ariaExpanded: 'true' }, `${cause.number}. ${cause.title}`,
    make('small', {}, countOf(members) + (cause.mixed ? `, ${cause.mixed} with other changes, too` : '')),
    ...others.map(other => make('small', {}, other)));
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
  if (!data.isReview) return;
  for (const item of list) item.ticked = ticked && Boolean(item.record.pending ?? item.record.pendingText);
  showTicks();
};
const quoted = name => /^[\w@.\/+=-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;
const command = () => {
  const ticked = items.filter(item => item.ticked);
  const tool = items.every(item => item.record.source)
    ? 'swift package --allow-writing-to-package-directory snapshots' : 'cellophane snapshot';
  const accept = [`${tool} accept`, ...data.acceptedFolders.map(folder => `--artefacts ${quoted(folder)}`)].join(' ');
  if (!ticked.length) return '';
  // It would also accept what waits in the folders and is not on this page.
  if (data.holdsAllPending && ticked.length === items.length) return `${accept} --all`;
  const whole = [...groups.values()].filter(group => group.members.every(item => item.ticked));
  if (data.numbersAreKept && whole.length === 1 && whole[0].members.length === ticked.length && ticked.length > 1)
    return `${accept} --cause ${whole[0].members[0].cause}`;
  return `${accept} ${ticked.map(item => quoted(item.record.name)).join(' ')}`;
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
