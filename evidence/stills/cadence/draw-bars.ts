import { label, line, rect } from '../element.ts';
import { INNER_WIDTH, THEME } from '../theme.ts';
import { drawVersions } from './draw-versions.ts';
import type { Bar } from './layout-bars.ts';
import { PLOT } from './plot.ts';
import type { Plotted, ToX } from './plot.ts';

/** Room for the scale on the left. */
export const SCALE_WIDTH = 44;
/** Highest bar; the names of the versions stand above. */
const HIGHEST = PLOT - 60;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/** A bar for each week, month, quarter or year, with the scale of counts, and the last version of each where there is room. */
export function drawBars(bars: readonly Bar[], toX: ToX): Plotted {
  const most = Math.max(...bars.map(({ releases }) => releases.length));
  const step = STEPS.find((size) => most / size <= 4) ?? most;
  const top = Math.ceil(most / step) * step;
  const heightOf = (count: number): number => (count / top) * HIGHEST;
  const counts = Array.from({ length: Math.floor(top / step) }, (_, index) => (index + 1) * step);
  const filled = bars.filter(({ releases }) => releases.length > 0).toReversed();
  const versions = drawVersions(
    filled.map(({ from, to, releases }) => ({
      version: releases.at(-1)!.version,
      x: (toX(from) + toX(to)) / 2,
      base: heightOf(releases.length),
    })),
    PLOT,
  );
  return {
    height: Math.max(versions.height, HIGHEST + 12),
    shapes: [
      ...counts.map((count) =>
        line(SCALE_WIDTH, PLOT - heightOf(count), INNER_WIDTH, PLOT - heightOf(count), {
          stroke: THEME.line,
          strokeWidth: 1,
        }),
      ),
      ...filled.map(({ from, to, releases }, index) => {
        const width = toX(to) - toX(from);
        const gap = Math.min(6, width * 0.22);
        const height = heightOf(releases.length);
        return rect(toX(from) + gap / 2, PLOT - height, width - gap, height, {
          fill: index === 0 ? THEME.accent : THEME.accentSoft,
          rx: Math.min(3, width / 5),
        });
      }),
      ...versions.shapes,
    ],
    labels: [
      ...counts.map((count) =>
        label({ left: 0, top: PLOT - heightOf(count) - 11, width: SCALE_WIDTH - 12 }, String(count), {
          align: 'right',
          fontSize: 17,
          lineHeight: 22 / 17,
          color: THEME.muted,
          fontFeatureSettings: '"tnum" 1',
        }),
      ),
      ...versions.labels,
    ],
  };
}
