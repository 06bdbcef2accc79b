/** A run of sizes, or a single one, whose ends are the same: `{ from: '2T', to: '6' }`, `{ from: 'M', to: 'M' }`. */
export interface SizeRange {
  from: string;
  to: string;
}

/** What a text says of sizes. */
export interface StatedSizes {
  sizes: SizeRange[];
  /** More is said of them than was understood: they keep nothing out. */
  isOpen: boolean;
}

const LETTERS = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL', 'XXXXXL'];
/** Shoes of children go to 13C, and on with 1Y. */
const CHILD_SHOES = 13;

type Scale = 'letters' | 'years' | 'shoes';

/** Where a size stands on its scale, or null for none that is known. */
function placeOf(size: string): { scale: Scale; at: number } | null {
  const letter = LETTERS.indexOf(size.replace(/^(\d)X/, (_, count: string) => 'X'.repeat(Number(count))));
  if (letter >= 0) return { scale: 'letters', at: letter };
  const [, number = '', unit = ''] = /^(\d{1,2}(?:\.5)?)(?:-\d{1,2}(?=M))?([TMCYX])?$/.exec(size) ?? [];
  if (number === '') return null;
  if (unit === 'C') return { scale: 'shoes', at: Number(number) };
  if (unit === 'Y') return { scale: 'shoes', at: CHILD_SHOES + Number(number) };
  return { scale: 'years', at: unit === 'M' ? Number(number) / 12 : Number(number) + (unit === 'X' ? 0.5 : 0) };
}

/** Whether a size lies in a range; null where the two cannot be compared. */
export function isInSizes(size: string, { from, to }: SizeRange): boolean | null {
  const [low, own, high] = [placeOf(from), placeOf(size), placeOf(to)];
  if (!low || !own || !high || low.scale !== own.scale || high.scale !== own.scale) return null;
  return low.at <= own.at && own.at <= high.at;
}

const HEAD = /\bsizes?\b:?\s+(?:(?:rang(?:e|ing)|from|of|are|is|include[sd]?|between|in)\s+){0,2}/giu;
const WHOM = String.raw`(?:(?:adult|youth|child(?:ren)?|kid|toddler|infant|baby|(?:wo)?men|girl|boy)(?:['’]?s)?\s+)?`;
const LETTER = String.raw`(?:(?:extra|x{1,3})[- ]?)?(?:small|large)|medium|[x2-5]{0,3}X[SL]|[SML]`;
const NUMBER = String.raw`(?<number>\d{1,2}(?:\.5)?)(?:[- ]?(?<unit>months?|mos?\.?|years?|yrs?|[TMCYX]))?`;
/** What is measured is not the size of a garment. */
const MEASURED = String.raw`\s*(?:["”x×%]|by\b|inch|in\.|cm|mm|feet|ft|oz|ounce|lbs?\b|pound|k?g\b|ml|fl\b|gal|q(?:uar)?ts?\b|pack|count)`;
const SIZE = new RegExp(`${WHOM}(?:(?<letter>${LETTER})|${NUMBER})(?![\\p{L}\\d])(?!${MEASURED})`, 'iuy');
const THROUGH = /\s*(?:through|thru|up to|to|and|[-–—])\s*(?:sizes?\s+)?/iuy;
const UPWARDS =
  /\s*(?:through|thru|up|to|\+|(?:and|or)\s+(?:up|over|above|under|below|larger|smaller|higher|lower))/iuy;
const NEXT = /\s*(?:[,;]\s*(?:and|or)?|and|or|&|\/)\s*(?:sizes?\s+)?/iuy;
const GLOSS = /\s*\((?:sizes?\s+)?([^()]{1,40})\)/iuy;

/** Reads every list of sizes that a text has: "sizes 2T through 6", "S (6-7), M (8-10) and L (12)", "extra small - XS". */
export function readStatedSizes(text: string): StatedSizes {
  const stated: StatedSizes = { sizes: [], isOpen: false };
  let end = 0;
  for (const head of text.matchAll(HEAD))
    if (head.index >= end) end = readList(text, head.index + head[0].length, /between\s+$/i.test(head[0]), stated);
  return stated;
}

/** @returns where the list ends */
function readList(text: string, start: number, isBetween: boolean, stated: StatedSizes): number {
  let at = start;
  for (;;) {
    const first = take(text, SIZE, at);
    if (!first) return at;
    let to: Taken | null = null;
    at = first.end;
    // "0-3M through 24M" goes on.
    for (let further = takeEnd(text, at, isBetween); further; further = takeEnd(text, at, isBetween)) {
      to = further;
      at = further.end;
    }
    stated.sizes.push(...rangeOf(nameOf(first.match, to?.match), to ? nameOf(to.match, first.match) : null));
    at = readGloss(text, at, stated);
    if (take(text, UPWARDS, at)) stated.isOpen = true;
    const next = take(text, NEXT, at);
    if (!next) return at;
    at = next.end;
  }
}

function takeEnd(text: string, at: number, isBetween: boolean): Taken | null {
  const through = take(text, THROUGH, at);
  const isRun = through !== null && (isBetween || !/^\s*and/i.test(through.match[0]));
  return isRun ? take(text, SIZE, through.end) : null;
}

/** "(8-10)" behind a size says it in another way. @returns where it ends */
function readGloss(text: string, at: number, stated: StatedSizes): number {
  const [gloss = '', said = ''] = take(text, GLOSS, at)?.match ?? [];
  if (said !== '') readList(said, 0, false, stated);
  return at + gloss.length;
}

function rangeOf(from: string, to: string | null): SizeRange[] {
  const [low, high] = [placeOf(from), placeOf(to ?? from)];
  if (to === null) return [{ from, to: from }];
  // "extra small - XS" names one size twice.
  if (low && high && low.scale === high.scale && low.at >= high.at)
    return [from, to].map((size) => ({ from: size, to: size }));
  return [{ from, to }];
}

/** One form for each: `S`, `XL`, `2T`, `18M`, `6X`. In a run a number without a unit goes by the months of the other end. */
function nameOf({ groups = {} }: RegExpExecArray, other?: RegExpExecArray): string {
  const { letter, number, unit } = groups;
  if (letter !== undefined)
    return letter
      .toUpperCase()
      .replace(/^EXTRA/, 'X')
      .replace(/[- ]/g, '')
      .replace(/SMALL$/, 'S')
      .replace(/LARGE$/, 'L')
      .replace(/^MEDIUM$/, 'M');
  const [own, beside] = [unit, other?.groups?.['unit']].map(markOf);
  if (own === '' && beside === 'M') return `${number}M`;
  // "8-9 Y" are years; "2C through 3Y" are shoes.
  return `${number}${own === 'Y' && other && beside !== 'C' ? '' : own}`;
}

function markOf(unit = ''): string {
  const mark = unit.toUpperCase();
  if (mark.startsWith('MO')) return 'M';
  return mark.length > 1 ? '' : mark;
}

interface Taken {
  match: RegExpExecArray;
  end: number;
}

function take(text: string, pattern: RegExp, at: number): Taken | null {
  const own = new RegExp(pattern);
  own.lastIndex = at;
  const match = own.exec(text);
  return match && { match, end: own.lastIndex };
}
