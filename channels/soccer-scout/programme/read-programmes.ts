import type { TextLayer } from '#contracts/page.ts';
import {
  type AgeStatement,
  type Placed,
  placed,
  readAgeStatements,
  readRowStatements,
} from './ages/read-age-statements.ts';
import { readCutoff } from './ages/read-cutoff.ts';
import { hasProgramNoun, isGroupHeading, ownWords } from './heading-names.ts';
import {
  isAboutOthers,
  isSoccerPage,
  isTeamGamePage,
  tellsOtherClasses,
  tellsOtherSport,
  tellsSoccer,
  tellsRegistration,
  tellsSeason,
} from './line-topics.ts';
import { agesAbove, agesBeside, headOf, parentsOf, squadBefore } from './list-groups.ts';
import { type Line, type Piece, pieceOf } from './page-lines.ts';
import { type NamedGroup, namedGroups } from './named-groups.ts';
import { readAddress } from './read-address.ts';
import type { Programme } from './programme.ts';
import { type Fee, readFees } from './read-fees.ts';
import { timesOf } from './read-times.ts';
import { tellsUnreadAges } from './unread-ages.ts';
import { withCutoff } from './with-cutoff.ts';
import { hasFee, readScopes, type Scope } from './read-scopes.ts';

/** Programs and statements of one page that are kept; a page with more is a list of something else. */
const MOST = { programmes: 40, statements: 120 };

/** The soccer programs of a club's or town's page. A page that does not speak of soccer has none; `about`: what it is called beside its text. */
export function readProgrammes(layer: TextLayer, today = '', about = ''): Programme[] {
  const whole = `${layer.title ?? ''} ${about} ${layer.text}`;
  const isAssumed = !isSoccerPage(whole);
  const isOpen = isAssumed && !isTeamGamePage(whole);
  if (isOpen && tellsOtherClasses(whole)) return [];
  const { scopes, past } = readScopes(layer, today);
  const named = namedGroups(scopes.flatMap(({ sections }) => sections.flatMap(({ lines }) => lines)));
  const found = scopes.flatMap((scope) => {
    const whole = readProgramme(scope, layer.text, named);
    const { address, sideCosts } = whole;
    // Where rows are the programs, what is said beside the table is said of all of them.
    const rows = readNamedRows(scope).map((row) => ({ ...row, address, sideCosts }));
    return [whole, ...rows];
  });
  const own = found.filter(({ name }) => name === null || !tellsOtherSport(name.text));
  // A page that says nothing of any game may be of one where it has a price for each of several ages.
  const priced = own.flatMap(({ fees }) =>
    fees.flatMap(({ labels }) => labels.map(({ meaning }) => JSON.stringify(meaning))),
  );
  if (isOpen && new Set(priced).size < LEAST_GROUPS) return [];
  const soccer = withCommonPlace(withCutoff(own, readCutoff(layer.text))).map((programme) => ({
    ...programme,
    ...(isAssumed && { isAssumed }),
  }));
  return [
    ...soccer.filter((programme) => hasSubstance(programme) || (programme.isPage && soccer.length === 1)),
    ...past.map((heading) => ({ ...emptyProgramme(heading, false), isOver: true })),
  ].slice(0, MOST.programmes);
}

const LEAST_GROUPS = 3;

/** "All classes meet at …": the one address of a page holds for every program of it. */
function withCommonPlace(programmes: Programme[]): Programme[] {
  const addresses = programmes.flatMap(({ address }) => address ?? []);
  const [only] = addresses;
  if (addresses.length !== 1 || !only?.isStreet || !COMMON.test(only.line.text)) return programmes;
  return programmes.map((programme) => ({ ...programme, address: only }));
}
const COMMON =
  /^(?:all|everything|both|each|every|we|our|the (?:gym|hall|fields?|field ?house|pitch(?:es)?|grounds?|school|park|cent(?:er|re)))\b/i;

/** A name that nothing is said about counts only if it can be no heading of something else. */
function hasSubstance({ name, isPage, ages, divisions, fees }: Programme): boolean {
  if (ages.length + divisions.length + fees.length > 0) return true;
  return !isPage && name !== null && hasProgramNoun(name.text);
}

const emptyProgramme = (name: Piece | null, isPage: boolean): Programme => ({
  name,
  isPage,
  ages: [],
  divisions: [],
  fees: [],
  sideCosts: [],
  address: null,
  season: [],
  registration: [],
});

function readProgramme({ name, isPage, sections }: Scope, text: string, named: NamedGroup[]): Programme {
  const programme = emptyProgramme(name, isPage);
  if (name) programme.ages.push(...placed(name));
  const priced = sections.filter(
    ({ heading, lines }) => heading !== null && placed(heading).length > 0 && hasFee(lines),
  ).length;
  for (const { heading, lines } of sections) {
    const told = heading === null || heading.start === name?.start ? [] : placed(heading);
    // "U6 (ages 4 and 5)" over a fee is a group of the program; "League for ages 4-18" over one is the program itself.
    const isGroup = heading !== null && told.length > 0 && hasFee(lines) && (isGroupHeading(heading) || priced > 1);
    const group = isGroup ? heading : null;
    const inHeading = told.map((statement) => inGroup(statement, group));
    const labels = isGroup
      ? [
          ...inHeading,
          ...lines
            .filter((line) => line.kind !== 'row' && !isAboutOthers(line.text))
            .flatMap((line) => placed(line).map((statement) => inGroup(statement, group))),
        ]
      : [];
    (isGroup ? programme.divisions : programme.ages).push(...inHeading);
    if (heading && tellsRegistration(heading.text)) programme.registration.push({ ...heading, labels: [] });
    const above = agesAbove(lines);
    for (const [index, line] of lines.entries()) {
      if (isNamedRow(line)) continue;
      const beside = agesBeside(lines, index);
      readLine(programme, line, {
        heading,
        named,
        parents: parentsOf(lines, index),
        squad: squadBefore(lines, index, text),
        labels: [labels, beside, above.get(line) ?? []].find((one) => one.length > 0) ?? [],
        group,
        head: headOf(lines, index, text),
        text,
      });
    }
  }
  return {
    ...programme,
    ages: programme.ages.slice(0, MOST.statements),
    divisions: programme.divisions.slice(0, MOST.statements),
    fees: programme.fees.slice(0, MOST.statements),
    sideCosts: programme.sideCosts.slice(0, MOST.statements),
  };
}

const inGroup = (statement: Placed, group: Piece | null): Placed =>
  group ? { ...statement, group: group.start } : statement;

interface Context {
  heading: Piece | null;
  named: NamedGroup[];
  parents: Line[];
  labels: Placed[];
  squad: Placed[];
  /** The heading of the group that the line stands under. */
  group: Piece | null;
  /** The item that names the group whose first words the line is. */
  head: Line | null;
  /** Of the page. */
  text: string;
}

function readLine(
  programme: Programme,
  line: Line,
  { heading, named, parents, labels, squad, group, head, text }: Context,
): void {
  const above = parents.map(({ text }) => text).join(' ');
  const fees = readFees(line, `${heading?.text ?? ''} ${above}`, named);
  const top = head ?? (group && line.end - group.start <= LONGEST_SHOWN ? group : null);
  const shown = top && line.kind !== 'row' ? pieceOf(text, top.start, line.end) : undefined;
  const inherited = squad.length > 0 ? squad : [...labels, ...parents.flatMap(placed)];
  for (const fee of fees) {
    if (fee.isSideCost) programme.sideCosts.push({ ...fee, intro: introOf(parents) });
    else programme.fees.push({ ...fee, labels: fee.labels.length > 0 ? fee.labels : inherited });
  }
  readAges(programme, line, { above, fees, group, ...(shown && { shown }) });
  readPlaceAndTime(programme, line, { inherited, heading });
}
/** A group is told by its heading where that stands right over the line. */
const LONGEST_SHOWN = 120;

/** The line above that says what an amount is for; a label such as "Registration:" says nothing. */
const introOf = ([nearest]: Line[]): Line | null => (nearest && /\s\S+\s/.test(nearest.text) ? nearest : null);

/** A group of a list or of a table of fees is a part of the program; ages in prose are those of the whole. */
function readAges(
  programme: Programme,
  line: Line,
  { above, fees, group, shown }: { above: string; fees: Fee[]; group: Piece | null; shown?: Piece },
): void {
  if (fees.some(({ isSideCost }) => isSideCost)) return;
  if (isAboutOthers(`${line.text} ${above}`)) {
    programme.hasOtherAges ||= statementsOf(line).length > 0;
    return;
  }
  const statements = statementsOf(line).map((statement) =>
    inGroup({ ...statement, line, ...(shown && { shown }) }, line.kind === 'row' ? null : group),
  );
  const isGroup =
    group !== null ||
    line.kind === 'row' ||
    fees.length > 1 ||
    (line.kind === 'item' && (fees.length > 0 || statements[0]?.start === line.start));
  (isGroup ? programme.divisions : programme.ages).push(...statements);
  programme.hasUnreadAges ||= line.kind !== 'row' && tellsUnreadAges(line, statements);
}

const statementsOf = (line: Line): AgeStatement[] =>
  line.kind === 'row' ? readRowStatements(line) : readAgeStatements(line);

const placedIn = (line: Line): Placed[] => statementsOf(line).map((statement) => ({ ...statement, line }));

function readPlaceAndTime(
  programme: Programme,
  line: Line,
  { inherited, heading }: { inherited: Placed[]; heading: Piece | null },
): void {
  const found = readAddress(line);
  if (found && (!programme.address || (found.isStreet && !programme.address.isStreet)))
    programme.address = { ...found, line };
  const labels = [...placedIn(line), ...inherited];
  if (tellsRegistration(line.text)) programme.registration.push({ ...line, labels });
  else if (line.kind !== 'row' && tellsSeason(line.text)) programme.season.push({ ...line, labels });
  else
    programme.season.push(
      ...timesOf(line, heading).map(({ head, ...time }) => {
        // Groups side by side: each has the times of its column.
        const own = head ? readAgeStatements(head, line.header[0]?.text).map((one) => ({ ...one, line: head })) : [];
        return { ...time, labels: own.length > 0 ? own : labels };
      }),
    );
}

const NAME_COLUMN =
  /\b(?:program|programme|league|class|camp|clinic|team|activity|course|name|session|offering|sport)\b/i;

/** A row of a table whose rows are programs: a column of names beside ages or fees. One that names a group alone is none. */
function nameOfRow({ kind, cells, header }: Line): Piece | null {
  const name = cells[header.findIndex(({ text }) => NAME_COLUMN.test(text))];
  return kind === 'row' && name && ownWords(name).length > 0 ? name : null;
}

const isNamedRow = (line: Line): boolean => nameOfRow(line) !== null;

function readNamedRows({ name: about, sections }: Scope): Programme[] {
  const rows = sections.flatMap(({ heading, lines }) => lines.map((line) => ({ line, heading: heading?.text ?? '' })));
  // Where a row is called by the game, rows that are not are of something else.
  const isTold = rows.some(({ line }) => isNamedRow(line) && tellsSoccer(line.text));
  return rows.flatMap(({ line, heading }) => {
    const name = nameOfRow(line);
    if (!name || (isTold && !tellsSoccer(`${about?.text ?? ''} ${heading} ${line.text}`))) return [];
    const fees = readFees(line, heading).filter(({ isSideCost }) => !isSideCost);
    const ages = statementsOf(line).map((statement) => ({ ...statement, line }));
    if (ages.length + fees.length === 0) return [];
    const season = timesOf(line, null).map(({ head: _head, ...time }) => ({ ...time, labels: [] }));
    return [{ ...emptyProgramme(name, false), ages, season, fees: fees.map((fee) => ({ ...fee, labels: [] })) }];
  });
}
