import { anyPhrase } from '../../reading/word-lists.ts';
import type { Amount } from './item.ts';

/** Weights, volumes, counts and strengths in a text: `50 g`, `12-oz`, `2-pound`, `1.5 L`, `24 count`, `650mg`. */
export function readAmounts(text: string): Amount[] {
  return Array.from(text.matchAll(PATTERN)).flatMap((hit) => {
    const [whole, number = '', unit = ''] = hit;
    const known = UNITS.find(({ names }) => names.test(unit));
    const value = Number(number.replaceAll(',', ''));
    return known && Number.isFinite(value)
      ? [{ dimension: known.dimension, value: value * known.factor, text: whole.trim() }]
      : [];
  });
}

export const withoutAmounts = (text: string): string => text.replace(PATTERN, ' ');

/** The same amount, rounding between systems of units allowed. */
export function isSameAmount(one: Amount, other: Amount): boolean {
  return (
    one.dimension === other.dimension && Math.abs(one.value - other.value) <= 0.03 * Math.max(one.value, other.value)
  );
}

/** Units as written, singular and plural. */
const NAMES = `fl oz,fl. oz.,fl oz.,fl. oz,fluid ounce,fluid ounces,kilogram,kilograms,kg,milligram,milligrams,mg,mcg,gram,grams,gm,g,ounce,ounces,oz,oz.,pound,pounds,lb,lbs,lb.,lbs.,
  milliliter,milliliters,millilitre,millilitres,ml,liter,liters,litern,litre,litres,litros,litri,l,gallon,gallons,gal,gal.,quart,quarts,qt,qt.,pint,pints,pt,pt.,count,counts,ct,ct.,piece,pieces,pc,pcs,pc.,pcs.,
  tablet,tablets,capsule,capsules,caplet,caplets,softgel,softgels`;
const NUMBER = '\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?|\\.\\d+';
const PATTERN = new RegExp(`(?<![\\p{L}\\d.,/-])(${NUMBER})\\s*-?\\s*(${anyPhrase(NAMES)})(?![\\p{L}\\d])`, 'giu');

const UNITS: { names: RegExp; dimension: Amount['dimension']; factor: number }[] = [
  { names: /^fl|^fluid/i, dimension: 'volume', factor: 29.5735 },
  { names: /^k/i, dimension: 'mass', factor: 1000 },
  { names: /^mi.*gram|^mg$/i, dimension: 'strength', factor: 1 },
  { names: /^mcg$/i, dimension: 'strength', factor: 0.001 },
  { names: /^g(?:rams?|m)?$/i, dimension: 'mass', factor: 1 },
  { names: /^ou|^oz/i, dimension: 'mass', factor: 28.3495 },
  { names: /^po|^lb/i, dimension: 'mass', factor: 453.592 },
  { names: /^ml$|^milliliter|^millilitre/i, dimension: 'volume', factor: 1 },
  { names: /^l$|^lit/i, dimension: 'volume', factor: 1000 },
  { names: /^gal/i, dimension: 'volume', factor: 3785.41 },
  { names: /^q/i, dimension: 'volume', factor: 946.353 },
  { names: /^p(?:in)?t/i, dimension: 'volume', factor: 473.176 },
  { names: /./, dimension: 'count', factor: 1 },
];
