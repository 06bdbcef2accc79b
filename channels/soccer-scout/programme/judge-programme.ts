import type { Child } from '../brief/read-children.ts';
import { type Fit, fitAny, fitMeaning } from './age-fit.ts';
import type { Fee } from './read-fees.ts';
import type { Placed, Programme } from './read-programmes.ts';

/** What a program means for the children of a brief. */
export interface Judgement {
  fit: Fit;
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
  const decisive = decisiveAges(programme);
  if (children.length === 0) {
    return { fit: 'unknown', ages: decisive[0] ?? null, group: null, fees, hasOtherFees: false };
  }
  const fits = children.map((child) => ({
    child,
    fit: fitAny(
      decisive.map(({ meaning }) => meaning),
      child,
      acceptedAt,
    ),
  }));
  const best = fits.find(({ fit }) => fit === 'yes') ?? fits.find(({ fit }) => fit === 'unknown') ?? fits[0];
  const fit = best?.fit ?? 'unknown';
  const child = best?.child;
  const fitting = (statements: Placed[]): Placed | undefined =>
    child &&
    (findGroup(statements, child, acceptedAt) ??
      statements.find(({ meaning }) => fitMeaning(meaning, child, acceptedAt) === fit));
  const own = fit === 'no' ? [] : distinctFees(children.flatMap((one) => feesFor(fees, one, acceptedAt)));
  return {
    fit,
    ages: fitting(decisive) ?? decisive[0] ?? null,
    group: child && fit === 'yes' ? (findGroup(divisions, child, acceptedAt) ?? null) : null,
    fees: own,
    hasOtherFees: own.length === 0 && fees.length > 0,
  };
}

/** What is said of the whole program counts before its groups, and ages, birthdays and grades before age groups. */
function decisiveAges({ ages, divisions }: Programme): Placed[] {
  const exact = ages.filter(({ meaning }) => meaning.kind !== 'groups');
  if (exact.length > 0) return exact;
  return ages.length > 0 ? ages : divisions;
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
