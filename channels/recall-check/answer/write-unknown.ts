import type { ComposedSentence } from '#contracts/evidence.ts';
import { isHit } from './item-result.ts';
import type { ItemResult } from './item-result.ts';

/** What the answer does not say, for a reader who would take it for more than it is. None of it is about a recall. */
export function writeUnknown(results: ItemResult[], checked: string[]): ComposedSentence[] {
  const isVehicle = results.some(({ item }) => (item.vehicle || item.vin) && item.problem === null);
  const hits = results.flatMap(({ rows }) => rows.map(({ value }) => value).filter((value) => isHit(value)));
  const isNone = results.some(({ rows }) => rows.some(({ value }) => !isHit(value)));
  const texts = [
    ...(checked.length > 0 ? [`Registers that answered: ${checked.join(', ')}.`] : []),
    ...(isVehicle
      ? ['A list by model year, make and model does not tell whether one vehicle is included or already repaired: enter its VIN at www.nhtsa.gov/recalls, which alone answers that.']
      : []),
    ...(hits.some(({ verdict }) => verdict === 'possible match') ? ['A possible match is settled by the label: compare model, lot, size and dates with the recall itself.'] : []),
    ...(hits.some(({ source }) => source === 'openFDA') ? ['FDA enforcement reports come out weekly and name no remedy: for what to do, ask the firm or the shop, and do not use the product until then.'] : []),
    ...(isNone ? ['No recall found is not an all-clear: it says only that these registers list none under these words or codes, and recalls under another name, or announced since, are not ruled out.'] : []),
  ];
  if (texts.length === 0) return [];
  return [{ text: `\nWhat is not known\n${texts.join('\n')}\n`, isFactual: false, findings: [], rows: [], derivations: [] }];
}
