import { label, line } from '../element.ts';
import { roughWidth } from '../plain-text.ts';
import { INNER_WIDTH, THEME } from '../theme.ts';
import type { Plotted, Span, ToX } from './plot.ts';
import { buildTicks } from './time-axis.ts';

/** Room below the axis. */
export const AXIS_HEIGHT = 44;
const SIZE = 17;

/** The time axis at a height of the picture, with its ticks and their dates. */
export function drawAxis(span: Span, toX: ToX, { left, top }: { left: number; top: number }): Omit<Plotted, 'height'> {
  const ticks = buildTicks(span.from, span.to).map((tick) => ({ ...tick, x: toX(tick.at) }));
  const ink = { stroke: THEME.ink, strokeWidth: 2 };
  return {
    shapes: [line(left, top + 1, INNER_WIDTH, top + 1, ink), ...ticks.map(({ x }) => line(x, top, x, top + 10, ink))],
    labels: ticks.map(({ x, label: words }) => {
      const width = roughWidth(words, SIZE) + 4;
      const start = Math.min(Math.max(0, x - width / 2), INNER_WIDTH - width);
      return label({ left: start, top: top + 16, width }, words, {
        align: 'center',
        fontSize: SIZE,
        color: THEME.soft,
        fontFeatureSettings: '"tnum" 1',
        whiteSpace: 'nowrap',
      });
    }),
  };
}
