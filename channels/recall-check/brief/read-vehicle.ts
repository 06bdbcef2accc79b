import { foldWord, foldWords } from '../words/fold-words.ts';
import { brandLength } from '../words/known-brands.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { isModelName, modelOfMake } from './models.ts';
import { anyPhrase, wordSet } from '../../reading/word-lists.ts';
import type { Vehicle } from './item.ts';
import { findDatedMake, findMake, takeMake } from './makes.ts';
import { completeVehicle } from './vehicle-text.ts';

/** Most model years of one vehicle that are looked up for one item. */
const MAX_YEARS = 6;

/**
 * A vehicle in a text: known make, the model after it, and its model years, also as a range. Years may be missing (the caller is asked).
 * A maker's mower, generator or pushchair is a product and no vehicle.
 */
export function readVehicle(text: string): Vehicle | null {
  const full = completeVehicle(text);
  const years = readYears(full);
  const source = years.length > 0 ? full : full.replace(/\((?:no|any|unknown) year\)/gi, ' ');
  const dated = findDatedMake(source);
  const start = dated >= 0 ? dated : findMake(source);
  if (start < 0) return ofUnknownMake(source);
  if (OTHER_GOODS.test(clauseAround(source, start))) return null;
  const taken = takeMake(source.slice(start));
  if (!taken) return null;
  const behind = readModel(taken.rest);
  const model = behind === '' ? modelBeside(source, { start, make: taken.make, years }) : behind;
  if (isGoods({ make: taken.make, model, isDated: years.length > 0 })) return null;
  const isCertain = years.length > 0 || !COMMON_WORDS.has(taken.make);
  // A model year directly before the make names the vehicle whatever else is said, and so does a model that its make stands behind.
  const isNamed = model !== '' && (behind === '' || dated >= 0 || (years.length > 0 && startsWithModel(model)));
  if (!isCertain || !(isNamed || isLeading(source.slice(0, start)))) return null;
  if (taken.make === 'DODGE' && /^ram\b/i.test(model) && years.some((year) => Number(year) > 2010)) {
    return { years, make: 'RAM', model: model.replace(/^ram\s*/i, '') };
  }
  return { years, make: taken.make, model };
}

/**
 * What stands behind the make says what it is, and is no well-known model: "mini crib", "Acme floor lamp". Behind a make that is a word for other things a word for goods anywhere or a
 * brand of them right behind it tells it; behind others the last word does, unless a model number stands before it, and without a model year the first.
 */
function isGoods({ make, model, isDated }: { make: string; model: string; isDated: boolean }): boolean {
  if (make === 'HONDA' && POWER_EQUIPMENT.test(model)) return true;
  if (model === '' || IS_DRIVEN.test(model) || startsWithModel(model) || modelOfMake(model, make) !== '') return false;
  if (COMMON_WORDS.has(make) && brandLength(foldWords(model), 0) > 0) return true;
  const words = model.split(/\s+/);
  const isOfGoods = (word: string): boolean => foldWords(word).some((own) => kindsOf(own).has('consumer'));
  if (COMMON_WORDS.has(make)) return words.some(isOfGoods);
  const isFirst = !isDated && isOfGoods(words[0] ?? '') && kindsOf(foldWord((words[0] ?? '').toLowerCase())).size === 1;
  return isFirst || (isOfGoods(words.at(-1) ?? '') && !words.some((word) => /\d/.test(word)));
}

/** Generators, mowers, snow blowers, tillers, pumps and engines of Honda, by the letters of their model numbers. */
const POWER_EQUIPMENT = /^(?:E[BGMUXW]|HR[CRNSX]|HSS?|F[CGR]C?|GC?V|GX[HV]?|W[BHMTX]|UM[CK]|HH[BT])\d/i;

/**
 * The model where it does not stand behind its make: a well-known one of that make (`Outback (Subaru, 2030)`), or with a model year the one name before
 * the make (`Zenith Subaru 2030`). Empty for none.
 */
function modelBeside(text: string, { start, make, years }: { start: number; make: string; years: string[] }): string {
  const known = modelOfMake(text, make);
  if (known !== '' || years.length === 0 || COMMON_WORDS.has(make)) return known;
  const words = (text.slice(0, start).replace(RANGE, ' ').replace(YEAR, ' ').match(WORD) ?? []).filter(
    (word) => !BEFORE.has(word.toLowerCase()),
  );
  const [name = ''] = words;
  const isName = words.length === 1 && /^\p{Lu}/u.test(name) && kindsOf(foldWord(name)).size === 0;
  return isName && brandLength([foldWord(name)], 0) === 0 ? name : '';
}

/** "2031 Acme Bambi travel trailer": a model year and a word for what is driven name a vehicle whose make nobody listed. */
function ofUnknownMake(text: string): Vehicle | null {
  const [, year = '', make = '', model = ''] = OF_UNKNOWN_MAKE.exec(text.trim()) ?? [];
  const isGoods = OTHER_GOODS.test(text) || foldWords(`${make} ${model}`).some((word) => kindsOf(word).has('consumer'));
  return year === '' || isGoods ? null : { years: [year], make: make.toUpperCase(), model };
}

const DRIVEN = `wagon,travel trailer,camping trailer,trailer,motor home,camper,camper van,fifth wheel,motorcycle,school bus,pumper,fire engine,fire truck,ladder truck,ambulance,tanker,dump truck,box truck,bucket truck,sedan,coupe,suv,minivan`;
const IS_DRIVEN = new RegExp(`(?<!\\p{L})(?:${anyPhrase(DRIVEN)})(?:e?s)?(?!\\p{L})`, 'iu');
const OF_UNKNOWN_MAKE = new RegExp(
  `^(?:(?:my|our|a|the|\\p{Lu}{1,2}-?\\d{1,3})\\s+)?((?:19[5-9]|20[0-4])\\d)\\s+(\\p{Lu}[\\p{L}\\d-]{2,20})\\s+([\\p{L}\\d][^,;:?!\\n]{0,40}?)\\s+(?:${anyPhrase(DRIVEN)})(?:e?s)?$`,
  'iu',
);

/** A well-known model's name tells as much. */
function startsWithModel(text: string): boolean {
  const words = text.split(' ');
  return [1, 2, 3].some((count) => isModelName(words.slice(0, count).join(' ')));
}

/** The words around a place up to the next mark: goods named in another clause are other goods. */
function clauseAround(text: string, index: number): string {
  const before =
    text
      .slice(0, index)
      .split(/[,;:?!\n]|\.\s/)
      .at(-1) ?? '';
  const after = text.slice(index).split(/[;:?!\n]|\.\s|\s(?:and|plus)\s/)[0] ?? '';
  return before + after;
}

/** Model years of a text, each once, a range written out. */
export function readYears(text: string): string[] {
  const years = new Set<string>();
  for (const [, from = '', to = ''] of text.matchAll(RANGE)) {
    const last = to.length === 2 ? Number(from.slice(0, 2) + to) : Number(to);
    for (let year = Number(from); year <= last && year < Number(from) + MAX_YEARS; year += 1) years.add(String(year));
  }
  for (const [year] of text.replace(RANGE, ' ').matchAll(YEAR)) years.add(year);
  for (const [, short = ''] of text.matchAll(/(?<![\p{L}\d])['’](\d{2})(?![\p{L}\d'’])/gu)) {
    years.add(Number(short) < 50 ? `20${short}` : `19${short}`);
  }
  for (const [, about = ''] of text.matchAll(/(?<![\p{L}\d])((?:19|20)\d{2})[ -]?ish(?!\p{L})/gu))
    for (const by of [-1, 0, 1]) years.add(String(Number(about) + by));
  return [...years].slice(0, MAX_YEARS);
}

const YEAR = /(?<![\p{L}\d/.-])(?:19[5-9]\d|20[0-4]\d)(?![\p{L}\d/-]|\.\d)/gu;
const RANGE =
  /(?<![\p{L}\d/.-])((?:19[5-9]|20[0-4])\d)\s*(?:-|–|\/|to|through|thru)\s*((?:19|20)?\d{2})(?![\p{L}\d/.-])/gu;

function readModel(rest: string): string {
  // A label before the name; "Model 3" is a name.
  const unlabelled = rest.replace(/^model\s*:?\s+(?=\S{2})/i, '');
  const clause = unlabelled.split(ENDS_MODEL)[0] ?? '';
  const tokens = clause
    // "Bolt 2029 battery fire": small words after the year are no part of the name.
    .replace(/(?<=\S)\s+((?:19|20)\d{2})\s+\p{Ll}{3,}.*$/u, ' $1')
    .replace(RANGE, ' ')
    .replace(YEAR, ' ')
    .replace(/(?<![\p{L}\d])['’]\d{2}(?![\p{L}\d])/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);
  // "IS 250" is a model, "is" ends its name.
  const stop = tokens.findIndex(
    (token, at) =>
      STOP.has(token.toLowerCase()) && !(/^\p{Lu}{2}$/u.test(token) && /^\d{3}/.test(tokens[at + 1] ?? '')),
  );
  // Five figures and more are of a policy, a mileage or a VIN, and of no model.
  const numbered = tokens.findIndex((token, at) => at > 0 && /^\d{5,}$/.test(token));
  const ends = [stop, numbered].filter((at) => at >= 0);
  const kept = tokens.slice(0, Math.min(tokens.length, ...ends));
  while (kept.length > 1 && BODY.has((kept.at(-1) ?? '').toLowerCase())) kept.pop();
  const model = kept.join(' ');
  // "Two Outbacks"
  return !isModelName(model) && isModelName(model.replace(/s$/, '')) ? model.slice(0, -1) : model;
}

/** A mark, and how far it has been driven: "52,644 mi", "86k miles", "125 000 km". */
const DRIVEN_SO_FAR = String.raw`\d{1,3}[,.'’]\d{3}(?!\d)|\d{1,3} ?k(?=\s|$)|(?:\d{1,3} \d{3}|\d{1,6}) ?(?:k ?)?(?:mi|miles|kms?|kilomet\p{L}{2,5}|meilen)(?!\p{L})`;
const ENDS_MODEL = new RegExp(
  String.raw`[,;:()[\]?!\n]|\.(?!\d)|\s[–—-]\s|\s(?:~|ca\.? |approx\.? )?(?:${DRIVEN_SO_FAR})`,
  'iu',
);

const WORD = /[\p{L}\d'’][\p{L}\d'’-]*/gu;

/** Before the make stand at most a year and words that say nothing: a name there makes the make a part of something else. */
function isLeading(before: string): boolean {
  const words = before.replace(RANGE, ' ').replace(YEAR, ' ').match(WORD) ?? [];
  return words.every((word) => /^['’]?\d{1,2}$/.test(word) || BEFORE.has(word.toLowerCase().replace('’', "'")));
}

/** Words behind which the name of a model does not go on. */
const STOP = wordSet(
  `with bought purchased leased sold has have had and or vin that which for from is are was recalls? recalled in i we my our the built made please thanks
   subject under any affected included part open year to on by of here it's its mine too well`,
);
/** Colours, as fleets cut them short, and what is driven. */
const BODY = wordSet(
  'blk black wht white slvr silv silver gry gray grey blu blue grn green red mrn maroon tan beige gold cars? trucks? suvs? vans? minivans? vehicles? motorcycles? pickups? sedans? coupes?',
);
/** Words that may stand before a make. */
const BEFORE = wordSet(
  `a an the my our his her their your this that one used new old family wife's husband's son's daughter's mom's dad's company work car truck suv van minivan
   vehicle motorcycle pickup is are has have been there any open recalls? recalled for on of check please whether if about and or also model year make i we
   drives? own bought got what can you see to know would like want need hi hello look up item vin tell me do does it's its it takata airbags?
   scooter moped motorscooter mobylette cyclomoteur ciclomotor motorino bromfiets
   auto wagen pkw firmenwagen pickup camioneta troca lieferwagen transporter vrachtwagen
   dienstwagen motorrad motorroller roller wohnmobil voiture moto camionnette fourgon utilitaire coche carro furgoneta furgón macchina furgone bestelbus motor`,
);

/** What makers of vehicles sell beside them, and what is named after vehicles. */
const GOODS = `lawn mower,mower,generator,trimmer,chain saw,leaf blower,snow blower,stroller,pram,pushchair,bicycle,e bike,atv,utv,rov,side by side,snowmobile,jet ski,
  watercraft,waverunner,sea doo,tiller,pump,pressure washer,drill,boat,outboard,piano,keyboard,guitar,helmet,toy,ride on,kid car,kids car,kids' car,golf cart,car seat,child seat,booster seat,
  tire,zero turn,mini split,heat pump,wall connector,powerwall,charging cable,jump starter,floor mat,space heater,jacket,power sport battery,powersports battery,television,tv,air conditioner`;
const OTHER_GOODS = new RegExp(`\\b(?:${anyPhrase(GOODS)})s?\\b`, 'i');

/** Makes that are everyday words: without a model year they name no vehicle. */
const COMMON_WORDS = new Set(
  'EAGLE,GENESIS,GEO,HEARTLAND,INDIAN,INTERNATIONAL,KARMA,KEYSTONE,LINCOLN,LOTUS,MACK,MERCURY,MINI,RAM,SATURN,SMART,SPARTAN,STERLING,THOR,TRIUMPH,ZERO,EAGLE,FLEETWOOD,GREAT DANE,GRAND DESIGN,BLUE BIRD,GULF STREAM,FOREST RIVER,SUZUKI,YAMAHA,KAWASAKI,POLARIS,HUSQVARNA,MITSUBISHI,SMART,OSHKOSH,TIFFIN'.split(
    ',',
  ),
);
