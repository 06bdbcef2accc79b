import type { Json } from '#contracts/json.ts';
import type { RecordedAnswer } from '../../kit/recorded-world.ts';

/** Studies in the shape of the registry's API. Written for this project: none of them exists. */
interface Made {
  n: number;
  title: string;
  status?: string;
  phases?: string[];
  ages?: [string?, string?];
  sites?: [city: string, country: string][];
}
const nct = (n: number): string => `NCT9${String(n).padStart(7, '0')}`;
const study = ({
  n,
  title,
  status = 'RECRUITING',
  phases = ['PHASE3'],
  ages = ['18 Years'],
  sites = [['Kestrelburg', 'Germany']],
}: Made): Json => ({
  protocolSection: {
    identificationModule: {
      nctId: nct(n),
      orgStudyIdInfo: { id: `H-${n}` },
      organization: { fullName: 'Heron Institute', class: 'OTHER' },
      briefTitle: title,
      officialTitle: `${title}, a randomised study`,
    },
    statusModule: {
      statusVerifiedDate: '2026-09',
      overallStatus: status,
      startDateStruct: { date: '2025-02', type: 'ACTUAL' },
      lastUpdatePostDateStruct: { date: '2026-10-05', type: 'ACTUAL' },
    },
    sponsorCollaboratorsModule: { leadSponsor: { name: 'Heron Institute', class: 'OTHER' } },
    conditionsModule: { conditions: ['Marsh fever'] },
    designModule: {
      studyType: 'INTERVENTIONAL',
      ...(phases.length > 0 && { phases }),
      enrollmentInfo: { count: 120, type: 'ESTIMATED' },
    },
    eligibilityModule: {
      sex: 'ALL',
      ...(ages[0] && { minimumAge: ages[0] }),
      ...(ages[1] && { maximumAge: ages[1] }),
      stdAges: ['ADULT'],
    },
    contactsLocationsModule: {
      locations: sites.map(([city, country]) => ({ facility: 'Clinic', city, country, status: 'RECRUITING' })),
    },
  },
  hasResults: false,
});
const studies = (totalCount: number, made: Made[], nextPageToken?: string): Json => ({
  totalCount,
  studies: made.map(study),
  ...(nextPageToken && { nextPageToken }),
});
const ask = (condition: string, more: Record<string, string> = {}, pageSize = '25', token?: string): string =>
  `CTGOV /api/v2/studies?${new URLSearchParams({ 'query.cond': condition, ...more, countTotal: 'true', pageSize, ...(token && { pageToken: token }) }).toString()}`;

const A: Made = { n: 1, title: 'Tablets for marsh fever' };
const B: Made = {
  n: 2,
  title: 'Marsh fever in children',
  phases: ['PHASE1', 'PHASE2'],
  ages: ['6 Months', '12 Years'],
  status: 'COMPLETED',
};
const C: Made = {
  n: 3,
  title: 'Breathing exercises for marsh fever',
  phases: [],
  sites: [
    ['Lyon', 'France'],
    ['Kestrelburg', 'Germany'],
    ['Lyon', 'France'],
  ],
};
const D: Made = { n: 4, title: 'Otter cough vaccine' };

export const RECORDED: Record<string, RecordedAnswer> = {
  [ask('marsh fever')]: studies(3, [A, B, C]),
  [ask('marsh fever', { 'filter.overallStatus': 'RECRUITING' })]: studies(2, [A, C]),
  [ask('marsh fever', { 'query.locn': 'Germany' })]: studies(2, [A, C]),
  [ask('marsh fever', {
    'query.locn': 'Germany',
    'filter.overallStatus': 'RECRUITING',
    'filter.advanced': 'AREA[Phase]PHASE3',
  })]: studies(1, [A]),
  [ask('marsh fever', { 'filter.advanced': 'AREA[Phase]PHASE1 OR AREA[Phase]PHASE2' })]: studies(1, [B]),
  [ask('marsh fever', { 'filter.overallStatus': 'COMPLETED' })]: studies(1, [B]),
  [ask('marsh fever', { 'query.intr': 'heronine' })]: studies(1, [A]),
  [ask('marsh fever', {}, '2')]: studies(3, [A, B], 'n2'),
  [ask('otter cough')]: studies(1, [D]),
  [ask('long winter')]: studies(
    60,
    Array.from({ length: 25 }, (_, at) => ({ n: 100 + at, title: `Long winter, part ${at + 1}` })),
    'p2',
  ),
  [ask('long winter', {}, '25', 'p2')]: studies(
    60,
    Array.from({ length: 25 }, (_, at) => ({ n: 200 + at, title: `Long winter, more ${at + 1}` })),
    'p3',
  ),
  [ask('gateway pain')]: { text: '<html><title>503</title></html>', mediaType: 'text/html' },
  [ask('busy heart')]: { fails: 429 },
  [ask('dark lung')]: { fails: 500 },
  [`CTGOV /api/v2/studies/${nct(1)}`]: study(A),
  [`CTGOV /api/v2/studies/${nct(9)}`]: { fails: 404 },
};

export const NOTHING: Record<string, RecordedAnswer> = { CTGOV: studies(0, []) };
