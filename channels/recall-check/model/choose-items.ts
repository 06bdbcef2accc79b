import type { Item } from '../brief/item.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';
import type { Aside } from './aside.ts';
import { isSubset, meets, without, type Words } from './content.ts';
import { HALF, isBrand, isSettled, isTelling, isThing, shareIn } from './likeness.ts';
import type { SaidItem } from './said-items.ts';

/** A thing as the rules read it; `at` is about where it stands. */
export interface RuleItem {
  at: number;
  item: Item;
  words: Words;
}

interface Sides {
  rules: RuleItem[];
  said: SaidItem[];
  aside: Aside;
  /** Words that the rules read as nothing. */
  unread: Words;
  /** Words of things that the brief itself takes out, as the rules read it. */
  ruledOut: Words;
}

export interface ChosenItems {
  /** In the order of the brief. */
  items: (RuleItem | SaidItem)[];
  /** Things that a model reads as not asked about, and the rules doubt or the brief gives a reason for. */
  dropped: RuleItem[];
  /** Things of the model's that nothing says enough of to look them up. */
  open: SaidItem[];
  /** Things that the rules read without doubt and a model reads otherwise: they stand. */
  disputed: RuleItem[];
}

/**
 * Takes the things of two readings together. What the rules read without doubt stands, unless two things of the model's part its words between them or one
 * takes in doubted words beside it. What they doubt gives way to a model's thing that can be looked up. What they did not see is added where it can be.
 */
export function chooseItems(sides: Sides): ChosenItems {
  const { rules, said, aside, ruledOut, unread } = sides;
  const sound = said.filter((one) => isClean(one) && !runsTogether(one, rules));
  const replaced = new Map(rules.map((rule) => [rule, isSettled(rule.item) ? partsOf(rule, sound, sides) : []]));
  const parts = new Set([...replaced.values()].flat());
  const openWords = new Set([...unread, ...rules.flatMap((rule) => (isSettled(rule.item) ? [] : [...rule.words]))]);
  const isKnown = (one: SaidItem): boolean => rules.some((rule) => isSettled(rule.item) && isLike(rule, one));
  const isOut = (one: SaidItem): boolean => shareIn(one.words, ruledOut) >= HALF;
  const seen = new Set([...ruledOut, ...aside.all, ...rules.flatMap(({ words }) => [...words])]);
  const read = new Set([...seen, ...unread]);
  const isFresh = (one: SaidItem): boolean => isBranded(one) && !meets(one.words, seen);
  const found = sound.filter(
    (one) =>
      parts.has(one) || (isNew(one) && (meets(one.words, openWords) || isFresh(one)) && !isKnown(one) && !isOut(one)),
  );
  // A part of what the rules doubt says nothing about the rest of it.
  const whole = new Set(found.flatMap(({ words }) => [...words]));
  const isPart = (one: SaidItem): boolean =>
    rules.some((rule) => !isSettled(rule.item) && isSubset(one.words, rule.words) && !isTold(rule, whole));
  const added = found.filter((one) => !isPart(one));
  const known = new Set(added.flatMap(({ words }) => [...words]));
  const left = rules.filter((rule) => (isSettled(rule.item) ? replaced.get(rule)!.length === 0 : !isTold(rule, known)));
  const dropped = left.filter((rule) => isAside(rule, aside, said));
  return {
    items: [...left.filter((rule) => !dropped.includes(rule)), ...added].toSorted((a, b) => a.at - b.at),
    dropped,
    open: said.filter(
      (one) =>
        !added.includes(one) &&
        !rules.some((rule) => isLike(rule, one)) &&
        (isBranded(one) || (isNamed(one) && meets(one.words, openWords))),
    ),
    disputed: left.filter(
      (rule) => isSettled(rule.item) && !dropped.includes(rule) && isDisputed(rule, said, { aside, known: read }),
    ),
  };
}

/** Those of the model's things that stand in place of one that the rules read without doubt; none where that stands. */
function partsOf(rule: RuleItem, sound: readonly SaidItem[], { rules, unread }: Sides): SaidItem[] {
  // A vehicle and its VIN are one.
  if (rule.item.vehicle !== null || rule.item.vin !== null) return [];
  const loose = new Set([...unread, ...rules.flatMap((other) => (isLoose(other) ? [...other.words] : []))]);
  const around = sound.find(({ words, isOneLine }) => {
    const more = without(words, rule.words);
    return (
      isOneLine &&
      isSubset(rule.words, words) &&
      more.size > 0 &&
      isSubset(more, loose) &&
      // A second word for a thing is a second thing.
      !([...more].some(isThing) && [...rule.words].some(isThing))
    );
  });
  if (around) return [around];
  const parts = sound.filter(
    ({ words }) =>
      shareIn(words, rule.words) >= HALF && [...words].some((word) => isTelling(word) && rule.words.has(word)),
  );
  const told = new Set(parts.flatMap(({ words }) => [...words]));
  const areApart = parts.every(
    (part) => isNew(part) && parts.every((other) => other === part || shareIn(part.words, other.words) < HALF),
  );
  return parts.length > 1 && areApart && isTold(rule, told) ? parts : [];
}

/** Whether all words that say which thing it is are among others. */
const isTold = ({ words }: RuleItem, told: Words): boolean =>
  meets(words, told) && [...words].every((word) => told.has(word) || !isTelling(word));

/** Whether a model's thing has several in it that the rules know apart. */
function runsTogether({ words, isOneLine }: SaidItem, rules: readonly RuleItem[]): boolean {
  const within = rules.filter((rule) => shareIn(rule.words, words) >= HALF);
  return within.length > 1 && (!isOneLine || within.filter((rule) => !isLoose(rule)).length > 1);
}

/** They may be about the same thing. */
const isLike = (rule: RuleItem, one: SaidItem): boolean =>
  shareIn(rule.words, one.words) >= HALF || shareIn(one.words, rule.words) >= HALF;

/** What a model reads as not asked about falls where nothing speaks for it, or the brief says why. */
function isAside(rule: RuleItem, aside: Aside, said: readonly SaidItem[]): boolean {
  if (rule.words.size === 0 || said.some(({ words }) => shareIn(rule.words, words) >= HALF)) return false;
  return (
    isSubset(rule.words, aside.reasoned) || (isSubset(rule.words, aside.all) && (!isSettled(rule.item) || isWeak(rule)))
  );
}

/** A model sees several things in it, or none that is asked about, or a code of it that the rules read as nothing. */
function isDisputed(
  rule: RuleItem,
  said: readonly SaidItem[],
  { aside, known }: { aside: Aside; known: Words },
): boolean {
  const like = said.filter((one) => isLike(rule, one));
  const same = like.filter(({ words }) => shareIn(rule.words, words) >= HALF);
  if (same.length > 0) return same.some((one) => [...one.codes].some((code) => !known.has(code)));
  return (
    isSubset(rule.words, aside.all) || like.filter((one) => isNamed(one) && !isSubset(rule.words, one.words)).length > 1
  );
}

/** A brand or a word for a thing, and no talk around it. */
const isNamed = (one: SaidItem): boolean =>
  one.isName && isClean(one) && [...one.words].some((word) => isThing(word) || isBrand(word));

const isBranded = (one: SaidItem): boolean =>
  isNamed(one) && [...one.words].some((word) => isBrand(word)) && [...one.words].some((word) => isThing(word));

/** Names that no list has: they may belong to what stands beside them. */
const isNameless = ({ item, words }: RuleItem): boolean =>
  item.problem === null &&
  item.vin === null &&
  item.vehicle === null &&
  item.number === null &&
  ![...words].some((word) => brandLength([word], 0) > 0 || kindsOf(word).size > 0);

/** The same with no code: they could be anybody's. */
const isWeak = (rule: RuleItem): boolean => isNameless(rule) && (rule.item.product?.gtins.length ?? 0) === 0;

/** Doubted small words: what is written as a name is a thing of its own. */
const isLoose = (rule: RuleItem): boolean =>
  !isSettled(rule.item) && isNameless(rule) && rule.words.size > 0 && !/\p{Lu}/u.test(rule.item.asked);

const isClean = ({ item }: SaidItem): boolean => item.problem === null && item.doubt === null;
/** A thing that the rules saw nothing of has to say more than where it is from. */
const isNew = (one: SaidItem): boolean =>
  isClean(one) && (one.item.product === null || [...one.words].some((word) => kindsOf(word).size > 0));
