import { cueList } from '../../reading/cue-list.ts';
import { isObject, member, textOf } from './json-page.ts';

/** A size that a record holds in parts: as a sentence that says it, and the paths of the values that it is made of. */
export interface SizedValue {
  /** `Height: 24.8 cm`. */
  says: string;
  /** `plate`; null for the thing itself. */
  part: string | null;
  paths: string[];
}

/** Members that are sizes by their names, without qualifiers such as `overall_height_cm`. */
const SIZE_KEY = cueList(
  String.raw`
  (?:{whole}[_ -]?)?({size})(?:[_ -]?(?:in[_ -]?)?({unit}))?
`,
  {
    before: String.raw`^`,
    after: String.raw`$`,
    words: {
      whole: String.raw`overall|total|max|max(?:imum)?|item|object|body`,
      size: String.raw`height|width|depth|length|diameter|thickness|circumference|wingspan`,
      unit: String.raw`mm|cm|m|in|inches|ft|millimet(?:er|re)s?|centimet(?:er|re)s?`,
    },
  },
);
const UNIT_KEY = /^(?:units?|unit_?of_?measure(?:ment)?|uom)$/i;
const LENGTH_UNIT =
  /^(?:mm|cm|m|in|ft|inch(?:es)?|feet|foot|millimet(?:er|re)s?|centimet(?:er|re)s?|met(?:er|re)s?|mil)\.?$/i;
const DEPTH = 8;

/**
 * Sizes that a record states in members rather than in a sentence: The Met (`elementName`, `elementMeasurements` in centimetres), the V&A
 * (`dimension`, `value`, `unit`, `qualifier`, `part`), Cleveland (`framed`, `unframed` in metres), and any record whose members are called by
 * a size and whose unit stands beside them.
 */
export function readSizedValues(root: unknown, path = '$', depth = 0): SizedValue[] {
  if (depth > DEPTH) return [];
  if (Array.isArray(root)) return root.flatMap((each, at) => readSizedValues(each, `${path}[${at}]`, depth + 1));
  if (!isObject(root)) return [];
  const known = readMet(root, path) ?? readVam(root, path) ?? readCma(root, path);
  if (known) return known;
  return [
    ...readPlain(root, path),
    ...Object.entries(root).flatMap(([key, value]) => readSizedValues(value, member(path, key), depth + 1)),
  ];
}

const number = (value: unknown): string | null =>
  (typeof value === 'number' && value > 0) || (typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value.trim()))
    ? String(value).trim()
    : null;

/** `Overall` and `Image` are the item itself. */
const partOf = (name: string | null): string | null =>
  name === null || /^(?:overall|image|object|all|whole)$/i.test(name) ? null : name.toLowerCase();

function readMet(value: Record<string, unknown>, path: string): SizedValue[] | null {
  const sizes = value['elementMeasurements'];
  if (!isObject(sizes)) return null;
  const part = partOf(textOf(value, 'elementName'));
  const at = member(path, 'elementMeasurements');
  return Object.entries(sizes).flatMap(([name, size]) => {
    const figure = number(size);
    return figure !== null && SIZE_KEY.test(name)
      ? [{ says: `${name}: ${figure} cm`, part, paths: [member(at, name)] }]
      : [];
  });
}

function readVam(value: Record<string, unknown>, path: string): SizedValue[] | null {
  const [name, unit] = [textOf(value, 'dimension'), textOf(value, 'unit')];
  const figure = number(value['value']);
  if (name === null || unit === null || figure === null) return null;
  if (!LENGTH_UNIT.test(unit)) return [];
  const about = /approx|circa|about|c\./i.test(textOf(value, 'qualifier') ?? '') ? 'about ' : '';
  const paths = ['dimension', 'value', 'unit'].map((key) => member(path, key));
  return [{ says: `${name}: ${about}${figure} ${unit}`, part: partOf(textOf(value, 'part')), paths }];
}

/** Cleveland states metres under the name of what they are of; the keys of its record are not in its text. */
function readCma(value: Record<string, unknown>, path: string): SizedValue[] | null {
  if (!('tombstone' in value || 'accession_number' in value) || !isObject(value['dimensions'])) return null;
  const at = member(path, 'dimensions');
  return Object.entries(value['dimensions']).flatMap(([extent, sizes]) =>
    Object.entries(isObject(sizes) ? sizes : {}).flatMap(([name, size]) => {
      const figure = number(size);
      const part = partOf(/extent/i.test(extent) ? null : extent);
      return figure !== null && SIZE_KEY.test(name)
        ? [{ says: `${name}: ${centimetres(figure)} cm`, part, paths: [member(member(at, extent), name)] }]
        : [];
    }),
  );
}

/** Moves the decimal point, so that no digit is gained or lost. */
function centimetres(metres: string): string {
  const [whole = '0', part = ''] = metres.split('.');
  const digits = part.padEnd(2, '0');
  const moved = `${whole}${digits.slice(0, 2)}`.replace(/^0+(?=\d)/, '');
  return digits.length > 2 ? `${moved}.${digits.slice(2)}` : moved;
}

function readPlain(value: Record<string, unknown>, path: string): SizedValue[] {
  const unitKey = Object.keys(value).find((key) => UNIT_KEY.test(key) && LENGTH_UNIT.test(String(value[key]).trim()));
  return Object.entries(value).flatMap(([key, size]) => {
    const [, name, own] = SIZE_KEY.exec(key) ?? [];
    const figure = number(size);
    if (name === undefined || figure === null) return [];
    const unit = own ?? (unitKey === undefined ? null : String(value[unitKey]).trim());
    const paths = [member(path, key), ...(own === undefined && unitKey !== undefined ? [member(path, unitKey)] : [])];
    return unit === null ? [] : [{ says: `${name.toLowerCase()}: ${figure} ${unit}`, part: null, paths }];
  });
}
