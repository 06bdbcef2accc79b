import { describe, expect, it } from 'vitest';
import { measureTexts } from './measure-texts.ts';
import { findRecords } from './page-records.ts';
import { parseHtml } from './parse-html.ts';

const recordsOf = (html: string) => {
  const { body } = parseHtml(html);
  return findRecords(body, 'Changelog', measureTexts(body));
};

describe('the records of a page', () => {
  it('say the text of a time once, whatever times stand in it', () => {
    const { dates } = recordsOf('<time>Built <time>3 May 2021</time> at sea</time> <time>4 May 2021</time>');
    expect(dates).toEqual(['Built 3 May 2021 at sea', '4 May 2021']);
  });

  it('open with headings and first cells of few words, and with none that hold a part of the page', () => {
    const long = 'The lamp of the pier was lit again. '.repeat(4);
    const { openings } = recordsOf(
      `<h2>1.4.0</h2><h2>1.3.0 <p>${long}</p></h2><table><tr><td>1.2.0<td>${long}<tr><td>1.1.0 ${long}<td>x</table>`,
    );
    expect(openings).toEqual(['1.4.0', '1.2.0']);
  });
});
