import { z } from 'zod';
import type { SourceDescription } from '#contracts/source.ts';
import type { Answer } from '../kit/answer.ts';
import { day, linked } from '../kit/cell.ts';
import { reads } from '../kit/parts.ts';
import type { Question, RowDraft } from '../kit/parts.ts';
import type { Wanted } from './wanted.ts';

/** ClinicalTrials.gov, API v2: no key, about 10 requests a second; errors are plain text; a phase is a filter of the advanced kind only. */
export const CTGOV: SourceDescription = {
  name: 'CTGOV',
  title: 'ClinicalTrials.gov',
  origin: 'https://clinicaltrials.gov',
  minIntervalMs: 150,
  concurrency: 2,
};
const PAGE = 25;
const MOST_PAGES = 2;

const Dated = z.object({ date: z.string() });
const Study = z.object({
  protocolSection: z.object({
    identificationModule: z.object({ nctId: z.string(), briefTitle: z.string() }),
    statusModule: z.object({ overallStatus: z.string(), lastUpdatePostDateStruct: Dated.optional() }),
    sponsorCollaboratorsModule: z.object({ leadSponsor: z.object({ name: z.string() }).optional() }).optional(),
    designModule: z.object({ phases: z.array(z.string()).optional() }).optional(),
    eligibilityModule: z.object({ minimumAge: z.string().optional(), maximumAge: z.string().optional() }).optional(),
    contactsLocationsModule: z
      .object({
        locations: z.array(z.object({ city: z.string().optional(), country: z.string().optional() })).optional(),
      })
      .optional(),
  }),
});
type Study = z.infer<typeof Study>;
const Studies = z.object({
  studies: z.array(Study),
  totalCount: z.int().optional(),
  nextPageToken: z.string().optional(),
});

/** Of several any, as its search has it. */
const either = (names: string): string => names.replace(/ or /g, ' OR ');

export function askTrials(
  { subjects, treatment, place, sponsor, status, phases, results, most }: Wanted,
  item: number,
  page = 1,
  token?: string,
): Question[] {
  const subject = subjects[item];
  if (!subject) return [];
  if (subject.nct !== null) return [{ kind: 'ctgov-nct', item, source: CTGOV, path: `/api/v2/studies/${subject.nct}` }];
  const query = {
    'query.cond': subject.condition,
    ...(treatment !== null && { 'query.intr': treatment }),
    ...(place !== null && { 'query.locn': either(place) }),
    ...(sponsor !== null && { 'query.spons': either(sponsor) }),
    ...(status !== null && { 'filter.overallStatus': status }),
    ...(phases.length > 0 && { 'filter.advanced': phases.map((phase) => `AREA[Phase]${phase}`).join(' OR ') }),
    ...(results !== null && { aggFilters: 'results:with' }),
    countTotal: 'true',
    pageSize: String(most ?? PAGE),
    ...(token !== undefined && { pageToken: token }),
  };
  return [{ kind: 'ctgov', item, page, source: CTGOV, path: '/api/v2/studies', query }];
}

export const readStudies = reads<z.infer<typeof Studies>, Wanted>(Studies, (answer, { wanted, item, page }) => {
  const { studies, totalCount, nextPageToken: token } = answer.value;
  const goesOn = token !== undefined && wanted.most === null && page < MOST_PAGES;
  return {
    rows: studies.map((study) => toRow(answer, study, wanted)),
    ...(totalCount !== undefined && { total: totalCount }),
    ...(totalCount === 0 && { none: answer.cite(answer.value, 'totalCount') }),
    ...(goesOn && { more: askTrials(wanted, item, page + 1, token) }),
  };
});

export const readStudy = reads<Study, Wanted>(Study, (answer, { wanted }) => ({
  rows: [toRow(answer, answer.value, wanted)],
}));

/** Places that are asked for come first. */
const MOST_PLACES = 5;

function toRow({ cite }: Answer<unknown>, { protocolSection: study }: Study, { place }: Wanted): RowDraft {
  const { identificationModule: own, statusModule: status, designModule: { phases = [] } = {} } = study;
  const id = cite(own, 'nctId');
  const asked = place?.toLowerCase().split(/,\s*| or /) ?? [];
  const isAsked = (site: { city?: string | undefined; country?: string | undefined }): boolean =>
    asked.some((each) => site.city?.toLowerCase() === each || site.country?.toLowerCase() === each);
  const sites = (study.contactsLocationsModule?.locations ?? []).toSorted(
    (a, b) => Number(isAsked(b)) - Number(isAsked(a)),
  );
  const cities = [...new Map(sites.map((site) => [site.city, cite(site, 'city')])).values()];
  return {
    key: own.nctId,
    cells: {
      nct: id,
      title: cite(own, 'briefTitle'),
      status: cite(status, 'overallStatus'),
      phases: phases.map((_, at) => cite(phases, at)),
      sponsor: cite(study.sponsorCollaboratorsModule?.leadSponsor, 'name'),
      ages: [cite(study.eligibilityModule, 'minimumAge'), cite(study.eligibilityModule, 'maximumAge')],
      places: cities.slice(0, MOST_PLACES),
      updated: day(cite(status.lastUpdatePostDateStruct, 'date')),
      link: linked('https://clinicaltrials.gov/study/{0}', id),
    },
  };
}
