import { foldCase, LANGUAGES, rolesIn } from '../../reading/languages.ts';
import { anyOf } from '../../reading/phrases.ts';
import { foldWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';

/** What workshops call the paper of a job, by language. */
const TICKETS = {
  en: 'ticket|tkt|tk|job|job card|work order|wo|ro',
  de: 'auftrag|werkstattauftrag|reparaturauftrag',
  fr: 'bon|fiche|ordre de réparation',
  es: 'orden|orden de trabajo|parte|ot',
  it: 'scheda|commessa|buono',
  nl: 'bon|werkbon|opdracht',
  pl: 'zlecenie|zgłoszenie',
  pt: 'ordem|ordem de serviço|os|ficha',
};
const CUSTOMERS = {
  en: 'customer|cust|client',
  de: 'kunde|kundin|kd',
  fr: 'client|cliente',
  es: 'cliente|clienta',
  it: 'cliente',
  nl: 'klant',
  pl: 'klient|klientka',
  pt: 'cliente',
};
/** Fields of what is done to a thing, or is wrong with it. */
const WORK = {
  en: 'svc|service|work|repair|repairs|to do|todo|complaint|labor|labour|fault',
  de: 'arbeit|arbeiten|reparatur|mangel|mängel|zu tun',
  fr: 'travaux|travail|réparation|intervention|panne|à faire',
  es: 'trabajo|trabajos|reparación|avería|servicio',
  it: 'lavoro|lavori|riparazione|intervento|guasto',
  nl: 'werk|werkzaamheden|reparatie|klacht|storing',
  pl: 'naprawa|usterka|robocizna|do zrobienia',
  pt: 'serviço|conserto|reparo|avaria|trabalho',
};

const CUSTOMER = `(?:${anyOf(CUSTOMERS)})(?:\\.|:)?`;
const TICKET = new RegExp(
  String.raw`^[ \t>*-]*(?:${CUSTOMER} [^\n\d]{2,40}[ \t])?[ \t]*(?:${anyOf(TICKETS)}|t(?=#))(?:[ \t]?(?:n[or]\.?|n\.?[°º]|num\.?))?[ \t:#.]{1,3}(?=[\d/-]*\d{3})\d[\d/-]{1,10}(?![\p{L}\d])`,
  'iu',
);
const OF_CUSTOMER = new RegExp(String.raw`^[ \t,;|–—-]*${CUSTOMER}[ \t]+(?:(?! [-–—] )[^\n,;|])*`, 'iu');
const TELEPHONE = /(?<!\p{L})(?:(?:tele)?(?:phone|fon|foon)|ph|tel|tél|teléfono|cell|mob)\.?:? ?[\d ()+./-]{6,20}/giu;
const WORK_FIELD = new RegExp(String.raw`^[ \t]*${anyOf(WORK)}[ \t]?:`, 'iu');
const WORK_ARROW = /^[ \t]*(?:->|=>|→|»)[ \t]*(?=\p{L})/u;

/** Tickets of a workshop without their numbers, whose they are, and the lines of what is to be done; other texts as they are. */
export function withoutWork(text: string): string {
  const lines = text.split('\n');
  if (lines.filter((line) => TICKET.test(line)).length < 2) return text;
  return lines
    .map((line) => {
      if ((WORK_FIELD.test(line) || WORK_ARROW.test(line)) && !namesGoods(line)) return '';
      return TICKET.test(line) ? withoutTicket(line) : line;
    })
    .join('\n');
}

/** What the head of a ticket says besides whose it is: nothing, or the thing. */
function withoutTicket(line: string): string {
  const rest = line.replace(TICKET, '').replace(TELEPHONE, ' ');
  const own = (namesGoods(rest) ? rest : rest.replace(OF_CUSTOMER, ' ')).replace(/^[\s,;:|–—-]+/, '');
  if (!/\p{L}/u.test(own.replace(/\([^()]*\)/g, ' '))) return '';
  const parts = own.split(/[,;]|\s[–—-]\s/);
  const sold = parts.findIndex((part) => isGone(/\p{L}+/u.exec(part)?.[0] ?? ''));
  return sold > 0 ? `\n(not the ${parts.slice(0, sold).join(',').trim()})\n` : `\n${own}`;
}

const isGone = (word: string): boolean => LANGUAGES.some((language) => rolesIn(language, foldCase(word)).has('gone'));

const namesGoods = (words: string): boolean => {
  const folded = foldWords(words);
  return folded.some((word, at) => brandLength(folded, at) > 0 && kindsOf(word).size === 0);
};
