import type { Cited } from '../../channels/recall-check/sources/answer.ts';
import { blankRecord } from '../../channels/recall-check/sources/record.ts';
import type { RecallRecord } from '../../channels/recall-check/sources/record.ts';

/** Words of a page, as they are cited. */
export const citedWords = (text: string): Cited => ({ text, page: 'b'.repeat(64), start: 0, end: text.length });

/** A recall of the Consumer Product Safety Commission, by its title, its description and where the goods were sold. */
export const cpscRecord = (title: string, description: string, places = ''): RecallRecord => ({
  ...blankRecord('CPSC', title),
  component: citedWords(title),
  context: [citedWords(title)],
  products: [citedWords(description)],
  details: [citedWords(description)],
  places: places === '' ? [] : [citedWords(places)],
});
