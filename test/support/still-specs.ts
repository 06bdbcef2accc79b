import type { CadenceSpec, DrawnSpec, MapSpec, PassageSpec, TableSpec } from '#contracts/still.ts';

/** Specs to draw in tests: `build…` takes what a test is about. */
export const buildPassage = (overrides: Partial<PassageSpec> = {}): PassageSpec => ({
  kind: 'passage',
  quotes: ['Paths that leave the lamp folder are refused'],
  more: 0,
  headings: ['4.2.0 - 2031-03-04', 'Security'],
  url: 'https://lantern.example/changes',
  readAt: '2031-05-06T07:08:09.010Z',
  sha256: 'a3f5'.repeat(16),
  ...overrides,
});

export const buildTableSpec = (overrides: Partial<TableSpec> = {}): TableSpec => ({
  kind: 'table',
  columns: [
    { key: 'vendor', label: 'Vendor', type: 'text' },
    { key: 'total', label: 'Landed total', type: 'money' },
    { key: 'days', label: 'Lead time', type: 'number', unit: 'days' },
    { key: 'on', label: 'Quoted', type: 'date' },
    { key: 'missing', label: 'Missing', type: 'list' },
    { key: 'link', label: 'Link', type: 'link' },
  ],
  rows: [
    {
      vendor: 'Tallow & Sons',
      total: '12480.5',
      days: 21,
      on: '2031-03-04',
      missing: ['M8 bolt', 'washer'],
      link: 'https://t.example',
    },
    { vendor: 'Wickworks', total: null, days: null, on: null, missing: [], link: 'https://w.example' },
  ],
  total: 2,
  ...overrides,
});

export const buildCadence = (dates: string[], overrides: Partial<CadenceSpec> = {}): CadenceSpec => ({
  kind: 'cadence',
  product: 'Lantern',
  releases: dates.map((date, index) => ({ version: `1.${index}.0`, date })),
  undated: 0,
  total: dates.length,
  url: 'https://lantern.example/changes',
  ...overrides,
});

export const buildMap = (overrides: Partial<MapSpec> = {}): MapSpec => ({
  kind: 'map',
  centre: { lat: 44.05, lon: -123.09, label: 'Alder Park, Eugene' },
  radiusMiles: 4,
  points: [
    { row: 1, kind: 'program', name: 'Otters U9', lat: 44.06, lon: -123.1, miles: 0.85 },
    { row: 3, kind: 'field', name: null, lat: 44.03, lon: -123.05, miles: 2.42 },
    { row: 4, kind: 'club', name: 'Heron Soccer Club', lat: 44.03, lon: -123.05, miles: 2.42 },
  ],
  unplaced: 1,
  ...overrides,
});

/** So many ISO days, `step` days apart. */
export const daysFrom = (first: string, count: number, step: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * step * 86_400_000).toISOString().slice(0, 10),
  );

/** Texts of scripts that have fonts of their own, one or more to a picture. */
export const IN_MANY_SCRIPTS: DrawnSpec[] = [
  ['修复了登录失败的问题。', 'ログインを直しました', '로그인 오류 4.2.0'],
  ['تم إصلاح «تسجيل» الدخول', 'लॉगिन की समस्या', 'แก้ไขปัญหา', 'লগইন সমস্যা', 'உள்நுழைவு'],
  ['修复了', 'تسجيل', '✅'],
].map((quotes) => buildPassage({ quotes }));

export const ONE_OF_EACH: Record<DrawnSpec['kind'], DrawnSpec> = {
  passage: buildPassage(),
  table: buildTableSpec(),
  cadence: buildCadence(daysFrom('2030-11-02', 6, 23)),
  map: buildMap(),
};
