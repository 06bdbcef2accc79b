import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Two garments for a crew, told in a sentence and in a row of prices. */
const garments = (name: string, currency: string, brief: string, told: string, row: string): ScreeningBrief => ({
  name: `jackets and trousers, ${name}`,
  brief,
  quotes: [told, row],
  vendors: [
    offered(told.split('\n')[0] ?? '', {
      currency,
      lines: [
        [20, '31.50'],
        [20, '19.50'],
      ],
      freight: '25.00',
      leadDays: [null],
    }),
    offered(row.split('\n')[0] ?? '', {
      currency,
      lines: [
        [20, '31.00'],
        [20, '17.80'],
      ],
      leadDays: [null],
    }),
  ],
  recommended: row.split('\n')[0] ?? '',
});

export const GARMENTS: ScreeningBrief[] = [
  garments(
    'English',
    'GBP',
    'Which of these is cheapest for 20 jackets and 20 pairs of work trousers, delivered to Leeds?',
    `Uniform Easy
Hi, for the 20 jackets we can do £31.50 ea and the trousers at £19.50 ea. Carriage £25. Ex VAT.`,
    `Textil North
jacket 31.00 / trousers 17.80, carriage included, ex VAT`,
  ),
  garments(
    'German',
    'EUR',
    'Welches Angebot ist günstiger für 20 Jacken und 20 Arbeitshosen, Lieferung nach Lübeck?',
    `Kleiderkammer Ost
Guten Tag, die 20 Jacken können wir zu 31,50 € das Stück anbieten und die Hosen zu 19,50 € das Stück. Versand 25 €. Zzgl. MwSt.`,
    `Textil Nord
Jacke 31,00 / Hose 17,80, frei Haus, zzgl. MwSt.`,
  ),
  garments(
    'French',
    'EUR',
    'Quel devis est le moins cher pour 20 vestes et 20 pantalons de travail, livrés à Lyon ?',
    `Vestiaire Facile
Bonjour, pour les 20 vestes nous pouvons faire 31,50 € pièce et les pantalons à 19,50 € pièce. Port 25 €. HT.`,
    `Textile du Nord
veste 31,00 / pantalon 17,80, port compris, HT`,
  ),
  garments(
    'Spanish',
    'EUR',
    '¿Qué presupuesto sale más barato para 20 chaquetas y 20 pantalones de trabajo con entrega en Sevilla?',
    `Ropa Sencilla
Buenas, las 20 chaquetas las dejamos a 31,50 € cada una y los pantalones a 19,50 € cada uno. Portes 25 €. IVA no incluido.`,
    `Textil Norte
chaqueta 31,00 / pantalón 17,80, portes incluidos, IVA no incluido`,
  ),
  garments(
    'Italian',
    'EUR',
    'Quale preventivo conviene per 20 giacche e 20 pantaloni da lavoro, consegna a Torino?',
    `Divisa Pronta
Buongiorno, per le 20 giacche possiamo fare 31,50 cad. e i pantaloni a 19,50 cad. Trasporto 25,00. IVA esclusa.`,
    `Tessile Nord
giacca 31,00 / pantalone 17,80, trasporto compreso, IVA esclusa`,
  ),
  garments(
    'Dutch',
    'EUR',
    'Welke offerte is het goedkoopst voor 20 jassen en 20 werkbroeken, geleverd in Utrecht?',
    `Werkkleding Direct
Goedemorgen, de 20 jassen kunnen we doen voor 31,50 per stuk en de broeken voor 19,50 per stuk. Verzending 25,00. Excl. btw.`,
    `Textiel Noord
jas 31,00 / broek 17,80, franco geleverd, excl. btw`,
  ),
];
