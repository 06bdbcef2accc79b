import { phrasePattern } from '../../reading/phrases.ts';
import { ROUGH_GUESSES } from '../../reading/vocabulary/price-change-words.ts';
import { readChatLog } from '../../reading/chat-log.ts';
import { findNumerals, isMoney, readDecimalMark } from '../../reading/numerals.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { blankSpans } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import type { Need } from '../need.ts';
import { isCarriagePaid } from './freight-terms.ts';
import { spokenCharge } from '../told/told-charges.ts';
import { chargesIn, findLabels } from './labels.ts';
import type { LabelKind } from './labels.ts';
import { perBehind } from './per-words.ts';
import type { NeedMatcher } from './need-matcher.ts';

/** Part of a message of the vendor that states amounts, or that carriage costs none. */
interface Said extends Span {
  /** Which message of the chat it is of. */
  turn: number;
  /** What the amount is for: a need, a charge, or where neither is named null. */
  of: Need | LabelKind | null;
  amounts: number[];
  /** What it may come to, before the vendor has seen what is to be done. */
  isGuess: boolean;
}

/**
 * The text of a chat with what is no offer of the vendor left blank: the heads, what the asker says, and each price that a later message of the vendor
 * states anew. Every character keeps its place, and so does the name of the vendor. Other texts come back as they are.
 */
export function withoutTalk(text: string, vendor: Span, matcher: NeedMatcher): string {
  const messages = readChatLog(text)?.messages ?? [];
  const others = messages.filter(({ isOwn }) => !isOwn);
  if (others.length === 0) return text;
  const said = others.flatMap((message, turn) =>
    clausesIn(text, { start: message.head.end, end: message.end }).flatMap((span) =>
      readClause(text, { span, turn }, matcher),
    ),
  );
  const outbid = said.filter((one) => said.some((later) => isOutbid(one, later)));
  const left = blankSpans(
    text,
    [...messages.map((message) => (message.isOwn ? message : message.head)), ...outbid],
    ' ',
  );
  const parted = others.reduce((rest, { head }) => markedAt(rest, head.end - 2), left);
  return parted.slice(0, vendor.start) + text.slice(vendor.start, vendor.end) + parted.slice(vendor.end);
}

/** A mark as before an entry of a list: no message goes on in the next. */
const markedAt = (text: string, at: number): string => (at < 0 ? text : `${text.slice(0, at)}•${text.slice(at + 1)}`);

/** Sentences, lines and what commas part. */
const clausesIn = (text: string, { start, end }: Span): Span[] =>
  Array.from(text.slice(start, end).matchAll(/(?:[^.,;\n]|[.,](?=\S))+/gu)).map(({ 0: words, index }) => ({
    start: start + index,
    end: start + index + words.length,
  }));

/** The amounts of a clause and what they are for: "delivery 20", "22.50 a crate". Of one need alone a bare price is that need's. */
function readClause(text: string, { span, turn }: { span: Span; turn: number }, matcher: NeedMatcher): Said[] {
  const words = text.slice(span.start, span.end);
  const numerals = findNumerals(words, readDecimalMark(text));
  const named = matcher.named(words);
  const signed = numerals.filter(isMoney);
  // "40 box @ 295", then "gloves 285 final": a price of what is named needs no sign.
  const money = signed.length === 0 && named ? numerals.filter((numeral) => isBarePrice(numeral, named)) : signed;
  const [first] = money;
  const isGuess = GUESS.test(words);
  const free: Said[] = isCarriagePaid(words) ? [{ ...span, turn, of: 'freight', amounts: [], isGuess }] : [];
  if (!first) return free;
  const label =
    findLabels(words).find(({ start }) => start < first.start)?.kind ??
    (named || isFor(words, first) ? undefined : chargeIn(words));
  const need = named ?? (matcher.needs.length === 1 ? matcher.needs[0] : undefined);
  return [
    { ...span, turn, of: label ?? need ?? null, amounts: money.map(({ value }) => value.toNumber()), isGuess },
    ...free,
  ];
}

/** "12.40 each delivered": what the amount is for is told, or the carriage is in it. */
const isFor = (words: string, { end }: Numeral): boolean =>
  perBehind(words.slice(end)) !== null || isCarriagePaid(words);

/** "Plus 42 for delivery", "5 % off": a charge that is named behind its amount; a fee may be a price by its words. */
const chargeIn = (words: string): LabelKind | undefined =>
  [...chargesIn(words), spokenCharge(words)].find((kind) => kind !== null && kind !== 'fee') ?? undefined;

const isBarePrice = ({ value, decimals, suffix, isPercent }: Numeral, { qty, part }: Need): boolean =>
  decimals === 0 && suffix === '' && !isPercent && !value.eq(qty) && !part.includes(value.toFixed());

/** Prices fall in a haggle, or rise a little: what is far from the first is for something else. */
const [LEAST_OF, MOST_OF] = [0.5, 1.25];

const isOutbid = (one: Said, later: Said): boolean =>
  later.turn > one.turn &&
  (one.isGuess ? !later.isGuess && isOfGoods(later) : one.of !== null && later.of === one.of) &&
  one.amounts.some(
    (was) => later.amounts.length === 0 || later.amounts.some((now) => now >= was * LEAST_OF && now <= was * MOST_OF),
  );

/** "I'd say around 300", and once it has been seen "320 all in": the price of the goods, whether they are named or not. */
const isOfGoods = ({ of, amounts }: Said): boolean => typeof of !== 'string' && amounts.length > 0;
const GUESS = phrasePattern(ROUGH_GUESSES);
