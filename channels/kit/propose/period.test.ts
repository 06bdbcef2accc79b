import { describe, expect, it } from 'vitest';
import { possibleLanguages } from '../../reading/languages.ts';
import { period, tellPeriod } from './period.ts';

/** Each period with the words that it was read from. */
const shown = (text: string): string[] =>
  period({ text, acceptedAt: '2026-11-16T09:00:00Z', languages: possibleLanguages(text) }).map(
    ({ value, start, end }) => `${tellPeriod(value)} [${text.slice(start, end)}]`,
  );

describe('period', () => {
  it.each([
    ['Was gab es seit März 2024 in der Gegend?', 'from 2024-03-01 [seit März 2024]'],
    ['Was gab es in den letzten drei Monaten?', 'from 2026-08-16 to 2026-11-16 [in den letzten drei Monaten]'],
    ['Welche gab es zwischen 2011 und 2014?', 'from 2011-01-01 to 2014-12-31 [2011 und 2014]'],
    ['Qu’y a-t-il eu entre le 3 et le 9 mai 2022 ?', 'from 2022-05-03 to 2022-05-09 [entre le 3 et le 9 mai 2022]'],
    ['Ce que nous avons depuis le 2 juin 2025', 'from 2025-06-02 [depuis le 2 juin 2025]'],
    ['¿Qué hubo la semana pasada en la costa?', 'from 2026-11-09 to 2026-11-15 [la semana pasada]'],
    ['lo que se publicó antes de 2015', 'to 2014-12-31 [antes de 2015]'],
    ['Cosa è successo negli ultimi 20 giorni?', 'from 2026-10-27 to 2026-11-16 [negli ultimi 20 giorni]'],
    ['Wat is er sinds maandag gebeurd?', 'from 2026-11-09 [sinds maandag]'],
    ['O que houve de 2012 a 2016?', 'from 2012-01-01 to 2016-12-31 [de 2012 a 2016]'],
    ['Co było w zeszłym miesiącu?', 'from 2026-10-01 to 2026-10-31 [w zeszłym miesiącu]'],
    ['all of March and April 2025', 'from 2025-03-01 to 2025-04-30 [March and April 2025]'],
    ['4-9 May 2022, please', 'from 2022-05-04 to 2022-05-09 [4-9 May 2022]'],
    ['for 2021, 2022 and 2023', 'from 2021-01-01 to 2023-12-31 [2021, 2022 and 2023]'],
    ['2019 onwards', 'from 2019-01-01 [2019 onwards]'],
  ])('%s', (text, expected) => expect(shown(text)).toEqual([expected]));

  it('reads each of several, so that the caller is asked which counts', () =>
    expect(shown('- otters, since 2021\n- herons, last month')).toEqual([
      'from 2026-10-01 to 2026-10-31 [last month]',
      'from 2021-01-01 [since 2021]',
    ]));

  it('reads months of the languages that a brief is in, and no word that is one elsewhere', () => {
    expect(shown('Busco artículos sobre tornillos de marca registrada, por favor')).toEqual([]);
    expect(shown('Proszę o artykuły z marca 2024')).toHaveLength(1);
  });

  it('takes a deadline for no period', () => expect(shown('Preciso do relatório até sexta-feira')).toEqual([]));
});
