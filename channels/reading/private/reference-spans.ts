import type { TextSpan } from '../span.ts';
import { anyPhrase } from '../word-lists.ts';

/**
 * Numbers that belong to a purchase or a person and to nothing else: orders, invoices, tracking, members, cards, number plates, days of birth.
 * The word that names the number is within the span.
 */
export function findReferences(text: string): TextSpan[] {
  return REFERENCES.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (hit) => ({ start: hit.index, end: hit.index + hit[0].length })),
  );
}

const CALLED = [
  'order|confirmation|purchase order|p\\.?o\\.?|invoice|receipt|transaction|trans|tracking|shipment|member(?:ship)?|account|acct|loyalty|rewards?|customer|client|patient|policy|claim|case|ticket|ssn|social security|passport|driver.?s licen[cs]e|dl|mrn|chart|licen[cs]e plate|plate|tag|registration|rx number|rx #|prescription|unit|asset|terminal|approval|auth(?:orization)?|employee|badge|lpn|sscc|pallet|skid|manifest|rma|asset ?tags?|inventory ?tags?|iban|bic|(?:rent )?ledger|lease|docket|folio|zip|zip code|postal code|postcode|plz|tkt|stock(?=[ -]?(?:n[ro]\\b|num|#|id))|(?:pick|pack(?:ing)?|order|work|run|route|job|tally|count) ?(?:sheet|slip|list|ticket)',
  'bestell(?:ung|nummer)|nve|paletten(?:nummer|nr\\.?)?|inventar(?:nummer|nr\\.?)|retouren(?:nummer|nr\\.?|posten)|auftrag(?:s?nummer)?|rechnung(?:snummer)?|kundennummer|sendungsnummer|kennzeichen|mitgliedsnummer|versichertennummer|konto(?:nummer)?',
  'palet|bancale|commande|facture|suivi|numéro client|immatriculation|immatriculée?s?|plaque|pedido|factura|seguimiento|cliente|matrícula|ordine|fattura|spedizione|targat[ao]|targa|encomenda|fatura|rastreio|placa|bestelling|bestelnummer|factuur|klantnummer|kenteken',
].join('|');
/** Before "lot": what a warehouse sold or took back at once, and nothing of how a thing was made. */
export const LOTS_OF_GOODS = '(?:liquidation|auction|returns?|truckload|salvage|close-?out|storage|consignment)';
const LINK =
  '(?:[ -]?(?:numbers?|confirmation|no\\.?|nr\\.?|num\\.?|nummer|numéro|número|numero|n[°º]|id|is|es|est|ist|è|é|code))*';
/** Three digits at least, in groups too: "77 120 934". */
const CODE =
  '(?=[\\p{L}\\d-]*(?:\\d[ -]?){3})[\\p{L}\\d]+(?:[-/][\\p{L}\\d]+)*(?: \\d{2,4}(?!\\d)(?! ?(?:mg|ml|oz|g|kg|lb|in|ct)\\b)){0,3}';

/** Numbers by which authorities and health insurers know a person or a firm. */
const OFFICIAL = `medicare,medicaid,nhs,health card,insurance id,subscriber id,tax id,ein,vat,vat id,vat reg,company reg,
  steuernr,steuer nr,steuernummer,st nr,ust id,ust idnr,ust id nr,handelsregister,hrb,hra,
  krankenkasse,versichertennr,sozialversicherungsnr,siret,siren,tva,numéro de sécu,sécurité sociale,carte vitale,nif,cif,nie,dni,nss,seguridad social,tarjeta sanitaria,
  rfc,curp,p iva,iva,partita iva,codice fiscale,
  tessera sanitaria,cpf,cnpj,nipc,utente,btw,btw nr,kvk,bsn,nip,regon,pesel,krs`;

const OFFICIAL_NAMES = `(?:${anyPhrase(OFFICIAL)}|p\\. ?iva|st\\.-? ?nr|[nc]\\.i\\.f)(?!\\p{L})`;
const OFFICIAL_START = new RegExp(`^${OFFICIAL_NAMES}`, 'iu');
/** Whether what was found begins with the name of such a number: it is of no thing, whatever its form is. */
export const isOfficial = (reference: string): boolean => OFFICIAL_START.test(reference);

const REFERENCES = [
  new RegExp(
    `(?<![\\p{L}\\d])(?:${CALLED}|${LOTS_OF_GOODS} lots?)${LINK} ?[:#=]{0,2} ?(?!(?<=\\p{L})\\p{L})(?:(?!(?:19|20)\\d\\d(?!\\d))${CODE}|[A-Z]{2,4} \\d{2,5}|[A-Z]{1,3}-\\d{1,4}-[A-Z]{1,3})(?![\\p{L}\\d])`,
    'giu',
  ),
  // Numbers of papers by their own letters: "WO-118274".
  /(?<![\p{L}\d-])(?:WO|PO|SO|INV|RMA|TKT|INC|REQ|CASE|REF)(?:[-# ]\d{4,10}|\d{6,10})(?![\p{L}\d-])/gu,
  // Licence plates of a warehouse, on what came back to it.
  /(?<![\p{L}\d])LPN[A-Z]{0,4}-?\d{3,12}(?![\p{L}\d])/giu,
  // Number plates of Spain.
  /(?<!\p{L})[Mm]atr[ií]cula:? \d{4} ?[BCDFGHJKLMNPRSTVWXYZ]{3}(?![\p{L}\d])/gu,
  // Couriers' own forms.
  /(?<![\p{L}\d])1Z[\dA-Z]{16}(?![\p{L}\d])|(?<![\p{L}\d])\d{3}-\d{7}-\d{7}(?!\d)/gu,
  /\brx ?(?:#|no\.?|number)? ?:? ?\d{6,}/gi,
  /(?:\b(?:mc|visa|amex|disc|debit|card) ?)?(?:[X*•x]{4}[ -]?){1,3}\d{4}(?!\d)|(?<!\bcode )\b(?:ending|ends)(?: in| with)? \d{4}(?!\d)/gi,
  /(?<![\p{L}\d])(?:born|b\.|dob|d\.o\.b\.|date of birth|geb(?:oren)?\.?|né le|née le|nacido el|nacida el|nato il|nata il)(?: on| am)?:? ?\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/giu,
  /(?<![\p{L}\d])\d{3}-\d{2}-\d{4}(?!\d)/gu,
  new RegExp(
    `(?<![\\p{L}\\d])${OFFICIAL_NAMES}\\.?${LINK} ?[:#=]{0,2} ?(?=[A-Z\\d./ -]{0,6}\\d)[A-Z\\d]+(?:[ ./-][A-Z\\d]*\\d[A-Z\\d]*){0,6}(?![\\p{L}\\d])`,
    'giu',
  ),
];
