import type { Request } from 'express';
import { AppError, ERRORS } from '#contracts/errors.ts';
import type { BodyReader } from '../http/read-body.ts';
import type { Principal } from '../principal.ts';

export type ReadMessage =
  | { value: Record<string, unknown> }
  | { failure: { status: number; body: { jsonrpc: '2.0'; error: { code: number; message: string }; id: null } } };

/** The one JSON-RPC message of a request. Batches, which protocol revision 2025-06-18 took out, are refused: both SDKs would take them. */
export async function readMessage(bodies: BodyReader, request: Request, principal: Principal): Promise<ReadMessage> {
  try {
    const value = await bodies.readJson(request, principal);
    if (Array.isArray(value)) return refuse(400, -32600, 'Batches are not supported: send one message a request.');
    if (value === null || typeof value !== 'object') return refuse(400, -32600, 'A message is a JSON object.');
    // An object that is no array has members by name.
    return { value: value as Record<string, unknown> };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refuse(ERRORS[error.code].status, error.code === 'invalid_json' ? -32700 : -32000, error.message);
  }
}

function refuse(status: number, code: number, message: string): ReadMessage {
  return { failure: { status, body: { jsonrpc: '2.0', error: { code, message }, id: null } } };
}
