import type { TextSpan } from '../span.ts';
import { anyPhrase } from '../word-lists.ts';

/** Street addresses of a text, with what follows of town, state and postal code. `further` are forms of streets that only the caller knows to be none of its things. */
export function findAddresses(text: string, further: readonly RegExp[] = []): TextSpan[] {
  return [...ADDRESSES, ...further].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (hit) => {
      const end = hit.index + hit[0].length;
      const behind = REST.exec(text.slice(end, end + LONGEST_REST))?.[0].length ?? 0;
      return { start: hit.index, end: end + behind };
    }),
  );
}

/** Whoever an order goes to, with the address behind it. */
export const findRecipients = (text: string): TextSpan[] =>
  RECIPIENTS.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (hit) => ({ start: hit.index, end: hit.index + hit[0].length })),
  );

const LONGEST_REST = 160;

const KINDS =
  'street|st|avenue|ave|road|rd|court|ct|drive|dr|lane|ln|boulevard|blvd|way|terrace|ter|place|pl|plaza|circle|cir|parkway|pkwy|highway|hwy|trail|trl|square|sq|loop|alley|close|crescent|mews|row|walk|green|grove|hill|gardens|crossing|bluff|ridge|run|point|path|pike|bend|cove|trace|hollow|knoll|turnpike|landing|heights';
/** As written: with a capital, in capitals, in small letters. */
const STREET = `(?:${KINDS.split('|')
  .flatMap((kind) => [kind, kind.toUpperCase(), kind.charAt(0).toUpperCase() + kind.slice(1)])
  .join('|')})`;
const STREETS_IN_FULL =
  'Street|Avenue|Road|Court|Drive|Lane|Boulevard|Terrace|Place|Plaza|Circle|Parkway|Highway|Crescent|Close|Mews|Ave|Rd|Ln|Blvd';
const IN_SMALL = 'street|avenue|road|lane|boulevard|terrace|crescent|drive|court|close|mews|ave|rd|ln|blvd';
/** Ends of street names that are one word with the name. */
const JOINED =
  '(?:straße|strasse|str\\.|weg|gasse|allee|platz|ring|damm|ufer|straat|laan|plein|gracht|kade|dijk|steeg)';
const BEFORE =
  '(?:rue|avenue|av\\.|boulevard|bd|place|chemin|allée|impasse|quai|calle|c/|avenida|avda\\.?|paseo|plaza|camino|via|viale|piazza|corso|largo|rua|travessa|praça|estrada|postfach|ul\\.|ulica|aleja|osiedle|p\\.?\\s?o\\.?\\s?box)';
const NAME = "[\\p{Lu}\\d][\\p{L}\\d.'’-]{0,30}";

/** "Bodley, ny 10705" without its capitals. */
const TOWN_IN_SMALL =
  "\\p{Ll}[\\p{L}.'’-]{2,24}(?: \\p{Ll}[\\p{L}.'’-]{2,24}){0,2}, ?[a-z]{2},? \\d{5}(?:-\\d{4})?(?!\\d)";

/** Fields of an order: to whom it goes, or who pays for it. */
const TO_WHOM = `ship to,ship-to,shipped to,shipping to,deliver to,delivered to,delivery to,sent to,mailed to,send to,sold to,bill to,billed to,invoice to,
  shipping address,delivery address,billing address,versandt an,geliefert an,lieferung an,lieferadresse,versandadresse,lieferanschrift,
  rechnungsadresse,livré à,livraison à,expédié à,adresse de livraison,adresse de facturation,enviado a,enviar a,entregar a,dirección de envío,
  dirección de entrega,spedito a,consegnato a,spedire a,indirizzo di spedizione,indirizzo di consegna,verzonden aan,bezorgd bij,leveren aan,
  verzendadres,bezorgadres,afleveradres,wysłano do,adres dostawy,adres wysyłki,enviado para,entregue a,endereço de entrega,morada de entrega`;

/** To whom an order goes, to the end of its line. */
const RECIPIENTS = [
  /(?<![\p{L}\d])(?:ship(?:ped)?|deliver(?:ed)?|sent|mailed|versandt|expédiée?|enviado|spedito) (?:to|an|à|a) (?=\p{Lu}\p{Ll})[^\n;]{3,120}/giu,
  new RegExp(`(?<![\\p{L}\\d])(?:${anyPhrase(TO_WHOM)})[ \\t]?:[ \\t]*(?=[\\p{L}\\d])[^\\n;]{3,120}`, 'giu'),
];

const ADDRESSES = [
  ...RECIPIENTS,
  new RegExp(`(?<![\\p{L}\\d.,$-])\\d{1,5}[a-z]?,? (?!\\d{1,5} )(?:${NAME} ){1,4}${STREET}(?![\\p{L}\\d])\\.?`, 'gu'),
  // Words that things have too, where the clause ends with them.
  new RegExp(
    `(?<![\\p{L}\\d.,$-])\\d{1,5}[a-z]?,? (?!\\d{1,5} )(?:${NAME} ){1,3}(?:Yard|Wharf|Wynd|Quay|Croft|Villas|Cottages)(?=\\s*(?:[,;.\\n]|$))`,
    'gu',
  ),
  // In small letters, where the clause ends with it or words for a place stand before.
  new RegExp(
    `(?<![\\p{L}\\d.,$-])(?!(?:19|20)\\d\\d )\\d{1,5} (?:\\p{Ll}{2,20} ){1,2}(?:${IN_SMALL})\\.?(?=\\s*(?:[,;!?\\n]|$|in |apt ))`,
    'gu',
  ),
  new RegExp(
    `(?<=(?<![\\p{L}])(?:at|to|address(?: is|:)?) )\\d{1,5} (?!wheel|speed|door)(?:\\p{Ll}{2,20} ){1,2}(?:${IN_SMALL})(?![\\p{L}\\d])`,
    'gu',
  ),
  // "On Dunmore Terrace", without its number.
  new RegExp(`(?<=(?<![\\p{L}])(?:on|at|off|near|along) )(?:${NAME} ){1,3}(?:${STREETS_IN_FULL})(?![\\p{L}\\d])`, 'gu'),
  new RegExp(`(?<![\\p{L}\\d])(?:${NAME}[ -]){0,2}[\\p{L}-]{2,30}${JOINED} ?\\d{1,4} ?[a-z]?(?![\\p{L}\\d])`, 'giu'),
  new RegExp(
    `(?<![\\p{L}\\d])(?:\\d{1,4}(?: ?bis| ?ter)?,? )?${BEFORE} (?:[\\p{L}'’.-]{1,30} ?){1,5},? ?(?:n[.º°]? ?)?\\d{1,5}(?!\\d)`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d])\\d{1,4}(?: ?bis| ?ter)?,? (?:rue|avenue|boulevard|place|chemin|allée|impasse|quai) (?:[\\p{L}'’.-]{1,30} ?){1,5}`,
    'giu',
  ),
  // A town with its state and ZIP, a postal code with its town.
  /(?<![\p{L}\d])(?:\p{Lu}[\p{L}.'’-]{1,24} ?){1,3},? [A-Z]{2},? \d{5}(?:-\d{4})?(?!\d)/gu,
  new RegExp(`(?<=^|[,;\\n] ?)${TOWN_IN_SMALL}(?=\\s*(?:$|[,;.\\n]))`, 'gmu'),
  /(?<=^|[,;\n] ?)(?:(?:D-|F-)?\d{5}|(?:A|CH|B|L)-\d{4}|\d{4} [A-Z]{2}) \p{Lu}[\p{L}-]{2,24}(?=\s*(?:$|[,;.]))/gmu,
];

/** Apartment, suite, town, state and postal code behind a street. */
const WORD = "\\p{Lu}[\\p{L}.'’-]{1,24}";
const REST = new RegExp(
  `^(?:[ ,\\n]{1,3}(?:${[
    '(?:[Aa]pt|[Ss]uite|[Ss]te|[Uu]nit|[Ff]loor|[Ff]l|[Rr]oom|#)\\.? ?[\\p{L}\\d-]{1,6}',
    `\\d{4,5}(?:-\\d{4})?(?: [A-Z]{2})?(?: ${WORD})?`,
    `(?:in )?${WORD}(?: ${WORD})?,? [A-Z]{2}\\b(?: \\d{5}(?:-\\d{4})?)?`,
    `${WORD}(?=\\s*(?:[.;\\n]|$))`,
    `in ${WORD}`,
    TOWN_IN_SMALL,
  ].join('|')}))+`,
  'u',
);

/** Streets where no thing is counted that is called so: "619 linden spur", and broken behind the name: "1117 Linden\nBend, Bodley". */
export const STREETS_OF_HOMES: readonly RegExp[] = [
  /(?<![\p{L}\d.,$-])(?!(?:19|20)\d\d )\d{3,5} (?:\p{Ll}{2,20} ){1,2}(?:spur|bend|hollow|trail|parkway|highway|turnpike|knoll|cove|crossing|heights)(?=\s*(?:[,;.!?\n]|$|in ))/gu,
  new RegExp(
    `(?<![\\p{L}\\d.,$-])(?!(?:19|20)\\d\\d[ \\n])\\d{1,5}[a-z]?,?(?:[ \\n]${NAME}){1,3}\\n${STREET}(?=,)`,
    'gu',
  ),
];
