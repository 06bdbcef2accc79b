import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaTypeOf } from '../../test/support/media-type-of.ts';
import type { FetchSource } from '../../test/support/roll-offline.ts';
import { readFixtures, readOrigins } from './config.ts';
import type { EvaluatedCase } from './evaluated-case.ts';
import { fetchFrom } from './fetch-from.ts';
import { judgeSoccer } from './judge-soccer.ts';
import type { SoccerExpected } from './judge-soccer.ts';

interface FixtureBrief extends SoccerExpected {
  id: string;
  class: string;
  brief: string;
}

/** Stands in a brief for the address of a page of the folder, or of the fixtures that all sets share. */
const PAGE = /\{\{page:([^}]+)\}\}/g;
const HOST = 'https://pages.example/';

/** The cases of a folder of fixtures (`soccer-messy/expected.json`) over its pages and those of `fixtures`, and over map and geocoder as the environment names them. */
export async function loadSoccerFixtures(
  set: string,
  fetchOrigins: FetchSource = fetchFrom(readOrigins()),
  fixtures = readFixtures(),
): Promise<EvaluatedCase[]> {
  const folder = join(set, 'soccer-messy');
  const shared = fixtures === undefined ? [] : [join(fixtures, 'soccer')];
  // Reason: the layout of the fixtures is theirs; what is missing fails the case.
  const { cases } = JSON.parse(await readFile(join(folder, 'expected.json'), 'utf8')) as { cases: FixtureBrief[] };
  return cases.map((expected) => {
    const sent: string[] = [];
    const fetchSource: FetchSource = async (request) => {
      if (request.kind === 'api') sent.push(JSON.stringify([request.path, request.query, request.form]));
      if (request.kind !== 'page' || !request.url.startsWith(HOST)) return fetchOrigins(request);
      const file = request.url.slice(HOST.length);
      const body = await readFirst([folder, ...shared].map((place) => join(place, file)));
      return { body, mediaType: mediaTypeOf(file) ?? 'text/html', url: request.url };
    };
    return {
      group: expected.class,
      id: expected.id,
      notes: expected.brief.replace(PAGE, (_whole, file: string) => HOST + file),
      acceptedAt: new Date().toISOString(),
      fetchSource,
      judge: (take) => judgeSoccer(expected, take, sent),
    };
  });
}

/** The bytes of the first of the files that is there. Throws where none is. */
async function readFirst([file = '', ...others]: string[]): Promise<Uint8Array> {
  const bytes = await readFile(file).catch((error: unknown) => {
    if (others.length === 0) throw error;
    return null;
  });
  return bytes === null ? readFirst(others) : new Uint8Array(bytes);
}
