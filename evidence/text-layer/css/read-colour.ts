/** Red, green and blue, 0 to 255 each. */
export type Colour = readonly [number, number, number];

/** Letters whose colour is no further from what is behind them cannot be read; what is faint by design is three times as far. */
const ALIKE = 24;
/** A colour of less than this alpha shows nothing. */
const LEAST_ALPHA = 0.05;

const NAMED: ReadonlyMap<string, Colour> = new Map(
  Object.entries({
    white: [255, 255, 255],
    snow: [255, 250, 250],
    ivory: [255, 255, 240],
    ghostwhite: [248, 248, 255],
    floralwhite: [255, 250, 240],
    mintcream: [245, 255, 250],
    azure: [240, 255, 255],
    aliceblue: [240, 248, 255],
    seashell: [255, 245, 238],
    whitesmoke: [245, 245, 245],
    silver: [192, 192, 192],
    gray: [128, 128, 128],
    grey: [128, 128, 128],
    black: [0, 0, 0],
    red: [255, 0, 0],
    maroon: [128, 0, 0],
    yellow: [255, 255, 0],
    olive: [128, 128, 0],
    lime: [0, 255, 0],
    green: [0, 128, 0],
    aqua: [0, 255, 255],
    cyan: [0, 255, 255],
    teal: [0, 128, 128],
    blue: [0, 0, 255],
    navy: [0, 0, 128],
    fuchsia: [255, 0, 255],
    magenta: [255, 0, 255],
    purple: [128, 0, 128],
  }),
);

/** Whether a colour shows nothing: `transparent`, `rgb(0 0 0 / 0)`, `#12345600`. */
export function isTransparent(colour: string): boolean {
  const text = colour.trim().toLowerCase();
  if (text === 'transparent') return true;
  const alpha = alphaOf(text);
  return alpha !== null && alpha < LEAST_ALPHA;
}

/** A colour that hides all that is behind it; null for one that does not, or in words that are not known. */
export function readColour(colour: string): Colour | null {
  const text = colour.trim().toLowerCase();
  const named = NAMED.get(text);
  if (named) return named;
  const alpha = alphaOf(text);
  if (alpha !== null && alpha < 1) return null;
  const hex = /^#(?:([0-9a-f]{3})f?|([0-9a-f]{6})(?:ff)?)$/.exec(text);
  if (hex) {
    const digits = hex[2] ?? [...hex[1]!].map((digit) => digit + digit).join('');
    return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as unknown as Colour;
  }
  const [, name = '', inner = ''] = /^(rgb|hsl)a?\((.*)\)$/.exec(text) ?? [];
  const values = inner
    .split('/')[0]!
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .slice(0, 3);
  if (values.length < 3 || values.some((value) => !/^-?[\d.]+(?:%|deg)?$/.test(value))) return null;
  return name === 'rgb' ? readRgb(values) : readHsl(values);
}

/** Whether one cannot be told from the other. */
export const isAlike = (one: Colour, other: Colour): boolean =>
  Math.max(...one.map((part, at) => Math.abs(part - other[at]!))) <= ALIKE;

function alphaOf(text: string): number | null {
  const hex = /^#(?:[0-9a-f]{3}([0-9a-f])|[0-9a-f]{6}([0-9a-f]{2}))$/.exec(text);
  if (hex) return hex[1] === undefined ? Number.parseInt(hex[2]!, 16) / 255 : Number.parseInt(hex[1], 16) / 15;
  const [, , inner = ''] = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((.*)\)$/.exec(text) ?? [];
  const alpha = inner.split('/')[1] ?? (inner.split(',').length === 4 ? inner.split(',')[3] : undefined);
  if (alpha === undefined) return null;
  return Number.parseFloat(alpha) / (alpha.trim().endsWith('%') ? 100 : 1);
}

function readRgb(values: readonly string[]): Colour {
  const part = (value: string): number => {
    const number = Number.parseFloat(value) * (value.endsWith('%') ? 2.55 : 1);
    return Math.min(255, Math.max(0, Math.round(number)));
  };
  return values.map(part) as unknown as Colour;
}

/** CSS Color 4, 7.1. */
function readHsl([hue = '0', saturation = '0', lightness = '0']: readonly string[]): Colour {
  const [h, s, l] = [Number.parseFloat(hue), Number.parseFloat(saturation) / 100, Number.parseFloat(lightness) / 100];
  const part = (n: number): number => {
    const k = (((n + h / 30) % 12) + 12) % 12;
    return Math.round(255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [part(0), part(8), part(4)];
}
