import { describe, expect, it } from 'vitest';
import { planOf } from '../kit/testing.ts';

const FOREIGN = '10-K or 20-F or 40-F';

describe('what filing-scout reads', () => {
  it.each([
    ['Welche Insidergeschäfte gab es bei Heron Works seit Jahresbeginn?', ['Heron Works'], ['4']],
    [
      'Quels rapports annuels Otter Bakken a-t-elle déposés le mois dernier ? Surtout le 20-F.',
      ['Otter Bakken'],
      [FOREIGN, '20-F'],
    ],
    ['Necesito el informe anual de Banco Garza ante la SEC', ['Banco Garza'], [FOREIGN]],
    ['Potreste controllare se Lontra N.V. ha depositato qualcosa?', ['Lontra N.V'], []],
    ['Graag de jaarverslagen van Reiger Holding over 2022, 2023 en 2024.', ['Reiger Holding'], [FOREIGN]],
    ['Gostaria de ver os balanços trimestrais da Lontra e da Garça em 2024.', ['Lontra', 'Garça'], ['10-Q or 6-K']],
    ['Proszę o listę raportów bieżących (8-K) spółki Wydra z ostatniego kwartału.', ['Wydra'], ['8-K']],
    ['> 1) General Herons - 10-Q\n> 2) Otter Bakken - 6-K', ['General Herons', 'Otter Bakken'], ['10-Q', '6-K']],
  ])('%s', async (notes, companies, forms) => {
    const { wanted } = await planOf('filing-scout', notes);
    expect((wanted['companies'] as { name: string }[]).map(({ name }) => name)).toEqual(companies);
    expect(wanted['forms']).toEqual(forms);
  });

  it('takes a form for no company', async () => {
    const { wanted } = await planOf('filing-scout', 'Who filed an S-1 last week?');
    expect(wanted).toMatchObject({ companies: [], forms: ['S-1'] });
  });

  it('reads how many in words', async () =>
    expect((await planOf('filing-scout', 'The last three 10-Ks of Heron Works')).wanted['most']).toBe(3));

  it('says that it gives no advice', async () => {
    const { asks } = await planOf('filing-scout', 'Should I sell before the next 10-Q of Heron Works?');
    expect(asks).toEqual([expect.stringContaining('advises nobody')]);
  });
});
