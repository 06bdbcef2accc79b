import { describe, expect, it } from 'vitest';
import { layerOf } from '../testing.ts';

const page = (title: string, body: string): string =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;
const SENTENCE = 'The widget grew faster this year, lost some weight, and its owners, who had waited long, liked it. ';
const PROSE = `<p>${SENTENCE.repeat(3)}</p>`.repeat(8);
const days = Array.from({ length: 12 }, (_, index) => `2024-${String(index + 1).padStart(2, '0')}-15`);

/** Releases as sites write them: the date beside the heading, in a row that article extractors take for a byline. */
const RELEASES = days
  .map(
    (day, index) =>
      `<section><h2>Version 3.${index}</h2><div class="extra"><time datetime="${day}">${day}</time></div><ul><li>${SENTENCE}</li><li>${SENTENCE}</li></ul></section>`,
  )
  .join('');
const ROWS = days
  .map((day, index) => `<tr><td>3.${index}.0</td><td>${day}</td><td>Fixed the lever of the widget</td></tr>`)
  .join('');
const COMMENTS = days
  .map((day) => `<li class="comment"><h4>Reader</h4><time>${day}</time><p>${SENTENCE}</p></li>`)
  .join('');
const TEASERS = days
  .map((day, index) => `<div><h3><a href="/${index}">Morning news ${day}</a></h3><p>Short.</p></div>`)
  .join('');
const PRICES = Array.from(
  { length: 30 },
  (_, index) => `<tr><td>Widget of size ${index}, steel, coated</td><td>${index}.50 EUR per piece</td></tr>`,
).join('');

const layer = (title: string, body: string) => layerOf(page(title, body), 'text/html');

describe('the lane of a page', () => {
  it.each([
    ['releases whose dates stand in rows of their own', `<h1>Release notes</h1>${RELEASES}`],
    ['releases in a table', `<h1>Version history</h1>${PROSE}<div class="extra"><table>${ROWS}</table></div>`],
    ['releases as items', `<h1>Changelog</h1><ul>${days.map((day) => `<li>${day}: ${SENTENCE}</li>`).join('')}</ul>`],
  ])('never loses a date of %s', async (_, body) => {
    const { text } = await layer('Release notes of Widget', body);
    expect(days.filter((day) => !text.includes(day))).toEqual([]);
  });

  it('is structured for records that the article lane breaks', async () => {
    expect(await layer('Release notes', `<h1>Release notes</h1>${RELEASES}`)).toMatchObject({ lane: 'structured' });
  });

  it.each([
    ['prose with dated comments', `<h1>Widgets</h1><article>${PROSE}</article><ol class="comments">${COMMENTS}</ol>`],
    ['prose beside dated links to other pages', `<h1>Widgets</h1><article>${PROSE}</article><div>${TEASERS}</div>`],
    [
      'prose that speaks of versions',
      `<h1>Widgets</h1><article><h2>Coming from 3.1 to a much newer widget today</h2>${PROSE}</article>`,
    ],
  ])('is article for %s', async (_, body) => {
    expect(await layer('Widgets', body)).toMatchObject({ lane: 'article' });
  });

  it('keeps tables that say more than the prose', async () => {
    const { text } = await layer(
      'Prices',
      `<h1>Prices</h1><div class="post"><p>${SENTENCE.repeat(4)}</p></div><div class="extra"><table>${PRICES}</table></div>`,
    );
    expect(text).toContain('29.50 EUR per piece');
  });

  it('is structured where there is next to no article', async () => {
    expect(
      await layer(
        'Opening hours',
        '<h1>Opening hours</h1><dl><dt>Monday</dt><dd>9 to 5</dd><dt>Sunday</dt><dd>closed</dd></dl>',
      ),
    ).toMatchObject({
      text: 'Opening hours\n\nMonday\n9 to 5\nSunday\nclosed',
    });
  });
});
