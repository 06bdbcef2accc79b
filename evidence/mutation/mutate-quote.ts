/** Ways in which a quote is damaged so that it looks right: the classes that a verifier has to refuse. */
export const MUTATIONS = ['character', 'word', 'order', 'negation', 'number'] as const;
export type Mutation = (typeof MUTATIONS)[number];

/** A damaged quote, or null where this mutation has nothing to act on. `random` gives numbers from 0 up to 1. */
export function mutateQuote(quote: string, mutation: Mutation, random: () => number): string | null {
  const mutant = MUTATE[mutation](quote, (length) => Math.floor(random() * length));
  return mutant === quote ? null : mutant;
}

type Pick = (length: number) => number;

const LETTERS = [...'etaoinshrdlucmfwypvbgkqjxzäéñøаежик表回收本ا'];
const WORDS = ['never', 'previous', 'optional', 'security', 'deprecated', 'all', 'vendor', 'partially', '不', 'не'];

const MUTATE: Record<Mutation, (quote: string, pick: Pick) => string | null> = {
  character: mutateCharacter,
  word: mutateWord,
  order: mutateOrder,
  negation: mutateNegation,
  number: mutateNumber,
};

function mutateCharacter(quote: string, pick: Pick): string {
  const chars = [...quote];
  const at = pick(chars.length);
  const letter = LETTERS[pick(LETTERS.length)] ?? 'x';
  const edits = [() => chars.splice(at, 1, letter), () => chars.splice(at, 1), () => chars.splice(at, 0, letter)];
  edits[pick(edits.length)]?.();
  return chars.join('');
}

function mutateWord(quote: string, pick: Pick): string | null {
  const words = quote.split(/(\s+)/);
  if (words.length < 3) return null;
  const at = pick((words.length + 1) / 2) * 2;
  if (pick(2) === 0) words.splice(at, 1, WORDS[pick(WORDS.length)] ?? 'never');
  else words.splice(at, 2);
  return words.join('');
}

function mutateOrder(quote: string, pick: Pick): string | null {
  const words = quote.split(/\s+/);
  if (words.length < 2) return null;
  const at = pick(words.length - 1);
  return words
    .with(at, words[at + 1] ?? '')
    .with(at + 1, words[at] ?? '')
    .join(' ');
}

function mutateNegation(quote: string, pick: Pick): string | null {
  const denial = /\b(?:not|never|no|without|cannot)\s|n['’]t\b/i.exec(quote);
  if (denial) return quote.slice(0, denial.index) + quote.slice(denial.index + denial[0].length);
  const words = quote.split(' ');
  if (words.length < 2) return null;
  return words.toSpliced(1 + pick(words.length - 1), 0, 'not').join(' ');
}

function mutateNumber(quote: string, pick: Pick): string | null {
  const digits = [...quote.matchAll(/\d/g)];
  const hit = digits[pick(digits.length)];
  if (!hit) return null;
  return quote.slice(0, hit.index) + String((Number(hit[0]) + 1 + pick(9)) % 10) + quote.slice(hit.index + 1);
}
