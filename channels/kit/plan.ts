import type { JsonObject } from '#contracts/json.ts';
import type { Brief, PlanDraft, SourceRequest } from '#contracts/plan.ts';
import type { Ask } from '#contracts/take.ts';
import { itemsOf, toRequest } from './parts.ts';
import type { Parts } from './parts.ts';
import type { readBrief, Reading } from './read-brief.ts';
import { abroadIn, phrasesIn } from './propose/by-language.ts';
import type { AnySlot } from './slot.ts';
import { possibleLanguages } from '../reading/languages.ts';
import { wordSet } from '../reading/word-lists.ts';
import { findOtherBusiness } from '../reading/other-business.ts';

/** What is asked of the sources, or of the caller. */
export function plan<Wanted extends JsonObject>(
  parts: Parts<Wanted>,
  brief: Brief,
  { tooMany, ...reading }: Awaited<ReturnType<typeof readBrief<Wanted>>>,
): PlanDraft<Reading<Wanted>> {
  const items = itemsOf(parts, reading.wanted);
  const blocking = blockingAsks(parts, brief, { tooMany, reading });
  const own = blocking.length > 0 ? [] : (parts.asks?.(reading.wanted) ?? []);
  const asks = [...blocking, ...own, ...beyondAsks(parts, brief), ...doubtAsks(reading)];
  const isBlocked = asks.some(({ blocking }) => blocking);
  const questions = isBlocked ? [] : items.flatMap((_, item) => parts.ask(reading.wanted, item));
  return {
    subGoals: items.map((name, at) => ({ id: `item-${at + 1}`, goal: `Ask about ${name}` })),
    sources: isBlocked ? [] : [...ownTexts(brief), ...questions.map(toRequest)],
    asks,
    reading: { ...reading, foreign: foreignIn(parts, brief, reading, items.length) },
    noMeasure: 'Nothing of this channel has a size',
  };
}

/** The caller's words, so that what is asked about can be quoted. */
const ownTexts = ({ notes, prior }: Brief): SourceRequest[] => [
  { kind: 'text', id: 'brief', subGoal: 'item-1', label: 'Brief', text: notes },
  ...(prior?.brief
    ? [{ kind: 'text', id: 'prior', subGoal: 'item-1', label: 'Earlier brief', text: prior.brief } as const]
    : []),
];

function blockingAsks<Wanted extends JsonObject>(
  { card, slots, words }: Parts<Wanted>,
  { notes }: Brief,
  { tooMany, reading }: { tooMany: { slot: string; count: number }[]; reading: Reading<Wanted> },
): Ask[] {
  const asks: Ask[] = [];
  const other = isOurs(words, notes) ? null : findOtherBusiness(notes, null);
  const described: Record<string, AnySlot> = slots;
  for (const [name, { required }] of Object.entries(described)) {
    const value = reading.wanted[name];
    const isMissing = value === null || (Array.isArray(value) && value.length === 0);
    if (required === undefined || (!isMissing && other === null)) continue;
    const ask =
      other === null ? required : `This reads like a brief for ${other}; ${card.slug} does something else. ${required}`;
    asks.push({ key: name, ask, blocking: true });
  }
  for (const { slot, count } of tooMany) {
    const { label, most } = described[slot] ?? { label: slot, most: 0 };
    asks.push({
      key: slot,
      ask: `At most ${most} of a kind are taken at a time; ${count} were counted (${label}). Which ones are to be asked about?`,
      blocking: true,
    });
  }
  return asks;
}

/** Items whose names are in another language than the sources: that nothing is found under them says nothing. */
function foreignIn<Wanted extends JsonObject>(
  { asWritten }: Parts<Wanted>,
  { notes }: Brief,
  { wanted }: Reading<Wanted>,
  count: number,
): number[] {
  const languages = possibleLanguages(notes);
  if (languages.includes('en') || abroadIn(languages).length === 0) return [];
  return Array.from({ length: count }, (_, at) => at).filter((at) => asWritten?.(wanted, at) ?? false);
}

/** What the brief wants beside, and nobody answers here. */
const beyondAsks = <Wanted extends JsonObject>({ beyond = [] }: Parts<Wanted>, { notes }: Brief): Ask[] =>
  beyond.flatMap(([phrases, sentence], at) => {
    const [words] = notes.match(phrasesIn(phrases)(possibleLanguages(notes)) ?? /$^/) ?? [];
    return words === undefined ? [] : [{ key: `beyond-${at + 1}`, ask: `“${words}”: ${sentence}`, blocking: false }];
  });

const doubtAsks = ({ doubts }: { doubts: string[] }): Ask[] =>
  doubts.map((ask, at) => ({ key: `doubt-${at + 1}`, ask, blocking: false }));

/** Whether a brief has a word of the channel's field. */
const isOurs = (words: string, notes: string): boolean => {
  const own = wordSet(words);
  return (notes.toLowerCase().match(/[\p{L}\d][\p{L}\d-]*/gu) ?? []).some((word) => own.has(word));
};
