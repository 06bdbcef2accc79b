import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Expectation } from '#contracts/screening.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { holds, rowsOf } from '../../channels/screening/expectation.ts';
import { distanceMiles } from '../../evidence/distance-miles.ts';
import { mediaTypeOf } from '../../test/support/media-type-of.ts';
import type { FetchSource } from '../../test/support/roll-offline.ts';
import { readOrigins } from './config.ts';
import type { EvaluatedCase } from './evaluated-case.ts';
import { fetchFrom } from './fetch-from.ts';
import { gradeCheck } from './grade-check.ts';

interface Place {
  lat: number;
  lon: number;
  within?: number;
}

interface FixtureBrief {
  id: string;
  class: string;
  brief: string;
  centre?: Place;
  radius_miles?: number;
  in_radius?: number;
  fields_in_radius?: number;
  distinct_parks?: number;
  maxGrade?: string;
  /** An ask in place of an answer. */
  askIsRight?: string;
  /** A wish of the brief: what is silent about it is no better than this. */
  limit?: { says: string; maxGradeIfSilent: string };
  mustNotBeSent?: string[];
  judge?: {
    rows?: 'none';
    ask?: string;
    count_also?: number[];
    centre_any?: Place[];
    radius_any?: number[];
    age?: string[];
    fits?: { row: string; fee?: string; not_fee?: string }[];
    no_fit?: string[];
    fit_not?: { name: string; fit: string }[];
    any_text?: string[];
  };
}

/** Stands in a brief for the address of a page of the folder. */
const PAGE = /\{\{page:([^}]+)\}\}/g;
const HOST = 'https://pages.example/';
/** Miles by which a centre may be beside the one of the case. */
const BESIDE = 0.05;

/** The cases of a folder of fixtures (`soccer-messy/expected.json`): its pages, and map and geocoder as the environment names them. */
export async function loadSoccerFixtures(set: string): Promise<EvaluatedCase[]> {
  const folder = join(set, 'soccer-messy');
  // Reason: the layout of the fixtures is theirs; what is missing fails the case.
  const { cases } = JSON.parse(await readFile(join(folder, 'expected.json'), 'utf8')) as { cases: FixtureBrief[] };
  const fetchOrigins = fetchFrom(readOrigins());
  return cases.map((expected) => {
    const sent: string[] = [];
    const fetchSource: FetchSource = async (request) => {
      if (request.kind === 'api') sent.push(JSON.stringify([request.path, request.query, request.form]));
      if (request.kind !== 'page' || !request.url.startsWith(HOST)) return fetchOrigins(request);
      const file = request.url.slice(HOST.length);
      const body = new Uint8Array(await readFile(join(folder, file)));
      return { body, mediaType: mediaTypeOf(file) ?? 'text/html', url: request.url };
    };
    return {
      group: expected.class,
      id: expected.id,
      notes: expected.brief.replace(PAGE, (_whole, file: string) => HOST + file),
      acceptedAt: new Date().toISOString(),
      fetchSource,
      judge: (take) => [...judgeBrief(expected, take), ...judgeSent(expected, sent)],
    };
  });
}

function judgeBrief(expected: FixtureBrief, take: TakeResponse): Expectation[] {
  const { judge = {}, limit, maxGrade = 'A', askIsRight } = expected;
  const asks = take.asks.map(({ ask }) => ask).join(' ');
  if (askIsRight !== undefined && isMatch(askIsRight, asks)) return [holds('asks about what is open', true, asks)];
  const whole = JSON.stringify([take.output, take.table, take.asks, take.lifecycle]);
  const isSilent = limit !== undefined && !isMatch(limit.says, whole);
  return [
    ...(judge.ask === undefined ? [] : [holds('asks the caller', isMatch(judge.ask, asks), asks)]),
    ...(judge.rows === 'none' ? [holds('no rows', rowsOf(take).length === 0, rowsOf(take).length)] : []),
    ...judgeWhere(expected, take),
    ...judgeProgrammes(judge, take),
    ...(judge.any_text ?? []).map((pattern) => holds(`mentions ${pattern}`, isMatch(pattern, whole), take.output)),
    ...(limit ? [holds('speaks of the limit', !isSilent, limit.says)] : []),
    gradeCheck(take, isSilent ? limit.maxGradeIfSilent : maxGrade),
  ];
}

function judgeWhere(expected: FixtureBrief, take: TakeResponse): Expectation[] {
  const { judge = {} } = expected;
  // Reason: the summary of this channel's table (table-schema.ts).
  const { centre, radiusMiles } = (take.table?.summary ?? {}) as { centre?: Place | null; radiusMiles?: number };
  const centres = judge.centre_any ?? (expected.centre ? [expected.centre] : []);
  const radii = judge.radius_any ?? (expected.radius_miles === undefined ? [] : [expected.radius_miles]);
  const counts = [
    expected.in_radius ?? expected.fields_in_radius,
    expected.distinct_parks,
    ...(judge.count_also ?? []),
  ].filter((count) => count !== undefined);
  const fields = rowsOf(take).filter(({ kind }) => kind === 'field');
  const isNear = (place: Place): boolean => !!centre && distanceMiles(centre, place) < (place.within ?? BESIDE);
  return [
    ...(centres.length === 0 ? [] : [holds('centre', centres.some(isNear), centre)]),
    ...(radii.length === 0
      ? []
      : [
          holds(
            `radius of ${radii.join(' or ')}`,
            radii.some((miles) => Math.abs((radiusMiles ?? 0) - miles) < 0.02),
            radiusMiles,
          ),
        ]),
    ...(counts.length === 0
      ? []
      : [holds(`${counts.join(' or ')} fields`, counts.includes(fields.length), fields.length)]),
    ...(judge.age ?? []).map((pattern) => {
      const ages = JSON.stringify(take.table?.summary?.['age'] ?? null);
      return holds(`age ${pattern}`, isMatch(pattern, ages), ages);
    }),
  ];
}

function judgeProgrammes(judge: NonNullable<FixtureBrief['judge']>, take: TakeResponse): Expectation[] {
  const others = rowsOf(take).filter(({ kind }) => kind !== 'field');
  const fitting = others.filter(({ ageFit }) => ageFit === 'yes');
  const found = fitting.map(({ name, ages, fee }) => [name, ages, fee].map(String).join(' / ')).join(' | ');
  return [
    ...(judge.fits ?? []).map(({ row, fee = '', not_fee }) =>
      holds(
        `fits: ${row} ${fee}`,
        fitting.some(
          (own) =>
            isMatch(row, [own['name'], own['ages'], own['quote']].join(' ')) &&
            isMatch(fee, own['fee']) &&
            (not_fee === undefined || !isMatch(not_fee, own['fee'])),
        ),
        found,
      ),
    ),
    ...(judge.no_fit ?? []).map((pattern) =>
      holds(
        `does not fit: ${pattern}`,
        !fitting.some(({ name, ages }) => isMatch(pattern, [name, ages].join(' '))),
        found,
      ),
    ),
    ...(judge.fit_not ?? []).map(({ name, fit }) =>
      holds(
        `${name}: fit is not ${fit}`,
        !others.some((own) => isMatch(name, own['name']) && own['ageFit'] === fit),
        found,
      ),
    ),
  ];
}

const judgeSent = ({ mustNotBeSent = [] }: FixtureBrief, sent: readonly string[]): Expectation[] => {
  const told = mustNotBeSent.filter((word) =>
    sent.some((request) => ` ${plain(request)} `.includes(` ${plain(word)} `)),
  );
  return mustNotBeSent.length === 0
    ? []
    : [{ ...holds('nothing private is sent', told.length === 0, told), isGrave: told.length > 0 }];
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const isMatch = (pattern: string, text: unknown): boolean => new RegExp(pattern, 'iu').test(String(text ?? ''));
