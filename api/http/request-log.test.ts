import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestLog } from './request-log.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function createWriter() {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  const handler = requestLog(log);
  const answer = (statusCode: number, path = '/', pathInRouter = path) => {
    const response = Object.assign(new EventEmitter(), {
      statusCode,
      writableFinished: true,
      getHeader: () => undefined,
    });
    const request = { method: 'GET', path };
    void handler(request as Request, response as unknown as Response, () => {});
    request.path = pathInRouter;
    response.emit('close');
  };
  return { lines, answer };
}

it('writes the first refusals with a status, counts the others of the minute, and writes what was answered', () => {
  const { lines, answer } = createWriter();
  for (let i = 0; i < 500; i++) answer(401);
  for (let i = 0; i < 30; i++) answer(200);
  expect(lines.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), ...Array<number>(30).fill(200)]);
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toMatchObject({ status: 401, count: 490, msg: 'more requests were refused' });
  answer(401);
  expect(lines.at(-1)).toMatchObject({ status: 401, msg: 'request' });
});

it('writes the whole path, also where a router has the request', () => {
  const { lines, answer } = createWriter();
  answer(200, '/console/account', '/account');
  expect(lines[0]).toMatchObject({ path: '/console/account' });
});

it('cuts a long path', () => {
  const { lines, answer } = createWriter();
  answer(404, `/${'x'.repeat(9_000)}`);
  expect(String(lines[0]!['path'])).toHaveLength(201);
});
