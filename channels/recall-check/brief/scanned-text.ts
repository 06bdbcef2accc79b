/** How many words have to look misread before any is mended: a code may hold such letters by right. */
const FEWEST = 3;

/** Capitals with a small "l" or a nought among them, or figures with an "O" or "l". */
const MISREAD =
  /(?<![\p{L}\d])(?:(?=[A-Z0-9l]*[A-Z])(?=[A-Z0-9l]*(?:l[A-Z]|[A-Z]l|[A-Z]0[A-Z]))[A-Z0-9l]{2,}|(?=[\dOl]*\d)(?=[\dOl]*[Ol])[\dOl]{3,})(?![\p{L}\d])/gu;
const PART = /(?<![\p{L}\d])[A-Z\dl]{2,}(?![\p{L}\d])/gu;

/** A text that was scanned, with the letters and figures that scanners take for each other put right: "MlRR0R" is a mirror, "l9O1" a number. Others as they are. */
export function mendScanned(text: string): string {
  return (text.match(MISREAD) ?? []).length < FEWEST ? text : text.replace(PART, mendPart);
}

function mendPart(part: string): string {
  const letters = part.replace(/[\dlO]/g, '').length;
  const digits = part.replace(/\D/g, '').length;
  // Neither letters nor figures for certain, as in a model number: a small "l" among capitals alone is none.
  if (letters === 0 && digits > 0) return part.replaceAll('O', '0').replaceAll('l', '1');
  if (letters > 0 && digits * 2 < letters + digits)
    return part
      .replaceAll('l', 'I')
      .replace(/(?<=[A-Z])0|0(?=[A-Z])/g, 'O')
      .replace(/(?<=[A-Z])1(?=[A-Z])/g, 'I');
  return part;
}
