import type { Item } from '../brief/item.ts';
import type { Lookup } from '../lookups/lookup.ts';
import { checkNumber } from './check-number.ts';
import { checkProduct } from './check-product.ts';
import { checkVehicle } from './check-vehicle.ts';
import { checkVin } from './check-vin.ts';
import type { Ledger } from './ledger.ts';
import { startOutcome } from './outcome.ts';
import type { Outcome } from './outcome.ts';

/** What the answers that are there say of an item, and what still has to be asked. */
export function checkItem(item: Item, ground: { ledger: Ledger; lookups: Lookup[]; acceptedAt: string }): Outcome {
  const outcome = startOutcome(item.no);
  const { number, product, vehicle, vin } = item;
  if (item.problem !== null) outcome.unchecked.push(item.problem);
  else if (number) checkNumber(outcome, { ...item, number }, ground);
  else if (vin) checkVin(outcome, item, ground);
  else if (vehicle) checkVehicle(outcome, vehicle, ground.ledger);
  else if (product) checkProduct(outcome, { ...item, product }, ground);
  return outcome;
}
