import { AppError } from '#contracts/errors.ts';

/** A query parameter or header that cannot be read. */
export function invalidParameter(path: string, message: string): AppError {
  return new AppError('invalid_request', 'A parameter of the request is not valid; see errors.', {
    errors: [{ path, message }],
  });
}
