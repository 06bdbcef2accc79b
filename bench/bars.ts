/** What a measurement has to come to, and whether it does. */
export interface Bar {
  is: number;
  atMost?: number;
  atLeast?: number;
  isMet: boolean;
}

export const atMost = (bar: number, is: number): Bar => ({ is, atMost: bar, isMet: is <= bar });
export const atLeast = (bar: number, is: number): Bar => ({ is, atLeast: bar, isMet: is >= bar });
