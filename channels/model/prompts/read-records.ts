import type { Prompt } from '#contracts/model-port.ts';
import type { RecordSlots } from '../record-slots.ts';
import { DATA_RULE } from './data-rule.ts';

/** Asks for records of a brief. `task` says what they are of and how they are numbered. */
export const readRecords = (
  channel: string,
  { version, text, slots }: Omit<Prompt, 'id'> & { slots: RecordSlots },
): Prompt => ({
  id: `${channel}/read-records`,
  version,
  text: `You read a brief that a person wrote for a research service, and say which words of it name what is asked for.
${text}

One record for each piece of wording. Its slot is one of these:
${Object.entries(slots)
  .map(([name, holds]) => `- ${name}: ${holds}`)
  .join('\n')}

"quote" is copied from the brief letter by letter, as short as it can be and in one piece; nothing is corrected, translated, completed or joined. Words that belong together but stand apart are records of their own.
No two records quote the same words. Leave out what fits no slot.

${DATA_RULE}`,
});
