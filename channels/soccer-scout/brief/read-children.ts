import { anyPhrase } from '../../reading/word-lists.ts';
import { cueList } from '../../reading/cue-list.ts';
import { NUMBER, parseNumber } from './number-words.ts';
import { type BirthDay, readBirthDays } from './read-birth-days.ts';
import { type Span, spanOf } from './span.ts';

/** Whom the soccer is for. Ages are whole years (months as fractions), both ends included; a range where the brief leaves it open. */
export interface Child extends Span {
  label: string;
  minAge: number;
  maxAge: number;
  birthYear: number | null;
  grade: number | null;
}

interface Reading {
  pattern: RegExp;
  read(groups: Record<string, string | undefined>): Omit<Child, keyof Span>[];
}

const YEARS_OLD = `(?:\\s*(?:jahren?(?:\\s*alt)?|j\\.(?=[\\s,;)])|-?jährige?[rsnm]?|añ(?:os?|itos)|ans|anni|anos|jaar(?:\\s*oud)?|lat(?:a|ek)?)(?<=\\.|\\b)|[\\s-]*(?:years?|yrs?\\.?)[\\s-]*(?:olds?|of age)\\b|\\s?(?:yo|y\\/o|y\\.o\\.?|yr)s?(?![\\w]))`;
const LIST = `(?<![A-Za-z0-9])(?<first>${NUMBER})(?:-| ?(?:years?|yrs?))?(?<mark>\\s*(?:to|through|–|-|\\bthru)\\s*|\\s(?:bis|bis zu|à|a|ai|do|tot|até)\\s|\\s*(?:,|&|\\/|\\b(?:and|or|y|e|und|et|en|ou|oder)\\b)\\s*(?:an? |my )?)(?<second>${NUMBER})(?:\\s*(?:,|and|&|,\\s*and)\\s*(?<third>${NUMBER}))?`;
const NOT_MEASURE =
  '(?!\\s*(?:[.,]\\d|%|:\\d|(?:-|\\s)?(?:miles?|mi\\b|km|kilo|min|hour|months?|am\\b|pm\\b|a\\.m|p\\.m|th\\b|st\\b|nd\\b|rd\\b|of us)))';

/** "Agatha and Barnaby". */
const NAMES = '\\p{Lu}\\p{Ll}{1,14}(?:(?:,|,? and) \\p{Lu}\\p{Ll}{1,14}){0,3}';
const GRADE_WORDS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const FOREIGN_GRADE = cueList(
  String.raw`
  (?<spanish>\d{1,2})\s?(?:º|°|er|ro|do|to|mo|vo|no|a|o)?\s(?:grado|(?:curso )?de primaria)
  (?<german>\d{1,2})\.\s?klasse
  groep\s(?<dutch>[3-8])
  en\s(?<french>CP|CE1|CE2|CM1|CM2)
`,
  { flags: 'giu', before: String.raw`(?<![\p{L}\d])`, after: String.raw`(?![\p{L}\d])` },
);
const FRENCH_YEARS = ['CP', 'CE1', 'CE2', 'CM1', 'CM2'];
const STAGES: [RegExp, string, number, number][] = [
  [/\btoddlers?\b/gi, 'toddler', 1, 3],
  [/\b(?:pre-?schoolers?|pre-?k(?:indergarten)?(?:er)?s?|preschool(?:-aged?)?)\b/gi, 'preschooler', 3, 5],
  [/\b(?:middle[- ]school(?:ers?|-aged?)?)\b/gi, 'middle schooler', 11, 14],
  [/\b(?:high[- ]school(?:ers?|-aged?)?)\b/gi, 'high schooler', 14, 18],
  [/\b(?:teen(?:ager)?s?)\b/gi, 'teenager', 13, 19],
  [/\badults?\b/gi, 'adult', 18, 64],
];

/** "Cumple", "wird": an age that comes; "cumplió", "fez": one that has come. */
const WILL_BE = 'wird(?: bald)?|cumple|cumplir[áa]|faz|far[áa]|completa|compie|compir[àa]|wordt|aura|va avoir';
const HAS_BECOME = "cumpli[óo]|fez|ha compiuto|vient d['’]avoir|geworden";
const AGE_LABELS = '\\bages?|\\baged|\\balter|\\bedad|\\bet[àa]|\\bidade|\\bleeftijd|[âÂ]ge';

const NAMED = '\\p{Lu}\\p{Ll}{2,14}:?';

const KIN_ELSEWHERE =
  'nena,nene,niño,niña,niños,niñas,chico,chica,hijo,hija,hijos,hijas,pequeño,pequeña,peque,otro,otra,fille,fils,filles,garçon,garçons,filho,filha,filhos,filhas,menino,menina,meninos,meninas,outro,outra,figlio,figlia,figli,figlie,bambino,bambina,bambini,bambine,ragazzo,ragazza,ragazzi,ragazze,kind,kinder,sohn,tochter,junge,jungs,mädchen,zoon,dochter,jongen,meisje';

const READINGS: Reading[] = [
  {
    // "Two months shy of 4"
    pattern: new RegExp(
      `${NUMBER}(?: and a half)? (?:months?|weeks?) (?:shy|short|away) (?:of|from) (?:turning |being )?(?<age>${NUMBER})`,
      'gi',
    ),
    read: ({ age }) => years(parseNumber(age ?? ''), 1),
  },
  {
    pattern: new RegExp(
      `(?<age>${NUMBER})[\\s-]*(?:months?[\\s-]*olds?\\b|mo\\b|(?:months?|monate?n?|mois|meses|mesi|maanden)(?!\\s*(?:ago|season|from|of|long|later|free))(?=\\s*(?:[.,;!?)\\n\\u0001]|$|when|now|and|old|alt|oud|in\\b|at\\b|by\\b)))`,
      'gi',
    ),
    read: ({ age }) => months(parseNumber(age ?? '')),
  },
  {
    // "2 1/2 year old" is one age, and no list of one and two.
    pattern: new RegExp(`(?<![\\d/])(?<age>\\d{1,2})[\\s-]*(?:1\\/2|½)${YEARS_OLD}`, 'gi'),
    read: ({ age }) => halfYears(parseNumber(age ?? '')),
  },
  {
    // "2nd and 5th graders": the word for the grade stands behind the last.
    pattern: new RegExp(
      `(?<first>\\d{1,2})(?:st|nd|rd|th)\\s*(?:and|&|,|\\/)\\s*(?:a )?(?<second>\\d{1,2})(?:st|nd|rd|th)[\\s-]*grade(?:r?s?)\\b`,
      'gi',
    ),
    read: ({ first, second }) => [...grade(Number(first)), ...grade(Number(second))],
  },
  {
    pattern: new RegExp(`${LIST}${YEARS_OLD}`, 'gi'),
    read: readList,
  },
  {
    pattern: new RegExp(`\\b(?:ages?|aged)(?: range)?(?: of| are| is)?:?\\s*${LIST}${NOT_MEASURE}`, 'gi'),
    read: readList,
  },
  {
    pattern: new RegExp(
      `(?<soon>almost|nearly|turning|turns?|about to (?:turn|be)|soon(?: to be)?|going on|(?:will|'ll|’ll)(?: soon)? (?:be|turn)|gonna be|going to be|(?:${WILL_BE})(?: (?:im|en|em|in|a|à) \\p{L}{3,10})?)\\s+(?<age>${NUMBER})(?!\\d)(?:${YEARS_OLD})?${NOT_MEASURE}`,
      'giu',
    ),
    read: ({ age }) => years(parseNumber(age ?? ''), 1),
  },
  {
    pattern: new RegExp(`(?<age>${NUMBER})(?<half>[\\s-]*(?:1\\/2|½)| and a half)?${YEARS_OLD}`, 'gi'),
    read: ({ age }) => years(parseNumber(age ?? '')),
  },
  {
    pattern: new RegExp(
      `(?:(?:\\b(?:has|just|recently)|[(,])\\s*turned|\\b(?:${HAS_BECOME}))\\s+(?<age>${NUMBER})${NOT_MEASURE}`,
      'gi',
    ),
    read: ({ age }) => years(parseNumber(age ?? '')),
  },
  {
    // "Ist gerade 5 geworden"
    pattern: new RegExp(`(?<age>${NUMBER}) (?:geworden|gewesen)(?!\\p{L})`, 'giu'),
    read: ({ age }) => years(parseNumber(age ?? '')),
  },
  {
    // "Unser Neunjähriger", "sechsjährige": the number is part of the word.
    pattern: /(?<!\p{L})(?<age>\p{L}{3,8})j(?:ä|ae)hrige?[rsnm]?(?!\p{L})/giu,
    read: ({ age }) => years(parseNumber(age ?? '')),
  },
  {
    // A school year of England: year 4 is for children of 8 and 9.
    pattern:
      /\byear[\s-](?<school>\d{1,2})\s+(?:pupil|student|child|kid|boy|girl)s?\b|\b(?:in|going into|starting|starts|into) year (?<other>\d{1,2})(?!\.?\d)/gi,
    read: ({ school, other }) => schoolYear(Number(school ?? other)),
  },
  {
    pattern: new RegExp(
      `(?:${AGE_LABELS})(?: of| is)?\\s?[:=]?\\s*(?<age>${NUMBER})(?:\\s*(?:years?|yrs?))?${NOT_MEASURE}`,
      'gi',
    ),
    read: ({ age }) => years(parseNumber(age ?? '')),
  },
  {
    pattern:
      /(?<![\w-])(?:u-?\s?(?<after>\d{1,2})|(?<before>\d{1,2})-?u|under[- ](?<under>\d{1,2})s?)(?!\w|\.\d|\s*(?:miles?|mi\b|km|minutes?|mins?|dollars))/gi,
    read: ({ after, before, under }) => group(Number(after ?? before ?? under)),
  },
  {
    // "5º de primaria", "3. Klasse", "groep 5", "en CE2".
    pattern: FOREIGN_GRADE,
    read: ({ spanish, german, dutch, french }) =>
      french
        ? grade(FRENCH_YEARS.indexOf(french.toUpperCase()) + 1)
        : grade(dutch ? Number(dutch) - 2 : Number(spanish ?? german)),
  },
  {
    pattern: /\bgrades?:?\s*(?<first>\d{1,2})\s*(?:and|&|,)\s*(?<second>\d{1,2})(?![\w.])/gi,
    read: ({ first, second }) => [...grade(Number(first)), ...grade(Number(second))],
  },
  {
    pattern: new RegExp(
      `(?:(?<ordinal>\\d{1,2})(?:st|nd|rd|th)|(?<word>${GRADE_WORDS.join('|')}))[\\s-]*grade(?:r?s?)\\b|\\bgrades?:?\\s*(?<figure>\\d{1,2}|k)\\b|\\b(?<kinder>kindergart(?:en|ner|ener)s?)\\b`,
      'gi',
    ),
    read: ({ ordinal, word, figure, kinder }) => {
      if (kinder || figure?.toLowerCase() === 'k') return grade(0);
      return grade(word ? GRADE_WORDS.indexOf(word.toLowerCase()) + 1 : Number(ordinal ?? figure));
    },
  },
  {
    // "Two boys (6 & 9)", "2 kids, 4 and 6".
    pattern: new RegExp(
      `\\b(?:kids?|child|children|sons?|daughters?|boys?|girls?|siblings|brothers|sisters|twins|players?)\\s*(?:[(,:–-]\\s*|\\s)(?:${LIST})(?=\\s*(?:[).,;!?\\n\\u0001]|$|in\\b|and\\b|who\\b|we\\b|near\\b|around\\b|within\\b|at\\b|from\\b|living\\b|by\\b|to\\b))${NOT_MEASURE}`,
      'gi',
    ),
    read: readList,
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:son|daughter|kid|child|boy|girl|he|she|they|who|niece|nephew|grandson|granddaughter|one|player|\\p{L}{3,20})(?:['’]s|\\s+is|\\s+ist|\\s+just turned|\\s+turned|\\s+has turned|,|\\s+\\()\\s*(?:now |just |about |only )?|i['’]?(?: a)?m )(?<age>${NUMBER})(?=\\s*(?:[.,;!?()\\n\\u0001]|$|(?:and|und|et|y|e|en)\\b|years?\\b|now\\b|in\\b|who\\b|but\\b|this\\b|next\\b|last\\b|yesterday\\b|today\\b|on\\b))${NOT_MEASURE}`,
      'giu',
    ),
    read: ({ age }) => years(parseNumber(age ?? '')),
  },
  {
    // "Shes 7 alder falls", without a mark behind the age.
    pattern: new RegExp(
      `\\bs?he(?:['’]s| is) (?<age>\\d{1,2})(?= \\p{L}{3})${NOT_MEASURE}(?! (?:feet|foot|inch|weeks?|days?|times))`,
      'giu',
    ),
    read: ({ age }) => years(Number(age)),
  },
  {
    pattern: new RegExp(
      `\\b(?:twins|triplets|kids|children|boys|girls|sons|daughters|they|both)(?: ${NAMES})? are (?:both |all )?(?:${LIST}|(?<age>${NUMBER}))${NOT_MEASURE}`,
      'giu',
    ),
    read: ({ age, ...list }) => (age ? years(parseNumber(age)) : readList(list)),
  },
  {
    pattern: new RegExp(
      `\\b(?:kids?|child|children|sons?|daughters?|boys?|girls?|players?|someone) of (?:age )?(?:${LIST}|(?<age>${NUMBER}))(?:\\s*(?:years?|yrs?))?${NOT_MEASURE}`,
      'gi',
    ),
    read: ({ age, ...list }) => (age ? years(parseNumber(age)) : readList(list)),
  },
  {
    // "La nena de cuatro", "minha filha de 9".
    pattern: new RegExp(
      `(?<!\\p{L})(?:${anyPhrase(KIN_ELSEWHERE)}) (?:de|di|da|von|van|mit) (?:${LIST}|(?<age>${NUMBER}))${NOT_MEASURE}`,
      'giu',
    ),
    read: ({ age, ...list }) => (age ? years(parseNumber(age)) : readList(list)),
  },
  {
    // "Jonah 4, Priya 12"
    pattern: new RegExp(
      `\\b${NAMED} (?<first>\\d{1,2})(?:,? and |, | & )${NAMED} (?<second>\\d{1,2})(?=\\s*(?:[.,;!?)\\n\\u0001]|$))`,
      'gu',
    ),
    read: readList,
  },
  {
    pattern: /(?:^|[,;.(\n]|\bfor)\s*(?<age>\d{1,2})\s*(?:years?|yrs?)\s*(?=[,;.)\n\u0001]|$)/gi,
    read: ({ age }) => years(Number(age)),
  },
  {
    pattern: /\b(?:kid|child|son|daughter|boy|girl|player)\s+(?<age>\d{1,2})(?=\s*(?:[,;!?)\n]|\.(?!\d)|$))/gi,
    read: ({ age }) => years(Number(age)),
  },
  {
    // The bare answer to an ask ("9"), or a figure between commas.
    pattern: /(?:^|[,;|\n]|\.\s)\s*(?<age>\d{1,2})\s*(?=[,;|\n\u0001]|\.(?:\s|$)|$)/g,
    read: ({ age }) => years(Number(age)),
  },
];

/** Reads every age, group, grade or birthday of a brief, each place once. `acceptedAt` (ISO 8601) is the today of birthdays. */
export function readChildren(text: string, acceptedAt: string): Child[] {
  const found: Child[] = readBirthDays(text).map((day) => fromBirth(day, acceptedAt));
  for (const { pattern, read } of READINGS) {
    for (const match of text.matchAll(pattern)) {
      const span = spanOf(text, match.index, match[0].length);
      if (overlaps(found, span)) continue;
      found.push(...read(match.groups ?? {}).map((child) => ({ ...span, ...child })));
    }
  }
  found.push(...found.flatMap((child) => joinedTo(text, child, found)));
  for (const [pattern, label, minAge, maxAge] of STAGES) {
    // A stage of life is the vaguest word for an age: "adult league" or "middle school field" says nothing once a figure does.
    if (found.length > 0) break;
    for (const match of text.matchAll(pattern)) {
      found.push({
        ...spanOf(text, match.index, match[0].length),
        label,
        minAge,
        maxAge,
        birthYear: null,
        grade: null,
      });
    }
  }
  return distinct(found.toSorted((a, b) => a.start - b.start));
}

/** Ages that go on behind one that was read: "7 und 10", "8, and 11". */
function joinedTo(text: string, { start, end, quote }: Child, found: Span[]): Child[] {
  const match = /\d$/.test(quote) ? JOINED.exec(text.slice(end, end + LONGEST_JOINED)) : null;
  if (!match?.groups || /\bgrades?\b/i.test(text.slice(start, end))) return [];
  const span = spanOf(text, end, match[0].length);
  if (overlaps(found, span)) return [];
  return years(parseNumber(match.groups['age'] ?? '')).map((child) => ({ ...span, ...child }));
}
const JOINED = new RegExp(
  `^\\)?(?:\\s*[,&/+]\\s*|,?\\s+)(?:(?:and|und|et|y|e|en|i|oraz|sowie|plus)\\s+)?(?<age>\\d{1,2})(?=\\s*(?:[.,;!?)\\n\\u0001]|$))${NOT_MEASURE}`,
  'iu',
);
const LONGEST_JOINED = 30;

const overlaps = (found: Span[], span: Span): boolean =>
  found.some(({ start, end }) => span.start < end && span.end > start);

/** The same child named twice ("a 7 year old … for a kid of 7") counts once. */
function distinct(children: Child[]): Child[] {
  const isNew = (child: Child, index: number): boolean =>
    children.findIndex((other) => other.minAge === child.minAge && other.maxAge === child.maxAge) === index;
  return children.filter(isNew);
}

function years(age: number | null, yearsToCome = 0): Omit<Child, keyof Span>[] {
  if (age === null || age <= 0 || age > 99) return [];
  const whole = Math.floor(age);
  const [minAge, maxAge] = [whole - yearsToCome, whole];
  const label = minAge === maxAge ? `${whole}-year-old` : `${minAge}-year-old who will be ${maxAge}`;
  return [{ label, minAge, maxAge, birthYear: null, grade: null }];
}

/** From school age on the half does not matter to any group. */
function halfYears(age: number | null): Omit<Child, keyof Span>[] {
  if (age === null || age <= 0 || age >= 5) return years(age);
  return [{ label: `${age}½-year-old`, minAge: age + 0.5, maxAge: age + 0.5, birthYear: null, grade: null }];
}

function months(age: number | null): Omit<Child, keyof Span>[] {
  if (age === null || age <= 0 || age > 60) return [];
  return [{ label: `${age}-month-old`, minAge: age / 12, maxAge: age / 12, birthYear: null, grade: null }];
}

/** U10 is played by children who are not yet ten: mostly eight or nine. */
function group(limit: number): Omit<Child, keyof Span>[] {
  if (!(limit >= 3 && limit <= 23)) return [];
  return [
    { label: `U${limit} player`, minAge: Math.max(limit - 2, 1), maxAge: limit - 1, birthYear: null, grade: null },
  ];
}

/** In the United States a child starts grade 1 at six and ends it at seven. */
function grade(number: number): Omit<Child, keyof Span>[] {
  if (!(number >= 0 && number <= 12)) return [];
  const label = number === 0 ? 'kindergartner' : `child in grade ${number}`;
  return [{ label, minAge: number + 5, maxAge: number + 6, birthYear: null, grade: number }];
}

function schoolYear(number: number): Omit<Child, keyof Span>[] {
  if (!(number >= 1 && number <= 13)) return [];
  return [{ label: `child in year ${number}`, minAge: number + 4, maxAge: number + 5, birthYear: null, grade: null }];
}

function readList({ first, mark, second, third }: Record<string, string | undefined>): Omit<Child, keyof Span>[] {
  const ages = [first, second, third].flatMap((words) => parseNumber(words ?? '') ?? []);
  if (ages.some((age) => age <= 0 || age > 99)) return [];
  const [low = 0, high = 0] = ages;
  const isRange = RANGE.test(mark ?? '') && ages.length === 2 && low < high;
  if (!isRange) return ages.flatMap((age) => years(age));
  return [{ label: `child of ${low} to ${high}`, minAge: low, maxAge: high, birthYear: null, grade: null }];
}

const RANGE = /^\s*(?:to|through|–|-|thru|bis|bis zu|à|a|ai|do|tot|até)\s*$/i;

function fromBirth({ year, month, day, ...span }: BirthDay, acceptedAt: string): Child {
  const [thisYear = 0, thisMonth = 0, today = 0] = acceptedAt.slice(0, 10).split('-').map(Number);
  const oldest = thisYear - year;
  const had =
    month === null ? null : thisMonth > month || (thisMonth === month && (day === null ? null : today >= day));
  const isOpen = had === null || (thisMonth === month && day === null);
  const maxAge = Math.max(0, had === false && !isOpen ? oldest - 1 : oldest);
  const minAge = Math.max(0, isOpen ? oldest - 1 : maxAge);
  return { ...span, label: `child born in ${year}`, minAge, maxAge, birthYear: year, grade: null };
}
