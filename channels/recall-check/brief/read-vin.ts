import { hasRightCheckDigit, isNorthAmerican, vinShape } from '../identifiers/vin.ts';
import type { VinItem } from './item.ts';
import { readYears } from './read-vehicle.ts';

/** What a text gives as a VIN: one, a text that is none though it is called so, or nothing of the kind. */
export type VinReading = { kind: 'vin'; vin: VinItem } | { kind: 'no-vin'; given: string } | { kind: 'nothing' };

/** Reads the first VIN of a text. Called a VIN it may be partial (`*` for unknown places); a bare one has all 17 characters. */
export function readVin(text: string): VinReading {
  const called =
    /(?<![\p{L}\d])(?:VINs?|(?<=^\s*|\b(?:my|the|its|car|truck) )vins?)(?![\p{L}\d])\s*(?:(?:numbers?|no\.?|#|is|of|ending\s+in)\s*)?(?:[:#=]\s*)?([A-Za-z0-9*][A-Za-z0-9* -]*)?/u.exec(
      text,
    )?.[1];
  if (called !== undefined) {
    const joined = called.replace(/[\s-]/g, '').toUpperCase();
    const first = (called.split(/\s+/)[0] ?? '').toUpperCase();
    const candidates = [first, joined.slice(0, 17), first.replaceAll('-', '')];
    const vin =
      candidates.find((candidate) => vinShape(candidate) === 'whole') ??
      candidates.find((candidate) => vinShape(candidate) === 'partial');
    if (vin) return { kind: 'vin', vin: build(vin, text) };
  }
  const bare = Array.from(
    text.toUpperCase().matchAll(/(?<![A-Z0-9*])[A-Z0-9*]{11,17}(?![A-Z0-9*])/g),
    ([token]) => token,
  );
  const whole =
    bare.find((token) => vinShape(token) === 'whole') ??
    bare.find((token) => token.includes('*') && vinShape(token) === 'partial');
  if (whole) return { kind: 'vin', vin: build(whole, text) };
  const spread = readSpread(text);
  if (spread) return { kind: 'vin', vin: build(spread, text) };
  const nearly = bare.find((token) => token.length === 17 && /\d/.test(token) && /[A-Z]/.test(token));
  if (nearly) return { kind: 'no-vin', given: nearly };
  const given = called?.trim().split(/\s+/)[0] ?? '';
  return given !== '' && !ORDINARY.test(given) ? { kind: 'no-vin', given } : { kind: 'nothing' };
}

/**
 * A VIN in groups, as it is read out: only one whose check digit is right, and with a letter behind the maker's code, for other codes come in
 * groups too (`UPC 00850012345671`).
 */
function readSpread(text: string): string | undefined {
  return Array.from(text.matchAll(/(?<![\p{L}\d-])(?:[A-HJ-NPR-Z0-9][ -]?){16}\d(?![\p{L}\d])/gu), ([groups]) =>
    groups.replace(/[ -]/g, ''),
  ).find((vin) => /^.{3,10}[A-Z]/.test(vin) && /\d{4}$/.test(vin) && hasRightCheckDigit(vin));
}

/** The text without its VINs and the word VIN. */
export function withoutVin(text: string, vin: string): string {
  const spaced = Array.from(vin, (character) => (character === '*' ? '\\*' : character)).join('[\\s-]?');
  return text
    .replace(new RegExp(spaced, 'gi'), ' ')
    .replace(/(?<![\p{L}\d])VINs?(?:\s+(?:numbers?|no\.?))?(?![\p{L}\d])\s*[:#=]?/giu, ' ');
}

function build(vin: string, text: string): VinItem {
  const isWhole = vinShape(vin) === 'whole';
  const years = readYears(withoutVin(text, vin));
  return {
    vin,
    isWhole,
    isCheckDigitRight: !isWhole || !isNorthAmerican(vin) || hasRightCheckDigit(vin),
    year: years.length === 1 ? (years[0] ?? null) : null,
  };
}

/** Words after "VIN" that are no attempt at one. */
const ORDINARY =
  /^(?:and|or|is|the|for|to|please|below|above|number|check|recalls?|lookup|look|i|we|my|if|on|with|in|of|a|an|as|not|unknown|n\/a|tbd)$/i;
