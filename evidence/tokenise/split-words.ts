import { cueList } from '../cue-list.ts';

/** A word of a text, folded by NFKC and case. A plain one is made of letters alone and may be inflected. */
export interface Word {
  text: string;
  isPlain: boolean;
}

/** Scripts that are written without spaces between words. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const SPACED = String.raw`[[\p{L}\p{N}\p{M}]--[${UNSPACED}]]+`;
/** A run of one, or letters and digits with joints between them: `3.4.0`, `YD-001`, `auto-update`, `don't`, `C++`. */
const TOKEN = cueList(
  String.raw`
    ([${UNSPACED}]+)
    ${SPACED}(?:[.\-_\/+'’:]${SPACED})*(?:\+\+|#)?
  `,
  { flags: 'gv' },
);

/**
 * What a text is made of, folded: a token is a run of letters and digits with what joins them, or a run of a script without spaces. Each is turned
 * into words by `splitToken`.
 */
export function splitTokens(text: string): string[] {
  return foldCase(text).match(TOKEN) ?? [];
}

const foldCase = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('ß', 'ss').replaceAll('ς', 'σ').replaceAll('\u0307', '');

const LETTERS = /^[a-z]+$/;
const RUN = new RegExp(`^[${UNSPACED}]`, 'v');

/**
 * The words of a token. What has joints comes as a whole and in its parts, a version also by what it begins with (`3.4.0`, `3.4`, `3`); words
 * of Chinese, Japanese and Thai come as the segmenter tells them, and longer ones, Korean too, in pairs of letters besides.
 */
export function splitToken(token: string): Word[] {
  if (LETTERS.test(token)) return [{ text: token, isPlain: true }];
  if (RUN.test(token)) return segment(token);
  const joined = token.replace(ELIDED, '');
  return joined.split(/['’:/]/).flatMap(splitJoints);
}

/** The segmenter knows the dictionaries of all of these scripts, whatever language it is made for. */
const SEGMENTER = new Intl.Segmenter('ja', { granularity: 'word' });

function segment(run: string): Word[] {
  const words = [...SEGMENTER.segment(run)].filter(({ isWordLike }) => isWordLike !== false);
  return words.flatMap(({ segment: text }) => [whole(text), ...(/^\p{Script=Thai}/u.test(text) ? [] : pairsOf(text))]);
}

const whole = (text: string): Word => ({ text, isPlain: false });

function pairsOf(text: string): Word[] {
  const letters = [...text];
  return letters.length < 3 ? [] : letters.slice(1).map((letter, at) => whole(letters[at]! + letter));
}

/** `l’eau`, `it's`: what stands before or after the mark and is no word of its own. */
const ELIDED = /^(?:[a-z]|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})|['’](?:s|t|d|m|ll|re|ve)$/u;

function splitJoints(part: string): Word[] {
  if (/^\p{Script=Hangul}+$/u.test(part)) return [whole(part), ...pairsOf(part)];
  const hasDigit = /\p{N}/u.test(part);
  const name = part.replace(/^v(?=\d)/, '');
  const pieces = name.split(/[.\-_+]+/).filter((piece) => piece !== '');
  if (pieces.length < 2) return name === '' ? [] : [{ text: name, isPlain: !hasDigit && name === pieces[0] }];
  // A part number is written with its joints or without.
  const unjointed = hasDigit && /\p{L}/u.test(name) && !name.includes('.') ? [pieces.join('')] : [];
  const starts = name.split(/[-_+]+/).flatMap(beginnings);
  const texts = new Set([name, ...unjointed, ...starts, ...pieces].filter((text) => text !== ''));
  return [...texts].map((text) => ({ text, isPlain: /^[\p{L}\p{M}]+$/u.test(text) }));
}

/** `3.4.0` begins with `3.4` and `3`; a name with dots (`socket.io`) is only itself. */
function beginnings(dotted: string): string[] {
  const numbers = /^\d/.test(dotted) ? dotted.split('.') : [];
  return [dotted, ...numbers.map((_, at) => numbers.slice(0, numbers.length - at).join('.'))];
}
