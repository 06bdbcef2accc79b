import { BOUNDS, NARROWINGS } from '../../reading/vocabulary/bearing-words.ts';
import { MONTH_NAMES } from '../../reading/vocabulary/month-names.ts';
import { HEAD_FIELDS, WROTE } from '../../reading/vocabulary/mail-words.ts';
import { foldCase, LANGUAGES } from '../../reading/languages.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { blankSpans, TAKEN, type TextSpan } from '../../reading/span.ts';
import { hasRole, languagesOf } from '../../reading/unread-words.ts';
import { anyPhrase } from '../../reading/word-lists.ts';
import { NUMBER } from './number-words.ts';

/**
 * Statements of a brief that say when, leave something out, or allow for some alone, in words that are all known and of which no place, age, distance or wish
 * was made: "visiting in July", "only clubs", "no more than two practices a week". `used`: what was read; `told`: words that are told as not read.
 */
export function findUnapplied(text: string, used: readonly TextSpan[], told: readonly string[]): string[] {
  const own = languagesOf(text);
  const spoken = (table: Record<string, string>): Record<string, string> =>
    Object.fromEntries([...own, 'en'].map((language) => [language, table[language] ?? '']));
  const narrowed = new RegExp(`${phrasePattern(spoken(NARROWINGS)).source}(?<rest>[^${TAKEN}]*)`, 'giu');
  const without = new RegExp(`(?<!\\p{L})${anyOf(spoken(WITHOUT))}\\s+(?<rest>\\p{L}[\\p{L}'’-]{2,})`, 'giu');
  const bounded = new RegExp(
    `${phrasePattern(spoken(BOUNDS)).source}\\s(?:\\p{L}+\\s)?${NUMBER}(?![\\p{L}\\d${TAKEN}])`,
    'iu',
  );
  const rest = blankSpans(text, used);
  const found = statementsIn(rest).flatMap(({ start, end }) => {
    const [said, whole] = [rest.slice(start, end), text.slice(start, end).replace(/\s+/g, ' ').trim()];
    const isTold = told.some((words) => whole.includes(words)) || isPrivate(whole) || HEAD.test(whole);
    const isOpen =
      TIMES.test(said) ||
      bounded.test(said) ||
      Array.from(said.matchAll(narrowed)).some(({ groups }) => isOfThings(groups?.['rest'] ?? '')) ||
      Array.from(said.matchAll(without)).some(({ groups }) => isOfThings(groups?.['rest'] ?? ''));
    return isOpen && !isTold && whole.length <= LONGEST ? [whole] : [];
  });
  return [...new Set(found)];

  /** The words that follow name something: "only clubs"; "I only want to ask" is talk. */
  function isOfThings(words: string): boolean {
    const [first = ''] = (words.match(/\p{L}[\p{L}'’-]*/gu) ?? []).filter((word) => !isTalk(foldCase(word)));
    return first.length > 2;
  }
  function isTalk(word: string): boolean {
    return ASIDE.has(word) || hasRole(word, [...own, 'en'], ROLES_OF_TALK);
  }
}

const LONGEST = 160;
const ROLES_OF_TALK = [
  'determiners',
  'joiners',
  'linkers',
  'copulas',
  'negations',
  'only',
  'talk',
  'at',
  'greetings',
  'buying',
  'people',
] as const;

/** Clauses; a comma within a list of days parts nothing that matters. */
const statementsIn = (text: string): TextSpan[] =>
  Array.from(text.matchAll(/(?:[^\n;()!?.,:]|[.,:](?=\S))+/gu), ({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));

/** What is said of somebody's health is nobody's business. */
const isPrivate = (words: string): boolean =>
  (words.match(/\p{L}+/gu) ?? []).some((word) => hasRole(foldCase(word), LANGUAGES, ['health']));

/** A field of a mail, and who wrote what on which day. */
const HEAD = new RegExp(
  `^(?:${Object.values(HEAD_FIELDS)
    .flat()
    .map((word) => word.replace('.', '\\.'))
    .join('|')})(?![\\p{L}])|(?:${WROTE.join('|')})$`,
  'iu',
);

/** Words behind "only" and "no" that name nothing that is left out. */
const ASIDE = new Set(
  `want wants need needs look looking search searching find ask asking know wondering interested thing things idea clue problem problems rush hurry worries preference matter
  more less further longer later one way doubt far good just fun please thanks ahnung idee eile zweifel souci doute idée problème prisa duda problema
  fretta dubbio probleem haast pressa dúvida problemu pośpiechu pojęcia mehr weniger plus moins más menos più meno meer minder mais więcej mniej`.split(
    /\s+/,
  ),
);

/** Before what there shall be none of. */
const WITHOUT = {
  en: 'no|without|nothing with|nothing but|anything but',
  de: 'kein|keine|keinen|keiner|ohne',
  fr: 'sans|pas de|pas d’|aucun|aucune',
  es: 'sin|ningún|ninguna|nada de',
  it: 'senza|nessun|nessuna|niente',
  nl: 'geen|zonder',
  pt: 'sem|nenhum|nenhuma|nada de',
  pl: 'bez|żadnych|żadnego|żadnej',
};

/** Words by which a time of the year is named, behind what says that something is or shall be then. */
const PERIODS = {
  en: 'spring|summer|fall|autumn|winter|christmas|easter|holidays|vacation|week|weekend|month|year',
  de: 'frühling|frühjahr|sommer|herbst|winter|weihnachten|ostern|ferien|woche|wochenende|monat|jahr',
  fr: 'printemps|été|automne|hiver|noël|pâques|vacances|semaine|mois|année',
  es: 'primavera|verano|otoño|invierno|navidad|navidades|pascua|vacaciones|semana|mes|año',
  it: 'primavera|estate|autunno|inverno|natale|pasqua|vacanze|settimana|mese|anno',
  nl: 'lente|voorjaar|zomer|herfst|najaar|kerst|pasen|vakantie|week|maand|jaar',
  pt: 'primavera|verão|outono|inverno|natal|páscoa|férias|semana|mês|ano',
  pl: 'wiosną|latem|lato|jesienią|zimą|święta|wakacje|ferie|tydzień|tygodniu|miesiąc|miesiącu|roku',
};
const MONTHS = anyPhrase(MONTH_NAMES.trim().replace(/\s+/g, ','));
const WHEN = anyOf({
  en: 'in|during|over|through|throughout|around|between|from|after|before|until|till|by|next|this|coming',
  de: 'im|in den|über|während|nächsten|nächste|nächster|diesen|dieses|diese|ab|bis',
  fr: 'en|au|pendant|pour les|cet|cette|prochain|prochaine|dès|jusqu’en',
  es: 'en|durante|este|esta|próximo|próxima|desde|hasta',
  it: 'in|a|durante|questa|questo|prossimo|prossima|da|fino a',
  nl: 'in|tijdens|deze|dit|volgende|vanaf|tot',
  pt: 'em|no|durante|neste|nesta|próximo|próxima|até',
  pl: 'w|we|podczas|przez|od|do|przyszłym|przyszły',
});
/** "In July", "over the summer", "next week"; of what has been nothing is asked. */
const BEEN =
  '(?:since|last|ago|born|turned|played|seit|geboren|depuis|desde|nacid[oa]|nat[oa]|sinds|urodz\\p{L}+)[^.]{0,20}';
const ARTICLES = 'the|den|die|das|der|les|la|las|los|il|le|o|as|de|het|early|mid|late|next|coming|whole';
const TIMES = new RegExp(
  `(?<!${BEEN})(?<!\\p{L})${WHEN}\\s(?:(?:${ARTICLES})\\s){0,2}(?:${MONTHS}|${anyOf(PERIODS)})(?!\\p{L})`,
  'iu',
);
