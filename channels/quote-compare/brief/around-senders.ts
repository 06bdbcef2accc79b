import { exactly, ignoringCase } from '../../reading/ignoring-case.ts';
import { anyOf } from '../../reading/phrases.ts';
import { SENDER_WORDS } from '../../reading/vocabulary/order-words.ts';

/** "De Equipamientos Levante hemos recibido:", "From Acme we got:": that it came from who stands before. */
const CAME_FROM = new RegExp(
  `^[\\s>*_#•]*(?:${anyOf(SENDER_WORDS)}|da|do|od|z)\\s(?<name>[^:\\d]{3,60}?)\\s(?:${anyOf({
    en: 'we got|we got this|we have|we received|we had this|i got|i have|came this|came the following',
    de: 'kam|kam das|kam das hier|kam folgendes|haben wir|haben wir folgendes|liegt vor|bekamen wir|erhielten wir',
    fr: 'nous avons reçu|nous avons|on a reçu|on a eu|j’ai reçu',
    es: 'hemos recibido|recibimos|tenemos|nos ha llegado|nos llegó|he recibido',
    it: 'abbiamo ricevuto|abbiamo|è arrivato|è arrivata|ho ricevuto|ci è arrivato',
    nl: 'kregen we|kregen we dit|kregen wij|hebben we|kwam dit|ontvingen wij|kreeg ik',
    pt: 'recebemos|temos|recebi|chegou',
    pl: 'dostaliśmy|otrzymaliśmy|mamy|przyszło|dostałem|dostałam',
  })})\\s*:\\s*$`,
  'iu',
);

/** "Mon 9:10  ", "[24.11. 14:05] ", "mardi 9h30 - ": when a message came, before who sent it. */
const STAMP =
  /^(?<marks>[\s>*_#•-]*)\[?(?:\p{L}{2,10}\.?,?\s)?(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?\.?,?\s+)?\d{1,2}[:h]\d{2}(?:\s?(?:am|pm|uhr|h))?\]?(?:\s{2,}|\s?[–—|-]\s|\s)(?=\p{Lu}[\p{L}&])/iu;

/** A head without what stands before the name: when it came, and "From … we got": "Equipamientos Levante:". */
export const withoutCameFrom = (line: string): string => line.replace(STAMP, '$<marks>').replace(CAME_FROM, '$<name>:');

/** "Buenos días:", "Sehr geehrter Herr Kohl": whom a letter greets. */
const GREETS = new RegExp(
  `^(?:${anyOf({
    en: 'dear|good morning|good afternoon|good evening|hi|hello',
    de: 'sehr geehrte*|guten tag|guten morgen|hallo|liebe*',
    fr: 'bonjour|bonsoir|monsieur|madame|cher monsieur|chère madame',
    es: 'buenos días|buenas tardes|buenas|hola|estimad*|muy señor*|muy sr.',
    it: 'buongiorno|buonasera|gentile|gentilissim*|egregi*|spett.le|spettabile|salve',
    nl: 'geachte|beste|goedemorgen|goedemiddag|goedendag',
    pt: 'bom dia|boa tarde|boa noite|caro|cara|caros|exmo.|exma.|exmos.|prezad*|olá',
    pl: 'dzień dobry|szanown*|witam',
  })})(?!\\p{L})(?:[\\s,]+(?:(?:Mr|Mrs|Ms|Sr|Sra|sig|dott|Herr|Frau|Pan[ie]?)\\.?\\s)?[\\p{L}.'’-]+){0,3}[\\s,:!.]*$`,
  'iu',
);
/** "We would have to add £40", "Tutto insieme fa 940 €": what stands before an amount in a sentence, and "voor de bezorging" before what is asked for it. */
const NAMES_NOBODY = ignoringCase(
  `^${anyOf({
    en: 'add|charge|pay|ask|bill|quote|offer|deliver|altogether|in total',
    de: 'berechnen|verlangen|zahlen|anbieten|alles|alles zusammen|insgesamt',
    fr: 'ajouter|facturer|compter|payer|le tout|tout compris',
    es: 'añadir|cobrar|pagar|podemos|todo|todo junto|en total',
    it: 'aggiungere|addebitare|pagare|possiamo|tutto|tutto insieme|in totale',
    nl: 'rekenen|betalen|alles|alles bij elkaar|in totaal',
    pt: 'acrescentar|cobrar|cobramos|pagar|podemos|tudo|tudo junto|no total',
    pl: 'doliczyć|zapłacić|możemy|razem|w sumie|łącznie',
  })}$|^(?:voor|for|für|pour|para|per|por|za|dla)\\s(?:${exactly('\\p{Ll}')}|\\d)`,
);

/** "Ihr Ohlendorf-Team", "Your friends at Acme": how a letter is signed, and not what the firm is called. */
const SIGNS = new RegExp(
  `^(?:${anyOf({
    en: 'your',
    de: 'ihr|ihre|euer|eure|dein',
    fr: 'votre|vos',
    es: 'su|vuestro|tu',
    it: 'il vostro|il tuo|i vostri',
    nl: 'uw|jullie',
    pt: 'a sua|a vossa|o seu',
    pl: 'wasz|twój',
  })})\\s(?:[\\p{L}&.'’-]+[\\s-]+){0,4}(?:team|crew|friends|equipo|squadra|équipe|équipes|equipe|equipa|zespół|amici|amigos)(?!\\p{L})`,
  'iu',
);

/** "The", "Der": what stands before a name. */
const ARTICLE = /^(?:the|an?|der|die|das|le|la|les|el|los|las|il|lo|gli|de|het|os?|as?)$/iu;

/** Whether words greet somebody, sign a letter, or stand before an amount in a sentence: they are no name. */
export const isNobody = (words: string): boolean =>
  [GREETS, SIGNS, NAMES_NOBODY, ARTICLE].some((pattern) => pattern.test(words));
