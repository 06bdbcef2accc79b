import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';

export const CHART = { width: 520, height: 210 } as const;

/** Seen on white and on near black alike, and apart from one another by whoever sees no red or green. */
export const COLOURS = {
  good: '#2e9e6b',
  fair: '#c98a1b',
  poor: '#d1495b',
  first: '#3f7fd0',
  second: '#c98a1b',
  third: '#d1495b',
  quiet: '#8b93a1',
} as const;

/** An image follows light and dark by itself; nothing of the page reaches into it. */
const STYLE =
  '<style>svg{background:none;color:#333c4a;font-family:system-ui,sans-serif}@media(prefers-color-scheme:dark){svg{color:#c5cbd6}}</style>';

/** A drawing of Observable Plot as SVG, of one size like every chart. `legend` is colours by what they mean, told at its top. */
export function draw({ legend = {}, ...options }: Plot.PlotOptions & { legend?: Record<string, string> }): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  // As an object: elements of this document take no text for their style.
  const svg = Plot.plot({
    ...CHART,
    marginLeft: 34,
    marginTop: 30,
    marginRight: 8,
    ...options,
    document,
    style: { background: 'none', fontSize: '12px' },
  });
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return svg.outerHTML.replace(/^(<svg[^>]*>)/, `$1${STYLE}${drawLegend(legend)}`);
}

const LETTER = 7;
const SWATCH = 26;

/** At the right, above the drawing. */
function drawLegend(legend: Record<string, string>): string {
  const names = Object.keys(legend);
  const widths = names.map((name) => SWATCH + name.length * LETTER);
  const left = CHART.width - 8 - widths.reduce((sum, width) => sum + width, 0);
  const places = widths.map((_, index) => left + widths.slice(0, index).reduce((sum, width) => sum + width, 0));
  return names
    .map(
      (name, index) =>
        `<rect x="${places[index]! + 8}" y="4" width="10" height="10" rx="2" fill="${legend[name]}"/><text x="${places[index]! + 22}" y="13" fill="currentColor" text-anchor="start">${name}</text>`,
    )
    .join('');
}

export const AMOUNT = { grid: true, nice: true, zero: true } as const;

/** An axis of what is counted, named as in the rows: a line at whole numbers alone, however few there are. */
export function countAxis<Name extends string>(
  name: Name,
  rows: readonly ({ day: string } & Record<Name, number>)[],
): Plot.ScaleOptions {
  const days = Map.groupBy(rows, ({ day }) => day);
  const most = Math.max(1, ...[...days.values()].map((ofDay) => ofDay.reduce((sum, row) => sum + row[name], 0)));
  return { ...AMOUNT, label: name, ticks: Math.min(most, 5), tickFormat: 'd' };
}

/** An axis of days with a name for every fifth. */
export const dayAxis = (days: readonly string[]): Plot.ScaleOptions => ({
  domain: days,
  label: null,
  tickFormat: (day: string) => ((days.length - 1 - days.indexOf(day)) % 5 === 0 ? sayDay(day) : ''),
  tickSize: 0,
});

const sayDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The last so many days in UTC as YYYY-MM-DD, today last. */
export const lastDays = (count: number, now: Date): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(now.getTime() - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
