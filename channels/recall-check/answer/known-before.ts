import type { Item } from '../brief/item.ts';
import type { HitValue } from './finding-value.ts';
import type { NoneValue } from './item-note.ts';

/** Whether the output of the take that this one continues holds a row already (interface document, part 2, `prior`). */
export function isKnownBefore({ asked }: Item, value: HitValue | NoneValue, prior: string): boolean {
  if (prior === '' || !prior.toLowerCase().includes(asked.toLowerCase())) return false;
  if ('number' in value) return value.number !== null && prior.includes(value.number);
  return /no recall (?:was )?found/i.test(
    prior.slice(prior.toLowerCase().indexOf(asked.toLowerCase()), prior.length).slice(0, asked.length + 200),
  );
}
