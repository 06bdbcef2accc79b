import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { remembered } from '../../reading/remembered.ts';
import { COMPATIBLE_WORDS, IN_PLACE_OF, OFFERS_INSTEAD } from '../../reading/vocabulary/refusal-words.ts';
import { findCodes } from '../brief/part-codes.ts';
import type { Need } from '../need.ts';
import type { Offer } from '../offer.ts';
import { NO_BID, SUBSTITUTE } from './item-words.ts';
import { headOf } from './among-options.ts';

/** Whether what names a need offers another thing for it: by another part number, or by words right before or behind the one asked for. */
export function offersOther(text: string, needs: Need[]): boolean {
  const own = needs.flatMap(({ codes }) => codes.map((code) => code.toLowerCase()));
  if (own.length === 0) return false;
  const isOwn = (said: string): boolean => own.some((code) => isOfCode(said.toLowerCase(), code));
  const behind = text.split(INSTEAD).slice(1).join(' ').trimStart();
  const [other] = findCodes(behind.split(/\s/, 3).join(' '));
  if (other !== undefined && /\p{L}/u.test(other) && !isOwn(other)) return true;
  const said = findCodes(text);
  const kin = said.filter((code) => !isOwn(code) && own.some((asked) => isKin(code, asked)));
  // "265/70R17" where 265/65R17 is asked for: of one series and one form, and not that one.
  const isAlike = kin.some((code) => own.some((asked) => shapeOf(code) === shapeOf(asked)));
  if ((NO_BID.test(text) && kin.length > 0) || (isAlike && !said.some(isOwn))) return true;
  const codes = own.map((code) => code.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return formsAround(codes).some((form) => form.test(text));
}

/** "Anstelle des Originals bieten wir unseren Nachbau an:", and below it lines: whatever they are called, they are of that other thing. */
export const withOthersBelow = (offer: Offer, text: string): Offer => ({
  ...offer,
  lines: offer.lines.map((line) => {
    const [first] = line.spans;
    const head = first && headOf(text, first.start);
    if (!head || line.needs.length === 0 || !/:\s*$/.test(head.words)) return line;
    const isOther =
      INSTEAD.test(head.words) && [IN_ITS_PLACE, NO_BID, SUBSTITUTE].some((said) => said.test(head.words));
    const span = { start: head.start, end: head.start + head.words.length };
    return isOther ? { ...line, isSubstitute: true, spans: [...line.spans, span] } : line;
  }),
});
const IN_ITS_PLACE = phrasePattern(IN_PLACE_OF);

const formsAround = remembered(
  (codes: string) =>
    OTHER_FORMS.map((form) => new RegExp(form.replaceAll('CODE', `(?:${codes})(?![\\p{L}\\d])`), 'iu')),
  (codes) => codes,
);

const isOfCode = (said: string, code: string): boolean => said.startsWith(code) || code.startsWith(said);
const INSTEAD = phrasePattern(OFFERS_INSTEAD);

/** "TF-160", "TF-180"; "PS-200", "PSU-200": part numbers of one series. */
const isKin = (one: string, other: string): boolean =>
  [/^\p{L}{2,}/u, /\d{2,}/].some((run) => {
    const [own] = run.exec(one.toLowerCase()) ?? [];
    return own !== undefined && own === run.exec(other)?.[0];
  });

const shapeOf = (code: string): string => code.replace(/\d/g, '9').replace(/\p{L}/gu, 'A');

const COMPATIBLE = anyOf(COMPATIBLE_WORDS);
/** "Anstelle PS-200", "compatibili con TN-3512"; "TN-3512 compatible". */
const OTHER_FORMS = [
  `(?<!\\p{L})${anyOf(IN_PLACE_OF)}\\s(?:\\p{L}+\\s){0,2}CODE`,
  `(?<!\\p{L})${COMPATIBLE}\\s(?:\\p{L}+\\s){0,2}CODE`,
  `CODE[\\s(,–-]{1,3}(?:\\p{L}+\\s){0,2}${COMPATIBLE}(?=\\s*(?:[),.;:|–-]|$|\\d|\\p{Sc}|\\s\\s)|\\s\\p{L}{1,4}\\s\\p{Sc}?\\s?\\d)`,
];
