import { parseCountWord } from '../../reading/count-words.ts';
import { anyOf } from '../../reading/phrases.ts';
import {
  BEFORE_A_FIRM,
  COPIED_NOUNS,
  COUNTED_ONES,
  DOCUMENT_NOUNS,
  FLAT_RATES,
  OFFERS_VERBS,
  OPENING_NOUNS,
  ORDINALS,
  SENDER_WORDS,
} from '../../reading/vocabulary/order-words.ts';
import { isCarrier, isOfPaper, opensLetter } from '../reading/paper-lines.ts';
import { LANGUAGES } from '../../reading/languages.ts';
import { isClosing } from '../../reading/private/letter-lines.ts';
import { MONTHLY_NAMES } from '../../reading/vocabulary/term-words.ts';
import { LEGAL_FORMS } from '../../reading/vocabulary/company-words.ts';
import { anyWord } from '../../reading/word-lists.ts';
import { chargesIn, findLabels } from '../reading/labels.ts';
import { isDocumentTitle, isNoName } from '../reading/name-score.ts';
import { ARROW, MARKS } from './list-marks.ts';
import { isRowOfHeadings, roleOfHeading } from '../reading/table-header.ts';
import { lineHead } from './line-head.ts';
import type { LineHead } from './line-head.ts';
import { FORM_BEHIND } from './of-need.ts';
import { withoutNote } from './noted-heads.ts';
import { NOTE, SENT_BY, WAY_ALONE } from './way-of-offer.ts';
import { isNoVendor } from './no-vendor.ts';
import { isNobody, withoutCameFrom } from './around-senders.ts';
import { isOtherOne } from './other-one.ts';
import { SPOKEN } from './quote-body.ts';
import { isLedTo, spokenHead } from './spoken-heads.ts';
import { hasPrices, mayPrice } from './prices.ts';
import { PAID_BEFORE } from './stray-prices.ts';
import { exactly, ignoringCase } from '../../reading/ignoring-case.ts';
import { remembered } from '../../reading/remembered.ts';

/** How a line opens what one vendor offers, the surest first. */
export const FORMS = ['ruled', 'sender', 'noun', 'counted', 'plain', 'small', 'spoken'] as const;
type Form = (typeof FORMS)[number];
type Marked = Exclude<Form, 'plain' | 'small' | 'spoken'>;

/** Whether a mark or a word before the name says that one follows. */
export const isMarked = (form: Form): form is Marked => form !== 'plain' && form !== 'small' && form !== 'spoken';

/** What stands round a line. */
export interface Around {
  /** Nothing stands right above it. */
  isFirst: boolean;
  /** Something stands right below it. */
  isFollowed: boolean;
  /** Prices stand right above it and right below. */
  isBetween: boolean;
}

/** A line that may open what one vendor offers. */
export interface Opening {
  form: Form;
  start: number;
  end: number;
  /** What stands for the vendor, without marks; empty where the line only counts ("Quote A"). */
  name: string;
  /** What the line says behind the name. */
  rest: string;
  /** Its place in a list, where it counts: "2", "b". */
  mark: string | null;
  /** Nothing stands right above it. */
  isFirst: boolean;
}

const PATTERNS: Record<Marked | 'plain', RegExp> = {
  // "--- PaperDirect ---", "== Acme ==", "[Acme]", "## Acme"
  ruled:
    /^[\s>]*(?:[-=*_~#•]{2,}\s*(?=\S)(?<words>[^\s=*_~#•>-].*?)\s*[-=*_~#•<]{2,}:?|\[(?<boxed>[^[\]]+)\]:?|#{1,6}\s+(?<headed>\S.*))\s*$/u,
  // "From: Tessa @ Loring Furnishings", ">> from Staples", "da Noleggi Orsi S.r.l.:", "QUOTE – Camp Threads"
  sender: new RegExp(
    `^${MARKS}(?:${anyOf(SENDER_WORDS)})(?!\\p{L})[^\\S\\t]*(?:(?:#?\\d\\s*)?[:\\t]\\s*(?<words>\\S.*)|(?<short>[^\\d:.,;]{3,40})|\\s(?<led>[^\\d:;?!]{3,48}):)\\s*$|^${MARKS}(?:${anyOf(DOCUMENT_NOUNS)})\\s?(?:[–—-]|:)\\s+(?<titled>[^\\d.,;:!?]{3,48})\\s*$`,
    'iu',
  ),
  // "Quote A (Dales Veg): ...", "Proveedor 1 - Epis Levante SL", "Option 2: ...", "Sheet2"
  noun: new RegExp(
    `^${MARKS}(?:${anyOf(OPENING_NOUNS)}|${anyOf(COPIED_NOUNS)})\\s*(?:#|no\\.?|nr\\.?|n°)?\\s*(?<mark>\\d{1,2}|[a-j])(?![\\p{L}\\p{N}])[\\s:.,)\\]*_–—-]*(?<words>.*)$`,
    'iu',
  ),
  // "1) Gem State Coatings, quote #4471", "(b) Acme"
  counted: new RegExp(
    `^${MARKS}\\(?(?<mark>\\d{1,2}|[a-j])(?:[.):\\]]{1,2}|/(?=\\s)|\\s?${ARROW})[*_]{0,2}\\s+(?<words>\\p{L}.*)$`,
    'iu',
  ),
  // "Acme Supply:", "Acme Supply - 40 at 12.00"
  plain: new RegExp(
    `^${MARKS}(?:[-–|]\\s+|\\(?(?:\\d{1,2}|[a-j])[.)]\\s+|(?:${anyOf(SENDER_WORDS)}):\\s+)?(?<words>[\\p{L}\\d].*)$`,
    'iu',
  ),
};

const VERB = `(?:${anyOf(OFFERS_VERBS)})(?!\\p{L})`;
/** A name, what stands in brackets behind it, and the mark or the verb that ends it. */
const NAME = new RegExp(
  `^(?<name>(?:[^:(|]|\\([^()]{1,30}\\)(?=\\s\\p{Lu})){2,60}?)[*_\\s]*(?:\\((?<aside>[^()]{1,60})\\)[*_\\s]*)?(?<sep>:(?!(?<=\\d:)\\d)|\\s${ARROW}\\s|;\\s|\\t|,\\s|(?=(?<=\\s)${VERB})|$)[*_\\s]*(?<rest>.*)$`,
  'u',
);
/** "wants 142 for one": what somebody asks is a price, whatever stands beside it. */
const ASKED = new RegExp(`^${VERB}\\D{0,12}\\d`, 'u');

/** The opening that a line is in a form; null where it is none. */
export function openingIn(
  written: string,
  form: Form,
  around: Around,
): Omit<Opening, 'start' | 'end' | 'isFirst'> | null {
  const { note, own } = isMarked(form) ? { note: '', own: written } : withoutNote(written);
  const opening = ownOpeningIn(own, form, around);
  return opening && note !== '' ? { ...opening, rest: [opening.rest, note].filter(Boolean).join('\n') } : opening;
}

function ownOpeningIn(written: string, form: Form, around: Around): Omit<Opening, 'start' | 'end' | 'isFirst'> | null {
  const line = form === 'noun' ? inFigures(written) : withoutCameFrom(written);
  const groups = PATTERNS[isMarked(form) ? form : 'plain'].exec(line)?.groups;
  if (!groups) return null;
  if (groups.titled !== undefined && !/^\p{Lu}/u.test(groups.titled)) return null;
  const said =
    [groups.words, groups.boxed, groups.headed, groups.short, groups.led, groups.titled].find(Boolean)?.trim() ?? '';
  const led = ledHead(said);
  const named = form === 'ruled' ? said.replace(SENT_BY, '') : said;
  const words = led ?? named.replace(QUOTE_OF, '').replace(OF_THE_FIRM, '');
  const mark = groups.mark?.toLowerCase() ?? null;
  const inBrackets = form === 'noun' ? /^\((?<name>[^()]+)\)[\s:–—-]*(?<rest>.*)$/u.exec(words)?.groups : undefined;
  if (inBrackets) {
    const { name = '', rest = '' } = inBrackets;
    // "Quote 2 (mail)", "Oferta 1 (skopiowana z pdf)": how it came, where the line itself has capitals.
    const isNote =
      (NOTE.test(name) && !/\s\p{Lu}/u.test(name)) || (/^\p{Ll}/u.test(name) && /^[^\p{L}]*\p{Lu}/u.test(line));
    return { form, mark, name: isNote ? '' : name, rest };
  }
  // "----- Soumission 4410, 12 novembre 2026 -----", "--- the other one ---": the name stands below.
  if (
    form === 'ruled' &&
    (isOtherOne(words) || WAY_ALONE.test(words) || isDocumentTitle(words.split(/,\s|\s\(/, 1)[0] ?? ''))
  )
    return { form, mark, name: '', rest: words };
  const counted = form === 'ruled' ? COUNTED.exec(words)?.groups : undefined;
  if (counted) return { form, mark: (counted.mark ?? '').toLowerCase(), name: '', rest: '' };
  const parts = NAME.exec(words)?.groups;
  const { name = '', aside, sep = '', rest = '' } = parts ?? {};
  const isName = parts !== undefined && isVendor(name) && name.split(/\s+/).length <= MOST_WORDS;
  if (!isName && (form === 'counted' || form === 'noun')) {
    const told = toldBehind(words);
    if (told) return { form, mark, ...told };
  }
  if (form === 'spoken') {
    const told = around.isFirst || BULLETED.test(line) || isLedTo(line) ? toldBehind(words) : null;
    return told && { form, mark, ...told };
  }
  if (!isMarked(form)) {
    if (opensLetter(said)) return null;
    const isSmall = name.split(/\s+/).length <= 4 && (isTold(sep, rest) || isSmallHead(line, around));
    const opens = led !== null || (form === 'small' ? isSmall : isPlain(line, { name, sep, rest }, around));
    return isName && opens ? { form, mark, name, rest: sep.startsWith(',') ? '' : rest } : null;
  }
  if (isName)
    return { form, mark, name: aside === undefined ? name : `${name} (${aside})`, rest: rest.replace(/^,\s*/, '') };
  return form === 'noun' && (words === '' || hasPrices(words)) ? { form, mark, name: '', rest: words } : null;
}

/** "Heard back from Acme this morning: £4" as "Acme: £4"; null where no words lead to a name that can be a vendor's. */
function ledHead(words: string): string | null {
  const head = lineHead(words);
  if (!head || !isVendor(head.name) || !(head.isLed || isParted(words, head))) return null;
  const rest = words
    .slice(head.restAt)
    .replace(/^[\s:–—-]+/, '')
    .trim();
  const own = rest === '' || mayPrice(rest) ? rest : words.slice(head.end).replace(/^[\s:–—-]+/, '');
  return `${head.name}: ${own}`.trim();
}

/** A mark stands before what is offered, or it opens with an amount of money. */
const isParted = (words: string, { restAt }: LineHead): boolean =>
  /[:–—-]\s*$/.test(words.slice(0, restAt)) ||
  /^(?:\p{Sc}\s?\d|\d+(?:[.,]\d+)*\s?\p{Sc})/u.test(words.slice(restAt).trim());

/** "1st one", "Second quote (a photo)" as "Quote 1", "Quote 2 (a photo)". */
const inFigures = (line: string): string =>
  ORDINAL_HEADS.reduce((rest, head, at) => rest.replace(head, `$<marks>Quote ${at + 1}`), line);
const ORDINAL_HEADS = ORDINALS.map(
  (words) =>
    new RegExp(
      `^(?<marks>${MARKS})(?:${anyOf(words)})\\s(?:${anyOf(COUNTED_ONES)}|${anyOf(OPENING_NOUNS)}|${anyOf(COPIED_NOUNS)})(?=\\s*(?:$|[(:,–—-]))`,
      'iu',
    ),
);

/** A name at the head of what somebody tells, with a price behind it. */
function toldBehind(words: string): { name: string; rest: string } | null {
  const head = spokenHead(words);
  return head && isVendor(head.name) && (mayPrice(head.rest) || ASKED.test(head.rest)) ? head : null;
}
const BULLETED = /^\s*(?:[*•–-]|\(?(?:\d{1,2}|[a-j])[.)])\s+/iu;

/** "Basket 1 - screenshot", "email 2": what only counts the offers, with or without a note on it in small letters. */
const COUNTED = ignoringCase(
  `^(?:${anyOf(OPENING_NOUNS)}|${anyOf(COPIED_NOUNS)})\\s*(?:#|no\\.?|nr\\.?|n°)?\\s*(?<mark>\\d{1,2}|[a-j])(?:\\s*(?:of|/|von|de|di|van|z)\\s*\\d{1,2})?(?:\\s*[-–—:,(/]\\s*${exactly('\\p{Ll}')}[^:]*)?$`,
);

/** Whether a line only counts the offers, and names nobody. */
export const isCountedHead = (line: string): boolean => COUNTED.test(line.trim().replace(/[\s:.*_#-]+$/, ''));

/** "Primo preventivo, della ditta Arredi Orsi s.r.l.": before the name of a firm. */
const OF_THE_FIRM = new RegExp(`^[,\\s]*${anyOf(BEFORE_A_FIRM)}\\s+(?=\\p{L})`, 'iu');

/** "Quote from Acme (rep = Dana):" */
const QUOTE_OF =
  /^(?:(?:(?:quote|quotation|offer|price|bid|reply) )?(?:from|by)|(?:angebot|offerte) (?:von|van)|(?:devis|offre) de|(?:oferta|presupuesto) de|(?:offerta|preventivo) di|oferta od)\s+/iu;

/** A name behind which the offer is told on the same line, with a price or in the words of its sender. */
const isTold = (sep: string, rest: string): boolean =>
  (sep === '' ? rest !== '' : !sep.startsWith(',')) &&
  (mayPrice(rest) || ASKED.test(rest) || (/\d/.test(rest) && SPEECH.test(rest)));
const SPEECH = /^["“”„«'‘]/u;

/** A head in small letters alone, as a phone writes it: "cooper fluid handling". */
const isSmallHead = (line: string, { isFirst, isFollowed }: Around): boolean =>
  isFirst && isFollowed && !/[\d.?!;,:]/.test(line.replace(SENDER, '').replace(ABBREVIATED, ''));
const SENDER = new RegExp(`^${MARKS}(?:${anyOf(SENDER_WORDS)}):`, 'iu');

/** A line that is a name, or begins with one: the offer stands behind it, or below. */
function isPlain(
  line: string,
  { name, sep, rest }: { name: string; sep: string; rest: string },
  { isFirst, isFollowed, isBetween }: Around,
): boolean {
  if (!/^(?:\p{Lu}|\d+\p{L})/u.test(name)) return false;
  const words = name.split(/\s+/);
  if (isTold(sep, rest)) return words.length <= 6;
  if (sep === ':' && (rest === '' || (isFirst && isFollowed && /\d{2}/.test(rest)))) return words.length <= 6;
  const capitals = name
    .replace(FORM_BEHIND, '')
    .split(/\s+/)
    .filter((word) => /^[\p{Lu}\d&(]/u.test(word) || CONNECTS.test(word));
  const isAlone = rest === '' || (/^[,:]/.test(sep) && rest.split(/\s+/).length <= 5 && !hasPrices(rest));
  const isEnded = /[.?!;,]\s*$/.test(line.replace(ABBREVIATED, ''));
  const isNameAlone = isBetween && rest === '' && words.length > 1 && capitals.length === words.length;
  const bare = name.replace(FORM_BEHIND, '').split(/\s+/);
  return (isNameAlone || (isFirst && capitals.length * 2 >= bare.length)) && isFollowed && isAlone && !isEnded;
}
const CONNECTS = /^(?:of|the|and|at|für|und|de|la|le|du|des|et|y|e|di|van|der|en)$/;
/** The stop of a legal form ends no sentence. */
const ABBREVIATED = new RegExp(`(?<=(?<!\\p{L})(?:${anyWord(LEGAL_FORMS)}|bros|p\\.a|o\\.o))\\.\\s*$`, 'iu');
const MOST_WORDS = 9;

/** Whether words can be a vendor's: no price, no heading of a column, no label of a charge, nothing that the caller says of the comparison. */
const canBeVendor = (words: string): boolean =>
  /\p{L}{2}/u.test(words) &&
  !hasPrices(words) &&
  !SPOKEN.test(words) &&
  (!NO_NAME.test(words) || PARTICLE.test(words)) &&
  !PRICE_NAME.test(words) &&
  !/^\d+\s+\p{Ll}/u.test(words) &&
  !isNoVendor(words) &&
  !isNobody(words) &&
  !isOfPaper(words) &&
  !isCarrier(words) &&
  // "Transporte de ida e volta"; carriers have a name behind the word.
  !(/^\p{Lu}[^\p{Lu}]*$/u.test(words) && chargesIn(words).length > 0) &&
  !findLabels(`${words} 1,00`).some(({ start, end }) => start === 0 && end >= words.length) &&
  !isNoName(words) &&
  !PAID_BEFORE.test(words) &&
  parseCountWord(words) === null &&
  !isClosing(words, LANGUAGES) &&
  words.split(/\s{2,}|\t/).every((cell) => roleOfHeading(cell) === null) &&
  !isRowOfHeadings(words) &&
  !findLabels(words).some(
    ({ start, end }) => start === 0 && (end * 2 > words.length || !/^ ?\S*\p{Lu}/u.test(words.slice(end))),
  );
export const isVendor = remembered(canBeVendor, (words: string) => words);

/** "Forfait mensuel", "Tarifa plana anual": what a price is called. */
const PRICE_NAME = new RegExp(`^(?:${anyOf(FLAT_RATES)}|${anyOf(MONTHLY_NAMES)})(?:\\s\\p{L}+){0,2}$`, 'iu');

/** "De Stoelerij", "Van Beek": of a name, where "de" alone leads to one. */
const PARTICLE = /^(?:De|Van|Von|Da)\s\p{Lu}\p{L}/u;
/** What heads a line of the caller, alone or with one word behind it. */
const NO_NAME = new RegExp(
  `^(?:${anyOf({
    en: 'hi|hello|dear|hey|ps|p.s.|note|notes|update|edit|fyi|subject|re|fw|fwd|to|cc|sent|date|item|items|part|parts|quantity|project|job|today|thanks|location|site|address|attn|question|timeline|minimum|min|terms|payment|validity|summary|pricing|products|description|scope|spec|requirement|requirements|regards|best|cheers',
    de: 'hallo|guten tag|bedarf|betreff|hinweis|anmerkung|menge|liefertermin|lieferort|termin|projekt|danke',
    fr: 'bonjour|objet|besoin|remarque|quantité|lieu|délai|merci|chantier',
    es: 'hola|asunto|necesidad|nota|cantidad|lugar|plazo|gracias|obra',
    it: 'buongiorno|oggetto|fabbisogno|nota|quantità|luogo|grazie',
    nl: 'hallo|onderwerp|behoefte|opmerking|aantal|bedankt',
    pt: 'olá|assunto|nota|quantidade|obrigado|obrigada',
    pl: 'dzień dobry|temat|uwaga|ilość|dziękuję',
    sv: 'hej|ämne|behov|obs|antal|tack',
  })}|${anyOf(SENDER_WORDS)})(?:\\s\\p{L}+)?$`,
  'iu',
);
