import { describe, expect, it } from 'vitest';
import { splitNotes } from './split-notes.ts';

const namesIn = (notes: string): string[] => splitNotes(notes).quotes.map(({ name }) => name);

describe('papers pasted one below the other', () => {
  it.each([
    [
      'under letterheads, with who reads them and a letter before the rows',
      `Please compare: 12 x door closers

Millbank Ironmongery Ltd
9 Quay Street
Bristol BS1 4QA
VAT Reg No GB 204 5518 30

Quote for
Harlow Joinery Ltd
3 Canal Road
Bristol BS2 0AA

SALES QUOTE
Quote No: 5518     Date: 11 November 2026

Further to your enquiry we have pleasure in quoting:

Code   Description    Qty   Price each   Amount
DC-3   door closers   12    £24.00       £288.00

Carriage   £12.00
Total      £300.00

This quotation is valid for 30 days

Optional:
spare arms   £9.00

Severn Hardware
Tel: 0117 555 0101
PRO-FORMA INVOICE
Our ref: 77-01

Product        Quantity   Rate     Total
door closers   12         £25.50   £306.00
Shipping                           FREE
Total                              £306.00`,
      ['Millbank Ironmongery Ltd', 'Severn Hardware'],
    ],
    [
      'as carts of shops',
      `Wir brauchen 6 Standleuchten.

Lichthaus Nord | Ihr Warenkorb

Standleuchten
Menge: 6   39,90 €   239,40 €
Entfernen

Zwischensumme
239,40 €
Versandkosten
0,00 €
Gesamtsumme
239,40 €

Leuchtenlager
Mein Warenkorb

Standleuchten, schwarz
38,50 € / Stück
[ - ] 6 [ + ]
231,00 €

Bestellübersicht
Warenwert 231,00 €
Versand 14,90 €
Gesamtbetrag 245,90 €`,
      ['Lichthaus Nord', 'Leuchtenlager'],
    ],
    [
      'as forms of a portal, one field a line',
      `Il nous faut 20 rallonges.

Raison sociale : Électro Vannier SARL
Statut : Soumise

Article : rallonges
Quantité : 20
Prix unitaire : 8,40 €
Frais de port : 15,00 €
Total de l’offre : 183,00 €

Raison sociale : Comptoir Duret
Statut : Soumise

Article : rallonges
Quantité : 20
Prix unitaire : 8,90 €
Frais de port : 0,00 €
Total de l’offre : 178,00 €`,
      ['Électro Vannier SARL', 'Comptoir Duret'],
    ],
    [
      'counted by the buyer',
      `Potrzebne: 8 wideł

1) Ogród i Pole

Ogród i Pole
ul. Lipowa 3, 15-427 Białystok
Oferta nr 81/26

Nazwa | Ilość | Cena | Wartość
widły | 8 | 62,00 zł | 496,00 zł
Razem | 496,00 zł

2) Agro-Tor s.c.

Agro-Tor s.c.
tel. 85 555 01 01
Oferta cenowa
Numer oferty: 12

Nazwa | Ilość | Cena | Wartość
widły | 8 | 59,50 zł | 476,00 zł
Transport | 25,00 zł
Razem | 501,00 zł`,
      ['Ogród i Pole', 'Agro-Tor s.c.'],
    ],
  ])('part %s', (_what, notes, names) => expect(namesIn(notes)).toEqual(names));

  it('are no offers of who reads them, and what is asked for stands outside', () => {
    const notes = `Ci servono:
1. staffe - 14 pz
2. mensole - 6 pz

Ferramenta Galli srl
Via Po 3
10124 Torino
Spett.le
Arredi Bruni srl
Via Roma 8
10121 Torino
PREVENTIVO
Offerta n. 44

Articolo	Q.tà	Prezzo	Importo
staffe	14	€3,00	€42,00
mensole	6	€11,00	€66,00
Totale			€108,00

Casa del Ferro
Tel. 011 555 0101
PREVENTIVO
Offerta n. 9

Articolo	Q.tà	Prezzo	Importo
staffe	14	€2,80	€39,20
mensole	6	€12,00	€72,00
Totale			€111,20`;
    const { brief, quotes } = splitNotes(notes);
    expect(quotes.map(({ name }) => name)).toEqual(['Ferramenta Galli srl', 'Casa del Ferro']);
    expect(brief).toBe('Ci servono:\n1. staffe - 14 pz\n2. mensole - 6 pz');
  });
});
