/** A step of a take, on behalf of the take's owner. */
export interface StepRef {
  operatorId: string;
  takeId: string;
  step: string;
}

/** An attempt that has announced itself; a later one of the same step has a higher fence. */
export interface Attempt extends StepRef {
  fence: number;
}
