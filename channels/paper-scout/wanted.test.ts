import { describe, expect, it } from 'vitest';
import { planOf } from '../kit/testing.ts';

describe('what paper-scout reads', () => {
  it.each([
    [
      'Ich suche Veröffentlichungen von Ada Reiher zu wilden Ottern zwischen 2005 und 2012.',
      'wilden Ottern',
      'Ada Reiher',
    ],
    ['Quels sont les articles les plus lus sur la loutre marine depuis 2019 ?', 'loutre marine', null],
    ['Cerco pubblicazioni di Ada Airone sui vetri di palude prima del 1990.', 'vetri di palude', 'Ada Airone'],
    ['Procuro artigos recentes sobre a lontra marinha, de 2015 a 2020.', 'lontra marinha', null],
    ['Szukam czegoś na temat kaczki morskiej, które mamy', 'kaczki morskiej', null],
  ])('%s', async (notes, topic, author) => {
    const { wanted } = await planOf('paper-scout', notes);
    expect(wanted).toMatchObject({ subjects: [{ topic }], author });
  });

  it('takes one who is ruled out for no author', async () => {
    const { wanted, unread } = await planOf(
      'paper-scout',
      'Gibt es etwas über wilde Otter? Bitte keine Artikel von Reiher.',
    );
    expect(wanted['author']).toBeNull();
    expect(unread).toContain('Reiher');
  });

  it('says that it looks up no citing papers', async () => {
    const { asks } = await planOf('paper-scout', 'Who has cited 10.5555/heron.1?');
    expect(asks).toEqual([expect.stringContaining('not looked up here')]);
  });
});
