/** Pixels of one unit, where it does not depend on the page. Those of type are of the usual size of 16 pixels. */
const PIXELS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    '': 1,
    px: 1,
    pt: 4 / 3,
    pc: 16,
    in: 96,
    cm: 96 / 2.54,
    mm: 96 / 25.4,
    q: 96 / 101.6,
    em: 16,
    rem: 16,
    ex: 8,
    ch: 8,
    lh: 20,
    rlh: 20,
    vw: 12.8,
    vi: 12.8,
    vh: 8,
    vb: 8,
    vmin: 8,
    vmax: 12.8,
  }),
);
const LENGTH = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?)([a-z%]*)$/i;

/** A CSS length in pixels; null for what is none, `auto` or an expression among them. `percent` is what 1 % is worth. */
export function readLength(text: string, { em = 16, percent }: { em?: number; percent?: number } = {}): number | null {
  const [, digits, unit = ''] = LENGTH.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const value = Number(digits);
  const name = unit.toLowerCase();
  if (name === '%') return percent === undefined ? null : value * percent;
  const size = name === 'em' ? em : name === 'ex' || name === 'ch' ? em / 2 : PIXELS.get(name);
  return size === undefined ? null : value * size;
}
