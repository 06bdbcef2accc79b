import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { constants, brotliCompressSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { AppError } from '#contracts/errors.ts';

const require = createRequire(import.meta.url);
const own = (file: string): string => join(import.meta.dirname, 'assets', file);

/** Everything that a page of the console loads beside itself: the base styles, ours over them, and the scripts of live parts. */
const FILES = {
  'console.css': ['text/css', [require.resolve('@picocss/pico/css/pico.min.css'), own('console.css')]],
  'console.js': [
    'text/javascript',
    [
      require.resolve('htmx.org/dist/htmx.min.js'),
      require.resolve('htmx.org/dist/ext/hx-sse.min.js'),
      own('console.js'),
    ],
  ],
} as const;
type AssetName = keyof typeof FILES;

interface Asset {
  mediaType: string;
  hash: string;
  bytes: Buffer;
  brotli: Buffer;
}

const ASSETS = new Map<string, Asset>(
  Object.entries(FILES).map(([name, [mediaType, files]]) => {
    const bytes = Buffer.from(
      files.map((file) => readFileSync(file, 'utf8').replace(/\n?\/[/*]# sourceMappingURL=.*$/s, '')).join('\n'),
    );
    const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    return [
      name,
      { mediaType, bytes, brotli, hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 12) },
    ];
  }),
);

/** The address of an asset: another text has another address, so that a browser keeps it for good. */
export const assetAddress = (name: AssetName): string => `/console/assets/${ASSETS.get(name)!.hash}/${name}`;

/** `GET /console/assets/{hash}/{name}`. Throws not_found. */
export function getAsset(request: Request, response: Response): void {
  const asset = ASSETS.get(String(request.params['name']));
  if (!asset || request.params['hash'] !== asset.hash) throw new AppError('not_found', 'There is no such file.');
  const isBrotli = /\bbr\b/.test(request.get('accept-encoding') ?? '');
  response.set({
    'content-type': `${asset.mediaType}; charset=utf-8`,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    ...(isBrotli && { 'content-encoding': 'br' }),
  });
  response.end(isBrotli ? asset.brotli : asset.bytes);
}
