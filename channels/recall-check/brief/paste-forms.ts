import { anyPhrase } from '../../reading/word-lists.ts';

/** A paste with its things as entries of a list or lines of their own, without what its form has besides: offers, tills, tags, boxes that are ticked off. */
export const asList = (text: string): string =>
  [listCaptions, withoutOffers, receiptItems, listNumbers, listTags, listBarCodes, untickedBoxes, joinIndented].reduce(
    (rest, rewrite) => rewrite(rest),
    text,
  );

/** "IMG_2041.jpg – …": each line is about a picture of its own. */
const listCaptions = (text: string): string => text.replace(CAPTION, '- ');

const CAPTION =
  /^[ \t]*[\p{L}\d_-]{1,80}\.(?:jpe?g|png|heic|gif|webp|tiff?|mp4|mov|pdf)[ \t]*(?:[:–—-]+[ \t]*)?(?=\S)/gimu;

/** What a receipt sells, its prices written as such, without the lines of the shop and the till; other texts as they are. */
function receiptItems(text: string): string {
  const lines = text.split('\n');
  if (lines.filter((line) => PRICED.test(line)).length < 2) return text;
  const isOfShop = (line: string): boolean => TILL.test(line) || (!PRICED.test(line) && SHOP.test(line));
  return lines
    .filter((line) => !isOfShop(line))
    .map((line) => line.replace(PRICED, '  $$$1').replace(EACH, ' '))
    .join('\n');
}

/** "LAMP RED    7.99 T" */
const PRICED = /[ \t]{2,}\$?(\d{1,5}\.\d{2})-?(?: ?[A-Z]{1,2})?[ \t]*$/;
/** "2 @ 9.98" */
const EACH = /[ \t]\d{1,3} ?@ ?\$?\d{1,5}\.\d{2}(?!\d)/g;
const TILL =
  /^[ \t]*(?:\d+ ITEMS?|CHANGE|GIFT CARD|SAVED|YOU SAVED|TENDER|CASH|BALANCE|COUPON|DISCOUNT|(?:SUB ?)?TOTAL|TAX|STORE|TRANS|CSHR|CASHIER|INVOICE)(?![\p{L}])/iu;
/** "TOYBARN #221  Fresno CA" */
const SHOP = /^[^\n]{2,40}#\s?\d{2,5}(?!\d)/;

/** `1  Acme lamp ........ $ 210`: a column of numbers from one on, and what leads to the price, as a list. */
function listNumbers(text: string): string {
  const numbers = Array.from(text.matchAll(NUMBERED), ([, number]) => Number(number));
  const isList = numbers.length > 1 && numbers.every((number, at) => number === at + 1);
  return (isList ? text.replace(NUMBERED, '$1. ') : text).replace(/[ \t]*\.{4,200}[ \t]*(?=[$€£]|\d)/g, ', ');
}

const NUMBERED = /^[ \t]{0,8}(\d{1,2})(?:[ \t]{2,20}|\t)(?=\p{L})/gmu;

/** What a shop would sell besides, up to the end of the paragraph. */
const withoutOffers = (text: string): string => text.replace(OFFERS, '');

const OFFERS = new RegExp(
  `^[ \\t*_#]{0,8}(?:${anyPhrase(
    'you might also like,you may also like,you might also enjoy,customers also bought,frequently bought together,recommended for you,picked for you,related items,sponsored,people also viewed,inspired by your order,das könnte dir auch gefallen,vous aimerez aussi,también te puede interesar',
  )})(?![\\p{L}])[^\\n]*(?:\\n[^\\n]*\\S[^\\n]*)*`,
  'gimu',
);

/** "B3-01 Acme lamp", "B3-02 Zeta heater": tags of one shape that count up say nothing of what they hang on. */
function listTags(text: string): string {
  const tags = Array.from(text.matchAll(TAG), ([, tag = '']) => tag);
  const shapes = new Set(tags.map((tag) => tag.replace(/\d/g, '9')));
  const isRun =
    tags.every((tag, at) => at === 0 || (tags[at - 1] ?? '') < tag) && tags.some((tag) => /\D0\d/.test(tag));
  return tags.length > 2 && shapes.size === 1 && isRun ? text.replace(TAG, '- ') : text;
}

const TAG = /^[ \t]{0,8}(\p{Lu}{1,4}\d{0,2}-?\d{2,5})[:.)]? (?=[\p{L}\d])/gmu;

/** Lines of bar codes and little else, as a scanner has them: one entry each. */
function listBarCodes(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const scanned = lines.filter((line) => BAR_CODE.test(line));
  if (scanned.length < 2 || scanned.length * 2 < lines.length) return text;
  const entry = (line: string): string => (BAR_CODE.test(line) ? `- UPC ${line.replace(/\D/g, '')}` : line);
  return text.split('\n').map(entry).join('\n');
}

const BAR_CODE = /^\s*(?=(?:\D*\d){8}(?:(?:\D*\d){4,6})?\D*$)\d[\d -]{6,17}\d\s*$/;

/** "Only the open boxes": entries that are ticked off are ruled out, or the others where those are meant. */
function untickedBoxes(text: string): string {
  const [, open = '', ticked = ''] = BOXES_MEANT.exec(text) ?? [];
  if (open + ticked === '') return text;
  return text.replace(
    open === '' ? /^[ \t]*(?:[-*] )?\[ \][ \t]+/gm : /^[ \t]*(?:[-*] )?\[[xX✓]\][ \t]+/gm,
    '- not the ',
  );
}

const BOXES_MEANT =
  /\b(?:only|just)\b[^.\n]{0,24}\b(?:(open|empty|un(?:ticked|checked|marked))|((?:ticked|checked|marked|crossed)))\b/i;

/** Of an order, what stands further in below each line: more of the same thing. */
function joinIndented(text: string): string {
  const joints = Array.from(text.matchAll(INDENTED)).filter(([, before = '']) => !/:\s*$/.test(before));
  return joints.length < 2
    ? text
    : text.replace(INDENTED, (whole, before: string) => (/:\s*$/.test(before) ? whole : `${before}, `));
}

/** One line with a figure that stands in by two blanks or more, below one that does not, and before another that does not. */
const INDENTED = /^(\S[^\n]*)\n[ \t]{2,8}(?=\S[^\n]*\d[^\n]*(?:\n(?:\S|\s*\n)|\s*$))/gm;
