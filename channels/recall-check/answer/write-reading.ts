import type { ComposedSentence } from '#contracts/evidence.ts';
import type { Item } from '../brief/item.ts';

/** How the brief was read, before any recall is told: every item by what it was taken for, and what the brief itself rules out. */
export function writeReading(
  items: Item[],
  { ruledOut, unapplied }: { ruledOut: string[]; unapplied: string[] },
): ComposedSentence[] {
  const read = items.map((item) => `${items.length > 1 ? `${item.no}. ` : ''}${describe(item)}`).join('; ');
  const left = ruledOut.length > 0 ? `\nLeft out, as the brief says: ${quoted(ruledOut)}.` : '';
  const said = unapplied.length > 0 ? `\nCompared with no recall: ${quoted(unapplied)}.` : '';
  const text = `Read from the brief: ${read}.${left}${said}\n\n`;
  return [{ text, isFactual: false, findings: [], rows: [], derivations: [] }];
}

const quoted = (all: string[]): string => all.map((words) => `“${words}”`).join(', ');

function describe({ asked, vin, vehicle, number, product, isPart }: Item): string {
  if (number) return `${number.agency} recall number ${number.number}`;
  if (vin) return `VIN ${vin.vin}`;
  if (isPart) return `part “${asked}”`;
  if (vehicle) return `vehicle ${[vehicle.years.join(', '), vehicle.make, vehicle.model].filter(Boolean).join(' ')}`;
  if (!product) return `“${asked}”`;
  const codes = [
    ...product.gtins.map((code) => `UPC ${code}`),
    ...[...product.models, ...product.codes].map((code) => `model ${code}`),
    ...product.lots.map((code) => `lot ${code}`),
  ].filter((code) => !asked.includes(code.split(' ')[1] ?? code));
  return `product “${asked}”${codes.length > 0 ? ` (${codes.join(', ')})` : ''}`;
}
