import type { Item, Product, Vehicle } from '../brief/item.ts';
import type { Lookup } from '../lookups/lookup.ts';
import { ASK_FOR_BRAND } from '../brief/read-items.ts';
import { checkNumber } from './check-number.ts';
import { checkProduct } from './check-product.ts';
import { checkVehicle } from './check-vehicle.ts';
import { checkVin } from './check-vin.ts';
import type { Ground } from './further-answers.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { foldWords } from '../words/fold-words.ts';
import type { RecallRecord } from '../sources/record.ts';
import { startOutcome } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { EQUIPMENT } from './proof-of-none.ts';
import { sweepByThing } from './sweep-by-thing.ts';

/** What the answers that are there say of an item, and what still has to be asked. */
export function checkItem(item: Item, ground: Ground & { lookups: Lookup[] }): Outcome {
  const outcome = startOutcome(item.no);
  const { number, product, vehicle, vin } = item;
  if (item.problem !== null) {
    outcome.unchecked.push(item.problem);
    // Its brand may stand among the words that were read as none.
    if (item.problem === ASK_FOR_BRAND && product) sweepByThing(outcome, { ...item, product }, { ...ground, read: [] });
  } else if (number) checkNumber(outcome, { ...item, number }, ground);
  else if (vin) checkVin(outcome, item, ground);
  else if (vehicle && product) checkOffRoad(outcome, { ...item, vehicle, product }, ground);
  else if (vehicle) checkVehicle(outcome, vehicle, ground.ledger);
  else if (product) checkProduct(outcome, { ...item, product }, ground);
  if (item.isPart) checkPart(outcome, item);
  if (product && !number) checkCutShort(outcome, item.around);
  return outcome;
}

/** The last clause of a text that is cut may leave out what it begins to tell of: where the brief says the same of its thing, it is for a person to compare. */
function checkCutShort(outcome: Outcome, around: string): void {
  const said = foldWords(around);
  for (const hit of outcome.hits.filter(({ verdict }) => verdict === 'recalled')) {
    const text = hit.record.details[0]?.text.trim() ?? '';
    const cut = /(?:…|\.\.\.)$/.test(text) ? (text.split(/(?<=[.!?])\s+(?=[A-Z“"])|(?<=;)\s+/).at(-1) ?? '') : '';
    const before = new Set(foldWords(text.slice(0, text.length - cut.length)));
    const shared = new Set(
      foldWords(cut).filter(
        (word) => TELLING.test(word) && !SMALL.has(word) && !before.has(word) && said.includes(word),
      ),
    );
    if (shared.size < MOST_BY_CHANCE) continue;
    hit.verdict = 'possible match';
    hit.why.push(`What the recall says of such ones is cut in the answer of the register: “${cut}”.`);
  }
}
const TELLING = /^\p{L}{4,}$/u;
const SMALL = wordSet(
  'with that this from have been were which such only each both also into their there they them these those than then model number label product recall recalled sold',
);
const MOST_BY_CHANCE = 2;

/** Recalls of a thing need not be about what was bought for it; those of parts for vehicles cannot be asked for. */
function checkPart(outcome: Outcome, { vehicle }: Item): void {
  for (const hit of outcome.hits.filter(({ verdict, record }) => verdict === 'recalled' && !isOfPart(record))) {
    hit.verdict = 'possible match';
    hit.why.push('The request is about a part or an accessory, and the recall about what it is for.');
  }
  if (!vehicle || outcome.none === null) return;
  outcome.partly = outcome.none;
  outcome.none = null;
  outcome.unchecked.push(EQUIPMENT);
}

/** "Charging Cables Sold with Acme Readers": the recall is itself about what goes with a thing. */
const isOfPart = ({ component, context }: RecallRecord): boolean =>
  [component, ...context.slice(0, 1)].some((cited) => cited !== null && OF_PART.test(cited.text));
const OF_PART =
  /\b(?:adapt[eo]rs?|chargers?|batter(?:y|ies)(?: packs?)?|cords?|cables?|power supplies|filters?|hoses?|covers?|mats?|kits?)\s+(?:sold|used|included|supplied|shipped|provided|for use)?\s*(?:with|for)\b/i;

/** A vehicle that may be one to NHTSA or to CPSC: both have to answer before none is known. */
function checkOffRoad(
  outcome: Outcome,
  item: Item & { vehicle: Vehicle; product: Product },
  ground: Ground & { lookups: Lookup[] },
): void {
  const goods = startOutcome(item.no);
  checkVehicle(outcome, { ...item.vehicle, aliases: [] }, ground.ledger);
  checkProduct(goods, item, {
    ...ground,
    lookups: ground.lookups.filter(({ source }) => source === 'CPSC'),
  });
  const both = outcome.none && goods.none ? [outcome.none, goods.none] : [];
  outcome.hits.push(...goods.hits);
  outcome.unchecked.push(...goods.unchecked);
  outcome.remarks.push(...goods.remarks);
  outcome.more.push(...goods.more);
  outcome.none = null;
  if (both.length === 0 || outcome.hits.length > 0) return;
  outcome.none = {
    why: both.flatMap(({ why }) => why),
    proofs: both.flatMap(({ proofs }) => proofs),
    cites: both.flatMap(({ cites }) => cites),
  };
}
