import type { ApiRequest } from '#contracts/plan.ts';
import type { SourceName } from '../sources/record.ts';

/** A request to a register and the items that it is for. */
export interface Lookup {
  request: ApiRequest;
  source: SourceName;
  items: number[];
}

export const subGoalOf = (itemNo: number): string => `item-${itemNo}`;
