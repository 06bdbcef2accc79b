import { isTransparent } from './read-colour.ts';
import { readLength } from './read-length.ts';
import { splitOutsideBrackets } from './split-outside-brackets.ts';

/** Further than this beyond the edge nothing can be scrolled to or read. */
const FAR = 900;

/** What a box can be out of sight by. */
const MOVING = new Set(
  'filter content-visibility position clip clip-path mask mask-image -webkit-mask -webkit-mask-image transform scale translate margin-left margin-inline-start margin-top overflow overflow-x overflow-y height max-height block-size max-block-size width max-width inline-size max-inline-size text-indent inset'.split(
    ' ',
  ),
);

/** Whether anything is declared of a box by which it could be out of sight. */
export function mayBeOutOfSight(own: ReadonlyMap<string, string>): boolean {
  for (const property of own.keys()) if (MOVING.has(property)) return true;
  return false;
}

type Get = (property: string) => string | undefined;

/**
 * Whether a box shows nothing of what is in it: it is cut to nothing, drawn too small or blurred, or stands beyond the edges. `em` is its size of
 * type in pixels.
 */
export function isOutOfSight(get: Get, { em }: { em: number }): boolean {
  const length = (property: string, percent?: number): number | null => {
    const text = get(property);
    return text === undefined ? null : readLength(text, { em, ...(percent !== undefined && { percent }) });
  };
  if (/opacity\(\s*(?:(?:0+(?:\.0+)?%?|\.0+%?|%)\s*)?\)/i.test(get('filter') ?? '')) return true;
  const [, blur = '0'] = /blur\(([^()]*)\)/i.exec(get('filter') ?? '') ?? [];
  if ((readLength(blur, { em }) ?? 0) >= Math.max(4, em / 2)) return true;
  if (get('content-visibility')?.toLowerCase() === 'hidden') return true;
  const position = get('position')?.toLowerCase() ?? 'static';
  const isTakenOut = position === 'absolute' || position === 'fixed';
  if (isTakenOut && isClipped(get('clip') ?? '')) return true;
  if (isCutAway(get('clip-path') ?? '')) return true;
  if (MASKS.some((mask) => isMaskedAway(get(mask) ?? ''))) return true;
  if (position !== 'static' && position !== 'sticky' && isMovedAway(length)) return true;
  if (isTransformedAway(get('transform') ?? '', get('scale') ?? '', get('translate') ?? '')) return true;
  if (['margin-left', 'margin-inline-start', 'margin-top'].some((side) => (length(side) ?? 0) <= -FAR)) return true;
  const cuts = /hidden|clip|scroll|auto/i;
  const cutsX = cuts.test(get('overflow-x') ?? get('overflow') ?? '');
  const cutsY = cuts.test(get('overflow-y') ?? get('overflow') ?? '');
  const none = (...names: string[]): boolean => names.some((name) => (length(name, 1) ?? 2) <= 1);
  if (
    (cutsY && none('height', 'max-height', 'block-size', 'max-block-size')) ||
    (cutsX && none('width', 'max-width', 'inline-size', 'max-inline-size'))
  )
    return true;
  const indent = length('text-indent', 12.8) ?? 0;
  return indent <= -FAR || (indent >= 1280 && cutsX);
}

/** `rect(0 0 0 0)`, `rect(1px, 1px, 1px, 1px)`: no higher or wider than a pixel. */
function isClipped(clip: string): boolean {
  const edges =
    /^rect\((.*)\)$/i
      .exec(clip)?.[1]
      ?.split(/[\s,]+/)
      .filter((edge) => edge !== '') ?? [];
  const [top, right, bottom, left] = edges.map((edge) => readLength(edge));
  if (top === undefined || right === undefined || bottom === undefined || left === undefined) return false;
  return (
    (top !== null && bottom !== null && bottom - top <= 1) || (left !== null && right !== null && right - left <= 1)
  );
}

function isCutAway(clipPath: string): boolean {
  const [, shape = '', inner = ''] = /^([a-z]+)\((.*)\)$/i.exec(clipPath.trim()) ?? [];
  if (shape === 'circle' || shape === 'ellipse') return readLength(inner.split(/\s/)[0] ?? '', { percent: 1 }) === 0;
  // A path that goes nowhere has no inside.
  if (shape === 'path') return !/[lhvcsqta]/i.test(inner);
  if (shape === 'polygon') return new Set(inner.split(',').map((point) => point.trim())).size === 1;
  if (shape !== 'inset') return false;
  const sides = inner
    .split(/\sround\s/)[0]!
    .trim()
    .split(/\s+/)
    .map((side) => (side.endsWith('%') ? Number.parseFloat(side) : 0));
  const [top = 0, right = top, bottom = top, left = right] = sides;
  return top + bottom >= 100 || left + right >= 100;
}

const MASKS = ['mask', 'mask-image', '-webkit-mask', '-webkit-mask-image'];

/** A gradient from nothing to nothing lets nothing through. Of pictures and other gradients some is seen. */
function isMaskedAway(mask: string): boolean {
  const [, inner] = /^(?:repeating-)?(?:linear|radial|conic)-gradient\((.*)\)$/is.exec(mask.trim()) ?? [];
  const parts = inner === undefined ? [] : splitOutsideBrackets(inner, ',').map((part) => part.trim());
  const stops = parts.filter(
    (part, at) => at > 0 || !/^(?:to|from|at|circle|ellipse|closest|farthest|[-+.\d])/i.test(part),
  );
  return stops.length > 0 && stops.every((stop) => isTransparent(withoutPlaces(stop)));
}

/** A stop of a gradient without where it stands: `rgb(0 0 0) 10% 20px` is a colour and two places. */
function withoutPlaces(stop: string): string {
  const words = [...stop.matchAll(/\S+/g)];
  let count = words.length;
  while (count > 1 && /^[-+.\d]+(?:%|[a-z]+)?$/i.test(words[count - 1]![0])) count -= 1;
  const last = words[count - 1];
  return last ? stop.slice(0, last.index + last[0].length) : stop;
}

const SIDES = 'left top right bottom inset-inline-start inset-inline-end inset-block-start inset-block-end'.split(' ');

function isMovedAway(length: (property: string, percent?: number) => number | null): boolean {
  for (const side of SIDES) {
    const moved = length(side, /top|bottom|block/.test(side) ? 8 : 12.8);
    if (moved !== null && moved <= -FAR) return true;
  }
  return ['left', 'inset-inline-start'].some((side) => (length(side) ?? 0) >= 9_000) || (length('top') ?? 0) >= 90_000;
}

function isTransformedAway(transform: string, scale: string, translate: string): boolean {
  if (scale !== '' && scale.split(/\s+/).some(isTinyFactor)) return true;
  const calls = [...transform.matchAll(/\((?<=([a-z0-9]+)\()([^()]*)\)/gi)].map(([, name = '', inner = '']) => ({
    name: name.toLowerCase(),
    values: inner.split(',').map((value) => value.trim()),
  }));
  if (translate !== '') calls.push({ name: 'translate', values: translate.split(/\s+/) });
  return calls.some(({ name, values }) => {
    if (/^scale(?:x|y|3d)?$/.test(name)) return values.slice(0, 2).some(isTinyFactor);
    if (/^rotate[xy]$/.test(name)) return isOnEdge(values[0] ?? '');
    if (name === 'matrix') return isTinyFactor(values[0] ?? '') && isTinyFactor(values[1] ?? '');
    return /^translate(?:x|y|3d)?$/.test(name) && values.slice(0, 2).some((value) => (readLength(value) ?? 0) <= -FAR);
  });
}

/** Letters of twenty pixels are two high by it. */
const isTinyFactor = (factor: string): boolean => factor !== '' && Math.abs(Number(factor)) < 0.1;

/** Whether a sheet that is turned so far round an axis in it is seen from its edge. */
function isOnEdge(angle: string): boolean {
  const [, digits = '', unit = ''] = /^(-?[\d.]+)(deg|turn|rad|grad)$/i.exec(angle) ?? [];
  const round: Record<string, number> = { deg: 360, turn: 1, rad: 2 * Math.PI, grad: 400 };
  const turns = Number(digits || '0') / (round[unit.toLowerCase()] ?? 1);
  return Math.abs(Math.cos(turns * 2 * Math.PI)) < 0.05;
}
