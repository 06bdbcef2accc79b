import { readRecallNumbers } from '../identifiers/recall-number.ts';
import { readVehicle } from './read-vehicle.ts';
import { readVin } from './read-vin.ts';
import { stripChatter } from './strip-chatter.ts';

/** A vehicle begins an item of its own; a VIN, a UPC or a recall number only where the one before it has such already or is a vehicle. */
export function startsItem(piece: string, before: string): boolean {
  const [own, other] = [anchorOf(piece), anchorOf(before)];
  if (own === null || !isWhole(before)) return false;
  if (own === 'vehicle') return true;
  if (own === 'vin') return other !== 'vehicle' || readVin(before).kind === 'vin';
  return other !== null;
}

type Anchor = 'vehicle' | 'vin' | 'upc' | 'number';

/** What a text names by itself. */
export function anchorOf(text: string): Anchor | null {
  if (readVin(text).kind === 'vin') return 'vin';
  if (/(?:UPC|EAN|GTIN)\b/i.test(text) && /(?:\d[ -]?){8,14}/.test(text)) return 'upc';
  const bare = stripChatter(text);
  if (readRecallNumbers(bare).length > 0 && bare.split(/\s+/).length < 6) return 'number';
  return (readVehicle(bare)?.years.length ?? 0) > 0 && (readVehicle(bare)?.model ?? '') !== '' ? 'vehicle' : null;
}

/** Can stand as an item before the next begins. */
export function isWhole(text: string): boolean {
  return anchorOf(text) !== null || stripChatter(text).split(/\s+/).length >= 2;
}
