import type { MeasuredDimension, QuotePlace, Reading } from '#contracts/measurement.ts';
import { birgeRatioOf } from '../uncertainty/combine-readings.ts';
import { roundToUncertainty, show } from '../uncertainty/round-to-uncertainty.ts';
import { ABOUT_SHARE, combined, COVERAGE, ofHalfWidth, ofStep } from '../uncertainty/standard-uncertainty.ts';
import { inInches, showFactor, type Unit } from '../uncertainty/units.ts';
import type { Statement } from './find-statements.ts';

/** Inches beyond which a stated size of a thing is likelier a misreading: 100 m. */
const ABSURD_INCHES = 4_000;

interface Stated {
  value: number;
  unit: Unit;
  step: number;
  tolerance: number | null;
  sum: string | null;
}

/** The dimensions that a statement comes to: one, or the two ends of a range. `finest` is the finest fraction of its chain. */
export function reckonStatement(statement: Statement, quote: QuotePlace, finest: number | null): MeasuredDimension[] {
  const { item, bound } = statement;
  const main = { ...item, step: item.unit === 'in' && finest !== null && item.step > finest ? finest : item.step };
  const name = statement.name ?? 'unnamed';
  if (item.low) {
    const step = Math.min(main.step, item.low.step);
    const low = { ...main, ...item.low, step, tolerance: null, sum: null };
    return [
      reckon(statement, `${name} (from)`, quote, { ...low, unit: item.unit }, null),
      reckon(statement, `${name} (to)`, quote, { ...main, step }, null),
    ];
  }
  const suffix = bound === null ? '' : bound === 'most' ? ' (at most)' : ' (at least)';
  return [reckon(statement, `${name}${suffix}`, quote, main, convertedOf(statement, finest))];
}

function convertedOf({ converted }: Statement, finest: number | null): Stated | null {
  if (!converted?.unit) return null;
  const step = converted.unit === 'in' && finest !== null && converted.step > finest ? finest : converted.step;
  return { ...converted, unit: converted.unit, step };
}

function reckon(
  statement: Statement,
  name: string,
  quote: QuotePlace,
  main: Stated,
  converted: Stated | null,
): MeasuredDimension {
  const readings = [main, ...(converted ? [converted] : [])].map((stated) =>
    readingOf(stated, statement.isAbout, quote),
  );
  // Both say one measurement, so they are not averaged: the one in inches is taken as it is stated, the other checks it.
  const chosen = converted && converted.unit === 'in' ? readings[1]! : readings[0]!;
  const check = readings.find((reading) => reading !== chosen);
  const { inches, u, steps, birgeRatio } = check
    ? checkAgainst(chosen, check)
    : { ...weighed(chosen), steps: [], birgeRatio: null };
  const rounded = roundToUncertainty(inches, COVERAGE * u);
  return {
    name,
    part: statement.part,
    inches: rounded.value,
    uncertaintyInches: rounded.expanded,
    confidence: confidenceOf(statement, inches),
    scalePath: 'stated',
    birgeRatio,
    readings,
    steps: [
      ...steps,
      `Expanded with k = ${COVERAGE}: ${COVERAGE} × ${show(u)} in = ${show(COVERAGE * u)} in; reported ${rounded.value} ± ${rounded.expanded} in.`,
    ],
  };
}

const weighed = ({ inches, standardUncertainty }: Reading): { inches: number; u: number } => ({
  inches: inches!,
  u: standardUncertainty!,
});

function checkAgainst(
  chosen: Reading,
  check: Reading,
): { inches: number; u: number; steps: string[]; birgeRatio: number } {
  const [own, other] = [weighed(chosen), weighed(check)];
  const birgeRatio = Number(birgeRatioOf([own, other]).toPrecision(4));
  const apart = Math.abs(own.inches - other.inches);
  const u = combined(own.u, ofHalfWidth(apart));
  return {
    inches: own.inches,
    u,
    birgeRatio,
    steps: [
      `The text says it in two units, one being a conversion of the other: ${show(own.inches)} in is taken, ${show(other.inches)} in is ${show(apart)} in apart (Birge ratio ${show(birgeRatio)}).`,
      `Standard uncertainty with what they are apart: √(${show(own.u)}² + (${show(apart)} / √3)²) = ${show(u)} in.`,
    ],
  };
}

function readingOf({ value, unit, step, tolerance, sum }: Stated, isAbout: boolean, quote: QuotePlace): Reading {
  const inches = inInches(value, unit);
  const own = tolerance === null ? ofStep(step) : ofHalfWidth(tolerance);
  const stated = inInches(own, unit);
  const rough = isAbout ? ofHalfWidth(ABOUT_SHARE * inches) : 0;
  const u = combined(stated, rough);
  const ownInInches = unit === 'in' ? `${show(own)} in` : `${show(own)} ${unit} = ${show(stated)} in`;
  return {
    kind: 'quote',
    quote,
    region: null,
    value: round(value),
    unit,
    inches: round(inches),
    standardUncertainty: round(u),
    steps: [
      ...(sum === null ? [] : [`${sum}.`]),
      unit === 'in'
        ? `Stated: ${show(value)} in.`
        : `${show(value)} ${unit} = ${show(inches)} in (${showFactor(unit)}).`,
      tolerance === null
        ? `Stated in steps of ${show(step)} ${unit}: standard uncertainty ${show(step)} / √12 = ${ownInInches}.`
        : `Printed tolerance ± ${show(tolerance)} ${unit}: standard uncertainty ${show(tolerance)} / √3 = ${ownInInches}.`,
      ...(isAbout
        ? [
            `Said to be about that: ± ${ABOUT_SHARE * 100} % / √3 = ${show(rough)} in; together √(${show(stated)}² + ${show(rough)}²) = ${show(u)} in.`,
          ]
        : []),
    ],
  };
}

const round = (value: number): number => Number(value.toPrecision(12));

/** How sure it is that the text says this size of this thing: apart from how exactly it says it. */
function confidenceOf({ name, part, isAbout, bound, item }: Statement, inches: number): number {
  const parts = [
    name === null ? 0.9 : 1,
    part === null ? 1 : 0.97,
    isAbout ? 0.92 : 1,
    bound === null ? 1 : 0.8,
    item.isBare ? 0.9 : 1,
  ];
  const likely = inches > ABSURD_INCHES ? 0.4 : 1;
  return Number((0.96 * likely * parts.reduce((product, factor) => product * factor, 1)).toFixed(2));
}
