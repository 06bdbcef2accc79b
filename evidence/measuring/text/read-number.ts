import { NUMBER_WORDS } from './qualifying-words.ts';
import { vulgarOf, type Token } from './tokens.ts';

/** Which mark parts the decimals of a text. */
export type NumberStyle = 'point' | 'comma';

/** A number of a text: tokens from `from` up to `to`. `step` is what it is stated in: 0.1 with one decimal, 1/16 with sixteenths. */
export interface ReadNumber {
  value: number;
  step: number;
  isFraction: boolean;
  from: number;
  to: number;
}

/** Denominators of rulers and of common speech. */
const DENOMINATORS = new Set([2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 32, 64, 128]);
const SLASHES = new Set(['/', '⁄', '∕']);

/** The number that begins at a token: `5-3/4`, `13 ¾`, `1,200`, `12,5`, `11⁄16`, `half a`; null where none does. */
export function readNumber(tokens: readonly Token[], at: number, style: NumberStyle): ReadNumber | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.kind === 'word') return readWord(tokens, at);
  const fraction = readFraction(tokens, at);
  if (fraction) return { ...fraction, from: at };
  if (token.kind !== 'number') return null;
  const groups = style === 'comma' ? spacedGroups(tokens, at) : null;
  if (groups) return { value: groups.value, step: 1, isFraction: false, from: at, to: groups.to };
  const plain = readPlain(token.text, style);
  if (!plain) return null;
  const whole = { ...plain, isFraction: false, from: at, to: at + 1 };
  if (!Number.isInteger(plain.value) || /[.,]/.test(token.text)) return whole;
  const rest = readRest(tokens, at + 1) ?? readSpokenRest(tokens, at + 1);
  return rest ? { value: plain.value + rest.value, step: rest.step, isFraction: true, from: at, to: rest.to } : whole;
}

/** `1 200 mm`, with a plain space, as French and Spanish part thousands. */
function spacedGroups(tokens: readonly Token[], at: number): { value: number; to: number } | null {
  if (!/^[1-9]\d{0,2}$/.test(tokens[at]!.text)) return null;
  let to = at + 1;
  while (tokens[to]?.kind === 'number' && tokens[to]!.gap && /^\d{3}$/.test(tokens[to]!.text)) to += 1;
  return to === at + 1
    ? null
    : {
        value: Number(
          tokens
            .slice(at, to)
            .map(({ text }) => text)
            .join(''),
        ),
        to,
      };
}

type Fraction = Omit<ReadNumber, 'from'>;

/** ` and a half`, ` and three quarters` behind a whole number. */
function readSpokenRest(tokens: readonly Token[], at: number): Fraction | null {
  const [and, count, share] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (and?.lower !== 'and' || !count || !share) return null;
  const value = SHARES[share.lower];
  const times = count.lower === 'a' || count.lower === 'one' ? 1 : count.lower === 'three' ? 3 : 0;
  if (value === undefined || times === 0 || times * value >= 1) return null;
  return { value: times * value, step: value, isFraction: true, to: at + 3 };
}

const SHARES: Record<string, number> = { half: 0.5, quarter: 0.25, quarters: 0.25, eighth: 0.125, eighths: 0.125 };

/** What follows a whole number: ` 3/4`, `-3/4`, `¾`, ` and 3/4`. */
function readRest(tokens: readonly Token[], at: number): Fraction | null {
  const token = tokens[at];
  if (!token) return null;
  const isJoined = (token.lower === '-' || token.lower === '‑') && !token.gap && tokens[at + 1]?.gap === false;
  const isAnd = (token.lower === 'and' || token.lower === '&') && token.gap;
  const from = isJoined || isAnd ? at + 1 : at;
  const fraction = readFraction(tokens, from);
  if (!fraction || fraction.value >= 1) return null;
  const needsGap = from === at && tokens[from]!.kind === 'number';
  return needsGap && !tokens[from]!.gap ? null : fraction;
}

function readFraction(tokens: readonly Token[], at: number): Fraction | null {
  const token = tokens[at];
  if (token?.kind === 'vulgar') {
    const [over, under] = vulgarOf(token.text)!;
    return { value: over / under, step: 1 / under, isFraction: true, to: at + 1 };
  }
  const [slash, under] = [tokens[at + 1], tokens[at + 2]];
  if (token?.kind !== 'number' || !slash || !under || !SLASHES.has(slash.text) || slash.gap || under.gap) return null;
  const [n, d] = [Number(token.text), Number(under.text)];
  if (under.kind !== 'number' || !Number.isInteger(n) || !DENOMINATORS.has(d) || n === 0 || n >= 4 * d) return null;
  return { value: n / d, step: 1 / d, isFraction: true, to: at + 3 };
}

/** `one inch`, `half an inch`, `a half inch`, `three-quarter inch`. */
function readWord(tokens: readonly Token[], at: number): ReadNumber | null {
  const value = NUMBER_WORDS[tokens[at]!.lower];
  if (value === undefined) return null;
  const next = tokens[at + 1]?.lower === '-' ? tokens[at + 2] : tokens[at + 1];
  if (value === 3 && (next?.lower === 'quarter' || next?.lower === 'quarters')) {
    return { value: 0.75, step: 0.25, isFraction: true, from: at, to: at + (tokens[at + 1]?.lower === '-' ? 3 : 2) };
  }
  if (value >= 1) {
    const rest = readSpokenRest(tokens, at + 1);
    if (rest) return { ...rest, value: value + rest.value, from: at };
    return { value, step: 1, isFraction: false, from: at, to: at + 1 };
  }
  const isOfOne = tokens[at + 1]?.lower === 'an' || tokens[at + 1]?.lower === 'a';
  return { value, step: value, isFraction: true, from: at, to: at + (isOfOne ? 2 : 1) };
}

/**
 * A number in digits. In a text with decimal points a comma before three digits parts thousands and any other is a decimal comma; in one with decimal
 * commas a point before three digits parts thousands. Null for what is no number (`1.2.3`, `12,34,5`).
 */
export function readPlain(text: string, style: NumberStyle): { value: number; step: number } | null {
  const compact = text.replaceAll(/[\u00a0\u202f\u2009]/g, '');
  const marks = compact.replaceAll(/\d/g, '');
  if (marks === '') return { value: Number(compact), step: 1 };
  const last = marks.at(-1)!;
  const [group, decimal] =
    marks.length > 1 && marks[0] !== last ? [marks[0]!, last] : style === 'comma' ? ['.', ','] : [',', '.'];
  const parts = compact.split(decimal);
  if (parts.length > 2)
    return isGrouped(compact, decimal) ? { value: Number(compact.replaceAll(decimal, '')), step: 1 } : null;
  const [whole, decimals] = [parts[0]!, parts[1] ?? ''];
  if (decimals === '' && !isGrouped(whole, group)) {
    const other = whole.split(group);
    return other.length === 2 ? asDecimal(other[0]!, other[1]!) : null;
  }
  if (whole.includes(group) && !isGrouped(whole, group)) return null;
  return asDecimal(whole.replaceAll(group, ''), decimals);
}

const asDecimal = (whole: string, decimals: string): { value: number; step: number } => ({
  value: Number(`${whole || '0'}.${decimals || '0'}`),
  step: Number((10 ** -decimals.length).toPrecision(1)),
});

function isGrouped(text: string, mark: string): boolean {
  const [first, ...rest] = text.split(mark);
  return (
    first !== '' &&
    first !== '0' &&
    first!.length <= 3 &&
    rest.length > 0 &&
    rest.every((group) => /^\d{3}$/.test(group))
  );
}

/** Words of languages that part decimals by a comma: names of sizes are decisive, the others are not alone. */
const COMMA_NAMES = new Set(
  'höhe breite tiefe länge durchmesser hauteur largeur profondeur longueur diamètre épaisseur altura anchura profundidad alto ancho fondo diámetro altezza larghezza profondità lunghezza diametro hoogte breedte diepte lengte doorsnede'.split(
    ' ',
  ),
);
const COMMA_WORDS = new Set('der die das und mit le la les et avec el los las con il gli het een met'.split(' '));

/** The decimal mark of a text: by numbers that leave no doubt, else by its words. */
export function styleOf(tokens: readonly Token[]): NumberStyle {
  let commas = 0;
  let points = 0;
  let words = 0;
  for (const { kind, text, lower } of tokens) {
    if (kind === 'word') words += COMMA_NAMES.has(lower) ? 2 : COMMA_WORDS.has(lower) ? 1 : 0;
    if (kind !== 'number') continue;
    if (/^\d+,(?:\d{1,2}|\d{4,})$/.test(text)) commas += 1;
    if (/^\d*\.(?:\d{1,2}|\d{4,})$/.test(text)) points += 1;
  }
  if (commas !== points) return commas > points ? 'comma' : 'point';
  return commas === 0 && words >= 2 ? 'comma' : 'point';
}
