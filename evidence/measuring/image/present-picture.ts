import type {
  Measured,
  MeasuredDimension,
  PictureOutline,
  PixelPoint,
  PixelRegion,
  Reading,
} from '#contracts/measurement.ts';
import { combineReadings } from '../uncertainty/combine-readings.ts';
import { roundToUncertainty, show } from '../uncertainty/round-to-uncertainty.ts';
import { COVERAGE } from '../uncertainty/standard-uncertainty.ts';
import type { Picture } from './decode-picture.ts';
import type { Shape } from './find-items.ts';
import type { MeasuredOutline, MeasuredSide } from './measure-outline.ts';
import { distance, smallestRectangle } from './plane.ts';
import type { Scale } from './scale.ts';

interface Found {
  picture: Picture;
  scales: readonly Scale[];
  item: Shape | null;
  notes: readonly string[];
}

const SIDES = ['length', 'width'] as const;

/** What was found in a picture as dimensions, with readings and steps. */
export function presentPicture({ picture, scales, item, notes }: Found): Measured {
  if (!item) {
    return {
      dimensions: [],
      outline: outlineOf(picture, scales[0], null, []),
      steps: [...notes, 'No item could be told from the background.'],
    };
  }
  const measured = scales.flatMap((scale) => {
    const outline = scale.reach?.(item.hull);
    return outline ? [{ scale, outline }] : [];
  });
  const cut = item.touchesBorder ? ['The item reaches the border of the picture, so that it may be larger.'] : [];
  const told = [...notes, ...cut];
  if (measured.length === 0) return withoutScale({ picture, scales, item, notes: told });
  const dimensions = SIDES.map((side) => dimensionOf(side, { picture, item, measured }));
  const rectangle = measured[0]!.outline.rectangle;
  return {
    dimensions,
    outline: outlineOf(picture, measured[0]!.scale, item, spansOf(rectangle, measured[0]!.outline)),
    steps: told,
  };
}

interface Weighed {
  picture: Picture;
  item: Shape;
  measured: { scale: Scale; outline: MeasuredOutline }[];
}

function dimensionOf(name: (typeof SIDES)[number], { picture, item, measured }: Weighed): MeasuredDimension {
  const readings = measured.map(({ scale, outline }) => readingOf(name, scale, outline, regionOf(picture, item)));
  const { inches, u, birgeRatio } = combineReadings(
    readings.map((reading) => ({ inches: reading.inches!, u: reading.standardUncertainty! })),
  );
  const rounded = roundToUncertainty(inches, COVERAGE * u);
  const trust = Math.max(...measured.map(({ scale }) => scale.trust));
  const agreement = birgeRatio !== null && birgeRatio > 2 ? 0.5 : 1;
  return {
    name,
    part: null,
    inches: rounded.value,
    uncertaintyInches: rounded.expanded,
    confidence: Number((trust * agreement * (0.55 + 0.45 * item.contrast) * (item.touchesBorder ? 0.5 : 1)).toFixed(2)),
    scalePath: measured[0]!.scale.path,
    birgeRatio: birgeRatio === null ? null : Number(birgeRatio.toPrecision(4)),
    readings,
    steps: [
      ...(birgeRatio === null
        ? []
        : [
            `${readings.length} readings weighed by 1/u²: ${show(inches)} in, Birge ratio ${show(birgeRatio)}${birgeRatio > 1 ? ', by which the uncertainty is widened' : ''}.`,
          ]),
      `Expanded with k = ${COVERAGE}: ${COVERAGE} × ${show(u)} in = ${show(COVERAGE * u)} in; reported ${rounded.value} ± ${rounded.expanded} in.`,
    ],
  };
}

function readingOf(name: (typeof SIDES)[number], scale: Scale, outline: MeasuredOutline, region: PixelRegion): Reading {
  const side: MeasuredSide = outline[name];
  return {
    kind: 'region',
    quote: null,
    region,
    value: round(side.value),
    unit: 'mm',
    inches: round(side.value / 25.4),
    standardUncertainty: round(side.u / 25.4),
    steps: [
      ...scale.steps,
      `The ${name === 'length' ? 'longer' : 'shorter'} side of the item's smallest rectangle in that plane is ${show(side.value)} mm (${show(outline.perPixel)} mm/px at the item) = ${show(side.value / 25.4)} in.`,
      `Standard uncertainty: edges ${show(side.edges)}, corners of the reference ${show(side.corners)}, its stated size ${show(side.reference)}, lens and plane ${show(side.model)}, other rectangles that are hardly larger ${show(side.shape)} mm; √ of the sum of squares = ${show(side.u)} mm = ${show(side.u / 25.4)} in.`,
    ],
  };
}

function withoutScale({ picture, scales, item, notes }: Found & { item: Shape }): Measured {
  const rectangle = smallestRectangle(item.hull);
  const region = regionOf(picture, item);
  const dimensions = SIDES.map((name): MeasuredDimension => {
    const pixels = (rectangle[name] + 1) * picture.shrink;
    return {
      name,
      part: null,
      inches: null,
      uncertaintyInches: null,
      confidence: 0.2,
      scalePath: 'none',
      birgeRatio: null,
      readings: [
        {
          kind: 'region',
          quote: null,
          region,
          value: Number(pixels.toFixed(1)),
          unit: 'px',
          inches: null,
          standardUncertainty: null,
          steps: [
            `The ${name === 'length' ? 'longer' : 'shorter'} side of the item's smallest rectangle is ${show(pixels)} px.`,
          ],
        },
      ],
      steps: ['Nothing in the picture gives a scale, so no size can be said.'],
    };
  });
  return {
    dimensions,
    outline: outlineOf(picture, scales[0], item, spansOf(rectangle.corners, rectangle)),
    steps: [
      ...notes,
      'No scale: a marker of stated side, a ruler, or a named coin, card or sheet beside the item would give one.',
    ],
  };
}

/** The longer side of a rectangle first, whichever of its corners it begins at. */
function spansOf(
  corners: readonly PixelPoint[],
  sizes: { length: unknown; width: unknown },
): { name: string; from: PixelPoint; to: PixelPoint }[] {
  const [a, b, c] = corners;
  if (!a || !b || !c || sizes.length === undefined) return [];
  const [first, second] =
    distance(a, b) >= distance(b, c) ? (['length', 'width'] as const) : (['width', 'length'] as const);
  return [
    { name: first, from: a, to: b },
    { name: second, from: b, to: c },
  ].toSorted((one, other) => one.name.localeCompare(other.name));
}

function outlineOf(
  picture: Picture,
  scale: Scale | undefined,
  item: Shape | null,
  spans: PictureOutline['spans'],
): PictureOutline {
  const point = ({ x, y }: PixelPoint): PixelPoint => ({ x: place(x, picture), y: place(y, picture) });
  return {
    ...picture.full,
    reference: scale && scale.outline.length > 0 ? scale.outline.map(point) : null,
    referenceName: scale && scale.outline.length > 0 ? scale.name : null,
    item: item ? thinned(item.outline).map(point) : null,
    spans: spans.map(({ name, from, to }) => ({ name, from: point(from), to: point(to) })),
  };
}

const place = (value: number, { shrink }: Picture): number => Number(((value + 0.5) * shrink - 0.5).toFixed(1));

/** A line through 200 points is as good as one through thousands. */
const thinned = (points: readonly PixelPoint[]): PixelPoint[] =>
  points.filter((_, at) => at % Math.ceil(points.length / 200) === 0);

function regionOf(picture: Picture, { hull }: Shape): PixelRegion {
  const [xs, ys] = [hull.map(({ x }) => x), hull.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) * picture.shrink, Math.min(...ys) * picture.shrink].map((value) =>
    Math.max(0, Math.floor(value)),
  ) as [number, number];
  return {
    x: left,
    y: top,
    width: Math.ceil(Math.max(...xs) * picture.shrink) - left,
    height: Math.ceil(Math.max(...ys) * picture.shrink) - top,
  };
}

const round = (value: number): number => Number(value.toPrecision(9));
