/**
 * The same string, unit for unit, with everything that is markup as blanks: link targets, emphasis, HTML tags, RST roles, images. Places in
 * the masked text are places in the original. `isForReading` leaves brackets that make no link and addresses in the text.
 */
export function maskMarkup(text: string, { isForReading = false } = {}): string {
  if (!MAY_BE_MARKED.test(text)) return text;
  let masked = text;
  for (const pattern of WHOLE) masked = masked.replace(pattern, blank);
  if (masked.includes("''"))
    masked = masked.replace(QUOTES, (_, marks: string, words: string) => blank(marks) + words + blank(marks));
  if (masked.includes('[/')) masked = masked.replace(BBCODE, blank);
  const code = text.includes('`') && /[*_]/.test(text) ? [...text.matchAll(CODE)] : [];
  let next = 0;
  const isInCode = (at: number): boolean => {
    while (next < code.length && code[next]!.index + code[next]![0].length <= at) next += 1;
    return next < code.length && at >= code[next]!.index;
  };
  for (let pass = 0; pass < 3 && masked.includes(']'); pass += 1) masked = masked.replace(LINK, maskLink);
  return (isForReading ? masked : masked.replace(URL_IN_TEXT, blank))
    .replace(EMPHASIS, (marks: string, at: number) => (isInCode(at) && !marks.startsWith('`') ? marks : blank(marks)))
    .replace(ESCAPE, ' ')
    .replace(isForReading ? /$^/ : BRACKET, ' ');
}

/** A sign of what every kind of markup has; many texts have none. */
const MAY_BE_MARKED = /[<>[\]`*_~\\{]|''|http|\s:\w+:/;
/** Stars and underscores in code are a part of it. */
const CODE = /(?<!`)(`{1,2})(?!`)[^\n`]{1,300}\1(?!`)/g;

/** Blanks for code spans, so that names in code are not read as words. */
export function maskCode(text: string): string {
  return text.replace(
    /(?<!`)(`{1,3})(?!`)[^\n`]{1,300}\1(?!`)|<(code|tt|kbd)\b[^<>]{0,100}>[^<]{0,300}<\/\2>/gi,
    blank,
  );
}

/** Bounded throughout: a hostile line must not cost more than its length. */
const WHOLE = [
  /\s<[^\s<>`]{1,400}>(?=`__?(?![\p{L}\p{N}]))/gu,
  /<(?=https?:\/\/)|(?<=https?:\/\/[^\s<>]{1,200})>/g,
  /!\[[^\]\n]{0,300}\]\([^)\n]{0,600}\)/g,
  /<\/?[a-z][^<>\n]{0,400}>/gi,
  /:[a-z:-]{1,30}:(?=`)/gi,
  // Pictures by their names, as chats and forges write them: `is out :candle:`.
  /(?<=\S[ \t])(?::[a-z][a-z0-9_+-]{1,30}:[ \t]?){1,4}(?=\s|[.,!]|$)/g,
  /\{\{[^{}\n]{0,200}\}\}/g,
];
/** Emphasis of MediaWiki: two to five quotes around words. */
const QUOTES = /(?<![\w'])('{2,5})(?=[^\s'])([^'\n]{1,200}(?<!\s))\1(?!['\w])/g;
/** Marks of BBCode, in a text that closes one. */
const BBCODE =
  /\[\/?(?:[bius]|h[1-6]|url|img|size|color|font|center|left|o?list|quote|spoiler|strike|noparse)(?:=[^\]\n]{0,200})?\]/gi;
const LINK =
  /\[((?:[^[\]]|\\[[\]]){0,600})\](\((?:[^()\s]|\([^()\s]{0,200}\)){0,1000}(?:\s{1,4}"[^"\n]{0,200}")?\)|\[[^[\]\n]{0,200}\])/g;
const URL_IN_TEXT = /<?https?:\/\/[^\s<>)\]]{1,2000}>?/g;
const EMPHASIS = /\*+|`+|~~|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu;
const ESCAPE = /\\(?=[[\]*_`#<>~-]|\.(?!\d))/g;
const BRACKET = /[[\]]/g;

const blank = (match: string): string => ' '.repeat(match.length);

function maskLink(match: string, label: string): string {
  return ` ${label} `.padEnd(match.length, ' ');
}
