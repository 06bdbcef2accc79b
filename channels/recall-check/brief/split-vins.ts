import { stripChatter } from './strip-chatter.ts';

/** A list of VINs, or of UPCs, under one word for them. */
export function splitVins(text: string): string[] {
  const vins = Array.from(
    text.matchAll(/(?<![A-Za-z0-9*])(?=[A-Z0-9*]*\d)(?=[A-Z0-9*]*[A-Z])[A-HJ-NPR-Z0-9*]{10,17}(?![A-Za-z0-9*])/g),
  );
  const long = vins.filter(([vin]) => vin.length === 17 || /\*/.test(vin) || /\bVINs?\b/.test(text));
  // In brackets it belongs to the vehicle before it.
  if (long.length > 1 && long.every(({ index }) => /\(\s*(?:VIN\s*)?[:#]?\s*$/i.test(text.slice(0, index))))
    return [text];
  const before = text
    .slice(0, long[0]?.index)
    .replace(/(?:[\s,;&:]|(?<![\p{L}])(?:VINs?|numbers?|and|or|are))+$/giu, '');
  if (long.length > 1 && startsAlone(before)) return [before, ...splitVins(text.slice(long[0]?.index))];
  if (long.length > 1)
    return long.map(
      (hit, index) =>
        `VIN ${text
          .slice(hit.index, long[index + 1]?.index)
          .replace(/[\s,;&]+(?:and|or)?\s*$/i, '')
          .replace(/,?\s+(?:and|or)?\s*(?:VINs?)?\s*$/i, '')}`,
    );
  const upcs = Array.from(text.matchAll(/(?<![\p{L}\d-])\d{12,14}(?![\p{L}\d-])/gu), ([upc]) => upc);
  const rest = text
    .replace(/(?<![\p{L}\d-])\d{12,14}(?![\p{L}\d-])/gu, ' ')
    .replace(/\b(?:UPCs?|codes?|EANs?|GTINs?|and|or)\b/gi, ' ');
  if (upcs.length > 1 && !/[\p{L}\p{N}]/u.test(stripChatter(rest))) return upcs.map((upc) => `UPC ${upc}`);
  return [text];
}

/** What stands before the VINs is a vehicle or product of its own: its VIN would follow it directly. */
const startsAlone = (text: string): boolean => /[,;]/.test(text) && /[\p{L}\p{N}]/u.test(stripChatter(text));
