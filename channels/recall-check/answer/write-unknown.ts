import type { ComposedSentence } from '#contracts/evidence.ts';
import { isHit } from './item-result.ts';
import type { ItemResult } from './item-result.ts';

/** What the answer does not say, for a reader who would take it for more than it is. None of it is about a recall. */
export function writeUnknown(results: ItemResult[], checked: string[]): ComposedSentence[] {
  const values = results.flatMap(({ rows }) => rows.map(({ value }) => value));
  const hits = values.filter((value) => isHit(value));
  const isVehicle = results.some(({ item }) => (item.vehicle || item.vin) && item.problem === null);
  const unknown = [
    ...(isVehicle
      ? [
          '- Whether one vehicle is included, or repaired already: a list by model year, make and model does not tell. Enter its VIN at www.nhtsa.gov/recalls, which alone answers that.',
        ]
      : []),
    ...(hits.some(({ verdict }) => verdict === 'possible match')
      ? ['- Whether a possible match is yours: compare model, lot, size and dates on the label with the recall itself.']
      : []),
    ...(hits.some(({ source }) => source === 'openFDA' || source === 'FDA iRES')
      ? [
          '- What the firm offers: FDA enforcement reports name no remedy. Ask the firm or the shop, and leave the product alone until then.',
        ]
      : []),
    ...(values.some((value) => !isHit(value))
      ? [
          '- Whether it is free of faults: no recall found is not an all-clear. These registers list none under these words or codes; recalls under another name, or announced since, are not ruled out.',
        ]
      : []),
  ];
  const texts = [
    ...(checked.length > 0 ? [`Registers that answered: ${checked.join(', ')}.`] : []),
    ...(unknown.length > 0 ? ['What is not known:', ...unknown] : []),
  ];
  if (texts.length === 0) return [];
  return [{ text: `\n${texts.join('\n')}\n`, isFactual: false, findings: [], rows: [], derivations: [] }];
}
