import type { ChannelCard } from '#contracts/channel-card.ts';

export const card: ChannelCard = {
  slug: 'quake-watch',
  number: 105,
  name: 'Quake Watch',
  status: 'live',
  access: 'open',
  trade: false,
  summary:
    'Lists earthquakes in regions and around places from the catalogue of the USGS, with magnitude, time, depth and alert.',
  inputs: 'Regions, places or coordinates, up to 10, or worldwide; optional days, least magnitude and radius',
  outputs: 'Per region: earthquakes with magnitude, place, time, depth, alert and link; or that the catalogue has none',
  credits: 1,
  budget: { pages: 40, rounds: 3, seconds: 120 },
  freshSeconds: 300,
  exampleNotes: 'Were there earthquakes of magnitude 5 or more in Japan last week?',
};
