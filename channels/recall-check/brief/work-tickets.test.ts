import { describe, expect, it } from 'vitest';
import { splitBrief } from './split-brief.ts';

const read = (text: string): string[] => {
  const { items, unread } = splitBrief(text);
  return [...items.map(({ asked }) => asked), ...unread.map((words) => `? ${words}`)];
};

describe('tickets of a workshop', () => {
  it.each([
    [
      'TK#7731 cust. A.Pellowe ph 614 555 0177\n   Norvelle mower KX700\n   svc: new blade, sharpen chain\nTK#7732 cust. same\n   Brightwick heater BW-1500\n   svc: pump leaks',
      ['Norvelle mower KX700', 'Brightwick heater BW-1500'],
    ],
    [
      'Auftrag 31-2207  Kunde: Tjarksen\n  Norvelle Rasenmäher KX700\n  -> Kette spannen\nAuftrag 31-2208, Tel. 04421 555017\n  Brightwick Heizlüfter BW-1500\n  -> Stecker',
      ['Norvelle Rasenmäher KX700', 'Brightwick Heizlüfter BW-1500'],
    ],
    [
      'Orden n.º 4471 cliente Barrantes\n  cortacésped Norvelle KX700\n  trabajo: cadena nueva\nOrden n.º 4472 cliente Eulogio\n  calefactor Brightwick BW-1500\n  avería: enchufe',
      ['cortacésped Norvelle KX700', 'calefactor Brightwick BW-1500'],
    ],
    [
      'klant v. Wiel-Ohl   werkbon 31-118\n  Norvelle waterkoker KX700\n  werk: snoer\nwerkbon 31-119\n  Brightwick kachel BW-1500\n  werk: stekker',
      ['Norvelle waterkoker KX700', 'Brightwick kachel BW-1500'],
    ],
    [
      'TK#7731 cust. Pellowe\n   Norvelle mower KX700\nT#7732 walk-in, Brightwick heater, SOLD - no ticket needed\nTK#7733 Wrenfield lamp',
      ['Norvelle mower KX700', 'Wrenfield lamp'],
    ],
    ['T4500 Norvelle drill\nT4600 Brightwick heater', ['T4500 Norvelle drill', 'T4600 Brightwick heater']],
    [
      'Ticket 5521: Norvelle kettle KX700\nTicket 5522: Brightwick heater BW-1500',
      ['Norvelle kettle KX700', 'Brightwick heater BW-1500'],
    ],
  ])('hold things, and no work: %j', (text, items) => expect(read(text)).toEqual(items));
});

describe('places of a list', () => {
  it.each([
    [
      'SHELF A\n  A1 ... Norvelle kettle KX700 ... cond. good\n  A2 ... Brightwick heater BW-1500 ... cond. worn\nSHELF B\n  B1 ... Wrenfield lamp ... cond. good',
      ['Norvelle kettle KX700', 'Brightwick heater BW-1500', 'Wrenfield lamp'],
    ],
    [
      'Regal 1\nA1 - Norvelle Wasserkocher KX700\nA2 - Brightwick Heizlüfter\nRegal 2\nB1 - Wrenfield Lampe',
      ['Norvelle Wasserkocher KX700', 'Brightwick Heizlüfter', 'Wrenfield Lampe'],
    ],
  ])('are no things: %j', (text, items) => expect(read(text)).toEqual(items));
});
