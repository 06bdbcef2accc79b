const DIGITS = '0123456789+-−=()';
const SIGNS = {
  sup: [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾'],
  sub: [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'],
};

/** Whether Unicode has all of a text above or below the line; letters stay letters, as in 1st. */
export const canRaise = (text: string): boolean => /^[\s0-9+\-−=()]*$/.test(text) && /\d/.test(text);

/** Text as it stands above or below the line: 10⁶ is not 106. */
export function raise(text: string, where: 'sup' | 'sub'): string {
  return text.replace(/[0-9+\-−=()]/g, (sign) => SIGNS[where][DIGITS.indexOf(sign)] ?? sign);
}
