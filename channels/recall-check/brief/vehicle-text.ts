import { findMake, findMisspeltMake, takeMake } from './makes.ts';
import { findModel, isModelName } from './models.ts';
import { foldWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';
import { writeOutYears } from './written-years.ts';

/**
 * A text in which vehicles are named in full: short years (`'19`, `a 19 F-150`) are written out, a well-known model without its maker gets
 * it, and years that only tell when something was bought are gone.
 */
export function completeVehicle(text: string): string {
  const written = writeOutYears(text).replace(BOUGHT_IN, ' ');
  const dated = (yearLast(written) ?? written).replace(SHORT_YEAR, (match, ...[before = '', year = '']: string[]) => {
    const rest = text.slice(text.indexOf(match) + match.length);
    // "40 Volt"
    if (/^volts?(?!\p{L})/iu.test(rest) && !/['’‘]/.test(match)) return match;
    const isVehicle = takeMake(rest) !== null || findModel(`2000 ${rest}`)?.index === 5;
    return isVehicle ? `${before}${Number(year) < 50 ? '20' : '19'}${year} ` : match;
  });
  const turned = makeFirst(dated);
  if (turned) return turned;
  if (findMake(dated) >= 0) return dated;
  const slip = findMisspeltMake(dated);
  // "2028 Mazada CX5": the model tells that the make is meant.
  if (slip) return findModel(dated)?.make === slip.make ? dated.replace(slip.written, slip.make) : dated;
  const model = isModelName(dated) ? findModel(`2000 ${dated.trim()}`) : findModel(dated);
  // "Brightwick Air M1 2030": what is of a known brand of goods is no vehicle that is called so, too.
  if (model && takeMake(dated) === null && namesGoods(dated.slice(0, model.index))) return dated;
  if (model && isModelName(dated)) return `${model.make} ${dated.trim()}`;
  return model ? `${dated.slice(0, model.index)}${model.make} ${dated.slice(model.index)}` : dated;
}

/** A known brand of goods, or a word for them: "drain cover Acme", behind which an MDX is no vehicle. */
function namesGoods(before: string): boolean {
  const words = foldWords(before);
  return words.some(
    (word, at) => (brandLength(words, at) > 0 && kindsOf(word).size === 0) || kindsOf(word).has('consumer'),
  );
}

/** "2003 Grand Marquis (Mercury)" with its make before the model; null where no make stands in brackets. */
function makeFirst(text: string): string | null {
  const hit = /^(?<before>.*?(?<![\p{L}\d])(?:19|20)\d{2}\s+)(?<model>[^()]+?)\s*\((?<make>[^()]+)\)/u.exec(text);
  const { before = '', model = '', make = '' } = hit?.groups ?? {};
  const isMake = takeMake(make.trim())?.rest === '' && findMake(model) < 0;
  return hit && isMake ? `${before}${make.trim()} ${model}${text.slice(hit[0].length)}` : null;
}

/** "Acme Cruise, 98", "the Cruise is a 98": the year behind the model, where no other is named; null for none. */
function yearLast(text: string): string | null {
  const hit = /(?<=[\p{L}\d])(?:,| is an?| from| of)? ['’‘]?(\d{2})$/u.exec(text.trim());
  const [, year = ''] = hit ?? [];
  const name = hit ? text.slice(0, hit.index) : '';
  const isVehicle = (takeMake(name)?.rest ?? '') !== '' || isModelName(name);
  if (!hit || !isVehicle || /(?:19|20)\d{2}/.test(name) || !/^(?:,| )/.test(hit[0])) return null;
  return hit[0].startsWith(' ') && !/[a-z]/.test(hit[0]) ? null : `${Number(year) < 50 ? '20' : '19'}${year} ${name}`;
}

/** Years of the purchase and not of the model: "bought it used in early 2031". */
const BUYING = 'bought|purchased|got|leased|ordered|received|owned|had';
const WHEN = 'in|around|since|during|sometime\\s+in';
const PART_OF_YEAR = 'early|late|mid|spring|summer|fall|winter|the\\s+\\p{L}+\\s+of|\\p{Lu}\\p{L}+';
const BOUGHT_IN = new RegExp(
  `(?<![\\p{L}\\d])(?:${BUYING})(?:\\s+(?:it|this|that|one|them|new|used|back|brand\\s+new))*\\s+(?:${WHEN})\\s+(?:(?:${PART_OF_YEAR})\\s+)?(?:of\\s+)?(?:19|20)\\d{2}(?!\\d)`,
  'giu',
);
const SHORT_YEAR = /(^|[\s,;:(])['’‘]?(\d{2})['’]?\s+(?=[\p{L}\d])/gu;
