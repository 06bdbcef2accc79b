import type { TextLayer } from '#contracts/page.ts';
import { readAgeStatements } from './ages/read-age-statements.ts';
import { findNamePhrase, hasProgramNoun, isName } from './heading-names.ts';
import { isAboutOthers, tellsOtherSport, tellsSoccer } from './line-topics.ts';
import { type Piece, readSections, type Section } from './page-sections.ts';
import { readFees } from './read-fees.ts';

/** The part of a page that is about one program. */
export interface Scope {
  name: Piece | null;
  /** The page itself, with all that belongs to no program of its own. */
  isPage: boolean;
  sections: Section[];
}

/** Each heading that names a program begins a scope, which ends at the next heading that is as high or names another. */
export function readScopes(layer: TextLayer): Scope[] {
  const sections = readSections(layer);
  const page: Scope = { name: pageName(sections, layer), isPage: true, sections: [] };
  const scopes = [page];
  const open: { scope: Scope; level: number }[] = [{ scope: page, level: 0 }];
  for (const [index, section] of sections.entries()) {
    const { heading } = section;
    if (heading && heading.start !== page.name?.start) {
      while ((open.at(-1)?.level ?? 0) >= heading.level) open.pop();
      if (isProgramHeading(sections, index)) {
        const scope: Scope = { name: heading, isPage: false, sections: [] };
        scopes.push(scope);
        open.push({ scope, level: heading.level });
      }
    }
    open.at(-1)?.scope.sections.push(section);
  }
  return scopes;
}

/** A page is called by its top heading, or by its title where that stands in the text. */
function pageName(sections: Section[], { title, text }: TextLayer): Piece | null {
  const top = sections.find(({ heading }) => heading?.level === 1)?.heading;
  const at = title ? text.indexOf(title) : -1;
  const name = top ?? (title && at >= 0 ? { text: title, start: at, end: at + title.length } : null);
  if (name && isName(name)) return name;
  // Under a heading such as "Registration" the prose calls the program by its name.
  const lines = sections.flatMap((section) => section.lines);
  return lines.map((line) => findNamePhrase(line)).find((phrase) => phrase !== null) ?? name;
}

/** A heading names a program when it has a name and something that a program has: ages, a fee, or a word such as "camp". */
function isProgramHeading(sections: Section[], index: number): boolean {
  const heading = sections[index]?.heading;
  if (!heading) return false;
  // On a page of many sports the plain heading "Youth Soccer" tells one program from the others.
  if (tellsSoccer(heading.text) && sections.some((other) => other.heading && tellsOtherSport(other.heading.text)))
    return true;
  if (!isName(heading)) return false;
  if (hasProgramNoun(heading.text) || readAgeStatements(heading).length > 0) return true;
  if (isAboutOthers(heading.text)) return false;
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
