import { cueList } from '../../reading/cue-list.ts';
import { NUMBER, parseNumber } from './number-words.ts';
import type { Radius } from './radius.ts';
import { spanOf } from './span.ts';

/**
 * The distance that people who write to each other agree on in the end: "we said 5 miles … too far, one and a half … ok 1.5 then". A figure alone, behind words
 * that settle on it, takes the unit of the distance before it. Null where nobody settles on another.
 */
export function readAgreed(text: string, before: Radius): Radius | null {
  const from = before.end;
  const found = [...text.slice(from).matchAll(SETTLED)].at(-1);
  const number = found?.groups?.['number'];
  const amount = number === undefined ? null : parseNumber(number);
  if (!found || number === undefined || amount === null || amount <= 0 || amount === before.amount) return null;
  const start = from + found.index + found[0].indexOf(number);
  const miles = (before.miles / before.amount) * amount;
  return { ...before, ...spanOf(text, start, number.length), miles, amount };
}

/** Words by which a figure is settled on, in the languages of the house; a figure of anything else has a word for it behind. */
const SETTLED = cueList(
  String.raw`
  ok(?:ay)?|fine|all ?right|agreed|deal|make (?:it|that)|let['’]?s (?:say|do|make it)|(?:so |then )?(?:we|i)(?:['’]ll)? (?:say|do|take)|go with|settle (?:on|for)|call it
  gut|einverstanden|(?:also |dann )?(?:nehmen|machen|sagen) wir|lieber|dann(?: eben)?|d['’]accord|disons|plutôt|va pour|mettons|vale|de acuerdo|digamos|pongamos|mejor|dejémoslo en
  va bene|diciamo|facciamo|meglio|tá bem|combinado|vamos (?:dizer|fazer)|melhor|goed|akkoord|(?:zeg|doen|nemen) we|liever|dobra|zgoda|powiedzmy|niech będzie|raczej
`,
  {
    flags: 'giu',
    before: String.raw`(?<!\p{L})`,
    after: String.raw`,?[ \t](?<number>\d{1,3}[.,]\d{1,2}|${NUMBER})(?:,? (?:then|it is|max|tops|dann|alors|entonces|allora|então|dan))?(?=[ \t]*(?:[.!;\n]|, |$))`,
  },
);
