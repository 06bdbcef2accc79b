import type { Item } from '../brief/item.ts';
import type { HitValue } from './finding-value.ts';
import type { NoneValue } from './item-note.ts';

/** A row of the table by its index, with the finding that it shows. */
export interface ShownRow {
  index: number;
  finding: string;
  value: HitValue | NoneValue;
}

/** Everything that is to be said of one item. */
export interface ItemResult {
  item: Item;
  rows: ShownRow[];
  /** The earlier take said it already. */
  isKnown: boolean;
  /** What was read about the item itself. */
  about: { finding: string; texts: string[] } | null;
  /** What the registers that answered say where others did not. */
  partly: { finding: string; value: NoneValue } | null;
  remarks: string[];
  unchecked: string[];
  /** A register says of the code itself, in words that are cited, why it tells nothing: what can be done for the item is done. */
  isUpToCaller: boolean;
}

export const isHit = (value: HitValue | NoneValue): value is HitValue => 'number' in value;
