import { describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';
import { readBrief } from './read-items.ts';

const AT = { prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' };
const askedIn = (notes: string): string[] => readBrief({ notes, ...AT }).items.map(({ asked }) => asked);

describe('people who sign in running text', () => {
  it.each<[string, RegExp]>([
    [
      'Is the Norvelle kettle recalled? Many thanks in advance. Osgar and Tamsyn Pellowe, 48 Quince Hollow, Bodley. Telephone 614 555 0177 (ring twice).',
      /osgar|tamsyn|pellowe|quince|bodley|ring/i,
    ],
    [
      'We own a Norvelle kettle and a Brightwick heater. Thank you so very much! Rosemary and Basil Underwold, 614-555-0177',
      /basil|underwold/i,
    ],
    [
      'Norvelle kettle KX700 and a Brightwick heater, any recall? Tamsyn, Osgar & Wenna Pellowe, 48 Quince Hollow, Bodley',
      /osgar|tamsyn|wenna|pellowe/i,
    ],
    [
      'Ist der Norvelle Wasserkocher zurückgerufen? Vielen Dank im Voraus. Gundolf und Hedwiga Tjarksen, Holunderweg 9, Bad Sonnefeld. Telefon 04421 555017',
      /gundolf|hedwiga|tjarksen|holunder/i,
    ],
    [
      'Wir haben einen Norvelle Wasserkocher. Mit freundlichen Grüßen Gundolf Tjarksen und Hedwiga Tjarksen-Ohl',
      /gundolf|hedwiga|tjarksen|ohl/i,
    ],
    [
      "La bouilloire Norvelle est-elle rappelée ? Merci beaucoup d'avance. Corentine et Gaëtan Louvrel, 14 rue des Sorbiers, Quimper",
      /corentine|gaëtan|louvrel|sorbiers/i,
    ],
    [
      '¿Está retirado el hervidor Norvelle? Muchas gracias de antemano. Eulogio y Remedios Barrantes, tel. 614 555 0177',
      /eulogio|remedios|barrantes/i,
    ],
    [
      'Il bollitore Norvelle è stato richiamato? Grazie mille e cordiali saluti. Ermelinda e Osvaldo Trevisin, via dei Tigli 8',
      /ermelinda|osvaldo|trevisin|tigli/i,
    ],
    [
      'Is de Norvelle waterkoker teruggeroepen? Alvast hartelijk bedankt! Joost-Jan en Femke van der Wiel, Lindelaan 5',
      /joost|femke|wiel|linde/i,
    ],
    [
      'A chaleira Norvelle foi recolhida? Muito obrigado. Domingas e Abílio Fontoura, Rua das Amoras 12',
      /domingas|abílio|fontoura|amoras/i,
    ],
    [
      'Czy czajnik Norvelle jest wycofany? Z góry dziękujemy. Bogumiła i Zdzisław Jarzębski, tel. 614 555 017',
      /bogumi|zdzis|jarz/i,
    ],
    ['Norvelle kettle, is it safe? Best regards from Osgar and Tamsyn Pellowe', /osgar|tamsyn|pellowe/i],
    [
      'Ist der Norvelle Wasserkocher sicher? Liebe Grüße, eure Gundolf und Hedwiga Tjarksen',
      /gundolf|hedwiga|tjarksen/i,
    ],
    ['Is the Norvelle kettle safe? Thank you very much. Tamsyn Pellowe, 614 555 0177.', /tamsyn|pellowe/i],
    [
      'Is the Norvelle kettle safe?\nThank you very much.\nOsgar and Tamsyn Pellowe, Bodley, Ohio',
      /osgar|tamsyn|pellowe|bodley/i,
    ],
    [
      'Osgar and Tamsyn Pellowe\n48 Quince Hollow\n\nIs the Norvelle kettle safe? We have two.',
      /osgar|tamsyn|pellowe/i,
    ],
    [
      'is the norvelle kettle safe? thank you very much. osgar and tamsyn pellowe, 614-555-0177',
      /osgar|tamsyn|pellowe/i,
    ],
    ['is the norvelle kettle safe? vielen dank, gundolf und hedwiga tjarksen', /gundolf|hedwiga|tjarksen/i],
  ])('are no things, and nobody is asked for them: %s', (notes, word) => {
    expect(askedIn(notes).join(' ')).not.toMatch(word);
    expect(JSON.stringify(plan({ notes, ...AT }).sources.filter(({ kind }) => kind !== 'text'))).not.toMatch(word);
  });

  it.each<[string, string]>([
    ['Thank you very much. Norvelle and Brightwick heaters, 2 of each', 'Brightwick'],
    ['Please check these, thank you. Graco and Chicco Keyfit', 'Graco'],
    ['Thanks in advance. Norvelle Lumo, model KX700', 'Norvelle Lumo'],
    ['Hello, thanks for your help! Norvelle Lumo kettle, 12 cups', 'Norvelle Lumo'],
    ['Any recalls? Thanks! Black and Decker Toaster', 'Black and Decker'],
    ['Hello and thanks for looking! Norvelle and Brightwick Lumo', 'Brightwick Lumo'],
    ['We bought two. Norvelle and Brightwick Lumo, $45', 'Brightwick Lumo'],
    ['thank you for this. norvelle and brightwick lumo kettles', 'brightwick lumo'],
  ])('keeps things behind thanks: %s', (notes, name) => expect(askedIn(notes).join(' ')).toContain(name));
});
