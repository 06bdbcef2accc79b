import type { ChannelCard } from '#contracts/channel-card.ts';

/** Recalls are published daily at most, so that an answer of the last hours is as good as a new one. */
export const card: ChannelCard = {
  slug: 'recall-check',
  number: 92,
  name: 'Recall Check',
  status: 'live',
  access: 'open',
  trade: false,
  summary: 'Checks products and vehicles against the recalls of NHTSA, CPSC, FDA and FSIS, item by item.',
  inputs: 'A product name, brand and model, UPC, or a vehicle (year, make, model, or VIN); one item or up to 25',
  outputs:
    'Per item: recalled / no recall found / possible match, with recall number, date, hazard, remedy and official link',
  credits: 1,
  budget: { pages: 150, rounds: 5, seconds: 120 },
  freshSeconds: 6 * 3600,
  screeningBar: 1,
  exampleNotes: 'Please check: 1. 2017 Honda Odyssey 2. Graco Pack ’n Play, model 1946903 3. UPC 012345678905',
};
