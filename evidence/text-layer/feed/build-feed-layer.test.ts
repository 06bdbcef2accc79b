import { describe, expect, it, vi } from 'vitest';
import { layerOf, showBlocks } from '../testing.ts';

const ATOM = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <title>Releases of widget</title><updated>2024-05-02T00:00:00Z</updated>
  <link rel="self" href="https://w.example/feed"/><link rel="alternate" href="https://w.example/"/>
  <entry>
    <id>tag:w,2024:2</id><updated>2024-05-01T10:00:00Z</updated>
    <link rel="alternate" href="/r/2.0"/>
    <title>v2.0 &amp;amp; more</title>
    <content type="html">&lt;h2&gt;Breaking&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;drop &lt;code&gt;a&lt;/code&gt; (&lt;a href="x.html"&gt;why&lt;/a&gt;)&lt;/li&gt;&lt;/ul&gt;</content>
  </entry>
  <!-- <entry><title>v1.9</title></entry> -->
  <entry><title type="text">v1.0</title><published>2023-01-01T00:00:00Z</published><summary>First.</summary></entry>
</feed>`;

const RSS = `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
  <title>News</title><link>https://n.example/</link><language>fr</language><description>All &lt;b&gt;news&lt;/b&gt;</description>
  <item><title><![CDATA[Tea & cake]]></title><link>https://n.example/1</link><pubDate>Tue, 02 Jan 2024 03:04:05 +0100</pubDate>
    <description>short</description><content:encoded><![CDATA[<p>Long <em>story</em>.</p><script>no()</script>]]></content:encoded></item>
  <item><title>Bare</title></item>
</channel></rss>`;

const RDF = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel rdf:about="https://r.example/"><title>R</title><link>https://r.example/</link></channel>
  <item rdf:about="https://r.example/1"><title>One</title><link>https://r.example/1</link><dc:date>2020-02-03</dc:date><description>Text</description></item>
</rdf:RDF>`;

describe('the layer of a feed', () => {
  it.each(['UTC', 'America/New_York', 'Asia/Tokyo'])(
    'tells times without a zone as they are, on a machine in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      const times = ['Tue, 02 Jan 2024 03:04:05', 'Tue, 02 Jan 2024 03:04:05 EST', '2 January 2024 23:04'];
      const items = times.map((time) => `<item><title>x</title><pubDate>${time}</pubDate></item>`).join('');
      const { blocks } = await layerOf(
        `<rss version="2.0"><channel><title>n</title>${items}</channel></rss>`,
        'application/rss+xml',
      );
      vi.unstubAllEnvs();
      expect(blocks.flatMap(({ iso }) => iso ?? [])).toEqual([
        '2024-01-02T03:04:05',
        '2024-01-02T08:04:05.000Z',
        '2024-01-02T23:04:00',
      ]);
    },
  );

  it('has an entry for each of Atom, heading and time first, content in blocks', async () => {
    const layer = await layerOf(ATOM, 'application/atom+xml');
    expect(layer).toMatchObject({
      lane: 'feed',
      title: 'Releases of widget',
      language: 'en-us',
      publishedAt: '2024-05-02T00:00:00Z',
    });
    expect(showBlocks(layer)).toEqual([
      'heading 1: Releases of widget',
      'entry $[0]: v2.0 & more\n2024-05-01T10:00:00Z\n\nBreaking\n\ndrop a (why)',
      'heading 2: v2.0 & more',
      'time 2024-05-01T10:00:00Z: 2024-05-01T10:00:00Z',
      'heading 2: Breaking',
      'item 1: drop a (why)',
      'entry $[1]: v1.0\n2023-01-01T00:00:00Z\n\nFirst.',
      'heading 2: v1.0',
      'time 2023-01-01T00:00:00Z: 2023-01-01T00:00:00Z',
      'paragraph: First.',
    ]);
    expect(layer.links.map(({ start, end, href }) => [layer.text.slice(start, end), href])).toEqual([
      ['v2.0 & more', 'https://w.example/r/2.0'],
      ['why', 'https://w.example/r/x.html'],
    ]);
  });

  it('reads RSS with CDATA, the full content before the short one', async () => {
    const layer = await layerOf(RSS, 'text/xml');
    expect(layer).toMatchObject({ lane: 'feed', title: 'News', language: 'fr' });
    expect(showBlocks(layer).slice(2)).toEqual([
      'entry $[0]: Tea & cake\nTue, 02 Jan 2024 03:04:05 +0100\n\nLong story.',
      'heading 2: Tea & cake',
      'time 2024-01-02T02:04:05.000Z: Tue, 02 Jan 2024 03:04:05 +0100',
      'paragraph: Long story.',
      'entry $[1]: Bare',
      'heading 2: Bare',
    ]);
  });

  it('reads RDF, whose items stand beside the channel', async () => {
    const layer = await layerOf(RDF, 'application/rdf+xml');
    expect(showBlocks(layer)).toEqual([
      'heading 1: R',
      'entry $[0]: One\n2020-02-03\n\nText',
      'heading 2: One',
      'time 2020-02-03: 2020-02-03',
      'paragraph: Text',
    ]);
  });

  it('expands no entities of its own making', async () => {
    const bomb =
      '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><rss><channel><title>&b;</title></channel></rss>';
    expect((await layerOf(bomb, 'text/xml')).text).not.toContain('aaaa');
  });

  it('reads a feed that is too deep as text', async () => {
    const layer = await layerOf(`<rss>${'<a>'.repeat(50_000)}`, 'text/xml');
    expect(layer.lane).toBe('text');
  });
});

describe('the layer of other XML', () => {
  it('is its texts and speaking attributes with their places', async () => {
    const layer = await layerOf(
      '<?xml version="1.0"?><log xml:lang="en"><title>W</title><release version="1.2" date="2024-01-01" id="z"><p>Fixed  it</p></release></log>',
      'application/xml',
    );
    expect(layer).toMatchObject({ lane: 'structured', title: 'W', language: 'en' });
    expect(showBlocks(layer)).toEqual([
      'value /log/title: W',
      'value /log/release/@version: 1.2',
      'value /log/release/@date: 2024-01-01',
      'value /log/release/p: Fixed it',
    ]);
  });
});
