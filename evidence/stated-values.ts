import type { Big } from 'big.js';
import type { Derivation } from '#contracts/evidence.ts';
import type { Json } from '#contracts/json.ts';
import { isDerivationRight } from './derivations.ts';
import { normaliseQuote } from './normalise.ts';
import { readDays } from './read-date.ts';
import { readNumbers, toBig } from './read-numbers.ts';

/** What a claim may lean on: the passages of its citations, values already accepted, and addresses. */
export interface Ground {
  /** Quotes, headings and accepted cells, each searched on its own so that a value never spans two of them. */
  passages: string[];
  /** Addresses of the cited pages and those that they state. */
  links: ReadonlySet<string>;
}

/** Answers whether single values stand in a ground. Text is compared without case, whole words only. */
export interface StatedValues {
  hasText(text: string): boolean;
  hasNumber(number: Big): boolean;
  hasDay(iso: string): boolean;
  hasLink(address: string): boolean;
  /** A leaf or a tree of them: null and '' claim nothing, true and false cannot be quoted. */
  hasValue(value: Json, isNumeric?: boolean): boolean;
}

export function indexValues({ passages, links }: Ground): StatedValues {
  const texts = [...new Set(passages)].map((passage) => fold(passage)).filter(Boolean);
  let numbers: Set<string> | undefined;
  let days: Set<string> | undefined;
  return { hasText, hasNumber, hasDay, hasLink, hasValue };

  function hasText(text: string): boolean {
    const needle = bare(fold(text));
    return needle === '' ? /^\s*$/.test(text) : texts.some((passage) => standsWhole(passage, needle));
  }

  function hasNumber(number: Big): boolean {
    numbers ??= new Set(texts.flatMap((text) => readNumbers(text)).map(String));
    if (!numbers.has(number.abs().toString())) return false;
    return number.gte(0) || texts.some((text) => /[-\u2212(]\s?[^\d\s]{0,3}\s?\d/.test(text));
  }

  function hasDay(iso: string): boolean {
    days ??= new Set(texts.flatMap((text) => readDays(text)).flatMap((day) => (day.order ? [] : [day.iso])));
    return days.has(iso);
  }

  function hasLink(address: string): boolean {
    return links.has(address) || texts.some((passage) => standsWhole(passage, fold(address)));
  }

  function hasValue(value: Json, isNumeric = false): boolean {
    if (value === null || value === '') return true;
    if (typeof value === 'boolean') return false;
    if (Array.isArray(value)) return value.every((entry) => hasValue(entry, isNumeric));
    if (typeof value === 'object') return Object.values(value).every((entry) => hasValue(entry, isNumeric));
    const number = toBig(value);
    if (number && (isNumeric || typeof value === 'number')) return hasNumber(number);
    if (/^https?:\/\//i.test(String(value))) return hasLink(String(value));
    return hasText(String(value));
  }
}

/**
 * The results of the recorded arithmetic that holds: right by its rule, from values that stand in the ground or are results before it.
 * `official-link` and `absolute-link` need only their id or reference to stand; the register and the page's address are no claims.
 */
export function acceptDerivations(
  derivations: Derivation[],
  stated: StatedValues,
): { right: Derivation[]; wrong: Derivation[] } {
  const right: Derivation[] = [];
  const wrong: Derivation[] = [];
  for (const derivation of derivations) {
    const results = right.map(({ value }) => JSON.stringify(value));
    const isFounded = (value: Json): boolean =>
      results.includes(JSON.stringify(value)) || stated.hasValue(value) || stated.hasValue(value, true);
    const from = FOUNDED[derivation.rule]?.(derivation.from) ?? derivation.from;
    const isRight =
      from.length > 0 &&
      from.every((value) => value !== null && value !== '' && isFounded(value)) &&
      isDerivationRight(derivation);
    (isRight ? right : wrong).push(derivation);
  }
  return { right, wrong };
}

/** The part of `from` that has to stand somewhere, where it is not all of it. */
const FOUNDED: Partial<Record<Derivation['rule'], (from: Json[]) => Json[]>> = {
  'official-link': (from) => from.slice(1),
  'absolute-link': (from) => from.slice(1),
};

const fold = (text: string): string => normaliseQuote(text).toLowerCase();
/** Without outer punctuation that a table has no use for; an ellipsis at the end marks a cut. */
const bare = (text: string): string => text.replace(/^[\s"“”‘’'*_`.,;:•·–—-]+|[\s"“”‘’'*_`.,;:…–—-]+$/g, '');

const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Stricter than a quote: also no letter beside a digit, so that `2.0` does not stand in `12.0.1` nor `A1` in `BA1`. */
function standsWhole(passage: string, needle: string): boolean {
  for (let at = passage.indexOf(needle); at >= 0; at = passage.indexOf(needle, at + 1)) {
    if (!isJoint(passage, at) && !isJoint(passage, at + needle.length)) return true;
  }
  return false;
}

function isJoint(text: string, at: number): boolean {
  const [before, after] = [text.slice(0, at).at(-1) ?? '', text.charAt(at)];
  if (before === 'v' && /\d/.test(after) && !WORD_CHARACTER.test(text.charAt(at - 2))) return false;
  if (WORD_CHARACTER.test(before) && WORD_CHARACTER.test(after)) return !UNSPACED.test(before) && !UNSPACED.test(after);
  if (/\d/.test(before) && /[.,]/.test(after)) return /\d/.test(text.charAt(at + 1));
  return /[.,]/.test(before) && /\d/.test(after) && /\d/.test(text.charAt(at - 2));
}
