import { describe, expect, it } from 'vitest';
import { readOrder } from './read-order.ts';
import { readQuotes } from '../extract.ts';

const daysWith = (words: string, at: 'above' | 'below' = 'below'): (number | null)[] => {
  const offers = 'Harlow Tools:\nclamp 4.10\ncarriage 9.00\n\nPeakmoor Supply:\nclamp 3.95\ncarriage 12.00';
  const notes = ['20 clamps, ex VAT.', at === 'above' ? words : '', offers, at === 'below' ? words : ''].join('\n\n');
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  return readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text).map(
    ({ offer }) => offer.lead?.days ?? null,
  );
};

describe('when each vendor delivers', () => {
  it.each([
    'Harlow 9 days, Peakmoor 3 weeks.',
    'Peakmoor needs 3 weeks, Harlow Tools 9 days',
    'Harlow liefert in 9 Tagen, Peakmoor in 3 Wochen.',
    'Harlow livre en 9 jours et Peakmoor en 3 semaines.',
    'Harlow entrega en 9 días, Peakmoor en 3 semanas.',
    'Harlow consegna in 9 giorni, Peakmoor in 3 settimane.',
    'Harlow levert in 9 dagen en Peakmoor in 3 weken.',
    'Harlow entrega em 9 dias, Peakmoor em 3 semanas.',
    'Harlow dostarczy w 9 dni, Peakmoor w 3 tygodnie.',
    '9 days / 3 weeks',
    'They want 9 days resp. 3 weeks.',
  ])('is read with its offer: %s', (words) => expect(daysWith(words)).toEqual([9, 21]));

  it.each(['Both about two weeks.', 'beide 2 Wochen', 'Ambos en dos semanas.', 'les deux sous 2 semaines'])(
    'is read with all of them: %s',
    (words) => expect(daysWith(words)).toEqual([14, 14]),
  );

  it('stays with the caller who asks for it', () =>
    expect(daysWith('We need it in 3 weeks from both.', 'above')).toEqual([null, null]));
});
