import { cueList } from '../../reading/cue-list.ts';
import { isGivenName } from '../../reading/given-names.ts';
import { LANGUAGES } from '../../reading/languages.ts';
import { isClosing } from '../../reading/private/letter-lines.ts';
import { anyOf } from '../../reading/phrases.ts';
import type { Span } from '../../reading/span.ts';
import { DESKS } from '../../reading/vocabulary/letter-words.ts';
import { HEAD_FIELDS } from '../../reading/vocabulary/mail-words.ts';
import {
  COPIED_NOUNS,
  DOCUMENT_NOUNS,
  MESSENGERS,
  OFFER_NOUNS,
  OPENING_NOUNS,
  RECEIVED,
} from '../../reading/vocabulary/order-words.ts';
import { PAPER_TITLES, REQUEST_TITLES } from '../../reading/vocabulary/paper-words.ts';
import { LEGAL_FORMS, REGISTER_MARKS, TRADE_WORDS } from '../../reading/vocabulary/company-words.ts';
import { anyWord } from '../../reading/word-lists.ts';
import { carriageIn } from './carriage-in-price.ts';
import { ALTERNATE, NO_BID } from './item-words.ts';
import { findLabels } from './labels.ts';
import type { NeedMatcher } from './need-matcher.ts';
import { isOfHead } from './paper-lines.ts';
import { isRowOfHeadings, roleOfHeading } from './table-header.ts';

const FORMS = anyWord(LEGAL_FORMS);
/** A legal form, or a word of trade, as a whole word; "1 kg" is no Kommanditgesellschaft. */
const COMPANY = new RegExp(`(?<!\\d\\s?)\\b(?:${[LEGAL_FORMS, TRADE_WORDS].map(anyWord).join('|')})\\b\\.?`, 'i');
/** "ab Lager", "as agreed", "Preis se": short words in small letters, which are legal forms in capitals or in a text that has none. */
const SMALL_WORDS = /(?<![\p{L}\p{N}])(?:ab|as|se|co|ag|son|sons|sas)(?![\p{L}\p{N}])/gu;
/** The words by which a name is that of a firm: its legal form or its trade; null where it has none. */
export const companyIn = (name: string): string | null =>
  COMPANY.exec(/\p{Lu}/u.test(name) ? name.replace(SMALL_WORDS, '') : name)?.[0] ?? null;
export const isFormAlone = (name: string): boolean => FORM_ALONE.test(name);
/** A legal form is no name by itself, and neither is what a register or a tax office knows a firm by. */
const FORM_ALONE = new RegExp(`^(?:(?:${FORMS})[\\s.,]*)+$`, 'iu');
const REGISTERED = new RegExp(`^(?:${anyWord(REGISTER_MARKS)})(?!\\p{L})[^\\p{L}\\d]*(?:\\p{L}{0,4}[ -]?\\d|$)`, 'iu');
const HEADING = cueList(
  String.raw`
    quote|quotation|quoted|proposal|estimate|bid|offer|angebot|offerte|devis|offre|cotizaci[óo]n|preventivo
    pro ?forma|rfq|pricing|price list|page|date|datum|sales order|confidential
  `,
  { before: String.raw`\b`, after: String.raw`\b` },
);
const NOT_VENDOR = cueList(
  String.raw`
    on|hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|thanks|thank you|re|subject|sent|cc|bcc|date|attn
    attention|ship(?:ping)?(?: ?to)?|bill to|sold to|deliver(?:y|ed)?(?: to)?|customer|prepared for|quote for|your
    our|we|as|per|item|items|line|part|qty|pos|description|total|sub|freight|terms|lead|valid|fob|f\.o\.b|payment
    note|notes|please|pricing|prices?|quotation|quote|estimate|offer|proposal|tel|phone|fax|e-?mail|plazo|prazo
    termin|lieferfrist|délai|lieferzeit|levertijd|leveranstid|consegna|entrega|www|http|all|each|net|stock|delivery
    (?:ihre?|votre|uw|vostra|vuestra|vossa|tu|su) (?:anfrage|bestellung|auftrag|demande|commande|aanvraag|bestelling|richiesta|solicitud|pedido)
    zip|to|from|(?:original|forwarded|begin forwarded) message|conforme|seg[úu]n|selon|(?:pour faire |comme )?suite à|further to|gemäß|laut|secondo|come da
    come richiesto|zgodnie|volgens|naar aanleiding|(?:preis|angebots)?anfrage|demande de (?:prix|devis)|solicitud de|richiesta (?:di|preventivo)
    (?:offerte|prijs)?aanvraag|pedido de|zapytanie(?: ofertowe)?
  `,
  { before: String.raw`^`, after: String.raw`(?!['’]?\p{L})\W*`, flags: 'iu' },
);

/** "OPTION A", "Package 2": which of several, and no name. */
const COUNTED = new RegExp(
  `^(?:${anyOf(OPENING_NOUNS)}|${anyOf(COPIED_NOUNS)}|${anyOf({ all: MESSENGERS })}|package|paket|pack|sheet|seite|page|depot|branch|store|unit|plant|warehouse|filiale|agence|sucursal)\\s*(?:\\d{1,3}|[a-j])?$`,
  'iu',
);
/** "Mr & Mrs Tran": who is written to, or writes; a firm says what it is. */
const TITLED = cueList(
  String.raw`
    respected|exm[oa]s?|ilm[oa]s?|egr|spett(?:\.?le)?|szanown[aiy]|mrs?|ms|miss|dr|herrn?|frau|familie|family
    mme|mlle|monsieur|madame|señora?|sra?|signora?|sig|dhr|mevr|mevrouw|pani|ing|arq|lic|dott(?:\.?ssa)?|prof
    mag|don|doña|dra|eng|inż|geom|avv|rag
  `,
  { flags: 'iu', before: '^', after: String.raw`\.?(?:\s|$)` },
);
const ARTICLE = "(?:the|le|la|il|el|die|der|das|de|het|o) |l['’]";
/** Who writes or reads, by the work of the desk. */
export const DESK = cueList(
  String.raw`
    sales|purchasing|procurement|buyer|buying|orders?|quotes?|accounts? (?:payable|receivable)|info|customer service
    desk|comercial|ventas|vendas|compras|commercial|commerciale|vendite|acquisti|achats|vertrieb|verkauf|einkauf
    (?:vertriebs|verkaufs)?innendienst|verkoop|inkoop|binnendienst|handlowy|sprzedaży|sprzedaż|zakup(?:y|ów)|${anyOf(DESKS)}
  `,
  {
    before: String.raw`^(?:${ARTICLE})?(?:inside |outside |customer )?(?:(?:dep(?:to|artamento|artment|t)?|dipartimento|service|servicio|serviço|ufficio|abteilung|abt|afdeling|dział|biuro|team)\.? (?:de |des |di |für )?)?`,
    after: String.raw`(?: (?:team|desk|dept\.?|department|group))?$`,
    flags: 'iu',
  },
);

/**
 * Whether words at the head of a line or a part name nobody: they greet, title a person or a desk, only count offers, or open as what is said of an offer
 * ("Delivered 70605", "As discussed", "On Mar 1"). "All Seasons Catering" is written as a name.
 */
export const isNoName = (words: string): boolean =>
  companyIn(words) === null &&
  (TITLED.test(words) ||
    isDocumentTitle(words) ||
    COUNTED.test(words) ||
    DESK.test(words) ||
    greetsByName(words) ||
    (!isWrittenAsName(words) && opensTalk(words)));
/** "Hi Jo and Tom": words that greet somebody by a given name, in whatever capitals. */
const greetsByName = (words: string): boolean =>
  isGreeting(words) &&
  words
    .split(/[\s,]+/)
    .slice(1)
    .some(isGivenName);
const opensTalk = (words: string): boolean => NOT_VENDOR.test(words) || isCourtesy(words) || ALTERNATE.test(words);
const isWrittenAsName = (words: string): boolean =>
  /^\p{Lu}[\p{L}'’&.-]*(?: (?:\p{Lu}[\p{L}'’&.-]*|&|and|of|the|de|la|und|et|y|e|di|van)){1,6}$/u.test(words);

/** "DEVIS N° 2207-B", "Orçamento 774", "Quotation ref Q/4471": which document it is, and nobody who wrote it. */
export const isDocumentTitle = (words: string): boolean => DOCUMENT_TITLE.test(words.trim());
/** "QUOTATIONS RECEIVED", "ANGEBOTE": over the offers of several, in minutes and notes; "REQUEST FOR QUOTATION - FORM 2", over the buyer's form. */
export const isHeadOfSeveral = (words: string): boolean => HEAD_OF_SEVERAL.test(words.trim());
const HEAD_OF_SEVERAL = new RegExp(
  `^\\W*(?:(?:${anyOf({ ...OFFER_NOUNS, en: 'quotations|quotes|offers|bids|proposals|estimates' })})(?:\\s${anyOf(RECEIVED)})?\\W*$|${anyOf(REQUEST_TITLES)}(?=\\W*$|\\s+[-–—(|:]|\\s{2,}))`,
  'iu',
);
const DOCUMENT_TITLE = new RegExp(
  `^\\W*(?:${anyOf(DOCUMENT_NOUNS)}|${anyOf(PAPER_TITLES)})(?:(?:\\s\\p{L}{2,12}){0,2}?(?:\\s?(?:n[.°º]{1,2}|no|nr|num|ref|id|#)[.:]?)?[\\s:]+(?=\\S{0,5}\\d)[\\p{L}\\d][\\p{L}\\d/.-]*)?\\W*$`,
  'iu',
);

/** A stretch of a text that can be the name of a vendor, and how well it can. */
export interface Scored extends Span {
  score: number;
}

/** How well a stretch of a quote can be the name of its vendor; empty where it cannot. */
export function score(
  text: string,
  span: Span,
  {
    bonus,
    matcher,
    domains,
    isHead,
    isSignature = false,
    isItem = false,
    isOfGoods = false,
    isNamed = false,
    isAtDesk = false,
  }: {
    bonus: number;
    matcher: NeedMatcher;
    domains: readonly string[];
    isHead: boolean;
    /** A few words alone on the last line. */
    isSignature?: boolean;
    /** A line with a part that is asked for and its price. */
    isItem?: boolean;
    /** A line that lists what a firm deals in: "Water tanks, Pipes & Fittings, Sanitaryware". */
    isOfGoods?: boolean;
    /** A label or a title says that a name stands there, so that small letters and numbers are of it. */
    isNamed?: boolean;
    /** A line that names the desk of who writes: what else stands there is a person. */
    isAtDesk?: boolean;
  },
): Scored[] {
  const name = text
    .slice(span.start, span.end)
    .replace(/[.,;:]+$/, (end) =>
      /\b(?:inc|co|corp|l(?:td|tda|da)|\p{L}\.\p{L}{1,2})\.$/iu.test(text.slice(span.start, span.end)) && end === '.'
        ? '.'
        : '',
    );
  const words = name.split(/\s+/);
  // "Mossbank Vets - the one by the Co-op": who is meant, and no name.
  if (/^(?:the|an?|my|our|his|her|their|your)\s\p{Ll}/u.test(name)) return [];
  if (name.length < 3 || name.length > 60 || words.length > 8 || !/\p{L}{2}/u.test(name)) return [];
  if (
    /\d+\s*(?:d[ií]as?|days?|tage|jours|giorni|dagen|weeks?|wochen|semanas?|semaines)(?![\p{L}])/iu.test(name) ||
    /\d[.,]\d{2}|[$€£@=?]|\b(?:USD|EUR|GBP|CHF) ?\d|\d ?(?:USD|EUR|GBP|CHF|PLN|SEK|zł|kr)\b|\d{5}/.test(name) ||
    (/^\d+\s/.test(name) && !(/^\d{1,2}\s\p{Lu}\p{Ll}+ /u.test(name) && companyIn(name) !== null)) ||
    /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}\b/i.test(name) ||
    (NOT_VENDOR.test(name) && companyIn(name.replace(NOT_VENDOR, 'X ')) === null)
  )
    return [];
  if (matcher.match(name).some(({ by }) => by !== 'words') || isLabel(name) || DESK.test(name) || HEAD_FIELD.test(name))
    return [];
  if (/^(?:dear|correction|attention|revised|update)\b/i.test(name) || NO_BID.test(name) || isClosing(name, LANGUAGES))
    return [];
  const isCompany = companyIn(name) !== null;
  if (!isCompany && TITLED.test(name)) return [];
  if (
    isDocumentTitle(name) ||
    HEAD_OF_SEVERAL.test(name) ||
    FORM_ALONE.test(name) ||
    REGISTERED.test(name) ||
    carriageIn(name) !== null
  )
    return [];
  if (
    COUNTED.test(name) ||
    isRowOfHeadings(name) ||
    isOfHead(name) ||
    roleOfHeading(name) !== null ||
    name.endsWith('#')
  )
    return [];
  if (!isCompany && GREETING.test(name) && words.length < 6) return [];
  // A paste in small letters has no capitals to go by.
  const hasCapitals = /\p{Lu}/u.test(text);
  if (!hasCapitals && !isCompany && bonus < 3 && !isSignature && !isOwnDomain(name, domains)) return [];
  const capitals = !hasCapitals
    ? GREETING.test(name)
      ? 0
      : 1
    : words.filter(
        (word) =>
          /^(?:(?:[ld]|(?:de|da|ne|su|a)ll)['’])?[\p{Lu}\d&(]/u.test(word) ||
          /^(?:and|of|the|de|du|des|la|und|&|y|e|for|do|da|dos|das|del|della|di|van|von|der|den|et|i|z|o\.?o\.?|och)$/i.test(
            word,
          ),
      ).length / words.length;
  if (capitals < 0.99 && !isNamed && !(isCompany && capitals >= 0.6)) return [];
  const isOwn = isOwnDomain(name, domains);
  if (!isCompany && !isHead && !isOwn) return [];
  const legal = /\b(?:inc|llc|ltd|corp|co|gmbh|ag|s\.?a|sarl|srl|bv|company|limited)\b\.?$/i.test(name) ? 1.5 : 0;
  const penalty =
    (HEADING.test(name) ? 3 : 0) +
    (words.length === 1 && !isCompany ? 1 : 0) +
    // A trade alone, or what the goods are called, is no firm.
    (words.length === 1 && companyIn(name) === name ? 3 : 0) +
    (matcher.match(name).length > 0 ? (hasCapitals ? 0.5 : bonus >= 3 ? 2 : 3) : 0) +
    (isItem || (isOfGoods && legal === 0) ? 3 : 0) +
    (isAtDesk && !isCompany && !isOwn ? 3 : 0) +
    // "Vertrieb Mainau": a desk, by the word that it opens with.
    (words.length === 2 && DESK.test(words[0] ?? '') && !(bonus >= 3 && /^comercial$/i.test(words[0] ?? '')) ? 6 : 0) +
    (/\b(?:inside|sales|dept|department|team|desk|manager|rep|customer service)\b/i.test(name) &&
    !/\b(?:inc|co|llc|supply)\b/i.test(name)
      ? 3
      : 0) +
    (/(?<!^)\b(?:st|street|ave|avenue|road|rd|blvd|suite|p\.?o\.? box|drive|dr|hwy|po)\b\.?(?=\W*(?:$|[\d,]))/i.test(
      name,
    )
      ? 2
      : 0);
  const total = bonus + (isCompany ? 3 : 0) + legal + (isOwn ? 4 : 0) - penalty;
  return [{ start: span.start, end: span.start + name.length, score: total }];
}

/** A field of the head of a mail. */
const HEAD_FIELD = new RegExp(`^(?:${Object.values(HEAD_FIELDS).flat().join('|')})$`, 'iu');

/** "Tooling", "Freight": what an amount is for. */
const isLabel = (name: string): boolean =>
  !HAS_FORM.test(name) &&
  (/%/.test(name) || findLabels(name).some(({ words, start }) => start === 0 && words.length > name.length / 2));
/** "Verpackung Aller KG": a firm, whatever it deals in. */
const HAS_FORM = new RegExp(`\\p{L}{3}\\s(?:${FORMS})\\.?$`, 'iu');

/** Whether a line greets, or goes on with what another line says: it names nobody. */
export const isCourtesy = (line: string): boolean =>
  GREETING.test(line) ||
  isClosing(line, LANGUAGES) ||
  (/^(?:(?:Attached|We|Our|I|As|Per|In|Kind|Best|Regards)(?!\p{L}))/u.test(line) && companyIn(line) === null);

/** Whether a line opens a letter. */
export const isGreeting = (line: string): boolean => GREETING.test(line);

const GREETING = cueList(
  String.raw`
    congratulations|congrats|félicitations|felicidades|glückwunsch|gefeliciteerd|hi|hello|hey|dear|good|morning|afternoon|evening|sorry|thanks|thank|please|pls|correction|sehr|guten|moin|servus|grüezi|grüß\p{L}*|liebe[rs]?
    bonjour|salut|hola|buen[ao]s|estimad[ao]s?|buongiorno|salve|gentil[ei]|beste|geachte|dag|hoi|goede\p{L}*|bom|boa|olá|prezad[ao]s?
    dzień|witam|hej|on|see|here|hallo|ciao|cześć|car[oai]s?|ch(?:er|ère)s?|lieve|egregi[oa]|spett\.?(?:le|abile)?|szanown[aiy]|drog[ia]|querid[ao]s?|exm[oa]s?|monsieur|madame|messieurs|muy s(?:r|ra|res)\.?|gentilissim[oaie]|signor[ei]?|panie|państwo
  `,
  { before: String.raw`^`, after: String.raw`(?!\p{L})`, flags: 'iu' },
);

/** The name of a firm begins like the address that its people write from. */
export function isOwnDomain(name: string, domains: readonly string[]): boolean {
  return [name, name.replace(/[äöüÄÖÜ]/g, (letter) => `${letter}e`)].some((written) => {
    const bare = written
      .toLowerCase()
      .normalize('NFD')
      .replaceAll('ß', 'ss')
      .replace(/[^a-z0-9]/g, '');
    return (
      bare.length >= 5 &&
      domains.some(
        (domain) => bare.startsWith(domain) || domain.startsWith(bare) || isOfItsWords(domain, written.toLowerCase()),
      )
    );
  });
}

/** "hallgarthfeeds" and "Hallgarth Farm Feeds": the first word of a name and some of the others, in their order; or two of its long words in any. */
function isOfItsWords(domain: string, name: string): boolean {
  const [first = '', ...others] = name.split(/[^\p{L}\d]+/u).filter(Boolean);
  const without = (rest: string, word: string): string => (rest.startsWith(word) ? rest.slice(word.length) : rest);
  if (first.length >= 3 && domain.startsWith(first) && others.reduce(without, domain.slice(first.length)) === '')
    return true;
  const long = [first, ...others].filter((word) => word.length >= 4);
  return others.length > 1 && long.some((word) => domain.startsWith(word) && long.includes(domain.slice(word.length)));
}
