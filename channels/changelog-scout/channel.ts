import type { Channel } from '../channel.ts';
import { card } from './card.ts';
import { compose } from './compose.ts';
import { extract } from './extract.ts';
import { plan } from './plan.ts';
import { rubric } from './rubric.ts';

/** Changelogs and release notes, by rules (DESIGN.md, Table contract). */
export const changelogScout: Channel = { card, rubric, plan, extract, compose };
