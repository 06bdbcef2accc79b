import type { Prompt } from '#contracts/model-port.ts';

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
