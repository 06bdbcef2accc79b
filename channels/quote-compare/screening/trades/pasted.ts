import type { ScreeningBrief } from '../screening-brief.ts';
import { ABROAD } from './pasted/abroad.ts';
import { BUYERS } from './pasted/buyers.ts';
import { CHARITIES } from './pasted/charities.ts';
import { CONTRACTORS } from './pasted/contractors.ts';
import { HOUSEHOLDS } from './pasted/households.ts';
import { SERVICES } from './pasted/services.ts';

/** Briefs as households, contractors, buyers and charities paste them; written before any rule was looked at for them. */
export const PASTED: ScreeningBrief[] = [
  ...HOUSEHOLDS,
  ...CONTRACTORS,
  ...BUYERS,
  ...ABROAD,
  ...CHARITIES,
  ...SERVICES,
];
