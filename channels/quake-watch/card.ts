import { openCard } from '../kit/open-card.ts';

export const card = openCard({
  slug: 'quake-watch',
  number: 105,
  name: 'Quake Watch',
  summary:
    'Lists earthquakes in regions and around places from the catalogue of the USGS, with magnitude, time, depth and alert.',
  inputs: 'Regions, places or coordinates, up to 10, or worldwide; optional days, least magnitude and radius',
  outputs: 'Per region: earthquakes with magnitude, place, time, depth, alert and link; or that the catalogue has none',
  budget: { pages: 40, rounds: 3, seconds: 120 },
  freshSeconds: 300,
  exampleNotes: 'Were there earthquakes of magnitude 5 or more in Japan last week?',
});
