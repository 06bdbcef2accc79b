import { cueList } from '../../reading/cue-list.ts';
import { isHeldTax } from './between-labels.ts';
import { findLabels } from './labels.ts';
import type { Label } from './labels.ts';

/** The labels of a statement that charge something: none that says of a charge whether its tax is in it, and none that a percent is of. */
export const chargingLabels = (statement: string): Label[] =>
  withoutBases(withoutTaxInIt(findLabels(statement), statement), statement);

/** "Transport (tax incl.) 45.00", "Transport (no tax) 45.00": that a charge has its tax in it or bears none, between its name and its amount. */
const withoutTaxInIt = (labels: Label[], statement: string): Label[] =>
  labels.filter(({ kind, start, end }, at) => {
    const before = labels[at - 1];
    const isOfCharge = before?.kind === 'freight' || before?.kind === 'fee' || before?.kind === 'discount';
    // "Montaggio una tantum, IVA compresa  € 195,00"
    const isBeside = isOfCharge && !/\d/.test(statement.slice(before.end, start));
    if (isBeside && isHeldTax(statement, { kind, start, end })) return false;
    return !(
      kind === 'tax' &&
      isOfCharge &&
      /^[^\d()\n]{0,40}\((?:[^\d()]*)$/.test(statement.slice(before.end, start)) &&
      /^[^\d()]*\)[\s.:=]*(?:\p{Sc}{1,3}|\p{L}{1,4}\.?)?\s*\d/u.test(statement.slice(end)) &&
      SAID_OF_TAX.test(statement.slice(before.end, statement.indexOf(')', end) + 1))
    );
  });
const SAID_OF_TAX = cueList(
  String.raw`
    incl?|inkl|inclu\p{L}*|compris\p{L}*|w tym|paid|payée?|pagad[oa]|pagat[oa]|bezahlt|betaald|opłacon\p{L}*
    mit|con|com|met|z|no|not?|free|exempt|without|ohne|sans|sin|senza|zonder|sem|bez
  `,
  { flags: 'iu', before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})` },
);

/** "10 % of freight", "8 % on goods and freight" say what the percent is of. */
function withoutBases(labels: Label[], statement: string): Label[] {
  let end = -1;
  return labels.filter((label) => {
    const isBase =
      /%\s*(?:of|off|on)\s+(?:the\s+|total\s+|all\s+)?$/i.test(statement.slice(0, label.start)) ||
      (end >= 0 && /^\s*(?:,|and|&|\+|plus)\s*(?:the\s+)?$/i.test(statement.slice(end, label.start)));
    end = isBase ? label.end : -1;
    // "3% off orders over 5,000, 5% off orders over 10,000" is one discount in steps.
    const isStep = label.words === 'off' && labels.some((other) => other.words === 'off' && other.end < label.start);
    return !isBase && !isStep;
  });
}
