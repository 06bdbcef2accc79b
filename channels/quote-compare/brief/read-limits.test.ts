import { describe, expect, it } from 'vitest';
import { readLimits } from './read-limits.ts';

const limitsOf = (brief: string) => readLimits(brief, '2027-01-10T08:00:00Z');

describe('readLimits', () => {
  it.each([
    ['Needed on site by 2027-02-04, today 2027-01-20.', '2027-02-04'],
    ['Need it by Feb 4.', '2027-02-04'],
    ['no later than Friday Feb 5, 2027', '2027-02-05'],
    ['must arrive before 2/1/2027', '2027-02-01'],
    ['deadline 2/1/27', '2027-02-01'],
    ['need delivery within 6 weeks (today: January 4, 2027)', '2027-02-15'],
    ['in hand by Monday; today is 2027-01-20', '2027-01-25'],
    ["in hand by Monday. Today's the 20th January 2027", '2027-01-25'],
    ['by the end of January 2027; today is 2027-01-04', '2027-01-31'],
    ['**Deadline** 2027-07-30', '2027-07-30'],
    ["in hand by Monday. Today it's 1/20/2027", '2027-01-25'],
    ['Today it is 20 January 2027, in hand by Monday', '2027-01-25'],
    ['need 2027-02-11, today 2027-01-20', '2027-02-11'],
    ['They have to be here 2/11/2027', '2027-02-11'],
    ['tout doit être en salle le 12/02/2027 au plus tard', '2027-02-12'],
    ['alles am 12. Februar spätestens in der Halle', '2027-02-12'],
    ['que estén en el aula el 12 de febrero como muy tarde', '2027-02-12'],
    ['in sala il 12/02/2027 al più tardi', '2027-02-12'],
    ['in de zaal op 12 februari op zijn laatst', '2027-02-12'],
    ['na sala no dia 12/02/2027 o mais tardar', '2027-02-12'],
    ['w sali 12 lutego najpóźniej', '2027-02-12'],
    ['in the hall Friday 12 February at the latest', '2027-02-12'],
    ['must arrive Friday, today is 2027-01-20', '2027-01-22'],
    ['deadline 3 weeks from 2027-02-01', '2027-02-22'],
    ['two weeks from today (2027-01-20)', '2027-02-03'],
    ['by next Friday; today is 2027-01-20', '2027-01-29'],
    ['by this Friday; today is 2027-01-20', '2027-01-22'],
    ['by end of next week; today is 2027-01-20', '2027-01-29'],
    ['24 hoists by the end of this week; today is 2027-01-20', '2027-01-22'],
    ['by end of this month; today is 2027-01-20', '2027-01-31'],
    ['by the end of next month; today is 2027-01-20', '2027-02-28'],
    ['before the end of the quarter; today is 2027-02-20', '2027-03-31'],
    ['by year-end; today is 2027-01-20', '2027-12-31'],
    ['bis Ende dieser Woche; heute ist 2027-01-20', '2027-01-22'],
    ['avant la fin du mois', '2027-01-31'],
    ['by EOM; today is 2027-01-20', '2027-01-31'],
    ['by COB Friday 2027-02-05', '2027-02-05'],
    ['on the dock no later than noon on Feb 9, 2027', '2027-02-09'],
    ['required on site: 2027-02-09', '2027-02-09'],
    ['Drop-dead date is February 9, 2027', '2027-02-09'],
    ['needed the week of Feb 8, 2027', '2027-02-08'],
    ['delivery date: 9 Feb 2027', '2027-02-09'],
    ['quotes due 2027-02-01, parts due 2027-03-01', '2027-03-01'],
    ['Lieferung bis 15.10.2027', '2027-10-15'],
    ['livraison avant le 12/03/2027', '2027-03-12'],
    ['need 1/2 inch valves', null],
    ['the end of this week suits us', null],
    ['Deadline: none.', null],
    ['Please send quotes by 2027-02-01.', null],
  ])('reads the deadline of "%s"', (brief, day) => {
    expect(limitsOf(brief).deadline?.value ?? null).toBe(day);
  });

  it.each([
    ['Keep it under $300.', '300.00', 'USD'],
    ['Max total $1,400', '1400.00', 'USD'],
    ['Not to exceed USD 450', '450.00', 'USD'],
    ['The whole lot should not cross Rs 2,75,000', '275000.00', 'INR'],
    ['budget 15k', '15000.00', null],
    ['We have $12,500 to spend.', '12500.00', 'USD'],
    ['Budget: 2.500,00 EUR', '2500.00', 'EUR'],
    ['max 2000', '2000.00', null],
    ['Como máximo podemos gastar 850 € sin IVA', '850.00', 'EUR'],
    ['al massimo possiamo spendere 2.300,00 €', '2300.00', 'EUR'],
    ['Maximal können wir ausgeben: 1.900 €', '1900.00', 'EUR'],
    ['Spending cap: 12k.', '12000.00', null],
    ['do not go over 900 dollars', '900.00', 'USD'],
    ['no more than 1,500 all in', '1500.00', null],
    ['<= 700 USD', '700.00', 'USD'],
    ['Approved amount: $2,300', '2300.00', 'USD'],
    ['Mehr als 4.200,-- EUR brutto bewilligt uns der Vorstand nicht.', '4200.00', 'EUR'],
    ['Más de 900 € no podemos gastar.', '900.00', 'EUR'],
    ['Więcej niż 3 000 zł nie możemy wydać', '3000.00', 'PLN'],
    ['Über 40 Stück brauchen wir nicht', null, null],
    ["The fund is £4,500, so that's the most it can be.", '4500.00', 'GBP'],
    ['Wir haben 3.200 € und mehr geht nicht', '3200.00', 'EUR'],
    ['Tenemos 2.100 € y no hay más', '2100.00', 'EUR'],
    ['The parents gave us $900 for it and that has to cover the delivery.', '900.00', 'USD'],
    ['Der Verein gibt 1.800 €, das muss reichen.', '1800.00', 'EUR'],
    ['under 10 days', null, null],
    ['under 50 psi', null, null],
    ['no budget given', null, null],
  ])('reads the maximum of "%s"', (brief, amount, currency) => {
    expect(limitsOf(brief).maxTotal?.value ?? { amount: null, currency: null }).toEqual({ amount, currency });
  });

  it.each([
    ['ZIP 60607', '60607'],
    ['landed in USD to 30318?', '30318'],
    ['Ship to Denver, CO 80202-1234', '80202'],
    ['12 x 51208 thrust bearing', null],
    ['24 pcs contactor LC-40 for 85281', '85281'],
  ])('reads the ZIP code of "%s"', (brief, zip) => {
    expect(limitsOf(brief).shipToZip?.value ?? null).toBe(zip);
  });

  it.each([
    ['Use 1 EUR = 1.08 USD.', { from: 'EUR', to: 'USD', rate: '1.08' }],
    ['EUR/USD 1.10', { from: 'EUR', to: 'USD', rate: '1.10' }],
    ['rate 1.25 USD per GBP', { from: 'GBP', to: 'USD', rate: '1.25' }],
    ['USD per CAD 0.74', { from: 'CAD', to: 'USD', rate: '0.74' }],
    ['the euro is at 1.12 dollars', { from: 'EUR', to: 'USD', rate: '1.12' }],
    ['rate EUR->USD 1.12', { from: 'EUR', to: 'USD', rate: '1.12' }],
    ['use 1.12 for EUR/USD', { from: 'EUR', to: 'USD', rate: '1.12' }],
    ['1 € = $1.08', { from: 'EUR', to: 'USD', rate: '1.08' }],
  ])('reads the rate of "%s"', (brief, rate) => {
    expect(limitsOf(brief).rates.map(({ value }) => value)).toEqual([rate]);
  });

  it.each([
    ['No substitutes.', 'refused'],
    ['Equivalents are OK.', 'accepted'],
    ['Nothing said.', null],
  ])('reads what "%s" says about other parts', (brief, substitutes) => {
    expect(limitsOf(brief).substitutes).toBe(substitutes);
  });

  it('reads who fetches the goods and who pays no tax', () => {
    expect(limitsOf('We will pick it up. We are tax exempt.')).toMatchObject({
      pickUp: { value: expect.stringMatching(/pick it up/) },
      isTaxExempt: true,
    });
  });
});

describe('the number of a request', () => {
  it.each([
    ['RDA 4410: n. 40 pompe PV-12, destino Fano', '4410'],
    ['Req. 20731: 6 bombas BC-75 puestas en planta', '20731'],
    ['Zapytanie nr 1187: 20 szt. filtr FP-3', '1187'],
    ['Anfrage 55120 - 12 Ventile VX-4', '55120'],
    ['Toner requisition no. 318, Leeds depot. 12 cartridges TC-9', '318'],
    ['Pune works purchase indent No. PI-2207: 40 couplings CP-5', '2207'],
    ['Zur Bedarfsanforderung Anfrage Nr. 771, Werk Süd, 20 Ventile VX-4', '771'],
  ])('of "%s" is neither a quantity nor a ZIP code', (brief, number) => {
    const { shipToZip, spans } = limitsOf(brief);
    expect(shipToZip).toBeNull();
    expect(spans.some(({ start, end }) => brief.slice(start, end).includes(number))).toBe(true);
  });

  it('is not what counts the goods of a project', () => {
    expect(limitsOf('Projekt: 240 Fliesen FL-3').spans).toEqual([]);
    expect(limitsOf('for the project no more than 40 tiles FL-3').spans).toEqual([]);
  });
});

describe('other parts than those asked for', () => {
  it.each([
    '4 pumps TK-40 ONLY, the seats are drilled for it',
    'Breezer 700 only please',
    'nur die KX-900, anderes passt nicht',
    'uniquement le TR-40',
    'solo KX-900',
    'alleen de KX-900',
    'no other model fits',
  ])('are refused by %j', (words) => {
    expect(limitsOf(words).substitutes).toBe('refused');
  });

  it.each([
    'Rs 5000 only',
    'delivery on Mondays only',
    'only 24 pcs',
    'no other charges',
    'it must be a Tuesday, the hall is taken',
    'has to be on the 14th May',
  ])('are not spoken of by %j', (words) => {
    expect(limitsOf(words).substitutes).toBeNull();
  });

  it.each(['must be Mayfair Grey', 'has to be 17 seaters'])('are refused by %j', (words) => {
    expect(limitsOf(words).substitutes).toBe('refused');
  });
});

it('counts from the day on which the order is placed', () => {
  expect(limitsOf('We place the order Monday, November 16, 2026, on site by December 4, 2026').today?.value).toBe(
    '2026-11-16',
  );
});

describe('the day of an order', () => {
  it.each([
    ['Today is 3 March 2027. The order goes out on Monday 15 March.', '2027-03-15'],
    ['Die Bestellung geht am 15. März raus.', '2027-03-15'],
    ['La commande partira le 15 mars.', '2027-03-15'],
    ['Zamówienie wyjdzie 15 marca.', '2027-03-15'],
    ['We place the order as soon as we can, on site by 20 March.', undefined],
  ])('%s', (brief, day) => {
    expect(readLimits(brief, '2027-03-03T08:00:00Z').orderDay?.value).toBe(day);
  });

  it('of a request that is a chat is that of its last message', () => {
    const chat =
      '[16/03/2027, 09:12] Desk: three quotes are in\n[17/03/2027, 09:14] Kim: 20 chairs, by 30/03/2027 please\n[17/03/2027, 09:16] Desk: ok, below';
    expect(readLimits(chat, '2027-03-20T08:00:00Z').today?.value).toBe('2027-03-17');
    expect(readLimits(chat, '2027-09-20T08:00:00Z').today).toBe(null);
  });

  it.each([
    'Trustees want this settled by Thursday’s meeting.',
    'The board decides by 2027-02-04.',
    'Der Vorstand entscheidet bis 04.02.2027.',
    'Wir brauchen es bis Donnerstag Sitzung.',
    'Le conseil doit trancher avant le 04/02/2027.',
  ])('%s: a day to choose by is no day of delivery', (brief) => {
    expect(limitsOf(brief).deadline).toBeNull();
  });

  it.each([
    ['Sanctioned amount Rs. 1,35,000/-.', '135000.00'],
    ['Allotted budget £900.', '900.00'],
    ['$4,200 is what we have got in the bank for it.', '4200.00'],
    ['£650 in the kitty.', '650.00'],
  ])('%s: the most that is spent', (brief, amount) => {
    expect(limitsOf(brief).maxTotal?.value.amount).toBe(amount);
  });
});

it.each(['Rods with an EN 10025 mark', 'Bleche nach DIN EN 10204', 'Certified to BS 10125, to our yard'])(
  'takes the number of a standard for no place: %s',
  (brief) => expect(limitsOf(brief).shipToZip).toBeNull(),
);
