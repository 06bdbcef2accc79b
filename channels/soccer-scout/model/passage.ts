import { z } from 'zod';

/** A program that a model points at. Nothing of it is believed: its words have to be found on the page. */
export const Passage = z.strictObject({
  quote: z.string(),
  name: z.string().nullable(),
  ages: z.string().nullable(),
  fee: z.string().nullable(),
});
export type Passage = z.infer<typeof Passage>;

export const Passages = z.strictObject({ passages: z.array(Passage) });
