import type { TrialKind } from './case.ts';
import { date, line, money, number, text } from './case.ts';
import { AMOUNTS, THINGS, VENDORS, cases, plain } from './words.ts';

const columns = [text('vendor'), money('price')];

/** An amount that is no price, beside the one that is. */
const taken = (name: string, say: (no: string, price: string, vendor: string) => string): TrialKind => ({
  name,
  cases: cases((at) => {
    const [no, price] = AMOUNTS[at]!;
    const vendor = VENDORS[at]!;
    return line(say(`$${no}`, `$${price}`, vendor), {
      columns,
      lie: { cells: { vendor, price: plain(no) } },
      truth: { cells: { vendor, price: plain(price) } },
    });
  }),
});

/** A number that counts something else than its column, beside one that does. */
const counted = (
  name: string,
  say: (count: number, thing: string) => { quote: string; lie: number; truth: number; unit?: string },
): TrialKind => ({
  name,
  cases: cases((at) => {
    const item = THINGS[at]!;
    const { quote, lie, truth, unit } = say(at + 13, item);
    return line(quote, {
      columns: [text('item'), number('count', unit)],
      lie: { cells: { item, count: lie } },
      truth: { cells: { item, count: truth } },
    });
  }),
});

/** A date or name that the page takes back. */
const named = (name: string, say: (at: number) => { quote: string; lie: string; truth: string }): TrialKind => ({
  name,
  cases: cases((at) => {
    const { quote, lie, truth } = say(at);
    return line(quote, {
      columns: [text('value'), date('date')],
      lie: { cells: { value: lie } },
      truth: { cells: { value: truth } },
    });
  }),
});

const day = (at: number, month: string): string => `2031-${month}-${at + 11}`;

export const NOT_THE_PRICE: TrialKind[] = [
  taken('what is saved', (no, price, vendor) => `${vendor}: you save ${no}, the kit is ${price} each.`),
  taken('what comes off', (no, price, vendor) => `${vendor} has the kit at ${price}, ${no} off this week.`),
  taken('a discount', (no, price, vendor) => `${vendor} gives a discount of ${no} and asks ${price} for the kit.`),
  taken(
    'a rebate named after its amount',
    (no, price, vendor) => `${vendor}: a ${no} rebate by mail, ${price} at the door.`,
  ),
  taken('what it differs by', (no, price, vendor) => `${vendor} asks ${price}, which is ${no} less than the others.`),
  taken('what a price rose by', (no, price, vendor) => `${vendor} asks ${price} after it was raised by ${no} in May.`),
  taken('what it will rise to', (no, price, vendor) => `${vendor} asks ${price}; it will rise to ${no} in June.`),
  taken(
    'what it is expected to be',
    (no, price, vendor) => `${vendor} asks ${price} and is expected to reach ${no} soon.`,
  ),
  taken('what it would cost', (no, price, vendor) => `${vendor}: by air it would cost ${no}, by land ${price} each.`),
  taken(
    'what is to be spent',
    (no, price, vendor) => `With a budget of ${no} the kit of ${vendor} at ${price} will do.`,
  ),
  taken('what was wanted', (no, price, vendor) => `We hoped for ${no}; ${vendor} quotes ${price} for the kit.`),
  taken('a price of a hundred', (no, price, vendor) => `${vendor}: ${no} per 100, the single kit ${price} each.`),
  taken('a price in thousands', (no, price, vendor) => `${vendor} turned over ${no} million and asks ${price} a kit.`),
  taken(
    'a price with a short thousand',
    (no, price, vendor) => `${vendor} turned over ${no}k and asks ${price} a kit.`,
  ),
  taken(
    'a price that it is not',
    (no, price, vendor) => `The kit of ${vendor} does not cost ${no}. It costs ${price} each.`,
  ),
  taken('a German price before', (no, price, vendor) => `${vendor}: statt ${no} jetzt ${price} pro Stück.`),
  taken('a German price that is not', (no, price, vendor) => `${vendor}: nicht ${no}, sondern ${price} pro Stück.`),
  taken('a French price before', (no, price, vendor) => `${vendor} : au lieu de ${no}, maintenant ${price} pièce.`),
  taken('a Spanish price before', (no, price, vendor) => `${vendor}: antes ${no}, ahora ${price} la pieza.`),
  taken('an Italian price before', (no, price, vendor) => `${vendor}: prima ${no}, adesso ${price} al pezzo.`),
  taken('a Dutch saving', (no, price, vendor) => `${vendor}: bespaar ${no}, nu ${price} per stuk.`),
  counted('thousands as ones', (count, thing) => ({
    quote: `${thing} counts ${count} thousand readers in ${count + 40} towns.`,
    lie: count,
    truth: count + 40,
  })),
  counted('dozens as pieces', (count, thing) => ({
    quote: `${thing} ships ${count} dozen lamps in ${count + 40} boxes.`,
    lie: count,
    truth: count + 40,
  })),
  counted('a percentage as a count', (count, thing) => ({
    quote: `${thing}: ${count} % of the ${count + 40} boats were lost.`,
    lie: count,
    truth: count + 40,
  })),
  counted('a unit in the label', (count, thing) => ({
    quote: `${thing}. Length (cm): ${count}. Height in inches: ${count + 40}.`,
    lie: count,
    truth: count + 40,
    unit: 'inches',
  })),
  named('a date that was moved', (at) => ({
    quote: `${THINGS[at]} was planned for ${day(at, '02')}, now due on ${day(at, '05')}.`,
    lie: day(at, '02'),
    truth: day(at, '05'),
  })),
  named('a date that is replaced', (at) => ({
    quote: `${THINGS[at]} comes on ${day(at, '05')} instead of ${day(at, '02')}.`,
    lie: day(at, '02'),
    truth: day(at, '05'),
  })),
  named('a name that is corrected', (at) => ({
    quote: `The lamp comes not from ${VENDORS[at]} but from ${VENDORS[(at + 5) % VENDORS.length]}.`,
    lie: VENDORS[at]!,
    truth: VENDORS[(at + 5) % VENDORS.length]!,
  })),
  named('a name that is replaced', (at) => ({
    quote: `${VENDORS[(at + 5) % VENDORS.length]} makes the lamp instead of ${VENDORS[at]} now.`,
    lie: VENDORS[at]!,
    truth: VENDORS[(at + 5) % VENDORS.length]!,
  })),
  named('a version that is wrong', (at) => ({
    quote: `The repair is in ${at + 2}.4.1 (not in ${at + 2}.4.0, but that was said).`,
    lie: `${at + 2}.4.0`,
    truth: `${at + 2}.4.1`,
  })),
  ...(['(in thousands)', '($000)', '(en milliers)', 'all in millions'] as const).map((said): TrialKind => ({
    name: `ones where it says ${said}`,
    cases: cases((at) => {
      const item = THINGS[at]!;
      const [head, other] = [`Readers of ${item} ${said}: ${at + 13} in May`, `${item} has ${at + 40} towns in all.`];
      return {
        page: `Notes of the house\n\n${head}\n\n${other}\n`,
        mediaType: 'text/markdown',
        quotes: [head, other],
        columns: [text('item'), number('count')],
        lie: { cells: { item, count: at + 13 } },
        truth: { cells: { item, count: at + 40 } },
      };
    }),
  })),
  {
    name: 'an amount that a sheet strikes out by its class',
    cases: cases((at) => {
      const [was, is] = AMOUNTS[at]!;
      return {
        page: `<style>.p s, .p .was { text-decoration: line-through }</style><main><p class="p">${VENDORS[at]} sells the kit at <span class="was">$${was}</span> $${is} this week.</p></main>`,
        mediaType: 'text/html',
        quotes: [`$${is} this week.`],
        columns: [money('price')],
        lie: { cells: { price: plain(was) } },
        truth: { cells: { price: plain(is) } },
      };
    }),
  },
  {
    name: 'a quote that begins after "was"',
    cases: cases((at) => {
      const [was, is] = AMOUNTS[at]!;
      const quote = `$${was} for the kit of ${VENDORS[at]}, now $${is} each`;
      return {
        ...line(`The price was ${quote}.`, {
          columns: [money('price')],
          lie: { cells: { price: plain(was) } },
          truth: { cells: { price: plain(is) } },
        }),
        quotes: [quote],
      };
    }),
  },
];
