import { readFileSync } from 'node:fs';
import { RENDERED_TYPE, type TextLayer } from '#contracts/page.ts';
import { UsageError, readArguments as readTyped, usageOf } from '#contracts/read-arguments.ts';
import { ConfigurationError } from '#contracts/read-environment.ts';
import { cleanForTerminal, stringifyForTerminal } from '#contracts/terminal-text.ts';
import { HOMEPAGE, VERSION } from '#contracts/version.ts';
import { parseNetworks } from '../outbound/address-rules.ts';
import { createPageBrowser } from '../outbound/browser/create-page-browser.ts';
import { findChromium } from '../outbound/browser/find-chromium.ts';
import { createOutbound } from '../outbound/create-outbound.ts';
import { readPageCommandConfig } from './config.ts';
import { buildTextLayer, type PageBytes } from './text-layer/build-text-layer.ts';
import { decodeBytes } from './text-layer/decode-bytes.ts';
import { judgePage } from './text-layer/judge-page.ts';
import { needsBrowser } from './text-layer/needs-browser.ts';

/** The usual names of files, for a file comes without a content-type header. */
const MEDIA_TYPES: Record<string, string> = {
  md: 'text/markdown',
  markdown: 'text/markdown',
  txt: 'text/plain',
  html: 'text/html',
  htm: 'text/html',
  xhtml: 'application/xhtml+xml',
  json: 'application/json',
  xml: 'application/xml',
  atom: 'application/atom+xml',
  rss: 'application/rss+xml',
  pdf: 'application/pdf',
};

/** What the reader of the command can do something about: shown as its message alone. */
class PageError extends Error {}

try {
  const { source, isJson } = readArguments();
  const layer = await buildTextLayer(isAddress(source) ? await fetchBytes(source) : readBytes(source));
  process.stdout.write(isJson ? `${stringifyForTerminal(mapLayer(layer), 2)}\n` : cleanForTerminal(render(layer)));
  const verdict = judgePage(layer);
  if (verdict)
    process.stderr.write(`${verdict === 'empty' ? 'The page holds no text.' : 'The page asks to sign in.'}\n`);
} catch (error) {
  const isForTheReader =
    error instanceof PageError || error instanceof ConfigurationError || error instanceof UsageError;
  console.error(isForTheReader ? cleanForTerminal(error.message) : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

function readArguments(): { source: string; isJson: boolean } {
  const { values, positionals } = readTyped('page', { json: { type: 'boolean', default: false } });
  const [source] = positionals;
  if (source === undefined || positionals.length !== 1) throw new UsageError(usageOf('page'));
  return { source, isJson: values.json };
}

function isAddress(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

function readBytes(path: string): PageBytes {
  try {
    const mediaType = MEDIA_TYPES[/\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''] ?? '';
    return { bytes: readFileSync(path), mediaType, url: null };
  } catch (cause) {
    throw new PageError(`${path} could not be read: ${cause instanceof Error ? cause.message : 'unknown fault'}`, {
      cause,
    });
  }
}

async function fetchBytes(address: string): Promise<PageBytes> {
  const { outboundAllow, contactUrl, chromiumPath, searchPath } = readPageCommandConfig();
  await using outbound = createOutbound({
    version: VERSION,
    contactUrl: contactUrl ?? HOMEPAGE,
    crawlDelayMs: 0,
    allow: parseNetworks(outboundAllow.join(',')).networks,
  });
  const outcome = await outbound.fetchPage({ url: address });
  if (outcome.kind === 'failure') throw new PageError(outcome.detail);
  if (outcome.kind !== 'page') throw new PageError(`${address} sent no page.`);
  const page = { bytes: outcome.body, mediaType: outcome.headers['content-type'] ?? '', url: outcome.url };
  if (!needsBrowser(await buildTextLayer(page), decodeBytes(page.bytes, page.mediaType).text)) return page;
  const executablePath = findChromium(chromiumPath, searchPath);
  if (executablePath === undefined) throw new PageError(`${page.url} needs a browser to be read; none is configured.`);
  await using browser = createPageBrowser({ executablePath, outbound });
  const rendered = await browser.render(page);
  if (rendered.kind === 'failure') throw new PageError(rendered.detail);
  return { ...page, bytes: rendered.bytes, mediaType: RENDERED_TYPE };
}

function mapLayer({ title, publishedAt, language, lane, text }: TextLayer): Record<string, string | null> {
  return { title, publishedAt, language, lane, text };
}

function render({ title, publishedAt, language, lane, text, suspicious }: TextLayer): string {
  const facts = [
    ['title', title],
    ['published', publishedAt],
    ['language', language],
    ['lane', lane],
    ['suspicious', suspicious?.join(', ') ?? null],
  ].filter(([, value]) => value !== null);
  return `${facts.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${text}\n`;
}
