import { MONTHS } from './calendar-spans.ts';
import { IN_YEAR } from './foreign-times.ts';

/** Phrases as they stand between words. */
const whole = (phrases: string, behind = ''): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${phrases})(?!\p{L})${behind}`, 'giu');

/** Words of Polish requests that none of the other languages has. */
const SURE = whole(
  String.raw`zmian\p{L}*|zmieni\p{L}+|wersj\p{L}+|wydani\p{L}+|nowego|między|jakie|które|przed|poprawk\p{L}+|usunięt\p{L}+|bezpieczeństw\p{L}+|aktualizacj\p{L}+|przejści\p{L}+|ostatni\p{L}+`,
);

const TO_VERSION = String.raw`\s+(?:wersj\p{L}+\s+)?(?=v?\d+\.\d|v?\d{1,2}(?![\d\p{L}]))`;

const MONTHS_OF = [
  'stycz(?:eń|nia|niu|niem)',
  'lut(?:y|ego|ym)',
  'mar(?:zec|ca|cu|cem)',
  'kwie(?:cień|tnia|tniu|tniem)',
  'maj(?:a|u|em)?',
  'czerw(?:iec|ca|cu|cem)',
  'lip(?:iec|ca|cu|cem)',
  'sierp(?:ień|nia|niu|niem)',
  'wrze(?:sień|śnia|śniu|śniem)',
  'październik(?:a|u|iem)?',
  'listopad(?:a|zie|em)?',
  'grud(?:zień|nia|niu|niem)',
].map((name, month): [RegExp, string] => [whole(name), capital(MONTHS[month] ?? '')]);

const SOME = ['dw(?:a|ie|óch)', 'trz(?:y|ech)', 'czter(?:y|ech)', 'pię(?:ć|ciu)', 'sześ(?:ć|ciu)'].map(
  (words, index) => [`(?:${words}|${index + 2})`, index + 2] as const,
);
const UNITS = [
  ['month', String.raw`miesi\p{L}+`],
  ['week', String.raw`tygod\p{L}+`],
  ['day', 'dni'],
  ['year', 'lat(?:a)?|rok(?:u)?'],
] as const;
const LAST = String.raw`(?:ostatni\p{L}*|najnowsz\p{L}+|zeszł\p{L}+|ubiegł\p{L}+|minion\p{L}+)`;
const RELEASE = String.raw`(?:wersj\p{L}+|wyda(?:ni\p{L}+|ń)|aktualizacj\p{L}+)`;

/** Longer phrases before the words that they are made of. */
const PHRASES: [RegExp, string][] = [
  [whole(String.raw`przedostatni\p{L}+ (?:stabiln\p{L}+ )?${RELEASE}`), 'penultimate release'],
  [whole(String.raw`${LAST} stabiln\p{L}+ ${RELEASE}|${LAST} ${RELEASE} stabiln\p{L}+`), 'latest stable release'],
  ...SOME.flatMap(([words, count]): [RegExp, string][] => [
    [whole(String.raw`${LAST} ${words} ${RELEASE}|${words} ${LAST} ${RELEASE}`), `last ${count} releases`],
    ...UNITS.map(([unit, names]): [RegExp, string] => [
      whole(String.raw`(?:(?:z|w|przez|w ciągu) )?(?:${LAST} ${words}|${words} ${LAST}) (?:${names})`),
      `in the last ${count} ${unit}s`,
    ]),
  ]),
  ...UNITS.map(([unit, names]): [RegExp, string] => [
    whole(String.raw`(?:(?:z|w|przez|w ciągu) )?${LAST} (?:${names})`),
    `last ${unit}`,
  ]),
  [whole(String.raw`${LAST} ${RELEASE}`), 'latest release'],
  [
    whole(
      String.raw`zmian\p{L}* (?:łamiąc\p{L}+(?: (?:zgodność|kompatybilność))?(?: wsteczną)?|niekompatybiln\p{L}+(?: wstecznie)?|niezgodn\p{L}+(?: wstecz)?)|(?:niekompatybiln|niezgodn)\p{L}+ zmian\p{L}*`,
    ),
    'breaking changes',
  ],
  [
    whole(String.raw`(?:czy )?(?:coś|cokolwiek) (?:się )?(?:zepsuje|popsuje|psuje|przestanie działać)`),
    'does anything break',
  ],
  [
    whole('(?:najbardziej|szczególnie) interesuje(?: nas| mnie)?,?|przede wszystkim|zwłaszcza|szczególnie'),
    'especially',
  ],
  [whole('(?:do|aż do) (?:najnowszej|ostatniej)'), 'to the latest'],
  [whole('od tego czasu'), 'since then'],
  [whole('w porównaniu (?:z|do)', TO_VERSION), 'compared to '],
  [whole('co (?:się )?(?:zepsuje|popsuje|psuje|przestanie działać)'), 'what breaks'],
  [
    whole(
      String.raw`(?:poprawk\p{L}*|poprawek|łat\p{L}*|aktualizacj\p{L}+) (?:dotycząc\p{L}+ )?(?:bezpieczeństw\p{L}+|zabezpieczeń)|luk\p{L}* (?:bezpieczeństwa|w zabezpieczeniach)|podatnoś\p{L}+`,
    ),
    'security fixes',
  ],
  [whole(String.raw`bezpieczeństw\p{L}+`), 'security'],
  [
    whole(String.raw`(?:poprawk\p{L}*|poprawek|poprawion\p{L}+)(?: błęd\p{L}+)?|naprawion\p{L}+ błęd\p{L}+`),
    'bug fixes',
  ],
  [whole(String.raw`now\p{L}+ funkcj\p{L}+|nowośc\p{L}+`), 'new features'],
  [whole(String.raw`co (?:zostało |jest )?(?:usunięt\p{L}+|wycofan\p{L}+)|co usunięto`), 'what was removed'],
  [whole(String.raw`usunięt\p{L}+|usunięto`), 'removed'],
  [whole(String.raw`(?:funkcj\p{L}+ )?(?:przestarzał\p{L}+|wycofywan\p{L}+)`), 'deprecations'],
  [whole(String.raw`wydajnoś\p{L}+`), 'performance'],
  [whole('co (?:się )?(?:zmieniło|zmieniono|zmienia)(?: się)?|co (?:jest )?nowego'), 'what changed'],
  [whole(String.raw`list[aęy] zmian`), 'the changes'],
  [whole(String.raw`zmian\p{L}*`), 'changes'],
  [
    whole(
      String.raw`(?:przy |podczas |po |przed )?(?:przejści\p{L}+|przechodz\p{L}+|aktualizacj\p{L}+|aktualizuj\p{L}+) (?:z|ze)`,
      TO_VERSION,
    ),
    'upgrading from ',
  ],
  [whole('mamy|używamy|korzystamy z|jesteśmy na|działamy na|u nas (?:jest|działa)'), 'we are on'],
  [new RegExp(String.raw`(?<!\p{L})od${TO_VERSION}(?=\S+,? (?:do|aż do)\s)`, 'giu'), 'from '],
  [whole('(?:na|od) począt(?:ku|kiem)'), 'since the beginning of'],
  [whole('od', TO_VERSION), 'since '],
  [whole('od(?: czasu)?'), 'since'],
  [whole('między|pomiędzy', TO_VERSION), 'between '],
  [whole('między|pomiędzy'), 'between'],
  [whole('z|ze', TO_VERSION), 'from '],
  [whole('do|na|aż do', TO_VERSION), 'to '],
  [whole('przed', TO_VERSION), 'before '],
  [whole('przed'), 'before'],
  [whole('po', TO_VERSION), 'after '],
  [whole('(?:w|we)', TO_VERSION), 'in '],
  [whole('a|i|oraz', TO_VERSION), 'and '],
  [whole('bez|oprócz|poza|z wyjątkiem|pomijając'), 'without'],
  [whole('tylko|wyłącznie|jedynie'), 'only'],
  [whole('czy (?:są|były|było)(?: jakieś)?'), 'are there'],
  [whole('jakie(?: są)?|które|jaki'), 'which'],
  [whole(String.raw`dotycz(?:y|ą|ące|ących)`), 'affect'],
  [whole('proszę(?: o)?'), 'please'],
  [whole(String.raw`wersj\p{L}+`), 'version'],
  [whole(String.raw`bo(?:że|żym|żego) narodzeni\p{L}+`), 'Christmas'],
  [whole(String.raw`wielkano\p{L}+`), 'Easter'],
  ...MONTHS_OF,
  [new RegExp(String.raw`(?<=between (?:\p{Lu}\p{L}+)(?: \d{4})? )(?:a|i|oraz)(?= \p{Lu})`, 'gu'), 'and'],
  [new RegExp(String.raw`(?<=since (?:\p{Lu}\p{L}+)(?: \d{4})? )do(?= \p{Lu})`, 'gu'), 'to'],
  [whole(String.raw`w(?: roku)?`, IN_YEAR), 'in'],
  [new RegExp(String.raw`(?<!\p{L})(?:w|we|dla)\s+(?=\p{Lu}|latest)`, 'gu'), 'in '],
];

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** A Polish brief with the words that narrow it in English; any other as it is. */
export const polishInEnglish = (text: string): string =>
  text.search(SURE) < 0 ? text : PHRASES.reduce((words, [pattern, english]) => words.replace(pattern, english), text);
