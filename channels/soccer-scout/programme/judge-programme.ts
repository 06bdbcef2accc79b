import type { Child } from '../brief/read-children.ts';
import type { AgeMeaning } from './ages/age-meaning.ts';
import { type Fit, fitAny, fitMeaning } from './age-fit.ts';
import type { Fee } from './read-fees.ts';
import type { Placed } from './ages/read-age-statements.ts';
import type { Programme } from './read-programmes.ts';

/** What a program means for the children of a brief. */
export interface Judgement {
  fit: Fit;
  /** One verdict per child of the brief. */
  fits: { label: string; fit: Fit }[];
  /** Where the program begins or ends, in years, for a child that it does not take. */
  limit: { from: number } | { upTo: number } | null;
  /** The words that settle the fit, or else the first about ages. */
  ages: Placed | null;
  /** The group inside the program that the children play in, where the page has groups. */
  group: Placed | null;
  /** Fees for the children's ages; all of them where the brief gives no age. */
  fees: Fee[];
  /** The page states fees, but none for these ages. */
  hasOtherFees: boolean;
}

/** Compares a program with the children of a brief. With several, it fits when it fits one of them. */
export function judgeProgramme(programme: Programme, children: Child[], acceptedAt: string): Judgement {
  const { divisions, fees } = programme;
  const statements = programme.ages.length > 0 ? programme.ages : divisions;
  if (children.length === 0) {
    return {
      fit: 'unknown',
      fits: [],
      limit: null,
      ages: statements[0] ?? null,
      group: null,
      fees,
      hasOtherFees: false,
    };
  }
  const fits = children.map((child) => ({ child, fit: fitProgramme(programme, child, acceptedAt) }));
  const { child, fit } = fits.toSorted((a, b) => ORDER[a.fit] - ORDER[b.fit])[0] ?? {
    child: children[0],
    fit: 'unknown',
  };
  const fitting = fits.filter((one) => one.fit !== 'no').map((one) => one.child);
  const own = distinctFees(fitting.flatMap((one) => feesFor(fees, one, acceptedAt)));
  const ages = (child && telling(statements, child, { fit, acceptedAt })) ?? null;
  return {
    fit,
    limit: child && ages && fit === 'no' ? limitOf(ages.meaning, child) : null,
    fits: fits.map((one) => ({ label: one.child.label, fit: one.fit })),
    ages,
    group: child && fit === 'yes' ? (findGroup(divisions, child, acceptedAt) ?? null) : null,
    fees: own,
    hasOtherFees: own.length === 0 && fees.length > 0,
  };
}

const ORDER = { yes: 0, unknown: 1, no: 2 };

/** "From age 5" says nothing about the top; where the groups of the program end below a child, the page does not settle it. */
function fitProgramme({ ages, divisions }: Programme, child: Child, acceptedAt: string): Fit {
  const fit = fitStatements(ages.length > 0 ? ages : divisions, child, acceptedAt);
  const isClosed = ages.some(({ meaning }) => fitMeaning(meaning, child, acceptedAt) === 'yes' && !isOpen(meaning));
  if (fit !== 'yes' || ages.length === 0 || isClosed || divisions.length === 0) return fit;
  return fitStatements(divisions, child, acceptedAt) === 'no' ? 'unknown' : fit;
}

function isOpen(meaning: AgeMeaning): boolean {
  return meaning.kind === 'births' ? meaning.from === null || meaning.to === null : meaning.max === null;
}

/**
 * One statement that takes the child is enough. Otherwise ages, birthdays and grades in figures settle it before age groups do, whose
 * edges are soft.
 */
function fitStatements(statements: Placed[], child: Child, acceptedAt: string): Fit {
  const meanings = statements.map(({ meaning }) => meaning);
  if (fitAny(meanings, child, acceptedAt) === 'yes') return 'yes';
  const exact = meanings.filter(({ kind }) => kind !== 'groups');
  return fitAny(exact.length > 0 ? exact : meanings, child, acceptedAt);
}

/** The statement to show for a verdict: the narrowest that takes the child, else the first that says the same. */
function telling(
  statements: Placed[],
  child: Child,
  { fit, acceptedAt }: { fit: Fit; acceptedAt: string },
): Placed | undefined {
  if (fit === 'no') return nearest(statements, child);
  const same = statements.filter(({ meaning }) => fitMeaning(meaning, child, acceptedAt) === fit);
  const exact = same.find(({ meaning }) => meaning.kind !== 'groups');
  return exact ?? (fit === 'yes' ? findGroup(same, child, acceptedAt) : undefined) ?? same[0] ?? statements[0];
}

/** Of statements that all leave the child out: the one that begins or ends nearest to the child's age. */
function nearest(statements: Placed[], { minAge, maxAge }: Child): Placed | undefined {
  const gap = ({ meaning }: Placed): number => {
    const { min, max } = yearsOf(meaning);
    return Math.max((min ?? minAge) - maxAge, minAge - (max ?? maxAge), 0);
  };
  return statements.toSorted(
    (a, b) => gap(a) - gap(b) || Number(a.meaning.kind === 'groups') - Number(b.meaning.kind === 'groups'),
  )[0];
}

/** Only figures that the page writes in years are told as such. */
function limitOf(meaning: AgeMeaning, { minAge, maxAge }: Child): Judgement['limit'] {
  if (meaning.kind !== 'ages') return null;
  if (meaning.min !== null && Number.isInteger(meaning.min) && maxAge < meaning.min) return { from: meaning.min };
  return meaning.max !== null && Number.isInteger(meaning.max) && minAge > meaning.max ? { upTo: meaning.max } : null;
}

function yearsOf(meaning: AgeMeaning): { min: number | null; max: number | null } {
  if (meaning.kind === 'ages') return meaning;
  if (meaning.kind === 'groups') return { min: meaning.min - 2, max: meaning.max === null ? null : meaning.max - 1 };
  return meaning.kind === 'grades'
    ? { min: meaning.min + 5, max: meaning.max === null ? null : meaning.max + 6 }
    : { min: null, max: null };
}

/** The group with the lowest limit that the child has not reached. */
function findGroup<S extends Pick<Placed, 'meaning'>>(
  statements: S[],
  child: Child,
  acceptedAt: string,
): S | undefined {
  const fitting = statements.filter(({ meaning }) => fitMeaning(meaning, child, acceptedAt) === 'yes');
  return fitting.toSorted((a, b) => highest(a) - highest(b))[0];
}

const highest = ({ meaning }: Pick<Placed, 'meaning'>): number => {
  if (meaning.kind === 'groups') return meaning.max ?? 99;
  return meaning.kind === 'ages' ? (meaning.max ?? 99) + 1 : 50;
};

function feesFor(fees: Fee[], child: Child, acceptedAt: string): Fee[] {
  const labelled = fees.filter(({ labels }) => labels.length > 0);
  const labels = labelled.flatMap((fee) => fee.labels);
  const group = findGroup(labels, child, acceptedAt);
  const meaning = JSON.stringify(group?.meaning);
  const own = labelled.filter((fee) => fee.labels.some((label) => JSON.stringify(label.meaning) === meaning));
  const open = labelled.filter((fee) =>
    fee.labels.some((label) => fitMeaning(label.meaning, child, acceptedAt) === 'unknown'),
  );
  const forAll = fees.filter((fee) => fee.labels.length === 0);
  if (own.length > 0) return own;
  return open.length > 0 ? open : forAll;
}

const distinctFees = (fees: Fee[]): Fee[] =>
  fees.filter((fee, index) => fees.findIndex((other) => other.parts[0]?.start === fee.parts[0]?.start) === index);
