import type { Item } from '../brief/item.ts';
import type { RecallNumber } from '../identifiers/recall-number.ts';
import type { Lookup } from '../lookups/lookup.ts';
import { matchProduct } from '../match/match-product.ts';
import { prepareRecord } from '../match/prepared-record.ts';
import type { RecallRecord } from '../sources/record.ts';
import type { Ledger } from './ledger.ts';
import type { Outcome, Proof } from './outcome.ts';

/** Vehicles of a campaign that are named one by one; more are counted. */
const MAX_VEHICLES = 12;

/** The recall of a number, and the product that was named beside it, if any. */
export function checkNumber(
  outcome: Outcome,
  item: Item & { number: RecallNumber },
  { ledger, lookups }: { ledger: Ledger; lookups: Lookup[] },
): void {
  const proofs: Proof[] = [];
  const records: RecallRecord[] = [];
  let isPending = false;
  for (const { request, source } of lookups.filter(({ items }) => items.includes(item.no))) {
    const entry = ledger.read(request.id, source);
    if (entry.kind === 'pending') isPending = true;
    else if (entry.kind !== 'records') outcome.unchecked.push(entry.reason);
    else {
      proofs.push({ source, page: entry.page, cited: entry.proof, isFound: entry.status < 300 });
      records.push(
        ...entry.records.filter(({ number }) => number !== null && isNumber(number.text, item.number.number)),
      );
    }
  }
  const grouped = Map.groupBy(records, ({ key }) => key);
  for (const [, rows] of grouped) addHit(outcome, item, rows);
  if (outcome.hits.length > 0) outcome.unchecked.length = 0;
  if (outcome.hits.length > 0 || outcome.unchecked.length > 0 || isPending) return;
  const sources = [...new Set(proofs.map(({ source }) => source))];
  // That one recall is not about a thing says nothing of others.
  if (item.vehicle || item.product)
    return void outcome.unchecked.push(
      `only recall ${item.number.number} was asked for, which does not name it: name the thing alone for its other recalls`,
    );
  outcome.none = {
    why: [
      ...outcome.remarks.map(({ text }) => text),
      `${sources.join(', ')} answered and lists no recall ${item.number.number}.`,
    ],
    proofs,
    cites: [],
  };
  outcome.remarks.length = 0;
}

function addHit(outcome: Outcome, item: Item & { number: RecallNumber }, rows: RecallRecord[]): void {
  const [record] = rows;
  if (!record) return;
  const vehicles = vehiclesOf(rows);
  const why = [`${record.source} recall ${record.number?.text ?? ''} exists.`, ...(vehicles ? [vehicles] : [])];
  const asked = item.vehicle ? rows.find((row) => isVehicle(row, item.vehicle)) : undefined;
  if (item.vehicle && !asked)
    return void outcome.remarks.push({
      text: `${record.number?.text ?? 'It'} does not list the vehicle that was named. ${vehicles ?? ''}`.trim(),
      cites: [],
    });
  if (!item.product) return void outcome.hits.push({ record, verdict: 'recalled', why, cites: [], entry: null });
  const match = matchProduct(item.product, prepareRecord(record));
  if (match.level === 'recalled' || match.level === 'possible') {
    outcome.hits.push({
      record,
      verdict: match.level === 'recalled' ? 'recalled' : 'possible match',
      why: match.why,
      cites: match.cites,
      entry: match.entry,
    });
  } else
    outcome.remarks.push({
      text: `Recall ${record.number?.text ?? ''} is about another product${match.why.length > 0 ? `: ${match.why.join(' ')}` : '.'}`,
      cites: match.cites,
    });
}

/** `31V104` is the campaign 31V104000; CPSC answers to parts of numbers. */
const isNumber = (own: string, asked: string): boolean =>
  bare(own) === bare(asked) ||
  (/^\d{2}[A-Z]\d{6}$/.test(bare(own)) &&
    bare(own).slice(0, 6) === bare(asked).slice(0, 6) &&
    bare(asked).endsWith('000'));
const bare = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/g, '');

function isVehicle(record: RecallRecord, wanted: Item['vehicle']): boolean {
  if (!record.vehicle || !wanted) return false;
  const isYear = wanted.years.length === 0 || wanted.years.includes(record.vehicle.year);
  return (
    isYear &&
    bare(record.vehicle.make) === bare(wanted.make) &&
    (bare(record.vehicle.model).startsWith(bare(wanted.model)) ||
      bare(wanted.model).startsWith(bare(record.vehicle.model)))
  );
}

function vehiclesOf(rows: RecallRecord[]): string | null {
  const all = [
    ...new Set(
      rows.flatMap(({ vehicle }) =>
        vehicle && vehicle.model ? [`${vehicle.year} ${vehicle.make} ${vehicle.model}`] : [],
      ),
    ),
  ];
  if (all.length === 0) return null;
  const more = all.length - MAX_VEHICLES;
  return `It covers ${all.slice(0, MAX_VEHICLES).join('; ')}${more > 0 ? ` and ${more} more` : ''}.`;
}
