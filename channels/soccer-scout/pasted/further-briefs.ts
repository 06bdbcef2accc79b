import type { PastedBrief } from './pasted-brief.ts';

/** Further forms: labels, threads, classrooms, other languages; accepted on 2030-11-21. */
export const FURTHER_BRIEFS: PastedBrief[] = [
  {
    name: 'a thread',
    notes:
      'See below, can you help? Thanks, Evander\n\nOn Tue, Priscilla Moncrieff wrote:\n> Theo is 6. We need soccer in Duluth, MN within 5 miles.',
    place: /^Duluth, Minnesota$/,
    miles: 5,
    ages: [[6, 6]],
    keeps: ['Evander', 'Priscilla', 'Moncrieff'],
  },
  {
    name: 'German group',
    notes: 'U11 Mädchen, Umkreis 8 km, Graz, Österreich, nur samstags',
    place: /^Graz, Austria$/,
    miles: 4.97,
    ages: [[9, 10]],
    wishes: [/samstags/],
  },
  {
    name: 'a birth year and money',
    notes: 'born 2024, Madison WI, 6 mi, under $75',
    place: /^Madison, Wisconsin$/,
    miles: 6,
    ages: [[5, 6]],
    wishes: [/\$75/],
  },
  {
    name: 'voice',
    notes: 'okay so my daughter is five and we are in Burlington Vermont and I can drive like ten miles',
    place: /^Burlington Vermont$/,
    miles: 10,
    ages: [[5, 5]],
  },
  {
    name: 'an address that is the place',
    notes: 'Soccer for a 10 year old within 1.5 miles of 1600 Larimer St, Denver, CO 80202',
    place: /^1600 Larimer St, Denver, Colorado 80202$/,
    miles: 1.5,
    ages: [[10, 10]],
  },
  {
    name: 'Spanish brothers',
    notes: 'Mis hijos tienen 6 y 9 años, vivimos en Tucson, Arizona, a 8 km como mucho',
    place: /^Tucson, Arizona$/,
    miles: 4.97,
    ages: [
      [6, 6],
      [9, 9],
    ],
  },
  {
    name: 'French with weekday',
    notes: 'Mon fils a 11 ans, pas le mercredi, autour de Lyon, France, 6 km',
    place: /^Lyon, France$/,
    miles: 3.73,
    ages: [[11, 11]],
    wishes: [/mercredi/],
  },
  {
    name: 'a foster child',
    notes: 'our foster daughter Delphine (13, therapy on Mondays) wants soccer, Salem, Oregon, 4 miles',
    place: /^Salem, Oregon$/,
    miles: 4,
    ages: [[13, 13]],
    wishes: [/Mondays/],
    keeps: ['Delphine', 'foster', 'therapy'],
  },
];
