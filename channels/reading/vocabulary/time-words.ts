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
    pl: 'dni robocz*, dzień roboczy, dzien roboczy, dnia roboczego',
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
    pl: 'dni, dzień, dzien, dnia',
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
    pl: 'tygodni*, tydzień, tydzien, tygodnia, tyg.',
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
    pl: 'miesiąc*, miesiac*, miesięc*, miesiec*',
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

/** Before a year that ends what is said. */
export const BEFORE_A_YEAR = {
  en: 'in|for|during|of|until|from',
  de: 'in|im jahr|im jahre|im|für|ab|bis|anfang|mitte|ende|jahr',
  fr: 'en|pour|de|début|fin|courant|année',
  es: 'en|para|de|del|a principios de|a finales de|año',
  it: 'nel|per il|del|di|anno|fine|inizio',
  nl: 'in|voor|van|begin|eind|jaar',
  pt: 'em|para|de|do ano de|ano',
  pl: 'w|na|na rok|w roku|rok',
  sv: 'för|år',
} as const;

export const SEASONS = {
  en: 'spring|summer|autumn|fall|winter|season',
  de: 'frühjahr|frühling|sommer|herbst|winter|saison|ernte',
  fr: 'printemps|été|automne|hiver|saison|rentrée',
  es: 'primavera|verano|otoño|invierno|temporada|campaña|curso',
  it: 'primavera|estate|autunno|inverno|stagione',
  nl: 'voorjaar|lente|zomer|najaar|herfst|winter|seizoen',
  pt: 'primavera|verão|outono|inverno|época|campanha',
  pl: 'wiosna|wiosnę|lato|jesień|zima|zimę|sezon',
} as const;

/** Behind a year that opens a sentence: what was done or paid in it. */
export const SAID_OF_A_YEAR = {
  en: 'we|it was|they were',
  de: 'haben|hatten|hat|waren|war|wurde|wurden|kostete|kosteten|zahlten|lag|lagen|hab',
  fr: "on|nous|c’était|c'était",
  es: 'pagamos|pagábamos|costó|fue',
  it: 'abbiamo|pagavamo|costava',
  nl: 'hebben|hadden|was|waren|kostte|betaalden',
  pt: 'pagámos|pagamos|custou|foi',
  pl: 'płaciliśmy|zapłaciliśmy|kosztowało',
} as const;

/** That something was so before, by language. */
export const PAST_TIMES = {
  en: 'last year|last winter|last summer|last season|last time|years ago|months ago|years back|ever since|used to be',
  de: 'letztes jahr|voriges jahr|im vorjahr|letzten winter|letzten sommer|letztes mal|vor … jahren|vor … monaten|seitdem|seither|früher',
  fr: "l'an dernier|l'an passé|l'année dernière|l'hiver dernier|la dernière fois|il y a … ans|il y a … mois|depuis lors|autrefois",
  es: 'el año pasado|el invierno pasado|la última vez|hace … años|hace … meses|desde entonces|antes era',
  it: "l'anno scorso|lo scorso anno|lo scorso inverno|l'ultima volta|anni fa|mesi fa|da allora|una volta",
  nl: 'vorig jaar|vorige winter|vorige zomer|vorige keer|jaar terug|jaar geleden|maanden geleden|sindsdien|destijds',
  pt: 'no ano passado|ano passado|no inverno passado|da última vez|há … anos|há … meses|desde então|antigamente',
  pl: 'w zeszłym roku|zeszłego roku|w ubiegłym roku|ostatnim razem|lat temu|lata temu|rok temu|miesięcy temu|od tamtej pory|kiedyś',
} as const;

/** What is only supposed: verbs of a condition that nobody says is met, by language. */
export const SUPPOSED = {
  en: 'would be|would come|would cost|would get',
  de: 'wäre|wären|würde|würden|käme|kämen|hätten|gäbe',
  fr: 'serait|seraient|coûterait|coûteraient|reviendrait|auriez',
  es: 'sería|serían|costaría|costarían|saldría|tendría',
  it: 'sarebbe|sarebbero|costerebbe|costerebbero|verrebbe|avreste',
  nl: 'zou|zouden',
  pt: 'seria|seriam|custaria|custariam|ficaria|teria',
  pl: 'byłoby|byłaby|byłby|kosztowałoby|wyszłoby',
} as const;
