import { z } from 'zod';
import { most } from './propose/numbers.ts';
import { period, Period, tellPeriod } from './propose/period.ts';
import type { Slot } from './slot.ts';

/** The days that a brief asks for: `published: from 2026-01-01`. */
export const periodSlot = (label: string): Slot<Period> => ({
  label,
  type: Period,
  tell: tellPeriod,
  propose: [period],
});

/** How many of something are wanted: `top 10`, `5 papers`. */
export const mostSlot = (things: string): Slot<number> => ({
  label: 'at most',
  type: z.int().min(1).max(50),
  tell: String,
  propose: [most(things)],
});
