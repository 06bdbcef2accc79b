import type { Prompt } from '#contracts/model-port.ts';
import { DATA_RULE } from './data-rule.ts';

/** Asks which findings make the opening of an answer. `wanted` says what a reader of the channel needs first. */
export const writeLead = (channel: string, wanted: Omit<Prompt, 'id'>): Prompt => ({
  id: `${channel}/write-lead`,
  version: wanted.version,
  text: `You choose the opening of an answer to a brief, from findings that were verified. Each document but the first is one finding; the first is the brief.
Choose at most three findings, the most important first. For each give its number and one or two whole sentences (or the whole entry) of it, copied letter by letter.
Nothing is changed, shortened, joined or added. Each stretch begins where a sentence or entry begins and ends where one ends.

What matters to the reader:
${wanted.text}

${DATA_RULE}`,
});
