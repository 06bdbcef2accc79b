import { z } from 'zod';

/** A change that a model points at. Nothing of it is believed: its words have to be found on the page. */
export const Passage = z.strictObject({ quote: z.string(), version: z.string(), date: z.string().nullable() });
export type Passage = z.infer<typeof Passage>;

export const Passages = z.strictObject({ passages: z.array(Passage) });
