import { cueList } from '../../reading/cue-list.ts';
import { isGivenName } from '../../reading/given-names.ts';
import { detectLanguages, foldCase, LANGUAGES } from '../../reading/languages.ts';
import type { TextSpan } from '../../reading/span.ts';
import { findUnread, hasRole, isFormOf } from '../../reading/unread-words.ts';
import { MONTH_NAMES } from '../../reading/vocabulary/month-names.ts';
import { anyPhrase, wordSet } from '../../reading/word-lists.ts';
import { DAY_NAMES } from '../programme/page-words.ts';
import type { Child } from './child.ts';
import { ANY_KIN } from './kin-words.ts';
import { NUMBER, parseNumber } from './number-words.ts';
import type { BriefReading } from './read-brief.ts';
import { FORM_WORDS } from './form-lines.ts';
import { findNotAsked } from './not-asked.ts';
import { listNumbers, ofNeighbours } from './read-children.ts';
import { clauseAround } from './read-wishes.ts';
import { findWriters, SOCCER } from './blank-talk.ts';
import { findElsewhere } from './elsewhere.ts';
import { isVocabulary } from './place-words.ts';
import { findUnapplied } from './unapplied.ts';
import { findRegion } from './regions.ts';

/** Most pieces that are told. */
const MOST = 4;
const LONGEST = 5_000;

/** Spans of a brief of which a place, a child, a distance, a page or a wish was made, or that are of nothing that is asked for. */
function usedOf(text: string, { place, children, radius, pages, wishes }: BriefReading): TextSpan[] {
  const others = (place && 'others' in place ? place.others : []).flatMap((name) => placesOf(text, name));
  return [
    [place, radius].flatMap((span) => span ?? []),
    place ? inBracketsBehind(text, place) : [],
    place && 'around' in place ? (place.around ?? []) : [],
    [ROLES, ASKED].flatMap((pattern) =>
      Array.from(text.matchAll(pattern), ({ index, 0: words }) => ({ start: index, end: index + words.length })),
    ),
    [children, pages, others, ofNeighbours(text), listNumbers(text), findNotAsked(text)].flat(),
    wishes.map((wish) => clauseAround(text, wish)),
    children.flatMap((child) => nameBefore(text, child)),
  ].flat();
}

/** Statements in words that are all known of which nothing was made. */
export function unappliedOf(whole: string, reading: BriefReading, told: readonly string[]): string[] {
  const text = whole.slice(0, LONGEST);
  const aside = [...findWriters(text, detectLanguages(text)), ...findElsewhere(text)];
  return findUnapplied(text, [...usedOf(text, reading), ...aside], told).slice(0, MOST);
}

/** What of a brief carries content and was read as neither place, age, distance, page nor wish: as written, so that the answer can say that nothing was done about it. */
export function unreadOf(whole: string, reading: BriefReading): string[] {
  const text = whole.slice(0, LONGEST);
  const { children } = reading;
  const languages = detectLanguages(text);
  const used = usedOf(text, reading);
  const untold = agesUntold(text, children, used);
  const found = findUnread(text, { used, aside: findWriters(text, languages), known: KNOWN });
  return [
    ...untold.map(({ words }) => words),
    ...found
      .filter((piece) => untold.every(({ start, end }) => piece.end <= start || end <= piece.start))
      // What is said of somebody's health is nobody's business, and no limit that is told.
      .filter(
        ({ words }) => !(words.match(/\p{L}+/gu) ?? []).some((word) => hasRole(foldCase(word), LANGUAGES, ['health'])),
      )
      .filter(
        ({ start, end, words }) =>
          (words.match(/\p{L}{3,}/gu) ?? []).some((word) => tells(word)) || isLoneAge(text, { start, end }),
      )
      .map((piece) => wholeName(text, piece).replace(/\s+/g, ' ')),
  ].slice(0, MOST);

  function tells(word: string): boolean {
    return (
      !isVocabulary(word) &&
      findRegion(word) === undefined &&
      !isGivenName(word) &&
      !hasRole(foldCase(word), [...languages, 'en'], ['people']) &&
      !isFormOf(word, (own) => KNOWN.has(own) || isVocabulary(own))
    );
  }
}

/** "My three kids, 5, the middle one 8 and 11": figures that may be ages, where more children are counted than ages were read of. */
function agesUntold(
  text: string,
  children: readonly Child[],
  used: readonly TextSpan[],
): (TextSpan & { words: string })[] {
  const counts = Array.from(text.matchAll(COUNTED));
  const most = Math.max(...counts.map(({ groups }) => parseNumber(groups?.['n'] ?? '') ?? 0), 0);
  if (children.length === 0 || most <= children.length || most > MOST_COUNTED || OF_ONE_AGE.test(text)) return [];
  const taken = [...used, ...counts.map(({ index, 0: words }) => ({ start: index, end: index + words.length }))];
  return Array.from(text.matchAll(MAY_BE_AGE)).flatMap(({ index, 0: words, groups }) => {
    const isTaken = taken.some(({ start, end }) => start < index + words.length && index < end);
    return isTaken || DAY.test(words) || Number(groups?.['age']) > MOST_AGE
      ? []
      : [{ start: index, end: index + words.length, words }];
  });
}
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d])(?<n>${NUMBER}) (?:\\p{Ll}+ )?(?:${ANY_KIN}|kids|children|enfants|kinderen|dzieci)(?!\\p{L})`,
  'giu',
);
const OF_ONE_AGE = cueList(
  String.raw`
  both|all of them|twins|triplets|years? olds|beide|zwillinge|les deux ont|jumeaux|jumelles|ambos|ambas|gemelos|gemelas|mellizos
  entrambi|gemelli|gemelle|gémeos|gêmeos|tweeling|allebei|bliźniak\p{L}*|obaj|oboje
`,
  { flags: 'iu', before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})` },
);
const DAY = new RegExp(`(?<!\\p{L})(?:${DAY_NAMES}|${anyPhrase(MONTH_NAMES.trim().replace(/\s+/g, ','))}) \\d`, 'iu');
const UNIT_BEHIND =
  'km|mi|miles?|€|euros?|dollars|min|uhr|h|am|pm|zł|days?|times|weeks?|tage|mal|jours|fois|días|veces|giorni|volte|dias|vezes|dagen|keer|dni|razy';
const MAY_BE_AGE = new RegExp(
  `(?<![\\p{L}\\d.,:/€$£#-])(?:\\p{L}+ )?(?<age>\\d{1,2})(?![\\p{L}\\d/:%€$£-]|[.,]\\d| ?(?:${UNIT_BEHIND})(?!\\p{L}))`,
  'giu',
);
const MOST_COUNTED = 6;
const MOST_AGE = 17;

/** What somebody is, which limits nothing: "my 13-year-old goalkeeper", "I coach a U11 side". */
const ROLES = cueList(
  String.raw`
  (?:years?[- ]olds?|yo|u-?\d{1,2}|my|our|an?|young) (?:goal ?keeper|goalie|keeper|striker|defender|midfielder|winger)(?! (?:training|camps?|clinics?|coach|school|sessions?|classe?s?))
  (?:i|we) (?:coach|train|manage)|(?:i['’]?m|i am|as) (?:an?|the) (?:\p{L}+ )?(?:coach|trainer|manager)|plays? (?:in goal|striker|defense|defence|midfield)
`,
  { flags: 'giu', before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})` },
);

/** What somebody asks after, which every answer tells: "Which group, and what fee?", "please tell both fees"; a figure or a `without` beside it is a limit. */
const ASKED = cueList(
  String.raw`
  fees?|costs?|prices?|groups?|category|schedule|uniform|gebühr(?:en)?|beitrag|kosten|preise?|gruppe|tarifs?|prix|coûts?|frais|groupe|catégorie|cuotas?|precios?|cuesta|categorías?|grupo
  cena|koszt|składka|grupa|ile|toca|corresponde
  cuánt[oa]s?|wieviel|combien|quot[ae]|cost[oi]|prezz[oi]|gruppo|categoria|quanto|custo|preços?|mensalidade|escalão|contributie|prijs|groep|hoeveel|opłat[ay]
`,
  {
    flags: 'giu',
    before: String.raw`(?<!(?<!\p{L})(?:no|without|low|ohne|sans|sin|senza|sem|zonder|bez|max\p{L}*) )(?<!\p{L})`,
    after: String.raw`(?!\p{L})(?:(?=[^.!?\n\d]{0,80}\?)|(?<=(?:need|tell|give|show|send|know|name)\b[^.!?\n\d]{0,30})(?![^.!?\n]{0,30}\d))`,
  },
);

/** An unread word with what leaves it out before it and the capitals behind it: "Not Alder Falls United", though "falls" and "united" are words. */
function wholeName(text: string, { start, end, words }: TextSpan & { words: string }): string {
  const without = LEFT_OUT.exec(text.slice(Math.max(0, start - 20), start))?.[0] ?? '';
  const rest = /^\p{Lu}/u.test(words) ? (/^(?: \p{Lu}[\p{L}'’-]+){0,4}/u.exec(text.slice(end))?.[0] ?? '') : '';
  return `${without}${words}${rest}`;
}
const LEFT_OUT = /(?<!\p{L})(?:not|never|without|except|avoid|nicht|ohne|pas|sans|sin|senza|sem|niet|zonder|bez) $/iu;

/** A figure by itself, in brackets or between commas, that may be the age of somebody. */
const isLoneAge = (text: string, { start, end }: TextSpan): boolean =>
  /^\d{1,2}$/.test(text.slice(start, end)) &&
  /(?:^|[(,&+\n]|\p{L})[ \t]*$/u.test(text.slice(Math.max(0, start - 20), start)) &&
  /^[ \t]*(?:[),.;!?\n]|$)/.test(text.slice(end));

/** "Lina, née en 2019": the name of a child right before its age. */
function nameBefore(text: string, { start }: TextSpan): TextSpan[] {
  const [name] = /\p{Lu}\p{Ll}+(?=[,:]? \(?$)/u.exec(text.slice(Math.max(0, start - 20), start)) ?? [];
  const at = name === undefined ? -1 : text.lastIndexOf(name, start);
  return name === undefined || at < 0 ? [] : [{ start: at, end: at + name.length }];
}

/** "Neuhafen (Germany)" */
function inBracketsBehind(text: string, { end }: TextSpan): TextSpan[] {
  const [words] = /^(?: now)?\s?\(\p{Lu}[\p{L}., ]{1,60}[.!?]{0,3}\)/u.exec(text.slice(end)) ?? [];
  return words === undefined ? [] : [{ start: end, end: end + words.length }];
}

function placesOf(text: string, words: string): TextSpan[] {
  const at = text.toLowerCase().indexOf(words.split(',')[0]!.toLowerCase());
  return at < 0 ? [] : [{ start: at, end: at + words.length }];
}

/** Words of such briefs that limit nothing. */
const KNOWN = new Set([
  ...wordSet(MONTH_NAMES),
  ...wordSet('jan feb mar apr jun jul aug sept sep oct nov dec'),
  ...SOCCER,
  ...FORM_WORDS,
  ...wordSet(`soccer kick kicks kicked ball balls goal goals game games match matches practice practices practise play player players playing sport sports sporty active outside outdoors
   kid kiddo toddler teen teenager move moved moving relocate relocating area neighborhood neighbourhood town city village street road home school grade grader kindergarten preschool
   age ages aged old born birthday turn turns turned turning mile miles km kilometer kilometers kilometre kilometres radius distance drive walk walking bike bus car
   zip code postcode plz ort wohnort stadt alter umkreis radius sport fußball spielort lieu ville rayon lugar ciudad edad radio luogo città età raggio cidade idade raio plaats leeftijd straal
   zona zone perto binnen entro höchstens maximal maximaal massimo máximo maximum tops max weg entfernt weit lejos halfway midway between either place places
   farther further longer nearer downtown fortnight gender sex sucht suchen reachable dont doesnt cant
   verhuizen verhuist umziehen ziehen déménageons déménager mudamos mudarnos vivimos vivo wohnen página page
   lad lads lass mate somewhere fwd fw carpool ext room voiture pied d'avance auto
   mieszkamy mieszkam moramos moro habitons habite abitiamo abito wonen woon vivons viviamo seguimos gra grał grała joga jogar gioca giocare speelt spelen
   league leagues team teams season liga ligue ligi saison équipe equipo squadra ploeg drużyna temporada stagione seizoen sezon centro centrum centre
   pro pra start starts starting join joins joining enroll enrol register signed sign love loves loved crazy obsessed fun park parks field fields pitch pitches`),
]);
