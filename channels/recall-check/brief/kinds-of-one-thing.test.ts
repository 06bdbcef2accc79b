import { describe, expect, it } from 'vitest';
import { readBrief } from './read-items.ts';

const read = (notes: string): { items: string[]; ruledOut: string[] } => {
  const { items, ruledOut } = readBrief({
    notes,
    prior: null,
    skipRetrieval: false,
    acceptedAt: '2031-11-20T12:00:00Z',
  });
  return { items: items.map(({ asked }) => asked), ruledOut };
};

describe('what says which one of its kind a thing is', () => {
  it.each([
    ['A Norvelle laptop QT20, 16 GB RAM, 512 GB SSD, 2.2 GHz and a Brightwick camera, 24 MP', 2],
    ['Norvelle pacifiers, Stage 1, and a Brightwick heater', 2],
    ['Norvelle Schnuller, Stufe 2, und ein Brightwick Heizlüfter', 2],
    ['tétine Norvelle, étape 2', 1],
  ])('is no thing of its own: %s', (notes, count) => {
    expect(read(notes).items.length).toBe(count);
  });

  it.each([
    'Not the Norvelle Air, that one is in repair. I have a Norvelle Pro and a Brightwick heater.',
    'Nicht das Norvelle Air, das ist in Reparatur. Ich habe ein Norvelle Pro und einen Brightwick heater.',
    'Pas le Norvelle Air. Nous avons un Norvelle Pro et un Brightwick heater.',
  ])('rules out no other of its name: %s', (notes) => {
    const { items, ruledOut } = read(notes);
    expect(items).toEqual(['Norvelle Pro', 'Brightwick heater']);
    expect(ruledOut.join()).not.toContain('Pro');
  });
});
