import type { RequestHandler } from 'express';
import { AppError } from '#contracts/errors.ts';

/** Postgres keeps no NUL, and nobody types one: neither an address nor a field of a form has it. */
export const refuseNul: RequestHandler = (request, _response, next) => {
  const fields: unknown[] = Object.values((request.body ?? {}) as Record<string, unknown>).flat();
  const isInForm = fields.some((field) => typeof field === 'string' && field.includes('\0'));
  if (isInForm || request.originalUrl.includes('%00'))
    throw new AppError('invalid_request', 'The request has characters that do not belong in one.');
  next();
};
