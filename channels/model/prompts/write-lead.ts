import type { Prompt } from '#contracts/model-port.ts';
import { DATA_RULE } from './data-rule.ts';

/** Asks for the opening of an answer. `wanted` says what a reader of the channel needs first. */
export const writeLead = (channel: string, wanted: Omit<Prompt, 'id'>): Prompt => ({
  id: `${channel}/write-lead`,
  version: wanted.version,
  text: `You write the opening of an answer to a brief, from findings that were verified. Each document but the first is one finding; the first is the brief.
Write at most three short sentences in English, the most important first. Each sentence is about exactly one finding, whose number you name.
Use the finding's own words, names, numbers and dates. Do not say more, less or something stronger than the finding does, and give no advice. No addresses, no markup, no headings.

What matters to the reader:
${wanted.text}

${DATA_RULE}`,
});
