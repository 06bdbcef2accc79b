/** The request that many briefs turn on. */
export const FORTY = 'Need 40 pcs bracket BR-110, deliver to 53703. Who is cheapest?';

/** The offer that the others are compared with. */
export const RIDGE = {
  quote: `Ridge Fabrication
BR-110 40 @ 6.40 = 256.00
Freight 22.00
Total 278.00
5 days`,
  read: {
    vendor: 'Ridge Fabrication',
    linesSubtotal: '256.00',
    freight: '22.00',
    landedTotal: '278.00',
    leadDays: [5],
    statedTotal: '278.00',
  },
};
