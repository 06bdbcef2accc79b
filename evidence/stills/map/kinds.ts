import { THEME } from '../theme.ts';

/** How points of a kind look: told apart by shape as well as by colour. */
export interface KindLook {
  kind: string;
  colour: string;
  shape: 'circle' | 'square' | 'diamond';
}

const LOOKS: Omit<KindLook, 'kind'>[] = [
  { colour: THEME.accent, shape: 'circle' },
  { colour: '#9A4A0F', shape: 'square' },
  { colour: '#3F45B5', shape: 'diamond' },
  { colour: '#8A2A5B', shape: 'circle' },
  { colour: '#4B5563', shape: 'square' },
];

/** A look for each kind, in the order of the alphabet, so that a kind looks the same whatever the first row is. */
export function lookOfKinds(kinds: readonly string[]): KindLook[] {
  const order = ['field', 'club', 'program'];
  const rank = (kind: string): number => (order.includes(kind) ? order.indexOf(kind) : order.length);
  return [...new Set(kinds)]
    .toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map((kind, index) => ({ kind, ...LOOKS[order.includes(kind) ? rank(kind) : 3 + (index % 2)]! }));
}
