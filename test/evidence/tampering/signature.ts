import type { JsonObject } from '#contracts/json.ts';
import { ATTESTATION, MANIFEST } from '../../../evidence/export/export-members.ts';
import { closeExport, openExport, zipMembers } from '../../support/tamper-export.ts';
import { byInsider, envelope, members, parse, part, statement } from './tamper.ts';
import type { Tamper } from './tamper.ts';

/** Changes of the signature, and signatures of others. */
export const SIGNATURES: Tamper[] = [
  {
    what: 'no signature',
    where: /^attestation\.intoto\.jsonl$/,
    python: /not signed/,
    make: async (whole) => {
      const all = openExport(await members(() => {})(whole));
      all.delete(ATTESTATION);
      const { [ATTESTATION]: _, ...hashes } = parse(all, MANIFEST) as Record<string, string>;
      all.set(MANIFEST, Buffer.from(JSON.stringify(hashes)));
      return zipMembers(all);
    },
  },
  {
    what: 'no signature, written as an older version would',
    where: /attestation\.intoto\.jsonl|at byte/,
    python: /not signed/,
    make: async (whole) => {
      const all = openExport(whole);
      all.delete(ATTESTATION);
      return closeExport(all);
    },
  },
  { what: 'another key, nothing else', where: /^attestation\.intoto\.jsonl signature$/, make: members(() => {}) },
  {
    what: 'another signature',
    where: /^attestation\.intoto\.jsonl signature$/,
    python: /not signed by the key/,
    make: envelope((value) => {
      (value['signatures'] as { sig: string }[])[0]!.sig = Buffer.alloc(64, 1).toString('base64');
    }),
  },
  {
    what: 'another id of the key',
    where: /keyid$/,
    python: /another id/,
    make: envelope((value) => {
      (value['signatures'] as { keyid: string }[])[0]!.keyid = 'A'.repeat(43);
    }),
  },
  {
    what: 'a second signature',
    where: /^attestation\.intoto\.jsonl$/,
    python: /cannot be read/,
    make: envelope((value) => {
      const all = value['signatures'] as JsonObject[];
      all.push(all[0]!);
    }),
  },
  {
    what: 'another time of signing',
    where: /signature$/,
    python: /not signed by the key/,
    make: statement(
      (said: { predicate: JsonObject }) => void (said.predicate['signedAt'] = '2031-05-07T07:10:00.000Z'),
    ),
  },
  {
    what: 'another service',
    where: /signature$/,
    python: /not signed by the key/,
    make: statement((said: { predicate: JsonObject }) => void (said.predicate['service'] = 'https://other.example')),
  },
  {
    what: 'a subject less',
    where: /in attestation/,
    python: /not signed by the key/,
    make: statement((said: { subject: unknown[] }) => void said.subject.pop()),
  },
  {
    what: 'another hash in the statement',
    where: /in attestation/,
    python: /is about/,
    make: statement(
      (said: { subject: { digest: JsonObject }[] }) => void (said.subject[0]!.digest['sha256'] = '0'.repeat(64)),
    ),
  },
  {
    what: 'the statement of another take',
    where: /predicate|in attestation/,
    python: /attestation/,
    make: async (whole) => {
      const other = openExport(
        await byInsider(part('plan', (plan) => void (plan.takeId = '00000000-0000-4000-8000-000000000000')))(whole),
      );
      const all = openExport(whole);
      all.set(ATTESTATION, other.get(ATTESTATION)!);
      return closeExport(all, null);
    },
  },
  {
    what: 'a member changed under the old signature',
    where: /^take\.json in attestation/,
    python: /take\.json: not what attestation/,
    make: async (whole) => {
      const all = openExport(whole);
      part('take', (take) => void (take.overall = 12))(all);
      return closeExport(all, null);
    },
  },
];
