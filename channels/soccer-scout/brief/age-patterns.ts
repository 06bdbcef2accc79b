import { cueList } from '../../reading/cue-list.ts';
import { DATE_MARK } from '../read-dates.ts';
import { type ChildAge, grade, group, halfYears, listed, months, schoolYear, years } from './child.ts';
import { ANY_KIN } from './kin-words.ts';
import { NTH, NUMBER, parseNth, parseNumber } from './number-words.ts';

interface AgePattern {
  pattern: RegExp;
  read(groups: Record<string, string | undefined>): ChildAge[];
}

const YEARS_OLD = `(?:\\s*(?:jahren?(?:\\s*alt)?|j\\.(?=[\\s,;)])|-?jährige?[rsnm]?|añ(?:os?|itos)|ans|anni|anos|jaar(?:\\s*oud)?|lat(?:a|ek)?)(?<=\\.|\\b)|\\s*(?:лет|год(?:а|ик[аи]?)?|років|роки|рік)(?![\\u0400-\\u04ff])|[\\s-]*(?:years?|yrs?\\.?)[\\s-]*(?:olds?|of age)\\b|\\s?(?:yo|y\\/o|y\\.o\\.?|yr)s?(?![\\w]))`;
const LIST = `(?<![A-Za-z0-9])(?<first>${NUMBER})(?:-| ?(?:years?|yrs?))?(?<mark>\\s*(?:to|through|–|-|\\bthru)\\s*|\\s(?:bis|bis zu|à|a|ai|do|tot|até)\\s|\\s*(?:,|&|\\/|\\b(?:and|or|y|e|und|et|en|ou|oder)\\b)\\s*(?:an? |my )?)(?<second>${NUMBER})(?:\\s*(?:,|and|&|,\\s*and)\\s*(?<third>${NUMBER}))?`;
/** "Im 34 lol": grown up, and no count of things or of time on the way. */
const GROWN =
  '(?:1[6-9]|[2-6]\\d)(?= \\p{L})(?! (?:weeks?|days?|blocks?|stops?|exits?|houses?|steps?|percent|lbs?|pounds|kg|cm|feet|ft|inch))';
const FOREIGN_MONTHS = 'mois|monat|meses|mesi|maand|miesi';
export const NOT_MEASURE = `(?!\\s*(?:[.,]\\d|%|:\\d|(?:-|\\s)?(?:miles?|mi\\b(?! (?:hij|niñ|nen|chic|sobrin|niet|pequ|bebé))|km|kilo|min|hour|months?|${FOREIGN_MONTHS}|am\\b|pm\\b|a\\.m|p\\.m|th\\b|st\\b|nd\\b|rd\\b|of us)))`;

/** "Agatha and Barnaby". */
const NAMES = '\\p{Lu}\\p{Ll}{1,14}(?:(?:,|,? and) \\p{Lu}\\p{Ll}{1,14}){0,3}';
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

/** "One of 5 and the other of 8": each of two with an age of its own. */
const EACH = {
  one: 'one|eine[rsn]?|une?|un[oa]?|uma?|een|jeden|jedn[oa]',
  other:
    'one|other|another|eine[rsn]?|andere[rsn]?|autre|une?|un[oa]?|otr[oa]|altr[oa]|uma?|outr[oa]|een|ander|drugi[e]?|druga',
  the: "(?:the|das|der|die|l['’]|el|la|o|a|de|het|to)",
  of: '(?:(?:is|ist|a|tiene|ha|tem|ma|heeft|aged?) |(?:of|de|di|da|mit|von|van|w wieku) )?',
};

/** "Cumple", "wird": an age that comes; "cumplió", "fez": one that has come. */
const WILL_BE = 'wird(?: bald)?|cumple|cumplir[áa]|faz|far[áa]|completa|compie|compir[àa]|wordt|aura|va avoir';
const HAS_BECOME = "cumpli[óo]|fez|ha compiuto|vient d['’]avoir|geworden";
const AGE_LABELS = '\\bwiek|\\bages?|\\baged|\\balter|\\bedad|\\bet[àa]|\\bidade|\\bleeftijd|[âÂ]ge';

/** "Agatha + Barnaby", and what a list may have in the place of names. */
const ENTRY = '\\p{Lu}\\p{Ll}{2,14}(?: ?(?:[+&,/]|and) ?\\p{Lu}\\p{Ll}{2,14}){0,3}';
const DAYS_MONTHS =
  '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Room|Court|Field|Page|Grade|Unit|Apt)';
const NAMED = '\\p{Lu}\\p{Ll}{2,14}:?';

/** "On", "in" and "by" before a day. */
const ON_DAY = `,? (?:(?:on|in|as of|by|at|last|next|this|since|am|im|le|el|en|em|il|w) )*(?:the )?(?=${DATE_MARK})`;

/** The ways in which briefs tell ages, the surer before the others: what one has read no other reads. */
export const AGE_PATTERNS: AgePattern[] = [
  {
    // "Two months shy of 4"
    pattern: new RegExp(
      `${NUMBER}(?: and a half)? (?:months?|weeks?) (?:shy|short|away) (?:of|from) (?:turning |being )?(?<age>${NUMBER})`,
      'gi',
    ),
    read: ({ age }) => years(parseNumber(age ?? ''), 1),
  },
  {
    // "3 years and 4 months"
    pattern: new RegExp(
      `(?<age>${NUMBER})[\\s-]*(?:years?|yrs?|jahre?|ans|años?|anni|anos|jaar),?\\s*(?:(?:and|und|et|y|e|en) )?(?<months>${NUMBER}) (?:months?|monate?|mois|meses|mesi|maanden)(?: old| alt)?(?!\\p{L})`,
      'giu',
    ),
    read: ({ age, months: more }) => months((parseNumber(age ?? '') ?? 0) * 12 + (parseNumber(more ?? '') ?? 0)),
  },
  {
    pattern: new RegExp(
      `(?<age>${NUMBER})[\\s-]*(?:months?[\\s-]*olds?\\b|mo\\b|(?:months?|monate?n?|mois|meses|mesi|maanden)(?!\\s*(?:ago|season|from|of|long|later|free))(?=\\s*(?:[.,;!?)\\n\\u0001]|$|when|now|and|old|alt|oud|this|next|today|tomorrow|on\\b|in\\b|at\\b|by\\b|(?:im|en|em|nel|à|w)\\s)))`,
      'gi',
    ),
    read: ({ age }) => months(parseNumber(age ?? '')),
  },
  {
    // "2 1/2 year old", "two and a half": one age, and no list of two.
    pattern: new RegExp(
      `(?<![\\d/])(?<age>${NUMBER})[\\s-]*(?:1\\/2|½|and[\\s-]a[\\s-]half)(?:${YEARS_OLD}|(?=\\s*(?:[.,;!?)\\n\\u0001]|$)))${NOT_MEASURE}`,
      'gi',
    ),
    read: ({ age }) => halfYears(parseNumber(age ?? '')),
  },
  {
    // "2nd and 5th graders", "grades 2 and 4": the word for the grade stands once.
    pattern:
      /(?<first>\d{1,2})(?:st|nd|rd|th)\s*(?:and|&|,|\/)\s*(?:a )?(?<second>\d{1,2})(?:st|nd|rd|th)[\s-]*grade(?:r?s?)\b|\bgrades?:?\s*(?<low>\d{1,2})\s*(?:and|&|,)\s*(?<high>\d{1,2})(?![\w.])/gi,
    read: ({ first, second, low, high }) => [...grade(Number(first ?? low)), ...grade(Number(second ?? high))],
  },
  {
    pattern: new RegExp(
      [
        `(?<!\\p{L})(?:${EACH.one}) ${EACH.of}(?<first>${NUMBER})(?:${YEARS_OLD})?,? (?:and|und|et|y|e|en|i) (?:${EACH.the} ?)?`,
        `(?:${EACH.other}) ${EACH.of}(?<second>${NUMBER})(?:${YEARS_OLD})?${NOT_MEASURE}`,
      ].join(''),
      'giu',
    ),
    read: listed,
  },
  {
    pattern: new RegExp(`${LIST}${YEARS_OLD}`, 'gi'),
    read: listed,
  },
  {
    pattern: new RegExp(`\\b(?:ages?|aged)(?: range)?(?: of| are| is)?:?\\s*${LIST}${NOT_MEASURE}`, 'gi'),
    read: listed,
  },
  {
    pattern: new RegExp(
      `(?<soon>almost|nearly|turning|turns?|about to (?:turn|be)|soon(?: to be)?|going on|(?:will|'ll|’ll)(?: soon)? (?:be|turn)|gonna be|going to be|(?:${WILL_BE})(?: (?:im|en|em|in|a|à) (?:\\p{L}{3,10}|${DATE_MARK}{3,10}))?)\\s+(?<age>${NUMBER})(?!\\d)(?:${YEARS_OLD})?${NOT_MEASURE}`,
      'giu',
    ),
    read: ({ age }) => years(parseNumber(age ?? ''), 1),
  },
  {
    pattern: new RegExp(`(?<age>${NUMBER})(?<half>[\\s-]*(?:1\\/2|½)| and a half)?${YEARS_OLD}`, 'gi'),
    read: ({ age }) => years(parseNumber(age ?? '')),
  },
  {
    // "Was nine on the first of September", "turned 7 on October 3".
    pattern: new RegExp(
      `\\b(?:was|were|be|turned|turns|became|becomes) (?<age>${NUMBER})(?:${YEARS_OLD})?(?=${ON_DAY})`,
      'gi',
    ),
    read: ({ age }) => years(parseNumber(age ?? '')),
  },
  {
    // "His sixth birthday is on January 12"
    pattern: new RegExp(`(?<nth>${NTH}) birthday(?: is| was)?(?=${ON_DAY})`, 'gi'),
    read: ({ nth }) => years(parseNth(nth ?? ''), 1),
  },
  {
    pattern: new RegExp(
      `(?:(?:\\b(?:has|just|recently)|[(,])\\s*turned|\\b(?:${HAS_BECOME})(?: (?:los|os|i|gli))?)\\s+(?<age>${NUMBER})${NOT_MEASURE}`,
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
      `(?:${AGE_LABELS})(?: of| is| [^\\n:=\\d]{1,30}(?=[:=]))?\\s?[:=]?\\s*(?<age>${NUMBER})(?:\\s*(?:years?|yrs?))?${NOT_MEASURE}`,
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
    pattern: new RegExp(
      `(?<nth>${NTH})[\\s-]*grade(?:r?s?)\\b|\\bgrades?:?\\s*(?<figure>\\d{1,2}|k)\\b|\\b(?<kinder>kindergart(?:en|ner|ener)s?)\\b`,
      'gi',
    ),
    read: ({ nth, figure, kinder }) =>
      kinder || figure?.toLowerCase() === 'k' ? grade(0) : grade(parseNth(nth ?? figure ?? '')),
  },
  {
    // "Two boys (6 & 9)", "2 kids, 4 and 6".
    pattern: new RegExp(
      `\\b(?:kids?|child|children|sons?|daughters?|boys?|girls?|siblings|brothers|sisters|twins|players?)\\s*(?:[(,:–-]\\s*|\\s)(?:${LIST})(?=\\s*(?:[).,;!?\\n\\u0001]|$|in\\b|and\\b|who\\b|we\\b|near\\b|around\\b|within\\b|at\\b|from\\b|living\\b|by\\b|to\\b))${NOT_MEASURE}`,
      'gi',
    ),
    read: listed,
  },
  {
    pattern: new RegExp(
      `\\b(?:twins|triplets|kids|children|boys|girls|sons|daughters|they|both)(?: ${NAMES})? are (?:both |all )?(?:${LIST}|(?<age>${NUMBER})(?<half> and a half)?)${NOT_MEASURE}`,
      'giu',
    ),
    read: ({ age, half, ...list }) => (age ? (half ? halfYears : years)(parseNumber(age)) : listed(list)),
  },
  {
    // "Twins, a boy and a girl, both 11"
    pattern: new RegExp(
      `(?<!\\p{L})(?:both|beide|(?:tou(?:te)?s )?les deux|amb[oa]s|entramb[ie]|allebei|obaj|oboje|obie)(?:,? (?:aged?|are|sind|ont|tienen|hanno|têm|zijn|mają))? ` +
        `(?<age>${NUMBER})(?=\\s*(?:[.,;!?)\\n\\u0001]|$|and\\b|now\\b)|${YEARS_OLD})${NOT_MEASURE}`,
      'giu',
    ),
    read: ({ age }) => years(parseNumber(age ?? '')),
  },
  {
    // "14 boys, all of them 11"
    pattern: new RegExp(
      `\\b(?:all|both|each|every one|most) of (?:them|us)(?:,| are| is|,? aged?)? (?<age>${NUMBER})(?=\\s*(?:[.,;!?)\\n\\u0001]|$|and\\b|now\\b|years?\\b))${NOT_MEASURE}`,
      'giu',
    ),
    read: ({ age }) => years(parseNumber(age ?? '')),
  },
  {
    pattern: new RegExp(
      `\\b(?:s?hes\\s*|(?:he|\\p{L}{3,20})(?:['’]s|\\s+is|\\s+ist|\\s+just turned|\\s+turned|\\s+has turned|,|\\s+\\()\\s*(?:now |just |about |only )?|i['’]?(?: a)?m )(?<age>${NUMBER})(?=\\s*(?:[.,;!?()\\n\\u0001]|$|(?:and|und|et|y|e|en)\\b|years?\\b|now\\b|in\\b|within\\b|near\\b|around\\b|who\\b|but\\b|this\\b|next\\b|last\\b|yesterday\\b|today\\b|on\\b|by now\\b|already\\b))${NOT_MEASURE}`,
      'giu',
    ),
    read: ({ age }) => years(parseNumber(age ?? '')),
  },
  {
    pattern: new RegExp(`\\bi['’]?(?: a)?m (?<age>${GROWN})${NOT_MEASURE}`, 'giu'),
    read: ({ age }) => years(Number(age)),
  },
  {
    // "Shes 7 alder falls", without a mark behind the age.
    pattern: new RegExp(
      `\\bs?he(?:['’]?s| is) (?<age>\\d{1,2})(?= \\p{L}{3})${NOT_MEASURE}(?! (?:feet|foot|inch|weeks?|days?|times))`,
      'giu',
    ),
    read: ({ age }) => years(Number(age)),
  },
  {
    // "Kids of 5 and 9", "la nena de cuatro".
    pattern: new RegExp(
      `(?:${ANY_KIN}|\\b(?:kids|children|players?|someone)) (?:of|de|di|da|von|van|mit) (?:age )?(?:${LIST}|(?<age>${NUMBER}))(?:\\s*(?:years?|yrs?))?${NOT_MEASURE}`,
      'giu',
    ),
    read: ({ age, ...list }) => (age ? years(parseNumber(age)) : listed(list)),
  },
  {
    // "- Agatha + Barnaby (twins!!) both 7", "- Lysander 10": an entry of a list.
    pattern: new RegExp(
      `^[ \\t]*[-*•–][ \\t]*(?!${DAYS_MONTHS})${ENTRY}(?: \\([^()\\n]{1,30}\\))?[,:]?[ \\t]+(?:(?:are |is )?(?:both|all)? ?)(?<age>\\d{1,2})(?=[ \\t]*(?:[,;!.(]|\\n|$))`,
      'gmu',
    ),
    read: ({ age }) => (Number(age) <= 19 ? years(Number(age)) : []),
  },
  {
    // "Jonah 4, Priya 12"
    pattern: new RegExp(
      `\\b${NAMED} (?<first>\\d{1,2})(?:,? and |, | & )${NAMED} (?<second>\\d{1,2})(?=\\s*(?:[.,;!?)\\n\\u0001]|$))`,
      'gu',
    ),
    read: listed,
  },
  {
    pattern: /(?:^|[,;.(\n]|\bfor)\s*(?<age>\d{1,2})\s*(?:years?|yrs?)\s*(?=[,;.)\n\u0001]|$)/gi,
    read: ({ age }) => years(Number(age)),
  },
  {
    // "Girl 9", "ihr kleiner Bruder 5", "son petit frère en a 5".
    pattern: new RegExp(
      `${ANY_KIN}(?:,? (?:is|ist|en a|a|tiene|ha|tem|ma|heeft))?\\s+(?<age>${NUMBER})(?=\\s*(?:[,;!?)\\n\\u0001]|\\.(?!\\d)|$|(?:and|und|et|y|e|en)\\s))${NOT_MEASURE}`,
      'giu',
    ),
    read: ({ age }) => years(parseNumber(age ?? '')),
  },
  {
    // The bare answer to an ask ("9"), or a figure between commas.
    pattern: /(?:^|[,;|\n]|\.\s|\s[-–/]\s)\s*(?<age>\d{1,2})\s*(?=[,;|\n\u0001]|\s[-–/]\s|\.(?:\s|$)|$)/g,
    read: ({ age }) => years(Number(age)),
  },
];
