import { cueList } from '../../reading/cue-list.ts';
import { anyPhrase } from '../../reading/word-lists.ts';
import { hasRightGtinCheckDigit } from '../identifiers/gtin.ts';
import { foldWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';
import { withoutCapitalHeads } from './capital-heads.ts';
import { labelOf } from './code-labels.ts';
import { withoutDirections } from './directions.ts';
import { listFields } from './fields-of-line.ts';
import { withoutHealthFields } from './health-fields.ts';
import { listByPlaces } from './line-heads.ts';
import { listMarks, listSlashes } from './list-marks.ts';
import { withoutTakenBack } from './returned-lines.ts';
import { isHeadOfColumns } from './table-rows.ts';
import { listOfTask, listUnderHead } from './task-lists.ts';
import { partThings, withoutWhere } from './thing-in-place.ts';
import { withoutWork } from './work-tickets.ts';

/** A paste with its things as entries of a list or lines of their own, without what its form has besides: offers, tills, tags, boxes that are ticked off. */
export const asList = (text: string): string =>
  [
    withoutDirections,
    listFields,
    withoutWork,
    withoutHealthFields,
    withoutCapitalHeads,
    listSlashes,
    listOfTask,
    listUnderHead,
    listCaptions,
    withoutOffers,
    withoutTakenBack,
    receiptItems,
    withoutReturned,
    listCounts,
    listMarks,
    withoutLeaders,
    listBarCodes,
    handDown,
    partThings,
    withoutWhere,
    listByPlaces,
    untickedBoxes,
    joinIndented,
  ].reduce((rest, rewrite) => rewrite(rest), text);

/** "IMG_2041.jpg – …": each line is about a picture of its own. */
const listCaptions = (text: string): string => text.replace(CAPTION, '- ');

const CAPTION =
  /^[ \t]*(?:[\p{L}\d_-]{1,80}\.(?:jpe?g|png|heic|gif|webp|tiff?|mp4|mov|pdf)|(?:IMG|DSC[NF]?|PXL|MVIMG|SCAN|PICT)[_-]?\d{3,12}\b)[ \t]*(?:[:–—-]+[ \t]*)?(?=\S)/gimu;

/** What a receipt sells, its prices written as such, without the lines of the shop and the till; other texts as they are. */
function receiptItems(text: string): string {
  const lines = text.split('\n');
  if (lines.filter((line) => PRICED.test(line)).length < 2) return text;
  const isSold = (line: string): boolean => PRICED.test(line) && !TILL.test(line);
  const isCounted =
    lines.filter((line) => isSold(line) && HOW_MANY.test(line)).length > 1 && !lines.some(isHeadOfColumns);
  const [first, last] = [lines.findIndex(isSold), lines.findLastIndex(isSold)];
  // Above and below what a till counts, what stands in capitals is about the shop and how it was paid.
  const isAround = (line: string, at: number): boolean =>
    isCounted && (at < first || at > last) && /\p{L}/u.test(line) && !/\p{Ll}/u.test(line);
  const isOfShop = (line: string): boolean => TILL.test(line) || (!PRICED.test(line) && SHOP.test(line));
  const kept = lines.filter((line, at) => !isOfShop(line) && !isAround(line, at));
  const isListed = kept.some((line) => SKU.test(line));
  return kept
    .map((line, at) => {
      const own = line.replace(PRICED, '  $$$1').replace(EACH, ' ');
      if (isCounted && PRICED.test(line) && HOW_MANY.test(line)) return own.replace(HOW_MANY, '- ');
      if (!isListed) return own;
      if (PRICED.test(line)) return `- ${own.trim().replace(SKU, '$2, sku $1')}`;
      return at > 0 && PRICED.test(kept[at - 1] ?? '') && /^[ \t]{2,}\S/.test(line) ? `   ${line.trim()}` : line;
    })
    .join('\n');
}

/** "2200187  LAMP RED": the number that the shop has for it. */
const SKU = /^[ \t]*(\d{4,10}(?=[ \t]{2})|\d{5,10})[ \t]+(?!(?:mg|ml|oz|iu|btu)\b)(\S.*?)(?=[ \t]{2,}|$)/;

/** "1 LAMP RED": how many were sold. */
const HOW_MANY = /^[ \t]*\d{1,2}(?:[ \t]?[x×])?[ \t]+(?=[\p{L}\d])/u;
/** "LAMP RED    7.99 T" */
const PRICED = /[ \t]{2,}\$?(\d{1,5}\.\d{2})-?(?: ?[A-Z]{1,2})?[ \t]*$/;
/** "2 @ 9.98" */
const EACH = /[ \t]\d{1,3} ?@ ?\$?\d{1,5}\.\d{2}(?!\d)/g;
const TILL_WORDS =
  'change,gift card,saved,you saved,tender,cash,balance,coupon,discount,subtotal,sub total,total,tax,store,m/c,mc,visa,amex,debit,auth,authcd,auth code,approval,trans,transaction,cshr,cashier,invoice';
const TILL = new RegExp(`^[ \\t]*(?:\\d+ items?|sales? ?#|${anyPhrase(TILL_WORDS)})(?![\\p{L}])`, 'iu');
/** "TOYBARN #221  Fresno CA" */
const SHOP = /^[^\n]{2,40}#\s?\d{2,5}(?!\d)/;

/** Of the orders of a shop, those that went back: what was bought with them is no longer there. */
function withoutReturned(text: string): string {
  const parts = text.replace(CANCELLED, '$1(not the $2)').split(ORDER);
  if (parts.length < 3) return parts.join('');
  return parts
    .map((part, at) =>
      at > 0 && RETURNED.test(part)
        ? part
            .split('\n')
            .map((line, row) =>
              row === 0 || RETURNED.test(line) || line.trim() === '' ? line : `(not the ${line.trim()})`,
            )
            .join('\n')
        : part,
    )
    .join('');
}
const ORDER = /(?=^[ \t]*(?:order placed|ordered on|bestellt am|commandé le|pedido realizado)(?![\p{L}]))/gimu;
const RETURNED =
  /(?<![\p{L}])(?:return(?:ed)? complete[d]?|return is complete|refund (?:has been |was )?issued|refunded|order cancell?ed)(?![\p{L}])/iu;

/** "Acme lamp, gray  ** CANCELLED, no charge **": one thing of an order that never came. */
const CANCELLED = new RegExp(
  `^([ \\t]*(?:[-*•] ?|\\d{1,2} ?x )?)((?:(?! (?:and|und|et|y|e|en|i) |[.!?] )[^\\n(*]){4,120}?)[ \\t]*[*–—(\\[-]+[ \\t]*(?:${anyPhrase(
    'cancelled,canceled,item cancelled,item canceled,storniert,annulliert,annulé,annulée,cancelado,cancelada,annullato,annullata,geannuleerd,anulowano,anulowane,refunded,erstattet,remboursé,remboursée,reembolsado,reembolsada,rimborsato,rimborsata,terugbetaald,zwrócono',
  )})(?![\\p{L}])[^\\n]*$`,
  'gimu',
);

/** "2 x Acme lamp", "12 cans Acme soup": how many there are begins each line. */
function listCounts(text: string): string {
  const [counted, packed] = [COUNT, PACKED].map((pattern) => (text.match(pattern) ?? []).length) as [number, number];
  const marked = counted + packed > 2 ? text.replace(PACKED, '- ') : text;
  const listed = counted > 1 || marked !== text ? marked.replace(COUNT, '- ') : text;
  const isSeveral = (listed.match(COUNT_BEHIND) ?? []).length > 1;
  return (isSeveral ? listed.replace(COUNT_BEHIND, '') : listed).replace(COUNT_APART, '');
}
/** "Acme alarm AB-15 x 3 (hall)", which of one thing alone may be its model. */
const COUNT_BEHIND =
  /(?<=[\p{L}\d)"”][ \t]+)(?<!(?:^|[ \t])\d{1,2}[ \t]+)[x×] \d{1,3}(?=[ \t]*(?:[,;()\n–]|-[ \t]|$))/gmu;
const COUNT_APART = /,[ \t]+[x×] ?\d{1,3}(?=[ \t]*(?:[,;()\n–]|-[ \t]|$))/gmu;

/** What so many of something are in. */
const PACKS = [
  'bags?|cans?|box(?:es)?|cases?|jars?|bottles?|packs?|packages?|packets?|pkgs?|tins?|cartons?|crates?|trays?|tubs?|tubes?|pouch(?:es)?|sacks?|pcs?|pieces?|units?|ea|each|sets?|rolls?',
  'beutel|dosen?|kartons?|gläser|glas|flaschen?|stück|stk|packung(?:en)?|tüten?|sacs?|boîtes?|bocaux|bocal|bouteilles?|paquets?|pièces?|bolsas?|latas?|cajas?|frascos?|botellas?|paquetes?|piezas?',
  'sacchett[io]|lattin[ae]|scatol[ae]|barattol[oi]|bottigli[ae]|pezz[io]|sacos?|caixas?|garrafas?|pacotes?|peças?|zakken|zak|blikken|blik|dozen|doos|potten|pot|flessen|fles|stuks',
  'work(?:i|ów|ek)|pusz(?:ki|ka|ek)|pude(?:ł|łka|łek|łko)|słoik(?:i|ów)?|butel(?:ki|ka|ek)|szt|sztuk[ai]?',
].join('|');

const PACKED = new RegExp(String.raw`^[ \t]*(?=\d{1,4} ?(?:${PACKS})\.?[ \t]+(?:of[ \t]+)?\p{L})`, 'gimu');
const COUNT = /^[ \t]*\d{1,3} ?[x×] ?(?=\p{L})/gmu;

/** "Acme lamp ........ $ 210": what leads to the price. Of a count, "Acme lamp ........ 3", each such line is an entry. */
function withoutLeaders(text: string): string {
  return (isCountedList(text) ? text.replace(COUNTED, '- $1') : text).replace(
    /[ \t]*\.{4,200}[ \t]*(?=[$€£]|\d)/g,
    ', ',
  );
}
/** "Acme lamp ........ 3" on most of several lines with leaders. */
export const isCountedList = (text: string): boolean => (text.match(COUNTED) ?? []).length > 2;
const COUNTED = /^[ \t]*(?![-*•])(\S[^\n]{3,160}?)[ \t]*\.{4,200}[ \t]*\d{1,4}[ \t]*$/gm;

/** "Labels of two Acme sleepers:" over lines that say no more than which is which: each is one of them. */
const handDown = (text: string): string =>
  text.replace(HEADED, (whole, before: string, head: string, rows: string) => {
    const words = head.split(/\s+/);
    const at = words.findIndex((_, index) => brandLength(foldWords(words.slice(index).join(' ')), 0) > 0);
    const name = words.slice(Math.max(at, 0)).join(' ').split(/[,;(]/)[0] ?? '';
    const lines = rows.trim().split('\n');
    const isOfHead = (line: string): boolean =>
      !foldWords(line).some(
        (word, index, all) => brandLength(all, index) > 0 || (isThing(word) && !CODE_WORD.test(word)),
      ) &&
      (line.match(/[\p{L}/]+/gu) ?? []).some((word) => CODE_WORD.test(word) || labelOf(word.toLowerCase()) !== null);
    if (at < 0 || name === '' || !lines.every(isOfHead)) return whole;
    const entries = lines.map((line) => `- ${name.trim()}, ${line.trim().replace(/[ \t]*\.{2,}[ \t]*/g, ', ')}`);
    return `${before}\n${entries.join('\n')}\n`;
  });
const HEADED = /^((?:[^\n]*[.!?] )?)([^\n.!?]{4,120}):[ \t]*\n((?:[^\n:?]{4,90}\d[^\n:?]{0,20}(?:\n|$)){2,12})/gmu;
const CODE_WORD = /^(?:date|manufacture)$/i;
const isThing = (word: string): boolean => kindsOf(word).has('consumer') || kindsOf(word).has('food');

/** What a shop would sell besides, up to the end of the paragraph. */
const withoutOffers = (text: string): string => text.replace(OFFERS, '');

const OFFERS = new RegExp(
  `^[ \\t*_#]{0,8}(?:${anyPhrase(
    'you might also like,you may also like,you might also enjoy,customers also bought,frequently bought together,recommended for you,picked for you,inspired by your browsing,inspired by your shopping,based on your recent,keep shopping for,recently viewed,related items,sponsored,people also viewed,inspired by your order,das könnte dir auch gefallen,vous aimerez aussi,también te puede interesar',
  )})(?![\\p{L}])[^\\n]*(?:\\n[^\\n]*\\S[^\\n]*)*`,
  'gimu',
);

/** Lines of bar codes and little else, as a scanner has them: one entry each. */
function listBarCodes(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const scanned = lines.filter((line) => barCodeOf(line) !== null);
  if (scanned.length < 2 || scanned.length * 2 < lines.length) return text;
  // Above and below stands what the machine says of itself.
  const isOfScanner = (line: string): boolean => !/\p{Ll}/u.test(line) && /^[ \t]*\S+[ \t]+\S/.test(line);
  return text
    .split('\n')
    .map((line) => {
      const code = barCodeOf(line);
      return code === null ? (isOfScanner(line) ? '' : line) : `- UPC ${code}`;
    })
    .join('\n');
}

/** One bar code among stamps and counts, "2031-11-25 06:58:12;608356787608;EA;002", or with what else is said of it behind. */
function barCodeOf(line: string): string | null {
  if (BAR_CODE.test(line)) return line.replace(/\D/g, '');
  const [, digitsOf = '', rest = ''] = CODE_FIRST.exec(line) ?? [];
  const digits = digitsOf.replace(/\D/g, '');
  if (hasRightGtinCheckDigit(digits)) return `${digits}, ${rest.trim()}`;
  const cells = line.split(/[;,|\t]/).map((cell) => cell.trim());
  const codes = cells.filter((cell) => /^(?:\d{8}|\d{12,14})$/.test(cell) && hasRightGtinCheckDigit(cell));
  return cells.length > 1 && codes.length === 1 && !/\p{L}{4}/u.test(line) ? (codes[0] ?? null) : null;
}

/** In whatever groups, before a gap. */
const CODE_FIRST = /^[ \t]*(\d(?:[ -]?\d){11,13})(?:[ \t]{2,}|\t|[ \t]+[-–—|][ \t]+)(\S.*)$/;
const BAR_CODE = /^\s*(?=(?:\D*\d){8}(?:(?:\D*\d){4,6})?\D*$)\d[\d -]{6,17}\d\s*$/;

/** "Only the open boxes": entries that are ticked off are ruled out, or the others where those are meant. */
function untickedBoxes(text: string): string {
  const [meant = '', ...groups] = BOXES_MEANT.exec(text) ?? [];
  if (meant === '') return text;
  const isOpen = groups.some((word, at) => at % 2 === 0 && word !== undefined);
  return text.replace(!isOpen ? /^[ \t]*(?:[-*] )?\[ \][ \t]+/gm : /^[ \t]*(?:[-*] )?\[[xX✓]\][ \t]+/gm, '- not the ');
}

const BOXES_MEANT = cueList(
  String.raw`
  (?:only|just)\b[^.\n]{0,24}\b(?:(open|empty|un(?:ticked|checked|marked))|((?:ticked|checked|marked|crossed)))\b
  (?:the|those|all) (?:(open|empty|un(?:ticked|checked|marked))|(ticked|checked|marked|crossed)) (?:ones|boxes|items|things|lines|rows|entries)
  (?:(?:whatever|what|everything|those|all|items|ones) (?:that )?(?:is|are|i|we)(?: have)? (?:(un(?:ticked|crossed))|(ticked|crossed)))
`,
  { flags: 'i', before: String.raw`\b`, after: String.raw`\b` },
);

/** Of an order, what stands further in below each line: more of the same thing. */
function joinIndented(text: string): string {
  const isHead = (before: string): boolean => /:\s*$/.test(before) || ABOUT_ORDER.test(before);
  const joints = Array.from(text.matchAll(INDENTED)).filter(([, before = '']) => !isHead(before));
  return joints.length < 2
    ? text
    : text.replace(INDENTED, (whole, before: string) => (isHead(before) ? whole : `${before}, `));
}
/** What stands below is what was bought, and not more of the same. */
const ABOUT_ORDER =
  /^(?:order|ordered|bestellung|bestellt|commande|commandé|pedido|ordine|encomenda|bestelling)(?!\p{L})/iu;

/** One line with a figure that stands in by two blanks or more, below one that does not, and before another that does not. */
const INDENTED = /^(\S[^\n]*)\n[ \t]{2,8}(?=\S[^\n]*\d[^\n]*(?:\n(?:\S|\s*\n)|\s*(?![\s\S])))/gm;
