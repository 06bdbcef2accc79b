/** What a contract runs over, and by what it is paid, by language. Source: the unit names of CLDR in both numbers. */
export const MONTH_UNITS = {
  en: 'month|months|mo|mos|mth|mths',
  de: 'monat|monate|monaten|mtl.|monatlich',
  fr: 'mois|mensuel',
  es: 'mes|meses|mensual',
  it: 'mese|mesi|mensile',
  nl: 'maand|maanden',
  pt: 'mês|mes|meses|mensal',
  pl: 'miesiąc|miesiące|miesięcy|mies.',
  sv: 'månad|månader|mån',
  ja: 'か月|ヶ月|カ月|月',
} as const;

export const YEAR_UNITS = {
  en: 'year|years|yr|yrs',
  de: 'jahr|jahre|jahren',
  fr: 'an|ans|année|années',
  es: 'año|años',
  it: 'anno|anni',
  nl: 'jaar',
  pt: 'ano|anos',
  pl: 'rok|lata|lat',
  sv: 'år',
  ja: '年間',
} as const;
