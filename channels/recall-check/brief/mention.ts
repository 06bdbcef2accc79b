import type { Phrase } from './phrase.ts';
import { isThing, type Token } from './token.ts';

export { isThing } from './token.ts';

/** A thing that a brief names, before it is read as a vehicle or a product. */
export interface Mention {
  /** Words of the brief that name it. */
  phrases: Phrase[];
  /** What is said of it besides: codes, sizes, dates, where it was bought. */
  details: Phrase[];
  /** It stands behind "a", "my", "the", or is named. */
  isSure: boolean;
  isPartOf: boolean;
}

export const hasName = ({ tokens }: Phrase): boolean =>
  tokens.some((token) => token.class === 'name' && /\p{L}/u.test(token.text));
export const hasBrand = ({ tokens }: Phrase): boolean => tokens.some(({ isBrand }) => isBrand);
export const hasThing = ({ tokens }: Phrase): boolean => tokens.some((token) => isThing(token));
export const hasCode = ({ tokens, labelled }: Phrase): boolean =>
  labelled.length > 0 || tokens.some(({ class: own, text }) => own === 'code' && isModelLike(text));
/** Letters and digits as in a model number, and no measure ("40V", "3-in-1", "9-drawer"). */
export const isModelLike = (text: string): boolean =>
  /\d/.test(text) &&
  /\p{L}/u.test(text) &&
  text.length >= 4 &&
  !/^\d+(?:[.,]\d+)?-?\p{L}{1,}(?:-\p{Ll}+)*$/u.test(text);
export const hasPlain = ({ tokens }: Phrase): boolean => tokens.some(({ class: own }) => own === 'plain');

/** A day, a month with or without its year, or a year. */
export const isDate = ({ tokens, labelled }: Phrase): boolean =>
  labelled.length === 0 &&
  tokens.length > 0 &&
  tokens.every(
    ({ class: own, text }) =>
      own === 'month' ||
      (own === 'number' && /^(?:['’]?\d{1,2}|(?:19|20)\d{2})$/.test(text)) ||
      /^(?:\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|(?:0?[1-9]|1[0-2])[/.-](?:19|20)\d{2})$/.test(text),
  ) &&
  tokens.some(({ class: own, text }) => own === 'month' || /\d{4}|[/.-]/.test(text));
export const isStore = ({ tokens }: Phrase): boolean =>
  tokens.some(({ class: own }) => own === 'store') &&
  tokens.every(
    ({ class: own, isCapital, text }) =>
      own === 'store' ||
      own === 'weak' ||
      own === 'month' ||
      /^(?:19|20)\d{2}$/.test(text) ||
      (own === 'name' && isCapital),
  );

/** The text for the readers: the brief's own words, things in English. */
export function readingOf({ tokens, label }: Phrase, text: string): string {
  let written = '';
  let before: Token | undefined;
  for (const token of tokens) {
    const gap = before ? text.slice(before.end, token.start).replace(/\s+/g, ' ') : '';
    // "1,7" litres elsewhere are 1.7 here.
    const own = token.english ?? (/^\d+,\d{1,2}$/.test(token.text) ? token.text.replace(',', '.') : token.text);
    if (own !== '') written += (written === '' ? '' : gap) + own;
    before = token;
  }
  return `${label ? `${label} ` : ''}${written.trim()}`;
}
