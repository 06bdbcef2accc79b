import type { MapSpec } from '#contracts/still.ts';
import { card } from '../card.ts';
import { canvas, column, row, rule, text } from '../element.ts';
import type { Element } from '../element.ts';
import { clip } from '../plain-text.ts';
import { INNER_WIDTH, THEME } from '../theme.ts';
import { centreShapes, drawMap, MAP_SIDE, MARK } from './draw-map.ts';
import { lookOfKinds } from './kinds.ts';
import type { KindLook } from './kinds.ts';
import { markerNumber, markerShape } from './marker.ts';
import { showMiles } from './show-miles.ts';

const GAP = 36;
const LISTED = 10;

/** Places around a centre to scale, with the radius that was asked for, and the first of them by name. */
export function mapChart(spec: MapSpec): Element {
  const looks = lookOfKinds(spec.points.map(({ kind }) => kind));
  const count = spec.points.length;
  return card({
    what: 'Map',
    title: `${count === 0 ? 'No' : count} ${count === 1 ? 'place' : 'places'} within ${showMiles(spec.radiusMiles)} of ${clip(spec.centre.label, 110)}`,
    body: row({ gap: GAP }, [
      drawMap(spec, looks),
      column({ width: INNER_WIDTH - MAP_SIDE - GAP }, [
        drawLegend(spec, looks),
        rule({ backgroundColor: THEME.line, marginBottom: 8 }),
        ...drawList(spec, looks),
      ]),
    ]),
    facts: [
      [
        { name: 'Numbers', value: 'Rows of the table of this take' },
        ...(spec.unplaced > 0 ? [{ name: 'Not on the map', value: `${rowCount(spec.unplaced)} without a place` }] : []),
        { name: 'Places', value: '© OpenStreetMap contributors' },
      ],
    ],
  });
}

const rowCount = (count: number): string => `${count} ${count === 1 ? 'row' : 'rows'}`;

function drawLegend({ points }: MapSpec, looks: KindLook[]): Element {
  const entry = (mark: Element, words: string): Element =>
    row({ alignItems: 'center', gap: 8 }, [mark, text(words, { fontSize: 19, color: THEME.soft })]);
  return row({ flexWrap: 'wrap', columnGap: 22, rowGap: 8, paddingBottom: 16 }, [
    ...looks.map((look) =>
      entry(
        swatch(look, 22, null),
        `${clip(look.kind, 20)} (${points.filter(({ kind }) => kind === look.kind).length})`,
      ),
    ),
    entry(canvas(22, 22, centreShapes(11, 11)), 'centre'),
  ]);
}

/** A marker in the flow of text. */
function swatch(look: KindLook, size: number, number: number | null): Element {
  const middle = { x: size / 2, y: size / 2 };
  const side = look.shape === 'diamond' ? size - 4 : size;
  return canvas(
    size,
    size,
    [markerShape(middle, side, look)],
    number === null ? [] : [markerNumber(middle, size, number)],
  );
}

function drawList({ points }: MapSpec, looks: KindLook[]): Element[] {
  const listed = points.slice(0, points.length === LISTED + 1 ? LISTED + 1 : LISTED);
  const rest = points.length - listed.length;
  return [
    ...listed.map(({ row: number, kind, name, miles: distance }) =>
      row({ alignItems: 'center', gap: 12, height: 54 }, [
        swatch(
          looks.find((look) => look.kind === kind)!,
          MARK,
          number,
        ),
        text(name === null ? `${clip(kind, 20)} without a name` : clip(name, 80), {
          flexGrow: 1,
          flexShrink: 1,
          flexBasis: 0,
          fontSize: 19,
          lineHeight: 1.22,
          color: name === null ? THEME.muted : THEME.ink,
          lines: 2,
        }),
        distance === null
          ? null
          : text(`${distance.toFixed(distance < 10 ? 2 : 1)} mi`, {
              fontSize: 19,
              flexShrink: 0,
              color: THEME.soft,
              fontFeatureSettings: '"tnum" 1',
            }),
      ]),
    ),
    ...(rest > 0 ? [text(`and ${rest} more in the table`, { fontSize: 19, color: THEME.muted, paddingTop: 8 })] : []),
  ];
}

/** Places that a caption tells. */
const TOLD = 5;

/** What the map shows, in words. */
export function tellMap({ centre, radiusMiles, points, unplaced }: MapSpec): string {
  const count = points.length;
  const kinds = lookOfKinds(points.map(({ kind }) => kind)).map(
    ({ kind }) => `${clip(kind, 20)} ${points.filter((point) => point.kind === kind).length}`,
  );
  const told = points.slice(0, TOLD).map(({ row: number, name, kind, miles: distance }) => {
    const words = name === null ? `a ${clip(kind, 20)} without a name` : clip(name, 80);
    return `${number} ${words}${distance === null ? '' : `, ${showMiles(distance)}`}`;
  });
  const rest = count - told.length;
  const list =
    told.length > 0 ? ` By row of the table: ${told.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.` : '';
  const missing =
    unplaced > 0 ? ` ${rowCount(unplaced)} without a place ${unplaced === 1 ? 'is' : 'are'} not shown.` : '';
  const by = kinds.length > 0 ? ` (${kinds.join(', ')})` : '';
  return `Map of ${count} ${count === 1 ? 'place' : 'places'}${by} within ${showMiles(radiusMiles)} of ${clip(centre.label, 120)}.${list}${missing} © OpenStreetMap contributors.`;
}
