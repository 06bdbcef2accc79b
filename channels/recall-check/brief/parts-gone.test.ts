import { describe, expect, it } from 'vitest';
import { readBrief } from './read-items.ts';

const read = (notes: string) =>
  readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' });

describe('what a thing came in is gone, and not the thing', () => {
  it.each<[string, string]>([
    ['in brackets', '- Norvelle kettle KX700 (2 of them, no idea of the lot, box is gone)\n- Brightwick heater'],
    ['behind a comma', 'Norvelle kettle KX700 red, label gone / Brightwick heater BW-20'],
    ['in a sentence', 'We have a Norvelle kettle KX700, its box is long gone. And a Brightwick heater.'],
    ['by a verb', '- Norvelle kettle KX700, threw the box away\n- Brightwick heater, lost the manual'],
    [
      'in German',
      'Bitte prüfen:\n- Norvelle Wasserkocher KX700, Karton weggeworfen\n- Brightwick Heizlüfter, Typenschild fehlt',
    ],
    ['in French', '- bouilloire Norvelle KX700, étiquette disparue\n- chauffage Brightwick, la boîte est jetée'],
    ['in Spanish', '- hervidor Norvelle KX700, tiré la caja\n- calentador Brightwick (la etiqueta ya se cayó)'],
    ['in Dutch', '- waterkoker Norvelle KX700, doos weggegooid\n- kachel Brightwick, etiket ontbreekt'],
  ])('is still asked about: %s', (_what, notes) => {
    const { items, ruledOut } = read(notes);
    expect(items.map(({ asked }) => /Norvelle|Brightwick/.exec(asked)?.[0])).toEqual(['Norvelle', 'Brightwick']);
    expect(ruledOut).toEqual([]);
  });

  it('rules out what is gone itself', () => {
    const { items, ruledOut } = read('- Norvelle tool box, gone\n- Brightwick heater, sold it\n- Lumo lamp KX700');
    expect(items).toHaveLength(1);
    expect(ruledOut).toHaveLength(2);
  });
});
