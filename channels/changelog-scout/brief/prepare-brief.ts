import { applyCorrections } from '../../reading/corrections.ts';
import { detectLanguages } from '../../reading/languages.ts';
import { findChatHeads } from '../../reading/chat-log.ts';
import { plainBrief } from '../../reading/plain-brief.ts';
import { findCorrespondents } from '../../reading/private/correspondents.ts';
import { findLetterLines } from '../../reading/private/letter-lines.ts';
import { findPersons } from '../../reading/private/person-spans.ts';
import { blankSpans } from '../../reading/span.ts';
import { fieldsOfRows } from '../../reading/tables/fields-of-rows.ts';
import { findAddresses } from './find-addresses.ts';
import { inEnglish } from './in-english.ts';

/**
 * A brief as its readers take it: in one set of words, with what its writer takes back put right, and without who writes to whom. The days in the head of a
 * mail are none that are asked about, and no name that is signed is a product.
 */
export function prepareBrief(brief: string): string {
  const letter = withoutWriters(brief);
  return applyCorrections(inEnglish(letter)).replace(/(?<=\d)\s?\.{2,3}\s?(?=v?\d)/g, ' to ') + brief.slice(LONGEST);
}

/** The first units of a brief without who writes to whom, as a model may see it. */
export function withoutWriters(brief: string): string {
  const written = brief.slice(0, LONGEST);
  const plain = withRanges(fieldsOfRows(plainBrief(written))).replace(/^(?:[ \t]*>)+/gm, (marks) =>
    ' '.repeat(marks.length),
  );
  const languages = detectLanguages(plain);
  const addresses = findAddresses(plain).map(({ url }) => url.toLowerCase());
  // What an address is called by is a product.
  const isOther = (word: string): boolean => addresses.some((url) => url.includes(word.toLowerCase()));
  const named = blankSpans(
    plain,
    [...findChatHeads(plain), ...findCorrespondents(plain, isOther), ...findPersons(plain, languages, isOther)],
    ' ',
  );
  return blankSpans(named, findLetterLines(named, languages, isAsking, { isLoneNameSigned: false }), ' ');
}

/** "From: 3.0.4" and on the next line "To: 3.1.0", as rows of a table have them: a range of versions, and no head of a mail. */
const withRanges = (text: string): string =>
  text.replace(
    /^(?:from|old|current|installed)(?: version)?: (v?\d[\w.+-]{0,30})\n(?:to|new|target|latest)(?: version)?: (v?\d[\w.+-]{0,30})$/gim,
    'from $1 to $2',
  );

/** Nobody asks in more characters; what is pasted behind them is looked through as it stands. */
const LONGEST = 5_000;

/** A line that asks something, and so closes no letter. */
const isAsking = (line: string): boolean =>
  /https?:|\d\.\d|\?|change|release|version|update|deprecat|security|breaking/i.test(line) ||
  findAddresses(line).length > 0;
