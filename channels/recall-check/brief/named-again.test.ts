import { describe, expect, it } from 'vitest';
import { splitBrief } from './split-brief.ts';
import { tableRows } from './table-rows.ts';

const readOf = (text: string): string =>
  splitBrief(text)
    .items.map((item) => `${item.asked} ${item.text} ${item.around}`)
    .join('\n');

describe('people who are named again', () => {
  it.each([
    ['my grandson Torben asked me about the Singer 774. Torben turned it over and it says MFP-107BK', 'Torben'],
    [
      'Present: Philippa W. (chair), Ruthilde K.\n3. Equipment. Ruthilde read out: Vitamix container\n4. Ruthilde will report',
      'Ruthilde',
    ],
    ['Anwesend: Hildrun Osterkamp, Egmont\nHildrun hat gefragt: Krups Wasserkocher', 'Hildrun'],
    ['Presenti: Ermelinda, Osvaldo\nErmelinda ha letto: Krups bollitore', 'Ermelinda'],
    ['From: Annelore Corri\n\nPlease check the Krups kettle. Annelore', 'Annelore'],
    ['call pendant Linear PERS. It belonged to Mr. Ignatz Pomfreyson (bed 12)', 'Pomfreyson'],
    ['Hedvika Mauerkirch\n14 Tansy Court, Apt 3C\n\nIs the Krups kettle recalled? Mauerkirch', 'Mauerkirch'],
    ['Hedvika Mauerkirch\r\n14 Tansy Court, Apt 3C\r\n\r\nIs the Krups kettle recalled? Mauerkirch', 'Mauerkirch'],
    ['> Hedvika Mauerkirch\n> 14 Tansy Court, Apt 3C\n>\n> Is the Krups kettle recalled? Mauerkirch', 'Mauerkirch'],
    ['Hedvika\u00A0Mauerkirch\n14 Tansy Court, Apt 3C\n\nIs the Krups kettle recalled? Mauerkirch', 'Mauerkirch'],
    ['Krups Wasserkocher, rot\n\nMit freundlichen Grüßen\nGescha Tjarkse, Holunderweg 9', 'Gescha'],
    ['Top Fin bowl kit ..... goes to: Osrick\nKrups kettle ..... goes to: Priyanna\nOsrick has asthma', 'Osrick'],
    ['bouilloire Krups, prêtée à Corentine\nCorentine tousse', 'Corentine'],
    ['Is the Krups kettle ok? 1117 Chokeberry Bend, Laramie', 'Chokeberry'],
    ['"Runs great, cash only." - Dobromil, text 775-555-0148\nToro mower', 'Dobromil'],
    ['Toro mower. Stock no. UC-20931', 'UC-20931'],
  ])('are no things: %j', (text, name) => expect(readOf(text)).not.toContain(name));

  it('keeps a name behind which a thing stands', () =>
    expect(readOf('our neighbor Norvelle likes tea. Check the Norvelle kettle please')).toContain('Norvelle kettle'));

  it('leaves out number plates whose figures look like a year', () => {
    const text = 'Unit;MY;Make;Model;Plate\n1;2031;Ford;Transit;HXK 2047\n2;2030;RAM;1500;AB 2019 C';
    expect(tableRows(text)?.rows).toEqual(['2031 Ford Transit', '2030 RAM 1500']);
  });
});
