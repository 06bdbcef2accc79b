/** A distance in words, to hundredths of a mile. */
export const showMiles = (length: number): string =>
  `${Math.round(length * 100) / 100} ${length === 1 ? 'mile' : 'miles'}`;
