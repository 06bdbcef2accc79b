import { describe, expect, it } from 'vitest';
import { readItem } from './read-items.ts';
import { splitBrief } from './split-brief.ts';

const read = (text: string): string[] => {
  const { items, unread } = splitBrief(text);
  return [...items.map(({ asked }) => asked), ...unread.map((words) => `? ${words}`)];
};

describe('fields of one line', () => {
  it.each([
    [
      'Patient: Odile Varn, allergies: latex, diagnosis: COPD, device: Philips DreamStation CPAP',
      ['Philips DreamStation CPAP'],
    ],
    ['Name: Thaddeus Orne | Allergy: penicillin | Condition: eczema | Product: Graco stroller', ['Graco stroller']],
    ['Kind: Jonas; Diagnose: Neurodermitis; Produkt: Graco Kinderwagen', ['Graco Kinderwagen']],
    ['Enfant : Camille, allergie : latex, produit : poussette Graco', ['poussette Graco']],
    ['Paciente: Eutimio, diagnóstico: asma, producto: cochecito Graco', ['cochecito Graco']],
    ['Bambino: Elio, allergie: lattice, prodotto: passeggino Graco', ['passeggino Graco']],
    ['Bewoner: Wubbo, diagnose: astma, product: Graco kinderwagen', ['Graco kinderwagen']],
    ['Graco stroller, child: Orla, allergies: latex, nuts', ['Graco stroller']],
    ['Patient: Odile, Graco stroller, diagnosis: asthma', ['Graco stroller']],
  ])('keeps what is asked about: %j', (text, items) => expect(read(text)).toEqual(items));

  it.each([
    ['My son got a rash from the Graco stroller', ['Graco stroller']],
    ['Ausschlag nach Benutzung vom Graco Kinderwagen', ['Graco Kinderwagen']],
    ['sarpullido y picazón por el cochecito Graco', ['cochecito Graco']],
    ['démangeaisons avec la poussette Graco', ['poussette Graco']],
    ['jeuk en huiduitslag van de Graco kinderwagen', ['Graco kinderwagen']],
  ])('leaves out how somebody is: %j', (text, items) => expect(read(text)).toEqual(items));

  it.each([
    ['crib: Graco, car seat: Britax', ['Graco crib', 'Britax car seat']],
    [
      'Kettle: Krups; toaster: Cuisinart CPT-160; lamp: Ikea',
      ['Krups Kettle', 'Cuisinart CPT-160 toaster', 'Ikea lamp'],
    ],
    ['Wasserkocher: Krups, Bügeleisen: Rowenta', ['Krups Wasserkocher', 'Rowenta Bügeleisen']],
    ['bouilloire : Krups, poussette : Graco', ['Krups bouilloire', 'Graco poussette']],
    ['Graco crib, model: 1234, color: white', ['Graco crib, model: 1234, white']],
  ])('parts things by their makers: %j', (text, items) => expect(read(text)).toEqual(items));
});

describe('receipts that count', () => {
  it.each([
    [
      'RE-TOY DEPOT\nREG 4 CASHIER: GLORIANNE\n2 KRUPS KETTLE BW442           24.00\n1 GRACO CRIB WHT               80.00\nTOTAL                         104.00\nCARD ****1234\nMEMBER: ROWENNA STAVE',
      ['KRUPS KETTLE BW442', 'GRACO CRIB WHT'],
    ],
    [
      'FLOHMARKT AM DOM\n1 KRUPS WASSERKOCHER           14.00\n1 GRACO KINDERWAGEN            60.00\nSUMME                          74.00',
      ['KRUPS WASSERKOCHER', 'GRACO KINDERWAGEN'],
    ],
    [
      '1 FISHER-PRICE KETTLE TOY            6.50\n1 4GLOWUP BIKE HELMET                11.00\n1 LUCID HEARMUFFS LA-KIDS-AM-WH      15.00',
      ['FISHER-PRICE KETTLE TOY', '4GLOWUP BIKE HELMET', 'LUCID HEARMUFFS LA-KIDS-AM-WH'],
    ],
  ])('name what was sold: %j', (text, items) => expect(read(text)).toEqual(items));

  it('takes what is no vehicle for goods, and a figure before a name for part of it', () => {
    expect(readItem('LUCID HEARMUFFS LA-KIDS-AM-WH').vehicle).toBeNull();
    expect(readItem('2025 Lucid Air Pure').vehicle).toMatchObject({ make: 'LUCID' });
    expect(readItem('4GLOWUP BIKE HELMET').product).toMatchObject({ brand: ['4glowup'], codes: [] });
    expect(readItem('KRUPS 12VOLT KETTLE').product?.brand).toEqual(['krups']);
  });
});

describe('heads in capitals', () => {
  it.each([
    ['NURSERY ITEMS\nGraco crib\nMISCELLANEOUS\nSunbeam blanket', ['Graco crib', 'Sunbeam blanket']],
    ['GARAGE AND YARD\nToro mower\nHOLIDAY DECOR\nLights Philips', ['Toro mower', 'Lights Philips']],
    ['RÉFRIGÉRATION\nBouilloire Krups\nCHAMBRE DES ENFANTS\nLit Graco', ['Bouilloire Krups', 'Lit Graco']],
    ['KÜCHE UND FLUR\nKrups Wasserkocher\nSPIELSACHEN\nGraco Kinderwagen', ['Krups Wasserkocher', 'Graco Kinderwagen']],
    ['VARIOS\nTostadora Krups\nJUGUETES\nCuna Graco', ['Tostadora Krups', 'Cuna Graco']],
    ['MISC\nGraco crib', ['Graco crib']],
    // Makers, and what nobody knows the maker of.
    ['KRUPS\nGraco crib', ['KRUPS', 'Graco crib']],
    [
      'NORVELLE KETTLE\nGraco crib\nZELTA LAMP\nToro mower',
      ['NORVELLE KETTLE', 'Graco crib', 'ZELTA LAMP', 'Toro mower'],
    ],
  ])('are none of the things: %j', (text, items) => expect(read(text)).toEqual(items));
});
