import type { Channel } from '../channel.ts';
import { card } from './card.ts';
import { compose } from './compose.ts';
import { extract } from './extract.ts';
import { plan } from './plan.ts';
import { rubric } from './rubric.ts';

/** Channel 92: recalls of products and vehicles, by rules. */
export const recallCheck: Channel = { card, rubric, plan, extract, compose };
