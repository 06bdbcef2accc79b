import type { JsonObject } from '#contracts/json.ts';
import type { Expectation } from '#contracts/screening.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { holds, rowsOf } from '../../channels/screening/expectation.ts';
import { distanceMiles } from '../../evidence/distance-miles.ts';
import { isMatch, keepsBack, oneOf } from './fixture-checks.ts';
import { gradeCheck } from './grade-check.ts';

interface Place {
  lat: number;
  lon: number;
  within?: number;
}

/** What a case of `soccer-messy/expected.json` says of a right answer; texts in `judge` are patterns. */
export interface SoccerExpected {
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

/** Miles by which a centre may be beside the one of the case, and a radius another one. */
const BESIDE = 0.05;
const RADIUS_BESIDE = 0.02;

/** Holds an answer, and what was sent for it, against its case. An ask that is right is all that is looked at of the answer. */
export function judgeSoccer(expected: SoccerExpected, take: TakeResponse, sent: readonly string[]): Expectation[] {
  const { judge = {}, limit, maxGrade = 'A', askIsRight, mustNotBeSent = [] } = expected;
  const asks = take.asks.map(({ ask }) => ask).join(' ');
  const kept = keepsBack(mustNotBeSent, sent);
  if (askIsRight !== undefined && isMatch(askIsRight, asks))
    return [holds('asks about what is open', true, asks), ...kept];
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
    ...kept,
  ];
}

function judgeWhere(
  { judge = {}, centre: own, radius_miles, in_radius, fields_in_radius, distinct_parks }: SoccerExpected,
  take: TakeResponse,
): Expectation[] {
  // Reason: the summary of this channel's table (table-schema.ts).
  const summary = (take.table?.summary ?? {}) as { centre?: Place | null; radiusMiles?: number; age?: unknown };
  const { centre, radiusMiles = 0 } = summary;
  const isThere = <T>(value: T | undefined): value is T => value !== undefined;
  const radii = judge.radius_any ?? [radius_miles].filter(isThere);
  const counts = [in_radius ?? fields_in_radius, distinct_parks, ...(judge.count_also ?? [])].filter(isThere);
  const fields = rowsOf(take).filter(({ kind }) => kind === 'field').length;
  const isNear = (place: Place): boolean => !!centre && distanceMiles(centre, place) < (place.within ?? BESIDE);
  const ages = JSON.stringify(summary.age ?? null);
  return [
    ...oneOf('centre', judge.centre_any ?? [own].filter(isThere), isNear, centre),
    ...oneOf(
      `radius of ${radii.join(' or ')}`,
      radii,
      (miles) => Math.abs(radiusMiles - miles) < RADIUS_BESIDE,
      radiusMiles,
    ),
    ...oneOf(`${counts.join(' or ')} fields`, counts, (count) => count === fields, fields),
    ...(judge.age ?? []).map((pattern) => holds(`age ${pattern}`, isMatch(pattern, ages), ages)),
  ];
}

function judgeProgrammes(
  { fits = [], no_fit = [], fit_not = [] }: NonNullable<SoccerExpected['judge']>,
  take: TakeResponse,
): Expectation[] {
  const others = rowsOf(take).filter(({ kind }) => kind !== 'field');
  const fitting = others.filter(({ ageFit }) => ageFit === 'yes');
  const found = fitting.map(({ name, ages, fee }) => [name, ages, fee].map(String).join(' / ')).join(' | ');
  const none = (what: string, is: boolean): Expectation => holds(what, !is, found);
  return [
    ...fits.map(({ row, fee = '', not_fee }) => {
      const isIt = (own: JsonObject): boolean =>
        isMatch(row, [own['name'], own['ages'], own['quote']].join(' ')) &&
        isMatch(fee, own['fee']) &&
        (not_fee === undefined || !isMatch(not_fee, own['fee']));
      return holds(`fits: ${row} ${fee}`, fitting.some(isIt), found);
    }),
    ...no_fit.map((pattern) =>
      none(
        `does not fit: ${pattern}`,
        fitting.some(({ name, ages }) => isMatch(pattern, [name, ages].join(' '))),
      ),
    ),
    ...fit_not.map(({ name, fit }) =>
      none(
        `${name}: fit is not ${fit}`,
        others.some((own) => isMatch(name, own['name']) && own['ageFit'] === fit),
      ),
    ),
  ];
}
