import { describe, expect, it } from 'vitest';
import { readOrder } from '../brief/read-order.ts';
import { readQuotes } from '../extract.ts';
import { priceOffer } from '../pricing/price-offer.ts';

/** What one offer comes to for a brief: null where it is left open. */
function priced(brief: string, quote: string) {
  const notes = `${brief}\n\nQuote 1 of 1:\n${quote}`;
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  if (!reading) throw new Error('no quote');
  const { needs, limits, today } = order;
  const { landed, leadDays, freight, discount, fees, offer } = priceOffer('', reading.offer, { needs, limits, today });
  return { landed: landed?.toFixed(2) ?? null, leadDays, freight, discount, fees, currency: offer.currency.code };
}

describe('amounts', () => {
  it.each([
    [
      'hundredths',
      'Need 800 litres of diesel',
      'Tullow Fuels\nDiesel 104.5c a litre, delivered free, 2 days',
      '836.00',
    ],
    [
      'thousands behind a sign of equality',
      '20 siren units and 1 panel',
      'Alarm Bros\nSiren unit 20 nos x 1150 = 23,000\nPanel 1 no = 9,500\nTotal before tax = 32,500\nGST 18% = 5,850\nFinal amount = Rs. 38,350\nDelivered free',
      '38350.00',
    ],
    [
      'a charge without the tax on the others',
      '2 cookers, and we pay the tax',
      'Palm Stores\nQTY   ITEM            UNIT J$       AMOUNT J$\n2     Cooker          40,000.00     80,000.00\n      Sub-total                     80,000.00\n      GCT 15%                       12,000.00\n      Delivery Bull Bay (no GCT)     6,000.00\n      TOTAL                         98,000.00',
      '98000.00',
    ],
    ['lakhs', '1 lathe for our shop', 'Patel Tools\nLathe 1 no. Rs 2.35 lakh, delivered free, 10 days', '235000.00'],
    [
      'a signed total',
      '2 diggers',
      'Rao\n2 diggers @ ₹38.5 lakhs each = ₹77 lakhs. Delivered free to site.',
      '7700000.00',
    ],
    [
      'a price behind a Polish word',
      'Potrzeba 12 t wapna WN-20, netto',
      'Kruszywa Nida\n12 t WN-20 po 1 245,00 zł = 14 940,00 zł\ndostawa gratis',
      '14940.00',
    ],
    [
      'one price for however many users',
      'licencia para 90 usuarios durante un año, sin IVA',
      'Gestoría Alba SL\nTarifa plana hasta 200 usuarios: 149,00 €/mes\n12 meses = 1.788,00 €\nPrecio sin IVA',
      '1788.00',
    ],
    [
      'a fixed price for a year',
      'Wartung für 12 Monate, Filterwechsel 4 x im Jahr, netto',
      'Haustechnik Sulm GmbH\nPauschalangebot: Wartung und Filterwechsel (4x jährlich) zum Festpreis von 2.900,00 € netto pro Jahr.',
      '2900.00',
    ],
    [
      'a sum above the time of delivery',
      '30 zakken zout ZT-25, incl. btw',
      'Zoutloods BV\n30 x ZT-25: € 10,00/zak = € 300,00\nlevering inbegrepen\ntotaal excl. btw € 300,00, btw 21% € 63,00, totaal € 363,00\nlevering 4 werkdagen',
      '363.00',
    ],
    [
      'a tax beside the sum with it',
      '30 zakken zout ZT-25, incl. btw',
      'Zoutloods BV\n30 x ZT-25: € 10,00/zak = € 300,00\nlevering inbegrepen\nexcl. btw € 300,00, btw € 63,00, incl. € 363,00',
      '363.00',
    ],
    [
      'goods, tax and sum in one line',
      '40 cajas de mascarillas MK-3, con IVA',
      'Farma Sur SL\n40 cajas MK-3 a 5,00 € = 200,00 € + IVA 42,00 € = 242,00 €\nEnvío gratis',
      '242.00',
    ],
    [
      'a sign of letters',
      '180 Platten. Rechne exkl. MWST',
      "Keller AG\nPlatten   180 Stk   9.85   Fr. 1'773.00\n./. 5 % Objektrabatt   Fr. -88.65\nKranablad pauschal   Fr. 120.00\nTotal exkl. 8.1 % MWST   Fr. 1'804.35\nfranko Baustelle",
      '1804.35',
    ],
    [
      'percents in a row',
      '30 valvole, senza IVA',
      'Valvole Po\n30 valvole a € 20,00 = € 600,00\nSconto 10+5\nTotale netto € 513,00 + IVA\nporto franco',
      '513.00',
    ],
    [
      'percents joined by a word',
      '30 valves',
      'Valve House\n30 valves list 20.00 = 600.00\nLess 20% and 10%\nNet 432.00\nDelivered free.',
      '432.00',
    ],
    [
      'goods that come free',
      'Need 110 boxes of gloves GLV-M',
      'Nova Med\nGLV-M gloves  qty 100 + 10 free  @ 52.00 = 5,200.00\nFree delivery\nTotal 5,200.00',
      '5200.00',
    ],
    ['a quarter', '1 copier on a 36 month lease', 'Copy Rent\ncopier $270.00 per quarter. Delivery free.', '3240.00'],
    [
      'a least hire',
      '1 generator for 3 weeks',
      'Hire\ngenerator 150/wk, minimum hire 4 weeks. delivery free',
      '600.00',
    ],
    [
      'sheets by the square metre, with their sides',
      '30 platen OSB-12 nodig, excl. btw',
      'Houtcentrale Rupel\nOSB-12   30 platen 2,44 x 1,25 = 91,5 m2    € 8,40/m2     € 768,60\nLevering werf Boom met kraan    € 45,00\nTotaal excl. btw    € 813,60',
      '813.60',
    ],
    [
      'steps of a price in one line, each behind its quantity',
      'Wij zoeken 1.400 flessenlabels FL-3, excl. btw',
      'Etikettenhuis Rupel\nFL-3, tweekleurig\n500 st € 0,12 / 1.000 st € 0,09 / 5.000 st € 0,06\nLevering gratis',
      '126.00',
    ],
    [
      'the same behind a colon, and terms below',
      'Need 700 mugs MG-11',
      'Potbank Ltd\nMG-11: 250 pcs £2.10, 500 pcs £1.80, 1,000 pcs £1.55\nDelivered free in 3 weeks',
      '1260.00',
    ],
    [
      'boxes in a case',
      'Need 6000 swabs SW-2',
      'Clinica Supplies\nSW-2 swabs, 12 boxes x 250 pcs per case, £31.00 per case\nDelivery free',
      '62.00',
    ],
    [
      'cartons of packets that a quote in Italian prices',
      'Servono 2.400 bicchieri BC-5, IVA esclusa',
      'Carta Olona\nBC-5, cartone da 20 confezioni da 60 pz, € 18,00 al cartone\nconsegna gratuita',
      '36.00',
    ],
    [
      'boxes that are asked for by the box',
      'Need 40 boxes of staples SB-6',
      'Office Wye\nSB-6: £54.00 per case (case of 20 boxes of 5000 pcs)\nDelivery free',
      '108.00',
    ],
    [
      'more kilograms that are billed than are asked for',
      'Wir lassen 180 kg Bolzen BZ-4 verzinken, netto',
      'Zinkwerk Aller GmbH\nVerzinken BZ-4: 180 kg à 0,90 €/kg\nMindestberechnung 250 kg\nLieferung inklusive',
      '225.00',
    ],
    [
      'a percent off goods and the work that is charged apart',
      'Il nous faut 6 volets VR-2, prix TTC',
      'Fermetures Orb\n6 volets VR-2   150,00   900,00\nPose   300,00\nSous-total HT   1 200,00 €\nRemise 5 %   -60,00 €\nTotal HT   1 140,00 €\nTVA 10 %   114,00 €\nTotal TTC   1 254,00 €\nLivraison comprise',
      '1254.00',
    ],
    [
      'a least hire in another unit',
      '1 generator for 3 weeks',
      'Hire\ngenerator £150 a week but min hire is 1 month. delivery free',
      null,
    ],
    [
      'a table of rates',
      '1 scissor lift for 9 days',
      'Lift Co\nSCISSOR LIFT 26 ft electric\n      DAY      WEEK     4 WEEK\n   160.00    480.00   1,150.00\nDelivery 90.00      Pickup 90.00\nEnvironmental fee 2% of rental charge',
      '996.00',
    ],
    [
      'a longer rate that is lower',
      '1 generator for 5 days',
      'Hire\ngenerator £60 per day, £200 per week. Delivery free',
      '200.00',
    ],
    [
      'rates that may be billed in two ways',
      '1 generator for 13 days',
      'Hire\ngenerator daily 60.00 weekly 200.00. Delivery free',
      null,
    ],
  ])('%s', (_what, brief, quote, landed) => {
    expect(priced(brief, quote).landed).toBe(landed);
  });
});

describe('carriage', () => {
  it.each([
    ['Carriage within the price.', '0.00'],
    ['We bring them over at our own expense.', '0.00'],
    ['Haulage to site 55.00.', '55.00'],
    ['El transporte corre de nuestra cuenta.', '0.00'],
    ['Nous livrons à nos frais.', '0.00'],
    ['Wij brengen ze kosteloos.', '0.00'],
    ['Entrega sem qualquer custo.', '0.00'],
  ])('%s', (words, amount) => {
    expect(priced('40 pavers', `Stone Yard\n40 pavers @ 12.00 = 480.00. ${words}`).freight.amount?.toFixed(2)).toBe(
      amount,
    );
  });
});

describe('lead times', () => {
  it.each([
    ['3 to 4 days at the moment', 4],
    ['Should have it with you in a fortnight', 14],
    ['innerhalb 8 Arbeitstagen', 12],
    ['Morgen in huis.', 1],
    ['takes 9 days', 9],
    ['Goods despatched within 10 working days of cleared funds', 14],
    ['Supply within 6 days', 6],
    ['We are fitting in about 3 weeks.', 21],
  ])('%s', (words, days) => {
    expect(priced('40 pavers', `Stone Yard\n40 pavers @ 12.00 = 480.00 delivered free.\n${words}`).leadDays).toBe(days);
  });
});
