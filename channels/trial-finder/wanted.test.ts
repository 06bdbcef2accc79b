import { describe, expect, it } from 'vitest';
import { planOf } from '../kit/testing.ts';

describe('what trial-finder reads', () => {
  it.each([
    ['Meine Tochter (9 Jahre) hat Otterhusten. Gibt es Studien in Reiherstadt?', 'Otterhusten', 'Reiherstadt', 9],
    [
      'Ma mère, 72 ans, souffre de fièvre palustre. Y a-t-il des essais près de Loutreville ?',
      'fièvre palustre',
      'Loutreville',
      72,
    ],
    ['Tengo 45 años y sufro de tos de nutria. ¿Hay ensayos en Garzalia?', 'tos de nutria', 'Garzalia', 45],
    ['Mio padre ha 66 anni e soffre di tosse palustre. Cerchiamo studi in Lontria.', 'tosse palustre', 'Lontria', 66],
    [
      'Mijn zoon is 15 jaar oud en lijdt aan moeraskoorts. Zijn er onderzoeken in Otterdam?',
      'moeraskoorts',
      'Otterdam',
      15,
    ],
    ['O meu irmão de 34 anos tem febre palustre e mora em Lontrais. Que estudos há?', 'febre palustre', 'Lontrais', 34],
    ['Moja żona ma 41 lat i toczeń. Czy są badania kliniczne w Wydrowie?', 'toczeń', 'Wydrowie', 41],
    [
      'My husband is 58 and was diagnosed with marsh fever in March. We live near Otterton.',
      'marsh fever',
      'Otterton',
      58,
    ],
  ])('%s', async (notes, condition, place, age) => {
    const { wanted, sent } = await planOf('trial-finder', notes);
    expect(wanted).toMatchObject({ subjects: [{ condition }], place, age });
    expect(JSON.stringify(sent)).not.toContain(String(age));
  });

  it('takes sponsor and treatment for no conditions', async () => {
    const notes = 'Heronine trials for marsh fever sponsored by Otter or Gull, Germany only, with posted results';
    const { wanted, sent } = await planOf('trial-finder', notes);
    expect(wanted['subjects']).toEqual([{ nct: null, condition: 'marsh fever' }]);
    expect(sent[0]?.query).toMatchObject({
      'query.intr': 'Heronine',
      'query.spons': 'Otter OR Gull',
      'query.locn': 'Germany',
      aggFilters: 'results:with',
    });
  });

  it('sends no drug of somebody who asks for advice', async () => {
    const { sent, asks } = await planOf('trial-finder', 'Should she stop her heronine before she joins a study?');
    expect(sent).toEqual([]);
    expect(asks).toContainEqual(expect.stringContaining('for the doctor to say'));
  });

  it('rules nothing out under a name that is not English', async () => {
    const { wanted } = await planOf(
      'trial-finder',
      'Gibt es klinische Studien zu Otterhusten, die wir kennen sollten?',
    );
    expect(wanted['subjects']).toEqual([{ nct: null, condition: 'Otterhusten' }]);
  });
});
