import { anyOf } from './phrases.ts';
import { HOLDS, OFFER_WORDS } from './vocabulary/term-words.ts';
import { exactly, ignoringCase } from './ignoring-case.ts';

/** A line of a sheet or a paper that was copied without its ends is at least as long, and holds as many amounts. */
const LONG = 150;
const AMOUNTS = 4;
const CENTS = String.raw`\d[.,]\d{2}(?!\d)`;

/** "354.002Flange": the number of the next row behind the amount of this one, and no part of a date. */
const NEXT_NUMBER = new RegExp(
  String.raw`(?<=\d[.,]\d{2}(?<!\d[./]\d{1,2}[./]\d{2})|\p{Lu}{3})(?<row>\d{1,2})(?=\p{Lu}\p{Ll})`,
  'gu',
);
/** "777.60BV-20", "FREETotal", "0188To:", "GmbHGewerbepark": two words between which the end of a line or a cell was lost. */
const GLUED = new RegExp(
  [
    `(?<=${CENTS})(?=\\p{L})`,
    String.raw`(?<=\d)(?=\p{Lu}\p{Ll}{2})`,
    String.raw`(?<=\p{Ll}{2}|\p{Lu}{3}|\p{Ll}H|[\p{L}\d]\))(?=\p{Lu}\p{Ll}{2})`,
    String.raw`(?<=\p{Ll}{2})(?<!Gmb)(?=\p{Lu}[\p{Lu}&])`,
  ].join('|'),
  'gu',
);
/** "Total1,914.00", "oak24 pcs": a word and its figure. */
const FIGURE = /(?<=\p{Ll}{2}|\p{Lu}\p{Ll}|\p{Ll}\p{L})(?=\d)/gu;
const apart = (line: string): string =>
  line.replace(NEXT_NUMBER, '\n$<row>. ').replace(GLUED, '\n').replace(FIGURE, ' ');

/** Behind the amount of a row the next row, or what the offer is called further on; not what the amount is for. */
const NEXT_ROW = new RegExp(
  `(?<=${CENTS}\\)?|\\p{L}\\.\\))(?<!\\s0[.,]\\d{2}) (?=\\(?[\\p{L}\\d])(?!(?:${anyOf({
    en: 'each|ea|per|a|an|the|for|plus|inc|incl|including|ex|excl|excluding|and|or|less|net',
    de: 'p.|je|pro|das|der|die|inkl|exkl|netto|brutto|zzgl|und',
    fr: 'ht|ttc|par|la|le|et|pièce',
    es: 'por|el|la|más|y|c/u',
    it: 'al|alla|per|cad|più|e',
    nl: 'per|excl|incl|en',
    pt: 'por|cada|mais|e',
    pl: 'za|netto|brutto|i|szt',
    signs: 'Euro|euro|euros|EUR|USD|GBP|CHF|AUD|CAD|NZD|zł|kr|x|HT|TTC|NET',
  })})(?!\\p{L})|\\d[\\d.,]*(?:\\s|$))`,
  'gu',
);
/** What a term of the offer begins with, in capitals as the next label of a paper. */
const TERMS = ignoringCase(
  `(?<=\\S) (?=${exactly('\\p{Lu}')})(?=(?:(?:${anyOf(OFFER_WORDS)}) )?(?:${anyOf(HOLDS)})(?!\\p{L})|(?:${anyOf({
    en: 'lead time|terms|payment|delivery time',
    de: 'lieferzeit|lieferung|zahlbar|zahlung',
    fr: 'délai|paiement|règlement',
    es: 'plazo|pago|entrega',
    it: 'consegna|pagamento|resa',
    nl: 'levertijd|betaling',
    pt: 'prazo|pagamento',
    pl: 'termin|płatność',
  })})(?!\\p{L}))`,
  'gu',
);

/** A paper that was copied as one line, with a line for each of its rows and terms again. Other lines stay as they are. */
export const withRowsApart = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      if (line.length < LONG || (line.match(new RegExp(CENTS, 'g')) ?? []).length < AMOUNTS) return line;
      // Sentences with amounts have small words round them; rows have none.
      if ((line.match(TALK) ?? []).length * 25 > line.length / 6) return line;
      if ((line.match(SENTENCE) ?? []).length > 1) return line;
      const isGlued = (line.match(new RegExp(`${CENTS}\\p{L}`, 'gu')) ?? []).length > 1;
      // Where rows begin with capitals, a small letter goes on with a sentence.
      const isWritten = (line.match(SMALL_BEHIND) ?? []).length > 1;
      if (isWritten && !isGlued && CAPITALS.test(line)) return line;
      return (isGlued ? apart(line) : line.replace(NEXT_ROW, '\n')).replace(TERMS, '\n');
    })
    .join('\n');
/** A sentence that begins behind another, and no short form of a row. */
const SENTENCE = /(?:\p{L}{4}|\p{Sc}|zł|EUR|\p{L}uro)\.\s\p{Lu}\p{Ll}+\s\p{L}/gu;
const SMALL_BEHIND = new RegExp(
  `${CENTS} (?!(?:zzgl|inkl|davon|plus|incl|excl|kg|st|szt|pz|uds?|pcs|ea|each|x)(?!\\p{L}))\\p{Ll}{3}`,
  'gu',
);
const CAPITALS = /(?<=[^.!?]\s)\p{Lu}/u;
const TALK =
  /(?<!\p{L})(?:we|i|you|can|do|is|are|it's|that's|wir|ich|ihnen|sie|ist|sind|nous|vous|est|il|me|le|es|son|te|os|nos|lo|mi|ci|vi|è|wij|je|u|ons|lhe|e|o|jest)(?!\p{L})/giu;
