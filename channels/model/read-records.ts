import type { ModelPort } from '#contracts/model-port.ts';
import type { Brief, PlanDraft } from '#contracts/plan.ts';
import { TAKEN } from '../reading/span.ts';
import type { Channel } from '../channel.ts';
import type { RecordsTask } from './model-tasks.ts';
import { placeRecords, Records } from './record-slots.ts';

/** Characters of a brief that are worth sending. */
const LONGEST = 24_000;

/**
 * The plan from what the channel makes of its own reading and of a model's records together; the plan by rules where the model says nothing of use.
 * It is asked about every brief, because rules do not doubt what they misread. A model is shown the brief without its private parts, and says nothing but which words are what: a value is what the channel's
 * readers make of the words. Notes that continue a take are read by rules alone.
 */
export async function planWithRecords(
  rules: Channel,
  { prompt, slots, show, fill }: RecordsTask,
  { brief, model }: { brief: Brief; model: ModelPort },
): Promise<PlanDraft> {
  const draft = await rules.plan(brief);
  if (brief.prior !== null || brief.notes.length > LONGEST) return draft;
  const text = show(brief).replaceAll(TAKEN, ' ');
  const answer = await model.ask({
    id: 'brief',
    prompt,
    documents: [{ label: 'brief', text }],
    schema: Records,
    maxOutputTokens: 600 + text.length,
  });
  if (answer.kind !== 'said') return draft;
  const { placed, partial } = placeRecords(text, answer.value.records, slots);
  return placed.length === 0 ? draft : (fill({ brief, draft, text, records: placed, partial }) ?? draft);
}
