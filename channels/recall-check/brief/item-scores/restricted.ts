import { LANGUAGES, rolesIn } from '../../../reading/languages.ts';
import { phrasePattern } from '../../../reading/phrases.ts';
import { foldWords } from '../../words/fold-words.ts';
import { kindsOf } from '../../words/kinds-of-words.ts';

/** The writer sets what is theirs against what others have. */
export const isContrasted = (text: string): boolean => CONTRAST.test(text);
const CONTRAST = phrasePattern({
  en: "only mine|just mine|only ours|just ours|mine is|ours is|mine's|ours are|at my place|at our place|at my house|at our house|only the ones that are mine|only what's mine|only what is ours|i have the|i only have|we only have",
  de: 'nur meine*|nur unsere*|meiner ist|meine ist|meins ist|unserer ist|unsere ist|bei mir|bei uns',
  fr: 'la mienne|le mien|les miens|les miennes|la nôtre|le nôtre|chez moi|chez nous|seulement les miens',
  es: 'la mía|el mío|los míos|las mías|la nuestra|el nuestro|en mi casa|en nuestra casa|solo lo mío',
  it: 'la mia è|il mio è|la nostra|il nostro è|a casa mia|solo i miei|da noi',
  pt: 'a minha é|o meu é|a nossa é|o nosso é|na minha casa|só o meu|só os meus',
  nl: 'de mijne|die van mij|die van ons|bij mij|bij ons|alleen de mijne',
  pl: 'mój to|moja to|nasz to|nasza to|u mnie|u nas|tylko moje',
});

/** Somebody else has it. At the end of what is said before a thing. */
export const OTHERS_HAVE = new RegExp(
  `${
    phrasePattern({
      en: 'she has|he has|they have|friend has|neighbor has|neighbour has|sister has|brother has|cousin has|boss has|coworker has|uncle has|aunt has|mother-in-law has|she owns|he owns|they own|he uses|she uses|they use|drives',
      de: 'er hat|sie hat|bruder hat|schwester hat|nachbar hat|nachbarin hat|freundin hat|freund hat|onkel hat|tante hat|kollege hat|kollegin hat|\\u0001 hat',
      fr: 'il a|elle a|ils ont|frère a|sœur a|voisin a|voisine a|belle-mère a|beau-père a|ami a|amie a|cousin a|cousine a|oncle a|tante a',
      es: 'él tiene|ella tiene|hermano tiene|hermana tiene|vecino tiene|vecina tiene|suegra tiene|amigo tiene|amiga tiene|primo tiene|prima tiene|tío tiene|tía tiene',
      it: 'lui ha|lei ha|fratello ha|sorella ha|vicino ha|vicina ha|suocera ha|amico ha|amica ha|cugino ha|cugina ha|zio ha|zia ha',
      pt: 'ele tem|ela tem|irmão tem|irmã tem|vizinho tem|vizinha tem|sogra tem|amigo tem|amiga tem|primo tem|prima tem|tio tem|tia tem',
      nl: 'hij heeft|zij heeft|broer heeft|zus heeft|buurman heeft|buurvrouw heeft|vriend heeft|vriendin heeft|oom heeft|tante heeft',
      pl: 'on ma|ona ma|brat ma|siostra ma|sąsiad ma|sąsiadka ma|teściowa ma|kolega ma|koleżanka ma|wujek ma|ciocia ma',
    }).source
  }(?:\\s+\\S{1,8}){0,2}\\s*$`,
  'iu',
);

/** "Only the heater and the crib please.", a sentence of its own: words of the kinds that alone are asked about; null where nothing is said so. */
export function onlyAskedKinds(text: string): string[][] | null {
  const things = ONLY.exec(text)?.[1] ?? '';
  // "Only the cord is here" says what is there, and asks for nothing.
  const isTold = foldWords(things).some((word) =>
    LANGUAGES.some((language) => rolesIn(language, word).has('copulas') || rolesIn(language, word).has('only')),
  );
  const kinds = isTold ? [] : kindsIn(things, (words) => words.filter(isThing));
  return kinds.length > 0 ? kinds : null;
}

/** "…, not the socks.": the same of kinds that are not. */
export const notAskedKinds = (text: string): string[][] =>
  Array.from(text.matchAll(NOT)).flatMap(([, things = '']) => kindsIn(things, tellingOf));

/** Of a name every word counts: "not the Lumo Air" says nothing of a Lumo Pro. */
const tellingOf = (words: string[]): string[] =>
  words.some(isThing) || !words.some(isTelling) ? words.filter(isTelling) : words;

const kindsIn = (things: string, meantOf: (words: string[]) => string[]): string[][] =>
  things
    .split(JOINT)
    .map((thing) => foldWords(thing.replace(SMALL, ' ')))
    // What is said at length of one of them asks for no more than before.
    .filter((words) => words.length > 0 && words.length < MOST_WORDS)
    .map(meantOf)
    .filter((words) => words.length > 0);
const MOST_WORDS = 4;

const isThing = (word: string): boolean => [...kindsOf(word)].some((kind) => kind !== 'weak' && kind !== 'describing');
/** A word for a thing, or one that is listed nowhere. */
const isTelling = (word: string): boolean =>
  isThing(word) || (word.length > 3 && LANGUAGES.every((language) => rolesIn(language, word).size === 0));

const JOINT = /,|[+&]|(?<!\p{L})(?:and|or|und|et|y|e|en|i)(?!\p{L})/u;
const PLEASE = '(?:please|pls|so|but|bitte|svp|por favor|per favore)';
const VERB = '(?:check|look up|run|need|want|prüft?|vérifiez|revisen?|controllate)';
const ALONE = '(?:only|just|nur|seulement|sólo|solo|só|apenas|alleen|tylko)';
const THE = '(?:the|my|our|die|das|den|der|le|la|les|el|los|las|il|lo|gli|o|a|os|as|de|het)';
const SMALL = new RegExp(`^\\s*${THE}\\s+|\\s+(?:${PLEASE}|bitte|thanks|thx)\\s*$`, 'giu');
const ONLY = new RegExp(
  `(?:^|[.!?,;\\n–—-])\\s*(?:${PLEASE}\\s+)?(?:${VERB}\\s+)?${ALONE}\\s+(?:${VERB}\\s+)?(${THE}\\s+[^.!?;\\n]{3,80})(?=[.!?;\\n]|$)`,
  'iu',
);
/** Behind a mark, to the end of the sentence: what is sold or gone is told otherwise. */
const NO = '(?:not|except|except for|but not|nicht|außer|pas|sauf|menos|excepto|tranne|exceto|behalve|niet|oprócz)';
const NOT = new RegExp(
  `(?:^|[.!?,;\\n(–—-])\\s*(?:${PLEASE}\\s+)?${NO}\\s+(${THE}\\s+[^.!?;,()\\n]{3,40})(?=[.!?;,)\\n]|$)`,
  'giu',
);
