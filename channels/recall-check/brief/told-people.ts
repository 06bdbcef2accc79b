import { isGivenName } from '../../reading/given-names.ts';
import { anyOf } from '../../reading/phrases.ts';
import { TAKEN, type TextSpan } from '../../reading/span.ts';
import { foldWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';

/**
 * Who is to be called ("call Ada Example if …"), who wrote a list down ("typed up by Ada"), who holds a policy ("Named insured: Ada and Bert Example"), and the title of a list of
 * what is in stock with its day, in which a house is named. `isOther` says of a word whether something else is known by it, and so no person.
 */
export const findToldPeople = (text: string, isOther: (word: string) => boolean): TextSpan[] => [
  ...namesIn(text, CALLED, isOther)
    .filter(({ start, end }) => {
      const words = text.slice(start, end).split(' ');
      return words.length > 1 || isGivenName(words[0] ?? '');
    })
    .map(({ start, end }) => ({ start, end: end + (IN_WHICH_CASE.exec(text.slice(end))?.[0].length ?? 0) })),
  ...namesIn(text, CALLED_AT, isOther),
  ...namesIn(text, WRITTEN_DOWN, isOther),
  ...namesIn(text, OF_HOUSE, isOther).flatMap(({ start, end }) => {
    const house = /^[^\n]*?(?=[.!]?\s*(?:\n|$))/u.exec(text.slice(end))?.[0] ?? '';
    return isThing(foldWords(house).at(-1) ?? '') ? [] : [{ start, end: end + house.length }];
  }),
  ...namesIn(text, BORN, isOther),
  ...spansOf(text, INSURED),
  ...spansOf(text, TITLE_OF_STOCK),
];

const isThing = (word: string): boolean =>
  [...kindsOf(word)].some((kind) => kind !== 'weak' && kind !== 'describing') || brandLength([word], 0) > 0;

function namesIn(text: string, pattern: RegExp, isOther: (word: string) => boolean): TextSpan[] {
  return Array.from(text.matchAll(pattern)).flatMap(({ 0: words, 1: name = '', index }) => {
    const start = index + words.lastIndexOf(name);
    return name.split(/[ ,-]+/).some((word) => isOther(word)) ? [] : [{ start, end: start + name.length }];
  });
}

const spansOf = (text: string, pattern: RegExp): TextSpan[] =>
  Array.from(text.matchAll(pattern), ({ 0: words, index }) => ({ start: index, end: index + words.length }));

const NAME = String.raw`(\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*(?: \p{Lu}\p{Ll}[\p{L}\p{M}'’-]*)?)`;

/** Verbs by which somebody is to be reached. */
const CALLS = {
  en: 'call|ring|phone|contact|message|notify|page|radio|speak to|speak with|talk to|ask for',
  de: 'ruf|ruft|rufen sie|frag|fragt|fragen sie|bei|sprechen mit',
  fr: 'appelle|appelez|appeler|contacte|contactez|prévenez|demandez à|parler à|demander',
  es: 'llama a|llame a|llamen a|llamar a|avisa a|avise a|contacta con|pregunta a|hablar con|hable con',
  it: 'chiama|chiamate|chiami|chiamare|contatta|avvisa|avvisate|chiedi a|parlare con|chiedere di',
  nl: 'bel|bellen met|vraag|contacteer|waarschuw|spreken met|vragen naar',
  pl: 'zadzwoń do|dzwoń do|dzwonić do|zapytaj|powiadom|rozmawiać z',
  pt: 'ligue para|liga para|ligar para|chame|avise|contacte|falar com|fale com',
};
/** When, or what else ends what is asked of a reader. */
const IN_CASE = {
  en: 'if|when|once|before|unless|in case|should',
  de: 'an|anrufen|wenn|falls|sobald|bevor',
  fr: 'si|quand|dès|avant|au cas',
  es: 'si|cuando|antes|en caso',
  it: 'se|quando|prima|appena',
  nl: 'als|wanneer|indien|voordat|zodra',
  pl: 'jeśli|jeżeli|gdy|kiedy|zanim',
  pt: 'se|quando|antes|caso',
};
const anyCase = (words: Record<string, string>): string =>
  anyOf(words).replace(/(?<=[|:(]|^)\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);
const CALLED = new RegExp(
  String.raw`(?<![\p{L}\d'’])(?:${anyCase(CALLS)}) ${NAME}(?=\s*(?:[.,;!()\n]|$)| (?:${anyOf(IN_CASE)}|or|oder|ou|o|of|lub)(?!\p{L}))`,
  'gu',
);
/** "Call Ada 555-0142": a number tells that it is somebody, whoever. */
const CALLED_AT = new RegExp(
  String.raw`(?<![\p{L}\d'’])(?:${anyCase(CALLS)}|[Tt]ext|TEXT|CALL|[Ww]hats[Aa]pp|[Cc]ell) ${NAME}(?=[\s,:(–—-]{1,3}(?:(?:at|on|al|au|unter|op|pod) )?\+?\(?\d{3})`,
  'gu',
);
/** "… if the gate is locked": to the end of the sentence. */
const IN_WHICH_CASE = new RegExp(String.raw`^ (?:${anyOf(IN_CASE)})(?!\p{L})[^.!?;\n]{0,120}`, 'u');

/** How a list came to be written. */
const WRITTEN = {
  en: String.raw`(?:typed|written|counted|compiled|copied|scanned|transcribed|logged|entered|filled|jotted|noted|recorded|tallied)(?: \p{Ll}{2,12}){0,4} by`,
  de: '(?:ab)?getippt von|(?:auf|ab)?geschrieben von|gezählt von|erfasst von|notiert von|zusammengestellt von',
  fr: '(?:tapée?|saisie?|notée?|comptée?|recopiée?|rédigée?|relevée?)s? par',
  es: '(?:escrit|anotad|copiad|contad|apuntad|redactad)[oa]s? por',
  it: '(?:scritt|annotat|copiat|contat|compilat|trascritt)[oaie] da',
  nl: '(?:getypt|geschreven|opgeschreven|genoteerd|geteld|overgetypt) door',
  pl: String.raw`(?:spisan|napisan|przepisan|policzon)\p{L} przez`,
  pt: '(?:escrit|anotad|copiad|contad|digitad)[oa]s? por',
};
const WRITTEN_DOWN = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.values(WRITTEN).join('|')}) ${NAME}(?![\p{L}\d])`,
  'gu',
);

/** "… recalled? - Posy, Example Street Shop": behind a question who asks it, and a house of two words and more. */
const OF_HOUSE = new RegExp(
  String.raw`(?<=[?!][ \t]{0,3}\n?[ \t]{0,3})[-–—~]{1,2}[ \t]?${NAME}(?=, \p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){1,3}[.!]?[ \t]*(?:\n|$))`,
  'gu',
);

/** "EXAMPLE, ADA     DOB 01/02/1934" */
const BIRTH = String.raw`DOB|D\.O\.B|born|geb(?:oren)?(?!\p{L})|née? le|nacid[oa]|nat[oa] il|nascid[oa]|ur\.`;
const BORN = new RegExp(
  String.raw`(?<=^|\n)[ \t]*(\p{Lu}[\p{L}\p{M}'’-]+,? \p{Lu}[\p{L}\p{M}'’-]+)(?: \p{Lu}\.?)?(?=[ \t,;]{1,8}(?:${TAKEN}|${BIRTH}))`,
  'gu',
);

/** Fields of a policy whose value is somebody. */
const HOLDERS = {
  en: 'named insureds?|additional insureds?|insureds?|policy ?holders?|listed drivers?|principal driver',
  de: 'versicherungsnehmer(?:in)?|versicherter?|versicherte person',
  fr: 'assurée?s?|souscripteur|souscriptrice|preneur',
  es: 'asegurad[oa]s?|tomador(?:a)?|titular',
  it: 'assicurat[oa]|contraente|intestatari[oa]',
  nl: 'verzekerden?|verzekeringnemer',
  pl: 'ubezpieczon[ya]|ubezpieczający',
  pt: 'segurad[oa]s?|tomador(?:a)?',
};
const INSURED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${Object.values(HOLDERS).join('|')})(?:\(s\))?[ \t]?:[ \t]*[^\n\t\d:]{2,80}?(?=[ \t]{2,}|\t|\n|$)`,
  'giu',
);

const STOCK = {
  en: 'counts?|inventory|stock ?take|stock ?list|tally',
  de: 'inventur|bestandsaufnahme|zählung|bestandsliste',
  fr: 'inventaire|comptage',
  es: 'inventario|recuento|conteo',
  it: 'inventario|conteggio',
  nl: 'telling|inventarisatie|voorraadlijst',
  pl: 'inwentaryzacja|spis|remanent',
  pt: 'inventário|contagem',
};
const DAY = String.raw`(?:\d{1,2}[./-]\d{1,2}[./-]?(?:\d{2,4})?|\d{4}-\d{2}-\d{2}|\d{1,2}\.? \p{L}{3,10}\.?(?: \d{4})?|\p{L}{3,10}\.? \d{1,2}(?:,? \d{4})?)`;
const TITLE_OF_STOCK = new RegExp(
  String.raw`^\s*(?=[^\n?]{0,80}(?<!\p{L})(?:${Object.values(STOCK).join('|')})(?!\p{L}))[^\n?:;]{3,90}?\s${DAY}(?=[ \t]*(?:\([^()\n]*\))?[ \t]*\n\s*\n)`,
  'giu',
);
