import type { Prompt } from '#contracts/model-port.ts';
import { DATA_RULE } from './data-rule.ts';

/** Asks for passages of a page. `wanted` says which, and what each field of an answer holds. */
export const readPage = (channel: string, wanted: Omit<Prompt, 'id'>): Prompt => ({
  id: `${channel}/read-page`,
  version: wanted.version,
  text: `You point out passages of a web page. A program has read the page by rules and missed what is written in free prose.
A quote is copied from the document character by character, without leaving out or correcting anything, and stands there in one piece. Choose it long enough to stand there only once, and no longer than three sentences.

What to point out:
${wanted.text}

${DATA_RULE}`,
});
