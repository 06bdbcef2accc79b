import { describe, expect, it } from 'vitest';
import { isPdf, sniffFormat } from './sniff-format.ts';

const MARKDOWN = '# Changes\n\n## 1.2.0\n\n- one\n';
const PAGE = '<!doctype html><html><body><p>Hi</p></body></html>';
const RSS = '<?xml version="1.0"?><!-- made by hand --><rss version="2.0"><channel/></rss>';

describe('sniffFormat', () => {
  it.each([
    ['html as html', PAGE, 'text/html; charset=utf-8', null, 'html'],
    ['html called text', PAGE, 'text/plain', null, 'html'],
    ['html without a type', `  \n<!-- x -->${PAGE}`, '', null, 'html'],
    ['html after a warning of the server', `<br />\n<b>Warning</b>: x\n${PAGE}`, 'text/html', null, 'html'],
    ['xhtml with a declaration', `<?xml version="1.0"?>${PAGE}`, 'application/xhtml+xml', null, 'html'],
    ['a fragment called html', '<p>Hi</p>', 'text/html', null, 'html'],
    ['text called html', 'No tags at all, just words.', 'text/html', null, 'text'],
    ['markdown called html', MARKDOWN, 'text/html', null, 'markdown'],
    ['markdown as markdown', 'just words', 'text/markdown', null, 'markdown'],
    ['markdown called text', MARKDOWN, 'text/plain', null, 'markdown'],
    ['markdown called bytes', MARKDOWN, 'application/octet-stream', null, 'markdown'],
    ['markdown by its name', 'just words', 'text/plain', 'https://a.example/HISTORY.md?raw=1', 'markdown'],
    ['text by its name', MARKDOWN, 'text/plain', 'https://a.example/notes.txt', 'text'],
    ['text', 'Version 1\n\n- a\n- b\n', 'text/plain', null, 'text'],
    ['json as json', '{"a":1}', 'application/json', null, 'json'],
    ['json called text', '[{"a":1}]', 'text/plain', null, 'json'],
    ['json called html', ' {"a":1} ', 'text/html', null, 'json'],
    ['lines of json', '{"a":1}\n{"a":2}\n', 'application/x-ndjson', null, 'json'],
    ['a bare json string', '"words"', 'application/json', null, 'json'],
    ['broken json', '{"a":1', 'application/json', null, 'text'],
    [
      'markdown that begins with a link',
      '[Widget](https://a.example)\n\n## 1.0\n\n## 2.0\n',
      'text/plain',
      null,
      'markdown',
    ],
    ['rss', RSS, 'text/xml', null, 'feed'],
    ['rss called html', RSS, 'text/html', null, 'feed'],
    ['atom', '<feed xmlns="http://www.w3.org/2005/Atom"></feed>', '', null, 'feed'],
    ['rdf', '<?xml version="1.0"?><rdf:RDF xmlns:rdf="x"></rdf:RDF>', 'application/xml', null, 'feed'],
    ['other xml', '<?xml version="1.0"?><releases><release/></releases>', 'text/xml', null, 'xml'],
    ['bytes that are no text', '\u0001\u0002\ufffd\ufffd\u0003\u0004PK', 'application/zip', null, 'binary'],
    ['nothing', '', '', null, 'text'],
  ])('knows %s', (_, text, mediaType, url, format) => {
    expect(sniffFormat(text, mediaType, url)).toBe(format);
  });
});

describe('isPdf', () => {
  it.each([
    ['%PDF-1.7\n', true],
    ['\n\r %PDF-2.0', true],
    ['A text about %PDF-1.7 files', false],
    ['', false],
  ])('%j: %s', (head, expected) => {
    expect(isPdf(new TextEncoder().encode(head))).toBe(expected);
  });
});
