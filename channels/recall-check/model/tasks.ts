import type { Prompt } from '#contracts/model-port.ts';
import type { ModelTasks } from '../../model/model-tasks.ts';
import { restateBrief } from '../../model/prompts/restate-brief.ts';
import { card } from '../card.ts';

const FORM: Omit<Prompt, 'id'> = {
  version: 1,
  text: `The items to check, one on a line, nothing else on it:
- a vehicle as model year, make and model: "2020 MAKE Model"
- a vehicle identification number as "VIN 1ABCD23EFGH456789"
- a barcode as "UPC 012345678905"
- any other product as brand, name and model: "Brand product name model X100"
- a recall number as it stands in the brief
Leave out everything that is no item: greetings, reasons, what happened, who owns it.`,
};

const WORDS: ReadonlySet<string> = new Set('vin upc model item lot'.split(' '));

/**
 * What a model may add: a brief whose items the rules do not find, or doubt. It never speaks of a recall: verdicts are the registers' and the
 * rules' alone, and no sentence of an answer about safety is worded by a model.
 */
export const tasks: ModelTasks = {
  restate: { prompt: restateBrief(card.slug, FORM), words: WORDS },
};
