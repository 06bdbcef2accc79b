import { TAKEN } from '../../../reading/span.ts';
import {
  ASKED,
  BELONGING,
  GONE,
  GONE_BEFORE,
  INSTITUTION,
  NAMELESS,
  OF_OTHERS,
  PLACED,
  SAME_MAKER,
  STILL,
  WAVED,
} from './said-around.ts';
import { isWavedOff } from '../waved-off.ts';
import type { Standing } from './standing.ts';

/** How much speaks for a thing being asked about, and whether the brief itself says why not. */
export interface ItemScore {
  /** What names it: brand, model, codes, a vehicle. */
  identity: number;
  /** How it stands and what is said around it. */
  position: number;
  /** The brief gives a reason: gone, somebody else's, waved off. */
  isReasoned: boolean;
  /** The reason stands before it, and may be said of a row of things. */
  isByBefore: boolean;
}

export function scoreItem(standing: Standing): ItemScore {
  const identity = identityOf(standing);
  const said = saidOf(standing);
  return {
    identity,
    position: placeOf(standing, identity) + said,
    isReasoned: said < 0,
    isByBefore: said < 0 && isGoneBefore(standing),
  };
}

function identityOf(of: Standing): number {
  if (of.isAnchored && of.isOneWord && !of.hasBrand && !of.hasCode && !of.hasDetail) return 1;
  if (of.isAnchored) return 3 + (of.hasDetail ? 1 : 0);
  return (
    (of.hasBrand ? (of.hasThing ? 3 : 2.5) : 0) +
    (of.hasCode ? (of.hasBrand || of.hasThing || of.isHead || of.isInRow ? 1.5 : of.isCodeApart ? 0.5 : 1) : 0) +
    (!of.hasBrand && !of.hasNamedThing && of.hasPlainThing ? 1.25 : 0) +
    (SAME_MAKER.test(of.behind) ? NAMED : 0) +
    (of.isMedicine ? 2 : 0) +
    (!of.hasBrand && of.hasNamedThing ? 1.5 : 0) +
    (of.isBareName && of.isLongName ? 0.5 : 0) +
    (of.isBareName && of.isWritten ? (of.isInRow || of.isJoined ? 0.5 : 0.25) : 0) +
    (of.hasShortCode && !of.hasCode ? 1 : 0) +
    (of.hasDetail ? 0.5 : 0)
  );
}

/** Where it stands: at the head of a line or in a row, as the object of having or asking, or where another thing is. */
function placeOf(of: Standing, identity: number): number {
  const isWeak = identity < NAMED;
  const isPlaced = of.lead === 'at' || PLACED.test(of.before);
  const isBelonging = of.lead === 'with' || of.lead === 'for' || BELONGING.test(of.before);
  return (
    (of.isHead ? 1.75 : of.isInRow ? (isShy(of) ? 1 : 1.75) : 0) +
    (of.isEntry && of.isWritten ? 1 : 0) +
    (of.isIndefinite ? 0.5 : 0) +
    (of.lead === 'copula' ? 1 : 0) +
    (of.isJoined ? (of.isDetermined ? 1.75 : 1) : 0) +
    (isWeak && NAMELESS.test(of.behind) ? 2.75 : 0) +
    (isWeak && of.hasThing && isOwned(of) ? 1 : 0) +
    (ASKED.test(of.before) ? 0.75 : 0) -
    (of.isTown && !of.hasThing && !of.hasCode ? 2.5 : 0) -
    (identity < 3 && !of.isHead && INSTITUTION.test(of.behind) ? 2.5 : 0) -
    (isUnsupported(of) && !of.hasThing && !of.hasCode ? 1.5 : 0) -
    (!of.isHead && isPlaced ? (isWeak ? 2 : 0.25) : 0) -
    (!of.isHead && isBelonging ? (isWeak ? 1.5 : 0.25) : 0) -
    (of.isBracketed && isWeak ? 2 : 0) -
    (of.isLetter ? 2 : 0) -
    (of.isCodeAlone ? 1.5 : 0) -
    (of.isBehindHead && isWeak ? 1 : 0)
  );
}

/** One word that nobody knows, with a thing on one side of it alone. */
const isShy = (of: Standing): boolean => of.isBareName && of.isOneWord && !of.isBetween && !of.hasDetail;

/** In running text, with nothing that says that somebody has it or asks. */
const isUnsupported = (of: Standing): boolean =>
  !of.isHead &&
  !of.isInRow &&
  !of.isIndefinite &&
  !of.isJoined &&
  !of.isCoordinated &&
  !of.isAnchored &&
  of.isSecond &&
  of.lead !== 'copula' &&
  !ASKED.test(of.before);

/** Spoken of as one that there is, though nothing says whose make. */
const isOwned = (of: Standing): boolean =>
  (of.isHead || of.isInRow) && (of.isDetermined || of.isIndefinite || of.isEntry);

/** What is said of it, right before or behind: the nearer, the more it weighs. */
function saidOf(of: Standing): number {
  const { behind, isCorrected } = of;
  if (isCorrected) return -6;
  if (STILL.test(behind)) return 0;
  if (isSaidBehind(behind)) return -6;
  const said = behind.replace(SOLD_AT, ' ').replace(CUSTOMER, ' ');
  const at = Math.min(...[GONE, OF_OTHERS, WAVED].map((pattern) => placeIn(said, pattern)));
  const isBefore = isGoneBefore(of);
  return -(at < NEAR ? 6 : at < FAR ? 2.5 : 0) - (isBefore ? 6 : 0);
}

const isGoneBefore = ({ before, isSaidToBe }: Standing): boolean =>
  !isSaidToBe &&
  !ASKED_ABOUT.test(before) &&
  (GONE_BEFORE.test(clauseOf(before).replace(GIVEN_BY, ' ').replace(TAKEN_IN, ' ')) ||
    WHOSE.test(clauseOf(before).slice(-NEAR)));

/** "Her neighbour gave her a …": she has it. */
const GIVEN_BY =
  /(?<!\p{L})(?:neighbou?r|friend|sister|brother|aunt|uncle|cousin|daughter|son|niece|nephew|doctor|clinic|school|church)(?!\p{L})[^,;]{0,24}? gave (?:her|him|them)(?= (?:an?|the|his|her|their) )/iu;

/** "From a lady in Hull we took the …": who takes a thing has it; of others it says where theirs went. */
const TAKEN_IN = /(?<!\p{L})(?:we|i)(?:['’]ve| also| just)? (?:took|taken)(?! (?:back|away|off|apart|out)(?!\p{L}))/iu;

/** Of the clauses behind it, each behind a mark, one waves it off. */
const isSaidBehind = (behind: string): boolean =>
  behind
    .slice(0, FAR)
    .split(/(?=[,;(–—:]|\.{2,3}|\s-\s|->|→)/u)
    .some((clause) => /^[\s"”]*[^\p{L}\p{N}\s]/u.test(clause) && isWavedOff(clause));

/** "Kunde: Ada Example", a field of a workshop's list: whose it is, of those it is asked for. */
const CUSTOMER = new RegExp(
  String.raw`(?<!\p{L})(?:[Kk]und(?:e|in)|[Cc]lient[ea]?|[Kk]lant|[Kk]lient(?:ka)?|[Cc]ust(?:omer)?)[.:]? (?=\p{Lu}|${TAKEN})`,
  'gu',
);

/** Where a thing is sold is no word of whether it is still there. */
const SOLD_AT =
  /(?<!\p{L})(?:sold|verkauft|vend\p{L}{1,3}|verkocht) (?:at|by|as|in|through|from|under|with|exclusively|bei|chez|en|por|presso|door)(?!\p{L})/giu;

const NEAR = 32;
const FAR = 90;
/** "My landlord's old …" */
const WHOSE = new RegExp(`${OF_OTHERS.source}(?:['’]s?)?\\s+(?:\\S{1,6}\\s+)?$`, 'iu');
const placeIn = (text: string, pattern: RegExp): number => pattern.exec(text)?.index ?? Infinity;
const clauseOf = (before: string): string => before.slice(before.search(/[^,;:()–—|]*$/u));

/** From here on something says which one it is. */
export const NAMED = 1.5;

/** "What about my neighbour's …": asked about, whosever it is. */
const ASKED_ABOUT =
  /(?:(?:what|how) about|and also|please check|was ist mit|und was ist mit|et pour|qu['’]en est-il|qué hay de|qué tal|e per|che dire|e quanto|en (?:de|het|hoe zit)|a co z)(?!\p{L})[^.!?]{0,30}$/iu;
