import { cueList } from '../../reading/cue-list.ts';
import { foldCase, LANGUAGES, rolesIn } from '../../reading/languages.ts';
import { isClosing } from '../../reading/private/letter-lines.ts';
import { plainBlanks } from '../../reading/plain-brief.ts';
import { TAKEN, type TextSpan } from '../../reading/span.ts';
import { foldWord } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';

/** Who was there, wrote or is written to, by the heads of minutes and letters. */
const HEADS = cueList(
  String.raw`
  present|attendees|attending|in attendance|absent|excused|apologies|participants|from|cc
  anwesend|entschuldigt|teilnehmer|protokoll|von|présents?|excusés?|de|presentes|asistentes|ausentes
  presenti|assenti|partecipanti|da|aanwezig|afwezig|van|obecni|nieobecni|od
`,
  { flags: 'gimu', before: String.raw`^[ \t>*]*`, after: String.raw`[ \t]?:[ \t]*(\S[^\n]*)$` },
);
const NAME = /\p{Lu}\p{Ll}[\p{L}\p{M}'’]{2,}/gu;

/** Names in the heads of a brief, of who closes it, of who has its address above, and of those to whom things go. */
export function namesTold(written: string): string[] {
  const brief = plainBlanks(written).replace(/^(?:[ \t]*>)+[ \t]?/gm, '');
  return [
    ...namesOfHeads(brief),
    ...signedNames(brief.split('\n')),
    ...Array.from(brief.matchAll(ADDRESSED), ([, words = '']) => words.match(NAME) ?? []).flat(),
    ...Array.from(brief.matchAll(ADDRESSED_IN_SMALL), ([, words = '']) => namesAlone(words)).flat(),
    ...Array.from(brief.matchAll(GOES_TO), ([, name = '']) => name),
  ];
}

/** The first words of the line behind a closing one. */
const signedNames = (lines: string[]): string[] =>
  lines.flatMap((line, at) => {
    if (!isClosing(line, LANGUAGES)) return [];
    const next = lines.slice(at + 1).find((other) => other.trim() !== '') ?? '';
    return SIGNED.exec(next)?.[0].match(NAME) ?? [];
  });
const SIGNED =
  /^[ \t]*(?:\p{Lu}\p{Ll}?\. ?)?\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’.-]+){0,3}(?=[ \t]*(?:,|\n|$|\())/u;
/** A name alone on its line above a house and its street. */
const ADDRESSED =
  /(?<=^|\n)[ \t]*(\p{Lu}\p{Ll}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’.-]+){1,3})[ \t]*\n[ \t]*(?:\d{1,5}[a-z]? \p{Lu}|\p{Lu}[\p{L}.-]+(?: [\p{L}.-]+){0,2} \d{1,4}[a-z]?[ \t]*(?:,|\n))/gu;
/** The same in small letters, where nothing on the line is a word for a thing. */
const ADDRESSED_IN_SMALL = new RegExp(
  String.raw`(?<=^|\n)[ \t]*(\p{Ll}[\p{L}\p{M}'’-]{2,20}(?: \p{Ll}[\p{L}\p{M}'’.-]{0,20}){1,2})[ \t]*\n` +
    String.raw`(?=[ \t]*\d{1,5}[a-z]? (?:\p{Ll}{2,20} ){1,3}[^\n]{0,30}\n[ \t]*\p{Ll}[\p{L} .'’-]{2,30},? [a-z]{2},? \d{5})`,
  'gu',
);
const namesAlone = (line: string): string[] => {
  const words = line.match(/[\p{L}\p{M}'’-]{3,}/gu) ?? [];
  return words.some((word) => isTalk(word) || kindsOf(foldWord(word)).size > 0) ? [] : words;
};
/** "Goes home to: Otis", "geht an Otis". */
const GOES_TO = cueList(
  String.raw`
  (?:goes|going|go)(?: (?:home|back))? (?:to|with)|(?:belongs|assigned|lent|loaned|handed|given) to|taken (?:home )?by|(?:geht|gehen|ging) an|gehört|verliehen an|ausgeliehen an
  (?:va|revient) à|appartient à|prêtée? à|(?:va|van) (?:a|para)|pertenece a|prestad[oa] a|va a|appartiene a|prestat[oa] a|vai para|pertence a|emprestad[oa] a|gaat naar|is van|uitgeleend aan|idzie do|należy do|wypożyczon\p{L} dla
`,
  {
    flags: 'giu',
    before: String.raw`(?<!\p{L})`,
    after: String.raw`:?[ \t]+(?=\p{Lu}\p{Ll})(?<name>[\p{L}\p{M}'’]{3,20})(?![\p{L}\d])`,
  },
);

const namesOfHeads = (brief: string): string[] =>
  Array.from(brief.matchAll(HEADS)).flatMap(([, words = '']) =>
    // Behind the name stands what somebody is.
    words.split(/[,;]/).flatMap((part) => part.replace(/\([^)]*\)|<[^>]*>/g, ' ').match(NAME) ?? []),
  );

/**
 * Where somebody who was named once is named again: "Ruthanne read out the list". A capital right before a word for a thing, a code or another capital is left:
 * there it may be the name of what is asked about.
 */
export function namedAgain(
  text: string,
  people: readonly TextSpan[],
  { told, isOther }: { told: readonly string[]; isOther: (word: string) => boolean },
): TextSpan[] {
  const named = people.flatMap(({ start, end }) => text.slice(start, end).match(NAME) ?? []);
  const names = new Set([...named, ...told].filter((word) => !isOther(word) && !isTalk(word)));
  return [...names].slice(0, MOST_NAMES).flatMap((name) =>
    Array.from(text.matchAll(new RegExp(`(?<![\\p{L}\\d-])${name}(?:['’]s)?(?![\\p{L}\\d])`, 'gu')))
      .filter(({ index, 0: words }) => isAlone(text.slice(index + words.length), names))
      .map(({ index, 0: words }) => ({ start: index, end: index + words.length })),
  );
}

/** Nobody names as many people. */
const MOST_NAMES = 60;

const isTalk = (word: string): boolean => LANGUAGES.some((language) => rolesIn(language, foldCase(word)).size > 0);

/** Nothing that may be called by the name stands behind it. */
function isAlone(behind: string, names: ReadonlySet<string>): boolean {
  const [, next = ''] = /^[ -]([\p{L}\p{M}\d'’-]+)/u.exec(behind) ?? [];
  if (next === '' || next.startsWith(TAKEN) || names.has(next)) return true;
  const kinds = [...kindsOf(foldWord(next.toLowerCase()))];
  return /^\p{Ll}/u.test(next) && (isTalk(next) || kinds.every((kind) => kind === 'weak'));
}
