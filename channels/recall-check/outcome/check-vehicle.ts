import type { Vehicle } from '../brief/item.ts';
import { isSoldAbroad } from '../brief/makes.ts';
import { modelOfMake } from '../brief/models.ts';
import { periodsOfMaking } from '../match/limits.ts';
import type { Cited } from '../sources/answer.ts';
import { subGoalOf } from '../lookups/lookup.ts';
import { findVariants } from '../lookups/model-names.ts';
import { byVehicle, modelList, readModelList } from '../sources/nhtsa.ts';
import type { RecallRecord } from '../sources/record.ts';
import type { Ledger } from './ledger.ts';
import type { Hit, Outcome, Proof } from './outcome.ts';

/** A vehicle of one model year under one name, and how sure it is that it is the one asked about. */
interface NamedVehicle {
  make: string;
  model: string;
  year: string;
  /** Other names of the same model that may be listed (series and trim of a decoded VIN). */
  aliases: string[];
  /** Months in which it was built; empty where nobody says. */
  built: string[];
  /** The brief calls it so, and no register. */
  isAsWritten: boolean;
}

/** What NHTSA says of a year, make and model. `isSame` false: listed under a name that goes further than the one asked. */
interface Listed {
  records: RecallRecord[];
  name: string;
  isSame: boolean;
}

interface YearResult {
  listed: Listed[];
  proofs: Proof[];
  /** Why nothing can be said. */
  unchecked: string | null;
  isOpen: boolean;
}

/** Recalls of a vehicle by model year, make and model, under every name by which NHTSA lists it. `aliases`: given where the name is no word of the brief, or need not be known to NHTSA. */
export function checkVehicle(outcome: Outcome, vehicle: Vehicle & { aliases?: string[] }, ledger: Ledger): void {
  const names = vehicle.years.map((year) => ({
    make: vehicle.make,
    model: vehicle.model,
    year,
    aliases: vehicle.aliases ?? [],
    built: vehicle.built ?? [],
    isAsWritten: vehicle.aliases === undefined,
  }));
  const results = names.map((name) => ({ name, result: checkYear(outcome, name, ledger) }));
  for (const { name, result } of results) {
    for (const listed of result.listed)
      for (const record of distinct(listed.records)) addHit(outcome, { record, listed, asked: name });
    if (result.unchecked) outcome.unchecked.push(result.unchecked);
  }
  if (outcome.hits.length > 0 || outcome.unchecked.length > 0 || results.some(({ result }) => result.isOpen)) return;
  const label = `${vehicle.years.join(', ')} ${vehicle.make} ${vehicle.model}`;
  if (isSoldAbroad(vehicle.make)) {
    outcome.unchecked.push(
      `NHTSA holds the recalls of vehicles that are sold in the United States, and ${vehicle.make} is not: ask its maker by VIN, or see ec.europa.eu/safety-gate-alerts for ${label}`,
    );
    return;
  }
  outcome.none = {
    why: [
      `NHTSA lists no recall under this name (${label}). That is not an all-clear: recalls are listed by exact model name, and only a check by VIN tells about one vehicle.`,
    ],
    proofs: results.flatMap(({ result }) => result.proofs),
    cites: [],
  };
}

function checkYear(outcome: Outcome, name: NamedVehicle, ledger: Ledger): YearResult {
  const asked = byVehicle(name, subGoalOf(outcome.itemNo));
  const result: YearResult = { listed: [], proofs: [], unchecked: null, isOpen: false };
  const entry = ledger.read(asked.id, 'NHTSA');
  if (entry.kind === 'pending') return request(outcome, result, asked);
  if (entry.kind !== 'records')
    return { ...result, unchecked: `${entry.reason} for ${name.year} ${name.make} ${name.model}` };
  result.proofs.push({
    source: 'NHTSA',
    page: entry.page,
    cited: entry.proof,
    isFound: entry.status < 300,
  });
  if (entry.records.length > 0)
    return { ...result, listed: [{ records: entry.records, name: name.model, isSame: true }] };
  if (ledger.page(asked.id)?.status !== 400 && name.aliases.length === 0) return result;
  return checkVariants(outcome, name, ledger, result);
}

/** NHTSA does not know the name: its own list of models says under which others the vehicle may stand. */
function checkVariants(outcome: Outcome, name: NamedVehicle, ledger: Ledger, result: YearResult): YearResult {
  const list = modelList(name, subGoalOf(outcome.itemNo));
  const label = `${name.year} ${name.make} ${name.model}`;
  if (!ledger.isAsked(list.id)) return request(outcome, result, list);
  const page = ledger.page(list.id);
  const listed = page ? readModelList(page) : null;
  if (listed === null)
    return {
      ...result,
      unchecked: `NHTSA does not know a ${label} by that name, and its list of models could not be read`,
    };
  if (page) result.proofs.push({ source: 'NHTSA', page: page.sha256, cited: listed.proof, isFound: true });
  const variants = findVariants(name, listed.models);
  // A name that nobody knows may be what the vehicle is called elsewhere.
  if (
    variants.length === 0 &&
    name.isAsWritten &&
    modelOfMake(name.model, name.make) === '' &&
    listed.models.length > 0
  )
    result.unchecked = `NHTSA knows no ${label}; recalls of that year are listed for ${listed.models.slice(0, MOST_NAMED).join(', ')}: please give the model as on the registration, or the VIN`;
  for (const { model, isSame } of variants) {
    const asked = byVehicle({ ...name, model }, subGoalOf(outcome.itemNo));
    const entry = ledger.read(asked.id, 'NHTSA');
    if (entry.kind === 'pending') request(outcome, result, asked);
    else if (entry.kind !== 'records') result.unchecked = `${entry.reason} for ${name.year} ${name.make} ${model}`;
    else {
      result.proofs.push({
        source: 'NHTSA',
        page: entry.page,
        cited: entry.proof,
        isFound: entry.status < 300,
      });
      if (entry.records.length > 0) result.listed.push({ records: entry.records, name: model, isSame });
    }
  }
  return result;
}

const MOST_NAMED = 6;

function request(outcome: Outcome, result: YearResult, asked: Outcome['more'][number]): YearResult {
  outcome.more.push(asked);
  result.isOpen = true;
  return result;
}

/** A campaign once, though a list may hold it for many parts of the same vehicle. */
function distinct(records: RecallRecord[]): RecallRecord[] {
  return [...new Map(records.map((record) => [record.key, record])).values()];
}

function addHit(
  outcome: Outcome,
  { record, listed, asked }: { record: RecallRecord; listed: Listed; asked: NamedVehicle },
): void {
  const label = `${asked.year} ${asked.make} ${listed.name}`;
  const known = outcome.hits.find((hit) => hit.record.key === record.key);
  if (known) {
    const also = `Also listed for ${label}.`;
    if (!known.why.includes(also) && !known.why.some((text) => text.includes(`for ${label}`))) known.why.push(also);
    return;
  }
  const outside = builtOutside(record, asked.built);
  const hit: Hit = {
    record,
    verdict: record.isEquipment || !listed.isSame || outside ? 'possible match' : 'recalled',
    why: [],
    cites: [],
    entry: null,
  };
  hit.why.push(
    `Listed by NHTSA for ${label}${listed.isSame ? '' : `; ${asked.model} was asked about, so that it depends on the variant`}.`,
  );
  if (outside) {
    hit.why.push(
      'It was built at another time than those that the recall is about: a check by VIN tells about this one.',
    );
    hit.cites.push(outside);
  }
  outcome.hits.push(hit);
}

/** The text that says when the vehicles of a recall were made, where all months that the brief says lie outside; else null. */
function builtOutside({ products }: RecallRecord, built: readonly string[]): Cited | null {
  const told = products.find(({ text }) => periodsOfMaking(text.toLowerCase()).length > 0);
  if (!told || built.length === 0) return null;
  const periods = periodsOfMaking(told.text.toLowerCase());
  const isWithin = (month: string): boolean =>
    periods.some(({ from, to }) => from.slice(0, 7) <= month && month <= to.slice(0, 7));
  return built.some(isWithin) ? null : told;
}
