import { createHash } from 'node:crypto';
import type { JsonObject } from '#contracts/json.ts';
import { ATTESTATION } from '../../../evidence/export/export-members.ts';
import { LENGTH, SIGNATURE } from '../../../evidence/export/zip-layout.ts';
import { OFFLINE_KEY } from '../../support/offline-signer.ts';
import { closeExport, editPart, openExport, replaceEverywhere } from '../../support/tamper-export.ts';
import type { Members } from '../../support/tamper-export.ts';

/** One way to change an export so that every hash fits again. */
export interface Tamper {
  what: string;
  /** What `verify` says of it, beside the foreign signature. */
  where: RegExp;
  /** What `check_quotes.py` says without knowing the key; absent where only the key tells it. */
  python?: RegExp;
  make(whole: Uint8Array): Uint8Array | Promise<Uint8Array>;
}

export const text = (content: Uint8Array | undefined): string => Buffer.from(content!).toString();
export const parse = (members: Members, name: string): never => JSON.parse(text(members.get(name))) as never;
export const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** A change of members, closed by somebody else's key. */
export const members =
  (change: (all: Members) => void) =>
  (whole: Uint8Array): Promise<Uint8Array> => {
    const all = openExport(whole);
    change(all);
    return closeExport(all);
  };
/** The same, by somebody who has the service's own key. */
export const byInsider =
  (change: (all: Members) => void) =>
  (whole: Uint8Array): Promise<Uint8Array> => {
    const all = openExport(whole);
    change(all);
    return closeExport(all, OFFLINE_KEY);
  };
export const part =
  <P extends Parameters<typeof editPart>[1]>(name: P, change: Parameters<typeof editPart<P>>[2]) =>
  (all: Members): void =>
    editPart(all, name, change);
/** JSON as text, written otherwise. */
export const rewritten = (name: string, change: (old: string) => string) =>
  members((all) => void all.set(name, Buffer.from(change(text(all.get(name))))));
export const everywhere = (from: string, to: string) =>
  members((all) => {
    if (replaceEverywhere(all, from, to) === 0) throw new Error(`${from} stands nowhere`);
  });
/** The zip's own bytes. */
export const bytes =
  (change: (zip: Buffer, at: { directory: number; end: number }) => Uint8Array) =>
  (whole: Uint8Array): Uint8Array => {
    const zip = Buffer.from(whole);
    const end = zip.length - LENGTH.end;
    return change(zip, { directory: zip.readUInt32LE(end + 16), end });
  };
export const pageOf = (all: Members, url: string): string =>
  (parse(all, 'pages.json') as { url: string; sha256: string }[]).find((page) => page.url === url)!.sha256;

export const envelope = (change: (value: JsonObject) => void) => async (whole: Uint8Array) => {
  const all = openExport(whole);
  const value = parse(all, ATTESTATION) as JsonObject;
  change(value);
  all.set(ATTESTATION, Buffer.from(JSON.stringify(value)));
  return closeExport(all, null);
};
export const statement = (change: (value: never) => void) =>
  envelope((value) => {
    const said = JSON.parse(Buffer.from(String(value['payload']), 'base64').toString()) as never;
    change(said);
    value['payload'] = Buffer.from(JSON.stringify(said)).toString('base64');
  });

/** An entry of a zip with more behind its name. */
export function withExtra(zip: Buffer, at: number, field: number, extra: Buffer, head: number): Buffer {
  const names = zip.readUInt16LE(at + (head === LENGTH.local ? 26 : 28));
  zip.writeUInt16LE(extra.length, at + field);
  const behind = at + head + names;
  return Buffer.concat([zip.subarray(0, behind), extra, zip.subarray(behind)]);
}

export function withDirectoryAt(zip: Buffer, offset: number, size = 0): Buffer {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  zip.writeUInt32LE(zip.readUInt32LE(end + 16) + offset, end + 16);
  zip.writeUInt32LE(zip.readUInt32LE(end + 12) + size, end + 12);
  return zip;
}

export function localEntry(name: string, content: string): Buffer {
  const header = Buffer.alloc(LENGTH.local);
  header.writeUInt32LE(SIGNATURE.local, 0);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name + content)]);
}
