import { SERVICE_WORD } from '../../../evidence/service-words.ts';
import { anyOf } from '../../reading/phrases.ts';
import type { Stated } from './stated.ts';
import { EXTENSION } from './callers-signature.ts';
import { findCodes } from './part-codes.ts';

/**
 * The words of a brief that name work, use or a licence and no goods: nothing is carried to the buyer. Null where the brief speaks of
 * shipping, or of a part by its number, whatever else it names.
 */
export function readService(brief: string): Stated<string> | null {
  const isGoods =
    isCarried(brief) ||
    findCodes(brief.replace(EXTENSION, '').replace(TERM, ' ')).some(
      (code) => PART_NUMBER.test(code) && !REQUEST.test(code),
    );
  const hit =
    AT_WORK.exec(brief) ??
    (isCarried(brief) ? null : AT_THEIR_PLACE.exec(brief)) ??
    (isGoods ? null : SERVICE_WORD.exec(brief));
  return hit ? { value: hit[0], start: hit.index, end: hit.index + hit[0].length } : null;
}

/** Whether a brief says that something is sent to it. */
export const isCarried = (brief: string): boolean => CARRIED.test(brief);

/** "D2740" is no part: a code of dental procedures (CDT, American Dental Association) is a D and four digits. */
export const PART_NUMBER = /^(?!D\d{4}$)(?=.*\p{L})(?=.*\d)(?:.*-.*|.{4,})$/u;
/** "12-month", "2-visit": how long or how often, and no part. */
const TERM =
  /(?<![\w-])\d{1,3}-(?:month|year|week|day|hour|visit|man|person|monat|mois|mes|mese|maand|mês)\p{L}{0,3}(?![\w-])/giu;
/** "RFQ-2611-07": what the request is filed under. */
const REQUEST = /^(?:RFQ|RFP|RFI|ITQ|ITT|ITB|REQ|REF|QTN|TENDER)[-/_]?\d/i;
const AT_WORK = /\bnothing to ship\b|\bnothing (?:is|gets|will be) shipped\b|\ball work on[- ]site\b/i;
/** "Fitted at the shop": the buyer goes there. */
const AT_THEIR_PLACE = new RegExp(
  `(?<!\\p{L})${anyOf({
    en: 'fitted|fitting|mounted|installed|balanced|done',
    de: 'montiert|montage|eingebaut|aufgezogen|gewuchtet',
    fr: 'montés|montées|monté|montage|posés|équilibrés',
    es: 'montados|montadas|montaje|instalados|equilibrados',
    it: 'montati|montate|montaggio|installati|equilibrati',
    nl: 'gemonteerd|montage|uitgebalanceerd',
    pt: 'montados|montadas|montagem|instalados|equilibrados',
    pl: 'montaż|zamontowane|założone|wyważone|wyważenie',
  })}(?:\\s\\S+){0,2}?\\s${anyOf({
    en: 'at the shop|at their shop|at the garage|at their garage|at the workshop|at their workshop|at the dealer|in the shop',
    de: 'in der werkstatt|beim händler|beim reifenhändler',
    fr: "au garage|à l'atelier|à l’atelier|en atelier",
    es: 'en el taller|en su taller',
    it: 'in officina|dal gommista',
    nl: 'in de garage|in de werkplaats|bij de garage',
    pt: 'na oficina',
    pl: 'w warsztacie|w serwisie',
  })}(?!\\p{L})`,
  'iu',
);
const CARRIED = /\b(?:ship(?:s|ped|ping)?|freight|send|sent) (?:it |them |to\b)|\bship-to\b|\bshipping\b|\bfob\b/i;
