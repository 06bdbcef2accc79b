import type { ChannelCard } from '#contracts/channel-card.ts';

export const card: ChannelCard = {
  slug: 'quote-compare',
  number: 90,
  name: 'Quote compare',
  status: 'live',
  access: 'open',
  trade: true,
  summary:
    'Puts vendor quotes side by side: landed totals worked out to the cent, math errors, missing items, a vendor to buy from and the questions to ask first.',
  inputs:
    'Parts and quantities needed, and 2 to 6 vendor quotes as pasted text; optional deadline, maximum total, ship-to ZIP and exchange rate.',
  outputs:
    'A table with one row per vendor and its lines, a recommended vendor with reasons, and clarification drafts held for approval.',
  credits: 1,
  budget: { pages: 10, rounds: 1, seconds: 60 },
  freshSeconds: 0,
  screeningBar: 1,
  exampleNotes: [
    'Need 40 each gate valve GV-150 and 80 gasket GK-150 at ZIP 43215 by 2027-03-12, today is 2027-02-19. Maximum $4,000.',
    'Quote 1 of 2:\nOhio Valve & Fitting   Quote 5531\nGV-150   40 EA   71.20   2,848.00\nGK-150   80 EA    2.10     168.00\nSubtotal 3,016.00\nFreight 94.50\nTotal 3,110.50\nShips in 5 business days',
    'Quote 2 of 2:\nLakeland Pipe Supply\nGV-150, 40 @ $68.90 = $2,756.00\nGK-150 sold in packs of 25 at $49.00, 4 packs $196.00\nFOB origin, freight collect. Stock.',
  ].join('\n\n'),
};
