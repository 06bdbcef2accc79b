import type { TrialKind } from './case.ts';
import { date, derive, line, money, number, text } from './case.ts';
import { AMOUNTS, THINGS, VENDORS, cases, plain } from './words.ts';

const columns = [text('vendor'), text('currency'), money('price')];

/** A sentence with the amount that was and the one that is; the row takes the wrong one. */
const taken = (name: string, say: (was: string, is: string, vendor: string) => string): TrialKind => ({
  name,
  cases: cases((at) => {
    const [was, is] = AMOUNTS[at]!;
    const vendor = VENDORS[at]!;
    return line(say(`$${was}`, `$${is}`, vendor), {
      columns,
      lie: { cells: { vendor, price: plain(was) } },
      truth: { cells: { vendor, price: plain(is) } },
    });
  }),
});

export const OTHER_AMOUNTS: TrialKind[] = [
  taken('what was, beside what is now', (was, is, vendor) => `${vendor}: the kit was ${was}, now ${is} each.`),
  taken('what is replaced', (was, is, vendor) => `${vendor} offers the kit at ${is} instead of ${was}.`),
  {
    name: 'what was struck out',
    cases: cases((at) => {
      const [was, is] = AMOUNTS[at]!;
      return {
        ...line(`${VENDORS[at]} sells the kit at ~~$${was}~~ $${is} this week.`, {
          columns: [money('price')],
          lie: { cells: { price: plain(was) } },
          truth: { cells: { price: plain(is) } },
        }),
        quotes: [`$${is} this week.`],
      };
    }),
  },
  taken('what an arrow leads away from', (was, is, vendor) => `Price of the kit at ${vendor}: ${was} → ${is}`),
  taken('what was before', (was, is, vendor) => `${vendor} asks ${is} for the kit, previously ${was}, freight extra.`),
  taken(
    'what a reduction began with',
    (was, is, vendor) => `${vendor} has it reduced from ${was} to ${is} for spring.`,
  ),
  taken('what is corrected', (was, is, vendor) => `A correction by ${vendor}: not ${was} but ${is} for the kit.`),
  taken('what is to be ignored', (was, is, vendor) => `${vendor} writes: ignore ${was}, the kit is ${is} as agreed.`),
  taken('a list price beside the own one', (was, is, vendor) => `${vendor}: list price ${was}, yours for ${is} each.`),
  taken('a price of the maker', (was, is, vendor) => `${vendor}: RRP ${was}, our price ${is} today.`),
  taken('a price to compare with', (was, is, vendor) => `${vendor}: compare at ${was}, pay ${is} for the kit.`),
  taken('what others ask', (was, is, vendor) => `${vendor} asks ${is} for the kit where others ask ${was}.`),
  taken('what it would have been', (was, is, vendor) => `It would have been ${was} at ${vendor}; the kit is ${is}.`),
  taken('what nobody should pay', (was, is, vendor) => `Don't pay ${was}: the kit is ${is} at ${vendor}.`),
  taken('an offer that has expired', (was, is, vendor) => `${vendor}: ${was} (expired), ${is} for the kit.`),
  taken('what should read otherwise', (was, is, vendor) => `${vendor}: "${was}" should read ${is} in the last mail.`),
  taken('the price of last year', (was, is, vendor) => `Last year ${vendor} asked ${was}; this year ${is}.`),
  {
    name: 'an amount in another currency',
    cases: cases((at) => {
      const [amount] = AMOUNTS[at]!;
      const vendor = VENDORS[at]!;
      const [sign, code] = [['€', 'EUR'] as const, ['£', 'GBP'] as const, ['₹', 'INR'] as const][at % 3]!;
      return line(`${vendor} quotes ${sign}${amount} for the kit; other lists show USD and ${code} prices.`, {
        columns,
        lie: { cells: { vendor, currency: 'USD', price: plain(amount) } },
        truth: { cells: { vendor, currency: code, price: plain(amount) } },
      });
    }),
  },
  {
    name: 'an amount beside another code',
    cases: cases((at) => {
      const [amount] = AMOUNTS[at]!;
      const vendor = VENDORS[at]!;
      const code = ['CAD', 'AUD', 'CHF', 'SEK'][at % 4]!;
      return line(`${vendor} invoices in USD only; the list price is ${amount} ${code} for the kit.`, {
        columns,
        lie: { cells: { vendor, currency: 'USD', price: plain(amount) } },
        truth: { cells: { vendor, currency: code, price: plain(amount) } },
      });
    }),
  },
  {
    name: 'a percent as an amount',
    cases: cases((at) => {
      const [amount] = AMOUNTS[at]!;
      const vendor = VENDORS[at]!;
      return line(`${vendor} asks $${amount} for the kit and takes ${at + 3}% off for a full set.`, {
        columns,
        lie: { cells: { vendor, price: `${at + 3}.00` } },
        truth: { cells: { vendor, price: plain(amount) } },
      });
    }),
  },
  {
    name: 'a negative amount without its sign',
    cases: cases((at) => {
      const [amount] = AMOUNTS[at]!;
      const vendor = VENDORS[at]!;
      return line(`${vendor}, balance of the account: -$${amount}`, {
        columns,
        lie: { cells: { vendor, price: plain(amount) } },
        truth: { cells: { vendor, price: `-${plain(amount)}` } },
      });
    }),
  },
  {
    name: 'a sign that is not there',
    cases: cases((at) => {
      const [amount] = AMOUNTS[at]!;
      const vendor = VENDORS[at]!;
      return line(`${vendor}, balance of the account: $${amount}`, {
        columns,
        lie: { cells: { vendor, price: `-${plain(amount)}` } },
        truth: { cells: { vendor, price: plain(amount) } },
      });
    }),
  },
  {
    name: 'a part of an amount',
    cases: cases((at) => {
      const thousands = `${at + 1},${250 + at}.00`;
      const vendor = VENDORS[at]!;
      return line(`${vendor} asks $${thousands} for the whole set.`, {
        columns,
        lie: { cells: { vendor, price: `${250 + at}.00` } },
        truth: { cells: { vendor, price: plain(thousands) } },
      });
    }),
  },
  ...(
    [
      ['weeks as days', 'days', 'weeks', 'weeks'],
      ['kilometres as miles', 'miles', 'km', 'km'],
      ['centimetres as inches', 'inches', 'cm', 'cm'],
      ['months as weeks', 'weeks', 'months', 'months'],
      ['grams as kilograms', 'kg', 'grams', 'g'],
    ] as const
  ).map(([name, wrong, said, right]): TrialKind => ({
    name,
    cases: cases((at) => {
      const quote = `${THINGS[at]}, as the maker states it: ${at + 5} ${said}, give or take.`;
      return {
        ...line(quote, {
          columns: [text('item'), number('size', wrong), number('own', right)],
          lie: { cells: { item: THINGS[at]!, size: at + 5 } },
          truth: { cells: { item: THINGS[at]!, own: at + 5 } },
        }),
      };
    }),
  })),
  {
    name: 'the day of a date as a count',
    cases: cases((at) => {
      const day = String(at + 11);
      return line(`${THINGS[at]} was measured on 2031-03-${day} and weighed 37 g.`, {
        columns: [text('item'), number('count')],
        lie: { cells: { item: THINGS[at]!, count: at + 11 } },
        truth: { cells: { item: THINGS[at]!, count: 37 } },
      });
    }),
  },
  {
    name: 'the minutes of a time as a count',
    cases: cases((at) => {
      return line(`${THINGS[at]} was seen at 10:${at + 31} by 9 people on the pier.`, {
        columns: [text('item'), number('people')],
        lie: { cells: { item: THINGS[at]!, people: at + 31 } },
        truth: { cells: { item: THINGS[at]!, people: 9 } },
      });
    }),
  },
  {
    name: 'a day and month that could change places',
    cases: cases((at) => {
      const day = String((at % 9) + 1).padStart(2, '0');
      const month = String(((at + 4) % 9) + 1).padStart(2, '0');
      const written = `${day}/${month}/2031`;
      return line(`${THINGS[at]} was released on ${written} to all users.`, {
        columns: [text('item'), date('date')],
        lie: {
          cells: { item: THINGS[at]!, date: `2031-${month}-${day}` },
          derivations: [derive('date', 'iso-date', [written], `2031-${month}-${day}`)],
        },
        truth: { cells: { item: THINGS[at]!, date: written } },
      });
    }),
  },
];
