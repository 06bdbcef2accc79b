import type { CadenceSpec } from '#contracts/still.ts';
import { card } from '../card.ts';
import { box, canvas, column, row, text } from '../element.ts';
import type { Element } from '../element.ts';
import { clip } from '../plain-text.ts';
import { showDate } from '../show-time.ts';
import { INNER_WIDTH, THEME } from '../theme.ts';
import { AXIS_HEIGHT, drawAxis } from './draw-axis.ts';
import { drawBars, SCALE_WIDTH } from './draw-bars.ts';
import { drawDots } from './draw-dots.ts';
import { layOutBars } from './layout-bars.ts';
import { measureCadence } from './measure-cadence.ts';
import type { Cadence } from './measure-cadence.ts';
import { PLOT, scaleTo, spanOf } from './plot.ts';
import type { Plotted } from './plot.ts';

/** Room at both ends of the axis for half a dot. */
const SIDE = 20;

/** Releases over time: a dot each while dots can be told apart, else bars of counts. */
export function cadenceChart(spec: CadenceSpec): Element {
  const cadence = measureCadence(spec);
  const count = cadence.releases.length;
  const releases = `${isPart(spec, count) ? `newest ${count} of ${spec.total}` : `${count} dated`} releases`;
  return card({
    what: 'Release cadence',
    title: spec.product === null ? capital(releases) : `${clip(spec.product, 60)}: ${releases}`,
    body: column({ gap: 30 }, [showFigures(cadence), drawPlot(cadence)]),
    facts: [
      [
        { name: 'Page', value: spec.url === null ? 'The caller’s own text' : clip(spec.url, 170), grow: 2.4 },
        { name: 'Without a date', value: `${spec.undated} ${spec.undated === 1 ? 'release' : 'releases'}` },
      ],
    ],
  });
}

/** Whether the page has dated releases that are not shown. */
const isPart = ({ total, undated }: CadenceSpec, count: number): boolean => count < total - undated;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function showFigures({ releases, gaps }: Cadence): Element {
  const [oldest, newest] = [releases[0], releases.at(-1)];
  const figures = [
    newest && { name: 'Latest', value: clip(newest.version, 22), beside: showDate(newest.date) },
    oldest && { name: 'Earliest', value: clip(oldest.version, 22), beside: showDate(oldest.date) },
    gaps && { name: 'Median gap', value: days(gaps.median), beside: 'between release days' },
    gaps && { name: 'Longest gap', value: days(gaps.longest), beside: `after ${clip(gaps.after.version, 16)}` },
  ].filter((figure) => figure !== undefined && figure !== null);
  return row(
    { gap: 20 },
    figures.map(({ name, value, beside }) =>
      column(
        { flexGrow: 1, flexBasis: 0, minWidth: 0, padding: '16px 20px', backgroundColor: THEME.wash, borderRadius: 10 },
        [
          text(name, { fontSize: 16, fontWeight: 600, color: THEME.muted }),
          text(value, { fontSize: 26, fontWeight: 600, lines: 1, fontFeatureSettings: '"tnum" 1' }),
          text(beside, { fontSize: 17, color: THEME.soft, lines: 1 }),
        ],
      ),
    ),
  );
}

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

function drawPlot({ releases, hasMonthsOnly }: Cadence): Element {
  if (releases.length === 0) return box({});
  const span = spanOf(releases.map(({ at }) => at));
  const toX = scaleTo(span, SIDE, INNER_WIDTH - SIDE);
  const dots = hasMonthsOnly ? null : drawDots(releases, toX);
  if (dots) return plotted(dots, drawAxis(span, toX, { left: 0, top: PLOT }));
  const { unit, bars } = layOutBars(releases, hasMonthsOnly);
  const whole = { from: bars[0]!.from, to: bars.at(-1)!.to };
  const toBarX = scaleTo(whole, SCALE_WIDTH, INNER_WIDTH);
  return column({ gap: 4 }, [
    text(`Releases per ${unit}`, { fontSize: 17, color: THEME.muted }),
    plotted(drawBars(bars, toBarX), drawAxis(whole, toBarX, { left: SCALE_WIDTH, top: PLOT })),
  ]);
}

/** A plot with its axis, without the room above that nothing reaches into. */
function plotted({ shapes, labels, height }: Plotted, axis: Omit<Plotted, 'height'>): Element {
  const unused = Math.max(0, PLOT - Math.max(110, height + 4));
  return column({ height: PLOT + AXIS_HEIGHT - unused }, [
    box({ marginTop: -unused }, [
      canvas(INNER_WIDTH, PLOT + AXIS_HEIGHT, [...shapes, ...axis.shapes], [...labels, ...axis.labels]),
    ]),
  ]);
}

/** What the chart shows, in words. */
export function tellCadence(spec: CadenceSpec): string {
  const { releases, gaps } = measureCadence(spec);
  const [oldest, newest] = [releases[0], releases.at(-1)];
  const of = spec.product === null ? '' : ` of ${clip(spec.product, 80)}`;
  const range =
    oldest && newest
      ? `, from ${clip(oldest.version, 40)} (${oldest.date}) to ${clip(newest.version, 40)} (${newest.date})`
      : '';
  const spread = gaps
    ? ` The median gap between release days is ${days(gaps.median)}, the longest ${days(gaps.longest)}, after ${clip(gaps.after.version, 40)}.`
    : '';
  const undated = spec.undated > 0 ? ` Not shown: ${spec.undated} without a date.` : '';
  const part = isPart(spec, releases.length) ? ` (the newest of ${spec.total})` : '';
  return `Chart of ${releases.length} dated releases${part}${of} over time${range}.${spread}${undated}`;
}
