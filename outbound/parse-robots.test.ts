import fc from 'fast-check';
import robotsParserModule from 'robots-parser';
import { describe, expect, it } from 'vitest';
import { parseRobots } from './parse-robots.ts';
import { cpuMsOf } from '../test/support/cpu-time.ts';

/** An independent reader of the same rules; its types describe an ES module, one level deeper. */
const readByOther = robotsParserModule as unknown as typeof robotsParserModule.default;

function isAllowed(text: string, path: string): boolean {
  return parseRobots(text, 30_000).isAllowed(new URL(path, 'https://www.example.com'));
}

describe('groups', () => {
  const cases: [name: string, text: string, allowed: boolean][] = [
    ['nothing at all', '', true],
    ['a page instead of rules', '<!doctype html><title>Not here</title>', true],
    ['everybody is refused', 'User-agent: *\nDisallow: /', false],
    ['everybody is refused nothing', 'User-agent: *\nDisallow:', true],
    ['another is refused', 'User-agent: Otherbot\nDisallow: /', true],
    ['we are refused', 'User-agent: Longtake\nDisallow: /', false],
    ['we are refused in other letters', 'user-AGENT : lOnGtAkE\r\nDISALLOW : /', false],
    ['we are refused by a versioned name', 'User-agent: Longtake/1.0\nDisallow: /', false],
    ['one whose name begins like ours is refused', 'User-agent: Longtakeaway\nDisallow: /', true],
    ['one whose name we begin with is refused', 'User-agent: Long\nDisallow: /', true],
    [
      'our group stands before that of everybody',
      'User-agent: *\nDisallow: /\n\nUser-agent: Longtake\nDisallow: /x',
      true,
    ],
    ['our empty group frees us', 'User-agent: Longtake\n\nUser-agent: *\nDisallow: /', false],
    ['our group without rules frees us', 'User-agent: Longtake\nDisallow:\nUser-agent: *\nDisallow: /', true],
    ['our groups count together', 'User-agent: Longtake\nDisallow: /x\n\nUser-agent: Longtake\nDisallow: /page', false],
    ['several names share a group', 'User-agent: Otherbot\nUser-agent: Longtake\nDisallow: /', false],
    [
      'blank lines and sitemaps do not part names',
      'User-agent: Longtake\n\nSitemap: https://a/\nUser-agent: b\nDisallow: /',
      false,
    ],
    ['a rule ends the names', 'User-agent: Longtake\nDisallow: /x\nUser-agent: b\nDisallow: /', true],
    ["a rule before any name is nobody's", 'Disallow: /\nUser-agent: b\nDisallow: /', true],
    ['comments are left out', '# all\nUser-agent: * # everybody\nDisallow: /page # this one', false],
    ['a byte order mark is left out', '\ufeffUser-agent: *\nDisallow: /', false],
    ['old line ends', 'User-agent: *\rDisallow: /', false],
  ];
  it.each(cases)('%s', (_name, text, allowed) => expect(isAllowed(text, '/page')).toBe(allowed));
});

describe('paths', () => {
  const cases: [rules: string, path: string, allowed: boolean][] = [
    ['Disallow: /a', '/ab/c', false],
    ['Disallow: /a/', '/a', true],
    ['Disallow: /A', '/a', true],
    ['Disallow: a', '/a', true],
    ['Disallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['Allow: /a\nDisallow: /a/b', '/a/b/c', false],
    ['Allow: /a\nDisallow: /a', '/a', true],
    ['Disallow: /a\nAllow: /a', '/a', true],
    ['Disallow: /*.pdf$', '/x/y.pdf', false],
    ['Disallow: /*.pdf$', '/x/y.pdf?page=1', true],
    ['Disallow: /*.pdf', '/x/y.pdf?page=1', false],
    ['Disallow: /$', '/', false],
    ['Disallow: /$', '/a', true],
    ['Disallow: *', '/a', false],
    ['Disallow: /*/b/*/d', '/a/b/c/d', false],
    ['Disallow: /*/b/*/d', '/a/b/d', true],
    ['Disallow: /a*a$', '/a', true],
    ['Disallow: /a*a$', '/aa', false],
    ['Disallow: /?q=', '/?q=1', false],
    ['Disallow: /*?', '/a?', true],
    ['Disallow: /~joe/', '/%7ejoe/x', false],
    ['Disallow: /%7Ejoe/', '/~joe/x', false],
    ['Disallow: /%61b', '/ab', false],
    ['Disallow: /ü', '/%C3%BC', false],
    ['Disallow: /%c3%bc', '/ü', false],
    ['Disallow: /a%2fb', '/a/b', true],
    ['Disallow: /a%2fb', '/a%2Fb', false],
    ['Disallow: /a-%2A.html', '/a-*.html', false],
    ['Disallow: /a-%24', '/a-$', false],
    ['Disallow: /a$b', '/a$b', false],
    ['Disallow: /', '/robots.txt', true],
  ];
  it.each(cases)('%j says of %s: %s', (rules, path, allowed) =>
    expect(isAllowed(`User-agent: *\n${rules}`, path)).toBe(allowed),
  );

  it('are judged as another reader of the rules judges them', () => {
    const part = fc.constantFrom('a', 'b', '/', 'ab', '*', '-');
    const pattern = fc
      .tuple(fc.array(part, { maxLength: 8 }), fc.boolean())
      .map(([parts, end]) => `/${parts.join('')}${end ? '$' : ''}`);
    const rule = fc.tuple(fc.constantFrom('Allow', 'Disallow'), pattern).map(([kind, value]) => `${kind}: ${value}`);
    const path = fc
      .array(fc.constantFrom('a', 'b', '/', 'ab', '-', '?'), { maxLength: 12 })
      .map((parts) => `/${parts.join('')}`);
    const property = fc.property(fc.array(rule, { minLength: 1, maxLength: 6 }), path, (rules, asked) => {
      const text = ['User-agent: Longtake', ...rules].join('\n');
      const url = new URL(`https://www.example.com${asked.replace(/^\/+/, '/')}`);
      const other = readByOther('https://www.example.com/robots.txt', text);
      expect(parseRobots(text, 0).isAllowed(url)).toBe(other.isAllowed(url.href, 'Longtake'));
    });
    fc.assert(property, { numRuns: 3_000 });
  });
});

describe('crawl-delay and sitemaps', () => {
  it.each([
    ['User-agent: *\nCrawl-delay: 2', 2_000],
    ['User-agent: *\nCrawl-delay: 0.5', 500],
    ['User-agent: *\nCrawl-delay: 86400', 30_000],
    ['User-agent: *\nCrawl-delay: -5', 0],
    ['User-agent: *\nCrawl-delay: soon', 0],
    ['User-agent: *\nCrawl-delay: Infinity', 30_000],
    ['User-agent: *\nCrawl-delay: 9\nUser-agent: Longtake\nCrawl-delay: 3', 3_000],
    ['User-agent: Otherbot\nCrawl-delay: 9', 0],
  ])('%j asks for %d ms', (text, delayMs) => expect(parseRobots(text, 30_000).crawlDelayMs).toBe(delayMs));

  it('states sitemaps wherever they stand', () => {
    const text =
      'Sitemap: https://www.example.com/a.xml\nUser-agent: b\nDisallow: /\nsitemap:https://www.example.com/b.xml';
    expect(parseRobots(text, 0).sitemaps).toEqual(['https://www.example.com/a.xml', 'https://www.example.com/b.xml']);
  });
});

describe('files made to be slow', () => {
  const size = 500 * 1024;
  const fill = (line: string) => line.repeat(Math.floor(size / line.length));
  it.each([
    ['wildcards', `User-agent: *\n${fill(`Disallow: /${'*a'.repeat(1000)}b\n`)}`],
    ['long parts', `User-agent: *\n${fill(`Disallow: /*b${'a'.repeat(990)}\n`)}`],
    [
      'names times rules',
      `${fill('User-agent: *\n').slice(0, size / 2)}\n${fill('Disallow: /b\n').slice(0, size / 2)}`,
    ],
    ['one line', 'a'.repeat(size)],
    ['only colons', ':'.repeat(size)],
    ['only comments', fill('#\n')],
    ['stars', `User-agent: *\nDisallow: /${'*'.repeat(size)}b`],
  ])('of %s are read and asked without blowing up', async (_name, text) => {
    const spent = await cpuMsOf(() => expect(isAllowed(text, `/${'a'.repeat(2000)}`)).toBe(true));
    expect(spent).toBeLessThan(10_000);
  });
});
