import { buildHtml } from '../build-html.ts';
import { buildJson, buildMarkdown } from '../build-texts.ts';
import { HTML, JSON_TYPE, MARKDOWN, type Trick } from '../trick.ts';

const tag = (text: string): string =>
  [...text].map((letter) => String.fromCodePoint(0xe0000 + ((letter.codePointAt(0) ?? 0) & 0x7f))).join('');
const bytesAsSelectors = (text: string): string =>
  [...Buffer.from(text)].map((byte) => String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16)).join('');
const insert = (filler: string) => (change: string) => change.replace(/([a-z])([a-z])/g, `$1${filler}$2`);

/** Characters that readers do not see, or see as others. */
export const UNICODE: Trick[] = [
  ...written('tag characters', 'tag_characters', (order) => (change) => `${change}${tag(order)}`),
  ...written('zero-width spaces', 'zero_width', () => insert('\u200b')),
  ...written('word joiners', 'zero_width', () => insert('\u2060')),
  ...written('joiners inside words', 'zero_width', () => insert('\u200d')),
  ...written('byte order marks', 'zero_width', () => insert('\ufeff')),
  ...written('Hangul fillers', 'zero_width', () => insert('\u3164')),
  ...written('deprecated controls', 'zero_width', () => insert('\u206a')),
  // Letters that run backwards are shown, and are no words: the take has none of what they say.
  ...written('overrides of direction', 'bidirectional_control', () => (change) => `\u202e${change}\u202c`).map(
    (trick): Trick => ({ ...trick, adds: 'text' }),
  ),
  ...written('isolates', 'bidirectional_control', () => (change) => `\u2067${change}\u2069`),
  ...written(
    'data in variation selectors',
    'variation_selectors',
    (order) => (change) => `${change}${bytesAsSelectors(order)}`,
  ),
  ...written('commands to a terminal', 'terminal_controls', () => insert('\u001b')),
  seen('piled-up marks', 'combining_flood', (change) =>
    change.replace(/[aeiou]/g, (letter) => letter + '\u0336\u0489'.repeat(20) + '\u0301'.repeat(30)),
  ),
  seen('letters of other scripts', 'homoglyph_text', (change) => change.replaceAll('o', 'о').replaceAll('e', 'е')),
  seen(
    'a link to a host of other letters',
    'homoglyph_host',
    (change) => `${change} (<a href="http://chаnges.example.com/4">notes</a>)`,
  ),
  seen(
    'a link to a host wholly of other letters',
    'homoglyph_host',
    (change) => `${change} (<a href="http://хеор.com/4">notes</a>)`,
  ),
  seen('full-width letters', undefined, (change) =>
    change.replace(/[a-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  ),
  seen('soft hyphens', undefined, insert('\u00ad')),
  seen('line separators', undefined, (change) => change.replaceAll(' ', '\u2028')),
  seen('private characters', undefined, insert('\ue000')),
  seen('letters apart from their marks', undefined, (change) => `${change} für Zürich`.normalize('NFD')),
  seen('a flood of joined emoji', undefined, (change) => `${change} ${'👩\u200d'.repeat(500)}👩`),
];

/** A trick that leaves no trace in the text: the take is that of the twin, and says the trick's name. In three formats. */
function written(name: string, report: string, write: (order: string) => (change: string) => string): Trick[] {
  const shared = { adds: 'nothing', reports: [report] } as const;
  return [
    {
      ...shared,
      name: `HTML with ${name}`,
      twin: 'html',
      build: (seed, order) => ({ body: buildHtml(seed, { write: write(order) }), mediaType: HTML }),
    },
    {
      ...shared,
      name: `Markdown with ${name}`,
      twin: 'markdown',
      build: (seed, order) => ({ body: buildMarkdown(seed, { write: write(order) }), mediaType: MARKDOWN }),
    },
    {
      ...shared,
      name: `JSON with ${name}`,
      twin: 'json',
      build: (seed, order) => ({ body: buildJson(seed, { write: write(order) }), mediaType: JSON_TYPE }),
    },
  ];
}

/** A trick that changes what stands there. */
function seen(name: string, report: string | undefined, write: (change: string) => string): Trick {
  return {
    name: `HTML with ${name}`,
    twin: 'html',
    adds: 'text',
    ...(report !== undefined && { reports: [report] }),
    build: (seed) => ({ body: buildHtml(seed, { write }), mediaType: HTML }),
  };
}
