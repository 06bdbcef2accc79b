import type { ScreeningBrief } from '../screening-brief.ts';
import { FARM_AND_SHOP } from './later/farm-and-shop.ts';
import { HARDWARE } from './later/hardware.ts';
import { PRINTED_MATTER } from './later/printed-matter.ts';
import { SERVICES } from './later/services.ts';

/** Written after the rules and measured once before any of them was changed for these. */
export const LATER: ScreeningBrief[] = [...HARDWARE, ...FARM_AND_SHOP, ...PRINTED_MATTER, ...SERVICES];
