import type { ScreeningBrief } from './screening-brief.ts';
import { BOUGHT } from './trades/bought.ts';
import { FOOD } from './trades/food.ts';
import { LAB_AND_CARE } from './trades/lab-and-care.ts';
import { OPEN_POINTS } from './trades/open-points.ts';
import { OTHER_TONGUES } from './trades/other-tongues.ts';
import { PARTS } from './trades/parts.ts';
import { PRINT } from './trades/print.ts';
import { SETTLED } from './trades/settled.ts';
import { SOFTWARE } from './trades/software.ts';
import { TRANSPORT } from './trades/transport.ts';
import { SOURCED } from './trades/sourced.ts';
import { WORKS } from './trades/works.ts';

/** Briefs of many trades in the wording of their customers. */
export const TRADES: ScreeningBrief[] = [
  ...PRINT,
  ...FOOD,
  ...SOFTWARE,
  ...WORKS,
  ...PARTS,
  ...LAB_AND_CARE,
  ...TRANSPORT,
  ...OPEN_POINTS,
  ...OTHER_TONGUES,
  ...BOUGHT,
  ...SOURCED,
  ...SETTLED,
];
