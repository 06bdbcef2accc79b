import { expect, it } from 'vitest';
import { readOrder } from '../brief/read-order.ts';
import { readQuotes } from '../extract.ts';

function amountsOf(brief: string, quote: string): string[] {
  const notes = `${brief}\n\nQuote 1 of 1:\n${quote}`;
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  return reading?.offer.lines.map(({ amount, isAmbiguous }) => (isAmbiguous ? `${amount}?` : amount)) ?? [];
}

it.each([
  ['Need 7 drums of coolant (55 gal)', 'Ashby Oils\nCoolant 6.20 per gal', ['2387.00']],
  ['Need 40 sheets plywood 4x8', 'Mill End\nPlywood 0.95 per sq ft', ['1216.00']],
  ['Need 5 rolls of edging strip (60 ft per roll)', 'Greenline\nEdging strip $0.80 per foot', ['240.00']],
  ['Need 3 spools solder wire', 'Tinley\nSolder wire 18.40/lb (5 lb spools)', ['276.00']],
  ['Need 12 cubic yards topsoil', 'Delph Soils\nTopsoil 21.00/ton (1.2 ton to the yard)', ['302.40']],
  ['Need 500 gal brine', 'Saltworks\nBrine $88.00/ton, 500 gal = 2.45 tons', ['215.60']],
  ['Need 6 cases of caulk (12 tubes per case)', 'Sealmart\ncaulk tubes 3.10 ea', ['223.20']],
  ['Need 6 cases of caulk (12 tubes per case)', 'Sealmart\ncaulk 3.10 tube.', ['223.20']],
  ['Need 9 bracket kits', 'Fixings Co\nBrackets 2.30 ea, four brackets make a kit', ['82.80']],
  ['Need 3 bags of seed corn (80 M seeds per bag)', 'Fieldrow\nSeed corn $3.50 per M', ['840.00']],
  ['Need 4 squares of slate roofing', 'Ridge & Co\nSlate roofing $6.50 per sq ft', ['2600.00']],
  ['Wir brauchen 6 Fässer Kühlmittel (200 l)', 'Öl Brandt\nKühlmittel 2,10 € pro Liter', ['2520.00']],
  ['Wir brauchen 8 Säcke Dünger (25 kg)', 'Agrar Nord\nDünger 0,88 €/kg', ['176.00']],
  ['Il nous faut 4 fûts de lubrifiant (200 l)', 'Huiles Morin\nLubrifiant 3,40 € le litre', ['2720.00']],
  ['Necesitamos 5 sacos de abono (40 kg por saco)', 'Agro Sur\nAbono 0,95 €/kg', ['190.00']],
  ['Ci servono 6 fusti di detergente (30 litri)', 'Chimica Rossi\nDetergente 1,90 €/litro', ['342.00']],
  ['Wij hebben 10 zakken kunstmest nodig (25 kg)', 'Agri Vos\nKunstmest € 0,72 per kg', ['180.00']],
  ['Precisamos de 4 sacos de adubo (25 kg)', 'Tintas Mar\nAdubo 4,10 €/kg', ['410.00']],
  ['Potrzebujemy 6 worków nawozu (25 kg)', 'Agro Las\nNawóz 3,20 zł/kg', ['480.00']],
  ['Need 410 litres of gear oil', 'Lubes Ltd\nGear oil 2 x 205 litre drums at €398 per drum', ['796.00']],
  ['Wij zoeken 432 haken', 'Sluitwerk\nHaken: 12,50 per gros (144)', ['37.50']],
  ['Servono 800 m di cavo', 'Elettro Piave\nCavo: 2.150,00 €/km', ['1720.00']],
  ['Servono 800 m di cavo', 'Elettro Piave\nCavo 215,00 €/100 m', ['1720.00']],
  ['Servono 8 lampade', 'Elettro Piave\nLampade: 58,00 €/cad', ['464.00']],
  ['Menge: 4 Tonnen Splitt', 'Kieswerk Süd\n31,50 €/t\nTermin: Freitag 11.12.', ['126.00']],
])('%s: %s', (brief, quote, amounts) => expect(amountsOf(brief, quote)).toEqual(amounts));

it.each([
  ['Need 7 drums of coolant', 'Ashby Oils\nCoolant 6.20 per gal'],
  ['Need 7 drums of coolant (55 gal)', 'Ashby Oils\nCoolant 6.20 per gal, 55 gal drum or 30 gal drum'],
])('leaves open what nobody says, or says in two ways: %s, %s', (brief, quote) =>
  expect(amountsOf(brief, quote).every((amount) => amount.endsWith('?'))).toBe(true),
);
