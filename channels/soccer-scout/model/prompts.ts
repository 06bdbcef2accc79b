import type { Prompt } from '#contracts/model-port.ts';

/** The form in which the rules read a brief; see brief/. */
export const BRIEF_FORM: Omit<Prompt, 'id'> = {
  version: 1,
  text: `"Soccer for a 9-year-old within 5 miles of PLACE." PLACE is a street address, a park, a town with its state or country, or a pair of coordinates, in the brief's own words.
Where the brief has no age or no distance, leave that part out. Several children: "for a 7-year-old and a 10-year-old". A birthday: "born 2017-03-09".
Then each web address of the brief on a line of its own: "Page: ADDRESS".`,
};

/** Words of that form. */
export const BRIEF_WORDS: ReadonlySet<string> = new Set(
  'soccer football year years old age aged within miles mile km kilometers near around in born page child kid'.split(
    ' ',
  ),
);

export const PASSAGES: Omit<Prompt, 'id'> = {
  version: 1,
  text: `Soccer programs, teams, camps and classes for children that the page tells about in running text.
For each program:
- "quote": the sentence or sentences that say for whom it is or what it costs.
- "name": the name of the program as the page writes it; null where it has none.
- "ages": the words of the quote that say for which ages, birth years or school grades it is; null where it does not.
- "fee": the words of the quote that say what taking part costs, with the amount; null where it does not.
Leave out tables and lists, other sports, other people's programs, donations, and costs of kits or late payment.`,
};
