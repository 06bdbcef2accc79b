/**
 * A text in which the sign of a currency stands at its amount, where columns part the two ("€    75,00", "-Fr.   130.32"): blanks go before the sign, so
 * that every column ends where it did.
 */
export const withSignsAtAmounts = (text: string): string =>
  text.replace(APART, (_words, sign: string, blanks: string) => `${blanks.slice(1)}${sign} `);

/** "569,00 €     1.138,00 €": the sign behind an amount is its own. */
const APART = /(?<=^|\s|\|)(?<!\d[.,]\d{2} )([-–−]?(?:[$€£₹¥]|R\$|US\$|S?Fr\.|CHF|EUR))( {2,20})(?=\d)/gmu;
