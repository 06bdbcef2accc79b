import { SERVICE_WORD } from '../../../evidence/service-words.ts';
import type { Need } from '../need.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { LACKS, NEGATIONS } from '../../reading/vocabulary/denial-words.ts';
import { JOINING } from '../../reading/vocabulary/joining-words.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import { wordsOfPart } from './part-words.ts';

/**
 * Needs without a part number that a priced line takes in, as often as what it prices: "12 doors TK-3 at 240.00 including fitting". `open` are those that no
 * line offers.
 */
export function takenIn(words: string, priced: Need, open: readonly Need[]): Need[] {
  const [said, joined] = [TAKES_IN, COMES_WITH].map((pattern) =>
    [...words.matchAll(pattern)].map(({ groups }) => groups?.what ?? ''),
  );
  const listed = words.split(CLAUSES).map((clause) => clause.split(PARTED).filter((part) => part.trim() !== ''));
  const set = listed.find(
    (parts) => parts.length > 1 && parts.every(isName) && parts.some((part) => isNamedIn(part, priced)),
  );
  return open.filter(
    (need) =>
      need !== priced &&
      need.codes.length === 0 &&
      need.qty === priced.qty &&
      need.unit === priced.unit &&
      [...(said ?? []), ...(set ?? []), ...(isWork(need) ? (joined ?? []) : [])].some((what) => isNamedIn(what, need)),
  );
}

const isWork = ({ part }: Need): boolean => SERVICE_WORD.test(part) || FITTED.test(part);
const FITTED = phrasePattern({
  en: 'fitting|fixing|install*',
  de: 'einbau*|ausbau*|aufbau*|anschluss|install*',
  fr: 'pose|posage|mise en service|install*',
  es: 'colocación|instalación|puesta en marcha',
  it: 'posa|messa in opera|installazione',
  nl: 'plaatsing|inbouw|aansluiten|install*',
  pt: 'colocação|instalação|aplicação',
  pl: 'zabudowa|osadzenie|instalacja|podłączenie',
});

function isNamedIn(what: string, need: Need): boolean {
  const given = (what.match(/\p{L}{4,}/gu) ?? []).map((word) => word.toLowerCase());
  return wordsOfPart(need).some(
    ({ word, isSize }) => !isSize && given.some((own) => own === word || isSameStem(own, word)),
  );
}

const WHAT = String.raw`\s+(?<what>\p{L}+(?:\s\p{L}+){0,4})`;
/** What a price takes in, and the few words behind it. */
const TAKES_IN = new RegExp(
  `(?<![\\p{L}-])${anyOf({
    en: 'including|includes|incl.|incl|inclusive of|together with|along with',
    de: 'inklusive|inkl.|inkl|einschließlich|einschl.|samt|mitsamt|zusammen mit',
    fr: 'y compris|incluant',
    es: 'incluido|incluida|incluye|incluyendo|junto con',
    it: 'compreso|compresa|compresi|incluso|inclusa|comprensivo di|insieme a',
    nl: 'inclusief|incl.|incl|samen met',
    pt: 'incluindo|incluído|incluída|inclui|junto com',
    pl: 'razem z|razem ze|wraz z|wraz ze|łącznie z|łącznie ze',
  })}${WHAT}`,
  'giu',
);
/** "Set (shirt + shorts, number included)": things that are sold together, one of each. */
const CLAUSES = /[(),;:\n]|\d[\d.,]*/u;
const PARTED = new RegExp(`[+&]|\\s(?:${JOINING})\\s`, 'iu');
const isName = (part: string): boolean => /^\W*\p{L}+(?:\W+\p{L}+){0,2}\W*$/u.test(part) && !LACKING.test(part);
const LACKING = new RegExp(`(?<!\\p{L})(?:${anyOf(NEGATIONS)}|${anyOf(LACKS)})(?!\\p{L})`, 'iu');
/** What joins things, too: a flange that comes with a valve is not the one that is asked for, and work that comes with it is. */
const COMES_WITH = new RegExp(`(?<![\\p{L}-])(?:with|mit|avec|con|met|com|z)${WHAT}`, 'giu');
