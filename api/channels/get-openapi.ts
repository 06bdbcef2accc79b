import type { Request, Response } from 'express';
import type { ApiContext } from '../context.ts';
import { holdDocument, sendDocument } from '../http/send-document.ts';
import { buildServiceOpenApi } from './spec/build-openapi.ts';

/** `GET /api/public/openapi.json`: every channel in one OpenAPI document. No key is needed. */
export const getOpenApi = (context: ApiContext) => {
  const document = buildServiceOpenApi([...context.channels.values()], context.baseUrl);
  const held = holdDocument('application/json; charset=utf-8', JSON.stringify(document));
  return (request: Request, response: Response) => sendDocument(request, response, held);
};
