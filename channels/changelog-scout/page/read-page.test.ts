import { describe, expect, it } from 'vitest';
import { buildTextLayer } from '../../../evidence/text-layer/build-text-layer.ts';
import { readPage } from './read-page.ts';
import type { PageReading } from './page-reading.ts';

interface Read {
  reading: PageReading;
  /** `version date` of every release, then its changes. */
  shown: string[];
}

async function read(body: string, mediaType = 'text/markdown', name = 'page'): Promise<Read> {
  const layer = await buildTextLayer({
    bytes: new TextEncoder().encode(body),
    mediaType,
    url: `https://pages.example/${name}`,
  });
  const reading = readPage({ layer });
  const shown = reading.releases.map(({ version, date, entries }) => {
    const changes = entries.map(({ span }) => layer.text.slice(span.start, span.end).replace(/\s+/g, ' '));
    return `${version} ${date?.iso ?? '-'}: ${changes.join(' | ')}`;
  });
  return { reading, shown };
}

describe('lines that head releases', () => {
  it.each<[string, string, string[]]>([
    [
      'ATX at mixed levels',
      '# [2.0.0](x) (2026-01-02)\n\n### [1.9.9](x) (2026-01-01)\n\n### Fixes\n\n* ants build camps\n',
      ['2.0.0 2026-01-02: ', '1.9.9 2026-01-01: ants build camps'],
    ],
    [
      'Setext and nested lists',
      '1.1\n===\n\n  * one thing\n    - inner thing\n\n1.0\n===\n  * two things\n',
      ['1.1 -: one thing | inner thing', '1.0 -: two things'],
    ],
    [
      'reStructuredText with an overline',
      '=======\nChanges\n=======\n\n0.5 (2026-05-05)\n----------------\n\n- New wheel\n\n0.4 (2026-04-04)\n````````````````\n* Old wheel\n',
      ['0.5 2026-05-05: New wheel', '0.4 2026-04-04: Old wheel'],
    ],
    [
      'an Emacs outline',
      'Foo NEWS -*- outline -*-\n\n* Noteworthy changes in release 3.8 (2026-09-02) [stable]\n\n** Bug fixes\n\n  foo no longer eats bars.\n\n* Noteworthy changes in release 3.7 (2026-08-14) [stable]\n\n** New features\n\n  foo has bars.\n',
      ['3.8 2026-09-02: foo no longer eats bars.', '3.7 2026-08-14: foo has bars.'],
    ],
    [
      'wiki headings of a plugin',
      '== Changelog ==\n\n= 4.2.1 - 2026-10-12 =\n* Fix - Date field.\n\n= 4.2.0 =\n* New - Field.\n',
      ['4.2.1 2026-10-12: Fix - Date field.', '4.2.0 -: New - Field.'],
    ],
    [
      'versions alone on lines',
      'History\n\n1.20.7: 2026-10-26\n\t* Fix binary\n\t* Add more\n\n1.20.5: 9th of February 2026\n\t* Start\n',
      ['1.20.7 2026-10-26: Fix binary | Add more', '1.20.5 2026-02-09: Start'],
    ],
    [
      'bold lines',
      '**2.1.0** (2026-04-05)\n\n- Add foo\n\n**2.0.0** (2026-03-01)\n\n- Add bar\n',
      ['2.1.0 2026-04-05: Add foo', '2.0.0 2026-03-01: Add bar'],
    ],
    [
      'list items',
      '- **2.1.0** (2026-04-05)\n  - Add `foo`\n- **2.0.0** (2026-03-01)\n  - Add bar\n',
      ['2.1.0 2026-04-05: Add `foo`', '2.0.0 2026-03-01: Add bar'],
    ],
    [
      'lines that go on',
      'v1.3 - 2026-05-01 - Fixed login, added export.\nv1.2 - 2026-03-11 - Faster search.\nv1.1 - 2026-01-20 - First version.\n',
      [
        'v1.3 2026-05-01: Fixed login, added export.',
        'v1.2 2026-03-11: Faster search.',
        'v1.1 2026-01-20: First version.',
      ],
    ],
    [
      'a Markdown table',
      '| Version | Date | Changes |\n|---|---|---|\n| 2.1 | 2026-02-02 | Faster start |\n| 2.0 | 2026-01-01 | New engine |\n',
      ['2.1 2026-02-02: Faster start', '2.0 2026-01-01: New engine'],
    ],
  ])('%s', async (_name, body, releases) => expect((await read(body, 'text/plain')).shown).toEqual(releases));

  it('takes a day over releases for their date, and a series over versions for none', async () => {
    const body =
      '## 2026-09-30\n\n### core@2.1.0\n\n- ants build\n\n### cli@2.1.0\n\n- cats dig\n\n## 1.x\n\n## 1.1\n\n### 1.1.2 (2026-01-01)\n\n- eels flee\n';
    expect((await read(body)).shown).toEqual([
      'core@2.1.0 2026-09-30: ants build',
      'cli@2.1.0 2026-09-30: cats dig',
      '1.1.2 2026-01-01: eels flee',
    ]);
  });

  it("does not take another product's version inside a release for one of its own", async () => {
    const body = '## 2.0.0\n\n### Node 18.0\n\n- now needed\n\n## 1.0.0\n\n- start here\n';
    expect((await read(body)).shown).toEqual(['2.0.0 -: now needed', '1.0.0 -: start here']);
  });

  it('leaves versions of a commit log and of dependencies alone', async () => {
    const { reading } = await read(
      '- use libfoo 3.2\n- bump bar to 1.1\n- Fix PR 29914\n- Found by Tool 7.1\n',
      'text/plain',
    );
    expect(reading.releases).toEqual([]);
  });

  it('does not give an ambiguous date that nothing on the page explains', async () => {
    expect((await read('## 1.1 (03/04/2026)\n\n- ants build\n')).shown).toEqual(['1.1 -: ants build']);
    expect((await read('## 1.1 (03/04/2026)\n\n- ants build\n\n## 1.0 (24/03/2026)\n\n- cats dig\n')).shown[0]).toBe(
      '1.1 2026-04-03: ants build',
    );
  });

  it('takes dates from the line above only where that is how the page does it', async () => {
    const above = 'May 2, 2026\n\n### v1.2\n\n- ants build\n\nMay 1, 2026\n\n### v1.1\n\n- cats dig\n';
    expect((await read(above)).shown).toEqual(['v1.2 2026-05-02: ants build', 'v1.1 2026-05-01: cats dig']);
  });

  it('reads a release whose date is told in its first sentence, not one that a sentence mentions', async () => {
    expect((await read('## 3.1\n\nVersion 3.1 was released on 4 May 2026. It is fast.\n')).shown[0]).toMatch(
      /^3\.1 2026-05-04/,
    );
    expect((await read('## 3.1\n\nThe bug came with 3.0 (4 May 2026) and is gone.\n')).shown[0]).toMatch(/^3\.1 -/);
  });
});

describe('what is no change', () => {
  it.each([
    [
      'thanks and downloads',
      '## 1.0\n\n- real change\n\n### Downloads\n\n- a.tar.gz deadbeef\n\n### New Contributors\n\n- @ada made their first contribution\n',
    ],
    ['a link to the diff', '## 1.0\n\n- real change\n\n**Full Changelog**: https://g.example/compare/a...b\n'],
    ['names of authors', '## 1.0\n\n*   real change\n\n    *Ada Example*\n'],
    ['code', '## 1.0\n\n- real change\n\n```\nnot a change\n```\n'],
    ['a commented draft', '<!-- ## 2.0 -->\n## 1.0\n\n- real change\n'],
  ])('%s', async (_name, body) => expect((await read(body)).shown).toEqual(['1.0 -: real change']));
});

describe('HTML', () => {
  const html = (main: string): string =>
    `<html><head><title>News</title></head><body><main>${main}</main></body></html>`;

  it('reads definition lists', async () => {
    const body = html(
      '<h1>History</h1><dl><dt>1.4 (3 May 2026)</dt><dd><ul><li>Add a theme</li></ul></dd><dt>1.3 (1 April 2026)</dt><dd>Fix a crash.</dd></dl>',
    );
    expect((await read(body, 'text/html')).shown).toEqual([
      '1.4 2026-05-03: Add a theme',
      '1.3 2026-04-01: Fix a crash.',
    ]);
  });

  it('reads paragraphs that head a release and go on', async () => {
    const body = html(
      '<h2>go2.4.0 (released 2026-08-08)</h2><p>A major release with much.</p><h3>Minor revisions</h3><p>go2.4.1 (released 2026-09-06) includes a security fix to the tool.</p>',
    );
    expect((await read(body, 'text/html')).shown).toEqual([
      'go2.4.0 2026-08-08: A major release with much.',
      'go2.4.1 2026-09-06: includes a security fix to the tool.',
    ]);
  });

  it('reads preformatted text', async () => {
    const body = html(
      '<pre>Changes with acmed 1.25.3                  24 Oct 2026\n\n    *) Bugfix: a fault might\n       occur.\n\nChanges with acmed 1.25.2                  15 Aug 2026\n\n    *) Feature: more.\n</pre>',
    );
    expect((await read(body, 'text/html')).shown).toEqual([
      '1.25.3 2026-10-24: Bugfix: a fault might occur.',
      '1.25.2 2026-08-15: Feature: more.',
    ]);
  });

  it('reads posts with a title and a date each', async () => {
    const body = html(
      '<h2>October 2026</h2><h3>Retiring a method</h3><p>October 14, 2026</p><p>It will go away.</p><h3>New scopes</h3><p>October 2, 2026</p><p>Apps can ask for more.</p>',
    );
    expect((await read(body, 'text/html')).shown).toEqual([
      'Retiring a method 2026-10-14: It will go away.',
      'New scopes 2026-10-02: Apps can ask for more.',
    ]);
  });

  it('reads a page about one release', async () => {
    const body = html(
      '<h1>Acme 12 Release Series: Changes and New Features</h1><h2>Caveats</h2><ul><li>The old layout is gone.</li></ul>',
    );
    expect((await read(body, 'text/html')).shown).toEqual(['12 -: The old layout is gone.']);
  });
});

describe('feeds and JSON', () => {
  it('names a post by its title, and dates by the day that is stated', async () => {
    const rss =
      '<rss version="2.0"><channel><title>Notes</title><item><title>Acme 5.1.3</title><link>https://pages.example/5</link><pubDate>Mon, 7 Sep 2026 23:30:00 -0700</pubDate><description>Bug fixes only.</description></item><item><title>How we test</title><pubDate>Tue, 1 Sep 2026 09:00:00 +0000</pubDate><description>A look behind.</description></item></channel></rss>';
    expect((await read(rss, 'application/rss+xml')).shown).toEqual([
      '5.1.3 2026-09-07: Bug fixes only.',
      'How we test 2026-09-01: A look behind.',
    ]);
  });

  it('reads JSON Feed and lists of changes by kind', async () => {
    const feed = JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'x',
      items: [
        {
          id: '1',
          url: 'https://pages.example/1',
          title: 'v3.1.0',
          date_published: '2026-08-20T08:00:00Z',
          content_html: '<h3>Fixed</h3><ul><li>Crash of reports.</li></ul>',
        },
      ],
    });
    expect((await read(feed, 'application/json')).shown).toEqual(['v3.1.0 2026-08-20: Crash of reports.']);
    const list = JSON.stringify({
      history: [{ version: '7.1', released: '2026-05-02', changes: { security: ['Patched the diagnostics page'] } }],
    });
    const { shown, reading } = await read(list, 'application/json');
    expect(shown).toEqual(['7.1 2026-05-02: Patched the diagnostics page']);
    expect(reading.releases[0]?.entries[0]?.label).toBe('security');
  });

  it('takes a post of a JSON Feed without a version for no release where most name one', async () => {
    const item = (title: string, html: string) => ({ title, date_published: '2026-08-20', content_html: html });
    const releases = [item('Heron 3.1', '<p>Nests can be shared.</p>'), item('Heron 3.0', '<p>Nests have names.</p>')];
    const shop = item('The shop is closed in June', '<p>Orders leave on Monday.</p>');
    const show = async (items: object[]) => (await read(JSON.stringify({ items }), 'application/json')).shown;
    expect(await show([shop, ...releases])).toEqual([
      '3.1 2026-08-20: Nests can be shared.',
      '3.0 2026-08-20: Nests have names.',
    ]);
    expect(await show([shop])).toEqual(['The shop is closed in June 2026-08-20: Orders leave on Monday.']);
  });

  it('reads XML with a version an element', async () => {
    const xml =
      '<?xml version="1.0"?><component><releases><release version="3.2" date="2026-04-12"><description><p>New:</p><ul><li>Dark theme</li></ul></description></release><release version="3.1"><action type="fix">Parser of empty input</action></release></releases></component>';
    const { shown, reading } = await read(xml, 'application/xml');
    expect(shown).toEqual(['3.2 2026-04-12: Dark theme', '3.1 -: Parser of empty input']);
    expect(reading.releases[1]?.entries[0]?.label).toBe('fix');
  });

  it('takes the link of a release from the page', async () => {
    const atom =
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title><entry><title>v1.0.0</title><updated>2026-01-01T00:00:00Z</updated><link rel="alternate" href="https://g.example/r/v1.0.0"/><content type="html">&lt;p&gt;First one.&lt;/p&gt;</content></entry></feed>';
    expect((await read(atom, 'application/atom+xml')).reading.releases[0]?.link).toBe('https://g.example/r/v1.0.0');
  });
});
