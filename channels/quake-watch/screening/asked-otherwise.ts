import type { KitBrief } from '../../kit/screening.ts';

const BIG = { magnitude: 6.1 };
const SMALL = { magnitude: 5.2 };
const GULL = { magnitude: 3.3 };

/** Travellers, newsrooms and insurers. */
export const ASKED_OTHERWISE: KitBrief[] = [
  { name: 'did it shake', notes: 'Did the earth shake in Kestrelland last week?', rows: [SMALL] },
  { name: 'a noun before', notes: 'Kestrelland earthquakes, mag >= 5.5', rows: [BIG] },
  { name: 'a holiday', notes: "We're flying to Gull Island tomorrow, have there been any earthquakes?", rows: [GULL] },
  { name: 'German', notes: 'Gab es Erdbeben in Kestrelland?', rows: [BIG, SMALL] },
  {
    name: 'at least',
    notes: 'earthquakes of at least magnitude 6 in Kestrelland',
    rows: [BIG],
    read: /least magnitude: 6/,
  },
  {
    name: 'coordinates with letters',
    notes: 'quakes within 150 km of 38.32°N, 142.37°E',
    rows: [BIG],
    read: /38\.32, 142\.37/,
  },
  {
    name: 'around, in km first',
    notes: '100 km around Heronport: earthquakes?',
    rows: [BIG],
    read: /radius in km: 100/,
  },
  {
    name: 'a table of places',
    notes: '| site | place |\n|---|---|\n| 1 | Heronport |\n| 2 | Gull Island |\n\nearthquakes near these?',
    rows: [BIG, GULL],
  },
  { name: 'the strongest', notes: 'seismic events in Kestrelland above magnitude 5.5', rows: [BIG] },
  { name: 'Spanish', notes: '¿Hubo terremotos en Kestrelland?', rows: [BIG, SMALL] },
];
