import type { Screening } from '#contracts/screening.ts';
import REACHING from './screening/reaching.json' with { type: 'json' };
import { AS_CUSTOMERS_WRITE } from './screening/as-customers-write.ts';
import { AS_CUSTOMERS_WRITE_TOO } from './screening/as-customers-write-too.ts';
import { ASKED_AGAIN } from './screening/asked-again.ts';
import { ASKED_IN_PASSING } from './screening/asked-in-passing.ts';
import { OPENED_LAST } from './screening/opened-last.ts';
import { reachFurther } from '../screening/reaching.ts';
import { CLUB_BRIEFS } from './screening/club-pages.ts';
import { answerRequest } from './screening/answer-request.ts';
import { FROM_THE_SIDELINE } from './screening/from-the-sideline.ts';
import { FURTHER_BRIEFS } from './screening/further-pages.ts';
import { holdPlaces } from './screening/hold-places.ts';
import type { ScreeningBrief } from './screening/screening-brief.ts';
import { TOLD_AT_LENGTH } from './screening/told-at-length.ts';
import { WISHED_FOR } from './screening/wished-for.ts';

/** Briefs with known answers, for canaries, nightly screening and tests. */
export const SCREENING: ScreeningBrief[] = [
  {
    name: 'fields around a town',
    notes: 'Soccer for a 9 year old within 3 miles of Alder Falls, Oregon',
    rows: { field: 6, club: 1, program: 3 },
    programs: [{ name: 'Recreational League', ageFit: 'yes', ages: 'grades K-8' }],
    radiusMiles: 3,
    says: [/6 soccer fields/, /0\.5 miles/, /access: private/, /OpenStreetMap/],
    saysNot: [/Just Outside/, /Table Hall/],
    isWhole: true,
  },
  {
    name: 'a smaller radius in kilometers',
    notes: 'soccer pitches within 1 km of Alder Falls, OR, kid is 9',
    rows: { field: 1 },
    radiusMiles: 0.6214,
    says: [/Mill Pond Field/],
    isWhole: true,
  },
  {
    name: 'a radius in words',
    notes: 'U8 player, a mile and a half around Alder Falls, Oregon',
    rows: { field: 3 },
    radiusMiles: 1.5,
    isWhole: true,
  },
  { name: 'a ZIP', notes: 'ZIP 97999, 7 year old, 1 mile', rows: { field: 1 }, radiusMiles: 1, isWhole: true },
  {
    name: 'coordinates',
    notes: 'Fields within 2 miles of 44.1000000, -121.3000000 for a 10 year old',
    rows: { field: 4, club: 1, program: 3 },
    isWhole: true,
  },
  {
    name: 'a place abroad',
    notes: 'Fields for my 11-year-old, 1 km around Neuhafen, Germany',
    rows: { field: 1 },
    says: [/Sportplatz Süd/],
    isWhole: true,
  },
  {
    name: 'nothing on the map',
    notes: 'Soccer within 5 miles of Bareton, Nevada for a 6 year old',
    rows: {},
    says: [/No soccer field or club is on the map/],
  },
  {
    name: 'a table of fees by group',
    notes: 'Alder Falls, Oregon, 7 year old, 1 mile\nhttps://rec.example/spring',
    rows: { field: 1, program: 1 },
    programs: [
      { name: 'Valley Recreational Soccer', ageFit: 'yes', ages: 'U8', fee: 'Early fee $90 Regular fee $105' },
    ],
    says: [
      /Uniform kits are bought separately for \$40/,
      /12 Mill Pond Road/,
      /0\.8\d miles away/,
      /Registration closes February 20/,
    ],
    saysNot: [/\$80/, /\$100/],
    isWhole: true,
  },
  {
    name: 'a child too old for the groups',
    notes: 'Alder Falls, Oregon, 15 year old, 1 mile. Page: https://rec.example/spring',
    rows: { field: 1, program: 1 },
    programs: [{ name: 'Valley Recreational Soccer', ageFit: 'no', fee: null }],
  },
  {
    name: 'groups in a list',
    notes: 'Alder Falls, Oregon. 1 mile. My son is 6. https://list.example/fall.md',
    rows: { field: 1, program: 1 },
    programs: [{ name: 'Fall Soccer', ageFit: 'yes', ages: 'ages 3 through 12', fee: '$75' }],
    says: [/Rookies \(ages 5-7\)/, /\$30, returned/],
  },
  {
    name: 'a child too young',
    notes: 'Alder Falls, Oregon. 1 mile. 2 year old. https://list.example/fall.md',
    rows: { field: 1, program: 1 },
    programs: [{ name: 'Fall Soccer', ageFit: 'no', fee: null }],
    says: [/starts at 3/],
  },
  {
    name: 'two children',
    notes: 'Alder Falls, Oregon, 1 mile, kids aged 4 and 9. https://list.example/fall.md',
    rows: { field: 1, program: 1 },
    programs: [{ name: 'Fall Soccer', ageFit: 'yes', fee: 'Mites (ages 3 & 4) $55; Juniors (ages 8-12) $95' }],
  },
  {
    name: 'a program beyond the radius',
    notes: 'Alder Falls, Oregon, 8 year old, 5 miles, see https://far.example/camp',
    rows: { field: 7, club: 1, program: 3 },
    says: [/High Ridge Soccer Camp is 24\.\d+ miles away, outside the radius/],
    saysNot: [/\$240/],
  },
  {
    name: 'a page of many sports',
    notes: 'Alder Falls, Oregon, 5 year old, 1 mile, https://town.example/sports',
    rows: { field: 1, program: 1 },
    programs: [{ name: 'Youth Soccer', ageFit: 'yes', ages: 'Ages 4-12', fee: '$50 for residents and $65 for others' }],
    saysNot: [/T-Ball/, /Basketball/],
  },
  {
    name: 'a page without ages',
    notes: 'Alder Falls, Oregon, 5 year old, 1 mile, https://quiet.example/',
    rows: { field: 1, program: 1 },
    programs: [{ name: 'Quiet Lake Soccer Club', ageFit: 'unknown', fee: null }],
    says: [/states no ages/, /No fee is stated/],
  },
  {
    name: 'a free clinic',
    notes: 'Alder Falls, Oregon, 8 year old, 1 mile, https://free.example/clinic',
    rows: { field: 1, program: 1 },
    programs: [
      { name: 'Sunday Soccer Clinic', ageFit: 'yes', fee: 'The clinic is free for all children ages 6 to 11' },
    ],
    saysNot: [/\$20/],
  },
  {
    name: 'a page that is not about soccer',
    notes: 'Alder Falls, Oregon, 8 year old, 1 mile, https://knit.example/',
    rows: { field: 1 },
    says: [/knit\.example was read and names no soccer program/],
    saysNot: [/Knitting/],
  },
  {
    name: 'a page that is gone',
    notes: 'Alder Falls, Oregon, 8 year old, 1 mile, https://gone.example/x',
    rows: { field: 1 },
    says: [/gone\.example could not be read \(HTTP 404\)/],
  },
  {
    name: 'no age and no distance',
    notes: 'Youth soccer in Alder Falls, Oregon',
    rows: { field: 7, club: 1, program: 3 },
    asks: ['age', 'radius'],
    radiusMiles: 5,
    says: [/5 miles were assumed/, /no age/],
  },
  {
    name: 'a travel time',
    notes: 'Soccer for a 9 year old within a 20 minute walk of Alder Falls, Oregon',
    rows: { field: 1 },
    radiusMiles: 1,
    asks: ['radius'],
    says: [/was taken for 1 mile/],
  },
  {
    name: 'the better known of two places',
    notes: 'Soccer for a 9 year old within 1 mile of Rivertown',
    rows: { field: 1 },
    says: [/Other places have this name/],
  },
  {
    name: 'two places of one name',
    notes: 'Soccer for a 9 year old within 1 mile of Fairhaven',
    isAsk: true,
    asks: ['place'],
    says: [/Massachusetts/, /Washington/],
  },
  {
    name: 'a place in another state than the geocoder knows',
    notes: 'Soccer for a 9 year old within 1 mile of Alder Falls, Kansas',
    isAsk: true,
    asks: ['place'],
  },
  {
    name: 'an unknown place',
    notes: 'Soccer for a 7 year old within 10 miles of Nowhereton',
    isAsk: true,
    asks: ['place'],
    says: [/no place for “Nowhereton”/],
  },
  {
    name: 'a geocoder that refuses',
    notes: 'Soccer for a 7 year old within 10 miles of Stormville',
    isAsk: true,
    asks: ['place'],
    says: [/could not be asked.*HTTP 509/, /coordinates/],
    saysNot: [/no place for/],
  },
  {
    name: 'a geocoder that answers with a notice',
    notes: 'Soccer for a 7 year old within 10 miles of Noticeton',
    isAsk: true,
    asks: ['place'],
    says: [/could not be asked/],
    saysNot: [/no place for/],
  },
  {
    name: 'a map that does not answer',
    notes: 'Soccer for a 7 year old within 10 miles of Mapless Bay',
    isAsk: true,
    asks: ['page'],
    says: [/map could not be read \(Overpass: HTTP 504\)/],
    saysNot: [/No soccer field/],
  },
  {
    name: 'a map that does not answer, beside a page',
    notes: 'Mapless Bay, 7 year old, 10 miles, https://town.example/sports',
    rows: { program: 1 },
    programs: [{ name: 'Youth Soccer', ageFit: 'yes' }],
    says: [/map could not be read \(Overpass: HTTP 504\)/],
    saysNot: [/No soccer field/],
  },
  {
    name: 'a map that gives up on the way',
    notes: 'Soccer for a 7 year old within 10 miles of Halfmap, Texas',
    isAsk: true,
    asks: ['page'],
    saysNot: [/No soccer field/],
  },
  {
    name: 'near me',
    notes: 'Soccer near me for a 6 year old, 3 miles',
    isAsk: true,
    asks: ['place'],
    says: [/“Near me” does not tell/],
  },
  { name: 'no place at all', notes: 'What soccer is there for a 9 year old?', isAsk: true, asks: ['place', 'radius'] },
  {
    name: 'a radius that no query covers',
    notes: 'Soccer for a 9 year old within 300 miles of Alder Falls, Oregon',
    isAsk: true,
    asks: ['radius'],
    says: [/up to 50 miles/],
  },
  ...CLUB_BRIEFS,
  ...FURTHER_BRIEFS,
  ...AS_CUSTOMERS_WRITE,
  ...AS_CUSTOMERS_WRITE_TOO,
  ...OPENED_LAST,
  ...ASKED_AGAIN,
  ...ASKED_IN_PASSING,
  ...TOLD_AT_LENGTH,
  ...FROM_THE_SIDELINE,
  ...WISHED_FOR,
];

const NAMED: Screening = {
  at: '2030-11-21T12:00:00.000Z',
  briefs: SCREENING.map((brief) => ({
    name: brief.name,
    notes: brief.notes,
    prior: brief.prior ?? null,
    hold: (take) => holdPlaces(brief, take),
  })),
  answer: answerRequest,
  canary: {
    brief: 'a table of fees by group',
    expectations: { minGrade: 'A', mustContain: ['Valley Recreational Soccer', '$90'], mustLink: [] },
  },
};

/** What nightly screening and the channel's own canary roll. */
export const screening = reachFurther(NAMED, REACHING);
