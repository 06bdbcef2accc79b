import { describe, expect, it } from 'vitest';
import { planLookups } from '../lookups/plan-lookups.ts';
import { readBrief } from './read-items.ts';

const AT = { prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' };
const itemsOf = (notes: string) => readBrief({ notes, ...AT }).items;
const sentFor = (notes: string): string => JSON.stringify(planLookups(itemsOf(notes), AT.acceptedAt));

describe('people who are told beside the things', () => {
  it.each<[string, RegExp]>([
    ['I have a Norvelle kettle KX700. Call Osgar Pellowe if the Tern Marsh shed is shut', /osgar|pellowe|tern|marsh/i],
    ['Wir haben einen Norvelle Wasserkocher. Ruf Gundolf Tjarksen an, wenn das Tor zu ist', /gundolf|tjarksen/i],
    ['On a une bouilloire Norvelle. Appelez Corentine Louvrel si le portail est fermé', /corentine|louvrel/i],
    ['Tenemos un hervidor Norvelle. Llama a Eulogio Barrantes si la puerta está cerrada', /eulogio|barrantes/i],
    ['Abbiamo un bollitore Norvelle. Chiama Ermelinda Trevisin se il cancello è chiuso', /ermelinda|trevisin/i],
    ['We hebben een Norvelle waterkoker. Bel Wiebren Hoekzema als de poort dicht is', /wiebren|hoekzema/i],
    [
      'Mamy czajnik elektryczny Norvelle KX700. Zadzwoń do Gniewomira Dudzika, jeśli brama jest zamknięta',
      /gniewomir|dudzik/i,
    ],
    ['Temos uma chaleira Norvelle. Ligue para Anselmo Quintela se o portão estiver fechado', /anselmo|quintela/i],
    ['Norvelle kettle KX700 (copied from the shelf by Osgar)\nBrightwick heater', /osgar/i],
    ['Norvelle Wasserkocher KX700 (abgetippt von Gundolf)', /gundolf/i],
    [
      'Can you look these up? - Quilla, Third Lantern Rescue\n\nNorvelle kettle KX700\nBrightwick heater',
      /quilla|lantern|rescue/i,
    ],
    ['Named insured: Osgar and Tamsyn Pellowe     Norvelle kettle KX700\nBrightwick heater', /osgar|tamsyn|pellowe/i],
    ['Versicherungsnehmerin: Hedwiga Tjarksen\nNorvelle Wasserkocher KX700', /hedwiga|tjarksen/i],
    ['PELLOWE, TAMSYN     DOB 03/04/1950\nNorvelle kettle KX700', /pellowe|tamsyn/i],
    ['QUAYLE DAIRY shelf inventory Tue 3/12\n\nNorvelle kettle KX700\nBrightwick heater\nLumo lamp', /quayle|dairy/i],
    ['Inventur Molkerei Quendel 12.3.2031\n\nNorvelle Wasserkocher KX700\nBrightwick Heizung', /quendel|molkerei/i],
  ])('does not send %s', (notes, name) => {
    expect(sentFor(notes)).toMatch(/norvelle/i);
    expect(sentFor(notes)).not.toMatch(name);
  });

  it.each([
    ['Any recalls? - Norvelle, Lumo Kettle\nBrightwick heater', /lumo kettle/i],
    ['I have a Norvelle kettle, do I contact Norvelle Lumo if recalled?', /norvelle kettle/i],
  ])('still reads the things of %s', (notes, item) => {
    expect(itemsOf(notes).map(({ asked }) => asked)).toContainEqual(expect.stringMatching(item));
  });
});

describe('numbers of rows and policies', () => {
  it('does not send numbers that count on below "Ref"', () => {
    const notes =
      '"Ref","Item","Qty"\n"QRT-014","Norvelle kettle, red","2"\n"QRT-022","Brightwick heater","1"\n"QRT-031","Lumo lamp","4"';
    expect(sentFor(notes)).toMatch(/norvelle/i);
    expect(sentFor(notes)).not.toMatch(/QRT/);
  });

  it('sends what is a model number below it', () => {
    const notes = 'Ref,Item,Qty\nKX-700,Norvelle kettle,2\nBW-312,Brightwick heater,1\nLU-055,Lumo lamp,4';
    expect(sentFor(notes)).toMatch(/KX-?700/);
  });

  it('ends a model before the figures of a policy', () => {
    const notes = ' 1    2031  SUBARU OUTBACK      448120   commute\n 2    2029  HONDA CIVIC    990417   farm';
    expect(itemsOf(notes).map(({ vehicle }) => vehicle?.model.toUpperCase())).toEqual(['OUTBACK', 'CIVIC']);
    expect(sentFor(notes)).not.toMatch(/448120|990417/);
  });
});
