import type { ScreeningBrief } from '../screening-brief.ts';
import { ABROAD } from './pasted/abroad.ts';
import { BUYERS } from './pasted/buyers.ts';
import { CHARITIES } from './pasted/charities.ts';
import { CONTRACTORS } from './pasted/contractors.ts';
import { HOUSEHOLDS } from './pasted/households.ts';
import { SERVICES } from './pasted/services.ts';

/** Briefs as households, contractors, buyers and charities paste them; written before any rule was looked at for them. */
const ALL: ScreeningBrief[] = [...HOUSEHOLDS, ...CONTRACTORS, ...BUYERS, ...ABROAD, ...CHARITIES, ...SERVICES];
export const PASTED = ALL.filter((_, at) => at % 3 !== 2);
export const PASTED_UNSEEN = ALL.filter((_, at) => at % 3 === 2);
