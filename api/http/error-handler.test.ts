import express from 'express';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { AppError } from '#contracts/errors.ts';
import { Problem } from '#contracts/problem.ts';
import { ThreadsBusy } from '../../threads/threads-busy.ts';
import { createErrorHandler } from './error-handler.ts';

describe('createErrorHandler', () => {
  it('writes the first refusals and not the thousandth, and every fault of ours', async () => {
    const lines: { level: number }[] = [];
    const app = express();
    app.get('/refused', () => {
      throw new AppError('unauthorized', 'A key is needed.');
    });
    app.get('/fault', () => {
      throw new Error('a bug');
    });
    app.use(
      createErrorHandler(pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as { level: number }) })),
    );
    const server = app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    for (let asked = 0; asked < 200; asked += 1) await fetch(`http://127.0.0.1:${port}/refused`);
    for (let asked = 0; asked < 20; asked += 1) await fetch(`http://127.0.0.1:${port}/fault`);
    server.close();
    expect(lines.filter(({ level }) => level === 40)).toHaveLength(10);
    expect(lines.filter(({ level }) => level === 50)).toHaveLength(20);
  });

  it('asks to come again where the machine is too busy to begin', async () => {
    const app = express();
    app.get('/busy', () => {
      throw new ThreadsBusy();
    });
    app.use(createErrorHandler(pino({ level: 'silent' })));
    const server = app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address() as { port: number };
    const response = await fetch(`http://127.0.0.1:${address.port}/busy`);
    server.close();

    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(Problem.parse(await response.json())).toMatchObject({ code: 'unavailable' });
  });

  it('answers a fault of ours with 500 and says nothing of its cause, which is logged', async () => {
    const lines: string[] = [];
    const app = express();
    app.get('/fault', () => {
      throw new Error('password=hunter2 at /srv/secret.ts');
    });
    app.use(createErrorHandler(pino({}, { write: (line: string) => void lines.push(line) })));
    const server = app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address() as { port: number };
    const response = await fetch(`http://127.0.0.1:${address.port}/fault`);
    const text = await response.text();
    server.close();

    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(Problem.parse(JSON.parse(text))).toMatchObject({ code: 'internal', status: 500 });
    expect(text).not.toMatch(/hunter2|secret/);
    expect(lines.join('')).toContain('hunter2');
    expect(JSON.parse(lines[0]!)).toMatchObject({ level: 50, code: 'internal', path: '/fault' });
  });
});
