import { vinShape } from '../identifiers/vin.ts';
import { readRecallNumbers } from '../identifiers/recall-number.ts';
import { readingOf } from './mention.ts';
import { isModelName } from './models.ts';
import type { Phrase } from './phrase.ts';
import { readVehicle } from './read-vehicle.ts';

/** What names a thing by itself. */
export type Anchor = 'vehicle' | 'vin' | 'upc' | 'number';

/** What a phrase names by itself, without a word for what it is. */
export function anchorIn(phrase: Phrase, text: string): Anchor | null {
  const known = ANCHORS.get(phrase);
  if (known !== undefined) return known;
  const found = findAnchor(phrase, text);
  ANCHORS.set(phrase, found);
  return found;
}

/** A phrase is looked at from many places; what it names does not change while it lives. */
const ANCHORS = new WeakMap<Phrase, Anchor | null>();

function findAnchor(phrase: Phrase, text: string): Anchor | null {
  const { tokens, labelled } = phrase;
  const labels = labelled.map(({ label }) => label);
  if (labels.includes('VIN') || tokens.some((token) => token.class === 'code' && isVin(token.text))) return 'vin';
  if (labels.includes('UPC') || tokens.some((token) => token.class === 'number' && /^\d{12,14}$/.test(token.text)))
    return 'upc';
  const words = readingOf(phrase, text);
  if (tokens.length < 7 && readRecallNumbers(words).length > 0) return 'number';
  const vehicle = readVehicle(words);
  if (vehicle && (vehicle.years.length > 0 || vehicle.model !== '' || tokens.length === 1)) return 'vehicle';
  return isModelName(words.replace(/^(?:19|20)\d{2}\s+|\s+(?:19|20)\d{2}$/g, '')) &&
    (tokens.length > 1 || isModelName(words))
    ? 'vehicle'
    : null;
}

/** Seventeen letters and digits, also with letters that no VIN has: whoever wrote it means one. */
const isVin = (text: string): boolean =>
  vinShape(text.toUpperCase()) === 'whole' ||
  (/^[A-Z\d]{16,18}$/i.test(text) &&
    /\d{3}$/.test(text) &&
    /[A-Z]/i.test(text) &&
    text.replace(/\D/g, '').length >= 5 &&
    !/^1Z/i.test(text)) ||
  (text.includes('*') && vinShape(text.toUpperCase()) === 'partial');
