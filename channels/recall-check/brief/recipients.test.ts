import { describe, expect, it } from 'vitest';
import { planLookups } from '../lookups/plan-lookups.ts';
import { readBrief } from './read-items.ts';

const AT = '2031-11-20T12:00:00Z';
const read = (notes: string): { items: string[]; sent: string } => {
  const { items } = readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: AT });
  return { items: items.map(({ asked }) => asked), sent: JSON.stringify(planLookups(items, AT)) };
};

describe('whom an order goes to', () => {
  it.each([
    'Delivered Aug 20, 2030 - ship to: Brandrake Larkmere, 9 Ottoline Yard, Fernholt NH\n  Norvelle kettle NK-100',
    'Order 1\nBill to: Brandrake Larkmere, 4 Ottoline Wharf, Fernholt\n - Norvelle kettle NK-100',
    'Bestellung vom Mai\nLieferadresse: Brandrake Larkmere, Ottolinengrund 4, Fernholt\n - Norvelle kettle NK-100',
    'Commande\nAdresse de livraison : Brandrake Larkmere, Ottoline, Fernholt\n - Norvelle kettle NK-100',
    'Pedido\nDirección de envío: Brandrake Larkmere, Ottoline, Fernholt\n - Norvelle kettle NK-100',
    'Ordine\nIndirizzo di consegna: Brandrake Larkmere, Ottoline, Fernholt\n - Norvelle kettle NK-100',
    'Bestelling\nAfleveradres: Brandrake Larkmere, Ottoline, Fernholt\n - Norvelle kettle NK-100',
    'Zamówienie\nAdres dostawy: Brandrake Larkmere, Ottoline, Fernholt\n - Norvelle kettle NK-100',
    'Encomenda\nMorada de entrega: Brandrake Larkmere, Ottoline, Fernholt\n - Norvelle kettle NK-100',
  ])('goes to no register, and takes no thing with it: %s', (notes) => {
    const { items, sent } = read(notes);
    expect(items).toEqual(['Norvelle kettle NK-100']);
    expect(sent).not.toMatch(/brandrake|larkmere|ottoline|fernholt/i);
  });

  it.each(['Norvelle kettle NK-100\nFernholt NH\nBrightwick heater BW-15', 'Norvelle kettle NK-100\n9 Fernholt Croft'])(
    'nor does a place by itself: %s',
    (notes) => {
      expect(read(notes).sent).not.toMatch(/fernholt/i);
    },
  );
});
