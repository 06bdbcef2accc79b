import { ABOUT, BOUNDS, BOUNDS_BEHIND, TIMES } from './qualifying-words.ts';
import { OTHERS_BEFORE, OTHERS_BEHIND, OTHERS_JUST_BEFORE, PEOPLE } from './other-things.ts';
import { isWhole, partOf, STATES } from './part-words.ts';
import { BEHIND_NAME, nameOf } from './size-names.ts';
import type { Token } from './tokens.ts';

/** Where a chain stands: from the first to behind the last token that belongs to it. `floor`: the end of the chain before. */
export interface Span {
  from: number;
  to: number;
  floor: number;
}

/** Whether nothing but a joining word or mark is between two chains, so that what is said of the first holds for the second. */
export const isJoined = (tokens: readonly Token[], { from, floor }: Span): boolean =>
  floor > 0 &&
  from - floor <= 2 &&
  tokens
    .slice(floor, from)
    .every(({ lower }) => /^(?:,|;|and|und|et|y|e|en|by|x|×|with)$/.test(lower) || nameOf(lower) !== undefined);

/** `18 in. off the floor and 20 in. wide`: a further size of what the clause speaks of. */
export const isFurther = (tokens: readonly Token[], { from, floor }: Span): boolean =>
  floor > 0 &&
  /^(?:and|und|et|y|e|en)$/.test(tokens[from - 1]?.lower ?? '') &&
  tokens.slice(floor, from).every(({ kind, text }) => kind === 'word' || text === '-');

export function isAbout(tokens: readonly Token[], { from, floor }: Span): boolean {
  for (let back = from - 1; back >= Math.max(floor, from - 4); back -= 1) {
    const token = tokens[back]!;
    if (ABOUT.has(token.lower) && (token.lower !== 'c' || tokens[back + 1]?.text === '.')) return true;
    if (token.kind === 'number') return false;
  }
  return false;
}

export function boundOf(tokens: readonly Token[], { from, to, floor }: Span): 'most' | 'least' | null {
  for (const [phrase, bound] of BOUNDS) {
    for (const slack of [0, 1]) {
      const start = from - phrase.length - slack;
      if (
        start >= floor &&
        phrase.every((word, at) => tokens[start + at]!.lower === word) &&
        (slack === 0 || isFiller(tokens[from - 1]!))
      )
        return bound;
    }
  }
  // `height to 45 mm`, `grows to 2 m`.
  const grows = tokens[from - 1]?.lower === 'to' && from - 2 >= floor - 1 ? (tokens[from - 2]?.lower ?? '') : '';
  if (
    nameOf(grows) !== undefined ||
    partOf(grows) !== null ||
    /^(?:grows|growing|reaching|reaches|wächst)$/.test(grows)
  )
    return 'most';
  const behind = BOUNDS_BEHIND.find(([phrase]) => phrase.every((word, at) => tokens[to + at]?.lower === word));
  return behind?.[1] ?? null;
}

const isFiller = ({ lower }: Token): boolean =>
  ABOUT.has(lower) || /^[.:']$/.test(lower) || lower === 'a' || lower === 'à';

/** Verbs and headings whose object is a size of the item, whatever stands before them. */
const MEASURING = new Set(['measures', 'measure', 'measuring', 'stands', 'dimensions', 'dimension', 'size']);

/** Whether the size is that of another thing: what the item fits or holds, a distance, somebody's height. */
export function isOfAnother(tokens: readonly Token[], { from, to, floor }: Span): boolean {
  const before = clauseBefore(tokens, from, floor).toReversed();
  const isCaption = before[0]?.text === ':';
  const lead = skip(before)?.lower ?? '';
  // `each 10 in. tall` is a size, `each 10 ft` how far apart they stand.
  const isEach = lead === 'each' && nameOf(tokens[to - 1]?.lower ?? '') !== undefined;
  if ((!isCaption && !isEach && OTHERS_JUST_BEFORE.has(lead)) || isPlace(tokens, { from, to }, before)) return true;
  for (const [distance, { lower }] of before.slice(0, 10).entries()) {
    if (MEASURING.has(lower)) break;
    // `children are 4 ft tall`, `the lamp is 4 ft tall`.
    if (lower === 'is' || lower === 'are') return PEOPLE.has(before[distance + 1]?.lower ?? '');
    // `drop-leaf table`: half of a compound says nothing of its own.
    const behind = before[distance - 1];
    if (OTHERS_BEFORE.has(lower) && !(behind?.text === '-' && !behind.gap)) return true;
  }
  return isBehindOther(tokens, to);
}

/** Whether the words behind a size make it that of another thing: `6 ft away`, `5 m from the road`. */
export function isBehindOther(tokens: readonly Token[], to: number): boolean {
  const behind = tokens.slice(to, to + 4);
  const end = behind.findIndex(({ kind, text }) => kind !== 'word' && text !== '-');
  const words = end === -1 ? behind : behind.slice(0, end);
  // `18 cm from snout to nape` is a length, `3 in from the wall` a distance.
  if (words[0]?.lower === 'from' && tokens.slice(to + 2, to + 6).some(({ lower }) => lower === 'to')) return false;
  return (
    words.slice(0, 2).some(({ lower }) => OTHERS_BEHIND.has(lower)) ||
    words.some(({ lower }) => PEOPLE.has(lower)) ||
    /^f$/.test(words[0]?.lower ?? '') ||
    tokens[to]?.text === 'f'
  );
}

/** `collected at 1,250 m`, `in 3 m depth`: where a thing was, unless it `stands at 6 ft` or is so high. */
function isPlace(tokens: readonly Token[], { from, to }: Omit<Span, 'floor'>, before: readonly Token[]): boolean {
  const isFar = tokens.slice(from, to).some(({ lower }) => /^(?:m|metres|meters|ft|feet|foot)$/.test(lower));
  const lead = skip(before)?.lower ?? '';
  const isDepth = /^(?:at|in|from)$/.test(lead) && tokens[to - 1]?.lower === 'depth';
  return (
    isFar &&
    (isDepth || (lead === 'at' && nameOf(tokens[to]?.lower ?? '') === undefined)) &&
    !before.some(({ lower }) => MEASURING.has(lower) || /^(?:stand|standing|listed|comes)$/.test(lower))
  );
}

const skip = (before: readonly Token[]): Token | undefined =>
  before.find(({ lower }) => !ABOUT.has(lower) && lower !== '.' && lower !== ':');

/** Tokens before a chain, back to the end of the sentence, clause or chain before. */
function clauseBefore(tokens: readonly Token[], from: number, floor: number): readonly Token[] {
  let start = from;
  while (start > floor && !endsClause(tokens, start - 1)) start -= 1;
  return tokens.slice(start, from);
}

function endsClause(tokens: readonly Token[], at: number): boolean {
  const { kind, text } = tokens[at]!;
  if (kind === 'break' || /^[;!?]$/.test(text)) return true;
  const next = tokens[at + 1];
  return text === '.' && next?.gap === true && /^\p{Lu}/u.test(next.text) && tokens[at - 1]!.text.length > 2;
}

/** What of the item a size is of: brackets behind it, a caption before it, a part right behind it, or the last part that the clause named. */
export function findPart(tokens: readonly Token[], span: Span, own: ReadonlySet<string>): string | null {
  const said = inBrackets(tokens, span.to) ?? captionOf(tokens, span, own);
  if (said !== null) return said;
  const part = behindOf(tokens, span.to) ?? named(tokens, span, own);
  return part === null || own.has(part) ? null : part;
}

/** `12 x 5 cm (with frame)`, `12 x 5 cm (sheet)`, `12 cm framed`. */
function inBrackets(tokens: readonly Token[], to: number): string | null {
  if (STATES.has(tokens[to]?.lower ?? '') && /^(?:un)?framed$/.test(tokens[to]!.lower)) return tokens[to]!.lower;
  if (tokens[to]?.text !== '(') return null;
  const end = tokens.slice(to + 1, to + 7).findIndex(({ text }) => text === ')');
  const inside = tokens.slice(to + 1, to + 1 + Math.max(0, end));
  const isPart =
    inside.every(({ kind }) => kind === 'word') &&
    inside.some(({ lower }) => partOf(lower) !== null || STATES.has(lower));
  return isPart && !inside.some(({ lower }) => /^(?:approx|each|irregular)$/.test(lower))
    ? inside.map(({ lower }) => lower).join(' ')
    : null;
}

/** `Sheet: 12 x 5 cm`, `Overall (with stand): …`, `support 394 x 419 mm`: words up to a colon, from the start of a line or behind a mark. */
function captionOf(tokens: readonly Token[], { from, floor }: Span, own: ReadonlySet<string>): string | null {
  const before = tokens.slice(Math.max(floor, from - 8), from);
  const colon = before.findLastIndex(({ text }) => text === ':');
  if (colon === -1) return null;
  const isClosed = before[colon - 1]?.text === ')';
  const end = isClosed ? colon - 1 : colon;
  const start =
    before
      .slice(0, end)
      .findLastIndex(({ kind, text }) => kind === 'break' || kind === 'number' || /^[.;,|"“)]$/.test(text)) + 1;
  const caption = before
    .slice(start, end)
    .filter(
      ({ kind, lower }) =>
        kind === 'word' &&
        !isWhole(lower) &&
        nameOf(lower) === undefined &&
        !/^[hwdlbtp]$/.test(lower) &&
        !TIMES.has(lower),
    );
  const isCaption =
    caption.length > 0 &&
    caption.length <= 4 &&
    caption.some(({ lower }) => (partOf(lower) !== null && !own.has(partOf(lower)!)) || STATES.has(lower));
  return isCaption ? caption.map(({ lower }) => partOf(lower) ?? lower).join(' ') : null;
}

/** `a 14-inch handle`. In `6 in. Seat depth: 5 in.` and `98 mm ear 18 mm` the word labels what follows. */
function behindOf(tokens: readonly Token[], to: number): string | null {
  if (tokens[to]?.kind !== 'word' || partOf(tokens[to].lower) === null) return null;
  let next = to + 1;
  while (nameOf(tokens[next]?.lower ?? '') !== undefined) next += 1;
  const isLabel = tokens[next]?.text === ':' || tokens[next]?.kind === 'number' || tokens[next]?.kind === 'vulgar';
  return isLabel ? null : partOf(tokens[to].lower);
}

/** The last part that the clause names. Of `the base of the lamp` it is the base, and behind `6 ft cord` no part is named. */
function named(tokens: readonly Token[], { from, floor }: Span, own: ReadonlySet<string>): string | null {
  const isTaken = floor > 0 && behindOf(tokens, floor) !== null;
  const before = clauseBefore(tokens, from, isTaken ? floor + 1 : floor);
  const isPart = (at: number): boolean =>
    before[at]?.kind === 'word' && partOf(before[at].lower) !== null && nameOf(before[at].lower) === undefined;
  let at = before.findLastIndex((_, index) => isPart(index));
  if (at === -1 || isVerb(before, at)) return null;
  for (let head = ownerOf(before, at); head !== null && isPart(head); head = ownerOf(before, at)) at = head;
  const part = partOf(before[at]!.lower)!;
  // `a lamp with a drawer, the lamp is 5 in. wide`: the item itself ends the search.
  return own.has(part) ? null : part;
}

/** The word before ` of the` before a word. */
function ownerOf(before: readonly Token[], at: number): number | null {
  const isArticle = (token: Token | undefined): boolean => /^(?:the|a|an|this|its|each)$/.test(token?.lower ?? '');
  const of = isArticle(before[at - 1]) ? at - 2 : at - 1;
  return of > 0 && /^(?:of|von|des|du|de|del|della|van)$/.test(before[of]?.lower ?? '') ? of - 1 : null;
}

const VERBS = new Set(['stands', 'seats', 'tops', 'heads', 'stems']);

/** `stands about 4 feet tall`: a part's word that is the verb of the sentence. */
const isVerb = (before: readonly Token[], at: number): boolean =>
  VERBS.has(before[at]!.lower) &&
  !/^(?:is|are|was|were)$/.test(before[at + 1]?.lower ?? '') &&
  before.slice(at + 1).every(({ lower, text }) => ABOUT.has(lower) || BEHIND_NAME.has(lower) || text === '.');
