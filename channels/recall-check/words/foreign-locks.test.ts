import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-items.ts';

describe('a lock and a vest in other languages', () => {
  it.each([
    ['Bitte prüfen: das Vorhängeschloss Norvelle', 'lock'],
    ['Le cadenas Norvelle est-il rappelé ?', 'lock'],
    ['Estimados, ¿está retirada la cerradura Norvelle?', 'lock'],
    ['Il lucchetto Norvelle è stato richiamato?', 'lock'],
    ['Czy zamek Norvelle jest wycofany?', 'lock'],
    ['Bonjour, pourriez-vous vérifier le gilet Norvelle ?', 'vest'],
  ])('says what it is: %s', (notes, thing) => {
    const [item] = readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' }).items;
    expect(item?.product?.words).toContain(thing);
    expect(item?.product?.kinds).toEqual(['consumer']);
  });
});
