/** Codes that a text calls by a name: what they are, as written, and where their clause stands. */
export interface NamedCodes {
  codes: string[];
  ranges: { start: number; end: number }[];
}

/** A code has a digit; letters, digits and the marks between them. */
const CODE = String.raw`(?=[A-Z0-9./_-]*\d)[A-Z0-9][A-Z0-9/_-]*(?:\.[A-Z0-9]+)*`;
const LINK = String.raw`\s*(?:(?:number|no\.?|nos\.?|num\.?|code|codes|numbers|#|id|name|is|are|ref)\s*)?(?:[:#=]\s*)?`;
const UNIT = String.raw`(?:fl|oz|ounces?|g|kg|mg|ml|l|lbs?|pounds?|counts?|ct|packs?|pk|tablets?|capsules?|pieces?|inch(?:es)?|in)`;
const MORE = String.raw`(?:\s*(?:,|;|/|&|\band\b|\bor\b|\bto\b|\bthrough\b|\bthru\b)\s*(?:and\s+|or\s+)?(?![\d.]+[\s-]*${UNIT}\b)${CODE}(?![A-Z0-9]))*`;

const GROUPS = String.raw`(?: (?![\d.]+[\s-]*${UNIT}\b)(?=[A-Z]*\d)[A-Z0-9]{3,}(?![A-Z0-9/.-])){0,3}`;

/** What holds a code and is no lot. */
const OTHER_CODES = 'product|bar|item|model|zip|qr|color|article|part|promo|gate|door|order|style|access';
/** "date 2033-20": a week of a year. */
const WEEK = String.raw`dated?(?=[\s:]{1,3}\d{4}-(?:1[3-9]|[2-5]\d)(?!\d))`;
export const LOT_NAMES = [
  String.raw`lots?(?:\s*/\s*ref)?|batch(?:es)?|mlc|date\s*codes?|production\s+codes?|lot\s*/?\s*batch`,
  String.raw`(?<!\b(?:${OTHER_CODES})\s)codes?`,
  WEEK,
].join('|');
export const MODEL_NAMES = String.raw`models?|style|item|part|article|catalog(?:ue)?|product\s+(?:code|number)|p/n|mpn|reference|ref|ndc`;
export const SERIAL_NAMES = String.raw`serials?|s/n|vin\s+range`;

/** Codes after one of the names (a regular expression source), lists with commas, `and` and `or` included. */
export function readNamedCodes(text: string, names: string): NamedCodes {
  // Serial numbers are read in groups: "18K 0042311 207".
  const code = names === SERIAL_NAMES ? `${CODE}${GROUPS}` : CODE;
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d])(?:${names})(?![\p{L}\d])(?:${LINK}){1,3}(${code}${MORE})`,
    'giu',
  );
  const codes: string[] = [];
  const ranges: NamedCodes['ranges'] = [];
  for (const hit of text.matchAll(pattern)) {
    const { runs, rest } = takeRuns(hit[1] ?? '');
    const found = Array.from(rest.matchAll(new RegExp(code, 'gi')), ([code]) => code.replace(/[./_-]+$/, ''));
    codes.push(...runs, ...found.flatMap(partsOf));
    ranges.push({ start: hit.index, end: hit.index + hit[0].length });
  }
  return { codes: [...new Set(codes)], ranges };
}

/**
 * "CM3070 through CM3072" is every code from the one to the other. A run that is longer than any shelf has, or whose ends are made otherwise, gives no
 * code: what it holds is not known.
 */
function takeRuns(listed: string): { runs: string[]; rest: string } {
  const runs: string[] = [];
  const rest = listed.replace(RUN, (_whole, from: string, to: string) => {
    runs.push(...codesBetween(from, to));
    return ' , ';
  });
  return { runs, rest };
}

const RUN = new RegExp(String.raw`(${CODE})\s*(?:\bto\b|\bthrough\b|\bthru\b)\s*(${CODE})`, 'gi');
const LONGEST_RUN = 100;

function codesBetween(from: string, to: string): string[] {
  const [, head = '', first = ''] = /^(.*?)(\d{1,9})$/.exec(from) ?? [];
  const [, otherHead = '', last = ''] = /^(.*?)(\d{1,9})$/.exec(to) ?? [];
  const count = Number(last) - Number(first);
  if (first === '' || head !== otherHead || !(count > 0 && count <= LONGEST_RUN)) return [];
  return Array.from(
    { length: count + 1 },
    (_, at) => `${head}${String(Number(first) + at).padStart(first.length, '0')}`,
  );
}

/** "30A117/30A118" is two codes that are made alike; "25/08001" and "KX7040/07" are one. */
function partsOf(code: string): string[] {
  const parts = code.split('/');
  const shapes = new Set(parts.map((part) => part.toUpperCase().replace(/\d/g, '9').replace(/[A-Z]/g, 'A')));
  return shapes.size === 1 && parts.every((part) => part.length >= 4 && /\d/.test(part)) ? parts : [code];
}

export function cutRanges(text: string, ranges: { start: number; end: number }[]): string {
  return ranges
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} , ${rest.slice(end)}`, text);
}

/** A code without the marks in it, for comparing. */
export const bareCode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');
