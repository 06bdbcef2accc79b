import { createHash } from 'node:crypto';
import { compareJson } from '../compare-json.ts';
import type { Difference } from '../compare-json.ts';
import { isFormerVersion } from '../recheck/former-rules.ts';
import type { PageFiles } from '../recheck/recheck-pages.ts';
import { locateCitations } from '../cite/locate-citations.ts';
import type { StoredCitation, StoredPage, StoredTake } from '../recheck/stored-take.ts';
import { versionsOf } from '../recheck/versions-of.ts';
import { checkResponses, namesOfRaw } from './check-responses.ts';
import {
  ATTESTATION,
  JSON_MEMBERS,
  MANIFEST,
  pageMember,
  rawMember,
  RESPONSES,
  STAMP,
  STAMPED,
  stillMember,
  textMember,
} from './export-members.ts';
import { checkStampMembers, readStampMembers } from '../time-stamp/check-time-stamp.ts';
import { checkForm } from './json-form.ts';
import type { JsonForm } from './json-form.ts';
import { parseJson } from './parse-json.ts';
import { readZip } from './read-zip.ts';

export interface ReadExport {
  stored: StoredTake;
  /** Every member, as it stands in the zip. */
  members: ReadonlyMap<string, Uint8Array>;
  readFiles(page: StoredPage): PageFiles;
  readStill(sha256: string): Uint8Array | undefined;
  /** What of the zip, its manifest and its list of members does not fit. */
  faults: Difference[];
  /** It was written before exports were signed. */
  isLegacy: boolean;
}

/** Reads an exported take. Null: the file is no zip, or one without any member of an export. */
export function readExport(bytes: Uint8Array): ReadExport | null {
  const zip = readZip(bytes);
  if (!zip || !JSON_MEMBERS.some((part) => zip.members.has(`${part}.json`))) return null;
  const faults = [...zip.faults];
  const { members } = zip;
  const parts = Object.fromEntries(JSON_MEMBERS.map((part) => [part, readPart(part)]));
  // Of the shape of each part only this much is known here; the check tells what else does not fit, at its place.
  const told = parts as unknown as StoredTake;
  const stored = { ...told, citations: told.citations.map(plainCitation), ...readStampMembers(members) };
  const isLegacy = !members.has(ATTESTATION) && versionsOf(stored).every(isFormerVersion);
  faults.push(...checkLocated(members, told.citations, isLegacy));
  faults.push(...checkForms(members, isLegacy ? 'legacy' : 'canonical'));
  const raws = isLegacy ? [] : namesOfRaw(members);
  faults.push(...checkManifest(members), ...checkList(members, stored, { isLegacy, raws }));
  if (!isLegacy) faults.push(...checkResponses(members, stored), ...checkStampMembers(members, stored));
  return { stored, members, readFiles, readStill: (sha256) => members.get(stillMember(sha256)), faults, isLegacy };

  function readPart(part: (typeof JSON_MEMBERS)[number]): unknown {
    const name = `${part}.json`;
    const content = members.get(name);
    const value = content ? parseJson(content) : undefined;
    if (hasShape(part, value)) return value;
    if (content) faults.push({ where: name, stored: null, found: 'not what an export holds there' });
    return structuredClone(EMPTY[part]);
  }

  function readFiles({ sha256 }: StoredPage): PageFiles {
    const text = members.get(textMember(sha256));
    return {
      bytes: members.get(pageMember(sha256)),
      text: text && new TextDecoder('utf-8', { ignoreBOM: true }).decode(text),
    };
  }
}

/** What stands in for a part that is not there or cannot be read. */
const EMPTY: StoredTake = {
  take: null,
  citations: [],
  grade: null,
  pages: [],
  trace: [],
  plan: { takeId: '', brief: { notes: '', prior: null, skipRetrieval: false, acceptedAt: '' } },
  findings: { rounds: [], measured: null },
  composition: null,
};

function hasShape(part: keyof StoredTake, value: unknown): boolean {
  const isObject = (one: unknown): one is Record<string, unknown> =>
    typeof one === 'object' && one !== null && !Array.isArray(one);
  if (part === 'citations' || part === 'pages' || part === 'trace')
    return Array.isArray(value) && value.every(isObject);
  if (part === 'plan') return isObject(value) && isObject(value['brief']);
  if (part === 'findings') return isObject(value) && Array.isArray(value['rounds']) && value['rounds'].every(isObject);
  if (part === 'take') return isObject(value) && isObject(value['lifecycle']) && Array.isArray(value['stills']);
  return value === null || isObject(value);
}

const plainCitation = ({ id, quote, page, start, end, url }: StoredCitation): StoredCitation => ({
  id,
  quote,
  page,
  start,
  end,
  url,
});

/** What a citation says beside its place has to follow from the text of its page. */
function checkLocated(
  members: Map<string, Uint8Array>,
  told: readonly StoredCitation[],
  isLegacy: boolean,
): Difference[] {
  const plain = told.map(plainCitation);
  const textOf = (page: string): string | undefined => {
    const content = members.get(textMember(page));
    return content && new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
  };
  try {
    return compareJson('citations.json#', told, isLegacy ? plain : locateCitations(plain, textOf));
  } catch {
    return [{ where: 'citations.json', stored: 'something that cannot be read', found: null }];
  }
}

/** Members that are text say what they say in one way: JSON in its form, layers in UTF-8. */
function checkForms(members: Map<string, Uint8Array>, form: JsonForm): Difference[] {
  return [...members].flatMap(([name, content]): Difference[] => {
    if (name.endsWith('.json')) {
      const value = parseJson(content);
      return value === undefined ? [] : checkForm(name, content, value, form);
    }
    if (!name.startsWith('text/')) return [];
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
    return Buffer.from(text).equals(content) ? [] : [{ where: name, stored: 'what is no UTF-8', found: null }];
  });
}

function checkManifest(members: Map<string, Uint8Array>): Difference[] {
  const content = members.get(MANIFEST);
  if (!content) return [];
  const listed = parseJson(content);
  if (typeof listed !== 'object' || listed === null)
    return [{ where: MANIFEST, stored: null, found: 'the SHA-256 of every other member' }];
  const hashes = new Map<string, unknown>(Object.entries(listed));
  const wrong = [...members].flatMap(([name, member]): Difference[] => {
    if (name === MANIFEST) return [];
    const found = createHash('sha256').update(member).digest('hex');
    return compareJson(`${name} in ${MANIFEST}`, hashes.get(name), found);
  });
  const lost = [...hashes.keys()].filter((name) => !members.has(name));
  return [...wrong, ...lost.map((where) => ({ where, stored: null, found: `a member, as ${MANIFEST} says` }))];
}

/** An export has the members that its parts call for, in their order, and no others. */
function checkList(
  members: Map<string, Uint8Array>,
  { take, pages }: StoredTake,
  { isLegacy, raws }: { isLegacy: boolean; raws: string[] },
): Difference[] {
  const stills = (take?.stills ?? []).map(({ sha256 }) => sha256);
  const due = new Set([
    ...JSON_MEMBERS.map((part) => `${part}.json`),
    ...(isLegacy ? [] : [RESPONSES]),
    ...pages.flatMap(({ sha256 }) => [pageMember(sha256), textMember(sha256)]),
    ...raws.map(rawMember),
    ...stills.map(stillMember),
    // That one of these is missing is told where they are checked.
    ...(isLegacy ? [] : [STAMPED, STAMP].filter((name) => members.has(name))),
    ...(isLegacy ? [] : [ATTESTATION]),
    MANIFEST,
  ]);
  // That a signature or a page is missing is told where it is looked for.
  const lost = [...due].filter(
    (name) => !members.has(name) && name !== ATTESTATION && !/^(pages|text|raw)\//.test(name),
  );
  const strange = [...members.keys()].filter((name) => !due.has(name));
  const order = [...members.keys()].filter((name) => due.has(name));
  const dueOrder = [...due].filter((name) => members.has(name));
  const moved = order.findIndex((name, at) => name !== dueOrder[at]);
  return [
    ...lost.map((where) => ({ where, stored: null, found: 'a member of every export' })),
    ...strange.map((where) => ({ where, stored: isSafeName(where) ? 'a member' : LEADS_OUT, found: null })),
    ...(moved < 0 ? [] : [{ where: `zip, member ${moved}`, stored: order[moved]!, found: dueOrder[moved]! }]),
  ];
}

const LEADS_OUT = 'a member whose name leads out of the folder that it is unpacked to';
const isSafeName = (name: string): boolean => !/^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)|\0/i.test(name);
