import type { ScreeningBrief } from './screening-brief.ts';

const page = (title: string, body: string): string =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title></head><body><main>${body}</main></body></html>`;

/** Pages of clubs that say in other places, and in other words, whom they take and what it costs. All made up. */
export const FURTHER_PAGES: Record<string, string> = {
  'https://otter.example/about.md': `---
title: Otter Creek Soccer
subtitle: "Recreational soccer for ages 5 to 11."
price: "$85 per season"
---

# Otter Creek Soccer

Spring season: April 6 to June 15, 2027, at Pine Park. Everybody plays half of each game.
`,
  'https://ibis.example/welcome': page(
    'Ibis Soccer',
    '<h1>Ibis Soccer</h1><h2>Ibis Recreational League</h2><p>Ages 8 to 12. $90 a season.</p>',
  ),
  'https://ibis.example/faq': page(
    'Ibis Soccer: questions',
    '<h1>Ibis Soccer: questions</h1><h2>Ibis Recreational League</h2><p>Ages 5 to 7. $70 a season.</p>',
  ),
  'https://plover.example/classes': page(
    'Plover Soccer School',
    `<h1>Plover Soccer School</h1><p>Classes for ages 2-4, 5-7 and 8-10, $18 each.</p>
    <p>Where: Pine Park, field 2</p><p>Assistant coaches are paid $25 a class.</p>`,
  ),
  'https://egret.example/births': page(
    'Egret FC',
    `<h1>Egret FC</h1><h2>Egret Juniors Program</h2><p>Born between 8/1/2020 and 7/31/2022. $120.</p>
    <h2>Egret Academy</h2><p>For players born on or before July 31, 2018. $310.</p><h2>Egret Tots</h2><p>Date of birth 2024-08-01 or later, $60.</p>`,
  ),
  'https://wren.example/league': page(
    'Home',
    `<p>Welcome to the Wren Valley Youth Soccer League. We have played since 1994.</p>
    <p>Boys and girls ages 6-13 are welcome. The fee is $75.</p>`,
  ),
  'https://finch.example/summer': page(
    'Finch Soccer Club',
    `<h1>Finch Soccer Club</h1><h2>Summer 3v3 League</h2><p>U9 and U10, $55 a player.</p>
    <h2>U12 (ages 10-11)</h2><p>Games on Saturdays, $80.</p>`,
  ),
  'https://dipper.example/list.md': `# Dipper Soccer

Open to all school-aged children.

- Season fee: $95
- Everybody needs a kit, which is ordered once and costs:
  - Jersey $25
  - Socks $8
`,
  'https://lark.example/table': page(
    'Lark Soccer',
    `<h1>Lark Soccer</h1><table><tr><td>Program</td><td>Ages</td><td>Fee</td></tr>
    <tr><td>Chicks</td><td>4 - 6</td><td>$50</td></tr><tr><td>Fledglings</td><td>7 - 10</td><td>$65</td></tr></table>`,
  ),
  'https://bittern.example/minis': page(
    'Registration',
    `<h1>Registration</h1><p>Bittern Recreational Program for ages 4 and up.</p><h2>U6 (ages 4 and 5)</h2><p>$60 a season.</p>
    <h2>U8 (ages 6 and 7)</h2><p>$75 a season.</p>`,
  ),
  'https://godwit.example/open': page(
    'Godwit Soccer',
    `<h1>Godwit Soccer</h1><h2>Godwit Youth League</h2><p>Boys and girls. $90 a season.</p>
    <ul><li>U6: Mondays</li><li>U8: Tuesdays</li></ul><p>Kindergartners to whatever age is ready are welcome.</p>`,
  ),
  'https://dunlin.example/league': page(
    'Dunlin Soccer',
    `<h1>Dunlin Soccer</h1><h2>Dunlin Youth League</h2><p>For boys and girls from age 5. $85 a season.</p>
    <ul><li>U6: Mondays</li><li>U8: Tuesdays</li><li>U10: Wednesdays</li></ul>`,
  ),
  'https://ruff.example/groups': page(
    'Registration',
    `<h1>Registration</h1><p>Ruff Recreational Program for ages 4 and up.</p><h2>U6 Sparks (ages 4 and 5)</h2><p>$60 a season.</p>
    <h2>U8 Rockets (ages 6 and 7)</h2><p>$75 a season.</p>`,
  ),
  'https://scoter.example/': page(
    'Home',
    `<p>We play soccer on the fields behind the library.</p><h2>Contact</h2><p>coach@scoter.example</p>
    <h2>Spring season</h2><p>Ages 6 to 9, $50.</p>`,
  ),
  'https://snipe.example/line.md': `# Snipe Soccer Club

Registration fees: U6: $60, Recreational U8: $75, Traveling U10: $125.
`,
  'https://siskin.example/plain.txt': `Siskin Soccer

Summer Soccer Camp

Ages 6 to 12, July 8 to 12, $140.

Toddler Tots Program

Ages 2 and 3, Saturdays at 9, $45.
`,
  'https://knot.example/join': page(
    'Knot SC',
    '<h1>Knot SC</h1><h2>Knot Youth League</h2><p>Ages 8 to 12. $90 a season.</p>',
  ),
  'https://knot.example/fees': page(
    'Knot SC fees',
    '<h1>Knot SC</h1><h2>Knot Youth League</h2><p>Ages 8 to 12. $70 a season.</p>',
  ),
  'https://teasel.example/small': page(
    'Teasel Soccer',
    '<h1>Teasel Soccer Program</h1><p>For children under 10 years.</p><p>The waitlist is free: $0 is due until there is room.</p>',
  ),
  'https://shrike.example/plain': page(
    'Shrike',
    '<h1>Welcome to Shrike</h1><h2>Details</h2><p>Soccer on Saturdays.</p><h2>Youth soccer</h2><p>Ages 6 to 10, $40.</p>',
  ),
  'https://pipit.example/top': page(
    'Pipit',
    `<h1>Pipit Athletic Association</h1><h2>Spring soccer season</h2><h3>Grades K to 5</h3><p>Ages 5 through 11, $70 for eight weeks.</p>`,
  ),
};

const near = (age: number, ...urls: string[]): string =>
  `Alder Falls, Oregon, ${age} year old, 1 mile, ${urls.join(' ')}`;

export const FURTHER_BRIEFS: ScreeningBrief[] = [
  {
    name: 'the head of a Markdown page, three years old',
    notes: near(9, 'https://otter.example/about.md'),
    rows: { field: 1, program: 1 },
    programs: [{ name: /Otter/, ageFit: 'yes', fee: '$85 per season' }],
    says: [/no year after 2027/],
  },
  {
    name: 'two pages that disagree',
    notes: near(9, 'https://ibis.example/welcome', 'https://ibis.example/faq'),
    rows: { field: 1, program: 2 },
    says: [/different ages for Ibis Recreational League/],
  },
  {
    name: 'two pages that ask different fees',
    notes: near(9, 'https://knot.example/join', 'https://knot.example/fees'),
    rows: { field: 1, program: 2 },
    says: [/different fees for Knot Youth League/],
  },
  {
    name: 'a limit in words, and no fee but that of a list to wait on',
    notes: near(8, 'https://teasel.example/small'),
    rows: { field: 1, program: 1 },
    programs: [{ name: /Teasel/, ageFit: 'yes', fee: null }],
  },
  {
    name: 'a heading over the ages',
    notes: near(9, 'https://shrike.example/plain'),
    rows: { field: 1, program: 1 },
    programs: [{ name: /Shrike|Youth soccer/, ageFit: 'yes', fee: '$40' }],
  },
  {
    name: 'several ranges behind one word',
    notes: near(9, 'https://plover.example/classes'),
    rows: { field: 1, program: 1 },
    programs: [{ name: /Plover/, ageFit: 'yes' }],
    says: [/\$18/],
    saysNot: [/\$25/],
  },
  {
    name: 'days of birth',
    notes: near(9, 'https://egret.example/births'),
    rows: { field: 1, program: 3 },
    programs: [
      { name: 'Egret Juniors Program', ageFit: 'yes', fee: '$120' },
      { name: 'Egret Academy', ageFit: 'no', fee: null },
      { name: 'Egret Tots', ageFit: 'no', fee: null },
    ],
  },
  {
    name: 'a league named in prose',
    notes: near(9, 'https://wren.example/league'),
    rows: { field: 1, program: 1 },
    programs: [{ name: 'Wren Valley Youth Soccer League', ageFit: 'yes' }],
    says: [/\$75/],
  },
  {
    name: 'a form of the game for a name',
    notes: near(9, 'https://finch.example/summer'),
    rows: { field: 1, program: 2 },
    programs: [{ name: 'Summer 3v3 League', ageFit: 'yes', fee: '$55 a player' }],
  },
  {
    name: 'ages in words alone, and a kit in a list',
    notes: near(9, 'https://dipper.example/list.md'),
    rows: { field: 1, program: 1 },
    programs: [{ name: /Dipper/, ageFit: 'unknown', fee: 'Season fee: $95' }],
    says: [/Jersey \$25/],
  },
  {
    name: 'a head row of ordinary cells',
    notes: near(9, 'https://lark.example/table'),
    rows: { field: 1, program: 2 },
    programs: [
      { name: 'Fledglings', ageFit: 'yes', fee: '$65' },
      { name: 'Chicks', ageFit: 'no', fee: null },
    ],
  },
  {
    name: 'groups with their fees in one line',
    notes: near(9, 'https://snipe.example/line.md'),
    rows: { field: 1, program: 1 },
    programs: [{ name: /Snipe/, ageFit: 'yes' }],
    says: [/Fee for “U10”: “\$125”/],
  },
  {
    name: 'headings that are lines',
    notes: near(9, 'https://siskin.example/plain.txt'),
    rows: { field: 1, program: 2 },
    programs: [
      { name: 'Summer Soccer Camp', ageFit: 'yes' },
      { name: 'Toddler Tots Program', ageFit: 'no', fee: null },
    ],
  },
  {
    name: 'headings upon headings',
    notes: near(9, 'https://pipit.example/top'),
    rows: { field: 1, program: 1 },
    programs: [{ name: /Pipit|Spring soccer/, ageFit: 'yes', fee: '$70 for eight weeks' }],
  },
  {
    name: 'between two towns',
    notes: 'Soccer for our 9 year old between Alder Falls and Bareton, Oregon, 1 mile is enough',
    rows: { field: 1 },
    asks: ['place'],
    says: [/names Bareton, Oregon too/],
    radiusMiles: 1,
  },
  {
    name: 'a country in brackets',
    notes: 'Soccer for a 9 year old within 1 mile of Neuhafen (Germany)',
    rows: { field: 1 },
  },
  {
    name: 'a misspelt town with its ZIP code',
    notes: 'soccer for a 9 year old, Gorsse Hil, North Dakota 58999, 3 miles',
    rows: { club: 1 },
    says: [/ZIP code alone/],
  },
  {
    name: 'a club whose website is gone',
    notes: 'Is there soccer for a 9 year old within 3 miles of Gorse Hill, North Dakota?',
    rows: { club: 1 },
    says: [/website of a club on the map could not be read \(gone\.example\)/],
  },
  {
    name: 'a name that longer names begin with',
    notes: 'Soccer for a 9 year old within 1 mile of Pinefield',
    rows: { field: 1 },
    saysNot: [/Other places have this name/],
  },
  {
    name: 'fees by group, under a program from an age on',
    notes: 'Alder Falls, Oregon. My son is 7. 2 miles. https://bittern.example/minis',
    rows: { field: 4, club: 1, program: 4 },
    programs: [{ name: /Bittern/, ageFit: 'yes', fee: '$75 a season' }],
    radiusMiles: 2,
  },
  {
    name: 'groups that end below the child, and ages in words',
    notes: 'Alder Falls, Oregon. My son is 12. 2 miles. https://godwit.example/open',
    rows: { field: 4, club: 1, program: 4 },
    programs: [{ name: /Godwit/, ageFit: 'unknown' }],
    radiusMiles: 2,
  },
  {
    name: 'from an age on, and groups that all end below the child',
    notes: near(12, 'https://dunlin.example/league'),
    rows: { field: 1, program: 1 },
    programs: [{ name: /Dunlin/, ageFit: 'unknown' }],
  },
  {
    name: 'groups with names of their own',
    notes: near(7, 'https://ruff.example/groups'),
    rows: { field: 1, program: 1 },
    programs: [{ name: /Ruff/, ageFit: 'yes', fee: '$75 a season' }],
  },
  {
    name: 'no name but the heading over the ages',
    notes: near(7, 'https://scoter.example/'),
    rows: { field: 1, program: 1 },
    programs: [{ name: 'Spring season', ageFit: 'yes', fee: '$50' }],
  },
];
