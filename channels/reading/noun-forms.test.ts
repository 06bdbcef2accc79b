import { expect, test } from 'vitest';
import type { Language } from './languages.ts';
import { LANGUAGES } from './languages.ts';
import { areFormsOfNoun } from './noun-forms.ts';

const FORMS: Record<Language, string> = {
  en: 'box boxes|shelf shelves|knife knives|battery batteries|hose hoses|tooth teeth|tray trays',
  de: 'Blatt Blätter|Rohr Rohre|Tür Türen|Schlauch Schläuche|Leiter Leitern|Dose Dosen|Buch Büchern',
  fr: 'tuyau tuyaux|bocal bocaux|seau seaux|clou clous|genou genoux|vitrail vitraux|vert vertes',
  es: 'lápiz lápices|cojín cojines|pared paredes|luz luces|mesa mesas',
  it: 'sedia sedie|bosco boschi|vite viti|specchio specchi|valigia valigie|lenzuolo lenzuola|arancia arance',
  pt: 'papel papéis|lençol lençóis|botão botões|pão pães|nuvem nuvens|jornal jornais|funil funis',
  nl: 'doos dozen|raam ramen|bus bussen|kaars kaarsen|werf werven|kopje kopjes|moer moeren',
  pl: 'puszka puszek|okno okien|worek worków|stół stołów|krzesło krzeseł|cegła cegieł|kabel kabli|gwóźdź gwoździ|listwa listew',
};

test.each(LANGUAGES.flatMap((language) => FORMS[language].split('|').map((pair) => [language, pair] as const)))(
  'forms of one noun (%s): %s',
  (language, pair) => {
    const [one = '', other = ''] = pair.split(' ');
    expect(areFormsOfNoun(one, other, [language])).toBe(true);
    expect(areFormsOfNoun(other, one, [language])).toBe(true);
  },
);

test.each([
  ['en', 'tub tube'],
  ['en', 'plan plane'],
  ['en', 'glass glove'],
  ['de', 'Decke Deckel'],
  ['de', 'Kissen Kiste'],
  ['de', 'Stecker Steckdose'],
  ['fr', 'panneau panier'],
  ['es', 'tubo tuerca'],
  ['it', 'porto porta'],
  ['pt', 'faca faixa'],
  ['nl', 'bout boot'],
  ['pl', 'rura rurka'],
  ['pl', 'talerz talia'],
] as const)('two nouns (%s): %s', (language, pair) => {
  const [one = '', other = ''] = pair.split(' ');
  expect(areFormsOfNoun(one, other, [language])).toBe(false);
});
