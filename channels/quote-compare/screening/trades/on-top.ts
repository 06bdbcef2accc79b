import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Offers in which a tax, a surcharge, a discount for early payment or the carriage makes the difference. */
export const ON_TOP: ScreeningBrief[] = [
  {
    name: 'letreros con IVA sobre mercancía y envío',
    brief: `Necesitamos 12 letreros de acrílico 60x40 para sucursales en Monterrey. Comparen el total con IVA incluido, en pesos (MXN).`,
    quotes: [
      `Rótulos Cumbres S.A. de C.V.
12 letreros acrílico 60x40   $1,250.00 c/u
Envío $800.00
Precios en MXN más IVA 16%
Entrega en 10 días hábiles`,
      `Señalética Regia
Letrero acrílico 60 x 40: $1,480.00 c/u, IVA incluido
12 piezas: $17,760.00 MXN
Envío incluido
Tiempo de entrega: 2 semanas`,
    ],
    vendors: [
      offered('Rótulos Cumbres', {
        currency: 'MXN',
        lines: [[12, '1250.00']],
        freight: '800.00',
        tax: '2528.00',
        leadDays: [14],
      }),
      offered('Señalética Regia', { currency: 'MXN', lines: [[12, '1480.00']], leadDays: [14] }),
    ],
    recommended: 'Señalética Regia',
  },
  {
    name: 'a chat in which a later price includes the freight',
    brief: `need 400 pallet collars PC-12 shipped to 45215, cheapest please`,
    quotes: [
      `Teams chat with Buckeye Crate (Leo)
[9:02] Me: hi Leo, price for 400 PC-12 delivered 45215?
[9:10] Leo: morning! 12.60 each, freight included
[9:12] Me: bit high, others are nearer 11
[9:31] Leo: let me ask
[9:48] Leo: ok best I can do is 11.35 each, freight still included, ships in 8 days`,
      `Queen City Pallet Supply
PC-12 pallet collar   400   $11.10   $4,440.00
Freight $140.00
Total $4,580.00
1 week`,
    ],
    vendors: [
      offered('Buckeye Crate', { lines: [[400, '11.35']], leadDays: [8] }),
      offered('Queen City Pallet Supply', { lines: [[400, '11.10']], freight: '140.00', leadDays: [7] }),
    ],
    recommended: 'Buckeye Crate',
  },
  {
    name: 'hire with a row for each company',
    brief: `Wedding hire, 200 chairs and 25 round tables. These are the prices per piece I collected:

| Company | Chairs (200) | Round tables (25) | Delivery & collection |
|---|---|---|---|
| Festa Hire | £1.85 | £9.50 | £80.00 |
| Grand Day Furniture | £2.10 | £8.00 | included |
| Tent City Rentals | £1.60 | - | £60.00 |`,
    quotes: [],
    vendors: [
      offered('Festa Hire', {
        currency: 'GBP',
        lines: [
          [200, '1.85'],
          [25, '9.50'],
        ],
        freight: '80.00',
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('Grand Day Furniture', {
        currency: 'GBP',
        lines: [
          [200, '2.10'],
          [25, '8.00'],
        ],
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('Tent City Rentals', {
        currency: 'GBP',
        lines: [[200, '1.60']],
        missing: ['ables'],
        isSplitOpen: true,
        leadDays: [null],
      }),
    ],
    recommended: 'Grand Day Furniture',
  },
  {
    name: 'boxes per hundred, per thousand and each',
    brief: `5,000 mailer boxes MB-9 to 30318, cheapest landed`,
    quotes: [
      `Peachtree Corrugated
MB-9 mailer: $38.50/100
setup $60
freight $140
7 days`,
      `Flint River Box Co.
MB-9 @ $412 per thousand, MOQ 2,500
freight collect
ships in 10 days`,
      `Chattahoochee Carton
MB-9 0.44 ea delivered, 2 weeks`,
    ],
    vendors: [
      offered('Peachtree Corrugated', {
        lines: [[5000, '38.50', 100]],
        fees: '60.00',
        freight: '140.00',
        leadDays: [7],
      }),
      offered('Flint River Box Co.', {
        lines: [[5000, '412.00', 1000]],
        freight: null,
        leadDays: [10],
        asks: [/freight/i],
      }),
      offered('Chattahoochee Carton', { lines: [[5000, '0.44']], leadDays: [14] }),
    ],
    recommended: 'Peachtree Corrugated',
  },
  {
    name: 'a surcharge in percent against prices that hold it',
    brief: 'Galvanized grating GG-4, 24 panels to 70805',
    quotes: [
      `Bayou Grating\nGG-4 24 @ $182.00 = $4,368.00\nSteel surcharge 4%\nfreight $210`,
      `Pelican Steel\n24 GG-4 panels $191.00 each incl. surcharge, delivered`,
    ],
    vendors: [
      offered('Bayou Grating', { lines: [[24, '182.00']], fees: '174.72', freight: '210.00', leadDays: [null] }),
      offered('Pelican Steel', { lines: [[24, '191.00']], leadDays: [null] }),
    ],
    recommended: 'Pelican Steel',
  },
  {
    name: 'harina por saco y por kilo, pronto pago',
    brief:
      'Necesito 200 kg de harina de fuerza y 50 kg de azúcar para la panadería en Getafe. ¿Quién sale mejor sin IVA?',
    quotes: [
      `Harinas del Jarama S.L.\nHarina de fuerza, saco de 25 kg: 19,50 €\nAzúcar, saco de 25 kg: 23,00 €\nPortes incluidos\nDto. 3% por pronto pago`,
      `Distribuciones Alcor\nharina de fuerza 0,81 €/kg\nazúcar 0,89 €/kg\nporte 12,00 €`,
    ],
    vendors: [
      offered('Harinas del Jarama S.L.', {
        currency: 'EUR',
        lines: [
          [8, '19.50'],
          [2, '23.00'],
        ],
        leadDays: [null],
      }),
      offered('Distribuciones Alcor', {
        currency: 'EUR',
        lines: [
          [200, '0.81'],
          [50, '0.89'],
        ],
        freight: '12.00',
        leadDays: [null],
      }),
    ],
    recommended: 'Harinas del Jarama S.L.',
  },
  {
    name: 'an export with a row for each vendor',
    brief: `compare pls

vendor,item,qty,unit price,shipping
"Hale Lab Supply","Buffer pH 7, 1 L",24,"11.40","35.00"
"Crestline Scientific","Buffer pH 7, 1 L",24,"12.10","0.00"`,
    quotes: [],
    vendors: [
      offered('Hale Lab Supply', { lines: [[24, '11.40']], freight: '35.00', leadDays: [null] }),
      offered('Crestline Scientific', { lines: [[24, '12.10']], leadDays: [null] }),
    ],
    recommended: 'Crestline Scientific',
  },
];
