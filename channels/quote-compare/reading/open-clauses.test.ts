import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';

const OTHER = 'Muskego Hydraulics Inc\nVX-40 20 @ 11.00 220.00\nFreight 10.00\nTotal 230.00\nstock';

/** The landed total and the grade of a comparison whose first quote says this besides 200.00 for the goods and 10.00 for freight. */
async function totalWith(
  words: string,
  freight = 'Freight 10.00\n',
): Promise<[total: unknown, grade: string | null | undefined]> {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes: `Need 20 x VX-40 to 53072. Today is 2027-03-01.\n\nQuote 1:\nKettle Moraine Supply\nVX-40  20  10.00  200.00\n${freight}${words}\nStock\n\nQuote 2:\n${OTHER}`,
    acceptedAt: '2027-03-01T12:00:00Z',
  });
  return [take.table?.rows[0]?.landedTotal, take.grade];
}

it.each([
  'Three years ago these were 89, and prices have been going up ever since.',
  'Vor drei Jahren lagen wir bei 89, seitdem ist Öl teurer geworden.',
  "L'anno scorso era 89, il rame è più caro da allora.",
  'Se prendete anche il tornio a noleggio il tubo sarebbe gratis.',
  'If you take our rental plan the hose would be free.',
  'Si vous prenez la location, le flexible serait offert.',
])('leaves the total as it is where they tell what was, or only suppose something: %s', async (words) => {
  expect((await totalWith(words))[0]).toBe('210.00');
});

describe('words that leave the total open', () => {
  it.each([
    'Prices go up 4% on April 1',
    'Preiserhöhung zum 1. April',
    'We can split the freight',
    '50/50 on shipping',
    'plus fuel',
    'Every fifth one is free',
    'less a fiver for paying cash',
    'One way, the other is on you',
    'We can only ship 12 now, the rest in March',
    'Price good if you take the lot',
    'plus whatever the carrier charges',
    'Core deposit applies',
    'Prices on call-off basis',
    'minimum 2 pallets',
    'Weekend surcharge',
    'Saturday drops carry a weekend supplement',
    'Our list goes up 6% April 1',
    'This holds if you take all 40',
    'minimum order 50 pcs',
    'Mindestabnahme 50 Stück',
    'Hausse tarifaire prévue en avril',
    'Descarga a su cargo',
    'Wij rekenen statiegeld',
    'Il resto in aprile',
    'Cena ważna przy odbiorze całości',
  ])('%s', async (words) => {
    const [total, grade] = await totalWith(words);
    expect(total).toBeNull();
    expect(grade).not.toBe('A');
  });
});

describe('a clause beside figures that were read', () => {
  it.each(['Freight 10.00 (one way, the other is on you)', 'Freight 10.00, fuel surcharge extra'])(
    '%s',
    async (words) => {
      expect(await totalWith(words, '')).toEqual([null, 'B']);
    },
  );
});

describe('words that change nothing', () => {
  it.each([
    'Prices firm until 3/31',
    'No fuel surcharge',
    'Prices include all surcharges',
    'Prices quoted are good for 15 days',
    'Cleaning beyond normal wear charged at cost',
    'A 20% deposit holds your date and comes off the final account.',
    'We carry public liability insurance of $20 million.',
    'Ann Kohl, Estimating',
    'Schäden an der Mietsache werden extra berechnet',
    'Les dommages seront facturés en sus',
    'CODE EXCL PRICE EXCL TOTAL',
    'Minimum order $50',
    'Core deposit not required',
    'Is there a surcharge for the weekend?',
    '3 % descuento si hay pago anticipado',
  ])('%s', async (words) => {
    expect(await totalWith(words)).toEqual(['210.00', 'A']);
  });

  it.each([
    'Our prices have not gone up in 3 years',
    'Minimum order 10 pcs',
    'Returns: 15% restocking, freight at your expense',
    'Minimum 99% purity',
    'Payment: 50% with order, rest on delivery',
    'Kein Mindestbestellwert',
    '3% surcharge on credit card payments',
    '2% less if you pay in advance',
    'Sconto per pagamento anticipato 2%',
    '2% taniej przy zakupie z płatnością z góry',
  ])('%s, as the first reader alone understands', async (words) => {
    expect(await totalWith(words)).toEqual(['210.00', 'B']);
  });
});

describe('words that are told and leave the total as it is', () => {
  it.each([
    'Copper surcharge may apply to wire only',
    'Price holds if you take 20',
    'If you order by 2 pm we ship today',
  ])('%s', async (words) => {
    expect(await totalWith(words)).toEqual(['210.00', 'B']);
  });
});

describe('what the brief names and an offer leaves to be priced', () => {
  it.each([
    ['2 awnings with fitting', 'awning', 'Fitting: to be quoted after a visit'],
    ['2 Markisen mit Montage', 'Markise', 'Montage: auf Anfrage'],
    ['2 stores avec pose', 'store', 'La pose est sur devis'],
    ['2 toldos con montaje', 'toldo', 'Montaje: a presupuestar tras la visita'],
    ['2 tende con montaggio', 'tenda', 'Il montaggio è da preventivare'],
    ['2 toldos com montagem', 'toldo', 'A montagem é sob consulta'],
    ['2 zonneschermen met montage', 'zonnescherm', 'Montage: in overleg'],
    ['2 markizy, montaż w cenie', 'markiza', 'Montaż: do uzgodnienia'],
  ])('%s, %s: %s', async (brief, item, open) => {
    const { take } = await rollOffline({
      channel: quoteCompare,
      notes: `${brief}\n\nQuote 1:\nVidal Ltd\n2 ${item} 420,00 € 840,00 €\nFree delivery\n${open}\n\nQuote 2:\nSombra Ltd\n2 ${item} 520,00 € 1040,00 €\nFree delivery\n${open}`,
      acceptedAt: '2027-03-01T12:00:00Z',
    });
    expect(take.output).not.toContain('Recommended');
    expect(take.output).toContain(open);
  });
});

describe('what the brief names and an offer leaves to the buyer', () => {
  const takeOn = async (brief: string, item: string, words: string): Promise<string> => {
    const { take } = await rollOffline({
      channel: quoteCompare,
      notes: `${brief}\n\nQuote 1:\nVidal Ltd\n2 ${item} 420,00 € 840,00 €\nFree delivery\n${words}\n\nQuote 2:\nSombra Ltd\n2 ${item} 520,00 € 1040,00 €\nFree delivery`,
      acceptedAt: '2027-03-01T12:00:00Z',
    });
    return take.output;
  };

  it.each([
    ['2 Markisen mit Montage', 'Markise', 'Montage bauseits'],
    ['2 stores avec pose', 'store', 'La pose reste à la charge du client'],
    ['2 toldos con montaje', 'toldo', 'El montaje corre por cuenta del comprador'],
    ['2 tende con montaggio', 'tenda', 'Montaggio a cura del committente'],
    ['2 zonneschermen met montage', 'zonnescherm', 'Montage door opdrachtgever'],
    ['2 toldos com montagem', 'toldo', 'A montagem fica a cargo do cliente'],
    ['2 markizy, montaż w cenie', 'markiza', 'Montaż po stronie zamawiającego'],
  ])('%s, %s: %s', async (brief, item, words) => {
    expect(await takeOn(brief, item, words)).not.toContain('Recommended: Vidal');
  });

  it('is nothing where the vendor bears it', async () => {
    expect(await takeOn('2 toldos con montaje', 'toldo', 'El montaje corre por cuenta de la casa')).toContain(
      'Recommended: Vidal',
    );
  });
});
