export interface WeighedReading {
  inches: number;
  /** One standard deviation, in inches. */
  u: number;
}

export interface Combined extends WeighedReading {
  /** Null with one reading. */
  birgeRatio: number | null;
}

/**
 * The mean of independent readings weighed by inverse variance. Where they scatter more than their uncertainties allow, the uncertainty grows by
 * the Birge ratio √(χ²/(n−1)) (Birge 1932; CODATA adjusts alike). Throws on an empty list.
 */
export function combineReadings(readings: readonly WeighedReading[]): Combined {
  const [first] = readings;
  if (!first) throw new RangeError('there is no reading to combine');
  if (readings.length === 1) return { ...first, birgeRatio: null };
  const weights = readings.map(({ u }) => 1 / u ** 2);
  const total = sum(weights);
  const inches = sum(readings.map((reading, at) => reading.inches * weights[at]!)) / total;
  const birgeRatio = birgeRatioOf(readings);
  return { inches, u: Math.max(1, birgeRatio) / Math.sqrt(total), birgeRatio };
}

/** √(χ²/(n−1)) about the weighed mean; over 2, readings disagree. */
export function birgeRatioOf(readings: readonly WeighedReading[]): number {
  const weights = readings.map(({ u }) => 1 / u ** 2);
  const mean = sum(readings.map((reading, at) => reading.inches * weights[at]!)) / sum(weights);
  const chiSquare = sum(readings.map(({ inches, u }) => ((inches - mean) / u) ** 2));
  return Math.sqrt(chiSquare / (readings.length - 1));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
