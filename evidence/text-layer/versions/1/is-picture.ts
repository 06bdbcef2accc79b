/** Beginnings of picture files, as latin1: JPEG, PNG, GIF, TIFF (either byte order), BMP; WebP and the family of AVIF by the words in their heads. */
const HEADS = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^GIF8[79]a/, /^II\*\0/, /^MM\0\*/, /^BM.{4}\0{4}/s];
const WEBP = /^RIFF.{4}WEBP/s;
const AVIF = /^.{4}ftyp(?:avif|avis|mif1|msf1|heic|heix|heim)/s;

/** Whether bytes are a picture, by what they begin with: what a server calls them may be wrong. */
export function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return [...HEADS, WEBP, AVIF].some((pattern) => pattern.test(head));
}
