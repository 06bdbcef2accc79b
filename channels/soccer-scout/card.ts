import type { ChannelCard } from '#contracts/channel-card.ts';

export const card: ChannelCard = {
  slug: 'soccer-scout',
  number: 57,
  name: 'Soccer Scout',
  status: 'live',
  access: 'open',
  trade: false,
  summary:
    'Finds soccer fields, clubs and programs around a place, with distances, and with ages and fees where a page states them.',
  inputs:
    'Brief giving a location (address, city, ZIP, neighbourhood, landmark or coordinates), an age and a distance radius; optionally addresses of club or program pages',
  outputs:
    'Table of fields, clubs and programs within the radius with distances in miles, ages, fees, age fit, links and quotes, and what is not known',
  credits: 1,
  budget: { pages: 16, rounds: 3, seconds: 120 },
  freshSeconds: 24 * 3600,
  screeningBar: 1,
  exampleNotes: 'Soccer for a 9 year old within 3 miles of Prospect Park, Brooklyn, New York',
};
