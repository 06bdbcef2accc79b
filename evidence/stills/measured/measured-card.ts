import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PixelPoint } from '#contracts/measurement.ts';
import type { MeasuredSpec } from '#contracts/still.ts';
import { card } from '../card.ts';
import { canvas, circle, column, image, line, path, row, text } from '../element.ts';
import type { Element, Shape } from '../element.ts';
import { clip, roughWidth } from '../plain-text.ts';
import { INNER_WIDTH, THEME } from '../theme.ts';

/** A picture as it is drawn over. */
interface SmallPicture {
  png: Uint8Array;
  width: number;
  height: number;
}

/** What is drawn on a picture: seen on dark and on light, as each line has an edge of the other kind. */
const REFERENCE = '#B4369B';
const ITEM = '#0B6B5D';
const SPAN = '#C2410C';
const EDGE = '#FFFFFF';

const MOST_HIGH = 1_072;
const PILL = { fontSize: 21, height: 38, pad: 12, gap: 18 };

/**
 * The picture upright, as wide or as high as a still has room for, and no larger than it is. Throws where the bytes are not those that were measured.
 */
export async function shrinkPicture({ sha256 }: MeasuredSpec, bytes: Uint8Array): Promise<SmallPicture> {
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== sha256) throw new Error(`the picture is ${found} and not ${sha256}`);
  const { data, info } = await sharp(bytes, { sequentialRead: true, ignoreIcc: true })
    .autoOrient()
    .resize({ width: INNER_WIDTH, height: MOST_HIGH, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** A measured picture with its reference, the item's outline, the ends of each side and its size. */
export function measuredCard(spec: MeasuredSpec, picture: SmallPicture): Element {
  const { outline, sizes, url, sha256, item } = spec;
  return card({
    what: 'Measured picture',
    aside: sizes.every(({ unit }) => unit === 'px') ? 'no scale' : spec.scalePath.replaceAll('_', ' '),
    title: clip(item, 110),
    body: column({ gap: 20 }, [
      drawOver(spec, picture),
      ...sizes.map((size, at) =>
        row({ gap: 40 }, [
          text(`${clip(size.name, 60)}: ${showSize(size)}`, { fontSize: 24, fontWeight: at === 0 ? 600 : 400 }),
          text(`confidence ${size.confidence}`, { fontSize: 22, color: THEME.muted }),
        ]),
      ),
    ]),
    facts: [
      [
        { name: 'Reference', value: clip(outline.referenceName ?? 'none', 90) },
        ...(sizes.some(({ uncertainty }) => uncertainty !== null)
          ? [{ name: 'Uncertainty', value: 'expanded, k = 2' }]
          : []),
        { name: 'Picture', value: `${outline.width} × ${outline.height} pixels` },
      ],
      [{ name: 'Address', value: url === null ? 'The caller’s own picture' : clip(url, 170) }],
      [{ name: 'SHA-256 of the picture', value: sha256 }],
    ],
  });
}

function drawOver({ outline, sizes }: MeasuredSpec, { png, width, height }: SmallPicture): Element {
  const [across, down] = [width / outline.width, height / outline.height];
  const at = ({ x, y }: PixelPoint): PixelPoint => ({ x: (x + 0.5) * across, y: (y + 0.5) * down });
  const closed = (points: readonly PixelPoint[], colour: string): Shape[] => {
    if (points.length < 2) return [];
    const d = `M${points.map((point) => `${at(point).x.toFixed(1)} ${at(point).y.toFixed(1)}`).join('L')}Z`;
    return [path(d, { stroke: EDGE, strokeWidth: 5 }), path(d, { stroke: colour, strokeWidth: 2.5 })];
  };
  const spans = outline.spans.map(({ name, from, to }) => ({ name, from: at(from), to: at(to) }));
  const inside = centreOf((outline.item ?? []).map(at));
  const pills = spans.flatMap(({ name, from, to }) => {
    const size = sizes.find((each) => each.name === name);
    return size ? [{ words: `${name} ${showSize(size)}`, middle: centreOf([from, to]), inside }] : [];
  });
  return canvas(
    width,
    height,
    [
      image(width, height, png),
      ...closed(outline.reference ?? [], REFERENCE),
      ...closed(outline.item ?? [], ITEM),
      ...spans.flatMap(({ from, to }) => [
        line(from.x, from.y, to.x, to.y, { stroke: EDGE, strokeWidth: 6 }),
        line(from.x, from.y, to.x, to.y, { stroke: SPAN, strokeWidth: 3 }),
        ...[from, to].map(({ x, y }) => circle(x, y, 7, { fill: SPAN, stroke: EDGE, strokeWidth: 2.5 })),
      ]),
    ],
    placePills(pills, { width, height }),
  );
}

function centreOf(points: readonly PixelPoint[]): PixelPoint {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  const count = Math.max(1, points.length);
  return { x: sum.x / count, y: sum.y / count };
}

/** Each size beside the middle of its side, away from the item, within the picture, and below an earlier one that it would cover. */
function placePills(
  pills: readonly { words: string; middle: PixelPoint; inside: PixelPoint }[],
  { width, height }: { width: number; height: number },
): Element[] {
  const placed: { left: number; top: number; width: number }[] = [];
  return pills.map(({ words, middle, inside }) => {
    const wide = Math.min(width, roughWidth(words, PILL.fontSize) + 2 * PILL.pad);
    const [dx, dy] = [middle.x - inside.x, middle.y - inside.y];
    const reach = Math.max(1e-9, Math.hypot(dx, dy));
    const away = PILL.gap + (Math.abs(dx) / reach) * (wide / 2) + (Math.abs(dy) / reach) * (PILL.height / 2);
    const [x, y] = [middle.x + (dx / reach) * away, middle.y + (dy / reach) * away];
    const left = Math.round(Math.min(Math.max(0, x - wide / 2), width - wide));
    let top = Math.round(Math.min(Math.max(0, y - PILL.height / 2), Math.max(0, height - PILL.height)));
    const covered = placed.find(
      (other) =>
        left < other.left + other.width && other.left < left + wide && Math.abs(top - other.top) < PILL.height + 4,
    );
    if (covered) top = covered.top + (covered.top + 2 * PILL.height + 4 <= height ? PILL.height + 4 : -PILL.height - 4);
    placed.push({ left, top, width: wide });
    return row(
      {
        position: 'absolute',
        left,
        top,
        width: Math.round(wide),
        height: PILL.height,
        borderRadius: 8,
        backgroundColor: SPAN,
        alignItems: 'center',
        justifyContent: 'center',
      },
      [text(words, { fontSize: PILL.fontSize, fontWeight: 600, lineHeight: 1.2, color: EDGE, lines: 1 })],
    );
  });
}

const showSize = ({ value, unit, uncertainty }: MeasuredSpec['sizes'][number]): string =>
  uncertainty === null ? `${value} ${unit}` : `${value} ± ${uncertainty} ${unit}`;

/** What the still shows, in words. */
export function tellMeasured({ item, sizes, outline, scalePath, url, sha256 }: MeasuredSpec): string {
  const said = sizes.map((size) => `${clip(size.name, 60)} ${showSize(size)}`).join('; ');
  const by =
    scalePath === 'none'
      ? 'without a scale'
      : `by ${clip(outline.referenceName ?? scalePath.replaceAll('_', ' '), 90)}`;
  const where = url === null ? 'the caller’s own picture' : clip(url, 300);
  return `Picture of ${clip(item, 110)}, measured ${by}: ${said}. From ${where}, SHA-256 ${sha256.slice(0, 12)}….`;
}
