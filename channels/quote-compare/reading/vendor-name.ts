import { cueList } from '../../reading/cue-list.ts';
import { LANGUAGES } from '../../reading/languages.ts';
import { isClosing } from '../../reading/private/letter-lines.ts';
import { anyWord } from '../../reading/word-lists.ts';
import { OF_WORDS, SELF_WORDS } from '../../reading/vocabulary/spoken-offers.ts';
import { ANSWERED, FORWARDED, HEAD_FIELDS } from '../../reading/vocabulary/mail-words.ts';
import { SENDER_WORDS } from '../../reading/vocabulary/order-words.ts';
import { anyOf } from '../../reading/phrases.ts';
import { CHAT_HEAD } from '../../reading/layouts/chat-lines.ts';
import { LEGAL_FORMS, REGISTER_MARKS, TRADE_WORDS } from '../../reading/vocabulary/company-words.ts';
import { carriageIn } from './carriage-in-price.ts';
import { NO_BID, TERMS } from './item-words.ts';
import { chunks } from './name-chunks.ts';
import { roleOfHeading } from './table-header.ts';
import { findLabels } from './labels.ts';
import type { NeedMatcher } from './need-matcher.ts';
import { trimSpan, lineSpans } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';

const FORMS = anyWord(LEGAL_FORMS);
/** A legal form, or a word of trade, as a whole word; "1 kg" is no Kommanditgesellschaft. */
const COMPANY = new RegExp(`(?<!\\d\\s?)\\b(?:${[LEGAL_FORMS, TRADE_WORDS].map(anyWord).join('|')})\\b\\.?`, 'i');
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
    zip|to|from|(?:original|forwarded|begin forwarded) message|conforme|seg[úu]n|selon|suite à|gemäß|laut|secondo|come da
    come richiesto|zgodnie|volgens|naar aanleiding
  `,
  { before: String.raw`^`, after: String.raw`\b\W*` },
);

/** Lines of the head of a mail that name the reader, a day or a file, and lines that set a mail apart. */
const MAIL_HEAD = new RegExp(
  `^[\\s>*]*(?:(?:${[...HEAD_FIELDS.sent, ...HEAD_FIELDS.to, ...HEAD_FIELDS.copy, ...HEAD_FIELDS.other].join('|')})\\**\\s?:|[-_\\s]*(?:${[...ANSWERED, ...FORWARDED].join('|')})(?!\\p{L}))`,
  'iu',
);
/** Who writes or reads, by the work of the desk. */
const DESK = cueList(
  String.raw`
    sales|purchasing|procurement|buyer|buying|orders?|quotes?|accounts? (?:payable|receivable)|info|customer service
    desk|comercial|ventas|vendas|compras|commercial|commerciale|vendite|acquisti|achats|vertrieb|verkauf|einkauf
    (?:vertriebs|verkaufs)?innendienst|verkoop|inkoop|binnendienst|handlowy|sprzedaży|sprzedaż|zakup(?:y|ów)
  `,
  {
    before: String.raw`^(?:the )?(?:inside |outside |customer )?(?:(?:dep(?:to|artamento|artment|t)?|dipartimento|service|servicio|serviço|ufficio|abteilung|abt|afdeling|dział|biuro|team)\.? (?:de |des |di |für )?)?`,
    after: String.raw`(?: (?:team|desk|dept\.?|department|group))?$`,
    flags: 'iu',
  },
);

/** The name of the vendor of a quote and where it stands, or null. `hints` are names that the brief or the heading of the quote gives. */
export function findVendor(text: string, matcher: NeedMatcher, hints: string[] = []): Span | null {
  const lines = lineSpans(text).filter(({ start, end }) => {
    const words = text.slice(start, end);
    return words.trim() !== '' && !MAIL_HEAD.test(words) && !DESK.test(words.trim());
  });
  const domains = domainsOf(text);
  const outer = lines.flatMap((line, index) =>
    index < OUTER || index >= lines.length - OUTER || LABELLED.test(text.slice(line.start, line.end))
      ? [{ line, index }]
      : [],
  );
  const candidates = outer.flatMap(({ line, index }) =>
    candidatesOf(text, line, { index, isLast: index === lines.length - 1, domains }, matcher),
  );
  candidates.push(...speakersOf(text));
  for (const hint of hints) {
    const at = text.toLowerCase().indexOf(hint.toLowerCase());
    if (at >= 0) candidates.push({ start: at, end: at + hint.length, score: 9 });
  }
  const best = candidates.toSorted((a, b) => b.score - a.score || a.start - b.start)[0];
  return best && best.score > 0 ? { start: best.start, end: best.end } : null;
}

/** Who writes the messages of a chat, by the stamps before them. */
function speakersOf(text: string): Scored[] {
  const heads = lineSpans(text).flatMap((line) => {
    const name = CHAT_HEAD.exec(text.slice(line.start, line.end))?.groups?.name?.trim();
    return name === undefined ? [] : [{ name, start: text.indexOf(name, line.start) }];
  });
  const [first] = heads;
  const isOne = first !== undefined && heads.length > 1 && heads.every(({ name }) => name === first.name);
  return isOne ? [{ start: first.start, end: first.start + first.name.length, score: 6 }] : [];
}

/** Lines at the head and at the foot of a quote that can name its vendor; between them stand its rows. */
const OUTER = 60;

interface Scored extends Span {
  score: number;
}

function candidatesOf(
  text: string,
  line: Span,
  { index, isLast, domains }: { index: number; isLast: boolean; domains: readonly string[] },
  matcher: NeedMatcher,
): Scored[] {
  const whole = text.slice(line.start, line.end);
  const label = LABELLED.exec(whole);
  if (label?.groups?.name !== undefined) {
    const isMail =
      /^[\s>*_#-]*from\b/i.test(whole) &&
      /@|\n[^\n]{0,80}\b(?:sent|date|to|subject):/i.test(text.slice(line.start, line.end + 90));
    const span = trimSpan(text, { start: line.start + whole.indexOf(label.groups.name, label.index), end: line.end });
    const parts = chunks(text, span).slice(0, 3);
    return parts.flatMap((chunk, at) => {
      const isCompany = COMPANY.test(text.slice(chunk.start, chunk.end));
      // "Dana, Motor City Sensors": the firm stands behind the person.
      const isBehind = at > 0 && at === parts.length - 1;
      return score(text, chunk, {
        bonus: isCompany ? 6 : !isMail ? 3 : isBehind ? 4 : 0.5,
        matcher,
        domains,
        isHead: true,
      });
    });
  }
  const signed = isLast ? SIGNED_BEHIND.exec(whole) : null;
  if (signed?.groups?.name) {
    const start = line.start + signed.index + signed[0].indexOf(signed.groups.name);
    return score(text, { start, end: start + signed.groups.name.length }, { bonus: 3, matcher, domains, isHead: true });
  }
  const named =
    WROTE.exec(whole) ?? HERE.exec(whole) ?? SELF_NAMED.exec(whole) ?? INTRODUCED.exec(whole) ?? OFFERING.exec(whole);
  if (named?.groups?.name) {
    const start = line.start + whole.indexOf(named.groups.name, named.index);
    return score(text, { start, end: start + named.groups.name.length }, { bonus: 3, matcher, domains, isHead: true });
  }
  if (/^\s*(?:(?:ship|bill|sold|deliver)\w*(?:[ -]?to\b|\s*:)|customer\b|attn\b|to:|prepared for)/i.test(whole))
    return [];
  // "Bob,": who is written to.
  if (index === 0 && /^\s*\p{Lu}\p{Ll}+,\s*$/u.test(whole)) return [];
  // The last line of a mail is its signature.
  const isHead = index < 5 || isLast;
  const isSigned = /\b(?:regards|sincerely|thanks|thank you|best|cheers|yours)\b[^\n]*\n(?:[^\n]*\n){0,3}[^\n]*$/i.test(
    text.slice(0, line.start),
  );
  const own = trimSpan(text, line);
  const isSignature = isLast && /^\p{L}[\p{L}.&'’-]*(?: [\p{L}&.'’-]+){1,4}$/u.test(whole.trim()) && !TERMS.test(whole);
  const isItem =
    index > 0 &&
    /\d[.,]\d{2}/.test(whole) &&
    matcher.match(whole).some(({ by, score: match }) => by !== 'words' || match >= NAMED);
  return chunks(text, own).flatMap((chunk) =>
    score(text, chunk, {
      isSignature,
      isItem,
      bonus: index === 0 ? 3 : isLast ? 0.5 : isHead ? 1.5 - index * 0.2 : isSigned ? 1 : -0.5,
      matcher,
      domains,
      isHead,
    }),
  );
}

/** From this match on a line with a price is one of a need. */
const NAMED = 0.5;

const LABELLED = cueList(
  String.raw`
    from|vendor|supplier|company|seller|quoted by|quote(?:d)? from|quotation from|offer from|prepared by|bidder
    fournisseur|submitted by|firm|${anyOf(SENDER_WORDS)}
  `,
  { flags: 'iu', before: String.raw`^\s*[>*_#-]*\s*`, after: String.raw`\s*(?:name)?\**\s*[:–-]\s*(?<name>.+)$` },
);
/** "On Mar 4, 2027 Fox River Gear wrote:" */
const WROTE =
  /^[\s>]*on\b.{0,60}?\d{4}(?:,? at \d[\d:apm ]*)?,?\s+(?<name>\p{Lu}[^<>\n]{2,60}?)\s*(?:<[^>\n]*>\s*)?wrote\s*:/iu;
/** "3 working days. Bramley Press x": who signs on the last line of what is said. */
const SIGNED_BEHIND =
  /(?<=[.!?]\s{1,3})[-–—]{0,2}\s?(?<name>\p{Lu}[\p{L}'’.&-]*(?: (?:\p{Lu}[\p{L}'’.&-]*|&|and|of|the)){1,4})(?:,? x{1,3}|\s*[.!😊🙂👍]*)\s*$/u;
/** "Rain City Containers can offer:" */
const OFFERING =
  /(?<name>\p{Lu}[\p{L}'’.-]+(?<!\p{L}{4}\.)(?: (?:\p{Lu}[\p{L}'’.-]*(?<!\p{L}{4}\.)|&|and|of)){1,5}) (?:can|will|would|could|(?:is|are) (?:pleased|happy|able) to) (?:offer|quote|supply|do|charge|sell)\b/u;
/** "Hey there, Maple Ink Co. here - flyers are …" */
const HERE =
  /(?:^|[.!?,:]\s{1,3})(?<name>\p{Lu}[\p{L}\p{N}'’.-]*(?: (?:\p{Lu}[\p{L}\p{N}'’.-]*|&|and|of)){1,5}) here(?![\p{L}'’])/u;
const SELF_NAMED = cueList(
  String.raw`
    this is [A-Z]\w+ (?:w\/|with|from|at|over at)|this is|(?:here )?(?:at|from)|on behalf of|[Tt]hank you for (?:contacting|choosing|considering|visiting|using|trusting|writing to|getting in touch with)
    [Tt]hanks for (?:contacting|choosing|visiting|asking|calling|ringing|considering|(?:your |the )?(?:enquiry|inquiry|call|email|message|interest)(?: (?:to|with|in|at))?)
    [Tt]hank you for (?:asking|calling|your (?:enquiry|inquiry|call|email|message|interest)(?: (?:to|with|in|at)))
  `,
  {
    flags: '',
    before: String.raw`\b`,
    after: String.raw`\s+(?<name>(?:[A-Z][\w'’-]*\.?|&|and|of)(?:\s+(?:[A-Z][\w'’-]*(?:\.(?!\s+[A-Z]))?|&|and|of|the))+)`,
  },
);

/** "Sono Loredana di Ingrosso Alimentare Tevere srl", "hier ist Jana von Druckhaus Elbe": who writes, and for whom. */
const INTRODUCED = new RegExp(
  `(?<!\\p{L})${anyOf(SELF_WORDS)}\\s(?:\\p{Lu}[\\p{L}'’-]+\\s){1,2}${anyOf(OF_WORDS)}\\s(?<name>\\p{Lu}[\\p{L}'’.&-]*(?:\\s(?:\\p{Lu}[\\p{L}'’.&-]*|&|${FORMS}))*)`,
  'u',
);

/** Whether a line greets, or goes on with what another line says: it names nobody. */
export const isCourtesy = (line: string): boolean =>
  GREETING.test(line) ||
  isClosing(line, LANGUAGES) ||
  (/^(?:(?:Attached|We|Our|I|As|Per|In|Kind|Best|Regards)(?!\p{L}))/u.test(line) && !COMPANY.test(line));

const GREETING = cueList(
  String.raw`
    hi|hello|hey|dear|good|sorry|thanks|thank|please|pls|correction|sehr|guten|moin|servus|grüezi|grüß\p{L}*|liebe[rs]?
    bonjour|salut|hola|buen[ao]s|estimad[ao]s?|buongiorno|salve|gentil[ei]|beste|goede\p{L}*|bom|boa|olá|prezad[ao]s?
    dzień|witam|hej|on|see|here
  `,
  { before: String.raw`^`, after: String.raw`(?!\p{L})`, flags: 'iu' },
);

/** The name of a firm begins like the address that its people write from. */
function isOwnDomain(name: string, domains: readonly string[]): boolean {
  const bare = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (bare.length < 5) return false;
  return domains.some((domain) => bare.startsWith(domain) || domain.startsWith(bare));
}

/** Names of the domains that the text writes from or to. */
function domainsOf(text: string): string[] {
  const found = Array.from(text.matchAll(DOMAIN), (hit) => hit[1]?.toLowerCase().replaceAll('-', '') ?? '');
  return [...new Set(found)].filter((domain) => domain.length >= 5);
}

const DOMAIN = /(?:@|www\.)([a-z0-9-]{4,40})\.[a-z]{2,}/gi;

/** "Tooling", "Freight": what an amount is for. */
const isLabel = (name: string): boolean =>
  /%/.test(name) || findLabels(name).some(({ words, start }) => start === 0 && words.length > name.length / 2);

function score(
  text: string,
  span: Span,
  {
    bonus,
    matcher,
    domains,
    isHead,
    isSignature = false,
    isItem = false,
  }: {
    bonus: number;
    matcher: NeedMatcher;
    domains: readonly string[];
    isHead: boolean;
    /** A few words alone on the last line. */
    isSignature?: boolean;
    /** A line with a part that is asked for and its price. */
    isItem?: boolean;
  },
): Scored[] {
  const name = text
    .slice(span.start, span.end)
    .replace(/[.,;:]+$/, (end) =>
      /\b(?:inc|co|corp|ltd)\.$/i.test(text.slice(span.start, span.end)) && end === '.' ? '.' : '',
    );
  const words = name.split(/\s+/);
  // "Mossbank Vets - the one by the Co-op": who is meant, and no name.
  if (/^(?:the|an?|my|our|his|her|their|your)\s\p{Ll}/u.test(name)) return [];
  if (name.length < 3 || name.length > 60 || words.length > 8 || !/\p{L}{2}/u.test(name)) return [];
  if (
    /\d+\s*(?:d[ií]as?|days?|tage|jours|giorni|dagen|weeks?|wochen|semanas?|semaines)(?![\p{L}])/iu.test(name) ||
    /\d[.,]\d{2}|[$€£@=?]|\b(?:USD|EUR|GBP|CHF) ?\d|\d ?(?:USD|EUR|GBP|CHF|PLN|SEK|zł|kr)\b|\d{5}|^\d+\s/.test(name) ||
    /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}\b/i.test(name) ||
    (NOT_VENDOR.test(name) && !COMPANY.test(name.replace(NOT_VENDOR, '')))
  )
    return [];
  if (matcher.match(name).some(({ by }) => by !== 'words') || isLabel(name) || DESK.test(name)) return [];
  if (/^(?:dear|correction|attention|revised|update)\b/i.test(name) || NO_BID.test(name) || isClosing(name, LANGUAGES))
    return [];
  const isCompany = COMPANY.test(name);
  if (FORM_ALONE.test(name) || REGISTERED.test(name) || carriageIn(name) !== null) return [];
  if (roleOfHeading(name) !== null || name.endsWith('#')) return [];
  if (!isCompany && GREETING.test(name) && words.length < 4) return [];
  // A paste in small letters has no capitals to go by.
  const hasCapitals = /\p{Lu}/u.test(text);
  if (!hasCapitals && !isCompany && bonus < 3 && !isSignature && !isOwnDomain(name, domains)) return [];
  const capitals = !hasCapitals
    ? GREETING.test(name)
      ? 0
      : 1
    : words.filter(
        (word) =>
          /^[\p{Lu}\d&(]/u.test(word) ||
          /^(?:and|of|the|de|du|des|la|und|&|y|e|for|do|da|dos|das|del|della|di|van|von|der|den|et|i|z|o\.?o\.?|och)$/i.test(
            word,
          ),
      ).length / words.length;
  if (capitals < 0.99 && !(isCompany && capitals >= 0.6)) return [];
  if (!isCompany && !isHead) return [];
  const legal = /\b(?:inc|llc|ltd|corp|co|gmbh|ag|s\.?a|sarl|srl|bv|company|limited)\b\.?$/i.test(name) ? 1.5 : 0;
  const penalty =
    (HEADING.test(name) ? 3 : 0) +
    (words.length === 1 && !isCompany ? 1 : 0) +
    // A trade alone, or what the goods are called, is no firm.
    (words.length === 1 && COMPANY.exec(name)?.[0] === name ? 3 : 0) +
    (matcher.match(name).length > 0 ? (hasCapitals ? 0.5 : bonus >= 3 ? 2 : 3) : 0) +
    (isItem ? 3 : 0) +
    (/\b(?:inside|sales|dept|department|team|desk|manager|rep|customer service)\b/i.test(name) &&
    !/\b(?:inc|co|llc|supply)\b/i.test(name)
      ? 3
      : 0) +
    (/(?<!^)\b(?:st|street|ave|avenue|road|rd|blvd|suite|p\.?o\.? box|drive|dr|hwy|po)\b\.?/i.test(name) ? 2 : 0);
  const total = bonus + (isCompany ? 3 : 0) + legal + (isOwnDomain(name, domains) ? 4 : 0) - penalty;
  return [{ start: span.start, end: span.start + name.length, score: total }];
}
