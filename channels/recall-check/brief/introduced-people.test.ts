import { describe, expect, it } from 'vitest';
import { planLookups } from '../lookups/plan-lookups.ts';
import { readBrief } from './read-items.ts';

const AT = { prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' };
const itemsOf = (notes: string) => readBrief({ notes, ...AT }).items;

describe('people who say who they are', () => {
  it.each<[string, RegExp]>([
    ['Hi, Tamsyn Pellowe here. Is my Norvelle kettle KX700 recalled?', /tamsyn|pellowe/i],
    ['Good morning, Osgar Pellowe from unit 5 here, is our Norvelle kettle recalled?', /osgar|pellowe/i],
    ['hey its tamsyn pellowe here, is my norvelle kettle recalled', /tamsyn|pellowe/i],
    ['Tamsyn Pellowe calling about our Norvelle kettle.', /tamsyn|pellowe/i],
    ['Hallo, hier Gundolf Tjarksen. Ist der Norvelle Wasserkocher zurückgerufen?', /gundolf|tjarksen/i],
    ['Ich bin’s, der Gundolf. Ist der Norvelle Wasserkocher zurückgerufen?', /gundolf/i],
    ['Bonjour, ici Corentine Louvrel. Ma bouilloire Norvelle est-elle rappelée ?', /corentine|louvrel/i],
    ['Salut Aude, c’est tonton Anselme, j’ai une bouilloire Norvelle.', /anselme/i],
    ['Hola, habla Eulogio Barrantes. ¿Hay retiro del hervidor Norvelle?', /eulogio|barrantes/i],
    ['Oi, aqui é a Anselma Quintela. A chaleira Norvelle tem recall?', /anselma|quintela/i],
    ['Hoi, met Wietske Hoekzema. Is mijn Norvelle waterkoker teruggeroepen?', /wietske|hoekzema/i],
    ['Dzień dobry, mówi Grażyna Dudzik. Czy czajnik Norvelle jest wycofany?', /gra[zż]yna|dudzik/i],
    ['Norvelle kettle KX700\nOsgar "Sparky" Pellowe, MC-774120', /osgar|sparky|pellowe|774120/i],
    ['Norvelle kettle KX700. Call Rusk 406 555 0173, Exampleville', /rusk|555|exampleville/i],
    ['Norvelle kettle KX700\npermit BA-3302, artist in charge: Osgar Pellowe', /3302|osgar|pellowe/i],
    ['Norvelle kettle KX700 of Sister Bernadine, and doña Remedia has one too', /bernadine|remedia/i],
    ['Norvelle kettle KX700\n(mgr: coach Severin, pls do not share)', /severin/i],
    ['Norvelle Wasserkocher KX700 (Ansprechpartnerin: Hedwiga Tjarksen)', /hedwiga|tjarksen/i],
    ['bouilloire Norvelle KX700 (propr. Mme Louvrel)', /louvrel/i],
    ['Norvelle kettle KX700\nMedicare no. 1EG4-TE5-MK73', /1eg4|mk73|medicare/i],
    ['Norvelle Wasserkocher KX700\nSteuernr. 66/204/11937', /11937|steuer/i],
    ['bouilloire Norvelle KX700\nSIRET 732 829 320 00074', /829|siret/i],
    ['bollitore Norvelle KX700\nP. IVA 02118311006', /02118311006/i],
    ['Norvelle kettle KX700. DL on file, med card attached.', /(?<![a-z])dl(?![a-z])|card/i],
  ])('keeps to itself who it is: %s', (notes, name) => {
    const items = itemsOf(notes);
    expect(items.map(({ asked }) => asked)).toEqual([expect.stringMatching(/norvelle/i)]);
    expect(JSON.stringify(planLookups(items, AT.acceptedAt))).not.toMatch(name);
  });

  it.each([
    ['Hi, Norvelle kettle here, is it recalled?', /norvelle kettle/i],
    ['Don Norvelle coffee, lot 4412', /norvelle coffee/i],
  ])('takes no thing for a person: %s', (notes, item) =>
    expect(itemsOf(notes).map(({ asked }) => asked)).toContainEqual(expect.stringMatching(item)),
  );
});
