import { expect, it } from 'vitest';
import { readService } from './read-service.ts';

it.each([
  'We need a 24-month maintenance contract for 12 lifts.\n\nRFP-2705-3',
  '6-month general servicing of 30 boilers',
  'Quarterly servicing of our pumps, RFQ-88',
])('finds work in %j', (brief) => {
  expect(readService(brief)).not.toBeNull();
});

it.each(['Need 12 seals PX-20 for the servicing of our pumps', 'Repair kits RK-240, 6 of them'])(
  'finds goods in %j',
  (brief) => {
    expect(readService(brief)).toBeNull();
  },
);
