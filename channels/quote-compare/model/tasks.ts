import type { Prompt } from '#contracts/model-port.ts';
import type { ModelTasks } from '../../model/model-tasks.ts';
import { restateBrief } from '../../model/prompts/restate-brief.ts';
import { card } from '../card.ts';

const FORM: Omit<Prompt, 'id'> = {
  version: 1,
  text: `First what the buyer says: parts, quantities, deadline, maximum total, ship-to ZIP. Then each vendor's quote under a line of its own, "Quote 1:", "Quote 2:" and so on.
Everything but those lines is copied from the brief, letter by letter and line by line, also where it is wrong or odd. A quote is one stretch of the brief, from its first to its last line, with greeting and
signature, so that the vendor's name stays in it. Leave out nothing that a vendor or the buyer says.`,
};

const WORDS: ReadonlySet<string> = new Set(['quote']);

/**
 * What a model may add: where one quote ends and the next begins, when the rules do not see it. Every figure is read by the rules, in the
 * caller's own text, and no sentence about money is worded by a model.
 */
export const tasks: ModelTasks = {
  restate: { prompt: restateBrief(card.slug, FORM), words: WORDS, isVerbatim: true },
};
