import type { Prompt } from '#contracts/model-port.ts';
import type { RecordSlots } from '../../model/record-slots.ts';
import { readRecords } from '../../model/prompts/read-records.ts';
import { card } from '../card.ts';

/** What a model may point at: pieces of the things that are asked about, and what is named beside them. */
export const slots = {
  thing: 'what the thing is, with its maker and name; of a vehicle its make and model',
  code: 'a number or code of the thing with the word before it that says which: model, item, serial or lot number, date code, UPC, VIN, number of a recall',
  detail:
    'what else tells it from others: model year, size, colour, material, when it was made or bought, where it was bought',
  aside:
    'a thing that the brief names and does not ask about: sold, returned, checked already, somebody else’s, left out',
  reason:
    'the words that say so of a thing in the slot aside, under the same number: "already checked", "except", "[x]"',
  other: 'a name or word that is no thing to look up: people, places, sellers, headings, sums',
} as const satisfies RecordSlots;

export const prompt: Prompt = readRecords(card.slug, {
  version: 2,
  text: `The brief asks whether things are recalled: products, vehicles, food, medicines. "item" is 1 for the records of the first thing that is asked about, 2 for the second and so on;
two that differ in a code or year are two things. Things that are not asked about have numbers of their own, and the slot other has 0. Words of one thing are one record where they stand together.`,
  slots,
});
