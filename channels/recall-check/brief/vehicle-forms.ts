import { foldCase } from '../../reading/languages.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { vinShape } from '../identifiers/vin.ts';
import { foldWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';
import { readVehicle } from './read-vehicle.ts';

/**
 * A form of many fields, "Policy no.   471", "V.I.N.   1ABCD 2E3F …", with the vehicles that its fields name as entries of a list. Its other fields are of the paper and the people on it;
 * what stands on lines of its own, or names a brand, stays.
 */
export function listVehicleForms(text: string): string {
  const lines = text.split('\n');
  const fields = lines.map(fieldOf);
  if (fields.filter((field) => field !== null).length < LEAST_FIELDS) return text;
  const entries = new Map<number, string>();
  let parts: string[] = [];
  for (const [at, field] of fields.entries()) {
    if (field !== null && field.told !== null) parts.push(field.told);
    // A block ends with an empty line or a head.
    if (fields[at + 1] ?? null) continue;
    const name = parts.join(' ').replace(/ (?=VIN )/, ', ');
    if (HAS_VIN.test(name) || isDated(name)) entries.set(at, `- ${name}`);
    parts = [];
  }
  if (entries.size === 0) return text;
  const isOfForm = (line: string, at: number): boolean =>
    (fields[at] ?? null) !== null || (!/\p{Ll}/u.test(line) && !isDated(line) && !/\d{5}/.test(line));
  return lines.map((line, at) => entries.get(at) ?? (isOfForm(line, at) && !hasBrand(line) ? '' : line)).join('\n');
}
const LEAST_FIELDS = 8;

/** Its name and its value, and what that says of a vehicle; null for another line. */
function fieldOf(line: string): { told: string | null } | null {
  const [, name = '', value = ''] = FIELD.exec(line) ?? [];
  if (value === '') return null;
  const vin = value.replace(/[\s-]/g, '').toUpperCase();
  if (vinShape(vin) === 'whole') return { told: `VIN ${vin}` };
  const words = foldCase(name).match(/\p{L}+/gu) ?? [];
  return { told: words.some((word) => OF_VEHICLES.has(word)) ? value : null };
}
const FIELD = /^[ \t]{0,8}(\p{L}[\p{L}\p{M}.’'/&()# -]{1,40}?)[ \t]*:?(?:[ \t]{2,}|\t)[ \t]*(\S.*)$/u;
const OF_VEHICLES = wordSet(
  `year make model trim vehicle baujahr modelljahr marke modell fahrzeug
   année marque modèle véhicule año marca modelo vehículo anno modello veicolo ano veículo bouwjaar merk voertuig rok marka pojazd`,
);
const HAS_VIN = /^VIN |, VIN /;

const isDated = (text: string): boolean => {
  const vehicle = readVehicle(text);
  return vehicle !== null && vehicle.years.length > 0 && vehicle.model !== '';
};
const hasBrand = (text: string): boolean => {
  const words = foldWords(text);
  return words.some((word, at) => brandLength(words, at) > 0 && kindsOf(word).size === 0);
};
