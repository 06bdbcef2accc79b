import { setImmediate } from 'node:timers/promises';
import type { Request } from 'express';
import pLimit from 'p-limit';
import type { z } from 'zod';
import { AppError } from '#contracts/errors.ts';
import type { FieldError } from '#contracts/errors.ts';
import { LIMITS } from '#contracts/take.ts';
import { createSlots } from './create-slots.ts';
import { describeIssue } from './describe-issue.ts';
import { parseStrictJson } from './strict-json.ts';

/** From this size on a body is large: a few at once per key, and worked on one after the other, so that others' requests come between. */
const LARGE_BYTES = 128 * 1024;
const LARGE_AT_ONCE = 4;
/** Errors that an answer names. */
const ERRORS_SHOWN = 20;
const PATH_CHARS = 200;

/**
 * Reads a JSON body whole and validates it. Throws unsupported_media_type, body_too_large, invalid_json, invalid_request with the fields that
 * are wrong, and rate_limited where the key is sending several large bodies already.
 */
export interface BodyReader {
  read<T extends z.ZodType>(request: Request, caller: { credentialId: string }, schema: T): Promise<z.output<T>>;
  /** The same without a schema. */
  readJson(request: Request, caller: { credentialId: string }): Promise<unknown>;
}

export function createBodyReader(): BodyReader {
  const large = createSlots(LARGE_AT_ONCE);
  const inTurn = pLimit(1);
  return {
    read: (request, caller, schema) => read(request, caller, (value) => validate(schema, value)),
    readJson: (request, caller) => read(request, caller, (value) => value),
  };

  async function read<T>(
    request: Request,
    { credentialId }: { credentialId: string },
    take: (value: unknown) => T,
  ): Promise<T> {
    const { length, type, encoding } = readHead(request);
    if (!/^application\/json\s*(;|$)/i.test(type))
      throw new AppError('unsupported_media_type', 'Send the body as application/json.');
    if (encoding !== 'identity')
      throw new AppError('unsupported_media_type', 'Send the body without a content encoding.');
    if (length > LIMITS.bodyBytes) throw tooLarge();
    using slots = new DisposableStack();
    let isLarge = false;
    const claim = (bytes: number) => {
      if (isLarge || bytes < LARGE_BYTES) return;
      isLarge = true;
      const slot = large.claim(credentialId);
      if (!slot) throw tooManyLarge();
      slots.use(slot);
    };
    claim(length);
    const bytes = await readBytes(request, claim);
    const work = () => take(parseStrictJson(bytes));
    return isLarge ? await inTurn(() => setImmediate().then(work)) : work();
  }
}

function readHead({ headers }: Request): { length: number; type: string; encoding: string } {
  return {
    length: Number(headers['content-length'] ?? 0),
    type: headers['content-type'] ?? '',
    encoding: headers['content-encoding'] ?? 'identity',
  };
}

async function readBytes(request: Request, onLength: (bytes: number) => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  // The request stays open when the reading stops early: destroyed, it would take the answer with it.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LIMITS.bodyBytes) throw tooLarge();
    onLength(length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Validates what was parsed. Throws invalid_request with the first fields that are wrong, each told once. */
export function validate<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value, { error: describeIssue });
  if (result.success) return result.data;
  const errors = new Map<string, FieldError>();
  for (const issue of result.error.issues) {
    const at = issue.path.map(escapePointer).join('/');
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.slice(0, ERRORS_SHOWN).map((key) => `/${at && `${at}/`}${escapePointer(key)}`)
        : [`/${at}`];
    // Of several things that are wrong with a field the first is the one to mend.
    for (const path of paths.map((each) => each.slice(0, PATH_CHARS)))
      if (!errors.has(path)) errors.set(path, { path, message: issue.message });
    if (errors.size >= ERRORS_SHOWN) break;
  }
  throw new AppError('invalid_request', 'Some fields of the request are not valid; see errors.', {
    errors: [...errors.values()].slice(0, ERRORS_SHOWN),
  });
}

/** RFC 6901. */
const escapePointer = (member: PropertyKey): string => String(member).replaceAll('~', '~0').replaceAll('/', '~1');

function tooLarge(): AppError {
  return new AppError('body_too_large', `The body must not be larger than ${LIMITS.bodyBytes} bytes.`);
}

function tooManyLarge(): AppError {
  return new AppError('rate_limited', `A key may send ${LARGE_AT_ONCE} large bodies at once.`, {
    retryAfterSeconds: 1,
  });
}
