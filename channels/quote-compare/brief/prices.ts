import { cueList } from '../../reading/cue-list.ts';
import { CURRENCY } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import { anyOf } from '../../reading/phrases.ts';
import { withoutShortDays } from '../../reading/short-days.ts';
import { BEHIND_A_PRICE, PAID_BY_THING, PAID_BY_TIME } from '../../reading/vocabulary/spoken-offers.ts';
import { remembered } from '../../reading/remembered.ts';

/** "We asked for 150 ea": before a count and no price. */
const ASKED =
  '(?:ask(?:ed|ing)?|look(?:ed|ing)?|request(?:ed)?|quot(?:e|es|ed|ing|ation)|pric(?:es?|ed|ing)|need(?:ed)?|bids?)';

/** Whether a text holds amounts: a currency sign at a number, or cents. */
export const hasPrices = remembered(hasAmounts, (text: string) => text);

function hasAmounts(text: string): boolean {
  const figures = withoutShortDays(text);
  return PRICE.test(figures) || SIGNED.test(figures);
}

const PRICE = cueList(
  String.raw`
    [$€£¥₹]\s?\d|(?<![\w.])@\s?\d|\d\s?[$€£¥]|\d\/[-=](?!\w)|\bRs\.?\s?\d|\d\s?円|\d[.,]\d{2}(?!\d|\.\d)|(?<!\d)\.\d{2,4}\b|\d[.,][-–—](?![\p{L}\d])
    (?<!\p{L})(?:CHF|EUR|USD|GBP|SEK|PLN|INR|Kč|zł)(?!\p{L})
    \d (?:euros?|pounds|quid|dollars|bucks|rand|apiece|a piece|cents?|pence|centimes?|c[ée]ntimos?)(?!\p{L})|\d\s?¢|\d[pc] (?:each|ea|per|apiece|an?)(?!\p{L})
    (?<![\d.,:])\d{2,}(?:[.,]\d{1,2})? ?\/ ?{time}(?!\p{L})
    (?<![\d.,:/])\d{2,}(?:[.,]\d{1,2})? (?:an?|per|the|pro|je|par|por|al?|alla) (?:{time}|{priced})(?!\p{L})
    (?<![\d.,:/])\d{2,}(?:[.,]\d{1,2})? (?:all[- ]in|flat|the lot|for the lot|plus vat|\+ ?vat|inc vat|incl vat|plus gst|\+ ?gst)(?!\p{L})
    (?<![\d.,:/\p{L}-])\d{2,}(?:[.,]\d{1,2})? ?(?:\/ ?t(?:onne|on)?|an? t(?:onne|on)?|(?:delivered|landed|fitted|installed|supplied|ex depot|ex works|ex yard|cash))(?!\p{L})
    (?<!{asked}\s)\b(?:at|@|for|à|á|zu|je) \d[\d.,]*(?:\/| ?(?:each|ea|apiece|a piece|per|the|pro|je|pièce|st[üu]ck|cada|dollars|bucks|quid|euros?|pounds)\b)
  `,
  { flags: 'u', words: { time: PAID_BY_TIME, priced: PAID_BY_THING, asked: ASKED } },
);

const SIGNED = ignoringCase(`(?<!\\p{L})${CURRENCY}\\s?\\d|\\d\\s?${CURRENCY}(?!\\p{L})`);

/**
 * Whether words behind the name of a vendor state a price: an amount, or a bare figure with what a price is for behind it ("68 each", "8,400 everything",
 * "690 a square"). Elsewhere such a figure counts things.
 */
export const mayPrice = (text: string): boolean => hasPrices(text) || BARE.test(text);

const BARE = new RegExp(
  `(?<![\\d.,:/\\p{L}-])(?:\\d{1,3}(?:[.,]\\d{3})+|\\d{2,})(?:[.,]\\d{1,2})?\\s?(?:\\/\\s?\\p{L}|(?:${anyOf(BEHIND_A_PRICE)})(?!\\p{L}))`,
  'iu',
);
