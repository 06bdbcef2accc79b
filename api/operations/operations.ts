import type { ErrorCode } from '#contracts/errors.ts';
import { AGUI_OPERATIONS } from './agui-operations.ts';
import { DESCRIBING_OPERATIONS } from './describing-operations.ts';
import { EVIDENCE_OPERATIONS } from './evidence-operations.ts';
import type { Operation } from './operation.ts';
import { TAKE_OPERATIONS } from './take-operations.ts';

/**
 * Every route of the channel surface: what is not in here is neither routed nor documented. An operation's name, with the channel's
 * number after it, is its operation id (`roll_take_43`).
 */
export const OPERATIONS = {
  ...DESCRIBING_OPERATIONS,
  ...TAKE_OPERATIONS,
  ...EVIDENCE_OPERATIONS,
  ...AGUI_OPERATIONS,
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;

/** The operations in the order in which they are documented. */
export const listOperations = (): [OperationName, Operation][] =>
  Object.entries(OPERATIONS) as [OperationName, Operation][];

/** Codes that an operation can end in, its own and those of its kind. */
export function errorsOf(operation: Operation): ErrorCode[] {
  return [
    ...new Set<ErrorCode>([
      'invalid_request',
      ...operation.errors,
      ...(isOfChannel(operation) ? (['unknown_channel'] as const) : []),
      'rate_limited',
      ...(operation.needsKey ? (['unauthorized', 'unavailable'] as const) : []),
      'method_not_allowed',
      'headers_too_large',
      'internal',
    ]),
  ];
}

export const isOfChannel = ({ path }: Operation): boolean => path.startsWith('/channel/{slug}');
