import { foldCase, LANGUAGES, rolesIn } from '../../reading/languages.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { foldWords } from '../words/fold-words.ts';
import { anchorIn } from './anchors.ts';
import { hasBrand, hasCode, hasThing, isStore, type Mention } from './mention.ts';
import type { Phrase } from './phrase.ts';

/** Nothing but an unlisted name, in the midst of other words, beside things that are told: somebody's, or some place's, more likely than a thing's. It is told as unread, and never sent. */
export function isBareName(mention: Mention, all: readonly Mention[], text: string): boolean {
  const things = all.filter((other) => saysWhat(other, text));
  if ((things.includes(mention) && !isSortAlone(mention)) || things.length < 2) return false;
  if (isSortAlone(mention) || isAside(mention, things, text) || opensTalk(mention, all, text)) return true;
  if (!isBareAmongWords(mention, text)) return false;
  const { from, line } = lineOf(mention, text);
  const isBeside = ({ phrases }: Mention): boolean =>
    phrases.some(({ start }) => start >= from && start < from + line.length);
  return !all.some((other) => other !== mention && isBeside(other)) && talkIn(line) >= FEWEST_TALK;
}

/** "Turnover appliances": a word for many sorts of things, of no known brand: what a list is about. */
const isSortAlone = ({ phrases, details }: Mention): boolean =>
  [...phrases, ...details].every((phrase) => !hasBrand(phrase) && !hasCode(phrase) && phrase.labelled.length === 0) &&
  phrases.length === 1 &&
  phrases[0]?.joint === 'start' &&
  !phrases[0].isDetermined &&
  SORTS.has(phrases[0]?.tokens.at(-1)?.lower ?? '');
const SORTS = wordSet(
  'appliances electronics equipment toys tools furniture vehicles goods products items things belongings',
);

/** "Guiding season starts.": one unlisted word that begins a sentence, which has its capital for that, where the sentence names nothing else. */
function opensTalk({ phrases, details }: Mention, all: readonly Mention[], text: string): boolean {
  const [first, ...others] = phrases;
  if (!first || first.tokens.length > 1 || others.length + details.length > 0) return false;
  const isStart = /(?:^|[.!?\n])\s*$/.test(text.slice(0, first.start));
  const behind = /^ \p{Ll}[\p{L}\s'’-]*[.!?]/u.exec(text.slice(first.end))?.[0] ?? '';
  const end = first.end + behind.length;
  return (
    isStart &&
    behind !== '' &&
    !all.some((other) => (other.phrases[0]?.start ?? 0) > first.start && (other.phrases[0]?.start ?? 0) < end)
  );
}

/** In a bracket of its own, before a dash with whose thing it is behind, or in a line above all that is told ("STOCK CT 3/14 - walk in"). */
function isAside(mention: Mention, things: Mention[], text: string): boolean {
  const [first] = mention.phrases;
  const end = mention.phrases.at(-1)?.end ?? 0;
  if (!first || mention.details.some(({ labelled }) => labelled.length > 0)) return false;
  const [behind] = /^[ \t]*[-–—:][ \t]+(?:(?:an?|the|my|our|his|her) )?/iu.exec(text.slice(end, end + NEAR)) ?? [];
  const startOf = ({ phrases }: Mention): number => phrases[0]?.start ?? 0;
  const isHead = behind !== undefined && things.some((other) => startOf(other) === end + behind.length);
  const { from, line } = lineOf(mention, text);
  const isAbove = isBareAmongWords(mention, text) && things.every((other) => startOf(other) >= from + line.length);
  return first.joint === 'bracket' || isHead || isAbove;
}
const NEAR = 16;

/** Without a word for a thing, a brand, a code, or an article, and neither alone on its line nor in a row of names. */
export function isBareAmongWords(mention: Mention, text: string, isFirst = false): boolean {
  const [first] = mention.phrases;
  // "It's Anna from upstairs": there is nothing yet that "it" could be.
  const isIntroduced = isFirst && first?.lead === 'copula' && !first.isIndefinite;
  if (!first || saysWhat(mention, text)) return false;
  if ((first.isDetermined || first.lead === 'copula') && !isIntroduced) return false;
  // "Please check: Acme Lumo, …": what is to be checked is named first in a row.
  if (isFirst && isAskedFor(first, text)) return false;
  // A row goes on behind what was named.
  if (!isFirst && (first.joint === 'comma' || first.joint === 'join' || first.joint === 'plus')) return false;
  const own = [...mention.phrases, ...mention.details].flatMap(({ tokens }) => tokens.map(({ lower }) => lower));
  const known = new Set(own.flatMap((word) => foldWords(word)));
  return foldWords(lineOf(mention, text).line).some((word) => !known.has(word));
}

/** Right behind a head that asks for a check, with more of a row behind it. */
const isAskedFor = ({ start, end }: Phrase, text: string): boolean =>
  ASKING.test(text.slice(Math.max(0, start - HEAD_CHARS), start)) &&
  /^\s*(?:,|&|and|und|et|y|e|en)\s/u.test(text.slice(end));
const ASKING =
  /(?:check|recall|look(?:ing)? up|prüf|rückruf|vérif|rappel|revis|retir|richiam|verific|controll|terugroep|nakijk|sprawd)\p{L}*(?: (?:for|on|of|these|this|my|our))*:\s+$/iu;
const HEAD_CHARS = 60;

function lineOf({ phrases }: Mention, text: string): { from: number; line: string } {
  const [first] = phrases;
  const from = text.lastIndexOf('\n', (first?.start ?? 0) - 1) + 1;
  const end = text.indexOf('\n', first?.end ?? 0);
  return { from, line: text.slice(from, end < 0 ? text.length : end) };
}

const talkIn = (line: string): number =>
  (line.match(/\p{L}+/gu) ?? []).filter((word) =>
    LANGUAGES.some((language) => rolesIn(language, foldCase(word)).size > 0),
  ).length;
const FEWEST_TALK = 3;

/** It says by a listed word, a brand or a code what it is. */
const saysWhat = ({ phrases, details }: Mention, text: string): boolean =>
  [...phrases, ...details].some(
    (phrase) =>
      hasThing(phrase) || hasBrand(phrase) || hasCode(phrase) || isStore(phrase) || anchorIn(phrase, text) !== null,
  );
