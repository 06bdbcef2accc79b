import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { StoredResponse } from '#contracts/page-exchange.ts';
import type { ExchangeHop } from '#contracts/page-exchange.ts';
import { isRendered } from '#contracts/page.ts';
import { compareJson } from '../compare-json.ts';
import type { Difference } from '../compare-json.ts';
import { versionsOf } from '../recheck/versions-of.ts';
import { isFormerVersion } from '../recheck/former-rules.ts';
import type { StoredPage, StoredTake } from '../recheck/stored-take.ts';
import { pageMember, rawMember, RESPONSES } from './export-members.ts';
import { parseJson } from './parse-json.ts';

type Members = ReadonlyMap<string, Uint8Array>;

/** SHA-256 of the bodies that came encoded, in the order of their responses. */
export function namesOfRaw(members: Members): string[] {
  return [...new Set(readResponses(members)?.flatMap(({ raw }) => raw?.sha256 ?? []) ?? [])];
}

/** Whether each page that was fetched says how it came, whether those answers lead to it, and whether its bytes are those that came. */
export function checkResponses(members: Members, stored: StoredTake): Difference[] {
  const responses = readResponses(members);
  if (!responses) return [{ where: RESPONSES, stored: null, found: 'how the pages came' }];
  const ids = responses.map(({ requestId }) => requestId);
  const due = stored.pages.map(({ requestId }) => requestId);
  return [
    ...compareJson(
      `${RESPONSES} requests`,
      ids,
      due.filter((id) => ids.includes(id)).toSorted((a, b) => (a < b ? -1 : 1)),
    ),
    ...stored.pages.flatMap((page): Difference[] => {
      const response = responses.find(({ requestId }) => requestId === page.requestId);
      if (response) return checkResponse(`${RESPONSES} of ${page.requestId}`, response, page, members);
      return isFetched(page, stored)
        ? [{ where: `${RESPONSES} of ${page.requestId}`, stored: null, found: 'how the page came' }]
        : [];
    }),
  ];
}

function readResponses(members: Members): StoredResponse[] | undefined {
  return z.array(StoredResponse).safeParse(parseJson(members.get(RESPONSES) ?? new Uint8Array())).data;
}

/** Read from outside in the take itself, by a version that keeps how pages come; those of a made-up world come from nowhere. */
function isFetched({ origin, ageSeconds, isConfirmed }: StoredPage, stored: StoredTake): boolean {
  const [accepted] = stored.trace;
  const isMadeUp = accepted?.type === 'take.accepted' && accepted.world != null;
  return (
    origin !== 'caller' && ageSeconds === 0 && !isConfirmed && !isMadeUp && !versionsOf(stored).some(isFormerVersion)
  );
}

function checkResponse(where: string, { hops, raw }: StoredResponse, page: StoredPage, members: Members): Difference[] {
  const last = hops.at(-1)!;
  return [
    ...compareJson(`${where} address`, last.url, page.url),
    ...compareJson(`${where} status`, last.status, page.status),
    ...hops.slice(1).flatMap((hop, at) => checkRedirect(`${where} hop ${at}`, hops[at]!, hop)),
    ...(page.collectedAt === undefined ? checkBody(where, { last, raw }, page, members) : []),
  ];
}

const valuesOf = ({ headers }: ExchangeHop, wanted: string): (string | null)[] =>
  headers.flatMap(([name, value]) => (name.toLowerCase() === wanted ? [value] : []));

/** RFC 9110, 15.4: a redirect leads where its Location says, which is kept back where it holds a key. */
function checkRedirect(where: string, hop: ExchangeHop, next: ExchangeHop): Difference[] {
  const [location] = valuesOf(hop, 'location');
  if (location === null) return [];
  // The bytes of a header are Latin-1 by the letter, and UTF-8 by habit.
  const target = URL.parse(Buffer.from(location ?? '', 'latin1').toString(), hop.url);
  if (target) target.hash = '';
  const isRedirect = [301, 302, 303, 307, 308].includes(hop.status) && location !== undefined;
  return isRedirect && target && target.href === URL.parse(next.url)?.href
    ? []
    : [{ where: `${where} leads to`, stored: next.url, found: (isRedirect && target?.href) || null }];
}

/** The body as it came is the page once it is decoded, and as long as its headers say. */
function checkBody(
  where: string,
  { last, raw }: { last: ExchangeHop; raw: StoredResponse['raw'] },
  { sha256, mediaType }: StoredPage,
  members: Members,
): Difference[] {
  const page = members.get(pageMember(sha256));
  const body = raw ? members.get(rawMember(raw.sha256)) : page;
  if (!body) return raw ? [{ where: rawMember(raw.sha256), stored: null, found: 'the body that came' }] : [];
  const [declared, ...more] = valuesOf(last, 'content-length');
  const isTold = /^\d+$/.test(declared ?? '') && more.length === 0 && !isRendered(mediaType);
  const encoding = valuesOf(last, 'content-encoding').join(',');
  return [
    ...(raw ? compareJson(rawMember(raw.sha256), raw, { sha256: hashOf(body), byteLength: body.length }) : []),
    ...(isTold ? compareJson(`${where} content-length`, Number(declared), body.length) : []),
    ...(isRendered(mediaType) || !page
      ? []
      : compareJson(`${where} body, decoded`, hashOf(decode(body, encoding) ?? new Uint8Array()), sha256)),
  ];
}

const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

const DECODERS: Record<string, (bytes: Uint8Array, options: { maxOutputLength: number }) => Uint8Array> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: (bytes, options) => (((bytes[0] ?? 0) & 0x0f) === 0x08 ? inflateSync : inflateRawSync)(bytes, options),
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};
/** No page is longer. */
const MOST_BYTES = 64 * 1024 ** 2;

/** Undoes `Content-Encoding`; codings that are not known are none. Null for what is not encoded as it says. */
function decode(body: Uint8Array, encoding: string): Uint8Array | null {
  const names = encoding.split(',').map((name) => name.trim().toLowerCase());
  try {
    return names
      .filter((name) => name in DECODERS)
      .reduceRight(
        (bytes, name) => (bytes.length === 0 ? bytes : DECODERS[name]!(bytes, { maxOutputLength: MOST_BYTES })),
        body,
      );
  } catch {
    return null;
  }
}
