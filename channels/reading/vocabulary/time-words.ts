/**
 * Units of time as offers write them, by language; a star stands for any ending. An hour is no unit of delivery by itself: hours are turned into days.
 * Source: the unit names of CLDR, and the abbreviations of quotations ("3 wks ARO", "5 WD").
 */
export const TIME_UNITS = {
  'working day': {
    en: 'business day, business days, working day, working days, work day, work days, bus. day, bus. days, bd, wd, w/d',
    de: 'arbeitstag, arbeitstage, arbeitstagen, werktag, werktage, werktagen',
    fr: 'jours ouvrés, jours ouvrables, jours ouvres, jour ouvré, jour ouvrable',
    es: 'días hábiles, dias habiles, días habiles, dias hábiles, días laborables, dias laborables, día hábil, día laborable, días de trabajo',
    it: 'giorni lavorativi, giorno lavorativo, gg lavorativi, gg. lavorativi, gg lav., gg. lav., giorni lav.',
    nl: 'werkdag, werkdagen, werkdgn',
    pt: 'dia útil, dias úteis, dia util, dias uteis, dias de trabalho',
    pl: 'dni robocz*, dzień roboczy, dnia roboczego',
    sv: 'arbetsdag, arbetsdagar',
    ja: '営業日',
  },
  day: {
    en: 'calendar day, calendar days, day, days, dy, dys',
    de: 'tag, tage, tagen, kalendertag, kalendertage, kalendertagen',
    fr: 'jour, jours, jours calendaires',
    es: 'día, días, días naturales',
    it: 'giorno, giorni, gg, gg.',
    nl: 'dag, dagen, kalenderdagen',
    pt: 'dia, dias',
    pl: 'dni, dzień, dnia',
    sv: 'dagar',
    ja: '日',
  },
  hour: {
    en: 'hour, hours, hr, hrs, h',
    de: 'stunde, stunden, std.',
    fr: 'heure, heures',
    es: 'hora, horas',
    it: 'ora, ore',
    nl: 'uur, uren',
    pt: 'hora, horas',
    pl: 'godzin*, godz.',
  },
  week: {
    en: 'week, weeks, wk, wks, wk.',
    de: 'woche, wochen, wo., kw',
    fr: 'semaine, semaines',
    es: 'semana, semanas, sem.',
    it: 'settimana, settimane, sett.',
    nl: 'week, weken',
    pt: 'semana, semanas',
    pl: 'tygodni*, tydzień, tygodnia, tyg.',
    sv: 'veckor',
    ja: '週, 週間',
  },
  month: {
    en: 'month, months',
    de: 'monat, monate, monaten',
    fr: 'mois',
    es: 'mes, meses',
    it: 'mese, mesi',
    nl: 'maand, maanden',
    pt: 'mês, meses',
    pl: 'miesiąc*, miesięc*',
    ja: 'か月, ヶ月',
  },
} as const satisfies Record<string, Record<string, string>>;

/** Before the number of a week of the year (ISO 8601). */
export const WEEKS_OF_THE_YEAR = {
  en: 'calendar week|week|wk|cw',
  de: 'kalenderwoche|kw|woche',
  fr: 'semaine|sem.',
  es: 'semana',
  it: 'settimana|sett.',
  nl: 'week|wk',
  pt: 'semana',
  pl: 'tydzień|tygodniu|tydz.',
} as const;
