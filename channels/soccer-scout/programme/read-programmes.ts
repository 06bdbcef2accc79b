import type { TextLayer } from '#contracts/page.ts';
import { type AgeStatement, readAgeStatements } from './ages/read-age-statements.ts';
import { hasProgramNoun, isName, ownWords } from './heading-names.ts';
import { isAboutOthers, isSoccerPage, tellsOtherSport, tellsRegistration, tellsSeason } from './line-topics.ts';
import { type Line, type Piece, readSections, type Section } from './page-sections.ts';
import { readAddress } from './read-address.ts';
import { type Fee, readFees } from './read-fees.ts';

/** Something that a page offers, in the page's words. */
export interface Programme {
  name: Piece;
  /** Whom the whole program is for, as far as the page says so outside its lists of groups. */
  ages: Placed[];
  /** Groups inside the program, as its lists and fee tables name them. */
  divisions: Placed[];
  fees: Fee[];
  sideCosts: Fee[];
  address: { address: Piece; isStreet: boolean; line: Line } | null;
  /** Lines about dates and times, and about whether one can register. */
  season: Line[];
  registration: Line[];
}

/** A statement about ages and the heading or line that it stands in. */
export interface Placed extends AgeStatement {
  line: Piece;
}

/** The soccer programs of a club's or town's page. A page that does not speak of soccer has none. */
export function readProgrammes(layer: TextLayer): Programme[] {
  if (!isSoccerPage(`${layer.title ?? ''} ${layer.text}`)) return [];
  const sections = readSections(layer);
  const scopes = readScopes(sections, layer);
  return scopes
    .flatMap((scope) => [...readNamedRows(scope), readProgramme(scope)])
    .filter((programme): programme is Programme => programme !== null && !tellsOtherSport(programme.name.text))
    .filter(hasSubstance(scopes.length));
}

interface Scope {
  name: Piece;
  isPage: boolean;
  sections: Section[];
}

/** Each heading that names a program begins a scope, which ends at the next heading that is as high or names another. */
function readScopes(sections: Section[], layer: TextLayer): Scope[] {
  const page = pageName(sections, layer);
  const scopes: Scope[] = page ? [{ name: page, isPage: true, sections: [] }] : [];
  const open: { scope: Scope; level: number }[] = scopes.map((scope) => ({ scope, level: 0 }));
  for (const [index, section] of sections.entries()) {
    const { heading } = section;
    if (heading && heading.start !== page?.start) {
      while ((open.at(-1)?.level ?? 0) >= heading.level) open.pop();
      if (isProgramHeading(sections, index)) {
        const scope = { name: heading, isPage: false, sections: [] };
        scopes.push(scope);
        open.push({ scope, level: heading.level });
      }
    }
    open.at(-1)?.scope.sections.push(section);
  }
  return scopes;
}

function pageName(sections: Section[], { title, text }: TextLayer): Piece | null {
  const first = sections.find(({ heading }) => heading !== null)?.heading;
  const at = title ? text.indexOf(title) : -1;
  const inTitle = title && at >= 0 ? { text: title, start: at, end: at + title.length } : null;
  if (first && (first.level === 1 || !inTitle)) return first;
  return inTitle ?? first ?? null;
}

/** A heading names a program when it has a name and something that a program has: ages, a fee, or a word such as "camp". */
function isProgramHeading(sections: Section[], index: number): boolean {
  const heading = sections[index]?.heading;
  if (!heading || !isName(heading)) return false;
  if (hasProgramNoun(heading.text)) return true;
  const end = sections.findIndex(
    ({ heading: next }, at) => at > index && next !== null && (next.level <= heading.level || isName(next)),
  );
  const own = sections.slice(index, end < 0 ? undefined : end);
  const lines = own.flatMap((section) => section.lines.map((line) => ({ line, context: section.heading?.text ?? '' })));
  return (
    readAgeStatements(heading).length > 0 ||
    lines.some(
      ({ line, context }) =>
        (eligibility(line).length > 0 && !isAboutOthers(heading.text)) ||
        readFees(line, context).some(({ isSideCost }) => !isSideCost),
    )
  );
}

const eligibility = (line: Line): AgeStatement[] => (isAboutOthers(line.text) ? [] : readAgeStatements(line));

function readProgramme({ name, sections }: Scope): Programme {
  const programme: Programme = {
    name,
    ages: [],
    divisions: [],
    fees: [],
    sideCosts: [],
    address: null,
    season: [],
    registration: [],
  };
  programme.ages.push(...readAgeStatements(name).map((statement) => ({ ...statement, line: name })));
  for (const { heading, lines } of sections) {
    const isOwnName = heading === null || heading.start === name.start;
    const inHeading = isOwnName ? [] : readAgeStatements(heading).map((statement) => ({ ...statement, line: heading }));
    // "U6 (ages 4 and 5)" over a fee is a group of the program; "League for ages 4-18" over prose is the program itself.
    const isDivision =
      inHeading.length > 0 && lines.some((line) => readFees(line, '').some(({ isSideCost }) => !isSideCost));
    (isDivision ? programme.divisions : programme.ages).push(...inHeading);
    for (const [index, line] of lines.entries()) {
      readLine(programme, line, {
        heading: heading?.text ?? '',
        parents: parentsOf(lines, index),
        labels: isDivision ? inHeading : [],
      });
    }
  }
  return programme;
}

interface Context {
  heading: string;
  parents: Line[];
  labels: Placed[];
}

function readLine(programme: Programme, line: Line, { heading, parents, labels }: Context): void {
  if (line.kind === 'row' && line.header.length === 0 && line.cells.length > 1 && findHeader(line)) return;
  const above = [heading, ...parents.map(({ text }) => text)].join(' ');
  const inherited = [
    ...labels,
    ...parents.flatMap((parent) => readAgeStatements(parent).map((statement) => ({ ...statement, line: parent }))),
  ];
  const fees = readFees(line, above);
  for (const fee of fees) {
    const own = fee.labels.length > 0 ? fee.labels : inherited;
    (fee.isSideCost ? programme.sideCosts : programme.fees).push({ ...fee, labels: own, intro: parents[0] ?? null });
    if (!fee.isSideCost) programme.divisions.push(...fee.labels.map((statement) => ({ ...statement, line })));
  }
  if (fees.length === 0 && !isAboutOthers(`${line.text} ${parents.map(({ text }) => text).join(' ')}`)) {
    const statements = statementsOf(line).map((statement) => ({ ...statement, line }));
    const isList = line.kind === 'row' || (line.kind === 'item' && statements[0]?.start === line.start);
    (isList ? programme.divisions : programme.ages).push(...statements);
  }
  const found = readAddress(line);
  if (found && (!programme.address || (found.isStreet && !programme.address.isStreet)))
    programme.address = { ...found, line };
  if (tellsRegistration(line.text)) programme.registration.push(line);
  else if (tellsSeason(line.text)) programme.season.push(line);
}

/** Statements of a line; a cell of figures is read by the header of its column. */
function statementsOf(line: Line): AgeStatement[] {
  if (line.kind !== 'row') return readAgeStatements(line);
  return line.cells.flatMap((cell, index) => readAgeStatements(cell, line.header[index]?.text));
}

const findHeader = (row: Line): boolean => row.cells.every(({ text }) => !/\d/.test(text));

/** The items that a line stands inside, and the line before it that ends with a colon. */
function parentsOf(lines: Line[], index: number): Line[] {
  const line = lines[index];
  if (!line) return [];
  const parents: Line[] = [];
  let depth = line.depth;
  for (let at = index - 1; at >= 0; at -= 1) {
    const other = lines[at];
    if (!other) break;
    const introduces =
      other.kind !== 'row' &&
      /:\s*$/.test(other.text) &&
      other.depth <= line.depth &&
      parents.every(({ depth: inner }) => inner > other.depth);
    if (introduces || (other.kind === 'item' && other.depth < depth)) {
      parents.push(other);
      depth = Math.min(depth, other.depth);
    }
    if (depth === 0) break;
  }
  return parents;
}

const NAME_COLUMN = /\b(?:program|programme|league|class|camp|clinic|team|activity|course|name|session|offering)\b/i;

/** A table whose rows are programs: a column of names beside ages or fees. Rows that only name a group belong to the program above. */
function readNamedRows({ sections }: Scope): Programme[] {
  return sections.flatMap(({ heading, lines }) =>
    lines.flatMap((line) => {
      const column = line.header.findIndex(({ text }) => NAME_COLUMN.test(text));
      const name = line.cells[column];
      if (line.kind !== 'row' || !name || ownWords(name).length === 0) return [];
      const programme = readProgramme({ name, isPage: false, sections: [{ heading: null, lines: [line] }] });
      const fees = readFees(line, heading?.text ?? '').filter(({ isSideCost }) => !isSideCost);
      const ages = statementsOf(line).map((statement) => ({ ...statement, line }));
      return ages.length > 0 || fees.length > 0
        ? [{ ...programme, ages, divisions: [], fees: fees.map((fee) => ({ ...fee, labels: [] })) }]
        : [];
    }),
  );
}

/** Drops a page's own heading once the programs below it say everything, and names that nothing is said about. */
function hasSubstance(scopes: number): (programme: Programme, index: number, all: Programme[]) => boolean {
  return ({ name, ages, divisions, fees }, index, all) => {
    const saysSomething = ages.length + divisions.length + fees.length > 0;
    if (saysSomething) return true;
    const isOnly = all.length === 1 || (scopes === 1 && index === 0);
    return isOnly || hasProgramNoun(name.text);
  };
}
