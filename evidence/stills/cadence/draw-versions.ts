import { label, line } from '../element.ts';
import { clip, roughWidth } from '../plain-text.ts';
import { INNER_WIDTH, THEME } from '../theme.ts';
import { placeLabels } from './place-labels.ts';
import { PLOT } from './plot.ts';
import type { Plotted } from './plot.ts';

const SIZE = 17;
const LINE = 22;
/** Between a label and what it names. */
const RISE = 12;

/** A version, where it is on the axis, and what stands there already. */
export interface NamedPoint {
  version: string;
  x: number;
  base: number;
}

/** Names of versions above their places, the first given first; those without room are left out. `top` is where the axis is. */
export function drawVersions(points: readonly NamedPoint[], top: number): Plotted {
  const named = points.map((point) => ({ ...point, words: clip(point.version, 18) }));
  const wanted = named.map(({ x, base, words }) => ({ x, base, width: roughWidth(words, SIZE) + 4 }));
  const placed = placeLabels(wanted, { width: INNER_WIDTH, height: PLOT, lineHeight: LINE, rise: RISE });
  return {
    height: Math.max(0, ...placed.map(({ bottom }) => bottom + LINE)),
    shapes: placed.map(({ index, bottom }) => {
      const { x, base } = wanted[index]!;
      return line(x, top - bottom, x, top - base - 3, { stroke: '#C6CCD2', strokeWidth: 1 });
    }),
    labels: placed.map(({ index, left, bottom }) =>
      label({ left, top: top - bottom - LINE, width: wanted[index]!.width + 2 }, named[index]!.words, {
        align: 'center',
        fontSize: SIZE,
        lineHeight: LINE / SIZE,
        color: index === 0 ? THEME.accent : THEME.soft,
        fontWeight: index === 0 ? 600 : 400,
        fontFeatureSettings: '"tnum" 1',
        whiteSpace: 'nowrap',
      }),
    ),
  };
}
