import { AgentCapabilitiesSchema } from '@ag-ui/core/schemas';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '#contracts/errors.ts';
import { Handshake } from '#contracts/handshake.ts';
import type { JsonObject } from '#contracts/json.ts';
import { errorsOf, isOfChannel } from '../../api/operations/operation.ts';
import { OPERATIONS } from '../../api/operations/operations.ts';
import { buildOpenApi, buildServiceOpenApi } from '../../api/spec/build-openapi.ts';
import { pascalCase } from '../../api/spec/document.ts';
import { describeChannel } from '../../api/spec/describe-channel.ts';
import { readRecordedExample } from '../../api/spec/recorded-example.ts';
import { renderMarkdown } from '../../api/spec/render-markdown.ts';
import { channels } from '../../channels/index.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { toyChannel } from '../support/toy-channel.ts';

const hostile = {
  ...toyChannel,
  card: {
    ...toyChannel.card,
    slug: 'hostile',
    number: 8,
    name: '<script>alert("x")</script> & Co',
    summary: '[click](javascript:alert(1)) `<b>`',
    exampleNotes: `it's "<i>" & $(rm)`,
  },
};
let service: TestService;

interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, JsonObject>; securitySchemes: Record<string, JsonObject> };
}

interface DescribedOperation {
  operationId: string;
  security: object[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: JsonObject; example?: unknown }> };
  responses: Record<
    string,
    { headers?: object; content?: Record<string, { schema: JsonObject; example?: unknown; examples?: Examples }> }
  >;
}
type Examples = Record<string, { value: unknown }>;

beforeAll(async () => {
  service = await startService({ channels: [toyChannel, hostile], isWorkerless: true });
});
afterAll(() => service[Symbol.asyncDispose]());

const get = (path: string, headers: Record<string, string> = {}, slug = 'toy-facts') =>
  fetch(`${service.baseUrl}/api/public/channel/${slug}${path}`, { headers });

async function getOpenApi(slug = 'toy-facts'): Promise<OpenApi> {
  return (await (await get('/spec', {}, slug)).json()) as OpenApi;
}

describe('GET spec as openapi', () => {
  it('is an OpenAPI 3.1.0 document in the eyes of a foreign validator', async () => {
    for (const slug of ['toy-facts', 'hostile']) {
      const validator = new Validator();
      const result = await validator.validate((await getOpenApi(slug)) as unknown as Record<string, unknown>);
      expect(result.errors ?? []).toEqual([]);
      expect(result.valid).toBe(true);
      expect(validator.version).toBe('3.1');
    }
  });

  it('names the interface version, the take and the stream', async () => {
    const { openapi, info, paths } = await getOpenApi();

    expect(openapi).toBe('3.1.0');
    expect(info).toMatchObject({ title: 'Toy facts', version: '1.0.0' });
    expect(paths['/api/public/channel/toy-facts/take']!['post']!.operationId).toBe('roll_take_7');
    expect(paths['/api/public/channel/toy-facts/agui']!['post']!.operationId).toBe('agui_run_7');
  });

  it('has every operation that is routed, each id once, and none more', async () => {
    const { paths } = await getOpenApi();
    const ids = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));

    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(
      OPERATIONS.map((operation) => (isOfChannel(operation) ? `${operation.name}_7` : operation.name)).toSorted(),
    );
  });

  it('wants the bearer key exactly where it is needed, and its answers say so', async () => {
    const { paths, components } = await getOpenApi();
    const { key } = await service.mint();
    expect(components.securitySchemes).toMatchObject({ feedKey: { type: 'http', scheme: 'bearer' } });
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { security, responses }] of Object.entries(methods)) {
        const address = `${service.baseUrl}${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}`;
        const open = await fetch(address, { method });
        const keyed = await fetch(address, { method, headers: { authorization: `Bearer ${key}` } });
        expect([path, open.status === 401]).toEqual([path, security.length > 0]);
        expect(keyed.status, path).not.toBe(401);
        expect(Object.keys(responses)).toEqual(expect.arrayContaining([String(keyed.status)]));
        expect('401' in responses).toBe(security.length > 0);
      }
    }
  });

  it('lists every error of every operation with a problem document of its code', async () => {
    const { paths, components } = await getOpenApi();
    const validate = compile({ components }, '#/components/schemas/Problem');
    const seen = new Set<number>();
    for (const operation of OPERATIONS) {
      const path = `/api/public${operation.path.replace('{slug}', 'toy-facts')}`;
      const { responses } = paths[path]![operation.method]!;
      for (const code of errorsOf(operation)) {
        const [media] = Object.values(responses[ERRORS[code].status]!.content!);
        const { value } = media!.examples![code]!;
        expect(value, `${operation.name} ${code}`).toMatchObject({ code, status: ERRORS[code].status });
        expect(validate(value), `${operation.name} ${code}`).toBe(true);
        seen.add(ERRORS[code].status);
      }
    }
    const statuses = [400, 401, 402, 404, 405, 406, 409, 413, 415, 422, 429, 431, 500, 503];
    expect([...seen].toSorted((a, b) => a - b)).toEqual(statuses);
  });

  it('has examples that its own schemas accept', async () => {
    const document = await getOpenApi();
    let count = 0;
    for (const methods of Object.values(document.paths)) {
      for (const { requestBody, responses } of Object.values(methods)) {
        const media = [requestBody, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {}));
        for (const { schema, example } of media) {
          if (example === undefined) continue;
          const validate = compile(document, schema);
          expect(validate(example), JSON.stringify(validate.errors)).toBe(true);
          count += 1;
        }
      }
    }
    expect(count).toBeGreaterThanOrEqual(8);
  });

  it('shows recorded takes of the product’s channels, each of its own channel', async () => {
    const recorded = [...channels.values()].flatMap((channel) => {
      const example = readRecordedExample(channel.card.slug);
      return example ? [{ channel, example }] : [];
    });
    expect(recorded.length).toBeGreaterThanOrEqual(1);
    for (const { channel, example } of recorded) {
      const { card } = channel;
      const document = JSON.stringify(buildOpenApi(channel, OPERATIONS, 'https://longtake.example'));
      const text = renderMarkdown(describeChannel({ card }, OPERATIONS, 'https://longtake.example'));
      expect(example.answer.channel).toEqual({ id: card.slug, number: String(card.number), name: card.name });
      expect(example.answer.lifecycle.state).toBe('finished');
      expect(document).toContain(JSON.stringify(example.answer.output));
      expect(text).toContain(JSON.stringify(example.answer.output));
    }
  });

  it.each(['TakeRequest', 'RunAgentInput', 'TakeResponse', 'TakeEvent', 'Ask', 'Handshake', 'Directory', 'TakeList'])(
    'describes %s',
    async (name) => {
      const { components } = await getOpenApi();

      expect(components.schemas[name]).toMatchObject({});
      expect(JSON.stringify(components.schemas[name])).not.toMatch(/\$id|\$schema|__shared/);
    },
  );
});

describe('GET /api/public/openapi.json', () => {
  const address = () => `${service.baseUrl}/api/public/openapi.json`;

  it('is a valid document of all channels, without a key, and 304 while it holds', async () => {
    const response = await fetch(address());
    const document = (await response.json()) as OpenApi;
    const { errors, valid } = await new Validator().validate(document as unknown as Record<string, unknown>);
    const etag = response.headers.get('etag')!;

    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(document.openapi).toBe('3.1.0');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect((await fetch(address(), { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(address(), { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${address()}?slug=x`)).status).toBe(400);
  });

  it('has every operation once, the slug as a parameter of those of a channel', async () => {
    const { paths } = (await (await fetch(address())).json()) as OpenApi;
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).map(({ operationId, parameters = [] }) => ({ path, operationId, parameters })),
    );

    expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(
      OPERATIONS.map(({ id }) => id).toSorted(),
    );
    expect(described.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(['rollTake', 'runAgui']));
    for (const { path, parameters } of described) {
      const slug = parameters.find(({ name }) => name === 'slug');
      expect([path, slug !== undefined]).toEqual([path, path.includes('{slug}')]);
      if (slug) expect(slug).toMatchObject({ in: 'path', schema: { enum: ['toy-facts', 'hostile'] } });
    }
  });

  it('has takes whose rows are those of their channel', () => {
    const document = buildServiceOpenApi(
      [...channels.values()],
      OPERATIONS,
      'https://longtake.example',
    ) as unknown as OpenApi;
    const { examples = {} } =
      document.paths['/api/public/channel/{slug}/take']!['post']!.responses['200']!.content!['application/json']!;
    expect(Object.keys(examples).length).toBeGreaterThanOrEqual(3);
    for (const [slug, { value }] of Object.entries(examples)) {
      const fits = [...channels.values()].filter(({ card }) =>
        compile(document, `#/components/schemas/${pascalCase(card.slug)}Take`)(value),
      );
      expect(fits.map(({ card }) => card.slug)).toEqual([slug]);
      expect(compile(document, '#/components/schemas/TakeResponse')(value)).toBe(true);
    }
  });
});

describe('GET spec in other formats', () => {
  it('mcp is the definition of a tool, with schemas that stand alone', async () => {
    const response = await get('/spec?format=mcp');
    const tool = (await response.json()) as { inputSchema: JsonObject; outputSchema: JsonObject };

    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(Object.keys(tool).toSorted()).toEqual(
      ['annotations', 'description', 'inputSchema', 'name', 'outputSchema', 'title'].toSorted(),
    );
    expect(tool).toMatchObject({
      name: 'toy-facts',
      title: 'Toy facts',
      inputSchema: { type: 'object' },
      outputSchema: { type: 'object' },
    });
    const validate = compile({}, tool.inputSchema);
    expect(validate({ notes: 'x', prior: { brief: 'y', links: ['https://example.com/'] } })).toBe(true);
    expect(validate({ notes: ' ' })).toBe(false);
    expect(validate({ notes: 'x', depth: 1 })).toBe(false);
    expect(compile({}, tool.outputSchema)({})).toBe(false);
  });

  it('markdown names every field, route and error', async () => {
    const response = await get('/spec?format=markdown');
    const text = await response.text();

    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(text).toMatch(/^# Toy facts/);
    for (const field of ['notes', 'prior', 'skipRetrieval', 'creditsLeft', 'lifecycle', 'takeNo'])
      expect(text).toContain(`\`${field}\``);
    for (const { path } of OPERATIONS) expect(text).toContain(path.replace('{slug}', 'toy-facts'));
    for (const code of OPERATIONS.flatMap(errorsOf)) expect(text).toContain(`\`${code}\``);
  });

  it.each(['html', '', 'OPENAPI', 'openapi,mcp'])('format=%s is refused', async (format) => {
    const response = await get(`/spec?format=${format}`);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_request', errors: [{ path: 'format' }] });
  });

  it('is 404 for a channel that is not there', async () => {
    const response = await get('/spec', {}, 'nobody');

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'unknown_channel' });
  });
});

describe('a page for a browser', () => {
  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

  it.each([
    ['no wish', undefined, '', 'application/json'],
    ['anything', '*/*', '', 'application/json'],
    ['JSON before HTML', 'application/json, text/html;q=0.5', '', 'application/json'],
    ['HTML', BROWSER, '', 'text/html'],
    ['HTML and a format', BROWSER, '?format=openapi', 'application/json'],
    ['something else', 'image/png', '', 'application/json'],
  ])('%s', async (_what, accept, query, mediaType) => {
    const response = await get(`/spec${query}`, accept === undefined ? {} : { accept });

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(mediaType);
    expect(response.headers.get('vary')).toMatch(/accept/i);
  });

  it('is whole without script and may load nothing', async () => {
    const response = await get('/spec', { accept: BROWSER });
    const page = await response.text();

    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page).toContain('roll_take');
    expect(page).not.toMatch(/<script|<iframe|<form|\son\w+=|\ssrc=|<link/i);
  });

  it('shows what a card says as text, never as HTML', async () => {
    const pages = [
      await (await get('/spec', { accept: BROWSER }, 'hostile')).text(),
      await (await fetch(`${service.baseUrl}/api/public/channels`, { headers: { accept: BROWSER } })).text(),
    ];
    for (const page of pages) {
      expect(page).toContain('&#60;script&#62;alert(&#34;x&#34;)&#60;/script&#62; &#38; Co');
      expect(page).not.toMatch(/<script|href="javascript:/i);
    }
  });
});

describe('the documents of a channel', () => {
  const DOCUMENTS = ['/spec', '/spec?format=mcp', '/spec?format=markdown', '/agui'];

  it.each(DOCUMENTS)('%s has a strong ETag and answers 304 while it holds', async (path) => {
    const first = await get(path);
    const etag = first.headers.get('etag')!;

    expect(etag).toMatch(/^"[^"]+"$/);
    expect(first.headers.get('cache-control')).toMatch(/public, max-age=\d+/);
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(path, { 'if-none-match': tags });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(etag);
      expect(await again.text()).toBe('');
    }
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await get(path)).headers.get('etag')).toBe(etag);
  });

  it('differ in their ETag, page included', async () => {
    const answers = await Promise.all([...DOCUMENTS.map((path) => get(path)), get('/spec', { accept: 'text/html' })]);

    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(DOCUMENTS.length + 1);
  });

  it.each(DOCUMENTS)('%s answers HEAD as GET, without the body', async (path) => {
    const [got, head] = [
      await get(path),
      await fetch(`${service.baseUrl}/api/public/channel/toy-facts${path}`, { method: 'HEAD' }),
    ];

    expect(head.status).toBe(200);
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control'])
      expect([name, head.headers.get(name)]).toEqual([name, got.headers.get(name)]);
    expect(await head.text()).toBe('');
  });
});

describe('GET agui', () => {
  it('is a handshake with capabilities in the protocol’s own shape', async () => {
    const handshake = Handshake.parse(await (await get('/agui')).json());
    const { capabilities } = handshake;

    expect(handshake).toMatchObject({
      protocol: 'ag-ui',
      protocolVersion: '1.0',
      transport: { response: 'text/event-stream', resumable: true },
      customEvents: ['channel.ask'],
    });
    expect(handshake.events).toHaveLength(14);
    expect(AgentCapabilitiesSchema.parse(capabilities)).toEqual(capabilities);
    const known = AgentCapabilitiesSchema.shape as unknown as Record<string, { unwrap(): { shape: object } }>;
    for (const [category, declared] of Object.entries(capabilities)) {
      const members = Object.keys(known[category]!.unwrap().shape);
      expect(members, category).toEqual(expect.arrayContaining(Object.keys(declared)));
    }
    expect(capabilities).toMatchObject({
      identity: { name: 'Toy facts' },
      transport: { streaming: true },
      execution: { maxIterations: 2, maxExecutionTime: 60_000 },
      humanInTheLoop: { interrupts: true },
    });
  });

  it('links to addresses that are there', async () => {
    const { links } = Handshake.parse(await (await get('/agui')).json());
    const routed = OPERATIONS.map(
      ({ path }) => `http://longtake.test/api/public${path.replace('{slug}', 'toy-facts')}`,
    );

    expect(routed).toEqual(expect.arrayContaining(Object.values(links)));
  });
});

/** Compiles a schema of a document, its references included. */
function compile(document: object, schema: JsonObject | string) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(document, 'document');
  const root = typeof schema === 'string' ? { $ref: schema } : schema;
  return ajv.compile(JSON.parse(JSON.stringify(root).replaceAll('"#/components', '"document#/components')) as object);
}
