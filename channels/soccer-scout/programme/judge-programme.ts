import type { Child } from '../brief/child.ts';
import { type Fit, fitMeaning } from './age-fit.ts';
import type { AgeMeaning } from './ages/age-meaning.ts';
import { genderOfGroup, genderOfWords, type Placed } from './ages/read-age-statements.ts';
import { type Asked, findGroup, findTelling, fitStatements } from './fit-statements.ts';
import type { Fee } from './read-fees.ts';
import type { Programme, SideCost, Timed } from './programme.ts';

/** What a program means for the children of a brief. */
export interface Judgement {
  fit: Fit;
  /** One verdict per child of the brief. */
  fits: { label: string; fit: Fit }[];
  /** Where the program begins or ends, in years, for a child that it does not take. */
  limit: { from: number } | { upTo: number } | null;
  /** The words that settle the fit, or else the first about ages. */
  ages: Placed | null;
  /** Those for further children that it takes, where they are others. */
  furtherAges: Placed[];
  /** The group inside the program that the child plays in, where the page has groups. */
  group: Placed | null;
  /** Fees for the children's ages, each with the group that it is for; all of them where the brief gives no age. */
  fees: { fee: Fee; label: Placed | null }[];
  /** Further amounts that are not for other ages. */
  sideCosts: SideCost[];
  /** Dates and times, and lines on registration, that are not for other ages. */
  season: Timed[];
  registration: Timed[];
  /** The page states fees, but none for these ages. */
  hasOtherFees: boolean;
}

/** Compares a program with the children of a brief. With several, it fits when it fits one of them. */
export function judgeProgramme(programme: Programme, children: Child[], acceptedAt: string): Judgement {
  const { divisions, fees, sideCosts, season, registration } = programme;
  const fits = children.map((child) => judgeFor(programme, { child, acceptedAt }));
  const best = fits.toSorted((a, b) => ORDER[a.fit] - ORDER[b.fit])[0];
  if (!best) {
    const all = fees.map((fee) => ({ fee, label: fee.labels[0] ?? null }));
    return {
      fit: 'unknown',
      fits: [],
      limit: null,
      ages: programme.ages[0] ?? divisions[0] ?? null,
      furtherAges: [],
      group: null,
      fees: all,
      sideCosts,
      season,
      registration,
      hasOtherFees: false,
    };
  }
  const { asked, fit, ages } = best;
  const takers = fits.filter((one) => one.fit !== 'no');
  const own = distinctFees(takers.flatMap((taker) => taker.fees));
  const isOwn = ({ labels }: { labels: Placed[] }, least: Fit[]): boolean =>
    labels.length === 0 ||
    takers.some((taker) => least.includes(fitStatements(labels.filter(taker.suits), taker.asked)));
  const isFor = ({ under }: Timed): boolean => {
    const only = under ? genderOfWords(under.text) : null;
    return only === null || takers.some(({ asked: { child } }) => child.gender === null || child.gender === only);
  };
  const further = fits.flatMap((one) =>
    one.fit === fit && one.ages && one.ages.text !== ages?.text ? [one.ages] : [],
  );
  return {
    fit,
    fits: fits.map((one) => ({ label: one.asked.child.label, fit: one.fit })),
    limit: ages && fit === 'no' ? limitOf(ages.meaning, asked.child) : null,
    ages,
    furtherAges: fit === 'yes' ? further : [],
    group: fit === 'yes' ? (findGroup(divisions.filter(best.suits), asked) ?? null) : null,
    fees: own,
    sideCosts: [
      ...sideCosts.filter((cost) => isOwn(cost, ['yes'])),
      // What is due from everybody beside the fee of the group.
      ...fees
        .filter((fee) => fee.labels.length === 0 && !own.some((one) => one.fee === fee))
        .map(({ parts, line }) => ({ parts, labels: [], line, intro: null })),
    ],
    season: season.filter((line) => isFor(line) && isOwn(line, ['yes', 'unknown'])),
    registration: registration.filter((line) => isOwn(line, ['yes', 'unknown'])),
    hasOtherFees: own.length === 0 && fees.length > 0,
  };
}

interface Judged {
  asked: Asked;
  fit: Fit;
  ages: Placed | null;
  fees: Judgement['fees'];
  /** Whether a statement is for such a child: a boys' group says nothing about a girl. */
  suits: (statement: Placed) => boolean;
}

/** What a program means for one child. One that is for girls alone, or for boys, is not surely for the others. */
function judgeFor(programme: Programme, asked: Asked): Judged {
  const { gender } = asked.child;
  const isFor = (statement: Placed): boolean => {
    const only = gender === null ? null : genderOfGroup(statement);
    return only === null || only === gender;
  };
  const all = [...programme.ages, ...programme.divisions];
  const isForOthers = all.length > 0 && !all.some(isFor);
  const suits = isForOthers ? () => true : isFor;
  const own = {
    ...programme,
    ages: programme.ages.filter(suits),
    divisions: programme.divisions.filter(suits),
    fees: programme.fees.filter(({ labels }) => labels.length === 0 || labels.some(suits)),
  };
  const fit = fitProgramme(own, asked);
  const statements = own.ages.length > 0 ? own.ages : own.divisions;
  const told = findTelling(statements, fit, asked) ?? null;
  // "From 6 years" says less than the group that the child is in.
  const group = fit === 'yes' && told && isOpen(told.meaning) ? findTelling(own.divisions, fit, asked) : undefined;
  const ages = group && !isOpen(group.meaning) && fitStatements([group], asked) === 'yes' ? group : told;
  return { asked, suits, ages, fit: fit === 'yes' && isForOthers ? 'unknown' : fit, fees: feesFor(own.fees, asked) };
}

const ORDER = { yes: 0, unknown: 1, no: 2 };

/** "From age 5" says nothing about the top; where the groups of the program end below a child, the page does not settle it. */
function fitProgramme({ ages, divisions, hasUnreadAges = false }: Programme, asked: Asked): Fit {
  const read = fitStatements(ages.length > 0 ? ages : divisions, asked);
  const fit = read === 'no' && hasUnreadAges ? 'unknown' : read;
  const isClosed = ages.some(
    ({ meaning }) => fitMeaning(meaning, asked.child, asked.acceptedAt) === 'yes' && !isOpen(meaning),
  );
  if (fit !== 'yes' || ages.length === 0 || isClosed || divisions.length === 0) return fit;
  return fitStatements(divisions, asked) === 'no' ? 'unknown' : fit;
}

function isOpen(meaning: AgeMeaning): boolean {
  return meaning.kind === 'births' ? meaning.from === null || meaning.to === null : meaning.max === null;
}

/** Only figures that the page writes in years are told as such. */
function limitOf(meaning: AgeMeaning, { minAge, maxAge }: Child): Judgement['limit'] {
  if (meaning.kind !== 'ages') return null;
  if (meaning.min !== null && Number.isInteger(meaning.min) && maxAge < meaning.min) return { from: meaning.min };
  return meaning.max !== null && Number.isInteger(meaning.max) && minAge > meaning.max ? { upTo: meaning.max } : null;
}

/** The fees of the child's group; else those that may be for it; else those for everybody. */
function feesFor(fees: Fee[], asked: Asked): Judgement['fees'] {
  const labelled = fees.filter(({ labels }) => labels.length > 0);
  const group = findGroup(
    labelled.flatMap(({ labels }) => labels),
    asked,
  );
  const meaning = JSON.stringify(group?.meaning);
  const own = labelled.flatMap((fee) => {
    const label = fee.labels.find((one) => JSON.stringify(one.meaning) === meaning);
    return label ? [{ fee, label }] : [];
  });
  if (own.length > 0) return own;
  const open = labelled.filter(({ labels }) => fitStatements(labels, asked) === 'unknown');
  const rest = open.length > 0 ? open : fees.filter(({ labels }) => labels.length === 0);
  return rest.map((fee) => ({ fee, label: fee.labels[0] ?? null }));
}

const distinctFees = (fees: Judgement['fees']): Judgement['fees'] =>
  fees.filter(
    ({ fee }, index) => fees.findIndex((other) => other.fee.parts.at(-1)?.start === fee.parts.at(-1)?.start) === index,
  );
