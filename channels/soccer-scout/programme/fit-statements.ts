import type { Child } from '../brief/child.ts';
import { type Fit, fitMeaning } from './age-fit.ts';
import type { AgeMeaning } from './ages/age-meaning.ts';
import type { Placed } from './ages/read-age-statements.ts';
import type { Line } from './page-lines.ts';

/** A child and the day (ISO 8601) on which it has its age. */
export interface Asked {
  child: Child;
  acceptedAt: string;
}

/**
 * Whether a child fits what some statements say together. One that takes it is enough. Otherwise ages, birthdays and grades in figures
 * settle it before age groups do, whose edges are soft, and a `no` needs all of them.
 */
export function fitStatements(statements: Placed[], asked: Asked): Fit {
  const all = unitsOf(statements).map((unit) => ({ unit, fit: fitUnit(unit, asked) }));
  if (all.some(({ fit }) => fit === 'yes') || isBornWithin(statements, asked)) return 'yes';
  const exact = all.filter(({ unit }) => unit.some(({ meaning }) => meaning.kind !== 'groups'));
  const settling = exact.length > 0 ? exact : all;
  return settling.length > 0 && settling.every(({ fit }) => fit === 'no') ? 'no' : 'unknown';
}

/** Groups by birth years that follow each other leave no gap: a child between two of them is in one. */
function isBornWithin(statements: Placed[], { child, acceptedAt }: Asked): boolean {
  const spans = statements.flatMap(({ meaning }) => (meaning.kind === 'births' ? [meaning] : []));
  const years = spans.flatMap(({ from, to }) => {
    const [first, last] = [from, to].map((day) => (day === null ? null : Number(day.slice(0, 4))));
    return first != null && last != null && isWholeYears(from, to) ? [{ first, last }] : [];
  });
  const joined = years
    .toSorted((a, b) => a.first - b.first)
    .reduce<{ first: number; last: number }[]>((runs, { first, last }) => {
      const run = runs.at(-1);
      if (run && first <= run.last + 1) run.last = Math.max(run.last, last);
      else runs.push({ first, last });
      return runs;
    }, []);
  return joined.some(
    ({ first, last }) =>
      fitMeaning({ kind: 'births', from: `${first}-01-01`, to: `${last}-12-31` }, child, acceptedAt) === 'yes',
  );
}

const isWholeYears = (from: string | null, to: string | null): boolean =>
  from?.endsWith('-01-01') === true && to?.endsWith('-12-31') === true;

/** The group with the lowest limit that the child has not reached; the words about it that are told first on the page. */
export function findGroup(statements: Placed[], asked: Asked): Placed | undefined {
  const fitting = unitsOf(statements).flatMap((unit) => {
    const told = unit.find(({ meaning }) => fitMeaning(meaning, asked.child, asked.acceptedAt) === 'yes');
    return told && fitUnit(unit, asked) === 'yes' ? [told] : [];
  });
  return fitting.toSorted((a, b) => highest(a) - highest(b))[0];
}

/** The statement to show for a verdict: figures before groups, the narrowest group, for a `no` the one nearest to the child's age. */
export function findTelling(statements: Placed[], fit: Fit, asked: Asked): Placed | undefined {
  if (fit === 'no') return findNearest(statements, asked);
  const same = unitsOf(statements).flatMap((unit) => {
    const told = figuresFirst(unit).find(({ meaning }) => fitMeaning(meaning, asked.child, asked.acceptedAt) === fit);
    return told && fitUnit(unit, asked) === fit ? [told] : [];
  });
  const exact =
    same.find(({ meaning }) => meaning.kind === 'ages') ?? same.find(({ meaning }) => meaning.kind !== 'groups');
  return exact ?? (fit === 'yes' ? findGroup(same, asked) : undefined) ?? same[0] ?? statements[0];
}

/**
 * Cells of one row, and what stands under the heading of a group, describe one group, so each of them has to hold, unless two of them state the same kind of thing: then the groups stand
 * side by side, as in a head over columns. Statements in prose stand for themselves.
 */
function unitsOf(statements: Placed[]): Placed[][] {
  const rows = new Map<number, Placed[]>();
  const units: Placed[][] = [];
  for (const statement of statements) {
    const key = statement.group ?? (isRow(statement.line) ? statement.line.start : undefined);
    const row = key === undefined ? undefined : rows.get(key);
    if (row && row.every(({ meaning }) => meaning.kind !== statement.meaning.kind)) row.push(statement);
    else {
      const unit = [statement];
      units.push(unit);
      if (key !== undefined) rows.set(key, unit);
    }
  }
  return units;
}

const figuresFirst = (unit: Placed[]): Placed[] =>
  unit.toSorted((a, b) => FIGURES.indexOf(a.meaning.kind) - FIGURES.indexOf(b.meaning.kind));
const FIGURES = ['ages', 'births', 'grades', 'groups'];

const isRow = (line: Placed['line']): boolean => 'kind' in line && (line as Line).kind === 'row';

function fitUnit(unit: Placed[], { child, acceptedAt }: Asked): Fit {
  const fitsOf = (statements: Placed[]): Fit[] =>
    statements.map(({ meaning }) => fitMeaning(meaning, child, acceptedAt));
  const exact = fitsOf(unit.filter(({ meaning }) => meaning.kind !== 'groups'));
  const fits = exact.includes('yes') || unit.some(isUnread) ? exact : fitsOf(unit);
  if (fits.includes('no')) return 'no';
  return fits.includes('yes') ? 'yes' : 'unknown';
}

/** Days of birth of which nothing was read. */
const isUnread = ({ meaning }: Placed): boolean =>
  meaning.kind === 'births' && meaning.from === null && meaning.to === null;

function highest({ meaning }: Placed): number {
  if (meaning.kind === 'groups') return meaning.max ?? 99;
  return meaning.kind === 'ages' ? (meaning.max ?? 99) + 1 : 50;
}

/** Of statements that all leave a child out: the one that begins or ends nearest to its age. */
function findNearest(statements: Placed[], { child: { minAge, maxAge }, acceptedAt }: Asked): Placed | undefined {
  const gap = ({ meaning }: Placed): number => {
    const { min, max } = yearsOf(meaning, acceptedAt);
    return Math.max((min ?? minAge) - maxAge, minAge - (max ?? maxAge), 0);
  };
  const isGroup = ({ meaning }: Placed): number => Number(meaning.kind === 'groups');
  return statements.toSorted((a, b) => gap(a) - gap(b) || isGroup(a) - isGroup(b))[0];
}

function yearsOf(meaning: AgeMeaning, acceptedAt: string): { min: number | null; max: number | null } {
  if (meaning.kind === 'ages') return meaning;
  if (meaning.kind === 'groups') return { min: meaning.min - 2, max: meaning.max === null ? null : meaning.max - 1 };
  if (meaning.kind === 'grades') return { min: meaning.min + 5, max: meaning.max === null ? null : meaning.max + 6 };
  const age = (born: string | null): number | null =>
    born === null ? null : Number(acceptedAt.slice(0, 4)) - Number(born.slice(0, 4));
  return { min: age(meaning.to), max: age(meaning.from) };
}
