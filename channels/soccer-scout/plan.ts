import type { Brief, PlanDraft, SourceRequest, SubGoalDraft } from '#contracts/plan.ts';
import { findOtherBusiness } from '../reading/other-business.ts';
import { askAboutBrief } from './asks.ts';
import { buildGeocodeRequest } from './map/geocode.ts';
import { MAX_RADIUS_MILES, readWhole, type Reading, toJson } from './reading.ts';
import { buildMapRequest } from './map/fields-request.ts';

/** Pages that the brief names are read up to this many; the rest of the budget is for the map and the clubs on it. */
export const MAX_NAMED_PAGES = 6;

/** Turns a brief into sub-goals and first sources: the geocoder (or, from coordinates, the map at once) and the pages that the brief names. */
export function plan(brief: Brief): PlanDraft {
  const reading = readWhole(brief);
  const other = findOtherBusiness(brief.notes, 'soccer-scout');
  if (other !== null && reading.children.length === 0 && !brief.prior) return askForOther(reading, other);
  return planReading(brief, reading);
}

/** The plan for what was read of a brief, by whomever. */
export function planReading(brief: Brief, reading: Reading): PlanDraft {
  const subGoals: SubGoalDraft[] = [];
  if (reading.place) {
    subGoals.push({ id: 'centre', goal: `Find where ${reading.place.quote} is` });
    subGoals.push({ id: 'fields', goal: 'List soccer fields and clubs within the radius' });
  }
  if (reading.pages.length > 0)
    subGoals.push({ id: 'programs', goal: 'Read ages and fees off the pages that the brief names' });
  if (subGoals.length === 0) subGoals.push({ id: 'centre', goal: 'Learn where to look' });
  return {
    subGoals,
    sources: [...placeSources(brief, reading), ...pageSources(reading)],
    asks: askAboutBrief(reading, brief.notes),
    reading: toJson(reading),
    noMeasure: 'the answer needs no measurement',
  };
}

/** Nothing is looked up for a brief that is another channel's. */
const askForOther = (reading: Reading, other: string): PlanDraft => ({
  subGoals: [{ id: 'centre', goal: 'Learn where to look' }],
  sources: [],
  asks: [
    {
      key: 'place',
      ask: `This channel finds soccer near a place, and the brief reads like one for ${other}. Ask there, or name the place, the age and how far it may be.`,
      blocking: true,
    },
  ],
  reading: toJson(reading),
  noMeasure: 'the answer needs no measurement',
});

/** The words that name the place are kept as a source of their own: an answer that can only ask again leans on them. */
function placeSources(brief: Brief, { place, radiusMiles, placeFrom }: Reading): SourceRequest[] {
  if (!place) return [];
  const text = placeFrom === 'notes' ? brief.notes : (brief.prior?.brief ?? '');
  const own: SourceRequest = { kind: 'text', id: 'brief', subGoal: 'centre', label: 'Brief', text };
  if (place.kind === 'query') return [own, buildGeocodeRequest({ id: 'geocode', subGoal: 'centre', ...place })];
  if (radiusMiles > MAX_RADIUS_MILES) return [own];
  return [own, buildMapRequest({ id: 'map', subGoal: 'fields', lat: place.lat, lon: place.lon, radiusMiles })];
}

const pageSources = ({ pages }: Reading): SourceRequest[] =>
  pages
    .slice(0, MAX_NAMED_PAGES)
    .map((url, index) => ({ kind: 'page', id: `page:${index + 1}`, subGoal: 'programs', url }));
