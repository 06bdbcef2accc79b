import type { Unit } from '../uncertainty/units.ts';
import { TIMES } from './qualifying-words.ts';
import { isAnd, readItem, type Item } from './read-item.ts';
import type { NumberStyle } from './read-number.ts';
import { BEFORE_NAME, isLetter, nameOf } from './size-names.ts';
import type { Token } from './tokens.ts';
import { unitOf } from './unit-words.ts';

/** A size of a chain with what the chain itself says of it. */
export interface ChainItem extends Item {
  unit: Unit;
  /** The word or letter at it that names it, as it is written. */
  label: string | null;
  /** The same size in another unit, in brackets behind it. */
  converted: Item | null;
}

/** Sizes that stand together: `12 x 5 x 3 cm`, or one alone. Tokens from `from` up to `to`. */
export interface Chain {
  items: ChainItem[];
  from: number;
  to: number;
}

interface Open extends Item {
  label: string | null;
  converted: Item | null;
}

/** The chain that begins at a token, or null: no number, no unit in it or in the label before it (`Height (cm): 12`), an identifier, below zero. */
export function readChain(tokens: readonly Token[], at: number, style: NumberStyle): Chain | null {
  if (isInsideWord(tokens, at) || isBelowZero(tokens, at)) return null;
  const slashed = readItems(tokens, at, style, isSlash);
  const { items, to } = slashed.items.length >= 3 ? slashed : readItems(tokens, at, style, isTimes);
  const shared = shareUnits(items, unitBefore(tokens, at));
  return shared ? { items: shared, from: at, to } : null;
}

type IsBetween = (tokens: readonly Token[], at: number) => boolean;

/** The sizes from a token on with nothing between them but what `isBetween` tells. */
function readItems(
  tokens: readonly Token[],
  at: number,
  style: NumberStyle,
  isBetween: IsBetween,
): { items: Open[]; to: number } {
  const items: Open[] = [];
  let to = at;
  for (;;) {
    const lead = items.length === 0 ? null : readLead(tokens, to);
    const item = readItem(tokens, lead?.to ?? to, style);
    if (!item) break;
    const converted = readConverted(tokens, item, style);
    const behind = converted?.to ?? item.to;
    const trail = lead?.label ? null : readTrail(tokens, behind, items.length > 0 && item.unit === null);
    items.push({
      ...item,
      unit: item.unit ?? trail?.unit ?? null,
      label: lead?.label ?? trail?.label ?? null,
      converted: converted?.item ?? null,
    });
    to = trail?.to ?? behind;
    if (!isBetween(tokens, to)) break;
    to += 1;
  }
  if (items.length > 0 && isBetween(tokens, to - 1) && to > at + 1) to -= 1;
  return { items, to };
}

/** A number that is part of a word or an identifier begins no size: `R-061`, `v2`, `#12`, `M8`, `1:24`. */
function isInsideWord(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before || tokens[at]!.gap || tokens[at]!.kind === 'word') return false;
  if (before.kind === 'number' || before.kind === 'vulgar') return true;
  if (before.kind === 'word') return !isLetter(before.lower) && !nameOf(before.lower) && !TIMES.has(before.lower);
  if (/[#$€£¥_/\\&@%^]/.test(before.text)) return true;
  return (
    /[-.‑]/.test(before.text) &&
    !before.gap &&
    /^(?:word|number)$/.test(tokens[at - 2]?.kind ?? '') &&
    !isLetter(tokens[at - 2]!.lower)
  );
}

const isTimes: IsBetween = (tokens, at) => TIMES.has(tokens[at]?.lower ?? '');
/** `80 / 200 / 40 cm`: three sizes at least, for two are a fraction or one size in two units. */
const isSlash: IsBetween = (tokens, at) =>
  tokens[at]?.text === '/' && tokens[at].gap && tokens[at + 1]?.gap === true && tokens[at - 1]?.kind === 'number';

/** A label before a size of a chain: `x W 5`, `x Ø 5`, `x (H) 5`. */
function readLead(tokens: readonly Token[], at: number): { label: string | null; to: number } | null {
  const isBracket = tokens[at]?.text === '(';
  const word = tokens[isBracket ? at + 1 : at];
  if (!word || !(isLetter(word.lower) || nameOf(word.lower))) return null;
  let to = at + (isBracket ? 3 : 1);
  while (/^[.:=]$/.test(tokens[to]?.text ?? '')) to += 1;
  return { label: word.text, to };
}

/** A label behind a size: `5"W`, `5 cm (width)`, `5 in. high`, `5 inches in diameter`; behind that of the last of several their unit (`36 w x 28 h inches`). */
function readTrail(
  tokens: readonly Token[],
  at: number,
  isOpen: boolean,
): { label: string; unit: Unit | null; to: number } | null {
  const isBracket = tokens[at]?.text === '(' || tokens[at]?.text === '[';
  let word = at + (isBracket ? 1 : 0);
  if (tokens[word]?.text === '-' && !tokens[word]!.gap) word += 1;
  for (let skipped = 0; skipped < 3 && BEFORE_NAME.has(tokens[word]?.lower ?? ''); skipped += 1) word += 1;
  if (tokens[word]?.lower === 'd' && /^['’]$/.test(tokens[word + 1]?.text ?? '')) word += 2;
  const token = tokens[word];
  if (!token || !(nameOf(token.lower) || isLetter(token.lower))) return null;
  if (isBracket && !/^[)\]]$/.test(tokens[word + 1]?.text ?? '')) return null;
  // A letter is a label only where it ends there (`H.`, `H x`): `5 d` is five days.
  const next = tokens[word + 1];
  const unit = isOpen && !isBracket ? (unitOf(next?.lower ?? '') ?? null) : null;
  if (unit !== null) return { label: token.text, unit, to: word + 2 };
  if (isLetter(token.lower) && next?.kind === 'word' && !TIMES.has(next.lower) && !isAnd(next)) return null;
  const isNext = next?.kind === 'number' || (/^[:=]$/.test(next?.text ?? '') && !isBracket);
  if (isNext) return null;
  const point = next?.text === '.' && !next.gap && isLetter(token.lower) ? 1 : 0;
  return { label: token.text, unit: null, to: word + 1 + point + (isBracket ? 1 : 0) };
}

/** `12 in (30 cm) x 5 in (13 cm)`: one size in brackets, in a unit of another system. */
function readConverted(tokens: readonly Token[], item: Item, style: NumberStyle): { item: Item; to: number } | null {
  const open = tokens[item.to]?.text;
  if (item.unit === null || (open !== '(' && open !== '[' && open !== '/')) return null;
  const other = readItem(tokens, item.to + 1, style);
  if (!other || other.unit === null || other.unit === item.unit) return null;
  if (open === '/') return { item: other, to: other.to };
  return /^[)\]]$/.test(tokens[other.to]?.text ?? '') ? { item: other, to: other.to + 1 } : null;
}

/** A unit counts for the sizes before it that have none, then for those behind. */
function shareUnits(items: Open[], stated: Unit | null): ChainItem[] | null {
  const hasOwn = items.some(({ unit }) => unit !== null);
  const units = items.map(({ unit }) => (hasOwn ? unit : stated));
  if (items.length === 0 || units.every((unit) => unit === null)) return null;
  for (let at = units.length - 2; at >= 0; at -= 1) units[at] ??= units[at + 1]!;
  for (let at = 1; at < units.length; at += 1) units[at] ??= units[at - 1]!;
  return items.map((item, at) => ({ ...item, unit: units[at]! }));
}

/** `(cm):`, `in mm:`, `[in] =`, `cm. ` before a number: the unit of a label. */
function unitBefore(tokens: readonly Token[], at: number): Unit | null {
  let back = at - 1;
  while (/^[:=|]$/.test(tokens[back]?.text ?? '') || tokens[back]?.kind === 'break') back -= 1;
  const isBracket = /^[)\]]$/.test(tokens[back]?.text ?? '');
  const word = tokens[isBracket ? back - 1 : back];
  const opening = tokens[isBracket ? back - 2 : back - 1];
  if (!isBracket && isMetricLabel(tokens, at))
    return unitOf(tokens[at - 1]!.lower) ?? unitOf(tokens[at - 2]!.lower) ?? null;
  if (
    word?.kind !== 'word' ||
    !(isBracket ? /^[([]$/.test(opening?.text ?? '') : opening?.lower === 'in' && back < at - 1)
  )
    return null;
  return unitOf(word.lower) ?? null;
}

/** `larghezza cm 21`, `mm. 120 x 80`: Italian catalogues put the unit first. */
function isMetricLabel(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at - 1]?.text === '.' ? at - 2 : at - 1;
  const before = tokens[word - 1]?.kind;
  return /^(?:cm|mm)$/.test(tokens[word]?.lower ?? '') && before !== 'number' && before !== 'vulgar';
}

function isBelowZero(tokens: readonly Token[], at: number): boolean {
  const [sign, before] = [tokens[at - 1], tokens[at - 2]];
  if (!sign || tokens[at]!.gap || !/^[-−]$/.test(sign.text)) return false;
  return before === undefined || sign.gap || /^[:=(]$/.test(before.text);
}
