import { describe, expect, it } from 'vitest';
import { byOpenings } from './by-openings.ts';
import { lineHead } from './line-head.ts';

describe('lineHead', () => {
  it.each([
    ['Word from Harlow Timber Co. this afternoon £4.60 each', 'Harlow Timber Co.', '£4.60 each'],
    ['Going by Penrose & Daughters, who emailed us today: 4.60', 'Penrose & Daughters', '4.60'],
    ['Had word off Harlow Timber Co. eventually: 4.60', 'Harlow Timber Co.', '4.60'],
    ['A price from Harlow Timber Co. (phoned in on Monday): 4.60', 'Harlow Timber Co.', '4.60'],
    ["here's what Mill Lane Stores quoted", 'Mill Lane Stores', ''],
    ["From the quote of Alder Ltd.'s rep: 4.60", null, ''],
    ['Preis von der Firma Huber Söhne durchgesagt, die wollen 9,60 €', 'Huber Söhne', '9,60 €'],
    ['Laut Anbot der A. Riedl OG 9,60 €', 'A. Riedl OG', '9,60 €'],
    ["hier on a eu un appel de Les Toitures d'Anjou : 4,50 €", "Les Toitures d'Anjou", '4,50 €'],
    ['Le fournisseur Vitrages Caron ltée nous annonce 4,50 €', 'Vitrages Caron ltée', '4,50 €'],
    ['lo que me dice la gente de Talleres Urrutia, S.L. es esto: 4,50 €', 'Talleres Urrutia, S.L.', '4,50 €'],
    ['stamattina mi ha scritto Falegnameria Dosso via mail: 4,50', 'Falegnameria Dosso', '4,50'],
    ['net gebeld met Van Loon & Zn., die zeggen 4,50', 'Van Loon & Zn.', '4,50'],
    ['a malta da Serralharia Pinho mandou isto: 4,50 €', 'Serralharia Pinho', '4,50 €'],
    ['Według oferty od firmy Stolarz Nowak 45,00 zł', 'Stolarz Nowak', '45,00 zł'],
    ['Mit Frau Albers von Objekt Ried telefoniert: 4,60 €', 'Objekt Ried', '4,60 €'],
    ['Denise de chez Atelier Rive au téléphone : 4,50 €', 'Atelier Rive', '4,50 €'],
    ['Lindner Bedarf am Telefon: 4,60 €', 'Lindner Bedarf', '4,60 €'],
    ['Rang Puriri Fencing (Moana): 4.60', 'Puriri Fencing', '4.60'],
    ['Oakline want chairs: 5.75 each', 'Oakline', 'chairs: 5.75 each'],
    ['And then that other crowd Puriri Fencing said 45', 'Puriri Fencing', '45'],
  ])('finds who offers in "%s"', (line, name, rest) => {
    const head = lineHead(line);
    expect(head?.name ?? null).toBe(name);
    expect(head ? line.slice(head.restAt).trim() : '').toBe(rest);
  });

  it.each([
    'Here are the prices:',
    'below is what came back today',
    'and then the other one that',
    'The price is £40',
    'Thank you for your enquiry. Below is our quotation:',
    'Prices from £45 each',
    'We are pleased to offer eighteen (18) SV-24 at USD 84.00 per piece',
    'Here is the price for 40 chairs: 12',
    'Van Loon & Zn.: 4,50',
    'Fa. Oberhuber: 4,50',
  ])('leaves "%s" as it stands', (line) => {
    expect(lineHead(line)).toBeNull();
  });

  it('opens an offer beside plain heads', () => {
    const notes = `we need 40 chairs\n\nHeard back from Loring Seating this morning\n$189 each\nfreight $64\n\nSitWell:\n$174.50 each\nfreight $85\n\nWho?`;
    expect(byOpenings(notes).quotes.map(({ name }) => name)).toEqual(['Loring Seating', 'SitWell']);
  });
});
