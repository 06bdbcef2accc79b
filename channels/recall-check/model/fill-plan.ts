import type { PlanDraft } from '#contracts/plan.ts';
import type { Ask } from '#contracts/take.ts';
import type { FillInput } from '../../model/model-tasks.ts';
import type { Item } from '../brief/item.ts';
import { planItems } from '../plan.ts';
import { findAside } from './aside.ts';
import { chooseItems, type ChosenItems } from './choose-items.ts';
import { contentOf, isSubset, type Words } from './content.ts';
import { saidItems } from './said-items.ts';
import { isTrusted } from './trusted.ts';

/** The plan for the things of both readings; null where the rules' stands. */
export function fillPlan({ brief, draft, text, records, partial }: FillInput): PlanDraft | null {
  // Reason: the reading is what plan.ts made of this channel's own items.
  const byRules = draft.reading as unknown as {
    items: Item[];
    ruledOut: string[];
    unread: string[];
    aside?: string[];
    unapplied?: string[];
  };
  const content = contentOf(text);
  const wordsOf = (pieces: readonly string[]): Words => content(pieces.join(' '));
  const unreadWords = wordsOf(byRules.unread);
  const rules = placeItems(byRules.items, text).map(({ item, at }) => ({ item, at, words: content(item.asked) }));
  const all = saidItems(records, { text, partial, content, unread: unreadWords });
  if (!isTrusted(rules, all)) return null;
  const chosen = chooseItems({
    rules,
    said: all,
    aside: findAside(records, content),
    ruledOut: wordsOf(byRules.ruledOut),
    unread: unreadWords,
  });
  const items = chosen.items.map(({ item }, at) => ({ ...item, no: at + 1 }));
  const said = items.filter(({ isSaid }) => isSaid).map(({ asked }) => asked);
  const isAsBefore = said.length === 0 && items.length === byRules.items.length;
  if (isAsBefore && chosen.disputed.length + chosen.open.length === 0) return null;
  const known = wordsOf(said);
  const unread = byRules.unread.filter((piece) => !isSubset(content(piece), known));
  const dropped = chosen.dropped.map(({ item }) => item.asked);
  const plan = planItems(brief, {
    items,
    ruledOut: byRules.ruledOut,
    unread: [...unread, ...dropped],
    aside: byRules.aside ?? [],
    unapplied: byRules.unapplied ?? [],
  });
  return {
    ...plan,
    asks: [...plan.asks, ...askAboutOthers(chosen)],
    reading: { ...plan.reading, said },
    ...(!isAsBefore && { readBy: 'model' }),
  };
}

/** About where things that the rules read stand: each behind the one before it. */
function placeItems(items: readonly Item[], text: string): { item: Item; at: number }[] {
  const lower = text.toLowerCase();
  let from = 0;
  return items.map((item) => {
    const word = item.asked
      .toLowerCase()
      .match(/[\p{L}\d]{3,}/gu)
      ?.find((one) => lower.includes(one, from));
    if (word !== undefined) from = lower.indexOf(word, from);
    return { item, at: from };
  });
}

/** What both read, and not in the same way, stands as the rules read it; what a model alone sees, and nothing says enough of, is not looked up. Both are asked about. */
function askAboutOthers({ disputed, open }: ChosenItems): Ask[] {
  const told = [
    ...(disputed.length > 0
      ? [
          `A model reads these words of the brief in another way, and they were looked up as quoted: ${quoted(disputed)}.`,
        ]
      : []),
    ...(open.length > 0
      ? [`A model reads these words as asked about, and nothing was looked up for them: ${quoted(open)}.`]
      : []),
  ];
  if (told.length === 0) return [];
  return [
    {
      key: 'reading',
      ask: `${told.join(' ')} If they are something else, name each thing alone on a line.`,
      blocking: false,
    },
  ];
}

const MOST_ASKED = 5;
const quoted = (items: readonly { item: Item }[]): string =>
  items
    .slice(0, MOST_ASKED)
    .map(({ item }) => `“${item.asked}”`)
    .join(', ');
