/**
 * "KS = Kirkland Signature": what a writer explains is written out where it stands, and the line that explains it is taken out as far as it says no more.
 */
export function writeOutShort(text: string): string {
  const forms = Array.from(text.matchAll(EXPLAINED)).filter(
    ([whole, short = '']) => text.split(whole).join('').search(wordOf(short)) >= 0,
  );
  return forms.reduce(
    (rest, [whole, short = '', , long = '']) =>
      rest
        .split(whole)
        .join('')
        .replace(new RegExp(wordOf(short), 'gu'), long.trim()),
    text,
  );
}

const wordOf = (short: string): string => String.raw`(?<![\p{L}\d'’-])${short}(?![\p{L}\d'’-])`;
const MEANS =
  '=|means|stands for|is short for|is|steht für|heißt|bedeutet|veut dire|signifie|significa|quiere decir|vuol dire|quer dizer|staat voor|betekent|znaczy';
/** A few capitals and a name of words with capitals, which begins with the same letter. */
const SHORT = String.raw`((\p{Lu})\p{Lu}{1,4})`;
const LONG = String.raw`(\2[\p{L}'’&]+(?: (?:(?:&|of|and) )?\p{Lu}[\p{L}'’&]*){0,3})`;
const OF_COURSE = '(?: (?:obviously|of course|btw|here|ofc|natürlich|bien sûr|claro|ovviamente))?';
const EXPLAINED = new RegExp(
  String.raw`(?<=^|\n|[.;!(]\s{0,2})[ \t]*\(?${SHORT}[ \t]?(?:${MEANS})[ \t]?${LONG}${OF_COURSE}\)?[.,;]?[ \t]*`,
  'gu',
);
