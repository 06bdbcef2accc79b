import { detectLanguages, foldCase, type Language, rolesIn } from '../../reading/languages.ts';
import { findContacts } from '../../reading/private/contact-spans.ts';
import { findLetterLines } from '../../reading/private/letter-lines.ts';
import { findPersons } from '../../reading/private/person-spans.ts';
import { isGivenName } from '../../reading/given-names.ts';
import { blankSpans, isWithin, type TextSpan } from '../../reading/span.ts';
import { findPaperNumbers } from './paper-numbers.ts';
import { isVocabulary } from './place-words.ts';
import { findRegion, isExonym, US_STATES } from './regions.ts';

/**
 * A brief without the people in it, who signs it, and the closed words of other languages than English: what is left may name a place. The
 * words by which other languages say "near" stay.
 */
export function blankTalk(text: string): string {
  const languages = languagesSpoken(text);
  const letter = blankSpans(text, findWriters(text, languages, isNoAddress));
  const foreign = languages.filter((language) => language !== 'en');
  return foreign.length > 0 ? blankSpans(letter, talkOf(letter, foreign)) : letter;

  function isNoAddress({ start }: TextSpan): boolean {
    return !/^(?:https?:|www\.)/i.test(text.slice(start, start + 6));
  }
}

/** Contacts, people, and who writes to whom. */
export function findWriters(
  text: string,
  languages: readonly Language[],
  isKept: (contact: TextSpan) => boolean = () => true,
): TextSpan[] {
  const contacts = findContacts(text).filter(isKept);
  const isOther = (word: string): boolean => isVocabulary(word) || findRegion(word) !== undefined;
  // "It's Norden in Ohio now", "it is Hillside in Norden now (Ohio)"
  const isTown = ({ start, end }: TextSpan): boolean =>
    TOWN_BEHIND.test(text.slice(end, end + 30)) ||
    (PART_OF_TOWN.test(text.slice(end, end + 60)) &&
      !isGivenName(/\p{Lu}\p{L}+$/u.exec(text.slice(start, end))?.[0] ?? ''));
  const persons = findPersons(blankSpans(text, contacts), languages, isOther).filter((person) => !isTown(person));
  const named = [...contacts, ...persons, ...findPaperNumbers(text)];
  const letters = findLetterLines(blankSpans(text, named), languages, isAboutSoccer, { isLoneNameSigned: false });
  return [...named, ...letters];
}

const STATES = `(?:${[...US_STATES.values(), ...US_STATES.keys()].join('|')})(?![\\p{L}])`;
const TOWN_BEHIND = new RegExp(`^(?:,| in) ${STATES}`, 'u');
const PART_OF_TOWN = new RegExp(`^(?:,| in)(?: the)? \\p{Lu}\\p{Ll}+(?: now)?,? \\(?${STATES}`, 'u');

/** A word of another language that English letters have too can be part of a name: "Alder Falls", "Port Deposit". One more has to tell that it is spoken. */
const languagesSpoken = (text: string): Language[] => {
  const words = Array.from(text.matchAll(/[\p{L}]+/gu), ([word]) => foldCase(word));
  const own = (language: Language): string[] =>
    words.filter((word) => rolesIn(language, word).size > 0 && rolesIn('en', word).size === 0);
  return detectLanguages(text).filter((language) => language === 'en' || own(language).length > 1);
};

/** Of soccer, of a distance, or of where the writer is: no line of a signature. */
const isAboutSoccer = (line: string): boolean =>
  /soccer|futsal|f(?:u|oo|ú|o)tb|fu(?:ß|ss)ball|calcio|voetbal|\d ?(?:km|mi)\b|(?<!\p{L})miles?(?!\p{L})/iu.test(
    line,
  ) || LIVES.test(line);
const LIVES =
  /(?<!\p{L})(?:(?:we|i)(?:['’]re|['’]m| are| am)? (?:live|living|based|in|now)|wohn(?:en|e|t)|habit(?:ons|e)|viv(?:imos|o|ons)|abit(?:iamo|o)|mor(?:amos|o)|wonen|woon|mieszka(?:my|m))(?!\p{L})/iu;

function talkOf(text: string, languages: readonly Language[]): TextSpan[] {
  const regions = Array.from(text.matchAll(REGION)).flatMap(({ index, 1: name = '' }) =>
    isExonym(name) ? [{ start: index, end: index + name.length }] : [],
  );
  return Array.from(text.matchAll(/[\p{L}]+(?:['’]\p{L}*)?/gu)).flatMap((hit) => {
    const [word] = hit;
    if (isWithin({ start: hit.index, end: hit.index + word.length }, regions)) return [];
    const lower = foldCase(word);
    const isKnown = languages.some((language) => rolesIn(language, lower).size > 0) || SOCCER.has(lower);
    if (!isKnown || NEAR.has(lower)) return [];
    const [before, after] = [text.slice(0, hit.index), text.slice(hit.index + word.length)];
    // "Los Angeles", "Rio de Janeiro": part of a name.
    const isName =
      /^\s+\p{Lu}/u.test(after) &&
      (/^\p{Lu}/u.test(word) ? !/(?:^|[.!?\n])\s*$/.test(before) : /\p{Lu}\p{L}+\s+$/u.test(before));
    return isName &&
      !languages.some((language) =>
        ['talk', 'greetings', 'people', 'closings'].some((role) => rolesIn(language, lower).has(role as 'talk')),
      )
      ? []
      : [{ start: hit.index, end: hit.index + word.length }];
  });
}

/** "Nuevo México": what may be the name of a state in another language. */
const REGION = /(?=(?<!\p{L})(\p{Lu}\p{L}+ (?:\p{Ll}{2,3} )?\p{Lu}\p{L}+))/gu;

/** "Near", "around" and "in", behind which a place stands. */
const NEAR = new Set(
  'cerca alrededor près proche autour alentours vicino intorno pressi perto torno redor nähe nahe rund um bei in rondom buurt dichtbij bij en em a à dans de di von od'.split(
    ' ',
  ),
);
export const SOCCER: ReadonlySet<string> = new Set(
  'fußball fussball fußballverein verein vereine fußballplätze fútbol futbol club clubes clubs foot football terrain terrains calcio squadra campo campi campos boisko boiska boisk orlik piłka piłki piłkę nożna nożnej nożną klub klubu drużyna szkółka szkółki voetbal voetbalclub voetbalveld voetbalvelden futebol escolinha jouer spielen spielt jugar gioca giocare umkreis gesucht großer große großen kleine kleiner kleinen ältester älteste jüngster jüngste entfernt entfernung kilometer'.split(
    ' ',
  ),
);
