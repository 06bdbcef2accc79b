import { anyOf } from './phrases.ts';

/** Marks as they are said to a program that writes down speech, by language. Source: the commands of dictation on phones. */
const PARAGRAPHS = {
  en: 'new paragraph|new line|next line|next paragraph',
  de: 'neuer absatz|neue zeile|nächste zeile',
  fr: 'nouveau paragraphe|à la ligne|nouvelle ligne',
  es: 'punto y aparte|nuevo párrafo|nueva línea',
  it: 'a capo|nuovo paragrafo|nuova riga',
  nl: 'nieuwe alinea|nieuwe regel',
  pt: 'novo parágrafo|nova linha',
  pl: 'nowy akapit|nowy wiersz|nowa linia',
} as const;
const COMMAS = {
  en: 'comma',
  de: 'komma',
  fr: 'virgule',
  es: 'coma',
  it: 'virgola',
  nl: 'komma',
  pt: 'vírgula',
  pl: 'przecinek',
} as const;
const STOPS = {
  en: 'period|full stop',
  de: 'punkt',
  fr: 'point',
  es: 'punto',
  it: 'punto',
  nl: 'punt',
  pt: 'ponto final|ponto',
  pl: 'kropka',
} as const;
const QUESTIONS = {
  en: 'question mark',
  de: 'fragezeichen',
  fr: "point d'interrogation",
  es: 'signo de interrogación',
  it: 'punto interrogativo',
  nl: 'vraagteken',
  pt: 'ponto de interrogação',
  pl: 'znak zapytania',
} as const;

const said = (words: Record<string, string>, before = ''): RegExp =>
  new RegExp(`${before}(?<![\\p{L}\\d])(?:${anyOf(words)})(?![\\p{L}\\d])`, 'giu');

/** What is no mark but a word: "a 36 month period", "the new line". */
const NOUN = String.raw`(?<!(?<!\p{L})(?:an?|the|this|that|each|per|month|year|week|day|time|grace|notice|trial|hire|rental|der|den|le|un|el|al|il|het|o)\s)`;
const NEW = said(PARAGRAPHS, NOUN);
const COMMA = said(COMMAS, NOUN);
const STOP = said(STOPS, NOUN);
const QUESTION = said(QUESTIONS, NOUN);

/** Said marks that tell a dictated text from one that happens to hold such a word. */
const LEAST = 2;

/** A dictated text with its marks where they were said in words: "… that's it period new paragraph the second one …". Any other text is as it was. */
export function withSpokenMarks(text: string): string {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  if (count(NEW) + count(COMMA) + count(QUESTION) + count(STOP) < LEAST || count(NEW) + count(COMMA) === 0) return text;
  return text
    .replace(extended(QUESTION), '?')
    .replace(extended(NEW), '\n\n')
    .replace(extended(COMMA), ',')
    .replace(extended(STOP), '.')
    .replace(/\n\n[.,]?[^\S\n]+/g, '\n\n');
}

/** With the blank before it, which no mark has. */
const extended = ({ source }: RegExp): RegExp => new RegExp(`[^\\S\\n]?${source}`, 'giu');
