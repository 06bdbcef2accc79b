import { describe, expect, it } from 'vitest';
import { screening } from '../screening.ts';
import { readBrief } from './read-items.ts';

const unappliedIn = (notes: string): string[] =>
  readBrief({ notes, acceptedAt: screening.at } as Parameters<typeof readBrief>[0]).unapplied;

describe('what a brief says of its things', () => {
  it.each([
    ['- Norvelle heater NV-300, the plug was replaced in spring', 'the plug was replaced in spring'],
    ['- Heizlüfter Norvelle NV-300, letzten Sommer gekauft', 'letzten Sommer gekauft'],
    ['- radiateur Norvelle NV-300, la prise a été réparée', 'la prise a été réparée'],
    ['- calefactor Norvelle NV-300, es otro lote', 'es otro lote'],
    ['- stufa Norvelle NV-300, comprata tre anni fa', 'comprata tre anni fa'],
    ['- kachel Norvelle NV-300, de stekker is vervangen', 'de stekker is vervangen'],
    ['- aquecedor Norvelle NV-300, comprado no ano passado', 'comprado no ano passado'],
    ['- grzejnik Norvelle NV-300, kupiony na święta', 'kupiony na święta'],
    ['- Norvelle heater NV-300, only the cord is here', 'only the cord is here'],
  ])('tells what no fact was made of: %s', (notes, statement) =>
    expect(unappliedIn(`${notes}\n- Brightwick kettle BK-90`)).toEqual([statement]),
  );

  it('tells it where it stands beside the list', () => {
    const notes = '- Norvelle heater NV-300\n- Brightwick kettle BK-90\n\nThe heater was repaired by a shop.';
    expect(unappliedIn(notes)).toEqual(['The heater was repaired by a shop']);
  });

  it.each([
    '- Norvelle heater NV-300, bought in May 2031\n- Brightwick kettle, made 03/2030',
    '- Norvelle heater NV-300, lot 30A117\n- Norvelle heater NV-300, the other lot 30A119',
    'My sister gave us a Norvelle heater NV-300 and a Brightwick kettle BK-90.',
    'Only the Norvelle heater NV-300, please. Cash only.',
    '- Norvelle heater NV-300\n- Brightwick kettle BK-90 (sold)',
  ])('says nothing of what was compared: %j', (notes) => expect(unappliedIn(notes)).toEqual([]));
});
