/** A step of a take, on behalf of the take's owner. */
export interface StepOf {
  operatorId: string;
  takeId: string;
  step: string;
}

/** An attempt that has announced itself; a later one of the same step has a higher fence. */
export interface Attempt extends StepOf {
  fence: number;
}
