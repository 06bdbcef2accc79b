import type { Request, Response } from 'express';
import { publicKeysOf } from '#contracts/signing-key.ts';
import type { ApiContext } from '../context.ts';
import { holdDocument, sendDocument } from '../http/send-document.ts';

/** Where the keys of a service are looked for. */
export const JWKS_PATH = '/.well-known/jwks.json';

/** `GET /.well-known/jwks.json`: the public keys by which exports are signed or were signed, as a JWK Set (RFC 7517). */
export const getKeys = (context: ApiContext) => async (request: Request, response: Response) => {
  const keys = publicKeysOf(await context.signingKeys());
  sendDocument(request, response, holdDocument('application/jwk-set+json', JSON.stringify(keys)));
};
