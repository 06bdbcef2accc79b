import { z } from 'zod';
import type { ModelPort } from '#contracts/model-port.ts';
import type { Brief, PlanDraft, SourceRequest } from '#contracts/plan.ts';
import { findUnstated } from '../../evidence/claim-tokens.ts';
import { findForeignWord } from '../../evidence/foreign-words.ts';
import { indexText } from '../../evidence/find-quote.ts';
import { indexValues } from '../../evidence/stated-values.ts';
import type { Channel } from '../channel.ts';
import type { RestateTask } from './model-tasks.ts';

/** Characters of a brief that are worth sending, and of a restatement that are worth reading. */
const LONGEST = 24_000;

const Restatement = z.strictObject({ brief: z.string() });

/**
 * The plan by rules; where those could not read the brief, the plan by the same rules of its restatement, if that says nothing new and
 * leads further. Nothing that is read follows from the model: every address and every value of a restatement stands in the brief.
 */
export async function planWithModel(
  rules: Channel,
  task: RestateTask,
  { brief, model }: { brief: Brief; model: ModelPort },
): Promise<PlanDraft> {
  const draft = await rules.plan(brief);
  const isUnread = task.isUnread?.(brief, draft) ?? draft.asks.length > 0;
  if (!isUnread || brief.notes.length > LONGEST) return draft;
  const answer = await model.ask({
    id: 'brief',
    prompt: task.prompt,
    documents: [{ label: 'brief', text: brief.notes }, ...earlier(brief)],
    schema: Restatement,
    maxOutputTokens: 600 + Math.ceil(brief.notes.length / 2),
  });
  if (answer.kind !== 'said') return draft;
  const notes = answer.value.brief.trim();
  if (notes === '' || findFault(notes, brief, task) !== null) return draft;
  const again = await rules.plan({ ...brief, notes });
  const sources = asWritten(again.sources, { notes, brief });
  const isRead = task.isUnread ? !task.isUnread({ ...brief, notes }, again) : again.asks.length < draft.asks.length;
  return sources && isRead && leadsFurther(again, draft) ? { ...again, sources, restated: notes } : draft;
}

const earlier = ({ prior }: Brief) =>
  prior?.brief ? [{ label: 'the brief that it continues', text: prior.brief.slice(0, LONGEST) }] : [];

/** The first thing in a restatement that the brief does not say, or the other way round; null where there is none. */
export function findFault(
  notes: string,
  { notes: own, prior }: Brief,
  { words, isVerbatim }: RestateTask,
): string | null {
  const passages = [own, prior?.brief ?? ''];
  const stated = indexValues({ passages, hasLink: () => false });
  // "9-year-old" is a figure and words of the form, and no name of anything.
  const parted = notes.replace(/(\d)-(\p{L}+)/gu, (joined, figure: string, word: string) =>
    words.has(word.toLowerCase()) ? `${figure} ${word}` : joined,
  );
  const unstated = findUnstated(parted, stated, (name) => words.has(name.toLowerCase()));
  if (unstated !== null) return unstated;
  const lost = findLost(notes, own);
  if (lost !== null) return lost;
  if (isVerbatim) {
    const index = indexText(own);
    return notes.split('\n').find((line) => line.trim() !== '' && !isForm(line, words) && !index.find(line)) ?? null;
  }
  return findForeignWord(notes, passages, words);
}

/** A figure, code or address of the brief that its restatement leaves out: what was asked about would silently not be answered. */
function findLost(notes: string, own: string): string | null {
  const said = indexValues({ passages: [notes], hasLink: () => false });
  const asked = own.match(/https?:\/\/[^\s<>"')\]]+|[\p{L}\d][\p{L}\d.-]*\d[\p{L}\d]*|\d{2,}/gu) ?? [];
  // "9yo" may be written "9-year-old".
  const figure = (token: string): string => /^(\d+(?:\.\d+)?)\p{L}{1,3}$/u.exec(token)?.[1] ?? token;
  return asked.find((token) => !notes.includes(token) && !said.hasText(figure(token))) ?? null;
}

/** A line of nothing but words of the form, figures and punctuation: a heading such as "Quote 1:". */
const isForm = (line: string, words: ReadonlySet<string>): boolean =>
  (line.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => words.has(word)) && line.length < 40;

/** Text that is archived is the caller's own: pieces that stand in the brief, and the brief itself in place of its restatement. */
function asWritten(
  sources: SourceRequest[],
  { notes, brief }: { notes: string; brief: Brief },
): SourceRequest[] | null {
  const index = indexText(`${brief.notes}\n\n${brief.prior?.brief ?? ''}`);
  const own = sources.map((source) => {
    if (source.kind !== 'text' || index.find(source.text)) return source;
    return source.text.trim() === notes ? { ...source, text: brief.notes } : null;
  });
  return own.every((source) => source !== null) ? own : null;
}

/** Nothing new to ask and nothing lost: what the rules would have read by themselves is read by the new plan too. */
function leadsFurther(again: PlanDraft, draft: PlanDraft): boolean {
  const isStuck = ({ sources, asks }: PlanDraft): boolean => sources.length === 0 && asks.length > 0;
  if (isStuck(again)) return false;
  if (isStuck(draft)) return true;
  const planned = new Set(again.sources.map(address));
  const isWhole = draft.sources.every((source) => source.kind === 'text' || planned.has(address(source)));
  return again.asks.length <= draft.asks.length && again.subGoals.length >= draft.subGoals.length && isWhole;
}

const address = (source: SourceRequest): string =>
  source.kind === 'page' ? source.url : source.kind === 'text' ? source.label : `${source.source}${source.path}`;
