import type { Brief } from '#contracts/plan.ts';
import { anyPhrase } from '../../reading/word-lists.ts';
import { hasRightCheckDigit, vinShape } from '../identifiers/vin.ts';
import { readRecallNumbers, withoutRecallNumbers } from '../identifiers/recall-number.ts';
import { foldWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';
import type { Asked } from './asked.ts';
import { heldWords } from './held-words.ts';
import { identityGap } from './identity-gap.ts';
import type { Item, Product } from './item.ts';
import { withKnownBrand } from './known-brand-first.ts';
import { findMisspeltMake } from './makes.ts';
import { joinVins } from './item-scores/join-vins.ts';
import { isPartFor } from './part-for.ts';
import { isProductNamed, readProduct } from './read-product.ts';
import { readVehicle } from './read-vehicle.ts';
import { readVin, withoutVin } from './read-vin.ts';
import { splitBrief } from './split-brief.ts';
import { builtMonths } from './stamped-dates.ts';
import { findUnapplied } from './unapplied.ts';
import { withoutSizes } from './worn-sizes.ts';

/**
 * The items of a brief in the order asked, with what it rules out and what was not read, which bears on every item that "none" is said of.
 * With a prior take its items come first; an answer to an ask of it (a VIN, a model year) completes the item that lacked it.
 */
export function readBrief(brief: Brief): {
  items: Item[];
  ruledOut: string[];
  unread: string[];
  aside: string[];
  unapplied: string[];
} {
  const items = brief.prior ? splitBrief(brief.prior.brief).items.map((asked) => readAsked(asked)) : [];
  const asked = items.length;
  const known = new Set(items.map(({ asked }) => asked.toLowerCase()));
  const parts = splitBrief(brief.notes);
  const notes = parts.items.map((asked) => readAsked(asked));
  // An answer such as "a 2019" names nothing by itself.
  if (notes.length === 0 && items.some(({ problem }) => problem !== null))
    notes.push(readItem(parts.rest === '' ? brief.notes.trim().slice(0, 1_000) : parts.rest));
  for (const item of notes) {
    // In one brief only what stands right before is completed: "child seats: Britax Boulevard".
    const open = items.findIndex(
      (other, at) => (at < asked || at === items.length - 1) && other.problem !== null && isAnswer(item, other),
    );
    if (open >= 0) items[open] = readItem(joinAnswer(items[open]?.asked ?? '', item));
    else if (!known.has(item.asked.toLowerCase())) items.push(...eachOf(item));
  }
  const joined = joinVins(items);
  return {
    items: joined.map((item, index) => ({ ...item, no: index + 1 })),
    ruledOut: parts.ruledOut,
    unread: parts.unread,
    aside: parts.aside,
    unapplied: findUnapplied(joined, parts),
  };
}

/** "Boots, size S and size L", "e-bikes of 2029 and 2031": one item for each of the sizes or model years, of which a recall may name one. */
function eachOf(item: Item): Item[] {
  const { product, asked } = item;
  if (!product || item.vehicle || product.gtins.length + product.serials.length + product.lots.length > 0)
    return [item];
  const { sizes, years } = product;
  if (sizes.length > 1)
    return sizes.map((size) => ({
      ...item,
      asked: `${withoutSizes(asked)}, size ${size}`,
      product: { ...product, sizes: [size] },
    }));
  if (years.length < 2 || RANGE_OF_YEARS.test(asked) || !YEARS_LISTED.test(asked)) return [item];
  return years.map((year) => ({
    ...item,
    asked: `${asked.replace(YEARS_LISTED, '')}, ${year}`,
    product: { ...product, years: [year] },
  }));
}

const RANGE_OF_YEARS = /\d{4}\s?(?:-|–|to|through|thru)\s?\d{2,4}|\d{4}ish/;
const YEARS_LISTED = /,?\s*(?:19|20)\d{2}(?:\s*(?:,|and|&|or)\s*(?:19|20)\d{2})+/;

/** One thing that was asked about; its `no` is 0. */
export function readAsked({ asked, text, soft, unsure, isNamed, around, held }: Asked): Item {
  const item = readItem(text);
  return {
    ...item,
    held,
    asked,
    around,
    product: item.product && { ...withKnownBrand(item.product, unsure), soft, unsure, isNamed },
  };
}

const joinAnswer = (asked: string, { asked: answer, product }: Item): string =>
  product && product.brand.length > 0 && !/\d{4}/.test(answer) ? `${answer} ${asked}` : `${asked}, ${answer}`;

/** A kind of product alone matches too much. */
export const ASK_FOR_BRAND =
  'Which brand or model is it? Please give the brand, a model number or the UPC; a kind of product alone matches too much.';

/** Reads one item; its `no` is 0 until it has a place. */
export function readItem(text: string): Item {
  const base: Item = {
    no: 0,
    asked: text,
    around: text,
    vin: null,
    vehicle: null,
    number: null,
    product: null,
    isPart: isPartFor(text),
    problem: null,
    doubt: null,
    held: heldWords(text),
  };
  const vin = readVin(text);
  if (vin.kind === 'vin') return { ...base, vin: vin.vin, vehicle: vehicleOf(text, vin.vin.vin) };
  const vehicle = readVehicle(text);
  if (vin.kind === 'no-vin' && !wholeVehicle(text)) return { ...base, problem: askForVin(vin.given) };
  const [number] = readRecallNumbers(text);
  if (number)
    return {
      ...base,
      number,
      vehicle: wholeVehicle(withoutRecallNumbers(text).replace(NUMBER_WORDS, ' ')),
      product: namedProduct(withoutRecallNumbers(text).replace(NUMBER_WORDS, ' ')),
    };
  if (vehicle) {
    const problem = missingOfVehicle(vehicle);
    const built = builtMonths(text, vehicle.years);
    return {
      ...base,
      vehicle: built.length > 0 ? { ...vehicle, built } : vehicle,
      problem,
      product: problem === null ? offRoadProduct(text, vehicle) : null,
    };
  }
  const product = readProduct(text);
  const slip = findMisspeltMake(text);
  if (slip && !isThing(text)) return { ...base, problem: askForMake(slip) };
  const misread = product.gtins.length === 0 ? misreadCode(text) : null;
  if (misread !== null && !product.brand.some((word) => /\p{L}/u.test(word)))
    return { ...base, product, problem: askForCode(misread) };
  const doubt = misread === null ? identityGap(product, text) : `“${misread}” is no UPC, which has 12 digits`;
  return { ...base, product, problem: missingOfProduct(product), doubt };
}

/** What stands before a VIN says which vehicle it is: behind it may stand whose it is, or its plate. */
function vehicleOf(text: string, vin: string): Item['vehicle'] {
  const at = text.toUpperCase().indexOf(vin);
  return (at > 0 ? wholeVehicle(withoutVin(text.slice(0, at), vin)) : null) ?? wholeVehicle(withoutVin(text, vin));
}

/** Words with which a recall is named by its number. */
const NUMBER_NAMES =
  'nhtsa,cpsc,fda,fsis,usda,campaign,campaigns,recall,recalls,number,no.,no,alert,enforcement,report,id,does,do,did,is,are,was,the,my,cover,covers,include,includes,apply,applies,affect,affects,to,about,for,part,of,in,real,open';
const NUMBER_WORDS = new RegExp(`(?<![\\p{L}\\d])(?:${anyPhrase(NUMBER_NAMES)})(?![\\p{L}\\d])`, 'giu');

function namedProduct(text: string): Product | null {
  const product = readProduct(text);
  return (product.brand.length > 0 && product.words.length > 0) || product.gtins.length > 0 ? product : null;
}

function wholeVehicle(text: string): Item['vehicle'] {
  const vehicle = readVehicle(text);
  return vehicle && missingOfVehicle(vehicle) === null ? vehicle : null;
}

/** Off-road vehicles are no vehicles to NHTSA: CPSC recalls them, also those of makers of road vehicles. */
function offRoadProduct(text: string, { make, model, years }: NonNullable<Item['vehicle']>): Product | null {
  const isOffRoad = OFF_ROAD_MAKES.has(make) || (make === 'HONDA' && OFF_ROAD_MODELS.test(model));
  if (!isOffRoad) return null;
  const product = readProduct(text.replace(/\b(?:19|20)\d{2}\b/g, ' '));
  return { ...product, kinds: ['consumer'], years };
}

const OFF_ROAD_MAKES = new Set('CAN-AM,HUSQVARNA,KAWASAKI,KTM,KYMCO,POLARIS,SUZUKI,YAMAHA'.split(','));
const OFF_ROAD_MODELS = /^(?:talon|pioneer|rancher|rubicon|foreman|recon|rincon|trx|crf|xr)/i;

function askForVin(given: string): string {
  const letters = given.length === 17 && /[IOQ]/.test(given) ? ', and the letters I, O and Q never occur in one' : '';
  const meant = given.toUpperCase().replace(/[OQ]/g, '0').replaceAll('I', '1');
  const isMeant = letters !== '' && vinShape(meant) === 'whole' && hasRightCheckDigit(meant);
  const guess = isMeant ? ` Is it ${meant}? With these digits for letters its check digit is right.` : '';
  return `“${given}” is not a VIN: please give the VIN of 17 letters and digits from the dashboard, door jamb or registration (a VIN has exactly 17 characters${letters}), or the model year, make and model.${guess}`;
}

/** What is called a UPC and has another number of digits than any. */
function misreadCode(text: string): string | null {
  const [, digits = ''] =
    /(?<![\p{L}\d])(?:UPC|EAN|GTIN|bar\s?code)s?(?:\s+(?:code|number|no\.?|is))*\s*(?:[:#=]\s*)?(\d(?:[ -]?\d){3,20})(?!\d)/iu.exec(
      text,
    ) ?? [];
  return digits === '' ? null : digits;
}

const askForCode = (given: string): string =>
  `“${given}” is no UPC: please give all 12 digits under the bar code (8 or 13 on some goods), or the brand and name of the product.`;

const askForMake = ({ written, make }: { written: string; make: string }): string =>
  `“${written}” is no make that is known here: is it ${make}? Please give the model year, make and model as on the registration, or the 17-character VIN.`;

/** A word for a thing, or a brand of things: a word like a make beside it is none. */
const isThing = (text: string): boolean =>
  foldWords(text).some(
    (word, at, all) => kindsOf(word).has('consumer') || (kindsOf(word).size === 0 && brandLength(all, at) > 0),
  );

function missingOfVehicle({ years, model }: NonNullable<Item['vehicle']>): string | null {
  if (model === '')
    return 'Which model is it? NHTSA lists recalls by model year, make and model; a 17-character VIN will do as well.';
  return years.length === 0
    ? 'Which model year is it? NHTSA lists recalls by model year, make and model; a 17-character VIN will do as well.'
    : null;
}

function missingOfProduct(product: Product): string | null {
  const isLetter = product.brand.join('').length === 1 && product.words.length === 0;
  if (!isProductNamed(product) || (isLetter && product.codes.length + product.models.length === 0))
    return 'What product is it? Please give its brand and name, a model number or the UPC.';
  const hasCode = [product.gtins, product.models, product.codes, product.lots].some(({ length }) => length > 0);
  return product.brand.length > 0 || hasCode ? null : ASK_FOR_BRAND;
}

/** A short text that gives what the other item lacks and nothing of its own. */
function isAnswer(item: Item, other: Item): boolean {
  if (item.vin && !item.vehicle) return other.vehicle !== null || /\bVIN\b/i.test(other.asked);
  if (other.vehicle && other.vehicle.years.length === 0)
    return /^\D*(?:19|20)\d{2}\D*$/.test(item.asked) && item.vehicle === null;
  if (!other.product || !item.product || item.product.words.length > 0) return false;
  return (
    item.product.brand.length > 0 ||
    item.product.gtins.length + item.product.models.length + item.product.codes.length > 0
  );
}
