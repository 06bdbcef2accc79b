import type { TextLayer } from '#contracts/page.ts';
import { genderOfGroup, type Placed, placed, readAgeStatements } from './ages/read-age-statements.ts';
import { findNamePhrase, hasProgramNoun, isFormatName, isName } from './heading-names.ts';
import { isAboutOthers, tellsOtherSport, tellsSoccer } from './line-topics.ts';
import { areApart } from './list-groups.ts';
import { type Line, type Piece } from './page-lines.ts';
import { type Heading, readSections, type Section } from './page-sections.ts';
import { partPast } from './part-past.ts';
import { readFees } from './read-fees.ts';

/** The part of a page that is about one program. */
export interface Scope {
  name: Piece | null;
  /** The page itself, with all that belongs to no program of its own. */
  isPage: boolean;
  sections: Section[];
}

/** Programs of one page that are told apart. */
const MOST_SCOPES = 40;

/** Each heading that names a program begins a scope, which ends at the next heading that is as high or names another. */
export function readScopes(layer: TextLayer, today = ''): { scopes: Scope[]; past: Heading[] } {
  const { sections, past } = partPast(readSections(layer), today);
  const apart = programsApart(sections);
  const page: Scope = { name: pageName(sections, apart, layer), isPage: true, sections: [] };
  const scopes = [page];
  const open: { scope: Scope; level: number }[] = [{ scope: page, level: 0 }];
  const isMixed = sections.some(({ heading }) => heading !== null && tellsOtherSport(heading.text));
  for (const [index, section] of sections.entries()) {
    const { heading } = section;
    if (heading && heading.start !== page.name?.start) {
      while ((open.at(-1)?.level ?? 0) >= heading.level) open.pop();
      if (scopes.length <= MOST_SCOPES && (apart.has(heading) || isProgramHeading(sections, index, isMixed))) {
        const scope: Scope = { name: heading, isPage: false, sections: [] };
        scopes.push(scope);
        open.push({ scope, level: heading.level });
      }
    }
    open.at(-1)?.scope.sections.push(section);
  }
  page.name ??= headingOverAges(page.sections);
  return { scopes, past };
}

/** Headings side by side, each for ages of its own and with a fee, of which two take the same child: no groups of one program, but programs. */
function programsApart(sections: Section[]): ReadonlySet<Heading> {
  const priced = sections.flatMap(({ heading, lines }) => {
    const ages = heading && heading.level > 1 && !heading.isBare ? placed(heading) : [];
    return heading && ages.length > 0 && hasFee(lines) ? [{ heading, ages }] : [];
  });
  const levels = [...Map.groupBy(priced, ({ heading }) => heading.level).values()];
  const isTwice = (group: typeof priced): boolean =>
    group.some(({ ages }, at) =>
      group.slice(at + 1).some((other) => !areApart(ages, other.ages) && isForSame(ages, other.ages)),
    );
  return new Set(levels.filter(isTwice).flatMap((group) => group.map(({ heading }) => heading)));
}

export const hasFee = (lines: Line[]): boolean =>
  lines.some((line) => readFees(line, '').some(({ isSideCost }) => !isSideCost));

/** Girls and boys of one age are groups. */
const isForSame = (some: Placed[], others: Placed[]): boolean =>
  some.every((one) => others.every((other) => genderOfGroup(one) === genderOfGroup(other)));

/** A page is called by the headings that it opens with, one with a word such as "league" before others, or by its title. */
function pageName(sections: Section[], apart: ReadonlySet<Heading>, { title, text }: TextLayer): Piece | null {
  const opening = openingHeadings(sections);
  const named = opening.filter((heading) => isName(heading) && !apart.has(heading));
  const name = named.find((heading) => hasProgramNoun(heading.text)) ?? named[0];
  if (name) return name;
  const at = title ? text.indexOf(title) : -1;
  const inTitle = title && at >= 0 ? { text: title, start: at, end: at + title.length } : null;
  if (inTitle && isName(inTitle)) return inTitle;
  // Under a heading such as "Registration" the prose calls the program by its name.
  const lines = sections.flatMap((section) => section.lines);
  const phrase = lines.map((line) => findNamePhrase(line)).find((found) => found !== null);
  return phrase ?? opening.find(({ level }) => level === 1) ?? inTitle;
}

/** Where nothing else names the program, the heading over its ages does, plain as it is: "Spring League". */
function headingOverAges(sections: Section[]): Piece | null {
  const tellsAges = ({ heading, lines }: Section): boolean =>
    [...(heading ? [heading] : []), ...lines].some((piece) => readAgeStatements(piece).length > 0);
  return (
    sections.find(({ heading, lines }) => heading && JOINABLE.test(heading.text) && tellsAges({ heading, lines }))
      ?.heading ?? null
  );
}

const JOINABLE =
  /\b(?:leagues?|program(?:me)?s?|teams?|soccer|seasons?|spring|summer|winter|fall|autumn|boys|girls|co-?ed|youth|players|intro|u-?\d{1,2}|\d{1,2}u)\b/i;

/** Headings that follow each other without a word between them, the first of them at the top of the page. */
function openingHeadings(sections: Section[]): Heading[] {
  const headed = sections.filter(({ heading }) => heading !== null && !heading.isBare);
  const last = headed.findIndex(({ lines }) => lines.length > 0);
  const opening = headed.slice(0, last < 0 ? headed.length : last + 1).flatMap(({ heading }) => heading ?? []);
  return opening[0]?.level === 1 ? opening : [];
}

/** A heading names a program when it has a name and something that a program has: ages, a fee, or a word such as "camp". */
function isProgramHeading(sections: Section[], index: number, isMixed: boolean): boolean {
  const heading = sections[index]?.heading;
  if (!heading) return false;
  // On a page of many sports the plain heading "Youth Soccer" tells one program from the others.
  if (isMixed && tellsSoccer(heading.text)) return true;
  if (!isName(heading)) return false;
  if (!heading.isBare && (hasProgramNoun(heading.text) || readAgeStatements(heading).length > 0)) return true;
  if (isAboutOthers(heading.text) && !isFormatName(heading.text)) return false;
  const end = sections.findIndex(
    ({ heading: next }, at) => at > index && next !== null && (next.level <= heading.level || isName(next)),
  );
  const own = sections.slice(index, end < 0 ? undefined : end);
  return own.some(({ lines }) =>
    lines.some(
      (line) =>
        (!isAboutOthers(line.text) && readAgeStatements(line).length > 0) ||
        readFees(line, heading.text).some(({ isSideCost }) => !isSideCost),
    ),
  );
}
