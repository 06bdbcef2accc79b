import type { ComposedRow, ComposedSentence } from '#contracts/evidence.ts';
import { DEFAULT_RADIUS_MILES, type Reading } from '../reading.ts';
import type { Found, ProgrammeFound } from './found.ts';
import { say } from './pieces.ts';
import { tellDisagreements } from './settle-disagreements.ts';
import type { Statuses } from './statuses.ts';

export interface Told {
  reading: Reading;
  statuses: Statuses;
  found: Found;
  programmes: ProgrammeFound[];
  rows: ComposedRow[];
  /** Something was found besides of which no row holds. */
  hasFallen: boolean;
  acceptedAt: string;
}

/** What the answer does not know, and what it took for granted. */
export function tellUnknown({
  reading,
  statuses,
  found,
  programmes,
  rows,
  hasFallen,
  acceptedAt,
}: Told): ComposedSentence[] {
  const { children, place, radius } = reading;
  const offered = programmes.filter(({ fit }) => fit !== 'no');
  const isUnplaced = ({ cells }: ComposedRow): boolean =>
    cells['kind'] === 'program' && cells['distanceMiles'] === null;
  const lines: [boolean, string][] = [
    [
      found.records.length > 0,
      'The map states no ages, so whether a field or club suits this age is unknown and has to be asked there.',
    ],
    [
      hasFallen,
      'Of what was found, something is left out: its figures are not carried by what the page or the map says.',
    ],
    [
      programmes.length === 0 && !hasFallen,
      'No program with ages or fees is known here; name the page of a club or program to have it read.',
    ],
    [
      offered.some(({ isAssumed }) => isAssumed),
      'A page that is given here does not say which game is played; it was read as one of soccer, so make sure that it is.',
    ],
    [offered.some(({ ages }) => ages === null), 'Where a page states no ages, the fit is left unknown.'],
    [
      offered.some(({ fees }) => fees.length === 0),
      'Where no fee is given, the page states none for this age; ask before registering.',
    ],
    [
      rows.some(isUnplaced),
      'A program without a distance gives no address that could be placed, so it may lie outside the radius.',
    ],
    [
      statuses.map === 'partial',
      'The map answered only in part, so fields may be missing; a smaller radius gives a whole answer.',
    ],
    [
      found.records.length > 0,
      'Distances are straight lines to the middle of a field. Volunteers draw the map: fields may be missing or closed to the public.',
    ],
    [
      statuses.centre === 'chosen' && statuses.labels.length > 0,
      'Other places have this name too; the best known was taken. Name the state or country if another is meant.',
    ],
    [
      statuses.isByZip,
      `The geocoder has no place for “${place?.quote ?? ''}”, so its ZIP code alone was taken for the center.`,
    ],
    [
      (place?.others.length ?? 0) > 0,
      `The brief names ${place?.others.join(' and ') ?? ''} too; one search has one center, and nothing was looked up around ${(place?.others.length ?? 0) > 1 ? 'those' : 'that'}.`,
    ],
    [!radius && place !== null, `The brief gives no distance; ${DEFAULT_RADIUS_MILES} miles were assumed.`],
    [radius?.assumption !== null && radius !== null, radius?.assumption ?? ''],
    [children.length === 0, 'The brief gives no age, so nothing was checked for fit.'],
  ];
  const stale = offered.flatMap((programme) => tellAge(programme, acceptedAt));
  const told = [
    ...statuses.unread,
    ...statuses.without,
    ...stale,
    ...tellDisagreements(programmes),
    ...lines.filter(([holds]) => holds).map(([, line]) => line),
  ];
  return told.length === 0 ? [] : [say('Not known:\n'), ...told.map((line) => say(`- ${line}\n`))];
}

/** A page whose latest year is over, or that dates itself more than a year back, may give old fees. */
function tellAge({ name, lastYear, publishedAt }: ProgrammeFound, acceptedAt: string): string[] {
  const year = Number(acceptedAt.slice(0, 4));
  const page = name ?? 'A page';
  if (lastYear !== null && lastYear < year)
    return [`${page} names no year after ${lastYear}, so its fees and dates may be out of date.`];
  if (lastYear !== null || publishedAt === null || Number(publishedAt.slice(0, 4)) >= year - 1) return [];
  return [`The page of ${page} is dated ${publishedAt.slice(0, 10)}, so its fees and dates may be out of date.`];
}

/** Attribution that the map's licence asks for (openstreetmap.org/copyright). */
export const attribution = (): ComposedSentence =>
  say('\nMap data © OpenStreetMap contributors, Open Database License (openstreetmap.org/copyright).\n');
