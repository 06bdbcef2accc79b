import { Big } from 'big.js';

/** An amount for a reader: "$1,131.62" for US dollars, "1,047.80 EUR" for the rest. */
export function money(amount: Big | string, currency: string): string {
  const [whole = '0', cents] = new Big(amount).toFixed(2).split('.');
  const grouped = `${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}.${cents}`;
  return currency === 'USD' ? `$${grouped}` : `${grouped} ${currency}`;
}

/** A quantity without needless decimals, its unit behind it where it is no plain count. */
export function quantity(amount: Big | string, unit = 'each'): string {
  const text = new Big(amount).toFixed().replace(/\B(?=(\d{3})+(?!\d)(?<!\.\d*))/g, ',');
  return unit === 'each' ? text : `${text} ${unit}`;
}

/** "a", "a and b", "a, b and c". */
export function list(parts: string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** The text up to a length, cut at a blank. */
export function shorten(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  return `${plain.slice(0, plain.lastIndexOf(' ', most - 1))} …`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
