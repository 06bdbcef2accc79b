/**
 * A vector of length 1 as int8 values in planes of bits, each as a string of 0 and 1: first the signs, then the bits of the values from the
 * highest on (two's complement). The database multiplies such vectors by counting bits.
 */
export function toBitPlanes(vector: Float32Array): string[] {
  const factor = quantum(vector.length);
  const values = Array.from(vector, (value) => Math.max(-128, Math.min(127, Math.round(value / factor))) & 0xff);
  return Array.from({ length: 8 }, (_, plane) => values.map((value) => (value >> (7 - plane)) & 1).join(''));
}

/** What a product of two vectors in planes is multiplied with to be their cosine. */
export const cosineScale = (dimensions: number): number => quantum(dimensions) ** 2;

/** Width of a step of the int8 values. Values of a vector of length 1 are about 1 / √dimensions; what is over 5.6 times that is cut. */
const quantum = (dimensions: number): number => 5.6 / Math.sqrt(dimensions) / 127;
