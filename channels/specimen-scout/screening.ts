import type { Screening } from '#contracts/screening.ts';
import { answerRequest } from './screening/answer-request.ts';
import { holdSizes } from './screening/hold-sizes.ts';
import type { ScreeningBrief } from './screening/screening-brief.ts';

/** Briefs with known answers, for canaries, nightly screening and tests. */
export const SCREENING: ScreeningBrief[] = [
  {
    name: 'sizes in the words of the brief',
    notes: 'Item: oak stool\n\nThe seat is 12 1/2 in. wide, the stool 45 cm high.',
    rows: [
      { species: 'oak stool', item: 'oak stool', dimension: 'seat width', inches: 12.5, status: 'pending_review' },
      { dimension: 'height', inches: 17.72, scalePath: 'stated' },
    ],
    filed: 1,
  },
  {
    name: 'several items',
    notes: 'File these.\nItem: brass lamp\n9 in tall\nItem: tin plate\n24 cm in diameter',
    rows: [
      { item: 'brass lamp', dimension: 'height', inches: 9 },
      { item: 'tin plate', dimension: 'diameter', inches: 9.45 },
    ],
    filed: 2,
  },
  {
    name: 'a list of items',
    notes: 'Please measure and file:\n1. Walnut box, 10 x 6 x 4 in\n2. Pewter mug, 5 in high',
    rows: [
      { item: 'Walnut box', dimension: 'unnamed', inches: 10 },
      { item: 'Walnut box', inches: 6 },
      { item: 'Walnut box', inches: 4 },
      { item: 'Pewter mug', dimension: 'height', inches: 5 },
    ],
    filed: 2,
  },
  {
    name: 'several items in running text, with their parts',
    notes: 'Cedar chest, 40 x 20 x 22 in (lid 2 in high). Plaster figure H. 30 cm, base 12 cm wide.',
    rows: [
      { item: 'Cedar chest', dimension: 'unnamed', inches: 40 },
      { item: 'Cedar chest', inches: 20 },
      { item: 'Cedar chest', inches: 22 },
      { item: 'Cedar chest', dimension: 'lid height', inches: 2 },
      { item: 'Plaster figure', dimension: 'height', inches: 11.81 },
      { item: 'Plaster figure', dimension: 'base width', inches: 4.72 },
    ],
    filed: 2,
  },
  {
    name: 'names that stand above their sizes',
    notes: 'Oak stool\n45 cm high\nBrass lamp\n9 in high',
    rows: [
      { item: 'Oak stool', dimension: 'height', inches: 17.72 },
      { item: 'Brass lamp', dimension: 'height', inches: 9 },
    ],
    filed: 2,
  },
  {
    name: 'items in the rows of a table',
    notes: 'What we have:\n\nitem,height (in),width (cm)\noak stool,18 1/2,30\ntin plate,1,24',
    rows: [
      { item: 'oak stool', dimension: 'height', inches: 18.5 },
      { item: 'oak stool', dimension: 'width', inches: 11.81 },
      { item: 'tin plate', dimension: 'height', inches: 1 },
      { item: 'tin plate', dimension: 'width', inches: 9.45 },
    ],
    filed: 2,
  },
  {
    name: 'a list of the sizes of one item',
    notes: 'Oak table\n- Height 30 in\n- Width 20 in',
    rows: [
      { item: 'Oak table', dimension: 'height', inches: 30 },
      { item: 'Oak table', dimension: 'width', inches: 20 },
    ],
    filed: 1,
  },
  {
    name: 'an organism by its names',
    notes: 'Specimen: Monarch butterfly (Danaus plexippus)\nwingspan 96 mm',
    rows: [{ species: 'Danaus plexippus', dimension: 'wingspan', inches: 3.78 }],
    filed: 1,
  },
  {
    name: 'a page that the brief names',
    notes: 'Measure the vase on https://museum.example/vase',
    rows: [
      { item: 'vase', dimension: 'height', inches: 11 },
      { item: 'vase', dimension: 'diameter', inches: 6.25 },
    ],
    filed: 1,
  },
  {
    name: 'a record that the brief names, whose members are sizes',
    notes: 'File https://museum.example/records/7.json',
    rows: [
      { item: 'Bust of a boy', dimension: 'height', inches: 16.496 },
      { item: 'Bust of a boy', dimension: 'width', inches: 15.512 },
    ],
    filed: 1,
  },
  {
    name: 'an item that the museums have',
    notes: 'Find records of porcelain dogs',
    rows: [
      { item: 'Dog', dimension: 'height', inches: 8.75 },
      { item: 'Dog', dimension: 'width', inches: 4.75 },
      { item: 'Pair of Dogs', dimension: 'framed height', inches: 12.2 },
      { item: 'Pair of Dogs', dimension: 'framed width', inches: 9.961 },
      { item: 'Dog of Fo', dimension: 'height', inches: 10 },
    ],
    filed: 3,
    says: [/The Met: Open Access/, /Victoria and Albert Museum/],
  },
  {
    name: 'a species by a slip of its name',
    notes: 'Find specimens of Danaus plexipus',
    rows: [
      { species: 'Danaus plexippus', dimension: 'wingspan', inches: 3.858, status: 'pending_review' },
      { species: 'Danaus plexippus', dimension: 'wingspan', inches: 38.58, status: 'quarantined' },
    ],
    filed: 2,
    quarantined: 1,
    says: [/GBIF/, /implausible/],
  },
  {
    name: 'a species by its common name',
    notes: 'Find specimens of monarch butterflies',
    rows: [
      { species: 'Danaus plexippus', dimension: 'wingspan', inches: 3.858 },
      { species: 'Danaus plexippus', dimension: 'wingspan', inches: 38.58 },
    ],
    filed: 2,
    quarantined: 1,
  },
  {
    name: 'two pages, of which one is gone',
    notes: 'Measure the vase on https://museum.example/vase and the chair on https://gone.example/',
    rows: [
      { item: 'vase', dimension: 'height', inches: 11 },
      { item: 'vase', dimension: 'diameter', inches: 6.25 },
    ],
    filed: 1,
    says: [/Not known:\n- https:\/\/gone\.example\/ answered 404\./],
  },
  {
    name: 'a museum that does not answer',
    notes: 'Find records of brass kettles',
    rows: [
      { item: 'Kettle', dimension: 'height', inches: 10 },
      { item: 'Kettle', dimension: 'lid diameter', inches: 4.72 },
    ],
    filed: 1,
    says: [/Records of the Cleveland Museum of Art are missing here/],
  },
  {
    name: 'how a thing came, before what it is',
    notes: 'Yesterday we took in a card table from a neighbour, 30 in high and 36 in wide.',
    rows: [
      { dimension: 'height', inches: 30 },
      { dimension: 'width', inches: 36 },
    ],
    filed: 1,
  },
  {
    name: 'one thing by its name and by a word of it',
    notes: 'A walnut cabinet, 45 cm high. The cabinet is 30 cm wide.',
    rows: [
      { item: 'walnut cabinet', dimension: 'height', inches: 17.72 },
      { item: 'walnut cabinet', dimension: 'width', inches: 11.81 },
    ],
    filed: 1,
  },
  {
    name: 'a picture with a marker beside the item',
    notes: 'Measure the tile on https://museum.example/tile.png, the marker beside it has sides of 30 mm.',
    rows: [
      { item: 'tile', dimension: 'length', inches: 2.37, scalePath: 'fiducial_marker' },
      { item: 'tile', dimension: 'width', inches: 1.577, scalePath: 'fiducial_marker' },
    ],
    filed: 1,
  },
  {
    name: 'an item that nothing states a size of',
    notes: 'Item: cask lid',
    rows: [],
    asks: ['size'],
    ends: 'needs_input',
  },
  { name: 'neither item nor address', notes: 'Please measure it.', rows: [], asks: ['item'], ends: 'needs_input' },
  {
    name: 'an address that cannot be read',
    notes: 'Measure the chair on https://gone.example/',
    rows: [],
    ends: 'failed',
  },
  {
    name: 'an item that goes on from a take before',
    notes: 'Please go on.',
    prior: { brief: 'Item: clay jug\nheight 20 cm', output: '', links: [] },
    rows: [{ item: 'clay jug', dimension: 'height', inches: 7.87 }],
    filed: 1,
  },
];

/** What nightly screening and the channel's own canary roll. */
export const screening: Screening = {
  at: '2030-11-21T12:00:00.000Z',
  briefs: SCREENING.map((brief) => ({
    name: brief.name,
    notes: brief.notes,
    prior: brief.prior ?? null,
    hold: (take) => holdSizes(brief, take),
  })),
  answer: answerRequest,
  canary: {
    brief: 'a page that the brief names',
    expectations: { minGrade: 'B', mustContain: ['vase'], mustLink: [] },
  },
};
