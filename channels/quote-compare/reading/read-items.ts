import { Big } from 'big.js';
import { saysNothingDue } from '../../../evidence/claims/says-nothing-due.ts';
import { anyOf } from '../../reading/phrases.ts';
import { COSTS_NOTHING } from '../../reading/vocabulary/freight-words.ts';
import { COMES_WITH_IT, IS_IN_THE_PRICE } from '../../reading/vocabulary/in-the-price-words.ts';
import { isAmongOptions } from './among-options.ts';
import type { ItemBlock } from './item-blocks.ts';
import type { Need } from '../need.ts';
import type { QuoteText } from './quote-text.ts';
import type { ReadItem } from './read-item.ts';
import { ALTERNATE, FOR_WHO_WANTS, NO_BID, OPTIONAL, SUBSTITUTE } from './item-words.ts';
import { readAsWhole } from './interpret-item.ts';
import type { ItemReading } from './interpret-item.ts';
import { kitIn, readKit } from './kits.ts';
import { findLabels } from './labels.ts';
import { byLearnedColumns } from './learned-columns.ts';
import { isDeclined, matchLeftOver } from './match-left-over.ts';
import type { NeedMatch } from './need-matcher.ts';
import { offersOther } from './offers-other.ts';
import { partWords } from './part-words.ts';
import { placeShared } from './place-shared.ts';
import { readFigures } from './read-figures.ts';
import { settleRepeats } from './settle-repeats.ts';
import { coverSeveral } from './whole-lot.ts';

/** Reads the figures of all items. `generalBasis`: what the quote says that its prices are for (100, 1000). */
export function readItems(quote: QuoteText, blocks: ItemBlock[], generalBasis: Big | null): ReadItem[] {
  const read = byLearnedColumns(
    blocks.map((block) => readItem(quote, block, generalBasis)),
    quote,
    generalBasis,
  );
  const items = placeShared(read, quote.matcher.needs, ({ block }, matches) =>
    readItem(quote, { ...block, matches }, generalBasis),
  );
  const settled = settleRepeats(items, quote, generalBasis);
  return coverSeveral(matchLeftOver(settled, quote, generalBasis), quote).map((item) => ({
    ...item,
    // "HG-7 is no longer made", and below it another hinge.
    isSubstitute: item.isSubstitute || (item.namedBy === 'words' && item.needs.some((need) => isDeclined(quote, need))),
  }));
}

function readItem(quote: QuoteText, block: ItemBlock, generalBasis: Big | null): ReadItem {
  const text = quote.text.slice(block.start, block.end);
  const { matches } = block;
  const byCode = matches.filter(({ by }) => by !== 'words');
  // "VB-2 6 @ 12.00", and below it "VB-9 we no longer do".
  const kept = byCode.length > 1 ? byCode.filter(({ need }) => !isDeclinedIn(text, need, quote)) : [];
  const coded = kept.length > 0 ? kept : byCode;
  const kit = kitIn(quote, block);
  const asKit = kit ? readKit(quote, block, kit) : null;
  const named = coded.length > 1 ? coded.map(({ need }) => need) : matches.slice(0, 1).map(({ need }) => need);
  const needs = kit && asKit ? kit.parts.map(({ need }) => need) : named;
  const match = (kept.length > 0 ? kept : matches)[0] ?? null;
  const { readings: priced, breaks } = asKit
    ? { readings: [asKit], breaks: [] }
    : readFigures(quote, block, needs, generalBasis);
  const readings = priced.length === 0 && match !== null && isGiven(text) ? [given(match.need.qty)] : priced;
  const isPriced = readings.length > 0;
  const opening = text.split('\n')[0] ?? '';
  return {
    block,
    needs,
    match,
    readings,
    breaks,
    namedBy: match?.by ?? 'elimination',
    differs: [...new Set([...(match?.differs ?? []), ...(match && needs.length === 1 ? variantsOf(text, match) : [])])],
    status:
      !isPriced ||
      (NO_BID.test(text) && FORMER.test(text)) ||
      (needs.length > 0 && priced[0]?.amount.eq(0) === true && (NO_BID.test(text) || !SAID_FREE.test(text)))
        ? 'declined'
        : ALTERNATE.test(opening) || (!match && /^\s*\(/.test(opening))
          ? 'alternate'
          : OPTIONAL.test(text) ||
              ONLY_IF.test(text) ||
              (needs.length === 0 && isAmongOptions(quote.text, block.start)) ||
              (needs.length === 0 && FOR_WHO_WANTS.test(text)) ||
              // A row of a list with a price for each of several quantities: nobody orders any.
              (needs.length === 0 && breaks.length > 1) ||
              (needs.length === 0 && GUESSED.test(text) && readings[0]?.isRight !== true)
            ? 'optional'
            : 'offered',
    isSubstitute:
      SUBSTITUTE.test(text) ||
      offersOther(text, needs) ||
      (NO_BID.test(text) &&
        isPriced &&
        (/\b(?:offer|replac|sub|suggest|propos|recommend|instead|try\b|use\b|quot(?:e|ing) (?!separately))/i.test(
          text,
        ) ||
          ASIDE.test(text) ||
          isOtherBelow(text))),
  };
}

/** A line without a price, within what is read as one, that says so of the part, which no other line names. */
function isDeclinedIn(text: string, need: Need, { matcher }: QuoteText): boolean {
  const own = text.split('\n').filter((line) => matcher.match(line).some((match) => match.need === need));
  return own.length > 0 && own.every((line) => NO_BID.test(line) && !/\d[.,]\d{2}(?!\d)/.test(line));
}

/** "SwiftJet S2 (we do not sell AirFlo)  6 x 229.00": why it is another one, said beside it. */
const ASIDE = new RegExp(`\\([^()\\n]*(?:${NO_BID.source})[^()\\n]*\\)`, 'iu');

/** "D0220 n/c", "filter: included": nothing is to pay for it. */
const isGiven = (text: string): boolean =>
  text.length <= MOST_GIVEN &&
  (FOR_NOTHING.test(text) || FREE_WITH_EACH.test(text)) &&
  !/\d[.,]\d{2}|\p{Sc}/u.test(text) &&
  saysNothingDue(text) &&
  !NO_BID.test(text) &&
  findLabels(text).length === 0;
/** What is none at all is not given. */
const NONE =
  'keine|geen|nil|zero|zéro|cero|nul|nihil|entfällt|frei|vrij|franco|payé|pagad|pagat|covered|theirs|sans|sin|senza|n/?a';
const IN_IT = `(?!${NONE})${anyOf(IS_IN_THE_PRICE)}`;
const FOR_NOTHING = new RegExp(`[\\s:–-](?:n\\/c|no charge|${IN_IT})\\W*$`, 'iu');
/** "KM-5 gratis con cada caldera", "closer: included with each door": as many as of what it comes with. */
const FREE_WITH_EACH = new RegExp(
  `(?<!\\p{L})${IN_IT}\\s(?:with|in|by|zu|bei|mit|im|avec|dans|con|nel(?:la)?|en|bij|met|com|no|na|do|w|z|ze)\\s(?:[\\p{L}\\d.-]+\\s?){1,4}\\W*$`,
  'iu',
);
const MOST_GIVEN = 60;
const ZERO = {
  start: 0,
  end: 0,
  value: new Big(0),
  decimals: 2,
  currency: null,
  isPercent: false,
  isNegative: false,
  suffix: '',
};
const given = (qty: string): ItemReading => ({ ...readAsWhole(ZERO, { score: 1, pieces: new Big(qty) }), ext: null });

/** "HG-7 is no longer made.", and a priced line below it that names something by words of its own. */
function isOtherBelow(text: string): boolean {
  const [opening = '', ...below] = text.split('\n');
  const priced = below.find((line) => MONEY.test(line)) ?? '';
  const isRefused = NO_BID.test(opening) && !MONEY.test(opening);
  return isRefused && partWords(priced).filter(({ isSize }) => !isSize).length > 1;
}

const MONEY = /\d[.,]\d{2}(?!\d)|[$€£¥₹]\s?\d/;

/** "If you're later back than 5pm it's £45 an hour": nobody says that it will come to that. A price for who buys is one. */
const ONLY_IF =
  /^\W*(?:if|in case|should you|falls|wenn|si|se|als|indien|jeśli|om)(?!\p{L})(?![^.;\n]{0,24}(?<!\p{L})(?:order|buy|take|bestell|nehm|abnehm|command|achet|ped|compr|ordin|acquist|neem|zamów)\p{L}*)/iu;

/** "Labor at $135 per hour, we guess between 14 and 24 hours": what it comes to nobody says. */
const GUESSED =
  /(?:between|zwischen|entre|tra|tussen)\s+\d{1,3}\s+(?:and|und|et|y|e|en)\s+\d{1,3}(?!\d)|\d{1,3}\s*(?:-|–|to|bis)\s*\d{1,3}\s*(?:hours?|hrs?|std\.?|stunden|heures|horas|ore|uur)(?!\p{L})/iu;

/** A price of 0.00 is one where something says that nothing is to pay; alone it is a field that nobody filled in. */
const SAID_FREE = new RegExp(
  `(?<!\\p{L})(?:${anyOf(IS_IN_THE_PRICE)}|${anyOf(COSTS_NOTHING)}|${anyOf(COMES_WITH_IT)}|n\\/c)(?!\\p{L})`,
  'iu',
);

/** "No bid, was 412.00 last year": the price is no offer. */
const FORMER = /\b(?:was|were|previously|formerly|last (?:year|time|order|price))\b/i;

/** `C3`, `2Z`, `REV B`: a short mark right behind a part number makes it another part. */
function variantsOf(text: string, match: NeedMatch): string[] {
  if (match.at < 0) return [];
  const own = new Set(partWords(match.need.part).map(({ word }) => word));
  for (const code of match.need.codes) {
    const runs = code.match(/\p{L}+|\p{N}+/gu) ?? [];
    const hit = new RegExp(
      `${runs.join('[-–/. ]?')}[ ]+(?<mark>(?!(?:EA|PCS?|BX|PK|CT|FT|BLK|QTY|PO|Q|NO|ID|OD|CL|LN|KG|LB)\\d*\\b)(?:[A-Z]{1,2}\\d{1,2}[A-Z]?|\\d[A-Z]{1,2}|REV\\.? ?[A-Z\\d]))(?=[\\s,;:)|]|$)(?!\\s*(?:pcs|ea|@)|\\s\\d{3}[.,]\\d{2}(?!\\d))`,
      'u',
    ).exec(text);
    const mark = hit?.groups?.mark;
    if (mark && !own.has(mark.toLowerCase())) return [mark];
  }
  return [];
}
