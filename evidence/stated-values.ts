import type { Big } from 'big.js';
import type { Json } from '#contracts/json.ts';
import { canBeTurnedRound, isCutFromNegation } from './claims/cut-from-negation.ts';
import { standsAt } from './claims/number-stands.ts';
import type { Basis } from './claims/basis.ts';
import { lineAt, passageForms } from './claims/passage.ts';
import type { Passage, PassageForm } from './claims/passage.ts';
import { isTakenBack } from './claims/taken-back.ts';
import { bareText, textForms, wholePlaces } from './compare-text.ts';
import { ADDRESS, cutAddress } from './cut-address.ts';
import { readDays, readMonths } from './read-date.ts';
import { readNumberPlaces, toBig } from './read-numbers.ts';

/** What a claim may lean on: the passages of its citations, values already accepted, and addresses. */
export interface Ground {
  /** Quotes, headings and accepted cells, each searched on its own so that a value never spans two of them. */
  passages: readonly (string | Passage)[];
  hasLink(address: string): boolean;
  /** The sentence that claims it: what it says together with the words that take it back it says as the page does. */
  said?: string;
}

/**
 * Answers whether single values stand in a ground, at a place that says so: not where it is struck out, taken back or cut from a negation. Text is
 * compared without case and markup, whole words only.
 */
export interface StatedValues {
  hasText(text: string): boolean;
  /** Whether a thing is called so anywhere, be it taken back or not. */
  hasName(text: string): boolean;
  /** With a basis also sign, unit and currency beside the number have to be those of the cell. */
  hasNumber(number: Big, basis?: Basis): boolean;
  /** At how many places a leaf stands. */
  countPlaces(value: Json): number;
  /** A day that a passage states in full; where day and month could change places it does not count. */
  hasDay(iso: string): boolean;
  hasMonth(month: string): boolean;
  hasLink(address: string): boolean;
  /** A leaf or a tree of them: null and '' claim nothing, true and false cannot be quoted. */
  hasValue(value: Json, as?: NumericUse): boolean;
}

/** What a value that is a number or decimal string is looked for as: on its basis, or as any number. */
export type NumericUse = Basis | 'number';

/** A passage in one of its forms, with the places of each of its numbers. */
interface CountedForm {
  text: string;
  starts: () => ReadonlyMap<string, ReadonlySet<number>>;
}

function startsOf(text: string): Map<string, Set<number>> {
  const starts = new Map<string, Set<number>>();
  for (const { value, start } of readNumberPlaces(text)) {
    const key = value.toString();
    starts.set(key, (starts.get(key) ?? new Set()).add(start));
  }
  return starts;
}

export function indexValues({ passages, hasLink: isKnownLink, said }: Ground): StatedValues {
  const forms = once(() => [
    ...new Map(
      [...new Set(passages)].flatMap(passageForms).map((form) => [`${form.start}:${form.end}:${form.text}`, form]),
    ).values(),
  ]);
  const texts = once(() => [...new Set(forms().map(ownText))]);
  // One search for all passages; nothing that is looked for spans the mark between two of them.
  const joined = once(() => texts().join('\u0000'));
  const numbers = once(() => {
    const places = forms().flatMap((form) =>
      readNumberPlaces(ownText(form)).map(({ value, start, end }) => ({
        text: form.text,
        place: { value, start: form.start + start, end: form.start + end },
      })),
    );
    return Map.groupBy(places, ({ place }) => place.value.toString());
  });
  const counted = once(() =>
    passages.map((passage) =>
      passageForms(passage)
        .map(ownText)
        .map((text): CountedForm => ({ text, starts: once(() => startsOf(text)) })),
    ),
  );
  const claimed = once(() => (said === undefined ? [] : textForms(said)));
  const days = once(
    () =>
      new Set(
        texts()
          .flatMap(readDays)
          .flatMap(({ iso, order }) => (order ? [] : [iso])),
      ),
  );
  const addresses = once(
    () =>
      new Set(
        passages
          .map((passage) => (typeof passage === 'string' ? passage : passage.text))
          .flatMap((passage) => passage.match(ADDRESS) ?? [])
          .flatMap(cutAddress),
      ),
  );
  const months = once(() => new Set(texts().flatMap(readMonths)));
  return {
    hasText,
    hasName: (text) => standing(needlesOf(text)).length > 0,
    hasNumber,
    countPlaces,
    hasDay: (iso) => days().has(iso),
    hasMonth: (month) => months().has(month),
    hasLink,
    hasValue,
  };

  function hasText(text: string): boolean {
    const needles = needlesOf(text);
    if (needles.length === 0)
      return text.trim() === '' || texts().some((passage) => passage.includes(text.trim().toLowerCase()));
    const stands = standing(needles);
    const isTurned = canBeTurnedRound(text) ? isCutFromNegation : isTakenBack;
    return stands.some((needle) =>
      forms().some((form) =>
        placesIn(form, needle).some((at) => {
          const end = at + needle.length;
          const line = lineAt(form, at, end);
          return !isTurned(line.text, line.start, line.start + needle.length) || isSaidWhole(form.text, at, end);
        }),
      ),
    );
  }

  function standing(needles: readonly string[]): string[] {
    return needles.filter((needle) => wholePlaces(joined(), needle).next().done === false);
  }

  function hasNumber(number: Big, basis?: Basis): boolean {
    const places = numbers().get(number.abs().toString()) ?? [];
    return places.some(
      ({ text, place }) =>
        standsAt(text, place, number, basis) || (!basis && isSaidWhole(text, place.start, place.end)),
    );
  }

  /** Whether the claim itself says the value with the words before and after it. */
  function isSaidWhole(text: string, start: number, end: number): boolean {
    const stretch = text.slice(wordsBack(text, start), wordsOn(text, end));
    return claimed().some((claim) => claim.includes(stretch));
  }

  /** Of the forms of a passage the one that states it most often. */
  function countPlaces(value: Json): number {
    const number = toBig(value)?.abs().toString();
    const needle = bareText(textForms(String(value)).at(-1) ?? '');
    const count = ({ text, starts }: CountedForm): number =>
      number === undefined ? wholePlaces(text, needle).toArray().length : (starts().get(number)?.size ?? 0);
    return counted().reduce((sum, forms) => sum + Math.max(0, ...forms.map(count)), 0);
  }

  function hasLink(address: string): boolean {
    return isKnownLink(address) || addresses().has(address);
  }

  function hasValue(value: Json, as?: NumericUse): boolean {
    if (value === null || value === '') return true;
    if (typeof value === 'boolean') return false;
    if (Array.isArray(value)) return value.every((entry) => hasValue(entry, as));
    if (typeof value === 'object') return Object.values(value).every((entry) => hasValue(entry, as));
    const number = toBig(value);
    if (number && (as !== undefined || typeof value === 'number'))
      return hasNumber(number, as === 'number' ? undefined : as);
    if (/^https?:\/\//i.test(String(value))) return hasLink(String(value));
    return hasText(String(value));
  }
}

/** Three words to either side are what a value is taken back by. */
const wordsBack = (text: string, start: number): number =>
  start - (/(?:[^\s]+\s){0,3}\S{0,4}$/u.exec(text.slice(Math.max(0, start - 60), start))?.[0].length ?? 0);
const wordsOn = (text: string, end: number): number =>
  end + (/^\S{0,4}(?:\s[^\s]+){0,2}/u.exec(text.slice(end, end + 40))?.[0].trimEnd().length ?? 0);

const needlesOf = (text: string): string[] => textForms(text).map(bareText).filter(Boolean);

const ownText = ({ text, start, end }: PassageForm): string => text.slice(start, end);

/** Where the needle stands in the passage itself, as offsets into the form with what is around it. */
function placesIn(form: PassageForm, needle: string): IteratorObject<number> {
  return wholePlaces(ownText(form), needle).map((at) => form.start + at);
}

/** A value made when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
