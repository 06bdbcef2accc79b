/** A cell or a name by its letters and digits, for comparing what is written in more than one way. */
export const bareWords = (text: unknown): string =>
  String(text ?? '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
