import { MONTHS_ABROAD } from '../../reading/vocabulary/period-words.ts';

/** Phrases as they stand between words, alternatives parted by `|` or on lines of their own. */
export const whole = (phrases: string, behind = ''): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${phrases.trim().replace(/\n\s*/g, '|').replaceAll("'", "['’]")})(?!\p{L})${behind}`,
    'giu',
  );

/** Months in the languages of briefs, by their English name; Polish ones are read with their endings elsewhere. */
export const MONTHS_OF = Object.entries(MONTHS_ABROAD).map(([english, { pl: _polish, ...names }]): [string, string] => [
  english,
  Object.values(names).join('|'),
]);
export const ENGLISH_MONTHS = MONTHS_OF.map(([english]) => english).join('|');

/** Two to six in German, French, Spanish, Italian, Portuguese and Dutch, and what is counted. */
const SOME = [
  'zwei|deux|dos|due|duas|twee',
  'drei|trois|tres|tre|três|drie',
  'vier|quatre|cuatro|quattro|quatro|vier',
].concat('fünf|cinq|cinco|cinque|vijf', 'sechs|six|seis|sei|zes');
const PAST = 'letzten|vergangenen|derniers|dernières|últimos|últimas|ultimi|ultime|afgelopen|laatste';
const TIMES = [
  ['months', 'monaten?|mois|meses|mesi|maanden'],
  ['weeks', 'wochen|semaines|semanas|settimane|weken'],
  ['days', 'tagen?|jours|días|dias|giorni|dagen'],
  ['years', 'jahren?|ans|années|años|anos|anni|jaar'],
] as const;
const NEWEST = 'letzten|neuesten|dernières|últimas|ultime|laatste|nieuwste';
const RELEASES = 'versionen|versions|versiones|versioni|versões|versies|releases|ausgaben|updates';

/** So many releases, and so long a time. */
export const COUNTED: [RegExp, string][] = [
  ...SOME.map((words, index): [RegExp, string] => [
    whole(
      `(?:${NEWEST}) (?:${words}|${index + 2}) (?:${RELEASES})|(?:${words}|${index + 2}) (?:${NEWEST}) (?:${RELEASES})`,
    ),
    `last ${index + 2} releases`,
  ]),
  ...SOME.flatMap((words, index) =>
    TIMES.map(([unit, names]): [RegExp, string] => [
      whole(`(?:${PAST}) (?:${words}|${index + 2}) (?:${names})|(?:${words}|${index + 2}) (?:${PAST}) (?:${names})`),
      `last ${index + 2} ${unit}`,
    ]),
  ),
];

export const SEASONS: [string, string][] = [
  ['spring', 'frühjahr|frühling|printemps|primavera|voorjaar|lente'],
  ['summer', 'sommer|été|verano|estate|verão|zomer'],
  ['autumn', 'herbst|automne|otoño|autunno|outono|najaar|herfst'],
  ['winter', 'winter|hiver|invierno|inverno'],
];

export const TO_VERSION = String.raw`\s+(?=(?:version\s+)?v?(?:\d+\.\d|\d{1,2}(?!\d)))`;

/** What is asked about, before the version that it is of. */
export const NAMED =
  '(?:features|fixes|changes|deprecations|security|performance|änderungen|changements|cambios|modifiche|mudanças|wijzigingen)';
export const OF = '(?:von der|von|der|de la|de|da|van de|van)';
/** No other version follows up to which it goes. */
export const NO_RANGE = String.raw`(?!(?:version\s+)?v?\d[\d.]*\d?\s+(?:(?:bis|nach|auf|zur?|à|jusqu|al?|até|para|hasta|tot|naar|alla)(?!\p{L})|jusqu|->|→))`;

/** A year stands behind it. */
export const IN_YEAR = String.raw`(?=\s+(?:19|20)\d{2}(?![\d.]*\d))`;

/** A day stands behind it. */
export const TO_DAY = String.raw`\s+(?=\d{1,2}(?:\.|º|er)?\s+(?:de\s+)?\p{L}{3})`;

const DAY = String.raw`(\d{1,2})(?:\.|er|º)?\s+(?:de\s+)?(${ENGLISH_MONTHS})((?:\s+\d{4})?)`;
const FROM_DAY = String.raw`vom|von|du|del|dal|de|van|ab(?: dem)?|desde(?: el| o)?|since|from`;
const TO_LAST = String.raw`bis(?: zum)?(?: einschließlich| inklusive)?|bis und mit(?: dem)?|jusqu['’]au|au|al|hasta(?: el)?|fino al|até(?: ao?)?|tot(?: en met)?|to`;
const BOTH_IN = String.raw`(?:,?\s+(?:ambos |entrambi |beide )?(?:einschließlich|inklusive|inclusive|inclus[io]?|compres[io]|inclu[ií]dos|inbegrepen)(?!\p{L}))?`;

/** From a first day to a last one, once their months are in English: `vom 1. July 2026 bis zum 30. September 2026`. */
export const FROM_DAY_TO_DAY: [RegExp, string] = [
  new RegExp(String.raw`(?<!\p{L})(?:${FROM_DAY})\s+${DAY}\s+(?:${TO_LAST})\s+${DAY}${BOTH_IN}`, 'giu'),
  'from $1 $2$3 to $4 $5$6',
];
