import { groupsBehind, isBeginning } from './read-codes.ts';
import { labelOf, LINKS, PAIRS, type CodeLabel } from './code-labels.ts';
import type { Token } from './tokens.ts';

/** Tokens up to a mark that ends a sentence. `isHead`: a colon stands behind it. */
export interface Sentence {
  tokens: Token[];
  isHead: boolean;
  /** It begins a line of the brief. */
  isLineStart: boolean;
  /** It stands behind a semicolon in a row of things that are parted so. */
  isParted: boolean;
}

/** Parts tokens at the ends of sentences, at colons and, where each line stands for itself, at the ends of lines. */
export function splitSentences(tokens: Token[], isLinewise: boolean): Sentence[] {
  const sentences: Sentence[] = [];
  let own: Token[] = [];
  let depth = 0;
  const isRow = tokens.filter(({ text }) => text === ';').length > 1;
  const close = (isHead: boolean): void => {
    const first = own[0];
    const isParted =
      isRow &&
      first !== undefined &&
      tokens[tokens.indexOf(first) - 1]?.text === ';' &&
      (first.class !== 'talk' || first.isCapital || first.roles.has('determiners') || first.roles.has('joiners'));
    if (first) sentences.push({ tokens: own, isHead, isLineStart: first.isLineStart, isParted });
    own = [];
  };
  for (const [index, token] of tokens.entries()) {
    if (token.isLineStart && isLinewise) close(false);
    if (token.class !== 'mark') {
      own.push(token);
      continue;
    }
    if (/[([]/.test(token.text)) depth += 1;
    if (/[)\]]/.test(token.text)) depth = Math.max(0, depth - 1);
    const next = tokens[index + 1];
    const isEnd = /[;?!]/.test(token.text) || (token.text === '.' && isFullStop(own.at(-1), next));
    const isColon = /[:：]/u.test(token.text) && !isLabelled(own, next) && !isRating(own.at(-1), token, next);
    if (isEnd || (isColon && depth === 0)) {
      close(isColon);
      depth = 0;
    } else own.push(token);
  }
  close(false);
  return sentences;
}

/** "10-B:C", "3:1": a colon within a number parts nothing. */
const isRating = (before: Token | undefined, colon: Token, next: Token | undefined): boolean =>
  before?.end === colon.start && next?.start === colon.end && /\d/.test(before.text) && next.text.length < 4;

/** Initials, "no." and the like end nothing. */
function isFullStop(before: Token | undefined, next: Token | undefined): boolean {
  if (!next || next.isLineStart) return true;
  if (before && (/^\p{Lu}$/u.test(before.text) || SHORT.has(before.lower))) return false;
  return next.start > (before?.end ?? 0) + 1;
}

const SHORT = new Set(
  'w no nr nos st dr mr mrs ms inc co ltd vs approx mod nº ca max min art ser est exp mfg mfd s.l s.a z.b bzw u.s'.split(
    ' ',
  ),
);

/** "Lot: A12" and "Model: NS-1" are no heads. */
const isLabelled = (own: Token[], next: Token | undefined): boolean =>
  next !== undefined &&
  !next.isLineStart &&
  own.slice(-3).some(({ lower }) => labelOf(lower) !== null || CODE_WORDS.has(lower)) &&
  (/\d/.test(next.text) || next.text.length < 4 || labelOf(own.at(-1)?.lower ?? '') !== null);

const CODE_WORDS = new Set('code codes date dates by before made manufactured year years weight'.split(' '));

/** A code with the words that call it something, as one piece. */
export interface LabelledCode {
  label: CodeLabel;
  /** Tokens from the label to the last code. */
  count: number;
  codes: string[];
}

/** Most tokens between a label and its code. */
const MOST_LINKS = 6;

/** A label at a place with the codes behind it; null where none follow. */
export function readLabelled(tokens: Token[], at: number): LabelledCode | null {
  const [first, second, third] = tokens.slice(at, at + 3).map((token) => token.lower);
  const pair = PAIRS.get(`${first} ${second}`) ?? PAIRS.get(`${first} ${third}`);
  const label = pair ?? labelOf(first ?? '');
  if (label === null || label === undefined) return null;
  let from = at + (pair ? (PAIRS.has(`${first} ${second}`) ? 2 : 3) : 1);
  for (let links = 0; links < MOST_LINKS && LINKS.has(tokens[from]?.lower ?? ''); links += 1) from += 1;
  const dated = label === 'made' || label === 'best by' ? readDate(tokens, from) : null;
  if (dated) return { label, count: from + dated.count - at, codes: [dated.text] };
  const codes: string[] = [];
  let end = from;
  if (label === 'made') return null;
  const isGrouped = GROUPED.has(label);
  const wordAt = (index: number): string | undefined => (isJoined(tokens, index) ? tokens[index]?.text : undefined);
  if (isGrouped && isBeginning(tokens[end]?.text, wordAt(end + 1))) {
    codes.push(`${tokens[end]?.text} ${tokens[end + 1]?.text}`);
    end += 2;
  }
  while (end < tokens.length) {
    const token = tokens[end];
    const isGroup =
      codes.length > 0 &&
      (label === 'UPC' || label === 'VIN') &&
      /^[\dA-Z]+$/.test(token?.text ?? '') &&
      !(token?.isLineStart && isWhole(codes.at(-1) ?? '')) &&
      /\d/.test(token?.text ?? '');
    if (token && (isGroup || ((codes.length === 0 || isListed(tokens, end)) && isCodeFor(label, token)))) {
      if (isGroup && !isListed(tokens, end)) codes.push(`${codes.pop() ?? ''} ${token.text}`);
      else codes.push(token.text);
      end += 1;
    } else if (
      codes.length > 0 &&
      /^(?:[,/&]|and|or|und|et|y|e|o|oder|ou|to|through|thru|-|–)$/i.test(token?.text ?? '') &&
      isListable(tokens, end + 1, label)
    )
      end += 1;
    else break;
  }
  if (isGrouped && codes.length > 0) {
    const words = tokens
      .slice(end, end + LONGEST_GROUPS)
      .map(({ text }, index) => (isJoined(tokens, end + index) ? text : ''));
    const open = words.indexOf('');
    const groups = groupsBehind(open < 0 ? words : words.slice(0, open), label === 'serial');
    codes.push([codes.pop(), ...words.slice(0, groups)].join(' '));
    end += groups;
  }
  return codes.length > 0 ? { label, count: end - at, codes } : null;
}

/** As long as a UPC, an EAN or a VIN: a figure at the start of the next line counts what that line names. */
const isWhole = (code: string): boolean => /^(?:\d{8}|\d{12,14}|[\dA-Z]{17})$/.test(code.replaceAll(' ', ''));

const GROUPED: ReadonlySet<CodeLabel> = new Set(['serial', 'lot', 'date code']);
const LONGEST_GROUPS = 6;
/** One blank stands before it. */
const isJoined = (tokens: Token[], at: number): boolean =>
  tokens[at] !== undefined &&
  !tokens[at].isLineStart &&
  tokens[at].class !== 'mark' &&
  tokens[at].start === (tokens[at - 1]?.end ?? 0) + 1;

/** Days and months in figures or words: "05/2019", "March 3, 2030", "1 Jan 2033", "2021". */
function readDate(tokens: Token[], from: number): { count: number; text: string } | null {
  let end = from;
  while (
    end < tokens.length &&
    (isDatePart(tokens[end]) ||
      (tokens[end]?.text === ',' && isDatePart(tokens[end + 1]) && /^\d{4}$/.test(tokens[end + 1]?.text ?? '')))
  )
    end += 1;
  const own = tokens.slice(from, end);
  const isDay = own.some(({ class: own }) => own === 'month') && own.some(({ class: own }) => own === 'number');
  return isDay || own.some(({ text }) => /\d{4}|\d[/.-]\d/.test(text))
    ? {
        count: own.length,
        text: own
          .map(({ text }) => text)
          .join(' ')
          .replaceAll(' ,', ','),
      }
    : null;
}

const isDatePart = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.class === 'month' ||
    token.text === 'May' ||
    /^(?:\d{1,4}(?:[/.-]\d{1,4}){0,2}|(?:19|20)\d{4}(?:\d{2})?)$/.test(token.text) ||
    /^\d{1,2}(?:st|nd|rd|th)$/i.test(token.text) ||
    /^\d{1,2}-\p{L}{3}-\d{2,4}$/u.test(token.text));

const isListed = (tokens: Token[], at: number): boolean =>
  /^(?:[,/&]|and|or|und|et|y|e|o|oder|ou|to|through|thru|-|–)$/i.test(tokens[at - 1]?.text ?? '');

function isListable(tokens: Token[], at: number, label: CodeLabel): boolean {
  const token = tokens[at];
  const isLong = token !== undefined && token.text.length >= (label === 'VIN' ? 10 : label === 'UPC' ? 8 : 1);
  return (
    token !== undefined &&
    isLong &&
    isCodeFor(label, token) &&
    label !== 'size' &&
    !UNIT.test(tokens[at + 1]?.lower ?? '') &&
    !/^\d+(?:st|nd|rd|th)?$/.test(token.text.length < 3 ? token.text : 'x')
  );
}

const UNIT =
  /^(?:oz|ounces?|fl|g|kg|mg|ml|l|lbs?|pounds?|counts?|ct|packs?|pk|tablets?|capsules?|pieces?|inch(?:es)?|in|qt|quarts?|liters?|litres?)$/;

function isCodeFor(label: CodeLabel, { text, lower, class: own }: Token): boolean {
  if (own === 'mark' || own === 'taken') return false;
  if (label === 'size')
    return /^(?:x{0,3}-?(?:small|large)|medium|x{0,3}[sml]|\d{1,3}[tm]?|\d{1,2}-\d{1,2}[tm]?|klein|mittel|groß|grand|petit|moyen)$/.test(
      lower,
    );
  if (label === 'date code' && /^[A-Z]{3,}$/.test(text)) return true;
  return /\d/.test(text);
}
