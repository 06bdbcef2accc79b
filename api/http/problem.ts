import { ERRORS } from '#contracts/errors.ts';
import type { AppError } from '#contracts/errors.ts';
import type { Problem } from '#contracts/problem.ts';

/** The body of an error answer. */
export function buildProblem(error: AppError, requestId: string): Problem {
  const { status, title } = ERRORS[error.code];
  return {
    type: `urn:longtake:error:${error.code}`,
    title,
    status,
    code: error.code,
    detail: error.message,
    requestId,
    ...(error.errors && { errors: error.errors }),
  };
}
