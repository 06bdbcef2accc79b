import { findChatHeads } from '../../reading/chat-log.ts';
import { findAddresses, STREETS_OF_HOMES } from '../../reading/private/address-spans.ts';
import { findCorrespondents } from '../../reading/private/correspondents.ts';
import { findContacts } from '../../reading/private/contact-spans.ts';
import { findLetterLines } from '../../reading/private/letter-lines.ts';
import { findPersons } from '../../reading/private/person-spans.ts';
import { findPrices } from '../../reading/private/price-spans.ts';
import { findReferences, isOfficial, LOTS_OF_GOODS } from '../../reading/private/reference-spans.ts';
import { isGivenName } from '../../reading/given-names.ts';
import { foldCase, LANGUAGES, rolesIn, type Language } from '../../reading/languages.ts';
import { blankSpans, isWithin, type TextSpan } from '../../reading/span.ts';
import { vinShape } from '../identifiers/vin.ts';
import { foldWord, foldWords, splitWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';
import { givers } from './item-scores/givers.ts';
import { accessCodes, numberedLines, numbersOfPapers } from './item-scores/numbers-of-papers.ts';
import { findMake } from './makes.ts';
import { labelOf, wordsOfLabel } from './code-labels.ts';
import { findIntroducedPeople } from './introduced-people.ts';
import { namedAgain } from './named-again.ts';
import { HOMES } from './private-patterns.ts';
import { findHouses, remarkBehind } from './houses-of-people.ts';
import { readVehicle } from './read-vehicle.ts';
import { isTagOfGoods, rowTags } from './row-tags.ts';
import { findSignatures, namesBehindTaken } from './signatures.ts';
import { findSignedPeople } from './signed-people.ts';
import { isHeadOfColumns, tableRows } from './table-rows.ts';
import { findToldPeople } from './told-people.ts';
import { contextOf, readTokens, type TokenContext } from './tokens.ts';

/** The text with everything blanked out that is about the writer and no item: it is neither read nor sent. `told`: names of people that its forms hold. */
export function blankPrivate(
  written: string,
  context: TokenContext,
  told: readonly string[] = [],
): { text: string; spans: TextSpan[] } {
  const text = blankSpans(written, greetings(written), ' ');
  const { languages } = context;
  const access = accessCodes(text);
  const codes = itemCodes(text).filter((span) => !isWithin(span, access));
  // "21 Acme Street" is a motorcycle where Acme makes them.
  const isStreet = ({ start, end }: TextSpan): boolean => findMake(text.slice(start, end)) < 0;
  const streets = findAddresses(text, STREETS_OF_HOMES).filter(isStreet);
  const aboutWriter = homes(text);
  const numbers = aboutWriter.filter(({ start, end }) => /^[\d ]+$/.test(text.slice(start, end)));
  const reached = [...findContacts(text), ...numbers, ...streets];
  const plain = [
    ...findChatHeads(text),
    ...speakersAndOwners(text),
    ...reached,
    ...findReferences(text).filter((span) => !isTagOfGoods(text, span)),
    ...findPrices(text),
    ...aboutWriter,
    ...fileNames(text),
    ...titled(text),
    ...rowTags(text),
    ...numbersOfPapers(text),
    ...access,
  ]
    .filter((span) => !isWithin(span, codes) || isOfficial(text.slice(span.start, span.end)))
    .concat(numberedLines(text));
  const isOther = (word: string): boolean => isKnownName(word, languages);
  const tellers = READERS.flatMap((find) => find(text, isOther));
  plain.push(...tellers);
  const half = blankSpans(text, plain);
  const people = [
    ...findPersons(half, languages, isOther).flatMap((span) => beforeGoods(half, span)),
    ...signedWithContact(text, isOther),
    ...findSignedPeople(half, { reached, isOther }),
    ...namesBehindTaken(half, isOther),
  ];
  people.push(...[...people, ...tellers].flatMap(({ end }) => remarkBehind(text, end)));
  people.push(...namedAgain(text, [...people, ...titled(text)], { told, isOther }));
  const named = blankSpans(half, people);
  // Who writes in one language can close in English.
  const lines = findLetterLines(named, [...new Set([...languages, 'en' as const])], (line) => namesItem(line, context));
  return { text: blankSpans(named, lines), spans: [...plain, ...people, ...lines] };
}

/** "One from the school: Acme Lumo crib": what stands behind a house and a colon is its name as far as no brand that is known begins the name of a thing. */
function beforeGoods(text: string, span: TextSpan): TextSpan[] {
  const words = Array.from(text.slice(span.start, span.end).matchAll(/[\p{L}\d][\p{L}\p{M}\d'’&-]*/gu));
  const folded = words.map(([word]) => foldWord(splitWords(word).join('')));
  const brand = folded.findIndex((word, at) => brandLength(folded, at) > 0 && kindsOf(word).size === 0);
  const isThing = (word: string): boolean =>
    [...kindsOf(word)].some((kind) => kind !== 'weak' && kind !== 'describing');
  if (brand < 0 || !folded.slice(brand).some(isThing)) return [span];
  const end = span.start + (words[brand]?.index ?? 0);
  return end > span.start ? [{ start: span.start, end }] : [];
}

/** VINs, bar codes, serial and lot numbers, which look like telephone and order numbers. */
const itemCodes = (text: string): TextSpan[] =>
  [
    ...ITEM_CODES.flatMap((pattern) =>
      Array.from(text.matchAll(pattern), (hit) => ({ start: hit.index, end: hit.index + hit[0].length })),
    ),
    ...codesOfTable(text),
  ].filter(({ start, end }) => !isNoVin(text.slice(start, end)));
const isNoVin = (code: string): boolean => /^[A-Z\d]{17}$/i.test(code) && vinShape(code.toUpperCase()) === 'none';

/** The cells of its columns of codes, in their order. */
function codesOfTable(text: string): TextSpan[] {
  let from = 0;
  return (tableRows(text)?.codes ?? []).flatMap((code) => {
    const start = text.indexOf(code, from);
    if (start < 0) return [];
    from = start + code.length;
    return [{ start, end: from }];
  });
}

const ITEM_CODES = [
  /(?<![A-Z\d])[A-HJ-NPR-Z\d]{17}(?![A-Z\d])/gi,
  /\b(?:UPC|EAN|GTIN|bar ?code)s?\b[\s:#=]{0,4}(?:is |says )?[\d -]{8,20}/gi,
  /(?<![\d-])\d[ -]\d{5}[ -]\d{5}[ -]\d(?![\d-])/g,
  /\blaw (?:tag|label)\b[\s:.]{0,3}(?:dated? )?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}(?!\d)/gi,
  // Whole, and in groups: "s/n 18K 0042311 207".
  new RegExp(
    String.raw`(?<!\p{L})(?<!${LOTS_OF_GOODS} )(?:${wordsOfLabel('serial')}|${wordsOfLabel('lot')}|${wordsOfLabel('date code')})(?!\p{L})[\s:.#]{0,4}(?:[A-Z]{1,4} )?[A-Z\d/-]*\d[A-Z\d/-]*(?: [A-Z\d]*\d[A-Z\d]*){0,4}`,
    'giu',
  ),
  // "N° 25699/0004": no telephone number, which begins with a 0.
  /(?<!\p{L})(?:n[°ºr]|no)\.? ?(?!0)(?=[A-Z\d]*\d)[A-Z\d]{3,}[/-](?=[A-Z\d/-]*\d)[A-Z\d/-]{3,}/giu,
];

/** "I live at …", "habitons à …": to the end of the clause. "Allergic to …" says what somebody cannot eat, and nothing that is owned. */
const homes = (text: string): TextSpan[] =>
  HOMES.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (hit) => ({ start: hit.index, end: hit.index + hit[0].length })),
  );

/** A line of a greeting and at most a name, in whatever language the rest is. */
const greetings = (text: string): TextSpan[] =>
  Array.from(
    text.matchAll(
      /(?<=^|\n)[ \t]*(?:(?:my|mein|meine|mon|ma|mi|mio|mia|meu|minha|mijn) )?(\p{L}{2,10})(?: \p{L}{2,14}){0,2}[,!.]?[ \t]*(?=\n|$)/giu,
    ),
  ).flatMap((hit) =>
    LANGUAGES.some((language) => rolesIn(language, foldCase(hit[1] ?? '')).has('greetings'))
      ? [{ start: hit.index, end: hit.index + hit[0].length }]
      : [],
  );

/** "Mr. Stroller", "Ms. Table-Ruiz": behind a title a word for a thing is somebody's name, unless it is that of a brand. */
const titled = (text: string): TextSpan[] =>
  [
    ...text.matchAll(TITLED),
    ...Array.from(text.matchAll(TITLED_SMALL)).filter(([, name = '']) => isNobodysName(name)),
  ].flatMap((hit) =>
    brandLength(foldWords(hit[0]), 0) > 1 || TITLED_BRANDS.has(hit[1] ?? '')
      ? []
      : [{ start: hit.index, end: hit.index + hit[0].length }],
  );
const TITLED =
  /(?<![\p{L}\d])(?:Mr|Mrs|Ms|Miss|Mx)\.? (\p{Lu}\p{Ll}[\p{L}'’]*)(?:-\p{Lu}\p{L}+)*(?: \p{Lu}\p{Ll}[\p{L}'’-]+(?=\s*(?:[,.;:!?()\n]|$|\p{Ll})))?/gu;
/** "mr okonkwo" in a text without capitals. */
const TITLED_SMALL = /(?<![\p{L}\d])(?:mr|mrs|ms)\.? (\p{Ll}{3,20})(?:-\p{Ll}{2,20})?(?![\p{L}\d])/gu;
const isNobodysName = (word: string): boolean =>
  kindsOf(foldWord(word)).size === 0 &&
  brandLength([foldWord(word)], 0) === 0 &&
  !TITLED_BRANDS.has(`${word.charAt(0).toUpperCase()}${word.slice(1)}`);
const TITLED_BRANDS = new Set(
  "Coffee Clean Heater Beams Potato Bubble Sketch Meyer's Meyers Butterworth's Butterworth Fields Dash Steam Longarm Bar Buddy Peanut".split(
    ' ',
  ),
);

/** "Barney to find out", "ask Annelie", "her name is …": whoever is to do something, or is talked of, where the word is known for nothing else. */
const tasked = (text: string, isOther: (word: string) => boolean): TextSpan[] =>
  TASKS.flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap((hit) => {
      const [words, name = ''] = hit;
      const first = name.split(/[\s-]/)[0] ?? '';
      const start = hit.index + words.lastIndexOf(name);
      return isOther(first) || isOther(name) ? [] : [{ start, end: start + name.length }];
    }),
  );
const FULL_NAME = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*)?`;
const TASKS = [
  new RegExp(
    String.raw`(?<=^|[.!?:;,–—-]\s{1,3}|\n\s*)(${FULL_NAME}) to (?:find|check|call|ask|follow|report|contact|confirm|look|order|get|see|do|send|arrange|replace|return)(?!\p{L})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:[Aa]sk|[Tt]ell|[Tt]ext|[Pp]ing|[Pp]hone|[Ee]mail|[Tt]hank) (${FULL_NAME}|\p{Ll}{4,20})(?![\p{L}\d])`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])[Aa]sk for (${FULL_NAME}|\p{Ll}{4,20})(?=\s*(?:[.,;!)\n]|$|(?:or|and) (?:text|call|ring|phone|e-?mail)(?!\p{L})))`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:[Hh]er|[Hh]is|[Tt]heir|[Mm]y) name\b[^.!?\n]{1,20}?\b(?:its|it['’]s) (${FULL_NAME})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=\bthat )(${FULL_NAME}) (?!(?:makes|sells|offers|says|lists|recalls|has|is|was)\b)\p{Ll}{2,10}s(?!\p{L})`,
    'gu',
  ),
  new RegExp(String.raw`(?<![\p{L}])[Ii]m (${FULL_NAME})(?=\s*(?:[.,;!)\n]|$|(?:in|at|from|on|by|and)\b))`, 'gu'),
];

const READERS = [tasked, findToldPeople, findHouses, findCorrespondents, findIntroducedPeople, findSignatures, givers];

/** "IMG_2041.jpg": what a picture or a paper is called names nothing that is owned. */
const fileNames = (text: string): TextSpan[] =>
  Array.from(text.matchAll(FILE), (hit) => ({ start: hit.index, end: hit.index + hit[0].length }));

/**
 * Whose the thing of a line is: given names before a mark or several of them ("Anna/Thomas cot", "Anna: …"), and who says a line of a chat in small letters, where one
 * of the names comes again.
 */
function speakersAndOwners(text: string): TextSpan[] {
  const heads = Array.from(text.matchAll(LINE_HEAD)).filter(([, names = '', mark = '']) => {
    const own = names.split(NAME_JOINT);
    return own.every((name) => isGivenName(name)) && (own.length > 1 || mark.trim() !== '');
  });
  const spoken = Array.from(text.matchAll(/^[ \t]*(\p{L}{2,14}):[ \t]+/gmu));
  const isListed = (name: string): boolean =>
    labelOf(foldCase(name)) !== null || kindsOf(foldWord(foldCase(name))).size > 0;
  const names = spoken.map(([, name = '']) => foldCase(name)).filter((name) => !isListed(name));
  const isChat =
    names.length === spoken.length && new Set(names).size > 1 && new Set(names).size * 2 <= names.length + 1;
  return [...heads, ...(isChat ? spoken : [])].map(({ 0: head, index }) => ({
    start: index,
    end: index + head.length,
  }));
}

const NAME_JOINT = /\s?(?:[/&+,]|\b(?:and|und|et|y|e|en)\b)\s?/u;
const LINE_HEAD =
  /(?<=^[ \t]*(?:[-*•–][ \t]+|\d{1,2}[.)][ \t]+)?)(\p{L}{2,14}(?:\s?(?:[/&+,]|\b(?:and|und|et|y|e|en)\b)\s?\p{L}{2,14}){0,3})([ \t]*[:–—-][ \t]+|['’]s?[ \t]*:?[ \t]+|[ \t]+)(?=\S)/gmu;

const FILE =
  /(?<![\p{L}\d_-])[\p{L}\d_-]{1,80}\.(?:jpe?g|png|heic|gif|webp|tiff?|mp4|mov|pdf|docx?|xlsx?|csv)(?![\p{L}\d])/giu;

/** "Ottilie - 2031 Acme Cruise": before a dash with a vehicle or a known brand behind it stands whose or where it is. */
export const withoutOwners = (text: string, { languages }: TokenContext): string =>
  blankSpans(text, ownersBefore(text, languages), ' ');

const ownersBefore = (text: string, languages: readonly Language[]): TextSpan[] =>
  Array.from(text.matchAll(HEAD_BEFORE)).flatMap(({ 0: head, 1: name = '', 2: rest = '', index }) => {
    const words = foldWords(rest.slice(0, LONGEST_NAME)).slice(0, 3);
    const isNamed =
      (readVehicle(rest)?.years.length ?? 0) > 0 ||
      words.some((word, at) => brandLength(words, at) > 0 && kindsOf(word).size === 0);
    const start = index + head.indexOf(name);
    return isNamed && !name.split(' ').some((word) => isKnownName(word, languages))
      ? [{ start, end: index + head.length - rest.length }]
      : [];
  });
const HEAD_BEFORE =
  /^[ \t]*(?:[-*•–][ \t]+|\d{1,2}[.)][ \t]+)?(\p{Lu}\p{Ll}{2,14}(?: \p{Lu}\p{Ll}{1,14})?)[ \t]+[-–—][ \t]+(\S[^\n]*)/gmu;
const LONGEST_NAME = 60;

/** "Ottilie Brandmark, 555-0142": who is behind a number or an address. */
const signedWithContact = (text: string, isOther: (word: string) => boolean): TextSpan[] =>
  findContacts(text).flatMap(({ start }) => {
    const before = text.slice(Math.max(0, start - LONGEST_NAME), start);
    const [whole = '', name = ''] = SIGNED_WITH.exec(before) ?? SIGNED_ONE.exec(before) ?? [];
    const at = start - whole.length + whole.indexOf(name);
    return name === '' || name.split(/[ -]/).some((word) => isOther(word))
      ? []
      : [{ start: at, end: at + name.length }];
  });
/** "… only." - Ottilie, text 555-0142": one name behind a dash. */
const SIGNED_ONE =
  /(?:^|["”.!?][ \t]{0,3}|\n[ \t]*)[-–—~] ?(\p{Lu}\p{Ll}{2,20})[\s,;|·–-]{1,4}(?:\p{L}{1,8}[.:]{0,2} ?)?$/u;
const SIGNED_WITH =
  /(?:^|\n[ \t]*|[.!?][ \t]{1,3}|[-–—~] ?)(\p{Lu}\p{Ll}+(?:[ -]\p{Lu}[\p{Ll}'’]+){1,2})[\s,;|·–-]{1,4}(?:\p{L}{1,8}[.:]{0,2} ?)?$/u;

/** A word by which something else than a person is known. */
function isKnownName(word: string, languages: readonly Language[]): boolean {
  const folded = splitWords(word).map((own) => foldWord(own));
  const lower = foldCase(word);
  if (word.includes(' ')) return brandLength(folded, 0) > 1;
  return (
    brandLength(folded, 0) > 0 ||
    folded.some((own) => kindsOf(own).size > 0) ||
    findMake(word) === 0 ||
    languages.some((language) => rolesIn(language, lower).size > 0) ||
    /\d/.test(word)
  );
}

/** Whether a line names a thing: by a word for it, a brand, a code or a vehicle. */
function namesItem(line: string, context: TokenContext): boolean {
  if (findMake(line) >= 0 || isHeadOfColumns(line)) return true;
  const own = context.languages.length > 0 ? context : contextOf(line);
  return readTokens(line, own).some(
    ({ class: kind, isBrand, text }) =>
      kind === 'thing' || isBrand || (kind === 'code' && text.length > 3 && !PHONE_ALONE.test(line)),
  );
}
/** "555-0190-118": figures in groups and nothing else are a telephone where a letter ends. */
const PHONE_ALONE = /^\s*(?:\p{L}{2,6}\.?:?\s)?\+?\d{2,4}(?:[-./ ]\d{2,4}){2,4}\s*$/u;
