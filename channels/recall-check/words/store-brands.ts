/** How receipts write the brands of the shop itself. Source: receipts of the shops. */
const STORE_BRANDS: ReadonlyMap<string, string> = new Map([
  ['KS', 'Kirkland Signature'],
  ['GV', 'Great Value'],
  ['MM', "Member's Mark"],
  ['MS', 'Mainstays'],
  ['EQ', 'Equate'],
]);

/** The brand of a word as receipts write it, in capitals before a word in capitals: "GV PAPER PLATES"; null for none. */
export function storeBrand(
  word: { text: string } | undefined,
  next: { text: string; isLineStart: boolean } | undefined,
): string | null {
  const isReceipt = next?.isLineStart === false && /^\p{Lu}{3,}$/u.test(next.text);
  return isReceipt ? (STORE_BRANDS.get(word?.text ?? '') ?? null) : null;
}
