/** A brief as parents paste them, with what has to be read from it. */
export interface PastedBrief {
  name: string;
  notes: string;
  /** What the geocoder is asked for; null where the brief names no place. */
  place: RegExp | null;
  /** Rounded to hundredths; null where no distance is said. */
  miles: number | null;
  /** Youngest and oldest age of each child. */
  ages: [number, number][];
  /** Words of further wishes. */
  wishes?: RegExp[];
  /** Second places that are told as not searched. */
  others?: RegExp;
  /** What may be in no request. */
  keeps?: string[];
}
