import type { Declared, StyleRule } from './read-sheets.ts';

/** What of the rules that an element matches wins for a property, and by what. */
interface Winner {
  value: string;
  isImportant: boolean;
  layer: number;
  specificity: number;
  order: number;
}

export type Winners = ReadonlyMap<string, Winner>;

/** Values by property. */
export type Values = ReadonlyMap<string, string>;

export const NO_VALUES: Values = new Map();

/** The value that wins for each property (CSS Cascade 5, 6.1). Among important declarations earlier layers win. */
export function findWinners(rules: readonly StyleRule[]): Winners {
  const won = new Map<string, Winner>();
  for (const { declarations, layer, specificity, order } of rules)
    for (const { property, value, isImportant } of declarations) {
      const offered = { value, isImportant, layer: isImportant ? -layer : layer, specificity, order };
      const known = won.get(property);
      if (!known || !isBeaten(offered, known)) won.set(property, offered);
    }
  return won;
}

/** What comes to hold where an element has a `style` attribute of its own, which is above every layer. */
export function withInline(won: Winners, inline: readonly Declared[]): Values {
  if (won.size === 0 && inline.length === 0) return NO_VALUES;
  const values = new Map<string, string>();
  for (const [property, { value }] of won) values.set(property, value);
  const important = new Set<string>();
  for (const { property, value, isImportant } of inline) {
    if (!isImportant && (important.has(property) || won.get(property)?.isImportant)) continue;
    if (isImportant) important.add(property);
    values.set(property, value);
  }
  return values;
}

function isBeaten(one: Winner, other: Winner): boolean {
  if (one.isImportant !== other.isImportant) return other.isImportant;
  if (one.layer !== other.layer) return one.layer < other.layer;
  if (one.specificity !== other.specificity) return one.specificity < other.specificity;
  return one.order < other.order;
}
