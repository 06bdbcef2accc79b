import type { Item } from '../brief/item.ts';
import { findMake } from '../brief/makes.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';
import type { Aside } from './aside.ts';
import { isSubset, meets, without, type Words } from './content.ts';
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
  const replaced = new Map(rules.map((rule) => [rule, isSettled(rule) ? partsOf(rule, sound, sides) : []]));
  const parts = new Set([...replaced.values()].flat());
  const openWords = new Set([...unread, ...rules.flatMap((rule) => (isSettled(rule) ? [] : [...rule.words]))]);
  const isKnown = (one: SaidItem): boolean => rules.some((rule) => isSettled(rule) && isLike(rule, one));
  const isOut = (one: SaidItem): boolean => shareIn(one.words, ruledOut) >= HALF;
  const added = sound.filter(
    (one) => parts.has(one) || (isNew(one) && meets(one.words, openWords) && !isKnown(one) && !isOut(one)),
  );
  const known = new Set(added.flatMap(({ words }) => [...words]));
  const left = rules.filter((rule) => (isSettled(rule) ? replaced.get(rule)!.length === 0 : !isTold(rule, known)));
  const dropped = left.filter((rule) => isAside(rule, aside, said));
  return {
    items: [...left.filter((rule) => !dropped.includes(rule)), ...added].toSorted((a, b) => a.at - b.at),
    dropped,
    open: said.filter((one) => !added.includes(one) && !rules.some((rule) => isLike(rule, one))),
    disputed: left.filter((rule) => isSettled(rule) && !dropped.includes(rule) && isDisputed(rule, said, aside)),
  };
}

/** Those of the model's things that stand in place of one that the rules read without doubt; none where that stands. */
function partsOf(rule: RuleItem, sound: readonly SaidItem[], { rules, unread }: Sides): SaidItem[] {
  // A vehicle and its VIN are one.
  if (rule.item.vehicle !== null || rule.item.vin !== null) return [];
  const loose = new Set([...unread, ...rules.flatMap((other) => (isLoose(other) ? [...other.words] : []))]);
  const around = sound.find(({ words, isOneLine }) => {
    const more = without(words, rule.words);
    return isOneLine && isSubset(rule.words, words) && more.size > 0 && isSubset(more, loose);
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

const HALF = 0.5;
const shareIn = (words: Words, others: Words): number =>
  words.size === 0 ? 0 : (words.size - without(words, others).size) / words.size;

/** They may be about the same thing. */
const isLike = (rule: RuleItem, one: SaidItem): boolean =>
  shareIn(rule.words, one.words) >= HALF || shareIn(one.words, rule.words) >= HALF;

/** What a model reads as not asked about falls where nothing speaks for it, or the brief says why. */
function isAside(rule: RuleItem, aside: Aside, said: readonly SaidItem[]): boolean {
  if (rule.words.size === 0 || said.some(({ words }) => shareIn(rule.words, words) >= HALF)) return false;
  return (
    isSubset(rule.words, aside.reasoned) || (isSubset(rule.words, aside.all) && (!isSettled(rule) || isWeak(rule)))
  );
}

/** A model has other words for it, or does not see it as asked about. */
function isDisputed(rule: RuleItem, said: readonly SaidItem[], aside: Aside): boolean {
  const like = said.filter((one) => isLike(rule, one));
  return like.length === 0
    ? isSubset(rule.words, aside.all)
    : !like.some(({ words }) => shareIn(rule.words, words) >= HALF);
}

/** A word that says which thing it is: a brand, a make, a word for a thing, a code or a year. */
const isTelling = (word: string): boolean =>
  /\d.*\d.*\d/.test(word) || brandLength([word], 0) > 0 || kindsOf(word).size > 0 || findMake(word) >= 0;

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
  !isSettled(rule) && isNameless(rule) && rule.words.size > 0 && !/\p{Lu}/u.test(rule.item.asked);

const isSettled = ({ item }: RuleItem): boolean => item.problem === null && item.doubt === null;
const isClean = ({ item }: SaidItem): boolean => item.problem === null && item.doubt === null;
/** A thing that the rules saw nothing of has to say more than where it is from. */
const isNew = (one: SaidItem): boolean =>
  isClean(one) && (one.item.product === null || [...one.words].some((word) => kindsOf(word).size > 0));
