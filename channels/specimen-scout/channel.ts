import type { Channel } from '../channel.ts';
import { card } from './card.ts';
import { compose } from './compose.ts';
import { extract } from './extract.ts';
import { measure } from './measure.ts';
import { plan } from './plan.ts';
import { SOURCES } from './catalogues/sources.ts';
import { rubric } from './rubric.ts';
import { SpecimenScoutTable } from './table-schema.ts';

/** Measures things of the world from texts, pictures and records, and files them in the library, by rules. */
export const specimenScout: Channel = {
  card,
  table: SpecimenScoutTable,
  sources: SOURCES,
  rubric,
  plan,
  extract,
  measure,
  compose,
  screening: async () => (await import('./screening.ts')).screening,
};
