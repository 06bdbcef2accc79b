import type { OfferedLine } from '../offer.ts';
import type { Need } from '../need.ts';
import type { ItemReading } from './interpret-item.ts';
import type { ItemBlock } from './item-blocks.ts';
import type { NeedMatch } from './need-matcher.ts';
import type { PriceBreak } from './price-breaks.ts';

/** An item with the ways to read its figures, best first; `readings` is empty where it has no price. */
export interface ReadItem {
  block: ItemBlock;
  needs: Need[];
  match: NeedMatch | null;
  readings: ItemReading[];
  breaks: PriceBreak[];
  namedBy: OfferedLine['namedBy'];
  differs: string[];
  status: OfferedLine['status'];
  isSubstitute: boolean;
}
