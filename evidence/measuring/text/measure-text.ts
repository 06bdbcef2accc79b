import type { Measured, MeasuredDimension } from '#contracts/measurement.ts';
import { birgeRatioOf } from '../uncertainty/combine-readings.ts';
import { findStatements, type Statement } from './find-statements.ts';
import { placeQuote } from './place-quote.ts';
import { reckonStatement } from './reckon-statement.ts';
import { readTokens } from './tokens.ts';

/**
 * The sizes that a text states of its item: names only where the text gives them, each with the sentence that carries it (offsets into `text`), an
 * expanded uncertainty and its steps. `item` is what the thing is called, where that is known. Pure and linear; the same text gives the same answer.
 */
export function measureText(text: string, item = ''): Measured {
  const tokens = readTokens(text);
  const statements = findStatements(tokens, item);
  const found = statements.map((statement) => {
    const finest = finestOf(statements.filter(({ chain }) => chain === statement.chain));
    const quote = placeQuote(text, tokens, statement);
    return reckonStatement(statement, quote, finest).map((dimension) => ({ dimension, chain: statement.chain }));
  });
  const dimensions = tellDisagreements(joinRepeats(found.flat()));
  return {
    dimensions,
    outline: null,
    steps: [`${dimensions.length === 1 ? 'One size is' : `${dimensions.length} sizes are`} stated in the text.`],
  };
}

/** The finest fraction of a chain: beside sixteenths, 8 3/4 is stated to sixteenths too. */
function finestOf(statements: readonly Statement[]): number | null {
  const steps = statements
    .flatMap(({ item, converted }) => [item, converted])
    .flatMap((item) => (item?.isFraction ? item.step : []));
  return steps.length === 0 ? null : Math.min(...steps);
}

interface Found {
  dimension: MeasuredDimension;
  chain: number;
}

const keyOf = ({ name, part }: MeasuredDimension): string => `${part ?? ''}|${name}`;

/** A size that is said again, elsewhere in the text, is one size with two readings. Sizes of one chain are different ones. */
function joinRepeats(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const { dimension, chain } of found) {
    const same = kept.find(
      (other) =>
        other.chain !== chain && keyOf(other.dimension) === keyOf(dimension) && isSame(other.dimension, dimension),
    );
    if (same) same.dimension.readings.push(...dimension.readings);
    else kept.push({ dimension: { ...dimension, readings: [...dimension.readings] }, chain });
  }
  return kept;
}

const isSame = (one: MeasuredDimension, other: MeasuredDimension): boolean =>
  Math.abs(one.inches! - other.inches!) <= Math.min(one.uncertaintyInches!, other.uncertaintyInches!);

/**
 * A named size that the text states twice differently: both are kept as they are stated, with the Birge ratio of the two, for a mean of them is a size
 * that nobody stated.
 */
function tellDisagreements(found: readonly Found[]): MeasuredDimension[] {
  return found.map(({ dimension, chain }) => {
    if (dimension.name.startsWith('unnamed')) return dimension;
    const others = found.filter((other) => other.chain !== chain && keyOf(other.dimension) === keyOf(dimension));
    if (others.length === 0) return dimension;
    const all = [dimension, ...others.map((other) => other.dimension)];
    const ratio = Number(
      birgeRatioOf(
        all.map(({ inches, uncertaintyInches }) => ({ inches: inches!, u: uncertaintyInches! / 2 })),
      ).toPrecision(4),
    );
    const values = all.map(({ inches }) => `${inches} in`).join(', ');
    return {
      ...dimension,
      birgeRatio: Math.max(ratio, dimension.birgeRatio ?? 0),
      steps: [...dimension.steps, `The text states this size differently: ${values} (Birge ratio ${ratio}).`],
    };
  });
}
