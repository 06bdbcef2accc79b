/**
 * The ways in which one National Drug Code is written: 11 digits as 5-4-2 with or without hyphens, or 10 with a leading zero of one part
 * left out (21 CFR 207.33); without the package as labeler and product alone. Null for what is no NDC.
 */
export function ndcForms(code: string): string[] | null {
  const parts = /^\d{11}$/.test(code) ? [code.slice(0, 5), code.slice(5, 9), code.slice(9)] : code.split('-');
  const [labeler = '', product = '', pack] = parts;
  const isNdc =
    parts.length <= 3 && /^\d{4,5}$/.test(labeler) && /^\d{3,4}$/.test(product) && /^\d{1,2}$/.test(pack ?? '00');
  if (!isNdc) return null;
  const whole = [
    labeler.padStart(5, '0'),
    product.padStart(4, '0'),
    ...(pack === undefined ? [] : [pack.padStart(2, '0')]),
  ];
  const shortened = whole.flatMap((part, index) =>
    part.startsWith('0') ? [whole.with(index, part.slice(1)).join('-')] : [],
  );
  return [...new Set([code, whole.join('-'), ...shortened, ...(pack === undefined ? [] : [whole.join('')])])];
}

/** Where a text gives a National Drug Code in any way of writing it; a code without its package, or a text without it, names all packages. */
export function findNdc(text: string, code: string): { start: number; end: number } | null {
  const forms = ndcForms(code);
  if (forms === null) return null;
  const packed = code.split('-').length === 3 || /^\d{11}$/.test(code);
  const products = (packed ? (ndcForms(withoutPack(forms)) ?? []) : forms).map((form) => `${form}(?!-?\\d)`);
  const any = packed ? [...forms, ...products] : forms.map((form) => `${form}(?:-\\d{1,2})?`);
  const hit = new RegExp(`(?<![\\d-])(?:${any.join('|')})(?!\\d)`).exec(text);
  return hit && { start: hit.index, end: hit.index + hit[0].length };
}

const withoutPack = (forms: string[]): string => forms.find((form) => /^\d{5}-\d{4}-/.test(form))?.slice(0, 10) ?? '';
