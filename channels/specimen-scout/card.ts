import type { ChannelCard } from '#contracts/channel-card.ts';

export const card: ChannelCard = {
  slug: 'specimen-scout',
  number: 12,
  name: 'Specimen Scout',
  status: 'live',
  access: 'open',
  trade: false,
  summary:
    'Measures things of the world from texts, pictures and museum records, each size with its evidence and uncertainty, and files them in the library.',
  inputs:
    'Brief naming a species or item, with its sizes as text, with addresses of pages, pictures or JSON records, or with neither: then open catalogues are asked. Several items are fine',
  outputs:
    'Table with a row per dimension: inches, uncertainty, confidence, scale path, review status, quote and link; specimens filed for review',
  credits: 1,
  budget: { pages: 24, rounds: 5, seconds: 120 },
  freshSeconds: 24 * 3600,
  screeningBar: 1,
  exampleNotes: 'Item: oak stool\n\nThe seat is 12 1/2 in. wide, the stool 45 cm high.',
};
