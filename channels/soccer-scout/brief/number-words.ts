export const CARDINALS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
/** Two to sixteen in German, French, Spanish, Italian, Portuguese, Dutch and Polish. */
const ELSEWHERE = [
  'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn',
  'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
  'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis',
  'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici',
  'dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis',
  'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien',
  'dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście',
].map((words) => words.split(' '));
const TENS = new Map<string, number>([
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
]);
/** One and a half and the like in one word. */
const WITH_HALVES = new Map<string, number>([
  ...['anderthalb', 'eineinhalb', 'anderhalve', 'półtora', 'półtorej'].map((word) => [word, 1.5] as const),
  ['zweieinhalb', 2.5],
  ['dreieinhalb', 3.5],
]);
const GLYPHS = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
]);
const WORDS = new Map<string, number>([
  ...ELSEWHERE.flatMap((words) => words.map((word, index) => [word, index + 2] as const)),
  ...CARDINALS.map((word, index) => [word, index + 1] as const),
  ...TENS,
  ...WITH_HALVES,
]);

const WORD = [...WORDS.keys()].toSorted((a, b) => b.length - a.length).join('|');

/** Pattern source of a number in figures or words: `7`, `2.5`, `1 1/2`, `1½`, `seven`. No capture groups. */
export const NUMBER = `(?:\\d{1,2},\\d{3}(?!\\d)|\\d{1,4}(?:[.,]\\d+)?(?:\\s+\\d\\/\\d|\\s?[½¼¾])?|[½¼¾]|(?<![A-Za-zÀ-ž])(?:${WORD})(?![A-Za-zÀ-ž]))`;

/** Value of what NUMBER matches; null for anything else. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim().toLowerCase();
  const word = WORDS.get(trimmed);
  if (word !== undefined) return word;
  if (/^\d{1,2},\d{3}$/.test(trimmed)) return Number(trimmed.replace(',', ''));
  const found = /^(\d+(?:[.,]\d+)?)?\s*(?:(\d)\/(\d)|([½¼¾]))?$/.exec(trimmed);
  if (!found || trimmed === '') return null;
  const whole = found[1] ? Number(found[1].replace(',', '.')) : 0;
  const part = found[4] ? (GLYPHS.get(found[4]) ?? 0) : found[2] && found[3] ? Number(found[2]) / Number(found[3]) : 0;
  return Number.isFinite(part) ? whole + part : null;
}

export const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth'.split(
    ' ',
  );
/** Pattern source of a place in an order: `3rd`, `third`. No capture groups. */
export const NTH = `(?:\\d{1,2}(?:st|nd|rd|th)|${ORDINALS.join('|')})`;

/** Value of what NTH matches, or of an English number. */
export function parseNth(words: string): number {
  const word = words.toLowerCase();
  return Math.max(ORDINALS.indexOf(word), CARDINALS.indexOf(word)) + 1 || Number.parseInt(word, 10);
}
