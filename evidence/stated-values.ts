import type { Big } from 'big.js';
import type { Json } from '#contracts/json.ts';
import { bareText, standsWhole, textForms } from './compare-text.ts';
import { ADDRESS, cutAddress } from './cut-address.ts';
import { readDays, readMonths } from './read-date.ts';
import { readNumbers, toBig } from './read-numbers.ts';

/** What a claim may lean on: the passages of its citations, values already accepted, and addresses. */
export interface Ground {
  /** Quotes, headings and accepted cells, each searched on its own so that a value never spans two of them. */
  passages: readonly string[];
  hasLink(address: string): boolean;
}

/** Answers whether single values stand in a ground. Text is compared without case and markup, whole words only. */
export interface StatedValues {
  hasText(text: string): boolean;
  hasNumber(number: Big): boolean;
  /** A day that a passage states in full; where day and month could change places it does not count. */
  hasDay(iso: string): boolean;
  hasMonth(month: string): boolean;
  hasLink(address: string): boolean;
  /** A leaf or a tree of them: null and '' claim nothing, true and false cannot be quoted. */
  hasValue(value: Json, isNumeric?: boolean): boolean;
}

export function indexValues({ passages, hasLink: isKnownLink }: Ground): StatedValues {
  const texts = once(() => [...new Set([...new Set(passages)].flatMap(textForms))].filter(Boolean));
  const numbers = once(() => new Set(texts().flatMap(readNumbers).map(String)));
  const days = once(
    () =>
      new Set(
        texts()
          .flatMap(readDays)
          .flatMap(({ iso, order }) => (order ? [] : [iso])),
      ),
  );
  const addresses = once(
    () => new Set(passages.flatMap((passage) => passage.match(ADDRESS) ?? []).flatMap(cutAddress)),
  );
  const months = once(() => new Set(texts().flatMap(readMonths)));
  return {
    hasText,
    hasNumber,
    hasDay: (iso) => days().has(iso),
    hasMonth: (month) => months().has(month),
    hasLink,
    hasValue,
  };

  function hasText(text: string): boolean {
    const needles = textForms(text).map(bareText).filter(Boolean);
    if (needles.length === 0)
      return text.trim() === '' || texts().some((passage) => passage.includes(text.trim().toLowerCase()));
    return needles.some((needle) => texts().some((passage) => standsWhole(passage, needle)));
  }

  function hasNumber(number: Big): boolean {
    if (!numbers().has(number.abs().toString())) return false;
    return number.gte(0) || texts().some((text) => /[-\u2212(]\s?[^\d\s]{0,3}\s?[.\d]/.test(text));
  }

  function hasLink(address: string): boolean {
    return isKnownLink(address) || addresses().has(address);
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

/** A value made when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
