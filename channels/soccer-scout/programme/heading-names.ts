import { cueList } from '../../reading/cue-list.ts';
import { readAgeStatements } from './ages/read-age-statements.ts';
import type { Piece } from './page-lines.ts';

/** Words of headings that part a program's page and name no program of their own. */
const GENERAL = new Set(
  `a about additional address age ages aid all an and announcements are area asked assistance at background be board book boys bring by calendar chart checks children closed
coach coaches coaching code coed co-ed comes coming communication conduct contact cost costs current date dates day days deadline deadlines description detail details directions discount discounts division divisions do documents does eligibility
email equipment events expect expectations faq faqs fall fee fees field fields financial find first follow for form format formats forms free frequently from frequency full gallery game games gear general get getting girls goals group groups guidelines handbook help
here history home hours how i important in includes included info information inquiries interested intro introduction is it join key kids laws league leagues learn level levels like links location locations long look many map maps matrix meet mission
more new news next note notes now objectives of offerings office on online open opening opportunities options order ordering other our overview parent parents parking partners payment payments per philosophy photos play player players policies policy practice practices price
prices pricing program programme programmes programs questions quick read register registration registrations related requirement requirements resources roster rules safety schedule schedules scholarship scholarships season seasons section sections session sessions should sign signup signups size sizes skip small sided
soccer sponsors spring staff standards start started structure summary summer team teams terms the there they this time times to top tuition uniform uniforms until up upcoming update updates us vision volunteer volunteering volunteers wear weather welcome what when where which who whom why will winter monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays weekday weekdays weekend weekends with year years you your youth`
    .split(/\s+/)
    .filter(Boolean),
);

const PROGRAM_NOUN = cueList(
  String.raw`
  academy|camps?|clinics?|recreation(?:al)?|rec|travel|select|competitive|tots?|kickers|juniors?|micro|mini|minis|tops(?:occer)?
  outreach|development(?:al)?|pre-?academy|training|futsal|adults?|intramural|in-?house|classic|challenge|premier|house league|little
  tiny|toddlers?|preschool|high school|middle school|first kicks|kick ?start|lil
`,
  { before: String.raw`\b`, after: String.raw`\b` },
);

const STRONG_NOUN = /\b(?:academy|camps?|clinics?|travel|select|competitive|league|futsal|training|school)\b/i;

/** "U6 Minis (Co-ed)", "⚽ U8 (ages 6-7)": a heading that begins with an age group is a part of a program, not one of its own. */
export function isGroupHeading(heading: Piece): boolean {
  const [first] = readAgeStatements(heading);
  return (
    first !== undefined &&
    !/[\p{L}\d]/u.test(heading.text.slice(0, first.start - heading.start)) &&
    !STRONG_NOUN.test(heading.text)
  );
}

/** Whether a heading names something that one can join, once ages, years and words that every page has are taken away. */
export function isName(heading: Piece): boolean {
  return (
    !isGroupHeading(heading) &&
    !/[.!?]$/.test(heading.text) &&
    (isFormatName(heading.text) || ownWords(heading).some((word) => !GENERAL.has(word)))
  );
}

/** "Summer 3v3 League": the form of the game tells it from other leagues. */
export const isFormatName = (text: string): boolean =>
  /\b\d{1,2}\s?v\s?\d{1,2}\b/i.test(text) && STRONG_NOUN.test(text);

export const hasProgramNoun = (text: string): boolean => PROGRAM_NOUN.test(text);

/** Words of a label beside the age group that it holds ("Micro (U5-U6)" → micro); none for "Under 5 – Under 8". */
export function ownWords(piece: Piece): string[] {
  const without = readAgeStatements(piece).reduceRight(
    (text, { start, end }) => `${text.slice(0, start - piece.start)} ${text.slice(end - piece.start)}`,
    piece.text,
  );
  return (without.toLowerCase().match(/[\p{L}][\p{L}'’&-]*/gu) ?? []).filter(
    (word) => word.length > 1 && !/^(?:or|older|up|under|grade|birth|born)$/.test(word),
  );
}

const PHRASE = /(?:\b\p{Lu}[\p{L}'’&.-]*\s+){1,5}(?:League|Program|Programme|Academy|Camps?|Clinics?)\b/u;

/** A program named in prose: a run of capitalised words that ends in "League", "Program" and the like. */
export function findNamePhrase({ text, start }: Piece): Piece | null {
  const match = PHRASE.exec(text);
  if (!match) return null;
  const lead = /^(?:(?:The|Our|This|Your|Each|All|Please|Welcome|Join|In|At|For)\s+)+/.exec(match[0])?.[0].length ?? 0;
  const phrase = match[0].slice(lead);
  if (!/\s/.test(phrase)) return null;
  const from = start + match.index + lead;
  return { text: phrase, start: from, end: from + phrase.length };
}
