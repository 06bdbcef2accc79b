import { createHash } from 'node:crypto';
import type { Json, JsonObject } from '#contracts/json.ts';
import type { StoredTake } from '../../evidence/recheck/stored-take.ts';
import { citationId } from '../../evidence/citation-id.ts';
import { readZip } from '../../evidence/export/read-zip.ts';
import { writeZip } from '../../evidence/export/write-zip.ts';
import { ATTESTATION, JSON_MEMBERS, MANIFEST } from '../../evidence/export/export-members.ts';
import { canonicalJson } from '../../evidence/export/json-form.ts';
import { parseJson } from '../../evidence/export/parse-json.ts';
import type { SigningKey } from '#contracts/signing-key.ts';
import { attestOffline, FOREIGN_KEY } from './offline-signer.ts';

/** Members of an export by name. */
export type Members = Map<string, Uint8Array>;

export function openExport(bytes: Uint8Array): Members {
  const zip = readZip(bytes);
  if (!zip || zip.faults.length > 0) throw new Error('no sound zip');
  return zip.members;
}

/** Changes a part of the take. */
export function editPart<P extends keyof StoredTake>(
  members: Members,
  part: P,
  change: (value: NonNullable<StoredTake[P]>) => unknown,
): void {
  const name = `${part}.json`;
  const value = JSON.parse(Buffer.from(members.get(name)!).toString()) as NonNullable<StoredTake[P]>;
  change(value);
  members.set(name, writeJson(members, value));
}

/** JSON as this export writes it. */
export const writeJson = (members: Members, value: unknown): Uint8Array =>
  Buffer.from(isLegacy(members) ? `${JSON.stringify(value, null, 1)}\n` : canonicalJson(value));

/** Written before exports were signed. */
const isLegacy = (members: Members): boolean => !members.has(ATTESTATION);

/** Replaces a text wherever it stands in the JSON members. */
export function replaceEverywhere(members: Members, from: string, to: string): number {
  let hits = 0;
  for (const [name, content] of members) {
    if (!name.endsWith('.json')) continue;
    const text = Buffer.from(content).toString();
    hits += text.split(from).length - 1;
    members.set(name, Buffer.from(text.replaceAll(from, to)));
  }
  return hits;
}

/** Changes the bytes of a page and gives it, its text and the ids of its citations the names that follow, everywhere. */
export function editPage(
  members: Members,
  sha256: string,
  { page, text = (old) => old }: { page: (old: string) => string; text?: (old: string) => string },
): void {
  const bytes = Buffer.from(page(Buffer.from(members.get(`pages/${sha256}`)!).toString()));
  const renamed = createHash('sha256').update(bytes).digest('hex');
  const findings = JSON.parse(Buffer.from(members.get('findings.json')!).toString()) as Json;
  for (const { id, start, end } of citationsIn(findings, sha256))
    replaceEverywhere(members, id, citationId(renamed, start, end));
  replaceEverywhere(members, sha256, renamed);
  members.set(`pages/${renamed}`, bytes);
  members.set(`text/${renamed}.txt`, Buffer.from(text(Buffer.from(members.get(`text/${sha256}.txt`)!).toString())));
  members.delete(`pages/${sha256}`);
  members.delete(`text/${sha256}.txt`);
}

interface Place {
  id: string;
  start: number;
  end: number;
}

function citationsIn(value: Json, page: string): Place[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap((one) => citationsIn(one, page));
  const own = value['page'] === page && typeof value['start'] === 'number' ? [value as unknown as Place] : [];
  return [...own, ...Object.values(value).flatMap((one) => citationsIn(one, page))];
}

/** The export again, with a manifest that fits whatever it holds now, signed by this key; null: as it was signed before. */
export async function closeExport(members: Members, key: SigningKey | null = FOREIGN_KEY): Promise<Uint8Array> {
  const hashes = Object.fromEntries(
    [...members]
      .filter(([name]) => name !== MANIFEST && name !== ATTESTATION)
      .map(([name, content]) => [name, hashOf(content)]),
  );
  const attestation = isLegacy(members)
    ? undefined
    : key
      ? attestOffline(readStored(members), hashes, key)
      : members.get(ATTESTATION)!;
  const repaired = new Map(members);
  if (attestation) repaired.set(ATTESTATION, attestation);
  const listed = attestation ? { ...hashes, [ATTESTATION]: hashOf(attestation) } : hashes;
  repaired.set(MANIFEST, writeJson(members, listed));
  return zipMembers(repaired);
}

/** Members as the writer of exports packs them. */
export async function zipMembers(members: Members): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeZip(listMembers(members))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What the statement about an export is made from; whatever cannot be read is left as it was. */
function readStored(members: Members): StoredTake {
  const read = (part: string): unknown => parseJson(members.get(`${part}.json`) ?? Buffer.from('null'));
  const parts = Object.fromEntries(JSON_MEMBERS.map((part) => [part, read(part)])) as unknown as StoredTake;
  const isWhole = parts.take && parts.plan && parts.findings;
  return isWhole ? parts : ({ ...parts, plan: { brief: {} }, take: null, findings: { rounds: [] } } as never);
}

const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

async function* listMembers(members: Members) {
  for (const [name, content] of members) yield { name, content };
}

/** Paths to every value in a tree that is no tree itself. */
export function* leavesOf(value: Json, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (value === null || typeof value !== 'object') yield path;
  else for (const [key, member] of Object.entries(value)) yield* leavesOf(member, [...path, key]);
}

/** Changes the value at a path to another of its kind. */
export function changeLeaf(root: object, path: (string | number)[]): void {
  const last = path.at(-1)!;
  const parent = path.slice(0, -1).reduce((node, key) => node[key] as JsonObject, root as JsonObject);
  parent[last] = otherThan(parent[last]!);
}

/** Another value of the same kind. */
function otherThan(value: Json): Json {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return 'something';
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return new Date(Date.parse(value) + 86_400_000).toISOString();
  const middle = Math.floor(value.length / 2);
  const other = value[middle] === 'q' ? 'x' : 'q';
  return `${value.slice(0, middle)}${other}${value.slice(middle + 1)}`;
}
