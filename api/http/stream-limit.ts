import { AppError } from '#contracts/errors.ts';
import { createSlots } from './create-slots.ts';

/** Streams that one key, and all keys of one operator, may have open in one process: each of them costs work with every event. */
const PER_KEY = 256;
const PER_OPERATOR = 512;
const RETRY_AFTER_SECONDS = 5;

export interface StreamLimit {
  /** A place for a stream, given back by disposing of it. Throws rate_limited. */
  claim(caller: { operatorId: string; credentialId: string }): Disposable;
}

export function createStreamLimit({ perKey = PER_KEY, perOperator = PER_OPERATOR } = {}): StreamLimit {
  const ofKeys = createSlots(perKey);
  const ofOperators = createSlots(perOperator);
  return {
    claim({ operatorId, credentialId }) {
      using stack = new DisposableStack();
      const ofKey = ofKeys.claim(credentialId);
      if (!ofKey) throw tooMany('A key', perKey);
      stack.use(ofKey);
      const ofOperator = ofOperators.claim(operatorId);
      if (!ofOperator) throw tooMany('An operator', perOperator);
      stack.use(ofOperator);
      return stack.move();
    },
  };
}

function tooMany(who: string, limit: number): AppError {
  return new AppError('rate_limited', `${who} may have ${limit} streams open at once. Close some first.`, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
