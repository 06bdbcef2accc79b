/** What a text can be as a vehicle identification number (49 CFR 565): whole, partial with `*` for unknown places, or none. */
export type VinShape = 'whole' | 'partial' | 'none';

/** Letters I, O and Q are no part of a VIN. A partial one starts at the maker's code and has at least the eight places that describe the vehicle. */
export function vinShape(text: string): VinShape {
  if (/^[A-HJ-NPR-Z0-9]{17}$/.test(text)) return hasBoth(text) ? 'whole' : 'none';
  return /^[A-HJ-NPR-Z0-9][A-HJ-NPR-Z0-9*]{9,16}$/.test(text) && hasBoth(text) ? 'partial' : 'none';
}

/**
 * Whether the ninth place is the check digit of a whole VIN. It is mandatory in North America only, so that elsewhere a wrong
 * one says little.
 */
export function hasRightCheckDigit(vin: string): boolean {
  let sum = 0;
  for (const [place, character] of [...vin].entries()) sum += (VALUES[character] ?? 0) * (WEIGHTS[place] ?? 0);
  const expected = sum % 11 === 10 ? 'X' : String(sum % 11);
  return vin[8] === expected;
}

/** World regions 1 to 5 are North America, where the check digit is mandatory. */
export function isNorthAmerican(vin: string): boolean {
  return /^[1-5]/.test(vin);
}

const hasBoth = (text: string): boolean => /[A-Z]/.test(text) && /\d/.test(text);

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const VALUES: Record<string, number> = Object.fromEntries([
  ...Array.from('0123456789', (digit) => [digit, Number(digit)] as const),
  ...Array.from('ABCDEFGH', (letter, index) => [letter, index + 1] as const),
  ...Array.from('JKLMN', (letter, index) => [letter, index + 1] as const),
  ['P', 7],
  ['R', 9],
  ...Array.from('STUVWXYZ', (letter, index) => [letter, index + 2] as const),
]);
