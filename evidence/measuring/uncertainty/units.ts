/** Exact lengths of units in millimetres (international inch of 1959: 25.4 mm; ISO 80000-3). A hand is four inches, a mil a thousandth of one. */
export const MILLIMETRES = {
  in: 25.4,
  ft: 304.8,
  yd: 914.4,
  mil: 0.0254,
  hand: 101.6,
  um: 0.001,
  mm: 1,
  cm: 10,
  dm: 100,
  m: 1000,
} as const;
export type Unit = keyof typeof MILLIMETRES;

export const inInches = (value: number, unit: Unit): number => (value * MILLIMETRES[unit]) / MILLIMETRES.in;

/** The factor as a sentence shows it. */
export const showFactor = (unit: Unit): string => `1 ${unit} = ${MILLIMETRES[unit]} mm, 1 in = 25.4 mm`;
