import { describe, expect, it } from 'vitest';
import { vendorsNamed } from '../../../test/support/vendors-named.ts';

describe('offers that the caller hands over to', () => {
  it.each([
    [
      'below a line that says how the other came',
      `Hiya, our canteen needs 6 bar stools and 2 high tables, delivered. Who is cheaper?

BREWSTER CONTRACT FURNITURE LTD
Quotation Q-88
Bar stool      6    42.00    252.00
High table     2   118.00    236.00
Delivery                      35.00
Total                        523.00

and this one came by text:
Hi Carol, Sidley Seating here. Stools £45 each, the high tables £110 each, free delivery`,
      ['BREWSTER CONTRACT FURNITURE LTD', 'Sidley Seating'],
    ],
    [
      'below two words',
      `buenas, ocupo 10 cubetas de pintura blanca y 4 rodillos, con iva. ¿cuál conviene?

Pinturas El Roble
cubeta 890 c/u
rodillo 75 c/u
con iva, te llega mañana

y la otra

COLORES DEL NORTE SA DE CV
CANT  DESCRIPCION        P.U.      IMPORTE
10    CUBETA BLANCA      910.00    9,100.00
4     RODILLO             60.00      240.00
                  TOTAL            9,340.00`,
      ['Pinturas El Roble', 'COLORES DEL NORTE SA DE CV'],
    ],
    [
      'below a ruled line that stands between them alone',
      `Need 2 light towers for the fair, 3 days, drop off and pick up. Whats the total at each

ROCKFORD EQUIPMENT RENTAL
Rental Quote 2207
Light tower 3 days   2   95.00   190.00
Delivery and pickup             80.00
Estimated total                270.00

--
Kishwaukee Tool & Party
light towers $110 each for the 3 days
drop and pick up $40 for both`,
      ['ROCKFORD EQUIPMENT RENTAL', 'Kishwaukee Tool & Party'],
    ],
    [
      'below the mark of a messenger, the first with a head of its own paragraph',
      `oi, somos da creche. 12 colchonetes e 12 lençóis, qual sai mais barato com frete?

Casa do Berço Ltda
Orçamento 310

12 colchonetes a R$ 89,00   R$ 1.068,00
12 lençóis a R$ 22,00   R$ 264,00
Frete grátis

_Encaminhada_
Mundo Bebê Atacado
colchonete 12 x 84,00 = 1.008,00
lençol 12 x 25,00 = 300,00
frete 60,00`,
      ['Casa do Berço Ltda', 'Mundo Bebê Atacado'],
    ],
    [
      'in Dutch, who signs below named',
      `Hoi, 20 bidons + 20 tasjes met logo, wie is goedkoper?
groetjes Ilse

Drukkerij De Linge
20 x bidon à € 4,50     € 90,00
20 x tasje à € 3,00     € 60,00
Verzending gratis

en de ander mailde dit:

hoi Ilse, bidons doen wij voor € 4,20 per stuk, tasjes € 3,50 per stuk. Verzendkosten 6,95
Reclamehuis Betuwe B.V.`,
      ['Drukkerij De Linge', 'Reclamehuis Betuwe B.V.'],
    ],
  ])('are parted: %s', (_what, notes, names) => expect(vendorsNamed(notes)).toEqual(names));

  it.each([
    ['a rule over a signature', 'Acme Tools: 4 drills at $90.00 each, free delivery\n--\nBob\n555-0100'],
    [
      'an option within one offer',
      'Need 4 drills\n\nAcme Tools Ltd\n4 drills 90.00 360.00\n\nthe other option:\n4 drills 80.00 320.00',
    ],
  ])('are not made of %s', (_what, notes) => expect(vendorsNamed(notes).length).toBeLessThan(2));
});
