/** Pages of our own making in the forms and scripts that quotes come from. */
export const OWN_PAGES: { body: string; mediaType: string; url: string }[] = [
  { body: releaseNotes(), mediaType: 'text/markdown', url: 'https://pages.example/CHANGELOG.md' },
  { body: clubPage(), mediaType: 'text/html', url: 'https://pages.example/club.html' },
  { body: recallAnswer(), mediaType: 'application/json', url: 'https://pages.example/recalls.json' },
  { body: priceLetter(), mediaType: 'text/plain', url: 'https://pages.example/quote.txt' },
  { body: otherScripts(), mediaType: 'text/html; charset=utf-8', url: 'https://pages.example/scripts.html' },
];

function releaseNotes(): string {
  const verbs = ['Removed', 'Added', 'Renamed', 'Deprecated', 'Fixed', 'Replaced'];
  const things = [
    'the ferry timetable parser',
    'support for left-handed compasses',
    'the `--tide` flag',
    'harbour lights in fog',
    'knot tables',
    'the sextant cache',
  ];
  const releases = Array.from({ length: 30 }, (_, release) => {
    const items = Array.from({ length: 8 }, (_unused, item) => {
      const [verb, thing] = [verbs[(release + item) % 6], things[(release * 5 + item * 7) % 6]];
      return `- ${verb} ${thing}; it does not affect boats shorter than ${3 + ((release * item) % 40)} metres (#${1000 + release * 8 + item}).`;
    });
    return `## ${30 - release}.${release % 7}.${(release * 3) % 5} - 20${40 - release}-0${1 + (release % 9)}-1${release % 10}\n\n### Changes\n\n${items.join('\n')}\n`;
  });
  return `# Harbour Log\n\n${releases.join('\n')}`;
}

function clubPage(): string {
  const rows = Array.from(
    { length: 60 },
    (_, row) =>
      `<tr><td>Under ${6 + (row % 12)}</td><td>$${85 + row * 5}.00 per season</td><td>Pitch ${row}, ${100 + row * 3} Kestrel&nbsp;Lane</td><td>born ${2010 + (row % 9)} or later</td></tr>`,
  );
  return `<html><head><title>Kestrel Lane Rovers</title></head><body><main><h1>Kestrel Lane Rovers</h1>
<p>Play is for every&shy;one: no child is turned away &amp; no trial is needed. Fees do not include the kit, which costs &euro;30.</p>
<p>Un cafe&#x301; est ouvert pendant les entra\u00eenements; l'acc\u00e8s n'est pas payant.</p>
<table><thead><tr><th>Age group</th><th>Fee</th><th>Ground</th><th>Years</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>
<ul>${Array.from({ length: 40 }, (_, day) => `<li>Week ${day + 1}: training is <b>not</b> held on Friday ${day + 2} at 1${day % 10}:30, but on <i>Saturday</i> instead</li>`).join('')}</ul></main></body></html>`;
}

function recallAnswer(): string {
  const results = Array.from({ length: 40 }, (_, at) => ({
    RecallNumber: `${10 + (at % 20)}-${700 + at}`,
    Title: `Lantern ${at} recalled because its glass may crack & cut`,
    Hazard: `The glass can crack when it is used longer than ${at + 2} hours, which poses a risk of ${at % 2 ? 'burns' : 'cuts'}, not of fire.`,
    Remedy: `Stop using it at once. The maker will replace it free of charge; it won\u2019t be repaired. Call 1-800-555-0${100 + at}.`,
    Units: 1200 + at * 37,
  }));
  return JSON.stringify({ Count: results.length, Message: 'Answered in full', results });
}

function priceLetter(): string {
  const lines = Array.from(
    { length: 80 },
    (_, at) =>
      `${String(at + 1).padStart(3)}  Bracket B-${400 + at}   ${10 + at} pcs   ${(at * 1.37 + 2).toFixed(2)} EUR   ${((at * 1.37 + 2) * (10 + at)).toFixed(2)} EUR`,
  );
  return `Offer 2031/77 of Ironvale Fixings\n\nPrices are net and do not include freight. They hold for 30 days, not longer.\n\n${lines.join('\n')}\n\nFreight to your door: 48.50 EUR. Delivery takes 3 to 4 weeks, never less than 15 working days.\n`;
}

function otherScripts(): string {
  const hebrew = Array.from(
    { length: 20 },
    (_, at) => `<p>המפעל מחזיר ${at + 3} פנסים ללקוחות, ולא גובה תשלום על ההחלפה בשנת 20${30 + at}.</p>`,
  );
  const arabic = Array.from(
    { length: 20 },
    (_, at) => `<p>تستدعي الشركة ${at + 5} مصباحا من السوق ولن تتقاضى أي رسوم مقابل الاستبدال رقم ${100 + at}.</p>`,
  );
  const chinese = Array.from(
    { length: 30 },
    (_, at) =>
      `<p>本公司 宣布 召回 ${at + 20} 型 灯笼 ，用户 不需要 支付 任何 费用 ，\n请 在 第 ${at + 1} 周 之前 联系 我们 。</p>`,
  );
  const japanese = Array.from(
    { length: 20 },
    (_, at) =>
      `<p>ランタン ${at + 1} 号 は 回収 の 対象 では ありません 。 交換 は 無料 で ${at + 2} 日 かかります 。</p>`,
  );
  const hindi = Array.from(
    { length: 20 },
    (_, at) => `<p>कंपनी ${at + 4} लालटेन वापस ले रही है और बदलने के लिए कोई शुल्क नहीं लिया जाएगा, क्रमांक ${at + 50}।</p>`,
  );
  const russian = Array.from(
    { length: 20 },
    (_, at) =>
      `<p>Компания отзывает ${at + 6} фонарей и не взимает плату за замену; срок — ${at + 10} дней с момента обращения.</p>`,
  );
  const korean = Array.from(
    { length: 20 },
    (_, at) => `<p>회사는 등불 ${at + 7} 개를 회수하며 교환 비용은 받지 않습니다. 기간은 ${at + 9} 일 입니다.</p>`,
  );
  const bodies = [hebrew, arabic, chinese, japanese, hindi, russian, korean].map((lines) => lines.join('\n'));
  return `<!doctype html><html lang="mul"><head><title>Recalls in many scripts</title></head><body><main>${bodies.join('<hr>')}</main></body></html>`;
}
