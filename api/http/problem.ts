import { ERRORS } from '#contracts/errors.ts';
import type { AppError, ErrorCode, FieldError } from '#contracts/errors.ts';

/** Body of every error answer (RFC 9457; interface document, part 2, Errors). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  detail: string;
  requestId: string;
  errors?: FieldError[];
}

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
