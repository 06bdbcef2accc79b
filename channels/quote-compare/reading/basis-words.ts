import { anyOf } from '../../reading/phrases.ts';
import { SOLD_BY } from '../../reading/units.ts';
import { WITHOUT_TAX, WITH_TAX } from '../../reading/vocabulary/tax-words.ts';

/** Characters behind a number that can speak of it. */
export const MOST_BEHIND = 160;

/** What is said of tax between a price and what the price is for: "389,00 € HT la tonne". */
const TAXED = `(?:(?:${anyOf(WITHOUT_TAX)}|${anyOf(WITH_TAX)})(?:\\s+|(?=\\/)))?`;
/** Words that lead to what a price is for, in the languages that are read. */
const A_PERIOD = 'days?|weeks?|months?|years?|hours?|tage?|wochen?|monate?|jahre?';
const PER = [
  '\\/|per\\b|p\\/|je\\b|pro\\b|par\\b|por\\b|za\\b|le\\b|la\\b|les\\b|el\\b|al\\b|ogni\\b|il\\b|o\\b(?= \\p{L}{2})|ao\\b|das\\b|der\\b|die\\b|het\\b|à (?:la|le)\\b|\\/ ?kr\\b',
  // "£27.50 for the 500", and no "for 12 months".
  `for (?:(?:an?|each|every|one|the|all)\\b)?(?=\\s?\\d)(?!\\s?\\d[\\d,.]*[\\s-]?(?:${A_PERIOD}))`,
  'cada\\b(?! un[oa](?!\\p{L}))(?= \\p{L})|a (?=unidade)|l[’\\x27](?!un[eoa]?(?!\\p{L}))(?=\\p{L})',
].join('|');
const A_THING = [
  'box|bag|pack|coil|roll|reel|piece|foot|hundred|thousand|thou|case|carton|dozen|pair|sheet|ream|sleeve',
  'sack|bundle|bale|drum|pail|bottle|month|week|year|quarter|day|visit|hour|night|yard|yd|ton|tonne',
  'pound|lb|kg|kilo|met(?:re|er)|gallon|lit(?:re|er)|head|person|lot|load|tin|tub|crate|keg|bucket',
  'pallet|punnet|bunch|tray|litre|user|seat',
].join('|');
const A_PACK = `(?:\\bal?|\\bfor (?:an?|the|each|every|one))\\b(?= (?:${A_THING})(?![\\p{L}]))`;
const COUNT = "(?<count>\\d{1,3}(?:[,. '’]\\d{3})+|\\d+)\\b\\s*(?:(?:-| )?(?<of>[\\p{L}²³']+))?";
const BARE = [
  '(?<bare>each|ea|apiece|e(?!\\s\\p{L})|(?:la )?pièce|stück|stuk|(?:al )?pezzo|pieza|sztuka|styck|cada(?: un[oa])?',
  'l[’\\x27]un[eoa]?|c\\/u|ciascun[oa]|cad\\.?|pp|p\\.p\\.|p\\.?c?m|p\\.m\\.|p\\.?a\\.?)(?![\\p{L}])',
].join('|');
const UM = '^[ \\t|]{1,6}(?<um>CWT|CFT|MFT|MLF|CLF|DZ|DOZ|GRO|[CM])(?=[\\s|]|$)';
/** "3.35 roll.", "61.00 dz": a unit right behind an amount, at the end of what is said of it. */
const TRAILING = `^[ \\t]?(?<trail>${SOLD_BY})(?=\\.?[ \\t]*(?:[,;|)\\n]|\\.(?:\\s|$)|[ \\t]\\/[ \\t]|$))`;
/** "Per gros (144)": how many the word before stands for. */
const HELD = '(?:\\s\\((?:=\\s?)?(?<held>\\d{2,4})\\))?';
/** What stands behind a price and says what it is for. */
export const BASIS = new RegExp(
  `^\\s*\\(?\\s*${TAXED}(?:(?:${PER}|${A_PACK})\\s*(?:big[ -](?=bag))?(?:${COUNT}|(?<word>[\\p{L}²³']+(?:(?<=\\p{L})[23](?!\\d))?)${HELD})|${BARE})|${UM}|${TRAILING}`,
  'iu',
);

/** Whether what stands behind a price says what it is for: "/100", "per tree", "each". */
export const saysWhatFor = (behind: string): boolean => BASIS.test(behind.slice(0, MOST_BEHIND));
