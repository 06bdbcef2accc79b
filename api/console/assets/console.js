// Live parts: copying, times that stay relative, and the review queue by keyboard. Every page works without it.
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
