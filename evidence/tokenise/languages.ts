import { stemmer as stemDutch } from '@orama/stemmers/dutch';
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemItalian } from '@orama/stemmers/italian';
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese';
import { stemmer as stemRussian } from '@orama/stemmers/russian';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { stemmer as stemSwedish } from '@orama/stemmers/swedish';

/** Languages whose endings are taken off. In every other one a word is found as it is written. */
export const SEARCH_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'ru'] as const;
export type SearchLanguage = (typeof SEARCH_LANGUAGES)[number] | 'other';

const STEMMERS: Record<(typeof SEARCH_LANGUAGES)[number], (word: string) => string> = {
  en: stemEnglish,
  de: stemGerman,
  fr: stemFrench,
  es: stemSpanish,
  it: stemItalian,
  pt: stemPortuguese,
  nl: stemDutch,
  sv: stemSwedish,
  ru: stemRussian,
};

export const stemIn = (language: SearchLanguage, word: string): string =>
  language === 'other' || word.length < 3 ? word : STEMMERS[language](word);

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The words that make sentences and say nothing of what they are about; they also tell a language. */
export const STOP_WORDS: Record<SearchLanguage, ReadonlySet<string>> = {
  en: words(
    'a about after all also an and any are as at be been before but by can could did do does for from had has have how i if in into is it its just me more most my no not now of on only or our out over please should show so some such tell than that the their them then there these they this to up us was we were what when where which while who why will with would you your',
  ),
  de: words(
    'aber alle als also am an auch auf aus bei beim bis bitte da damit das dass dem den der des die dies diese dieser doch durch ein eine einem einen einer eines er es fur für gibt hat haben hier ich ihr im in ist ja kann kein keine mehr mit nach nicht noch nur ob oder ohne sein seit sich sie sind so uber über um und uns unter vom von vor war was welche wenn wer werden wie wir wird wo worden wurde wurden zu zum zur zwischen',
  ),
  fr: words(
    'a à ai au aux avec ce ces cet cette comme dans de depuis des donc du elle elles en est et être eu il ils je la le les leur leurs lors lui ma mais me même mes mon ne nos notre nous on ont ou où par pas plus pour qu que quel quelle quelles quels qui quoi sa sans se ses son sont sous sur ta te tes ton tous tout toute toutes tu un une vos votre vous y été',
  ),
  es: words(
    'a al algo ante antes como con cuando cual cuál cuáles de del desde donde dónde e el él ella ellos en entre era es esa ese eso esta está estas este esto estos fue fueron ha han hasta hay la las le les lo los más me mi mis muy ni no nos o os otra otro para pero por porque que qué quien quién se sea según ser si sí sido sin sobre son su sus también te tiene todo todos tu un una uno unos y ya yo',
  ),
  it: words(
    'a ad ai al alla alle anche che chi ci come con cosa cui da dal dalla dalle dei del della delle degli di dove e è ed era gli ha hanno ho i il in io la le lo loro ma mi nei nel nella nelle noi non o per perché più qual quale quali quando quello questa queste questi questo sei si sia sono sta stato su sua sui sul sulla suo suoi ti tra tu un una uno vi',
  ),
  pt: words(
    'a ao aos as às até com como da das de dela dele do dos e é ela ele em entre era essa esse esta está este eu foi foram há isso isto já lhe mais mas me mesmo meu minha muito na não nas nem no nos nós o os ou para pela pelas pelo pelos por qual quais quando que quem são se sem ser seu seus só sua suas também te tem um uma você',
  ),
  nl: words(
    'aan al alle als bij dan dat de der deze die dit door een en er haar heeft het hij hoe hun ik in is je kan maar me meer met mijn na naar niet nog nu of om omdat ons onder ook op over sinds te tot tussen uit van veel voor waar wat we welke werd werden wie wij worden wordt zich zij zijn zo zonder',
  ),
  sv: words(
    'alla än är att av de dem den denna det detta du efter eller en ett finns för från ha han har hon hur i inga inte jag kan man med men mellan mer mot när ni nu och också om på sedan ska som sin så till under upp ut utan vad vara var vi vid vilka vilken',
  ),
  ru: words(
    'а без был была были было быть в вы где да для до его ее если есть еще же за и из или им их к как какие какой когда кто ли мы на над не нет но о об он она они от по под при с со так также то только у уже чем что чтобы это эта эти этот я',
  ),
  other: new Set(),
};
