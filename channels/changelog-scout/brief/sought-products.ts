import { STOP_WORDS } from '../../../evidence/tokenise/languages.ts';

/** Products that one brief asks the archive for. */
const MOST = 3;

/** As much of a sentence is read for names, and as much behind a word that leads to one. */
const SENTENCE_CHARS = 1_000;
const LIST_CHARS = 300;

/**
 * The products that a brief without an address names (`what broke in Kestrel 3?`, `did Kestrel drop Node 18`, `Kestrel changelog`), as it writes
 * them; none where it names none by its grammar. Which of them are known is for the archive to say.
 */
export function soughtProducts(text: string): string[] {
  const sentences = sentencesOf(text);
  for (const read of READERS) {
    const names = sentences.flatMap(read).slice(0, MOST);
    if (names.length > 0) return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
  }
  return [];
}

/** Whatever stands in a text where a product could be named, in any of the ways. */
export const namedProducts = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) => READERS.flatMap((read) => read(sentence)));

const sentencesOf = (text: string): string[] =>
  text.split(/\n|(?<=[.!?])\s+/).flatMap((one) => (one === '' ? [] : one.slice(0, SENTENCE_CHARS)));

/** `compare Heron with Owl` */
function compared(sentence: string): string[] {
  const hit = /\bcompare\s+(.+?)\s+(?:and|with|to|vs\.?|versus|against)\s+(.+)/iu.exec(sentence);
  const names = [hit?.[1], hit?.[2]].flatMap((words) => nameAt(words ?? '') ?? []);
  return names.length === 2 ? names : [];
}

/** `changes in Heron and Owl since May`, `upgrade to Heron 4`. Where it is from and to are versions more often than products: they come last. */
function placed(sentence: string): string[] {
  for (const words of [/\b(?:in|of|for|with|about)\s+/giu, /\b(?:to|from|on)\s+/giu]) {
    for (const { index, 0: word } of sentence.matchAll(words)) {
      const names = listAt(sentence.slice(index + word.length));
      if (names.length > 0) return names;
    }
  }
  return [];
}

function listAt(words: string): string[] {
  const [first = '', ...rest] = words
    .slice(0, LIST_CHARS)
    .split(/\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or|vs\.?|versus)\s+/u);
  const name = nameAt(first);
  if (name === null || isPartOfWords(first, name)) return [];
  // What follows in lower case is another part of the sentence.
  const others = rest.flatMap((one) => (/^[\p{Lu}@]|^\S*[./]\w/u.test(one) ? (nameAt(one) ?? []) : []));
  return [name, ...others];
}

/** `our platform team`: a word in lower case that another one follows is no name. */
function isPartOfWords(words: string, name: string): boolean {
  const next = /^\s+([\p{Ll}-]+)/u.exec(words.slice(words.indexOf(name) + name.length))?.[1];
  return next !== undefined && /^\p{Ll}+$/u.test(name) && !STOP_WORDS.en.has(next);
}

/** `before upgrading Heron from 2.3` */
function upgraded(sentence: string): string[] {
  const hit = /\b(?:upgrad|updat|mov|migrat|switch)(?:e|es|ed|ing)\s+(.+)/iu.exec(sentence);
  return hit ? listAt(hit[1]!) : [];
}

/** `what is Kestrel's newest version` */
const owned = (sentence: string): string[] =>
  namesAt(/(?<=^|\s)(?!(?:what|who|it|let|here|there|that)['’])([\p{L}@][^\s'’]*)['’]s\s/iu.exec(sentence)?.[1]);

/** `did Kestrel drop Node 18` */
function subject(sentence: string): string[] {
  const hit =
    /\b(?:[Dd]id|[Dd]oes|[Dd]o|[Hh]as|[Hh]ave|whether)\s+(.+)|\b(?:[Ii]s|[Ww]as|[Ww]ere|[Aa]re|[Ww]ill)\s+(?=[\p{Lu}@])(.+)/u.exec(
      sentence,
    );
  return namesAt(hit?.[1] ?? hit?.[2]);
}

/** `Kestrel 3 breaking changes`, `Kestrel: what is new?` */
function leading(sentence: string): string[] {
  const hit =
    /^\W*((?:[\p{L}@][^\s:,]*\s+){0,3}?[\p{L}@][^\s:,]*)(?:\s*:|\s+v?\d|\s+(?:change ?logs?|release notes|releases?|changes|updates?|breaking|security|news|since)\b)/iu.exec(
      sentence,
    );
  const name = hit && nameAt(hit[1]!);
  return name && hit[1]!.trim().endsWith(name) ? [name] : [];
}

/** `summarise Heron release notes` */
const headed = (sentence: string): string[] =>
  namesAt(/(\p{Lu}[\p{L}\d.+#-]{1,40})\s+(?:change ?logs?|release notes|releases?|changes)\b/u.exec(sentence)?.[1]);

const READERS = [compared, placed, upgraded, subject, leading, owned, headed];

function namesAt(words: string | undefined): string[] {
  const name = words === undefined ? null : nameAt(words);
  return name === null ? [] : [name];
}

/** The name that words begin with: those in capitals, or the first one; null where they begin with something else. */
function nameAt(words: string): string | null {
  const tokens = words
    .slice(0, LIST_CHARS)
    .split(/\s+/)
    .map((token) => token.replace(/^["'“‘(]+|["'”’).,;:!?]+$/g, '').replace(/['’]s$/u, ''));
  const from = tokens.findIndex((token) => !LEAD.has(token.toLowerCase()));
  const rest = from < 0 ? [] : tokens.slice(from);
  const end = rest.findIndex((token, at) => !isNameWord(token) || (at > 0 && !/^[\p{Lu}@]/u.test(token)));
  const name = (end < 0 ? rest : rest.slice(0, end)).slice(0, 4);
  return name.length > 0 && name.join(' ').length <= 60 ? name.join(' ') : null;
}

const isNameWord = (token: string): boolean =>
  /^@?[\p{L}\p{N}][\p{L}\p{N}.+#@/_-]*$/u.test(token) &&
  /\p{L}/u.test(token) &&
  !/^v?\d+(?:[.x-][\dx.-]*)?$/iu.test(token) &&
  !STOP_WORDS.en.has(token.toLowerCase()) &&
  !OTHER_WORDS.has(token.toLowerCase());

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What stands before a name and is none of it. */
const LEAD = words(
  'the our my your their lts previous preceding latest newest new current next version release product project library package tool app',
);

/** Words of briefs that no product is sought by. */
const OTHER_WORDS = words(
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday today yesterday tomorrow day days week weeks month months quarter quarters year years spring summer autumn winter past last recent recently earlier later first second third one two three four five six seven eight nine ten few several many change changes changed changelog changelogs release releases released version versions update updates updated upgrade upgrades upgraded note notes news history security breaking break breaks broke broken fix fixes fixed bug bugs feature features deprecation deprecations deprecated behaviour behavior performance page pages link links address url site website anything something everything nothing any every each none table list summary short brief detail details general particular total order words lines rows people users customers team engineers production use case need know tell show give look see read check find compare help make keep want list summarise summarize explain thanks hello hi dear yes api apis code things thing stuff kind kinds sort way time please product products project projects library libraries package packages software it they them we us everyone somebody',
);
