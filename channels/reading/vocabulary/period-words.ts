/** How briefs name the days that they ask for, by language; a star stands for any ending. Written for this project. */
export const UNITS_OF_TIME = {
  day: { de: 'tag*', fr: 'jours', es: 'días|dias', it: 'giorni', nl: 'dagen|etmaal', pt: 'dias', pl: 'dni' },
  week: {
    de: 'woche*',
    fr: 'semaine*',
    es: 'semana*',
    it: 'settiman*',
    nl: 'week|weken',
    pt: 'semana*',
    pl: 'tydzień|tygod*',
  },
  month: { de: 'monat*', fr: 'mois', es: 'mes|meses', it: 'mes*', nl: 'maand*', pt: 'mês|meses', pl: 'miesi*' },
  quarter: {
    de: 'quartal*',
    fr: 'trimestre*',
    es: 'trimestre*',
    it: 'trimestr*',
    nl: 'kwartaal|kwartalen',
    pt: 'trimestre*',
    pl: 'kwarta*',
  },
  year: { de: 'jahr*', fr: 'an|ans|année*', es: 'año*', it: 'ann*', nl: 'jaar|jaren', pt: 'ano*', pl: 'rok*|lat*' },
} as const;

export const LAST = {
  de: 'letzt*|vergangen*|vorig*',
  fr: 'dernier*|dernière*|passé*',
  es: 'último*|última*|pasad*',
  it: 'ultim*|scors*|passat*',
  nl: 'laatste|afgelopen|vorig*',
  pt: 'últim*|passad*',
  pl: 'ostatni*|zeszł*|ubiegł*|minion*',
} as const;

export const THIS = {
  de: 'diese*',
  fr: 'ce|cet|cette',
  es: 'este|esta',
  it: "questo|questa|quest'",
  nl: 'deze|dit',
  pt: 'este|esta|neste|nesta',
  pl: 'ten|tym|tego|bieżąc*',
} as const;

/** Stand before any of these and say no more. */
export const WITHIN = {
  de: 'in den|in der|im|der|die|den|aus den|während der',
  fr: 'au cours des|ces|les|des|dans les|le|la|du',
  es: 'en los|en las|en el|en la|durante los|los|las|el|la|de los',
  it: 'negli|nelle|nel|nella|degli|gli|le|il|la',
  nl: 'in de|in het|de|het|van de',
  pt: 'nos|nas|no|na|os|as|o|a|dos|das',
  pl: 'w ciągu|przez|z|w',
} as const;

export const SINCE = {
  de: 'seit dem|seit der|seit|ab dem|ab',
  fr: 'depuis le|depuis la|depuis|à partir du|à partir de|dès',
  es: 'desde el|desde la|desde|a partir de|a partir del',
  it: 'dal|dalla|dallo|da|a partire dal|a partire da',
  nl: 'sinds|vanaf',
  pt: 'desde o|desde a|desde|a partir de',
  pl: 'od',
} as const;

export const BEFORE = {
  de: 'vor dem|vor',
  fr: "avant le|avant|jusqu'au|jusqu'en",
  es: 'antes del|antes de|hasta el|hasta',
  it: 'prima del|prima di|fino al',
  nl: 'voor|vóór|tot',
  pt: 'antes de|antes do|até|até ao',
  pl: 'przed|do',
} as const;

export const AFTER = {
  de: 'nach dem|nach',
  fr: 'après le|après',
  es: 'después del|después de',
  it: 'dopo il|dopo',
  nl: 'na',
  pt: 'depois de|depois do|após',
  pl: 'po',
} as const;

/** Before the first of two days. */
export const BETWEEN = {
  de: 'zwischen dem|zwischen|von|vom',
  fr: 'entre le|entre|du|de',
  es: 'entre el|entre|del|de',
  it: 'tra il|fra il|tra|fra|dal|da',
  nl: 'tussen|van',
  pt: 'entre|de',
  pl: 'między|od|z lat|w latach',
} as const;

/** Between two days. */
export const UP_TO = {
  de: 'und dem|und|bis zum|bis',
  fr: 'et le|et|au|à',
  es: 'y el|y|al|a|e',
  it: 'e il|e|al|a',
  nl: 'en|tot en met|tot',
  pt: 'e|a|até',
  pl: 'a|i|do',
} as const;

/** Before a year or a month. */
export const IN_TIME = {
  de: 'im jahr|im jahre|aus dem jahr|im|in',
  fr: "en|de l'année|de",
  es: 'en|del|de|del año',
  it: 'nel|del|di|a',
  nl: 'in|uit|van|over',
  pt: 'em|de|no ano de',
  pl: 'w|z|w roku|z roku|za',
} as const;

export const START_OF_YEAR = {
  de: 'seit jahresbeginn|seit jahresanfang|seit anfang des jahres',
  fr: "depuis le début de l'année|depuis le début de l’année|depuis janvier",
  es: 'desde principios de año|desde principio de año|desde comienzos de año|en lo que va de año',
  it: "dall'inizio dell'anno|dall’inizio dell’anno|da inizio anno",
  nl: 'sinds begin dit jaar|sinds het begin van het jaar|dit jaar tot nu toe',
  pt: 'desde o início do ano|desde o começo do ano',
  pl: 'od początku roku',
} as const;

export const TODAY = {
  de: 'heute',
  fr: "aujourd'hui|aujourd’hui",
  es: 'hoy',
  it: 'oggi',
  nl: 'vandaag',
  pt: 'hoje',
  pl: 'dzisiaj|dziś',
} as const;

export const YESTERDAY = {
  de: 'gestern|letzte nacht',
  fr: 'hier',
  es: 'ayer|anoche',
  it: 'ieri',
  nl: 'gisteren|vannacht',
  pt: 'ontem',
  pl: 'wczoraj',
} as const;

/** Two to six, ten and twelve. */
export const COUNTS = {
  2: { de: 'zwei', fr: 'deux', es: 'dos', it: 'due', nl: 'twee', pt: 'dois|duas', pl: 'dwa|dwie|dwóch' },
  3: { de: 'drei', fr: 'trois', es: 'tres', it: 'tre', nl: 'drie', pt: 'três', pl: 'trzy|trzech' },
  4: { de: 'vier', fr: 'quatre', es: 'cuatro', it: 'quattro', nl: 'vier', pt: 'quatro', pl: 'cztery|czterech' },
  5: { de: 'fünf', fr: 'cinq', es: 'cinco', it: 'cinque', nl: 'vijf', pt: 'cinco', pl: 'pięć|pięciu' },
  6: { de: 'sechs', fr: 'six', es: 'seis', it: 'sei', nl: 'zes', pt: 'seis', pl: 'sześć|sześciu' },
  10: { de: 'zehn', fr: 'dix', es: 'diez', it: 'dieci', nl: 'tien', pt: 'dez', pl: 'dziesięć|dziesięciu' },
  12: { de: 'zwölf', fr: 'douze', es: 'doce', it: 'dodici', nl: 'twaalf', pt: 'doze', pl: 'dwanaście|dwunastu' },
} as const;

/** Names of days as English begins them, in the languages of briefs. */
export const WEEKDAYS = {
  Mon: 'montag|lundi|lunes|lunedì|maandag|segunda-feira|segunda|poniedział*',
  Tues: 'dienstag|mardi|martes|martedì|dinsdag|terça-feira|terça|wtor*',
  Wednes: 'mittwoch|mercredi|miércoles|mercoledì|woensdag|quarta-feira|śro*',
  Thurs: 'donnerstag|jeudi|jueves|giovedì|donderdag|quinta-feira|czwart*',
  Fri: 'freitag|vendredi|viernes|venerdì|vrijdag|sexta-feira|piąt*',
  Satur: 'samstag|sonnabend|samedi|sábado|sabato|zaterdag|sobot*',
  Sun: 'sonntag|dimanche|domingo|domenica|zondag|niedziel*',
} as const;

/** Months by their English name (CLDR, format wide). */
export const MONTHS_ABROAD = {
  January: {
    de: 'januar|jänner',
    fr: 'janvier',
    es: 'enero',
    it: 'gennaio',
    nl: 'januari',
    pt: 'janeiro',
    pl: 'styczeń|stycznia|styczniu',
  },
  February: {
    de: 'februar',
    fr: 'février',
    es: 'febrero',
    it: 'febbraio',
    nl: 'februari',
    pt: 'fevereiro',
    pl: 'luty|lutego|lutym',
  },
  March: { de: 'märz', fr: 'mars', es: 'marzo', it: 'marzo', nl: 'maart', pt: 'março', pl: 'marzec|marca|marcu' },
  April: {
    de: 'april',
    fr: 'avril',
    es: 'abril',
    it: 'aprile',
    nl: 'april',
    pt: 'abril',
    pl: 'kwiecień|kwietnia|kwietniu',
  },
  May: { de: 'mai', fr: 'mai', es: 'mayo', it: 'maggio', nl: 'mei', pt: 'maio', pl: 'maj|maja|maju' },
  June: { de: 'juni', fr: 'juin', es: 'junio', it: 'giugno', nl: 'juni', pt: 'junho', pl: 'czerwiec|czerwca|czerwcu' },
  July: { de: 'juli', fr: 'juillet', es: 'julio', it: 'luglio', nl: 'juli', pt: 'julho', pl: 'lipiec|lipca|lipcu' },
  August: {
    de: 'august',
    fr: 'août',
    es: 'agosto',
    it: 'agosto',
    nl: 'augustus',
    pt: 'agosto',
    pl: 'sierpień|sierpnia|sierpniu',
  },
  September: {
    de: 'september',
    fr: 'septembre',
    es: 'septiembre',
    it: 'settembre',
    nl: 'september',
    pt: 'setembro',
    pl: 'wrzesień|września|wrześniu',
  },
  October: {
    de: 'oktober',
    fr: 'octobre',
    es: 'octubre',
    it: 'ottobre',
    nl: 'oktober',
    pt: 'outubro',
    pl: 'październik|października|październiku',
  },
  November: {
    de: 'november',
    fr: 'novembre',
    es: 'noviembre',
    it: 'novembre',
    nl: 'november',
    pt: 'novembro',
    pl: 'listopad|listopada|listopadzie',
  },
  December: {
    de: 'dezember',
    fr: 'décembre',
    es: 'diciembre',
    it: 'dicembre',
    nl: 'december',
    pt: 'dezembro',
    pl: 'grudzień|grudnia|grudniu',
  },
} as const;
