import type { Request } from 'express';
import type { z } from 'zod';
import { AppError } from '#contracts/errors.ts';
import { LIMITS } from '#contracts/take.ts';
import { parseStrictJson } from './strict-json.ts';

/** Reads a JSON body whole. Ends in unsupported_media_type, body_too_large or invalid_json. */
export async function readJsonBody(request: Request): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw new AppError('unsupported_media_type', 'Send the body as application/json.');
  }
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity')
    throw new AppError('unsupported_media_type', 'Send the body without a content encoding.');
  if (Number(request.headers['content-length'] ?? 0) > LIMITS.bodyBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  // The request stays open when the reading stops early: destroyed, it would take the answer with it.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LIMITS.bodyBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return parseStrictJson(Buffer.concat(chunks));
}

/** Validates what was parsed. Ends in invalid_request, with every field that is wrong. */
export function validate<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = result.error.issues.slice(0, 20).flatMap((issue) => {
    const path = `/${issue.path.map(String).join('/')}`;
    if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
    return issue.keys.map((key) => ({
      path: `${path === '/' ? '' : path}/${key.slice(0, 100)}`,
      message: 'is not a member of this request',
    }));
  });
  throw new AppError('invalid_request', 'Some fields of the request are not valid; see errors.', { errors });
}

function tooLarge(): AppError {
  return new AppError('body_too_large', `The body must not be larger than ${LIMITS.bodyBytes} bytes.`);
}
