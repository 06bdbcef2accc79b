import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DrawnSpec, Drawing } from '#contracts/still.ts';
import { drawStill } from '../../evidence/stills/draw-still.ts';
import {
  buildCadence,
  buildMap,
  buildPassage,
  buildTableSpec,
  daysFrom,
  IN_MANY_SCRIPTS,
  ONE_OF_EACH,
} from '../support/still-specs.ts';
import { sample } from '../support/sample.ts';
import { inkOf } from '../support/ink-of.ts';

const DRAW_STILL = new URL('../../evidence/stills/draw-still.ts', import.meta.url).href;
const SPECS = new URL('../support/still-specs.ts', import.meta.url).href;
const KINDS = Object.keys(ONE_OF_EACH) as DrawnSpec['kind'][];
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A picture is whole when it has text at its top and at its foot, and paper around. */
function expectWhole({ png, width, height }: Drawing): void {
  expect(width).toBe(2400);
  expect(height).toBeGreaterThan(400);
  expect(height).toBeLessThan(6_000);
  const ink = inkOf(png);
  expect([ink.width, ink.height]).toEqual([width, height]);
  expect(ink.share({ left: 0, top: 0, width, height: 80 })).toBe(0);
  expect(ink.share({ left: 0, top: 0, width: 100, height })).toBe(0);
  // A word longer than its line may reach a hair over it.
  expect(ink.share({ left: width - 100, top: 0, width: 100, height })).toBeLessThan(0.0005);
  expect(ink.share({ left: 100, top: 80, width: 1_200, height: 160 })).toBeGreaterThan(0.005);
  expect(ink.share({ left: 100, top: height - 260, width: 2_200, height: 200 })).toBeGreaterThan(0.001);
}

describe('drawStill', () => {
  it.each(KINDS)('draws a whole %s', async (kind) => {
    const drawing = await drawStill(ONE_OF_EACH[kind]);
    expectWhole(drawing);
    expect(await drawStill(structuredClone(ONE_OF_EACH[kind]))).toEqual(drawing);
  });

  it('draws the same bytes in another process', async () => {
    const script = `
      import { createHash } from 'node:crypto';
      const { drawStill } = await import(${JSON.stringify(DRAW_STILL)});
      const { IN_MANY_SCRIPTS, ONE_OF_EACH } = await import(${JSON.stringify(SPECS)});
      const hashes = [];
      for (const spec of [...Object.values(ONE_OF_EACH), ...IN_MANY_SCRIPTS].toReversed())
        hashes.unshift(createHash('sha256').update((await drawStill(spec)).png).digest('hex'));
      console.log(JSON.stringify(hashes));`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    const here: string[] = [];
    for (const spec of [...Object.values(ONE_OF_EACH), ...IN_MANY_SCRIPTS])
      here.push(sha256((await drawStill(spec)).png));
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(here);
  });

  it('draws something else for every other spec', async () => {
    const specs: DrawnSpec[] = [
      ...Object.values(ONE_OF_EACH),
      buildPassage({ quotes: ['Paths that leave the lamp folder are refuted'] }),
      buildPassage({ sha256: 'a3f6'.repeat(16) }),
      buildPassage({ readAt: '2031-05-06T07:09:09.010Z' }),
      buildTableSpec({ total: 3 }),
      buildCadence(daysFrom('2030-11-02', 6, 24)),
      buildMap({ radiusMiles: 4.1 }),
      buildMap({ unplaced: 2 }),
    ];
    const hashes: string[] = [];
    for (const spec of specs) hashes.push(sha256((await drawStill(spec)).png));
    expect(new Set(hashes).size).toBe(specs.length);
  });

  it('is loaded without what draws', () => {
    const script = `
      import { registerHooks } from 'node:module';
      registerHooks({
        load(url, context, next) {
          if (/satori|resvg/.test(url)) console.log('loads ' + url);
          return next(url, context);
        },
      });
      const { drawStill } = await import(${JSON.stringify(DRAW_STILL)});
      console.log(typeof drawStill);`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect(stdout).toBe('function\n');
  });
});

describe('a caption', () => {
  it.each<[kind: DrawnSpec['kind'], caption: string]>([
    [
      'passage',
      'Cited passage: “Paths that leave the lamp folder are refused”, under “4.2.0 - 2031-03-04 › Security”. From https://lantern.example/changes, read 6 May 2031, 07:08 UTC, SHA-256 a3f5a3f5a3f5….',
    ],
    [
      'table',
      'Table of 2 rows. Row 1: Vendor Tallow & Sons; Landed total 12480.5; Lead time 21; Quoted 2031-03-04; Missing M8 bolt, washer. Row 2: Vendor Wickworks.',
    ],
    [
      'cadence',
      'Chart of 6 dated releases of Lantern over time, from 1.0.0 (2030-11-02) to 1.5.0 (2031-02-25). The median gap between release days is 23 days, the longest 23 days, after 1.0.0.',
    ],
    [
      'map',
      'Map of 3 places (field 1, club 1, program 1) within 4 miles of Alder Park, Eugene. By row of the table: 1 Otters U9, 0.85 miles; 3 a field without a name, 2.42 miles; 4 Heron Soccer Club, 2.42 miles. 1 row without a place is not shown. © OpenStreetMap contributors.',
    ],
  ])('of a %s says what it shows, with the figures that matter', async (kind, caption) => {
    expect((await drawStill(ONE_OF_EACH[kind])).caption).toBe(caption);
  });
});

const HOSTILE = {
  'a long word': 'W'.repeat(900),
  'a long address': `https://lantern.example/${'a/'.repeat(300)}?q=${'%20'.repeat(100)}`,
  'many words': 'lamp '.repeat(900),
  emoji: '👩‍👩‍👧‍👦 ✅ 🏴󠁧󠁢󠁷󠁬󠁳󠁿 😀'.repeat(9),
  Chinese: '修复了升级时设备账号登录失败的问题，并改进了启动速度。'.repeat(9),
  'Japanese and Korean': 'リリースノートを修正しました。릴리스 노트',
  Arabic: 'تم إصلاح مشكلة تسجيل الدخول بعد الترقية إلى الإصدار 4.2.0 وتحسين السرعة',
  Hebrew: 'תוקנה בעיית ההתחברות לאחר השדרוג לגרסה 4.2.0',
  'Thai and Hindi': 'สวัสดีชาวโลก नमस्ते दुनिया',
  'characters that steer': '\u0000\u0007\u001b[31mred\u202eevil\u2066x\u200b\ufeff',
  'marks without end': `a${'\u0301\u0316'.repeat(60)}`,
  'half a character': 'x\ud83d y\udc00 \uffff \u{10ffff} \ue000',
  markup: '<script>alert(1)</script>&amp; "quoted" url(https://evil.example/x.png)',
  nothing: '',
  'white space': ' \n\t\u00a0\u3000 ',
};

describe('letters', () => {
  /** Rows of the picture, in pixels, from the highest to the lowest ink between the marks around a quote of one line. */
  async function extentOf(quote: string): Promise<{ top: number; bottom: number }> {
    const { png, width } = await drawStill(buildPassage({ quotes: [quote], headings: [] }));
    const { share } = inkOf(png);
    const isInked = (at: Partial<Parameters<typeof share>[0]>): boolean =>
      share({ left: 190, top: 170, width: width - 380, height: 200, ...at }) > 0;
    const columns = Array.from({ length: width - 380 }, (_, at) => 190 + at).filter((left) =>
      isInked({ left, width: 1 }),
    );
    const [left, right] = [columns[0]! + 60, columns.at(-1)! - 60];
    const rows = Array.from({ length: 200 }, (_, at) => 170 + at).filter((top) =>
      isInked({ left, top, width: right - left, height: 1 }),
    );
    return { top: rows[0]!, bottom: rows.at(-1)! };
  }

  // Heights of marks that were counted from the wrong side would differ from these by more.
  it.each<[what: string, marked: string, plain: string, side: 'top' | 'bottom', least: number, most: number]>([
    ['Arabic: two dots on a letter', '\u0629\u0629\u0629\u0629', '\u0647 \u0647 \u0647 \u0647', 'top', 12, 24],
    [
      'Arabic: a vowel on a doubled letter',
      '\u0628\u0651\u064e\u0628\u0651\u064e',
      '\u0628\u0651\u0628\u0651',
      'top',
      8,
      24,
    ],
    ['Bengali: a dot below', '\u09af\u09bc\u09af\u09bc\u09af\u09bc', '\u09af\u09af\u09af', 'bottom', 2, 12],
    ['Hebrew: a vowel below', '\u05d3\u05b8\u05d3\u05b8\u05d3\u05b8', '\u05d3\u05d3\u05d3', 'bottom', 10, 30],
    ['Latin: a mark on a mark', 'xZ\u0308\u0301x', 'xZ\u0308x', 'top', 10, 30],
  ])('carry their marks in their places: %s', async (_what, marked, plain, side, least, most) => {
    const [whole, bare] = [await extentOf(marked), await extentOf(plain)];
    const beyond = side === 'top' ? bare.top - whole.top : whole.bottom - bare.bottom;
    expect(beyond).toBeGreaterThanOrEqual(least);
    expect(beyond).toBeLessThanOrEqual(most);
  });

  it.each(['修復登入', '로그인 오류', 'ログイン'])('of %s are painted whole', async (quote) => {
    const { top, bottom } = await extentOf(quote);
    expect(bottom - top).toBeGreaterThan(55);
    expect(bottom - top).toBeLessThan(90);
  });
});

describe('hostile text', () => {
  const date = '2031-01-02';
  const specsWith = (words: string): DrawnSpec[] => [
    buildPassage({ quotes: [words], headings: [words], url: words }),
    buildTableSpec({
      columns: buildTableSpec().columns.map((column) => ({ ...column, label: words })),
      rows: [{ vendor: words, total: words, days: 1e21, on: words, missing: [words], link: words }],
      total: 9,
    }),
    buildCadence([date], { product: words, releases: ['a', 'b', 'c'].map((end) => ({ version: words + end, date })) }),
    buildMap({
      centre: { lat: 1, lon: 2, label: words },
      points: [{ row: 1, kind: words, name: words, lat: 1, lon: 2, miles: 0 }],
    }),
  ];

  it.each(Object.entries(HOSTILE))('%s is drawn, and told without what steers', async (_what, words) => {
    // All kinds are drawn with all of it below.
    for (const spec of sample(specsWith(words), 2)) {
      const { width, height, caption } = await drawStill(spec);
      expect(width).toBe(2400);
      expect(height).toBeGreaterThan(500);
      expect(height).toBeLessThan(6_000);
      expect(caption.length).toBeGreaterThan(10);
      expect(caption).not.toMatch(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/);
      expect(caption.isWellFormed()).toBe(true);
    }
  });

  it('stays within its card', async () => {
    for (const spec of specsWith(Object.values(HOSTILE).join(' '))) expectWhole(await drawStill(spec));
    for (const spec of specsWith(HOSTILE['a long word'])) expectWhole(await drawStill(spec));
  });
});

describe('extremes', () => {
  it.each<[what: string, spec: DrawnSpec]>([
    ['one release a month for ten years', buildCadence(daysFrom('2021-01-01', 120, 30))],
    ['three hundred releases in a quarter of a century', buildCadence(daysFrom('2004-01-01', 300, 30))],
    ['sixty releases in a row', buildCadence(daysFrom('2031-01-01', 60, 1))],
    ['releases of one day', buildCadence(['2031-01-01', '2031-01-01', '2031-01-01'])],
    ['thirty releases of one day', buildCadence(Array.from({ length: 30 }, () => '2031-01-01'))],
    ['releases of months alone', buildCadence(['2031-03', '2031-02', '2030-12'])],
    ['a gap of a generation', buildCadence(['1999-01-01', '2031-01-01', '2031-01-02', '2031-01-03'])],
    ['dates that are none', buildCadence(['soon', '2031-13-45', '2031-01-01', '0000-00'])],
    ['no point', buildMap({ points: [] })],
    [
      'points on the centre',
      buildMap({
        points: Array.from({ length: 9 }, (_, at) => ({
          ...buildMap().points[0]!,
          row: at + 1,
          lat: 44.05,
          lon: -123.09,
        })),
      }),
    ],
    ['a circle of a few yards', buildMap({ radiusMiles: 0.01 })],
    [
      'a circle across the date line',
      buildMap({
        centre: { lat: -16.8, lon: 179.99, label: 'Taveuni' },
        radiusMiles: 50,
        points: [{ row: 1, kind: 'field', name: 'East', lat: -16.8, lon: -179.99, miles: 1.3 }],
      }),
    ],
    ['a table of one empty row', buildTableSpec({ rows: [{}], total: 1 })],
    ['a table with no column', buildTableSpec({ columns: [], rows: [{}], total: 1 })],
    [
      'forty columns',
      buildTableSpec({
        columns: Array.from({ length: 40 }, (_, at) => ({
          key: `c${at}`,
          label: `Column ${at}`,
          type: 'number' as const,
        })),
        rows: [Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`c${at}`, at * 1_000]))],
        total: 1,
      }),
    ],
  ])('%s is drawn', async (_what, spec) => {
    expectWhole(await drawStill(spec));
  });
});
