import type { RuleItem } from './choose-items.ts';
import { isIdentified, isSettled, isTelling, shareIn } from './likeness.ts';
import type { SaidItem } from './said-items.ts';

/** Least share of what the rules read without doubt that a model has to have read as well. */
const LEAST_AGREED = 0.5;
/** Most of its things that may have nothing of a thing: no brand, no word for a thing and no code of the kind that names one. */
const MOST_NAMELESS = 0.25;

/** Whether a reading is worth setting beside the rules': one that misses what is plain, or takes talk for things, says nothing about the rest. */
export function isTrusted(rules: readonly RuleItem[], said: readonly SaidItem[]): boolean {
  const settled = rules.filter((rule) => isSettled(rule.item) && rule.words.size > 0);
  const agreed = settled.filter((rule) => said.some((one) => isSeenIn(rule, one)));
  const nameless = said.filter((one) => !hasName(one));
  return agreed.length >= settled.length * LEAST_AGREED && nameless.length <= said.length * MOST_NAMELESS;
}

const isSeenIn = (rule: RuleItem, { words }: SaidItem): boolean =>
  shareIn(words, rule.words) >= LEAST_AGREED && [...words].some((word) => isTelling(word) && rule.words.has(word));

const hasName = ({ item, words, isName }: SaidItem): boolean =>
  isIdentified(item) || (isName && [...words].some((word) => isTelling(word)));
