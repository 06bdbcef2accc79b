import { AppError } from '#contracts/errors.ts';
import { TOOL_ERRORS } from '#contracts/tool.ts';
import type { ToolErrorCode } from '#contracts/tool.ts';
import { getRefusal, isUnavailable } from '../../db/errors.ts';

/** What a caller is told of a call that did not succeed. */
export interface ToolRefusal {
  code: ToolErrorCode;
  message: string;
  retryAfterSeconds?: number;
}

/** Whether the permission layer said no, rather than the work. */
export const isDenial = (code: ToolErrorCode): boolean => code === 'forbidden_role' || code === 'insufficient_scope';

/** The one place where errors become answers of tools: what is not ours says nothing but a reference. */
export function translate(error: unknown): ToolRefusal {
  if (error instanceof AppError && isToolErrorCode(error.code)) {
    const { code, message, retryAfterSeconds } = error;
    return { code, message, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
  }
  if (getRefusal(error) === 'no_admin')
    return { code: 'forbidden_role', message: 'This requires the admin role, which this operator does not have.' };
  if (isUnavailable(error)) {
    const message = 'The service cannot reach its database. Call again in a moment.';
    return { code: 'unavailable', message, retryAfterSeconds: 2 };
  }
  return { code: 'internal', message: 'Something in the service failed; request_id names the log line.' };
}

function isToolErrorCode(code: string): code is ToolErrorCode {
  return Object.hasOwn(TOOL_ERRORS, code);
}
