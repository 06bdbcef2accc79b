import type { Prompt } from '#contracts/model-port.ts';
import { DATA_RULE } from './data-rule.ts';

/** Asks for a brief in the plain form that the rules of a channel read. `form` describes that form. */
export const restateBrief = (channel: string, form: Omit<Prompt, 'id'>): Prompt => ({
  id: `${channel}/restate-brief`,
  version: form.version,
  text: `A person wrote a brief for a research service. A program that reads only plain, regular wording could not read it.
Write the same brief again in the form below. Change the wording, never the content: use only names, numbers, dates and addresses that stand in the brief, spelled as there, and leave none of them out.
Do not add, guess, complete or correct anything, and do not answer the brief.

The form:
${form.text}

${DATA_RULE}`,
});
