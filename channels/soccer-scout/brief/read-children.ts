import { cueList } from '../../reading/cue-list.ts';
import { blankSpans } from '../../reading/span.ts';
import { markDates, readDates } from '../read-dates.ts';
import { AGE_PATTERNS, NOT_MEASURE } from './age-patterns.ts';
import { withDay } from './age-on-day.ts';
import { type Child, type ChildAge, years } from './child.ts';
import { ANY_KIN } from './kin-words.ts';
import { NUMBER, parseNumber } from './number-words.ts';
import { readBirthDays } from './read-birth-days.ts';
import { genderOf } from './read-gender.ts';
import { findNotAsked } from './not-asked.ts';
import { type Span, spanOf } from './span.ts';

type Found = Omit<Child, 'gender'>;

/** A stage of life is the vaguest word for an age: "adult league" or "middle school field" says nothing once a figure does. */
const STAGES: [RegExp, string, number, number][] = [
  [/\btoddlers?\b/gi, 'toddler', 1, 3],
  [/\b(?:pre-?schoolers?|pre-?k(?:indergarten)?(?:er)?s?|preschool(?:-aged?)?)\b/gi, 'preschooler', 3, 5],
  [/\b(?:middle[- ]school(?:ers?|-aged?)?)\b/gi, 'middle schooler', 11, 14],
  [/\b(?:high[- ]school(?:ers?|-aged?)?)\b/gi, 'high schooler', 14, 18],
  [/\b(?:teen(?:ager)?s?)\b/gi, 'teenager', 13, 19],
  [/\badults?\b/gi, 'adult', 18, 64],
];

/**
 * Reads every age, group, grade or birthday of a brief, each place once. `acceptedAt` (ISO 8601) is the today of birthdays, `whole` the text with
 * what was read before.
 */
export function readChildren(written: string, acceptedAt: string, whole = written): Child[] {
  const text = blankSpans(written, [...ofNeighbours(written), ...listNumbers(written), ...findNotAsked(written)]);
  const dates = readDates(text);
  const marked = markDates(text, dates);
  const found: Found[] = readBirthDays(text, dates, acceptedAt);
  for (const { pattern, read } of AGE_PATTERNS) {
    for (const match of marked.matchAll(pattern)) {
      const span = spanOf(text, match.index, match[0].length);
      if (isRead(found, span)) continue;
      found.push(...read(match.groups ?? {}).map((age) => withDay(place(span, age), { text, dates, acceptedAt })));
    }
  }
  found.push(...found.flatMap((child) => joinedTo(text, child, found)));
  for (const [pattern, label, minAge, maxAge] of STAGES) {
    if (found.length > 0) break;
    for (const match of text.matchAll(pattern))
      found.push(place(spanOf(text, match.index, match[0].length), { label, minAge, maxAge, grade: null }));
  }
  const sorted = withoutSpeaker(text, distinct(found.toSorted((a, b) => a.start - b.start)));
  const children = oneOfEach(text, sorted);
  return children.map((child) => ({ ...child, gender: genderOf(whole, child, children) }));
}

/** "(1) a place near … (2) what it costs": numbers that count the wishes from one on, and no ages behind names. */
export function listNumbers(text: string): Span[] {
  const marks = Array.from(text.matchAll(LIST_NUMBER));
  const isRun = marks.length > 1 && marks.every(([, number], at) => Number(number) === at + 1);
  const isName = /\p{Lu}\p{Ll}{1,14} $/u.test(text.slice(0, marks[0]?.index ?? 0));
  return isRun && !isName ? marks.map(({ index, 0: mark }) => spanOf(text, index, mark.length)) : [];
}
const LIST_NUMBER = /\((\d{1,2})\)(?= ?\p{L})/gu;

/** "The twins next door (5)", "our neighbour's boy, 7": whoever is not asked for. */
export const ofNeighbours = (text: string): Span[] =>
  Array.from(text.matchAll(NEIGHBOURS), ({ index, 0: words }) => spanOf(text, index, words.length));
const BESIDE =
  "next door|across the (?:street|road|hall)|down the (?:street|road|block)|neighbou?r['’]?s?['’]? \\p{L}{2,12}";
const NEIGHBOURS = new RegExp(
  `(?<!\\p{L})(?:${BESIDE})\\s*(?:[(,]\\s*|(?:is|are|aged?) )${NUMBER}(?:\\s*(?:and|&|,)\\s*${NUMBER})?(?!\\d)\\)?`,
  'giu',
);

const place = (span: Span, age: ChildAge): Found => ({ ...span, ...age, born: null });

/** Ages that go on behind one that was read: "7 und 10", "8, and 11". */
function joinedTo(text: string, { start, end, quote, label }: Found, found: Span[]): Found[] {
  const behind = text.slice(end, end + LONGEST_JOINED);
  const isOfYears = label.endsWith('year-old');
  const match = /\d$/.test(quote) ? JOINED.exec(behind) : isOfYears ? NAMED_TOO.exec(behind) : null;
  if (!match?.groups || /\bgrades?\b/i.test(text.slice(start, end))) return [];
  const span = spanOf(text, end, match[0].length);
  if (isRead(found, span)) return [];
  return years(parseNumber(match.groups['age'] ?? '')).map((age) => place(span, age));
}
/** "…, Alba 7 right?": what may stand behind an age that goes on. */
const BEHIND_JOINED =
  '(?=\\s*(?:[.,;!?)\\n\\u0001]|$|(?:and|und|et|y|e|en|right|correct|[Ii] think|ok(?:ay)?)(?!\\p{L})))';
const AND = 'and|und|et|y|e|en|i|oraz|sowie|plus';
const AND_ALSO = `(?:\\s*[,&/+]\\s*|,?\\s+)(?:(?:${AND})\\s+)?`;
const JOINED = new RegExp(
  `^\\)?${AND_ALSO}(?:\\p{Lu}\\p{Ll}{1,14} )?(?<age>\\d{1,2})${BEHIND_JOINED}${NOT_MEASURE}`,
  'u',
);
/** "… 8 años, y Bruno de 11": behind an age with its years the next one stands with a name, and its years are meant. */
const NAMED_TOO = new RegExp(
  `^\\)?,? (?:${AND}) \\p{Lu}\\p{Ll}{1,14},? (?:(?:de|di|von|mit|van|is|ist|tiene|a|ha|tem|heeft|ma) )?(?<age>\\d{1,2})${BEHIND_JOINED}${NOT_MEASURE}`,
  'u',
);
const LONGEST_JOINED = 40;

const isRead = (found: Span[], span: Span): boolean =>
  found.some(({ start, end }) => span.start < end && span.end > start);

/** The same child named twice ("a 7 year old … for a kid of 7") counts once. */
function distinct(children: Found[]): Found[] {
  const isNew = (child: Found, index: number): boolean =>
    children.findIndex((other) => other.minAge === child.minAge && other.maxAge === child.maxAge) === index;
  return children.filter(isNew);
}

/** "I'm 41 and hopeless at this": who writes for a child is none of those who play. */
function withoutSpeaker(text: string, children: Found[]): Found[] {
  const isSpeaker = ({ start, end, minAge }: Found): boolean =>
    minAge >= 20 &&
    (SPEAKS.test(text.slice(Math.max(0, start - 10), end)) || ELDERS.test(text.slice(Math.max(0, start - 40), end)));
  return children.some(({ maxAge }) => maxAge < 18) ? children.filter((child) => !isSpeaker(child)) : children;
}
const SPEAKS =
  /(?<!\p{L})(?:i['’]?m|i am|ich bin|j['’]ai|tengo|ho|tenho|ik ben|mam)(?: now| jetzt)? \d{2}[^\d\n]{0,20}$/iu;
/** "His mother is 71", "my husband, 44": whoever is a grown-up of the family. */
const ELDERS = cueList(
  String.raw`
  (?:grand|step)?(?:mother|father|mom|mum|dad|ma|pa)|granny|nana|gran|husband|wife|aunt|uncle|mutter|vater|oma|opa|großmutter|großvater|mann|frau|tante|onkel
  mère|père|grand-mère|grand-père|mamie|papi|mari|femme
  madre|padre|abuel[oa]|marido|mujer|esposa|nonn[oa]|marito|moglie|mãe|pai|avó|avô|moeder|vader|vrouw|matka|ojciec|babcia|dziadek|mąż|żona
`,
  { flags: 'iu', before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})[^\d.;!?\n]{0,30}\d{2}[^\d\n]{0,20}$` },
);

/** "She was born in March 2014, is in 7th grade": what goes together and is told in different ways is of one child. */
function oneOfEach(text: string, children: Found[]): Found[] {
  return children.reduce<Found[]>((kept, child) => {
    const last = kept.at(-1);
    // "Eight (he will be nine at Easter)"
    const isToCome =
      last !== undefined &&
      child.label === `${last.label} who will be ${last.maxAge + 1}` &&
      child.start - last.end < MOST_APART &&
      !FURTHER.test(text.slice(last.end, child.start));
    if (isToCome)
      return [
        ...kept.slice(0, -1),
        { ...last, ...spanOf(text, last.start, child.end - last.start), born: last.born ?? child.born },
      ];
    const isSame =
      last !== undefined &&
      WAY.every((is) => !(is(last) && is(child))) &&
      last.minAge <= child.maxAge &&
      child.minAge <= last.maxAge &&
      child.start - last.end < 120 &&
      (BORN_TOO.test(text.slice(last.end, child.end)) || !FURTHER.test(text.slice(last.end, child.start)));
    if (!isSame) return [...kept, child];
    const [sure, other] =
      WAY.findIndex((is) => is(last)) <= WAY.findIndex((is) => is(child)) ? [last, child] : [child, last];
    const [minAge, maxAge] = [Math.max(last.minAge, child.minAge), Math.min(last.maxAge, child.maxAge)];
    return [...kept.slice(0, -1), { ...sure, minAge, maxAge, grade: sure.grade ?? other.grade }];
  }, []);
}
const MOST_APART = 30;
/** The ways of telling an age, the surest first. */
const WAY: ((child: Found) => boolean)[] = [
  ({ label }) => label.startsWith('child born'),
  ({ born, label, grade }) => grade === null && !label.startsWith('U') && !(born && label.startsWith('child born')),
  ({ grade }) => grade !== null,
  ({ label }) => label.startsWith('U'),
];
/** "9, born 2017", "7 (born in 2019)" */
const BORN_TOO = /^(?: years? old)?,? ?\(?(?:born|b\.|geb|née?|nat[oa]|nacid[oa]|nascid[oa]|urodz)/i;
/** Another child is spoken of. */
const FURTHER = new RegExp(
  `${ANY_KIN}|(?<!\\p{L})(?:twins?|kids|other|another|one|friend|cousin|neighbou?r)(?!\\p{L})` +
    `|(?:(?<!\\p{L})(?:and|und|et|y|e|en|i)|[&+]) (?:an?|the|my|our|his|her)?\\s*$|, (?:an?|the|my|our|his|her) \\s*$`,
  'iu',
);
