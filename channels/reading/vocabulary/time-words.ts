/**
 * Units of time as offers write them, by language; a star stands for any ending. An hour is no unit of delivery by itself: hours are turned into days.
 * Source: the unit names of CLDR, and the abbreviations of quotations ("3 wks ARO", "5 WD").
 */
export const TIME_UNITS = {
  'working day': {
    en: 'business day, business days, working day, working days, work day, work days, bus. day, bus. days, bd, wd, w/d',
    de: 'arbeitstag, arbeitstage, arbeitstagen, werktag, werktage, werktagen',
    fr: 'jours ouvrés, jours ouvrables, jours ouvres',
    es: 'días hábiles, dias habiles, días habiles, dias hábiles, días laborables, dias laborables',
    it: 'giorni lavorativi',
    nl: 'werkdag, werkdagen',
    pt: 'dia útil, dias úteis, dia util, dias uteis',
    pl: 'dni robocz*',
    sv: 'arbetsdag, arbetsdagar',
    ja: '営業日',
  },
  day: {
    en: 'calendar day, calendar days, day, days, dy, dys',
    de: 'tag, tage, tagen, kalendertag, kalendertage, kalendertagen',
    fr: 'jour, jours',
    es: 'día, días',
    it: 'giorni, gg, gg.',
    nl: 'dagen',
    pt: 'dia, dias',
    pl: 'dni, dzień',
    sv: 'dagar',
    ja: '日',
  },
  hour: {
    en: 'hour, hours, hr, hrs, h',
    de: 'stunden',
    fr: 'heures',
    es: 'horas',
    pl: 'godzin*',
  },
  week: {
    en: 'week, weeks, wk, wks, wk.',
    de: 'woche, wochen, kw',
    fr: 'semaine, semaines',
    es: 'semanas',
    it: 'settimane',
    nl: 'weken',
    pl: 'tygodni*, tydzień',
    sv: 'veckor',
    ja: '週, 週間',
  },
  month: {
    en: 'month, months',
    de: 'monate, monaten',
    fr: 'mois',
    es: 'meses',
    it: 'mesi',
    nl: 'maanden',
    pl: 'miesiąc*, miesięc*',
    ja: 'か月, ヶ月',
  },
} as const satisfies Record<string, Record<string, string>>;
