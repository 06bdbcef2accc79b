import { withoutHeld } from '../brief/held-words.ts';
import type { Item, Product } from '../brief/item.ts';
import { askCpsc } from '../sources/cpsc.ts';
import type { CpscFilter } from '../sources/cpsc.ts';
import { askFsis } from '../sources/fsis.ts';
import { askIres } from '../sources/ires.ts';
import { byCampaign, byVehicle } from '../sources/nhtsa.ts';
import { askOpenFda, FDA_KINDS } from '../sources/openfda.ts';
import type { FdaKind } from '../sources/openfda.ts';
import { decodeBatch, decodeOne, VPIC_BATCH } from '../sources/vpic.ts';
import { subGoalOf } from './lookup.ts';
import type { Lookup } from './lookup.ts';
import { otherNames } from '../match/compare-words.ts';
import { foldWord } from '../words/fold-words.ts';
import { brandFragment, makerDigits, openFdaClause, writtenWord } from './search-words.ts';

/** Longest search of openFDA that several products share, as it stands in an address: those of more than 2,048 characters are not fetched. */
const SEARCH_LENGTH = 1700;

/** From here on each item is asked for by fewer of its names. */
const MANY_ITEMS = 10;

/**
 * The first requests for the items, each to every register that covers such an item; what several items need is asked once. The result
 * depends on the items alone, so that a later stage finds the same requests again.
 */
export function planLookups(items: Item[], acceptedAt: string): Lookup[] {
  const open = items.filter(({ problem }) => problem === null).map((item) => asSent(item));
  const lookups = [
    ...open.flatMap((item) => numberLookups(item)),
    ...vinLookups(open),
    ...open.filter(({ vin, number }) => !vin && !number).flatMap((item) => vehicleLookups(item)),
    ...open
      .filter(({ product, number }) => product && !number)
      .flatMap((item) => cpscLookups(item, item.product!, open.length > MANY_ITEMS ? 1 : 2)),
    ...openFdaLookups(open),
    ...listLookups(open, acceptedAt),
  ];
  return mergeLookups(lookups);
}

/** An item with the words alone that may go out. */
const asSent = (item: Item): Item => (item.product ? { ...item, product: withoutHeld(item.product, item.held) } : item);

/** What a product may be under: only where its words are certain is a register left out. */
export function coverageOf(product: Product): {
  cpsc: boolean;
  fda: readonly FdaKind[];
  fsis: boolean;
} {
  const kinds = new Set(product.kinds);
  if (kinds.size === 0) return { cpsc: true, fda: FDA_KINDS, fsis: true };
  const isGoods = [...kinds].every((kind) => ['consumer', 'equipment', 'boat', 'firearm'].includes(kind));
  if (isGoods && !hasManyMeanings(product)) return { cpsc: true, fda: [], fsis: false };
  // What swallows, wears or holds what the FDA is for may be under each of its centers, and under the CPSC by its package.
  return { cpsc: true, fda: FDA_KINDS, fsis: kinds.has('food') || isGoods };
}

/** A word for a thing that is a medicine's or a device's as well: "Acme pen". */
const hasManyMeanings = ({ brand, words }: Product): boolean =>
  [...brand, ...words].some((word) => MANY_MEANINGS.has(foldWord(word)));

const MANY_MEANINGS = new Set(
  'pen pump mask monitor pad patch brace test oil powder bar cream solution cuff spray wash strip drop bottle cup aid lens needle lift belt massager light glasses toothbrush thermometer humidifier purifier warmer scale chew treat bowl supplement band wrap roller stick water cooler cap kit ampoule'.split(
    ' ',
  ),
);

function numberLookups({ no, number }: Item): Lookup[] {
  if (!number) return [];
  const base = { items: [no] };
  const subGoal = subGoalOf(no);
  if (number.agency === 'NHTSA') return [{ ...base, source: 'NHTSA', request: byCampaign(number.number, subGoal) }];
  if (number.agency === 'CPSC')
    return [{ ...base, source: 'CPSC', request: askCpsc({ RecallNumber: number.number }, subGoal) }];
  if (number.agency === 'FSIS') return [{ ...base, source: 'FSIS', request: askFsis(subGoal) }];
  const kinds = FDA_LETTERS[number.number[0] ?? ''] ?? FDA_KINDS;
  return kinds.map((kind) => ({
    ...base,
    source: 'openFDA' as const,
    request: askOpenFda(kind, `recall_number:"${number.number}"`, { subGoal, limit: 10 }),
  }));
}

/** First letters of FDA recall numbers by centre. */
const FDA_LETTERS: Record<string, readonly FdaKind[]> = {
  F: ['food'],
  H: ['food'],
  D: ['drug'],
  Z: ['device'],
};

function vinLookups(items: Item[]): Lookup[] {
  const asked = items.filter(({ vin, number }) => vin && !number);
  const [only] = asked;
  const base = { source: 'vPIC' as const };
  if (!only?.vin) return [];
  if (asked.length === 1) return [{ ...base, items: [only.no], request: decodeOne(only.vin, subGoalOf(only.no)) }];
  const lookups: Lookup[] = [];
  for (let from = 0; from < asked.length; from += VPIC_BATCH) {
    const part = asked.slice(from, from + VPIC_BATCH);
    lookups.push({
      ...base,
      items: part.map(({ no }) => no),
      request: decodeBatch(
        part.flatMap(({ vin }) => vin ?? []),
        subGoalOf(part[0]?.no ?? only.no),
      ),
    });
  }
  return lookups;
}

function vehicleLookups({ no, vehicle }: Item): Lookup[] {
  if (!vehicle) return [];
  return vehicle.years.map((year) => ({
    items: [no],
    source: 'NHTSA' as const,
    request: byVehicle({ make: vehicle.make, model: vehicle.model, year }, subGoalOf(no)),
  }));
}

/** Codes of one item that are asked for by themselves. */
const MAX_CODES = 2;

function cpscLookups({ no, asked }: Item, product: Product, mostNames: number): Lookup[] {
  const fragment = brandFragment(asked, product);
  const isCovered = coverageOf(product).cpsc;
  // Figures that nothing calls a model may be anybody's number.
  const codes = [...product.models, ...product.codes.filter((code) => /\p{L}/u.test(code))].slice(0, MAX_CODES);
  const filters: Partial<Record<CpscFilter, string>>[] = [
    ...product.gtins.map((gtin) => ({ RecallDescription: makerDigits(gtin) })),
    // A model number is found whatever the brand beside it is taken for.
    ...(fragment === null || isCovered ? codes.map((code) => ({ RecallDescription: code })) : []),
    ...(fragment === null ? [] : [{ RecallTitle: fragment }]),
    ...(fragment !== null && isCovered ? [{ RecallDescription: fragment }] : []),
    // Which of several names is the brand is a guess.
    ...otherNames(product)
      .slice(0, mostNames)
      .map((name) => ({ RecallTitle: writtenWord(asked, name) })),
  ];
  return filters.map((filter) => ({
    items: [no],
    source: 'CPSC' as const,
    request: askCpsc(filter, subGoalOf(no)),
  }));
}

/** Searches of several products are joined by OR into one request per kind. */
function openFdaLookups(items: Item[]): Lookup[] {
  return FDA_KINDS.flatMap((kind) => {
    const clauses = items.flatMap((item) => {
      const clause =
        item.product && !item.number && coverageOf(item.product).fda.includes(kind)
          ? openFdaClause(item, item.product)
          : null;
      return clause === null ? [] : [{ no: item.no, clause }];
    });
    return chunk(clauses).map((part) => ({
      items: part.map(({ no }) => no),
      source: 'openFDA' as const,
      request: askOpenFda(kind, part.map(({ clause }) => clause).join(' OR '), {
        subGoal: subGoalOf(part[0]?.no ?? 1),
      }),
    }));
  });
}

function chunk<T extends { clause: string }>(clauses: T[]): T[][] {
  const parts: T[][] = [];
  let length = 0;
  for (const entry of clauses) {
    const own = new URLSearchParams({ clause: ` OR ${entry.clause}` }).toString().length;
    const part = parts.at(-1);
    if (part && length + own <= SEARCH_LENGTH) part.push(entry);
    else parts.push([entry]);
    length = part && length + own <= SEARCH_LENGTH ? length + own : own;
  }
  return parts;
}

/** Registers that are read whole, once for all items. */
function listLookups(items: Item[], acceptedAt: string): Lookup[] {
  const products = items.filter(({ product, number }) => product && !number);
  const forFsis = products.filter(({ product }) => product && coverageOf(product).fsis).map(({ no }) => no);
  const forIres = products.filter(({ product }) => product && coverageOf(product).fda.length > 0).map(({ no }) => no);
  return [
    ...(forFsis[0] === undefined
      ? []
      : [{ items: forFsis, source: 'FSIS' as const, request: askFsis(subGoalOf(forFsis[0])) }]),
    ...(forIres[0] === undefined
      ? []
      : [
          {
            items: forIres,
            source: 'FDA iRES' as const,
            request: askIres(acceptedAt, subGoalOf(forIres[0])),
          },
        ]),
  ];
}

/** Lookups with the same request are one, for all their items. */
export function mergeLookups(lookups: Lookup[]): Lookup[] {
  const byId = new Map<string, Lookup>();
  for (const lookup of lookups) {
    const known = byId.get(lookup.request.id);
    if (known)
      byId.set(lookup.request.id, {
        ...known,
        items: [...new Set([...known.items, ...lookup.items])].toSorted((a, b) => a - b),
      });
    else byId.set(lookup.request.id, lookup);
  }
  return [...byId.values()];
}
