import { describe, expect, it } from 'vitest';
import { buildTextLayer } from '../../../evidence/text-layer/build-text-layer.ts';
import { readChildren } from '../brief/read-children.ts';
import { judgeProgramme } from './judge-programme.ts';
import { readProgrammes } from './read-programmes.ts';

const NOW = '2030-11-21T12:00:00.000Z';

async function judge(main: string, who: string): Promise<object[]> {
  const html = `<html><body><main>${main}</main></body></html>`;
  const layer = await buildTextLayer({ bytes: new TextEncoder().encode(html), mediaType: 'text/html', url: null });
  return readProgrammes(layer, NOW).flatMap((programme) => {
    const { fit, fees, season, registration } = judgeProgramme(programme, readChildren(who, NOW), NOW);
    const textOf = (pieces: { text: string }[]): string => pieces.map(({ text }) => text).join(' ');
    return fit === 'yes'
      ? [
          {
            fees: fees.map(({ fee }) => textOf(fee.parts)),
            times: season.map(({ text }) => text),
            on: registration.map(({ text }) => text),
          },
        ]
      : [];
  });
}

const rows = (heads: string, ...cells: string[]): string =>
  `<table>${[heads, ...cells]
    .map(
      (row, at) =>
        `<tr>${row
          .split('|')
          .map((one) => (at === 0 ? `<th>${one}</th>` : `<td>${one}</td>`))
          .join('')}</tr>`,
    )
    .join('')}</table>`;

describe('a page in another language', () => {
  it.each([
    [
      'de, by years of birth',
      `<h1>FC Beispiel</h1><h2>Fußballtage im Herbst 2031</h2>${rows('Mannschaft|Jahrgang|Zeit|Preis', 'Füchse|2022/2023|Sa 9.00 Uhr|84,50 €', 'Dachse|2020/2021|Sa 10.30 Uhr|92,00 €')}<p>Ein Geschwister zahlt 5 € weniger. Anmeldeschluss ist der 4. Oktober 2031.</p>`,
      'geboren 2021',
      ['92,00 €'],
      ['Sa 10.30 Uhr'],
      ['Anmeldeschluss ist der 4. Oktober 2031.'],
    ],
    [
      'fr, by ages in a list',
      '<h1>US Exemple</h1><h2>École de football</h2><ul><li>Lutins, 5 à 6 ans : 140 € par an</li><li>Poussins, 7 à 9 ans : 165 € par an</li></ul><p>Acompte de 30 € à la rentrée.</p>',
      '8 ans',
      ['165 € par an'],
      [],
      [],
    ],
    [
      'es, with groups side by side',
      `<h1>CD Ejemplo</h1><h2>Escuela de fútbol</h2>${rows('|Pollitos|Gorriones|Águilas', 'Nacidos en|2023-2024|2021-2022|2019-2020', 'Entrenamiento|lunes y jueves, 17:00|martes y viernes, 18:00|miércoles, 19:00', 'Precio al mes|31 €|36 €|41 €')}<p>Matrícula: 20 €.</p>`,
      'nacido en 2022',
      ['36 €'],
      ['martes y viernes, 18:00'],
      [],
    ],
    [
      'it, with prices in words',
      '<pre>\nCALCIO AL PARCO\n\nRondini   dai 5 ai 7 anni    9.00 - 12.00    settantacinque euro\nFalchi    dagli 8 ai 10 anni  9.00 - 16.00    centodieci euro\n</pre>',
      '9 anni',
      ['9.00 - 16.00    centodieci euro'],
      [],
      [],
    ],
    [
      'nl, with ages in brackets',
      '<h1>VV Voorbeeld</h1><h2>Voetbalweek</h2><h3>Vossen (6 t/m 8 jaar)</h3><p>Kosten: € 74,50, met lunch.</p><h3>Dassen (9 tot en met 11 jaar)</h3><p>Kosten: € 88,50, met lunch. Leden krijgen € 8 korting.</p>',
      '10 jaar',
      ['Kosten: € 88,50, met lunch'],
      [],
      [],
    ],
    [
      'pt, in sentences',
      '<h1>SC Exemplo</h1><h2>Escola de futebol</h2><p><b>Pardais</b> – 5 e 6 anos. Sábado, 9h30. Mensalidade: 21 €.</p><p><b>Águias</b> – 7 a 9 anos. Quarta e sábado. Mensalidade: 27 €.</p><p>Desconto de irmãos: 4 €.</p>',
      '8 anos',
      ['Mensalidade: 27 €'],
      [],
      [],
    ],
    [
      'pl, by years of birth',
      `<h1>Akademia Przykład</h1><h2>Piłka nożna, ferie 2031</h2>${rows('Grupa|Rocznik|Godziny|Opłata', 'Wróble|2023 i 2024|9:00-12:00|410 zł', 'Orły|2021 i 2022|9:00-15:00|1 020 zł')}<p>Zaliczka 150 zł przy zapisie.</p>`,
      'rocznik 2021',
      ['1 020 zł'],
      ['9:00-15:00'],
      [],
    ],
  ])('%s', async (_what, page, who, fees, times, on) => {
    expect(await judge(page, who)).toEqual([{ fees, times, on }]);
  });

  it.each([
    ['ab 6 Jahren', 'Ab 6 Jahren'],
    ['dès 6 ans', 'Dès 6 ans'],
    ['a partir de 6 años', 'A partir de 6 años'],
    ['dai 6 anni', 'Dai 6 anni'],
    ['vanaf 6 jaar', 'Vanaf 6 jaar'],
    ['od 6 lat', 'Od 6 lat'],
    ['a partir dos 6 anos', 'A partir dos 6 anos'],
  ])('that is open at the top keeps nobody out: %s', async (_what, words) => {
    expect(await judge(`<h1>Futsal Ashby</h1><p>${words}. 50 €.</p>`, '9 year old')).toHaveLength(1);
  });
});
