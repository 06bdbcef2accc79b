import { z } from 'zod';
import type { ModelPort, Prompt } from '#contracts/model-port.ts';
import { indexText } from '../../evidence/find-quote.ts';
import { TAKEN } from '../reading/span.ts';
import { DATA_RULE } from '../model/prompts/data-rule.ts';
import type { Proposal } from './choose.ts';
import type { FurtherCandidates } from './read-brief.ts';
import type { AnySlot } from './slot.ts';

const Records = z.strictObject({ records: z.array(z.strictObject({ slot: z.string(), quote: z.string() })) });

/** Characters of a brief that are worth sending, and records that are worth reading. */
const LONGEST = 24_000;
const MOST = 60;

/**
 * Lets a model point at words that the rules did not read. It is shown the brief without its private parts, and says nothing but which
 * words fill which slot: the slot's own reader makes the value, so that a record without a quote, or of another type, is none.
 */
export function askModel(model: ModelPort, slug: string, slots: Record<string, AnySlot>): FurtherCandidates {
  const readable = Object.entries(slots).filter(([, { read }]) => read !== undefined);
  const prompt: Prompt = {
    id: `slots-${slug}`,
    version: 1,
    text: `Point at the words of the brief that name one of these:\n${readable
      .map(([name, { label, most }]) => `- ${name}: ${label}${most === undefined ? '' : ' (each one apart)'}`)
      .join(
        '\n',
      )}\nCopy each letter by letter as a quote, as short as it can be. Leave out what the brief does not name.\n\n${DATA_RULE}`,
  };
  return async (text) => {
    if (readable.length === 0 || text.length > LONGEST) return [];
    const shown = text.replaceAll(TAKEN, ' ');
    const documents = [{ label: 'brief', text: shown }];
    const answer = await model.ask({ id: 'brief', prompt, documents, schema: Records, maxOutputTokens: 1_500 });
    if (answer.kind !== 'said') return [];
    const index = indexText(shown);
    return answer.value.records.slice(0, MOST).flatMap(({ slot, quote }): Proposal[] => {
      const place = quote.trim() === '' ? null : index.find(quote);
      const described = slots[slot];
      const value = place && described?.read ? described.read(shown.slice(place.start, place.end)) : null;
      if (!place || !described || value === null || !described.type.safeParse(value).success) return [];
      return [{ slot, start: place.start, end: place.end, value, weight: 'said' }];
    });
  };
}
