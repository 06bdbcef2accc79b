import { findChatHeads } from '../../reading/layouts/chat-lines.ts';
import { findAddresses } from '../../reading/private/address-spans.ts';
import { findCorrespondents } from '../../reading/private/correspondents.ts';
import { findContacts } from '../../reading/private/contact-spans.ts';
import { findLetterLines } from '../../reading/private/letter-lines.ts';
import { findPersons } from '../../reading/private/person-spans.ts';
import { findPrices } from '../../reading/private/price-spans.ts';
import { findReferences } from '../../reading/private/reference-spans.ts';
import { isGivenName } from '../../reading/given-names.ts';
import { anyPhrase } from '../../reading/word-lists.ts';
import { foldCase, LANGUAGES, rolesIn, type Language } from '../../reading/languages.ts';
import { blankSpans, isWithin, type TextSpan } from '../../reading/span.ts';
import { vinShape } from '../identifiers/vin.ts';
import { foldWord, splitWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';
import { findMake } from './makes.ts';
import { labelOf } from './code-labels.ts';
import { contextOf, readTokens, type TokenContext } from './tokens.ts';

/** The text with everything blanked out that is about the writer and no item: it is neither read nor sent. */
export function blankPrivate(written: string, context: TokenContext): { text: string; spans: TextSpan[] } {
  const text = blankSpans(written, greetings(written), ' ');
  const { languages } = context;
  const codes = itemCodes(text);
  // "21 Acme Street" is a motorcycle where Acme makes them.
  const streets = findAddresses(text).filter(({ start, end }) => findMake(text.slice(start, end)) < 0);
  const plain = [
    ...findChatHeads(text),
    ...speakersAndOwners(text),
    ...findContacts(text),
    ...findReferences(text),
    ...streets,
    ...findPrices(text),
    ...homes(text),
    ...fileNames(text),
  ].filter((span) => !isWithin(span, codes));
  const isOther = (word: string): boolean => isKnownName(word, languages);
  plain.push(...findCorrespondents(text, isOther));
  const half = blankSpans(text, plain);
  const people = findPersons(half, languages, isOther);
  const named = blankSpans(half, people);
  // Who writes in one language can close in English.
  const lines = findLetterLines(named, [...new Set([...languages, 'en' as const])], (line) => namesItem(line, context));
  return { text: blankSpans(named, lines), spans: [...plain, ...people, ...lines] };
}

/** VINs and bar codes, which look like telephone and order numbers. */
const itemCodes = (text: string): TextSpan[] =>
  Array.from(
    text.matchAll(
      /(?<![A-Z\d])[A-HJ-NPR-Z\d]{17}(?![A-Z\d])|\b(?:UPC|EAN|GTIN|bar ?code)s?\b[\s:#=]{0,4}(?:is |says )?[\d -]{8,20}/gi,
    ),
    (hit) => ({
      start: hit.index,
      end: hit.index + hit[0].length,
    }),
  ).filter(({ start, end }) => end - start !== 17 || vinShape(text.slice(start, end).toUpperCase()) !== 'none');

/** "I live at …", "habitons à …": to the end of the clause. "Allergic to …" says what somebody cannot eat, and nothing that is owned. */
const homes = (text: string): TextSpan[] =>
  HOMES.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (hit) => ({ start: hit.index, end: hit.index + hit[0].length })),
  );

/** A line of a greeting and at most a name, in whatever language the rest is. */
const greetings = (text: string): TextSpan[] =>
  Array.from(text.matchAll(/(?<=^|\n)[ \t]*(\p{L}{2,10})(?: \p{L}{2,14}){0,2}[,!.]?[ \t]*(?=\n|$)/gu)).flatMap((hit) =>
    LANGUAGES.some((language) => rolesIn(language, foldCase(hit[1] ?? '')).has('greetings'))
      ? [{ start: hit.index, end: hit.index + hit[0].length }]
      : [],
  );

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

/** Closings of friends and thanks, with who signs behind them. */
const FRIENDLY =
  'groetjes,groeten,groet,liefs,bisous,bises,biz,abrazo,abrazos,besos,un abrazo,baci,ciao,un abbraccio,beijo,beijos,abraço,abraços,gruß,grüße,liebe grüße,tschüss,tschüs,xx,xo';
const FROM_WHERE = String.raw`(?:,?\s(?:uit|aus|from|de|desde|da|in)\s\p{L}{2,20}|,\s\p{Lu}\p{L}{1,20})?`;
const SIGNED = new RegExp(
  String.raw`(?<=[.!?\n]\s{0,4})(?:${anyPhrase(FRIENDLY)})(?:[,!.]|\s+(?:van|uit|von|aus|from|de|da)\b)?\s+` +
    String.raw`\p{L}{2,20}(?:\s\p{Lu}[\p{L}-]{1,20})?${FROM_WHERE}[.!\s]*(?=\n|$)`,
  'giu',
);

const THANKED = new RegExp(
  String.raw`(?<=[.!?\n]\s{0,4})(?:Obrigad[ao]|Grazie(?: mille)?|(?:Muchas g|G)racias|Merci|Danke|(?:Alvast b|B)edankt|Dziękuję|Dzięki)[,!.]?\s+` +
    String.raw`\p{Lu}\p{Ll}{1,19}(?:\s\p{Lu}[\p{L}-]{1,20})?(?:,\s\p{Lu}\p{L}{1,20})?[.!\s]*(?=\n|$)`,
  'gu',
);

/** "The twins (Milo and Juniper)" */
const RELATED =
  'twins,kids,children,boys,girls,son,sons,daughter,daughters,sister,sisters,brother,brothers,grandkids,grandson,granddaughter,niece,nephew,parents,in-laws,family,neighbors,neighbours,folks,husband,wife,tenant,tenants,client,roommate';
const BRACKETED = new RegExp(
  `(?<=(?<![\\p{L}])(?:${anyPhrase(RELATED)}) )\\(\\p{L}{2,20}(?:(?:,| and| &|,? and) \\p{L}{2,20}){0,4}\\)`,
  'giu',
);

/** What befell somebody else's thing. */
const MISHAP = new RegExp(
  `(?<![\\p{L}])(?:my|our|a|the) (?:${anyPhrase('neighbor,neighbour,friend,coworker,co-worker,colleague,boss,roommate')})['’]?s \\p{L}{3,20}(?: \\p{L}{3,20})? ` +
    `(?:just |recently )?(?:${anyPhrase('caught fire,exploded,blew up,burst,burned,burnt,melted,broke')})(?![\\p{L}])`,
  'giu',
);

const HOMES = [
  SIGNED,
  THANKED,
  MISHAP,
  // "It's Dana again"
  /(?<=(?<![\p{L}])(?:it['’]?s|this is) )\p{L}{2,20}(?= (?:again|here)(?![\p{L}]))/giu,
  /(?<=(?:^|\n)[ \t]*(?:hi|hey|hello),? (?:this is|it['’]?s) )\p{L}{2,20}(?=[.,!\n])/giu,
  /(?<![\p{L}])(?:donor|donated by|dropped off by): [^.;\n]{2,80}/giu,
  BRACKETED,
  /(?<![\p{L}])(?:letter|mail|email|notice|postcard|article|flyer)s? (?:is |was )?dated [^,.;?!\n]{3,20}/giu,
  /(?<![\p{L}])(?:[Ff]oreman|[Mm]anager|[Ss]upervisor|[Cc]aretaker|[Jj]anitor|[Ll]andlord) is \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?/gu,
  /(?<=(?<![\p{L}])(?:comadre|compadre|suegr[ao]|cuñad[ao]|tí[ao]|abuelit[ao]|oma|opa|tante|onkel|mamie|nonn[ao]|zi[ao]) )\p{L}{3,20}/giu,
  /(?<![\p{L}])(?:maître|mtre|avv|lic)\.? \p{L}{2,20}(?: (?:(?:de|di|da|van|von) )?\p{L}{2,20})?/giu,
  /(?<![\p{L}])plates? (?:are|is) (?=[A-Z\d-]*\d)[A-Z\d-]{4,9}/giu,
  // Of a receipt: when it was printed, and at which till.
  /(?<![\d:/])(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}[ \t]+)?(?<![\d:])\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]\.?M\.?(?![\p{L}]))?(?:[ \t]+(?:REG|TRN|TRX|TRANS|OPR?|TILL|LANE|CASHIER|CSHR)\b[#: ]*\d*)*/giu,
  // Of what somebody takes something for, unless it is measured.
  /(?<![\p{L}])(?:(?:high|low) )?(?:blood (?:pressure|sugar|thinners?)|cholesterol|(?:sugar|heart|water) (?=ones|pills?|meds))(?! (?:monitor|cuff|meter|machine|gauge|test|kit|strip))(?![\p{L}])/giu,
  /(?<![\p{L}])(?:unit|apt|apartment|flat|room|suite|locker|cabin) ?#?\d{1,4}[a-z]?(?![\p{L}\d-])/giu,
  /(?<![\p{L}])(?:order|booking|reservation) ref(?:erence)?\.? ?(?:no\.? ?)?[:#]? ?(?=[\w-]*\d)[A-Z\d-]{4,24}/giu,
  /(?<![\p{L}])from (?:next door|(?:across|down|up) the (?:street|road|hall|block))(?![\p{L}])/giu,
  /(?<=(?<![\p{L}])(?:I['’]?m|I am|we['’]?re|we are|my name['’]?s?(?: is)?) (?:\p{L}{2,20} ){0,2})from (?!the |a |an )\p{L}{3,24}/giu,
  /\b(?:I|we|she|he) (?:live|lives|reside|am based|are based|am located) (?:at|in|on|near) [^.;?!\n]{2,90}/gi,
  /(?<![\p{L}])(?:j['’]habite|(?:nous )?habitons|ich wohne|wir wohnen|vivo|vivimos|abito|abitiamo|moro|moramos|ik woon|wij wonen) (?:au|à|a|en|in|im|na|no|te)(?![\p{L}])[^.;?!\n]{1,90}/giu,
  /(?<![\p{L}])(?:an? |his |her |my |the )?[\p{L}-]{2,20}(?:(?:,| and| or|\/) ?[\p{L}-]{2,20})? (?:allerg(?:y|ies)|intolerances?)(?![\p{L}])/giu,
  // "Alergia a …", "allergique aux …", "allergisch gegen …"
  /(?<![\p{L}])(?:alergia|al[ée]rgic[oa]s?|allergi(?:e|es|que|ques|a|co|ca)|allergisch|allergiker(?:in)?) (?:a|à|au|aux|al|alla|ai|gegen|auf|voor|contro|ao|aos|às)(?![\p{L}])[^.,;?!\n–—-]{2,60}/giu,
  /(?<![\p{L}])allergic to [^.,;?!\n–—-]{2,60}/giu,
];

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
  if (findMake(line) >= 0) return true;
  const own = context.languages.length > 0 ? context : contextOf(line);
  return readTokens(line, own).some(
    ({ class: kind, isBrand, text }) => kind === 'thing' || isBrand || (kind === 'code' && text.length > 3),
  );
}
