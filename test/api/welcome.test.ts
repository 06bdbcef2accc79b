import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ isWorkerless: true });
});
afterAll(() => service[Symbol.asyncDispose]());

it('is a page whose own links lead somewhere', async () => {
  const page = await fetch(`${service.baseUrl}/`);
  const links = [...(await page.text()).matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path!);

  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(links).toEqual(['/console', '/api/public/channels']);
  for (const path of links) expect((await fetch(`${service.baseUrl}${path}`)).status).toBe(200);
});

it('answers GET and HEAD alone', async () => {
  const posted = await fetch(`${service.baseUrl}/`, { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
