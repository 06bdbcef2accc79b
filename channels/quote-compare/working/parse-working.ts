import { Big } from 'big.js';

/** How an amount is worked out: numbers, and what is done with them. A percent is of what it is multiplied with. */
export type Working =
  | { kind: 'number'; value: Big }
  | { kind: 'percent'; value: Big }
  | { kind: 'sum' | 'difference' | 'product' | 'quotient'; of: Working[] }
  /** Rounded up to a whole number: packages to buy. */
  | { kind: 'up'; of: Working };

/** Signs that an expression may have; more is no working of one amount. */
const MOST_SIGNS = 60;
const TOKEN = /\s*(?:(?<number>\d{1,12}(?:\.\d{1,6})?)(?<percent>\s?%)?|(?<name>up)(?=\s*\()|(?<sign>[-+*/()×÷]))/y;

interface Token {
  number?: string;
  isPercent?: boolean;
  sign?: string;
}

/**
 * Reads arithmetic as it is typed: `up(180 / 50) * 62.00`, `(12 - 4) * 9.50 + 20`, `1250 * 10%`. Numbers have a decimal point and no other mark. Null for
 * anything else, and for a division by nothing.
 */
export function parseWorking(text: string): Working | null {
  const tokens = tokensOf(text);
  if (tokens === null || tokens.length === 0 || tokens.length > MOST_SIGNS) return null;
  let at = 0;
  const take = (...signs: string[]): string | null => {
    const sign = tokens[at]?.sign;
    if (sign === undefined || !signs.includes(sign)) return null;
    at += 1;
    return sign;
  };
  const read = addition();
  return at === tokens.length && read !== null && valueOf(read) !== null ? read : null;

  function addition(): Working | null {
    return chain(multiplication, { '+': 'sum', '-': 'difference' });
  }

  function multiplication(): Working | null {
    return chain(single, { '*': 'product', '/': 'quotient' });
  }

  /** `a * b * c` is one product; with `/` in it, what stands to the left of a sign goes first. */
  function chain(part: () => Working | null, kinds: Record<string, 'sum' | 'difference' | 'product' | 'quotient'>) {
    let left = part();
    for (let sign = take(...Object.keys(kinds)); left !== null && sign !== null; sign = take(...Object.keys(kinds))) {
      const right = part();
      const kind = kinds[sign];
      if (right === null || kind === undefined) return null;
      left = left.kind === kind ? { kind, of: [...left.of, right] } : { kind, of: [left, right] };
    }
    return left;
  }

  function single(): Working | null {
    const token = tokens?.[at];
    if (token?.number !== undefined) {
      at += 1;
      return { kind: token.isPercent ? 'percent' : 'number', value: new Big(token.number) };
    }
    const sign = take('up', '(');
    if (sign === null || (sign === 'up' && take('(') === null)) return null;
    const inner = addition();
    if (inner === null || take(')') === null) return null;
    return sign === 'up' ? { kind: 'up', of: inner } : inner;
  }
}

function tokensOf(text: string): Token[] | null {
  const pattern = new RegExp(TOKEN);
  const tokens: Token[] = [];
  const whole = text.trimEnd();
  while (pattern.lastIndex < whole.length) {
    const { number, percent, name, sign } = pattern.exec(whole)?.groups ?? {};
    if (number !== undefined) tokens.push({ number, isPercent: percent !== undefined });
    else if (name !== undefined) tokens.push({ sign: name });
    else if (sign !== undefined) tokens.push({ sign: PLAIN_SIGNS[sign] ?? sign });
    else return null;
  }
  return tokens;
}

const PLAIN_SIGNS: Record<string, string> = { '×': '*', '÷': '/' };

/** Digits behind the point that a quotient is carried on with. */
export const PLACES = 8;

/** What a working comes to, exactly but for quotients, which have eight decimals; null where it divides by nothing. */
export function valueOf(working: Working): Big | null {
  if (working.kind === 'number') return working.value;
  if (working.kind === 'percent') return working.value.div(100);
  if (working.kind === 'up') return valueOf(working.of)?.round(0, Big.roundUp) ?? null;
  const values = working.of.map(valueOf);
  const known = values.filter((value) => value !== null);
  const [first, ...rest] = known;
  if (first === undefined || known.length < values.length) return null;
  if (working.kind === 'quotient' && rest.some((value) => value.eq(0))) return null;
  const result = rest.reduce((left, value) => COMPUTE[working.kind](left, value), first);
  return working.kind === 'quotient' ? result.round(PLACES, Big.roundHalfUp) : result;
}

const COMPUTE: Record<'sum' | 'difference' | 'product' | 'quotient', (left: Big, right: Big) => Big> = {
  sum: (left, right) => left.plus(right),
  difference: (left, right) => left.minus(right),
  product: (left, right) => left.times(right),
  quotient: (left, right) => left.div(right),
};

/** Numbers of a working, percents among them, in their order. */
export function numbersIn(working: Working): Big[] {
  if (working.kind === 'number' || working.kind === 'percent') return [working.value];
  return (working.kind === 'up' ? [working.of] : working.of).flatMap(numbersIn);
}

/** Every number of a working, and what each part of it comes to. */
export function partsOf(working: Working): Big[] {
  const inner = working.kind === 'number' || working.kind === 'percent' ? [] : [working.of].flat();
  const value = valueOf(working);
  return [...(value ? [value] : []), ...inner.flatMap(partsOf)];
}

/** Percents of a working. */
export function percentsIn(working: Working): Big[] {
  if (working.kind === 'percent') return [working.value];
  return working.kind === 'number' ? [] : [working.of].flat().flatMap(percentsIn);
}

/** Numbers that a sum adds as they are: amounts of their own. */
export function addendsIn(working: Working): Big[] {
  if (working.kind !== 'sum' && working.kind !== 'difference') return [];
  return working.of.flatMap((part) => (part.kind === 'number' ? [part.value] : addendsIn(part)));
}
