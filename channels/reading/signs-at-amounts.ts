/**
 * A text in which the sign of a currency stands at its amount, where columns part the two ("€    75,00", "-Fr.   130.32"): blanks go before the sign, so
 * that every column ends where it did.
 */
export const withSignsAtAmounts = (text: string): string =>
  text.replace(APART, (_words, sign: string, blanks: string) => `${blanks.slice(1)}${sign} `);

const APART = /(?<=^|\s|\|)([-–−]?(?:[$€£₹¥]|R\$|US\$|S?Fr\.|CHF|EUR))( {2,20})(?=\d)/gmu;
