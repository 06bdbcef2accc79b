const page = (title: string, body: string): string =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title></head><body><nav><a href="/">Home</a></nav><main>${body}</main><footer>P.O. Box 7, Alder Falls</footer></body></html>`;

/** Pages of clubs and towns, all made up, in the ways in which such pages state ages and fees. */
export const PAGES: Record<string, string> = {
  'https://united.example/programs': page(
    'Programs | Alder Falls United',
    `<h1>Alder Falls United</h1><p>Alder Falls United is a soccer club run by volunteers for the families of the valley.</p>
    <h2>Little Strikers</h2><p>Ages 3-5. Forty minutes of games with a parent on the field. Cost: $60 for six weeks.</p>
    <h2>Recreational League</h2><p>For boys and girls in grades K-8. Teams practice once a week and play on Saturdays. Fee: $135 per season, includes jersey and socks.</p>
    <h2>Travel Teams</h2><p>U11 through U19 competitive teams. Tryouts are held in May. Fees range from $900 to $1,400 a year.</p>`,
  ),
  'https://rec.example/spring': page(
    'Spring Season',
    `<h1>Valley Recreational Soccer</h1><p>Our spring season is open to all players of the valley, with games on Saturday mornings.</p>
    <h2>Divisions and fees</h2><table><thead><tr><th>Division</th><th>Birth Year</th><th>Early fee</th><th>Regular fee</th></tr></thead><tbody>
    <tr><td>U6</td><td>2025-2026</td><td>$80</td><td>$95</td></tr><tr><td>U8</td><td>2023-2024</td><td>$90</td><td>$105</td></tr><tr><td>U10</td><td>2021-2022</td><td>$100</td><td>$115</td></tr></tbody></table>
    <p>Uniform kits are bought separately for $40. Coaches must be 18 years or older.</p>
    <p>Registration closes February 20. All games are played at Mill Pond Fields, 12 Mill Pond Road, Alder Falls.</p>`,
  ),
  'https://far.example/camp': page(
    'Camp',
    `<h1>High Ridge Soccer Camp</h1><p>A week of soccer in the hills for ages 6-12 with daily swimming in the lake. The camp costs $240.</p><p>Location: 900 Far Ridge Road, Upland.</p>`,
  ),
  'https://town.example/sports': page(
    'Youth Sports - Town of Alder Falls',
    `<h1>Youth Sports</h1><p>The town offers sports for its young people all year round.</p><h2>Youth Basketball</h2><p>Ages 6-14. $70 for residents.</p>
    <h2>Youth Soccer</h2><p>Ages 4-12. $50 for residents and $65 for others. The season runs from April to June.</p><h2>T-Ball</h2><p>Ages 4-6. $45.</p>`,
  ),
  'https://quiet.example/': page(
    'Quiet Lake Soccer',
    `<h1>Quiet Lake Soccer Club</h1><p>Quiet Lake Soccer Club has brought families of the lake together for many years. We have teams for boys and girls and believe in fair play.</p><p>Contact us to learn more about our teams.</p>`,
  ),
  'https://free.example/clinic': page(
    'Clinic',
    `<h1>Sunday Soccer Clinic</h1><p>The clinic is free for all children ages 6 to 11. No experience is needed, and feel free to bring a ball.</p><p>When: Sundays in May, 2 pm to 4 pm. Referees (age 14 and up) are paid $20 a game.</p>`,
  ),
  'https://knit.example/': page(
    'Knitting',
    `<h1>Knitting Circle</h1><p>We knit on Tuesdays, for ages 8-80, and the fee of $5 covers tea.</p>`,
  ),
  'https://list.example/fall.md': `---\ntitle: "Fall Soccer"\n---\n\n# Fall Soccer\n\nFall soccer is for players **ages 3 through 12** of all levels.\n\n## Groups\n\n- Mites (ages 3 & 4): $55\n- Rookies (ages 5-7): $75\n- Juniors (ages 8-12): $95\n- **Deposit:** $30, returned after the last game\n`,
};
