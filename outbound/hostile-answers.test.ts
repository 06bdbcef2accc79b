import { randomBytes } from 'node:crypto';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openOutbound } from './testing/open-outbound.ts';
import { startSite, startTcpListener } from './testing/site.ts';

const TEXT = 'A line of a page that says what it says.\n'.repeat(200);
const LIMITS = { maxBytes: 64 * 1024, ratioFloorBytes: 16 * 1024, connectTimeoutMs: 10_000, totalTimeoutMs: 60_000 };
const IMPATIENT = { ...LIMITS, connectTimeoutMs: 200, totalTimeoutMs: 300 };

/** Answers by hand to every request but those for robots.txt. */
function startRaw(answer: (socket: Socket) => void) {
  return startTcpListener((socket) => {
    socket.on('data', (request) => {
      if (request.includes('GET /robots.txt')) socket.write('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n');
      else answer(socket);
    });
  });
}

function writeForever(socket: Socket | ServerResponse, chunk: string | Buffer, everyMs = 0): void {
  const write = () => {
    if (socket.destroyed) return;
    if (everyMs > 0) {
      socket.write(chunk);
      setTimeout(write, everyMs);
    } else if (socket.write(chunk)) setImmediate(write);
    else socket.once('drain', write);
  };
  write();
}

describe('content encodings', () => {
  const encodings: [name: string, encode: (bytes: Buffer) => Buffer][] = [
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
    ['GZIP', gzipSync],
    ['gzip, br', (bytes) => brotliCompressSync(gzipSync(bytes))],
    ['identity', (bytes) => bytes],
    ['utf-8', (bytes) => bytes],
  ];

  it.each(encodings)('%s is decoded, and no longer claimed', async (name, encode) => {
    await using site = await startSite((_request, response) =>
      response.writeHead(200, { 'content-encoding': name }).end(encode(Buffer.from(TEXT))),
    );
    await using outbound = openOutbound();
    const outcome = await outbound.fetchPage({ url: site.origin });
    if (outcome.kind !== 'page') throw new Error(`not a page: ${JSON.stringify(outcome)}`);
    expect(new TextDecoder().decode(outcome.body)).toBe(TEXT);
    expect(outcome.headers).not.toHaveProperty('content-encoding');
  });

  it.each(encodings.slice(0, 8))('%s that unpacks beyond the limit is too large', async (name, encode) => {
    const bomb = encode(Buffer.alloc(8 * 1024 * 1024));
    await using site = await startSite((_request, response) =>
      response.writeHead(200, { 'content-encoding': name }).end(bomb),
    );
    await using outbound = openOutbound({ limits: { ...LIMITS, maxDecodeRatio: 10_000 } });
    const outcome = await outbound.fetchPage({ url: site.origin });
    expect(outcome).toMatchObject({ code: 'too_large', detail: expect.stringContaining('more than 64 KiB') });
  });

  it('a body that unpacks to little more than was sent, yet beyond the limit, is too large', async () => {
    const body = gzipSync(randomBytes(100 * 1024).toString('hex'));
    await using site = await startSite((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(body),
    );
    await using outbound = openOutbound();
    expect(await outbound.fetchPage({ url: site.origin, maxBytes: 150 * 1024 })).toMatchObject({ code: 'too_large' });
    expect(await outbound.fetchPage({ url: site.origin, maxBytes: 200 * 1024 })).toMatchObject({ kind: 'page' });
  });

  it('a body that unpacks to far more than was sent is too large below the limit already', async () => {
    const bomb = brotliCompressSync(Buffer.alloc(2 * 1024 * 1024));
    await using site = await startSite((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'br' }).end(bomb),
    );
    await using outbound = openOutbound();
    expect(await outbound.fetchPage({ url: site.origin })).toMatchObject({ code: 'too_large' });
  });

  it.each([
    ['no gzip at all', 'gzip', Buffer.from(TEXT)],
    ['broken off', 'gzip', gzipSync(TEXT).subarray(0, 40)],
    ['damaged', 'br', Buffer.from([0xff, 0xff, 0xff, 0x01, 0x02])],
    ['packed three times', 'gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(TEXT)))],
  ])('a body that is %s is unreadable', async (_name, encoding, body) => {
    await using site = await startSite((_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(body),
    );
    await using outbound = openOutbound();
    expect(await outbound.fetchPage({ url: site.origin })).toMatchObject({ code: 'unreadable', isTransient: false });
  });
});

describe('answers without end or measure', () => {
  const cases: [name: string, code: string, answer: (socket: Socket) => void][] = [
    [
      'an endless body',
      'too_large',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        writeForever(socket, Buffer.alloc(16 * 1024, 'a'));
      },
    ],
    [
      'an endless chunked body',
      'too_large',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
        writeForever(socket, `4000\r\n${'a'.repeat(0x4000)}\r\n`);
      },
    ],
    [
      'an endless gzip body',
      'too_large',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n');
        writeForever(socket, gzipSync(''));
      },
    ],
    [
      'a body declared larger than the limit',
      'too_large',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 65537\r\n\r\n');
      },
    ],
    [
      'a body that drips',
      'timed_out',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 60000\r\n\r\n');
        writeForever(socket, 'a', 20);
      },
    ],
    [
      'headers that drip',
      'timed_out',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        writeForever(socket, 'x: y\r\n', 20);
      },
    ],
    ['no answer', 'timed_out', () => undefined],
    [
      'interim answers without end',
      'timed_out',
      (socket) => writeForever(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n', 5),
    ],
    [
      'one header of a megabyte',
      'too_large',
      (socket) => {
        socket.write(`HTTP/1.1 200 OK\r\nx-bomb: ${'a'.repeat(1024 * 1024)}\r\n\r\n`);
      },
    ],
    [
      'a hundred thousand headers',
      'too_large',
      (socket) => {
        socket.write(`HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(100_000)}\r\n`);
      },
    ],
    [
      'endless headers',
      'too_large',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        writeForever(socket, 'x: y\r\n'.repeat(100));
      },
    ],
    [
      'a redirect with an endless body',
      'too_many_redirects',
      (socket) => {
        socket.write('HTTP/1.1 302 Found\r\nLocation: /next\r\n\r\n');
        writeForever(socket, Buffer.alloc(16 * 1024, 'a'));
      },
    ],
    [
      'a body that breaks off',
      'unreadable',
      (socket) => {
        socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf');
      },
    ],
    [
      'a chunked body that breaks off',
      'unreadable',
      (socket) => {
        socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n');
      },
    ],
    [
      'a chunk of no size',
      'unreadable',
      (socket) => {
        socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhalf\r\n');
      },
    ],
    ['something that is not HTTP', 'could_not_connect', (socket) => socket.end('220 mail.example.com ESMTP\r\n')],
    ['a connection that is reset', 'could_not_connect', (socket) => socket.resetAndDestroy()],
    ['a connection that is closed', 'could_not_connect', (socket) => socket.end()],
    [
      'two answers to one request',
      'page',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\noneHTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\ntwo');
      },
    ],
  ];

  it.each(cases)('%s ends as %s', async (_name, code, answer) => {
    await using site = await startRaw(answer);
    await using outbound = openOutbound({ limits: code === 'timed_out' ? IMPATIENT : LIMITS });
    const outcome = await outbound.fetchPage({ url: `${site.origin}/page` });
    expect(outcome.kind === 'failure' ? outcome.code : outcome.kind).toBe(code);
    const detail = outcome.kind === 'failure' ? outcome.detail : `${site.origin}/page could not be read: not so.`;
    expect(detail).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/page could not be read: [a-z0-9 (),]+\.$/i);
  });

  it('the answer of one request is never taken for that of the next', async () => {
    await using site = await startRaw((socket) => {
      socket.write(
        'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nfirstHTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nstray',
      );
    });
    await using outbound = openOutbound({ limits: LIMITS });
    for (let turn = 0; turn < 3; turn += 1) {
      const outcome = await outbound.fetchPage({ url: `${site.origin}/page` });
      expect(outcome.kind === 'page' && new TextDecoder().decode(outcome.body)).toBe('first');
    }
  });
});

describe('places that do not answer', () => {
  it('a closed port, a name without address and a host that speaks no TLS end in the same words', async () => {
    const closed = await startTcpListener(() => undefined);
    await closed[Symbol.asyncDispose]();
    await using plain = await startTcpListener((socket) =>
      socket.on('data', () => socket.end('HTTP/1.1 400 No\r\n\r\n')),
    );
    await using outbound = openOutbound({
      limits: LIMITS,
      resolve: async (host) => {
        if (host === 'nowhere.example.com') throw new Error('ENOTFOUND');
        return host === 'nothing.example.com' ? [] : ['127.0.0.1'];
      },
    });
    const urls = [
      `http://127.0.0.1:${closed.port}/`,
      'http://nowhere.example.com/',
      'http://nothing.example.com/',
      `https://127.0.0.1:${plain.port}/`,
    ];
    for (const url of urls) {
      const outcome = await outbound.fetchPage({ url });
      const detail = `${url} could not be read: could not connect.`;
      expect(outcome).toMatchObject({ code: 'could_not_connect', detail, isTransient: true });
    }
  });

  it('a name that is never resolved and a handshake that is never answered time out', async () => {
    await using silent = await startTcpListener(() => undefined);
    await using outbound = openOutbound({ limits: IMPATIENT, resolve: () => new Promise(() => undefined) });
    for (const url of ['http://slow.example.com/', `https://127.0.0.1:${silent.port}/`]) {
      expect(await outbound.fetchPage({ url })).toMatchObject({ code: 'timed_out', isTransient: true });
    }
  });
});
