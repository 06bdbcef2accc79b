import type { ScreeningBrief } from './screening-brief.ts';

const page = (title: string, body: string): string =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title></head><body><header>Menu Home About</header><main>${body}</main></body></html>`;

/** Pages of further clubs: discounts, seasons, several places, birth years, age words. All made up. */
export const CLUB_PAGES: Record<string, string> = {
  'https://heron.example/discounts': page(
    'Heron SC',
    `<h1>Heron Soccer Club - Spring 2031 Recreational</h1><p>Open to players born 2018 through 2025.</p>
    <p>Registration is $145. Register before January 31 and save $20. Siblings get 10% off. Scholarships are available.</p>
    <p>Practices at Pine Park, games on Saturdays.</p>`,
  ),
  'https://kestrel.example/seasons': page(
    'Kestrel Youth Soccer',
    `<h1>Kestrel Youth Soccer</h1><h2>Fall season</h2><p>For ages 5 to 14, August to October. $110.</p>
    <h2>Winter futsal</h2><p>Ages 8-14 only, January to March, in the school gym. $95.</p><h2>Adult league</h2><p>18 and over, $160 a team.</p>`,
  ),
  'https://gull.example/places': page(
    'Gull Soccer Academy',
    `<h1>Gull Soccer Academy</h1><p>We play in two places.</p><table><tr><th>Program</th><th>Location</th><th>Age group</th><th>Price</th></tr>
    <tr><td>Minis</td><td>North Hall</td><td>3-4 years</td><td>$72</td></tr><tr><td>Juniors</td><td>North Hall</td><td>5-7 years</td><td>$84</td></tr>
    <tr><td>Seniors</td><td>Lakeside</td><td>8-12 years</td><td>$96</td></tr></table>`,
  ),
  'https://crane.example/words': page(
    'Crane Soccer',
    `<h1>Crane Soccer for Kids</h1><p>Our toddlers' class is for two- and three-year-olds, the preschool class for four- and five-year-olds. School-age children join from their sixth birthday until they turn thirteen.</p><p>Each class is $15 a session or $120 for ten.</p>`,
  ),
  'https://rail.example/jahrgang': page(
    'SV Rail',
    `<h1>SV Rail Fußball – Jugendabteilung</h1><p>Bambini: Jahrgang 2024 und jünger. F-Jugend: Jahrgänge 2022/2023. E-Jugend: Jahrgänge 2020/2021.</p><p>Jahresbeitrag: 84 €, jedes weitere Kind 60 €.</p>`,
  ),
  'https://teal.example/grid.md': `# Teal United Soccer: Spring program

| | U6 | U8 | U10 | U12 |
|---|---|---|---|---|
| Born | 2025-26 | 2023-24 | 2021-22 | 2019-20 |
| Day | Mon | Tue | Wed | Thu |
| Fee | $70 | $80 | $90 | $100 |
`,
  'https://plover.example/under': page(
    'Plover Soccer',
    '<h1>Plover Soccer Club</h1><p>Our soccer program is for children under 10 years. Fee: $90 per season.</p>',
  ),
  'https://swift.example/prose.md': `Swift Soccer Camp

Our summer soccer camp runs July 7 to 11. Campers must be at least 7 and no older than 13 on the first day. Half days are $130, full days $215; bring a friend and both of you save $15.
Counselors are 16+.
`,
};

const near = (age: number, url: string): string => `Alder Falls, Oregon, ${age} year old, 1 mile, ${url}`;

export const CLUB_BRIEFS: ScreeningBrief[] = [
  {
    name: 'a discount for early and for siblings',
    notes: near(9, 'https://heron.example/discounts'),
    rows: { field: 1, program: 1 },
    programs: [{ name: /Heron/, ageFit: 'yes' }],
    says: [/\$145/, /10% off|save \$20/],
  },
  {
    name: 'seasons with other ages',
    notes: near(6, 'https://kestrel.example/seasons'),
    rows: { field: 1, program: 3 },
    programs: [
      { name: /Kestrel/, ageFit: 'yes', fee: '$110' },
      { name: /futsal/i, ageFit: 'no', fee: null },
      { name: /Adult/, ageFit: 'no', fee: null },
    ],
  },
  {
    name: 'places in a table',
    notes: near(6, 'https://gull.example/places'),
    rows: { field: 1, program: 3 },
    programs: [
      { name: 'Juniors', ageFit: 'yes', fee: '$84' },
      { name: 'Minis', ageFit: 'no', fee: null },
      { name: 'Seniors', ageFit: 'no', fee: null },
    ],
  },
  {
    name: 'ages in words',
    notes: near(8, 'https://crane.example/words'),
    rows: { field: 1, program: 1 },
    programs: [{ name: /Crane/, ageFit: 'yes' }],
    says: [/\$15/, /\$120/],
  },
  {
    name: 'German years',
    notes: near(8, 'https://rail.example/jahrgang'),
    rows: { field: 1, program: 1 },
    programs: [{ name: /Rail/, ageFit: 'yes' }],
    says: [/84 €/],
  },
  {
    name: 'groups as columns',
    notes: near(7, 'https://teal.example/grid.md'),
    rows: { field: 1, program: 1 },
    programs: [{ name: /Teal/, ageFit: 'yes', fee: '$80' }],
    saysNot: [/\$100/],
  },
  {
    name: 'under an age that the child has',
    notes: near(10, 'https://plover.example/under'),
    rows: { field: 1, program: 1 },
    programs: [{ name: /Plover/, ageFit: 'no' }],
    says: [/does not fit the age: “Our soccer program is for children under 10 years”/],
  },
  {
    name: 'at least and no older',
    notes: near(14, 'https://swift.example/prose.md'),
    rows: { field: 1, program: 1 },
    programs: [{ name: /Swift/, ageFit: 'no' }],
  },
];
