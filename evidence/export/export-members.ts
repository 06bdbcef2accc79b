import { createHash } from 'node:crypto';
import type { LocatedCitation } from '../cite/locate-citations.ts';
import type { StoredResponse } from '#contracts/page-exchange.ts';
import type { PageFiles } from '../recheck/recheck-pages.ts';
import type { StoredPage, StoredTake } from '../recheck/stored-take.ts';
import { tellStamped } from '../time-stamp/tell-stamped.ts';
import { canonicalJson } from './json-form.ts';
import type { ZipMember } from './write-zip.ts';

export const MANIFEST = 'manifest.json';
/** How each page came over the wire. */
export const RESPONSES = 'responses.json';
/** What was time-stamped at the end of the take, and the stamp: a TimeStampToken (RFC 3161) in DER. Only where an authority was configured. */
export const STAMPED = 'stamped.json';
export const STAMP = 'stamped.tst';
/** A DSSE envelope around an in-toto statement about every member before it. */
export const ATTESTATION = 'attestation.intoto.jsonl';

/** Members that hold a part of the take as JSON, in the order of an export. */
export const JSON_MEMBERS = [
  'take',
  'citations',
  'grade',
  'pages',
  'trace',
  'plan',
  'findings',
  'composition',
] as const satisfies (keyof StoredTake)[];

export const pageMember = (sha256: string): string => `pages/${sha256}`;
export const textMember = (sha256: string): string => `text/${sha256}.txt`;
export const rawMember = (sha256: string): string => `raw/${sha256}`;
export const stillMember = (sha256: string): string => `stills/${sha256}.png`;

/** SHA-256 of members by their names. */
export type Hashes = Record<string, string>;

export interface ExportSource {
  stored: StoredTake;
  /** Those of the take, as they are told. */
  citations: LocatedCitation[];
  readFiles(page: StoredPage): Promise<PageFiles>;
  readStill(sha256: string): Promise<Uint8Array | undefined>;
  /** How its pages came, as far as that was kept, and the bodies of those that came encoded. */
  responses: StoredResponse[];
  readRaw(sha256: string): Promise<Uint8Array | undefined>;
  /** The envelope in which these hashes are signed: the same one each time, for the same hashes. */
  attest(hashes: Hashes): Promise<Uint8Array>;
}

/**
 * The members of an export in their order, one page in memory at a time: those of the take, then the signed statement of their hashes, then
 * `manifest.json` with the SHA-256 of every other member. What is not kept any more is left out, and the verifier says so.
 */
export async function* buildMembers(source: ExportSource): AsyncGenerator<ZipMember, void, undefined> {
  const hashes: Hashes = {};
  const hash = ({ name, content }: ZipMember): void => {
    hashes[name] = createHash('sha256').update(content).digest('hex');
  };
  for await (const member of listMembers(source)) {
    hash(member);
    yield member;
  }
  const attestation = { name: ATTESTATION, content: await source.attest({ ...hashes }) };
  hash(attestation);
  yield attestation;
  yield buildJson(MANIFEST, hashes);
}

async function* listMembers({
  stored,
  citations,
  responses,
  readFiles,
  readRaw,
  readStill,
}: ExportSource): AsyncGenerator<ZipMember, void, undefined> {
  for (const part of JSON_MEMBERS) yield buildJson(`${part}.json`, part === 'citations' ? citations : stored[part]);
  yield buildJson(RESPONSES, responses);
  const pages = new Map(stored.pages.map((page) => [page.sha256, page]));
  for (const [sha256, page] of pages) {
    const { bytes, text } = await readFiles(page);
    if (bytes) yield { name: pageMember(sha256), content: bytes };
    if (text !== undefined) yield { name: textMember(sha256), content: Buffer.from(text) };
  }
  for (const sha256 of new Set(responses.flatMap(({ raw }) => raw?.sha256 ?? []))) {
    const content = await readRaw(sha256);
    if (content) yield { name: rawMember(sha256), content };
  }
  const stills = new Set(stored.take?.stills.map(({ sha256 }) => sha256));
  for (const sha256 of stills) {
    const content = await readStill(sha256);
    if (content) yield { name: stillMember(sha256), content };
  }
  const { timeStamp } = stored;
  if (!timeStamp) return;
  const isMissed = 'missed' in timeStamp;
  yield { name: STAMPED, content: tellStamped(stored, isMissed ? timeStamp.missed : undefined) };
  if (!isMissed) yield { name: STAMP, content: Buffer.from(timeStamp.token, 'base64') };
}

const buildJson = (name: string, value: unknown): ZipMember => ({ name, content: Buffer.from(canonicalJson(value)) });
