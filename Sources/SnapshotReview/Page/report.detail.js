// One snapshot.
const whyTitles = {
  model: 'The scene changed.', renderer: 'The golden was made by another renderer.',
  drawing: 'It is drawn differently, with the same model and renderer.', picture: 'The picture changed.',
  text: 'The text changed.',
  new: data.isReview ? 'There is no golden yet.' : 'It is new.', unreadable: 'The golden cannot be read.', failed: 'There is no picture.',
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
  if (!data.isReview && record.status === 'missing') return 'Only the second revision has it.';
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
        if (!item) return make('td', { className: 'none', ariaLabel: 'passes, or is not selected' }, '·');
        const button = make('button', { type: 'button', title: item.record.name, ariaLabel: item.record.name }, isText(item.record) ? sign(item) : thumb(item.actual));
        button.addEventListener('click', () => select(item));
        item.cell = button;
        return make('td', {}, button);
      })));
    const head = variants.some(Boolean)
      ? [make('thead', {}, make('tr', {}, make('td'), ...variants.map(variant => make('th', { scope: 'col' }, variant))))] : [];
    $('grid').replaceChildren(make('table', {}, ...head, make('tbody', {}, ...body)));
    $('grid-title').textContent = `Cause ${current.cause}: ${countOf(members)}`;
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
