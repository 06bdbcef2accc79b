/** What a number counts: the unit of its column, the currency of its row, and whether the cell holds its size without its sign. */
export interface Basis {
  unit?: string | undefined;
  currency?: string | undefined;
  isMoney?: boolean | undefined;
  isMagnitude?: boolean | undefined;
}
