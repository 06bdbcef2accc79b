import { cueList } from '../../reading/cue-list.ts';
import { MONTH_NAMES } from '../../reading/vocabulary/month-names.ts';
import { anyPhrase } from '../../reading/word-lists.ts';
import { NUMBER } from './number-words.ts';
import { spanOf, type Span } from './span.ts';

/**
 * What a brief wants beyond place, age and distance. Sources state it in their own words or not at all, so that it is told beside the
 * answer and narrows nothing down.
 */
export interface Wish extends Span {
  kind: 'price' | 'days' | 'time' | 'level';
}

const MONTHS = MONTH_NAMES.split(' ').slice(0, 12);
const DAY = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|weekday';
const SHORT_DAY = '(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)';
const FOREIGN_DAY = [
  'montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|wochenenden?',
  'lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|week-ends?',
  'lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|fin(?:es)? de semana',
  'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|fine settimana',
  'poniedziałk[iu]|poniedziałek|wtork[iu]|wtorek|środ[ayę]|czwartk[iu]|czwartek|piątk[iu]|piątek|sobot[ayę]|niedziel[aeę]|weekend(?:y|ami)?',
  'segundas?|terças?|quartas?|quintas?|sextas?(?:-feiras?)?|(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en)?',
].join('|');
const ANY_DAY = `(?:(?:${DAY})s?|${FOREIGN_DAY})`;
const PART_OF_DAY =
  "only|mornings?|afternoons?|evenings?|nights?|vormittags?|nachmittags?|abends?|(?:le )?matin|(?:l['’])?après-midi|por la (?:mañana|tarde)|(?:di )?mattina|pomeriggio|(?:de|à|da) (?:manhã|tarde|noite)|ochtend|middag|rano";
const LIST = `${ANY_DAY}(?:(?:,? (?:and|or|und|et|y|e|en|oder|ou|o) |, ?| ?[&/] ?|s? (?:to|through|-) )${ANY_DAY}){0,4}`;
const CURRENCY = '\\$|dollars?|bucks|quid|usd|euros?|eur|€|£|pounds|dólares|reais|zł';
const MONEY = `(?:US|CA)?[$€£]:? ?\\d{1,4}(?:[.,]\\d{2})?|${NUMBER} ?(?:${CURRENCY})|(?:an?|${NUMBER}) hundred(?: (?:and )?${NUMBER})? ?(?:${CURRENCY})`;
/** "Under 120 a season", "fees up to 200" */
const MOST = '(?:under|below|at most|max(?:imum)?|up to|less than|(?:no|not) more than|budget:?)';
const BUDGETS = [
  `${MOST} ${NUMBER} (?:a|per|each|for the) ?(?:season|month|year|week|camp|session|child|kid|term)`,
  `(?:fees?|costs?|prices?|budget|pay)(?: is|:)? (?:${MOST}|of) ${NUMBER}`,
  `(?:budget|presupuesto|preventivo|orçamento|budżet)(?:\\s?(?:is|of|about|around|ist|est|es|é|è|de|di|:|=))* ${NUMBER}`,
  `(?:can|could|able to|willing to|afford to|want to) (?:only )?(?:spend|pay|afford)(?: (?:about|around|up to|at most|no more than))* ${NUMBER}`,
  `(?:höchstens|maximal|pas plus de|au plus|como máximo|no más de|al massimo|no máximo|hoogstens|maksymalnie) ${NUMBER} (?:pro|par|por|al|per|alla|na)(?:\\s\\p{L}+)?`,
];
const UNPRICED = new RegExp(
  `(?<!\\p{L})(?:${BUDGETS.join('|')})(?: ?(?:${CURRENCY}))?(?!\\p{L}|\\s?(?:mi|km|min)\\b)`,
  'giu',
);
/** Nothing is to be paid. */
const FREE = cueList(
  String.raw`
  for free|free of (?:charge|cost)|no (?:cost|charge|fees?)|without (?:an? |any )?(?:cost|charge|fees?)|nothing to pay
  (?:can(?:not|['’]?t)|unable to) (?:pay|afford)(?: anything| for (?:it|sports?|this|anything))?
  (?<!\b(?:we|i|he|she|they)(?: are| am| is|['’](?:re|m|s)) )free(?! (?:on|time|play|kick|after|most|every|in|between|from|weekends?|mon|tue|wed|thu|fri|sat|sun))
  kostenlos\p{L}*|kostenfrei\p{L}*|umsonst|gratis|gratuite?s?|gratuit[oa]s?|grátis|darmow\p{L}+|bezpłatn\p{L}+
`,
  { flags: 'giu', before: String.raw`(?<![\p{L}\d])`, after: String.raw`(?!\p{L})` },
);

/** When it is to begin or to end. */
const SEASONS = cueList(
  String.raw`
  (?:start(?:s|ing)?|begin(?:s|ning)?|from|after|before|until|by) (?:in |the )?(?:{months}|{seasons}|christmas|easter|holidays|new year)
  (?:{seasons}|christmas|easter|{months}|midwinter|half[- ]?term|school) (?:break|vacation|holidays?|recess)
  (?:herbst|oster|weihnachts|sommer|winter|pfingst|faschings)ferien|vacances (?:de |d['’])\p{L}+|vacaciones de \p{L}+|vacanze di \p{L}+|férias de \p{L}+
  (?:herfst|kerst|zomer|voorjaars|krokus|mei)vakantie|ferie (?:zimowe|letnie)|wakacje
`,
  {
    flags: 'giu',
    before: String.raw`(?<!\p{L})`,
    after: String.raw`(?!\p{L})`,
    words: { months: MONTHS.join('|'), seasons: 'spring|summer|fall|autumn|winter' },
  },
);

/** What sort of game, team or ground is wanted. */
const LEVELS =
  'under a roof,under roof,under cover,indoors,inside only,only inside,outdoors,girls side,girls squad,girls group,girls class,other girls,only girls,among girls,without boys,no boys,other boys,only boys,without girls,no girls,never kicked a ball,new to soccer,no leagues,no league,not a league,no camps,pick up,pickup,pick up game,drop in,futsal,camp only,small sided,7v7,5v5,3v3,rec team,rec league,recreational team,recreational league,not travel,no travel,travel team,travel teams,non competitive,competitive,competitive team,beginner,beginners,beginner friendly,absolute beginner,intermediate,advanced level,no experience,never played,elite,girls only,girls team,girls teams,girls soccer,girls football,girls league,all girls,women only,boys only,boys team,co ed,coed,mixed team,indoor,outdoor only,artificial turf,turf field,grass only,with lights,have lights,has lights,having lights,lit field,lit fields,lit pitch,lit pitches,under lights,under the lights,lighting,floodlit,floodlights,female coach,male coach';
/** Games of people who play otherwise. */
const OTHERWISE =
  'adaptive,visually impaired,hearing impaired,topsoccer,wheelchair,powerchair,power soccer,special needs,special olympics,unified team,blind football,blind soccer,deaf football,deaf soccer,amputee football,amputee soccer,walking football,walking soccer,frame football,cp football,disability football,para football,blindenfußball,blindenfussball,inklusiv,inklusion,inklusives,cécifoot,fútbol para ciegos,calcio per ciechi';
const ELSEWHERE =
  'techada,techado,bajo techo,cubierta,cubierto,couvert,couverte,coperto,al coperto,coberto,coberta,overdekt,überdacht,überdachter,anfänger,anfängerin,anfängerinnen,einsteiger,mädchenmannschaft,mädchenteam,mädchenfußball,nur mädchen,hallenfußball,halle,kunstrasen,débutant,débutante,débutants,équipe féminine,en salle,principiante,principiantes,solo niñas,equipo femenino,fútbol sala,femminile,squadra femminile,calcio a 5,só meninas,iniciante,iniciantes,beginners,meisjesteam,meisjesvoetbal,zaalvoetbal,początkujący,początkująca,początkujących,dla dziewczynek,dziewczynki,halowa,hala';
/** What a form calls a wish, before its value. */
const FIELDS =
  'level,skill level,skill,skills,ability,experience,format,surface,team type,coach,coaching,niveau,spielstärke,erfahrung,nivel,experiencia,livello,esperienza,nível,ervaring,poziom,doświadczenie';

const WISHES: { kind: Wish['kind']; pattern: RegExp }[] = [
  {
    kind: 'price',
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:${MONEY})(?:[ ,]*(?:in total|total|per (?:season|month|child|kid)|a (?:season|month)|max(?:imum)?|or less|tops))*`,
      'giu',
    ),
  },
  { kind: 'price', pattern: FREE },
  { kind: 'price', pattern: UNPRICED },
  {
    kind: 'days',
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:on )?(?:${LIST})(?:s?['’]?)(?: (?:${PART_OF_DAY}))?(?![\\p{L}\\d])`, 'giu'),
  },
  {
    // Short forms stand in lists or before "only": alone they are words.
    kind: 'days',
    pattern: new RegExp(
      `(?<![\\p{L}\\d])${SHORT_DAY}\\.?(?:(?: ?[/&,-] ?${SHORT_DAY}\\.?){1,4}| only)(?![\\p{L}\\d])`,
      'giu',
    ),
  },
  {
    // "mon = violin", "sat/sun: no": a week told day by day.
    kind: 'days',
    pattern: new RegExp(
      `^[ \\t]*${SHORT_DAY}(?:day|sday|nesday|rsday|urday)?s?(?: ?[/&,] ?${SHORT_DAY}){0,4} ?[=:][ \\t]*\\S[^\\n]*$`,
      'gimu',
    ),
  },
  {
    // "Days: Sat": a field of a form.
    kind: 'days',
    pattern: /(?<![\p{L}\d])(?:days?|tage?|jours?|días?|giorni|dias|dagen|dni) ?[:=] ?\p{L}[^\n;|\u0001]{1,40}/giu,
  },
  {
    kind: 'time',
    pattern:
      /(?<![\p{L}\d])(?:after|before|from|by|until|till|ab|nach|vor|bis) \d{1,2}(?::\d{2})? ?(?:[ap]\.?m\.?|o['’]?clock|uhr|h)\b/giu,
  },
  {
    kind: 'time',
    pattern: /(?<![\p{L}\d])(?:after school|before school|in the (?:mornings?|afternoons?|evenings?))(?!\p{L})/giu,
  },
  { kind: 'time', pattern: SEASONS },
  {
    kind: 'level',
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:${anyPhrase([LEVELS, OTHERWISE, ELSEWHERE].join(','))})(?!\\p{L})`, 'giu'),
  },
  {
    // "Level: beginner": a field of a form, with what stands in it.
    kind: 'level',
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:${anyPhrase(FIELDS)}) ?[:=] ?\\p{L}[\\p{L} '’-]{0,40}`, 'giu'),
  },
];

/** The wishes of a brief, each with the words around it that say what is wanted. */
export function readWishes(text: string): Wish[] {
  const found = WISHES.flatMap(({ kind, pattern }) =>
    Array.from(text.matchAll(pattern), (match): Wish => ({ ...spanOf(text, match.index, match[0].length), kind })),
  );
  return found
    .filter((wish) => !found.some((other) => other !== wish && isInside(wish, other)))
    .toSorted((a, b) => a.start - b.start);
}

/** Within another that is longer: it is told once. */
const isInside = ({ start, end }: Span, other: Span): boolean =>
  other.start <= start && end <= other.end && other.end - other.start > end - start;

/** The clause of the brief in which a wish stands, to be told as the caller words it. */
export function clauseAround(text: string, { start, end }: Pick<Span, 'start' | 'end'>): Span {
  const before = Math.max(
    ...['.', '!', '?', ';', '\n', ', ', '\u0001'].map((mark) => text.lastIndexOf(mark, start - 1)),
    // "(1) … (2) …" counts what is wished.
    ...Array.from(
      text.slice(0, start).matchAll(/\(\d{1,2}\)|https?:\S+/g),
      ({ index, 0: mark }) => index + mark.length - 1,
    ),
  );
  const after = text.slice(end).search(/[.!?;\n,\u0001](?!\d)|\bhttps?:|\(\d{1,2}\)/);
  const to = after < 0 ? text.length : end + after;
  const clause = text.slice(before + 1, to).trim();
  return clause.length > LONGEST_CLAUSE
    ? spanOf(text, start, end - start)
    : spanOf(text, text.indexOf(clause, before + 1), clause.length);
}

const LONGEST_CLAUSE = 90;
