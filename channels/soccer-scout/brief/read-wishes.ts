import { anyPhrase } from '../../reading/word-lists.ts';
import { spanOf, type Span } from './span.ts';

/**
 * What a brief wants beyond place, age and distance. Sources state it in their own words or not at all, so that it is told beside the
 * answer and narrows nothing down.
 */
export interface Wish extends Span {
  kind: 'price' | 'days' | 'time' | 'level';
  /** A price limit as a number; null for other wishes. */
  amount: number | null;
}

const DAY = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|weekday';
const SHORT_DAY = '(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)';
const FOREIGN_DAY = [
  'montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|wochenenden?',
  'lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|week-ends?',
  'lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|fin(?:es)? de semana',
  'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|fine settimana',
  'poniedziałk[iu]|poniedziałek|wtork[iu]|wtorek|środ[ayę]|czwartk[iu]|czwartek|piątk[iu]|piątek|sobot[ayę]|niedziel[aeę]|weekend(?:y|ami)?',
  'segundas?|terças?|quartas?|quintas?|sextas?(?:-feiras?)?|maandagen?|dinsdagen?|woensdagen?|donderdagen?|vrijdagen?|zaterdagen?|zondagen?',
].join('|');
const ANY_DAY = `(?:(?:${DAY})s?|${FOREIGN_DAY})`;
const LIST = `${ANY_DAY}(?:(?:,? (?:and|or|und|et|y|e|en|oder|ou|o) |, ?| ?[&/] ?|s? (?:to|through|-) )${ANY_DAY}){0,4}`;
const MONEY =
  '(?:US|CA)?[$€£]:? ?\\d{1,4}(?:[.,]\\d{2})?|\\d{1,4}(?:[.,]\\d{2})? ?(?:dollars?|bucks|usd|euros?|eur|€|£|pounds|dólares|reais)';

/** What sort of team or ground is wanted. */
const LEVELS =
  'no leagues,no league,not a league,no camps,pick up,pickup,pick up game,drop in,futsal,camp only,small sided,7v7,5v5,3v3,adaptive,topsoccer,wheelchair,rec team,rec league,recreational team,recreational league,not travel,no travel,travel team,non competitive,competitive team,for beginners,beginner friendly,no experience,girls only,all girls,boys only,co ed,coed,special needs,indoor,artificial turf,turf field,with lights,floodlit,floodlights';

const WISHES: { kind: Wish['kind']; pattern: RegExp }[] = [
  {
    kind: 'price',
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:${MONEY})(?:[ ,]*(?:in total|total|per (?:season|month|child|kid)|a (?:season|month)|max(?:imum)?|or less|tops))*`,
      'giu',
    ),
  },
  {
    kind: 'days',
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:on )?(?:${LIST})(?:s?['’]?)(?: (?:only|mornings?|afternoons?|evenings?|nights?))?(?![\\p{L}\\d])`,
      'giu',
    ),
  },
  {
    // Short forms stand in lists: alone they are words.
    kind: 'days',
    pattern: new RegExp(`(?<![\\p{L}\\d])${SHORT_DAY}\\.?(?: ?[/&,-] ?${SHORT_DAY}\\.?){1,4}(?![\\p{L}\\d])`, 'gu'),
  },
  {
    kind: 'time',
    pattern:
      /(?<![\p{L}\d])(?:after|before|from|by) \d{1,2}(?::\d{2})? ?(?:[ap]\.?m\.?|uhr|h)\b|(?<![\p{L}\d])(?:after school|before school|in the (?:mornings?|afternoons?|evenings?))(?!\p{L})/giu,
  },
  {
    kind: 'level',
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:${anyPhrase(LEVELS)})(?!\\p{L})`, 'giu'),
  },
];

/** The wishes of a brief, each with the words around it that say what is wanted. */
export function readWishes(text: string): Wish[] {
  const found = WISHES.flatMap(({ kind, pattern }) =>
    Array.from(text.matchAll(pattern), (match): Wish => {
      const span = spanOf(text, match.index, match[0].length);
      return { ...span, kind, amount: kind === 'price' ? amountOf(match[0]) : null };
    }),
  );
  return found;
}

const amountOf = (words: string): number => Number((/\d+(?:[.,]\d{2})?/.exec(words)?.[0] ?? '0').replace(',', '.'));

/** The clause of the brief in which a wish stands, to be told as the caller words it. */
export function clauseAround(text: string, { start, end }: Span): string {
  const before = Math.max(
    ...['.', '!', '?', ';', '\n', ', ', '\u0001'].map((mark) => text.lastIndexOf(mark, start - 1)),
  );
  const after = text.slice(end).search(/[.!?;\n,\u0001](?!\d)/);
  const clause = text.slice(before + 1, after < 0 ? text.length : end + after).trim();
  return clause.length > LONGEST_CLAUSE ? text.slice(start, end).trim() : clause;
}

const LONGEST_CLAUSE = 90;
