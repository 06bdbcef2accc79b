import type { Item, Vehicle, VinItem } from '../brief/item.ts';
import { subGoalOf } from '../lookups/lookup.ts';
import type { Lookup } from '../lookups/lookup.ts';
import { decodeOne, readVpic } from '../sources/vpic.ts';
import type { AskedVin, DecodedVin } from '../sources/vpic.ts';
import type { Cited } from '../sources/answer.ts';
import { checkVehicle } from './check-vehicle.ts';
import type { Ledger } from './ledger.ts';
import type { Outcome } from './outcome.ts';

/** Model year from which VINs have 17 characters (49 CFR 565). */
const FIRST_YEAR = 1981;

/**
 * Recalls behind a VIN: vPIC reads the vehicle, NHTSA lists the campaigns of its model year. Whether this one vehicle is among those
 * that a campaign calls "certain" only NHTSA's own look-up tells, so that nothing here is more than a possible match unless the campaign is about all of them.
 */
export function checkVin(
  outcome: Outcome,
  item: Item,
  { ledger, lookups }: { ledger: Ledger; lookups: Lookup[] },
): void {
  const { vin } = item;
  if (!vin) return;
  if (item.vehicle && !vin.isWhole && item.vehicle.years.every((year) => Number(year) < FIRST_YEAR)) {
    const text = `${vin.vin} is from before ${FIRST_YEAR}, when VINs got the form that can be decoded; the vehicle is taken as it was described.`;
    outcome.remarks.push({ text, cites: [] });
    return checkVehicle(outcome, item.vehicle, ledger);
  }
  const decoded = findDecoded(vin, outcome, ledger, lookups);
  if (decoded === 'pending') return;
  if (typeof decoded === 'string' || !decoded.make || !decoded.model || !decoded.year) {
    const reason =
      typeof decoded === 'string' ? decoded : `vPIC could not read model year, make and model from ${vin.vin}`;
    if (!item.vehicle) {
      outcome.unchecked.push(reason);
      outcome.ask = 'Which model year, make and model is it? Please check the VIN too: it has 17 characters.';
      if (typeof decoded === 'string') return;
      remark(outcome, decoded, vin);
      outcome.isUpToCaller = decoded.errors.length > 0;
      return;
    }
    outcome.remarks.push({
      text: `${reason}; the vehicle is taken as it was described.`,
      cites: [],
    });
    checkVehicle(outcome, item.vehicle, ledger);
    return weaken(outcome, vin, null);
  }
  remark(outcome, decoded, vin);
  const aliases = [decoded.series && `${decoded.model.text} ${decoded.series}`, decoded.trim].filter(Boolean);
  checkVehicle(
    outcome,
    { years: [decoded.year.text], make: decoded.make.text, model: decoded.model.text, aliases },
    ledger,
  );
  weaken(outcome, vin, decoded);
  if (item.vehicle && !isNamedBy(item.vehicle, decoded)) contradict(outcome, item.vehicle, { vin, ledger });
}

/** Whether the vehicle that the caller names can be the one that was decoded: of the same make, and of its year. */
function isNamedBy({ make, years }: Vehicle, decoded: DecodedVin): boolean {
  return makeOf(decoded.make?.text) === makeOf(make) && years.includes(decoded.year?.text ?? '');
}

/** Ram was a model of Dodge before it was a make. */
const makeOf = (name = ''): string =>
  name
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^RAM$/, 'DODGE');

/** One of the two that the caller gave is wrong: what is found for either may be theirs, and nothing found proves nothing. */
function contradict(outcome: Outcome, vehicle: Vehicle, { vin, ledger }: { vin: VinItem; ledger: Ledger }): void {
  const named = `${vehicle.years.join(', ')} ${vehicle.make} ${vehicle.model}`;
  checkVehicle(outcome, vehicle, ledger);
  const doubt = `VIN ${vin.vin} is not one of a ${named}, which was given with it.`;
  for (const hit of outcome.hits) hit.verdict = 'possible match';
  outcome.remarks.push({ text: `${doubt} Recalls of both vehicles are shown.`, cites: [] });
  outcome.ask = `Which is right, the VIN or the ${named}?`;
  if (outcome.none) {
    outcome.none = null;
    outcome.unchecked.push(`${doubt} Nothing is listed for either, but one of them is not the vehicle meant.`);
  }
}

function findDecoded(vin: VinItem, outcome: Outcome, ledger: Ledger, lookups: Lookup[]): DecodedVin | string {
  const own: AskedVin = { vin: vin.vin, year: vin.year };
  const lookup = lookups.find(({ source, items }) => source === 'vPIC' && items.includes(outcome.itemNo));
  const single = decodeOne(own, subGoalOf(outcome.itemNo));
  if (lookup && lookup.request.id !== single.id) {
    const page = ledger.page(lookup.request.id);
    const asked = (lookup.request.form?.['DATA'] ?? '')
      .split(';')
      .map((part) => ({ vin: part.split(',')[0] ?? '', year: null }));
    const rows = page ? (readVpic(page, asked) ?? []) : [];
    const found = rows.find((row) => row.vin === vin.vin) ?? rows[asked.findIndex((part) => part.vin === vin.vin)];
    if (found) return found;
    if (!ledger.isAsked(lookup.request.id)) return 'pending';
  }
  const page = ledger.page(single.id);
  if (page) return readVpic(page, [own])?.[0] ?? 'vPIC answered with something else than a decoded VIN';
  if (ledger.isAsked(single.id)) return ledger.failure(single.id, 'vPIC');
  outcome.more.push(single);
  return 'pending';
}

function remark(outcome: Outcome, decoded: DecodedVin, vin: VinItem): void {
  const parts = [decoded.year, decoded.make, decoded.model].filter((part): part is Cited => part !== null);
  const errors = decoded.errors.length > 0 && decoded.errorText ? [decoded.errorText] : [];
  const read =
    parts.length > 0
      ? `${vin.vin} is read as ${parts.map(({ text }) => text).join(' ')}`
      : `${vin.vin} does not tell the vehicle behind it`;
  const doubts = [
    ...(vin.isCheckDigitRight
      ? []
      : ['its check digit (ninth place) is wrong, so that at least one character of it is']),
    ...(vin.isWhole ? [] : ['it is not complete']),
    ...errors.map(({ text }) => `the decoder remarks: “${text}”`),
  ];
  const cites = [...(decoded.repeated ? [decoded.repeated] : []), ...parts, ...errors];
  outcome.remarks.push({
    text: `${read}${doubts.length > 0 ? `; ${doubts.join('; ')}` : ''}.`,
    cites,
  });
}

/** A VIN that is doubtful makes doubtful what it leads to, and proves nothing where it leads to nothing. */
function weaken(outcome: Outcome, vin: VinItem, decoded: DecodedVin | null): void {
  const isDoubtful = !vin.isWhole || !vin.isCheckDigitRight || (decoded !== null && !decoded.isSure);
  const doubt = doubtOf(vin);
  for (const hit of outcome.hits) {
    const isForAll = hit.record.products.some(({ text }) =>
      /\brecalling\s+all\b|\ball\s+(?:model\s+year\s+)?(?:19|20)\d{2}\b/i.test(text),
    );
    if (!isForAll || isDoubtful) hit.verdict = 'possible match';
    hit.why.push(
      isDoubtful
        ? doubt
        : isForAll
          ? 'The campaign is about all vehicles of this model year.'
          : 'The campaign covers certain vehicles of this model year; whether this VIN is one of them, and still unrepaired, only NHTSA’s VIN look-up tells.',
    );
  }
  if (outcome.none && isDoubtful) {
    outcome.none = null;
    outcome.unchecked.push(
      `${doubt} Nothing is listed for the vehicle that it was read as, but that may be another one.`,
    );
    outcome.ask = 'Please check the VIN: it has 17 characters, the ninth of which is a check digit.';
    outcome.isUpToCaller = outcome.unchecked.length === 1 && outcome.more.length === 0;
  }
}

function doubtOf(vin: VinItem): string {
  if (!vin.isCheckDigitRight)
    return `The check digit of VIN ${vin.vin} is wrong, so that the vehicle it was read as is uncertain.`;
  if (!vin.isWhole) return `VIN ${vin.vin} is not complete, so that the vehicle it was read as is uncertain.`;
  return `vPIC reports errors for VIN ${vin.vin}, so that the vehicle it was read as is uncertain.`;
}
