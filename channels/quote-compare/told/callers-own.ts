import { anyOf } from '../../reading/phrases.ts';
import { CALLER } from '../brief/quote-body.ts';

/** Of a sentence below the last offer: it asks, or says what holds for all offers. */
export const isCallersOwn = (sentence: string): boolean =>
  /\?\s*$/.test(sentence) ||
  CALLER.test(sentence) ||
  (OF_ALL.test(sentence) && !/\p{Sc}\s?\d|\d[.,]\d{2}/u.test(sentence)) ||
  ASKS.test(sentence);

const OF_ALL = new RegExp(
  `(?<!\\p{L})(?:${anyOf({
    en: 'all|both|everything|neither|none|we|i',
    de: 'alle|alles|beide|beides|wir|ich',
    fr: 'tout est|tt est|tous|toutes|les deux|nous|je|on',
    es: 'todo|todos|los dos|ambos|nosotros',
    it: 'tutto|tutti|entrambi|me ne|mi|ci',
    nl: 'alles|beide|allebei|wij|we|ik',
    pt: 'tudo|todos|ambos|os dois',
    pl: 'wszystko|wszystkie|obie|oba',
    sv: 'allt|alla|båda|vi|jag',
  })})(?!\\p{L})`,
  'iu',
);
const ASKS = new RegExp(
  `^\\W*(?:(?:so|and|then)\\s)?(?:${anyOf({
    en: 'who|which|cheapest|best|what|tell me|let me know',
    de: 'wer|wen|welche*|was',
    fr: 'qui|lequel|laquelle|le moins cher|quel*',
    es: 'quién|quien|cuál|cual|qué|que',
    it: 'chi|quale|qual',
    nl: 'wie|welke|wat',
    pt: 'quem|qual',
    pl: 'kto|która|który|co',
    sv: 'vem|vilken|vad',
  })})(?!\\p{L})`,
  'iu',
);
