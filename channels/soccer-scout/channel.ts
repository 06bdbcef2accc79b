import type { Channel } from '../channel.ts';
import { card } from './card.ts';
import { compose } from './compose.ts';
import { extract } from './extract.ts';
import { plan } from './plan.ts';
import { rubric } from './rubric.ts';

/** Soccer fields, clubs and programs around a place, by rules: no model, no I/O. */
export const soccerScout: Channel = { card, rubric, plan, extract, compose };
