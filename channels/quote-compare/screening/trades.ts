import type { ScreeningBrief } from './screening-brief.ts';
import { AS_PASTED } from './trades/as-pasted.ts';
import { COUNTED } from './trades/counted.ts';
import { PRINT } from './trades/print.ts';
import { GARMENTS } from './trades/garments.ts';
import { IN_PASSING } from './trades/in-passing.ts';
import { FOOD } from './trades/food.ts';
import { SOFTWARE } from './trades/software.ts';
import { TOLD_PRICES } from './trades/told-prices.ts';
import { WORKS } from './trades/works.ts';
import { PARTS } from './trades/parts.ts';
import { LAB_AND_CARE } from './trades/lab-and-care.ts';
import { TRANSPORT } from './trades/transport.ts';
import { OPEN_POINTS } from './trades/open-points.ts';
import { OTHER_TONGUES } from './trades/other-tongues.ts';
import { BOUGHT_ABROAD } from './trades/bought-abroad.ts';
import { PRICES_THAT_DEPEND } from './trades/prices-that-depend.ts';
import { SOURCED } from './trades/sourced.ts';
import { SETTLED } from './trades/settled.ts';
import { DATES_ABROAD } from './trades/dates-abroad.ts';
import { DEVICES } from './trades/devices.ts';
import { FARM_AND_SHOP } from './trades/farm-and-shop.ts';
import { PRINTED_MATTER } from './trades/printed-matter.ts';
import { VISITS_AND_HIRE } from './trades/visits-and-hire.ts';
import { HOUSEHOLDS } from './trades/households.ts';
import { CONTRACTORS } from './trades/contractors.ts';
import { PURCHASING } from './trades/purchasing.ts';
import { NOTATIONS_ABROAD } from './trades/notations-abroad.ts';
import { CHARITIES } from './trades/charities.ts';
import { SEATS_AND_LINES } from './trades/seats-and-lines.ts';
import { BY_MEASURE } from './trades/by-measure.ts';
import { ON_TOP } from './trades/on-top.ts';
import { UNDER_THE_TOTAL } from './trades/under-the-total.ts';
import { FROM_THE_DESK } from './trades/from-the-desk.ts';
import { SUMS_ABROAD } from './trades/sums-abroad.ts';
import { TERMS_ABROAD } from './trades/terms-abroad.ts';
import { COPIED_AND_SAID } from './trades/copied-and-said.ts';
import { EVERYDAY } from './trades/everyday.ts';
import { BY_HEARSAY } from './trades/by-hearsay.ts';
import { BY_LAYOUT } from './trades/by-layout.ts';
import { PORTALS_AND_EXPORTS } from './trades/portals-and-exports.ts';
import { EXTRACTS_AND_SHEETS } from './trades/extracts-and-sheets.ts';

/** Briefs of many trades in the wording of their customers. */
export const TRADES: ScreeningBrief[] = [
  ...AS_PASTED,
  ...PRINT,
  ...FOOD,
  ...GARMENTS,
  ...IN_PASSING,
  ...SOFTWARE,
  ...TOLD_PRICES,
  ...WORKS,
  ...PARTS,
  ...LAB_AND_CARE,
  ...TRANSPORT,
  ...OPEN_POINTS,
  ...OTHER_TONGUES,
  ...BOUGHT_ABROAD,
  ...PRICES_THAT_DEPEND,
  ...SOURCED,
  ...SETTLED,
  ...DEVICES,
  ...FARM_AND_SHOP,
  ...PRINTED_MATTER,
  ...VISITS_AND_HIRE,
  ...HOUSEHOLDS,
  ...CONTRACTORS,
  ...PURCHASING,
  ...NOTATIONS_ABROAD,
  ...CHARITIES,
  ...SEATS_AND_LINES,
  ...BY_MEASURE,
  ...BY_HEARSAY,
  ...ON_TOP,
  ...UNDER_THE_TOTAL,
  ...FROM_THE_DESK,
  ...EXTRACTS_AND_SHEETS,
  ...BY_LAYOUT,
  ...PORTALS_AND_EXPORTS,
  ...EVERYDAY,
  ...COPIED_AND_SAID,
  ...TERMS_ABROAD,
  ...DATES_ABROAD,
  ...SUMS_ABROAD,
  ...COUNTED,
];
