import type { ScreeningBrief } from '../screening-brief.ts';
import { FIRST } from './later/first.ts';
import { FOURTH } from './later/fourth.ts';
import { SECOND } from './later/second.ts';
import { THIRD } from './later/third.ts';

/** Written after the rules and measured once before any of them was changed for these. */
export const LATER: ScreeningBrief[] = [...FIRST, ...SECOND, ...THIRD, ...FOURTH];
