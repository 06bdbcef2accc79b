// Live parts: copying, times that stay relative, pages beside their answer, and the review queue by keyboard. Every page works without it.
document.body.classList.remove('no-script');

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-copy]');
  if (!button) return;
  void navigator.clipboard?.writeText(button.dataset.copy).then(() => {
    const before = button.textContent;
    button.textContent = 'copied';
    setTimeout(() => (button.textContent = before), 1200);
  });
});

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];
function showTimes() {
  for (const time of document.querySelectorAll('time[data-relative]')) {
    const seconds = (Date.parse(time.dateTime) - Date.now()) / 1000;
    const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1);
    time.textContent = relative.format(Math.round(seconds / size), unit);
  }
}
setInterval(showTimes, 15_000);

// On narrow screens the pages stand in a row that scrolls: the one that is open is in sight.
const current = document.querySelector('body > nav [aria-current]');
if (current) current.closest('nav').scrollLeft = current.offsetLeft - innerWidth / 3;

// A mark opens its quote beside the answer where there is room for both; else it leads to the page.
const ROOM_PX = 1100;
const MARKS = '.answer sup a';
let opener;
document.addEventListener('click', (event) => {
  if (event.target.closest('#beside button')) return hideBeside();
  const mark = event.target.closest(MARKS);
  if (!mark || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || innerWidth < ROOM_PX) return;
  event.preventDefault();
  openBeside(mark);
});
document.addEventListener('keydown', (event) => event.key === 'Escape' && hideBeside());
// The quote that is open stands in the address: it is there again after a reload, and the way back closes it.
const showNamed = () => {
  const named = location.hash.startsWith('#c-') && innerWidth >= ROOM_PX;
  const mark = named && [...document.querySelectorAll(MARKS)].find(({ hash }) => hash === location.hash);
  if (mark) openBeside(mark);
  else if (!location.hash) hideBeside();
};
addEventListener('hashchange', showNamed);
showNamed();

function openBeside(mark) {
  showBeside(mark).catch(() => location.assign(mark.href));
}
async function showBeside(mark) {
  const aside = document.querySelector('#beside');
  const body = aside.querySelector('div');
  const page = mark.href.replace(/#.*/, '');
  aside.querySelector('header a').href = mark.href;
  opener = mark;
  aside.hidden = false;
  if (aside.dataset.page !== page) {
    body.replaceChildren('…');
    const answer = await fetch(page);
    // Not the page but the door to it: let the browser go there.
    if (!answer.ok || answer.redirected) throw new Error('not there');
    const { body: found } = new DOMParser().parseFromString(await answer.text(), 'text/html');
    body.replaceChildren(...found.querySelectorAll('.facts, .page-text'));
    aside.dataset.page = page;
  }
  const quote = document.getElementById(mark.hash.slice(1));
  if (location.hash !== mark.hash) location.hash = mark.hash;
  else if (!quote?.matches(':target')) {
    // What came after the address was read is its target once it is named again.
    history.replaceState(null, '', location.pathname + location.search);
    location.replace(mark.hash);
  }
  quote?.scrollIntoView({ block: 'center' });
  aside.focus({ preventScroll: true });
}
function hideBeside() {
  const aside = document.querySelector('#beside:not([hidden])');
  if (!aside) return;
  aside.hidden = true;
  history.replaceState(null, '', location.pathname + location.search);
  opener.focus();
}

// j and k move through the queue, a approves, r rejects: the buttons are what they press.
document.addEventListener('keydown', (event) => {
  const queue = document.querySelector('[data-queue]');
  if (!queue || event.ctrlKey || event.metaKey || event.altKey || event.target.matches('input, textarea, select'))
    return;
  const items = [...queue.querySelectorAll(':scope > li > article')];
  const at = items.findIndex((item) => item.classList.contains('current'));
  const move = (to) => {
    const next = items[Math.max(0, Math.min(items.length - 1, to))];
    for (const item of items) item.classList.toggle('current', item === next);
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  if (event.key === 'j') move(at + 1);
  else if (event.key === 'k') move(at - 1);
  else if (event.key === 'a') items[at]?.querySelector('button[value=approve]')?.click();
  else if (event.key === 'r') items[at]?.querySelector('button[value=reject]')?.click();
  else return;
  event.preventDefault();
});
