import { isGivenName } from '../given-names.ts';
import { foldCase, type Language, rolesIn } from '../languages.ts';
import type { TextSpan } from '../span.ts';
import { anyPhrase } from '../word-lists.ts';

/**
 * Names of people where the words around them say that they are: "my name is", "Dear", "Dr.", "my daughter", a signature's closing. `isName`
 * says of a word whether something else is known by it (a brand, a thing), and so no person.
 */
export function findPersons(
  text: string,
  languages: readonly Language[],
  isOther: (word: string) => boolean,
): TextSpan[] {
  const cued = CUES.flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap((hit) => {
      const name = nameAt(text, hit.index + hit[0].length, isOther);
      // "Dr. Brown's" is a brand.
      const isBrand =
        hit[0].startsWith('Dr') && name !== null && isOther(`${hit[0].trim()} ${text.slice(name.start, name.end)}`);
      return name && !isBrand ? [name] : [];
    }),
  );
  return [
    ...cued,
    ...afterKin(text, languages, isOther),
    ...signed(text, languages, isOther),
    ...pets(text),
    ...bracketed(text, isOther),
    ...greeted(text, languages, isOther),
    ...owners(text, isOther),
  ];
}

/** Words and marks behind which a person's name stands. */
/** How people introduce themselves, by language. */
const INTRODUCTIONS = `mein name ist,ich heiße,ich bin,je m'appelle,je m’appelle,mon nom est,je suis,me llamo,mi nombre es,soy,mi chiamo,sono,chamo me,meu nome é,me chamo,sou,ik ben,mijn naam is,ik heet`;

const CUES = [
  new RegExp(`(?<![\\p{L}\\d])(?:${anyPhrase(INTRODUCTIONS)}) (?=\\p{Lu}\\p{Ll})`, 'giu'),
  /(?<![\p{L}\d])(?:my name is|my name['’]s|name:|i am called|this is|it['’]s|i['’]m|i am) (?=\p{Lu}\p{Ll})/giu,
  /(?<![\p{L}\d])(?:DR|MR|MRS|MS)\.? (?=\p{Lu}{3})/gu,
  /(?<![\p{L}\d])(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herrn?|Frau|Mme|Mlle|Madame|Monsieur)\.? (?=\p{Lu}\p{Ll})/gu,
  /(?<![\p{L}\d])(?:[Ss]eñora?|[Ss]ra?|[Ss]ig(?:nora?)?|[Ss]enhora?|[Mm]evrouw|[Mm]eneer|[Dd]hr|[Mm]evr)\.? (?=\p{Lu}\p{Ll})/gu,
  /(?<![\p{L}\d])(?:attn|attention|c\/o|contact|caller|named|called|z\. ?hd\.|à l['’]attention de|driver|owner|buyer|patient|issued to|assigned to)[:.]? (?=\p{Lu}[\p{Ll}.])/giu,
  /(?<=\b(?:order|purchase|shopping|message|email|note|help), )(?=\p{Lu}\p{Ll}+\s*[!.,\n])/gu,
];

/** The run of capitalised words at a place, as far as a name goes; null where its first word is known as something else. */
function nameAt(text: string, at: number, isOther: (word: string) => boolean): TextSpan | null {
  const run = NAME.exec(text.slice(at, at + LONGEST_NAME));
  const [first = ''] = run?.[0].split(/[\s-]/) ?? [];
  if (!run || isOther(first)) return null;
  return { start: at, end: at + run[0].length };
}

const NAME =
  /^\p{Lu}(?:\.|[\p{L}'’]+)(?:[ -](?:(?:van|von|de|der|da|di|la|le|al|bin|dos|du|ten) ){0,2}\p{Lu}(?:\.|[\p{L}'’]+)){0,3}/u;
const LONGEST_NAME = 90;

/** "Our son Jonas and": a capital behind a word for a person, and nothing that is known by it. */
function afterKin(text: string, languages: readonly Language[], isOther: (word: string) => boolean): TextSpan[] {
  return Array.from(text.matchAll(/(?<![\p{L}\d])([\p{L}'’-]{2,20}),? (?=\p{Lu}\p{Ll})/gu)).flatMap((hit) => {
    const word = foldCase(hit[1] ?? '');
    if (!languages.some((language) => rolesIn(language, word).has('people')) || /['’]s$/.test(word)) return [];
    // "Infant Romper" is a thing.
    if (/^\p{Lu}/u.test(hit[1] ?? '') && !/(?:^|[.!?\n])\s*$/.test(text.slice(0, hit.index))) return [];
    // Nouns are written with capitals in German: only a frequent name is one.
    const name = nameAt(text, hit.index + hit[0].length, isOther);
    const [first = ''] = name ? text.slice(name.start, name.end).split(/[\s-]/) : [];
    const isSure = !languages.includes('de') && !hit[0].includes(',');
    return name && (isSure || isGivenName(first)) ? [name] : [];
  });
}

/** "(Bettina)" behind a thing says whose it is. */
const bracketed = (text: string, isOther: (word: string) => boolean): TextSpan[] =>
  Array.from(text.matchAll(/(?<=\()\p{Lu}\p{Ll}{2,14}(?:['’]s)?(?=\))/gu)).flatMap((hit) =>
    isGivenName(hit[0]) && !isOther(hit[0]) ? [{ start: hit.index, end: hit.index + hit[0].length }] : [],
  );

/** "My dog Biscuit eats": one capitalised word behind a word for a pet, before a small one. */
const pets = (text: string): TextSpan[] =>
  Array.from(text.matchAll(PET), (hit) => ({
    start: hit.index + hit[0].length - (hit[1]?.length ?? 0),
    end: hit.index + hit[0].length,
  }));

const PET =
  /(?<=(?<![\p{L}])(?:dog|cat|puppy|kitten|pony|horse|hund|katze|chien|chat|perro|gato|cane|gatto|cão|hond|kat),? )(\p{Lu}\p{Ll}{1,14})(?=,? \p{Ll})/gu;

/** "Kind regards, Anna" at the end of a line: a name behind a closing word. */
function signed(text: string, languages: readonly Language[], isOther: (word: string) => boolean): TextSpan[] {
  return Array.from(
    text.matchAll(
      /(?<![\p{L}\d])([\p{L}]{2,14})[,.!]{0,2} {1,3}(?=\p{Lu}\p{Ll}+(?:[ -]\p{Lu}[\p{L}'’.-]*){0,3}\s{0,3}[.!]?\s{0,3}(?:\n|$))/gu,
    ),
  ).flatMap((hit) => {
    const word = foldCase(hit[1] ?? '');
    const isClosing = languages.some((language) => rolesIn(language, word).has('closings'));
    return isClosing ? (nameAt(text, hit.index + hit[0].length, isOther) ?? []) : [];
  });
}

/** "Hello Ingrid,": what is greeted, up to the mark. */
function greeted(text: string, languages: readonly Language[], isOther: (word: string) => boolean): TextSpan[] {
  return Array.from(
    text.matchAll(/(?<=^|\n)[ \t]{0,8}([\p{L}ß]{2,14}(?: \p{Ll}{2,12}){0,2}) (?=\p{Lu}\p{Ll}+[^\n]{0,40}?[,!\n])/gu),
  ).flatMap((hit) => {
    const words = foldCase(hit[1] ?? '').split(' ');
    const isGreeting = languages.some((language) => rolesIn(language, words[0] ?? '').has('greetings'));
    const name = isGreeting ? nameAt(text, hit.index + hit[0].length, isOther) : null;
    return name && /^\s*[,!\n]/.test(text.slice(name.end)) ? [name] : [];
  });
}

/** "Emma's crib": a frequent given name with a possessive ending, unless a brand is called so. */
function owners(text: string, isOther: (word: string) => boolean): TextSpan[] {
  return Array.from(
    text.matchAll(/(?<![\p{L}\d]|\p{Lu}\p{Ll}{1,20} )(\p{Lu}\p{Ll}{1,14})['’]s(?![\p{L}\d])/gu),
  ).flatMap((hit) =>
    isGivenName(hit[1] ?? '') && !isOther(hit[0]) ? [{ start: hit.index, end: hit.index + hit[0].length }] : [],
  );
}
