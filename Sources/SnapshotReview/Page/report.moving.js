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
  const nothing = data.isReview && !data.summary.total ? 'No snapshot was compared.'
    : data.failures.length ? 'No snapshot that was compared differs.' : 'Nothing differs.';
  document.querySelector('.columns').replaceChildren(make('p', { className: 'nothing' }, nothing));
  document.querySelector('.command').hidden = true;
}
showTicks();
document.body.dataset.ready = 'true';
