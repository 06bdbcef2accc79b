import { describe, expect, it } from 'vitest';
import { layerOf, showBlocks } from './testing.ts';

/** A PDF of one page with lines of Helvetica: size in points, height above the foot, text. */
function buildPdf(lines: [size: number, y: number, text: string][], info = ''): Uint8Array {
  const drawn = lines.map(([size, y, text]) => `BT /F1 ${size} Tf 50 ${y} Td (${text}) Tj ET`).join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< ${info} >>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size 7 /Root 1 0 R /Info 6 0 R >>\nstartxref\n${file.length}\n%%EOF`;
  return new TextEncoder().encode(`${file}xref\n0 7\n0000000000 65535 f \n${table}${trailer}`);
}

const PAGE: [number, number, string][] = [
  [22, 780, 'Widget 2.0'],
  [11, 740, 'The first paragraph runs over'],
  [11, 727, 'two lines, as they do.'],
  [11, 690, 'See https://w.example/notes for more.'],
];

describe('the layer of a PDF', () => {
  it('joins lines to paragraphs and tells headings by their size', async () => {
    const layer = await layerOf(
      buildPdf(PAGE, '/Title (Notes of Widget) /CreationDate (D:20240203040506Z)'),
      'application/pdf',
    );
    expect(layer).toMatchObject({
      lane: 'pdf',
      title: 'Notes of Widget',
      publishedAt: '2024-02-03',
      language: 'en-gb',
    });
    expect(showBlocks(layer)).toEqual([
      'heading 1: Widget 2.0',
      'paragraph: The first paragraph runs over\ntwo lines, as they do.',
      'paragraph: See https://w.example/notes for more.',
    ]);
    expect(layer.links.map(({ href }) => href)).toEqual(['https://w.example/notes']);
  });

  it('is called by its first heading where its title is the name of a file', async () => {
    expect(await layerOf(buildPdf(PAGE, '/Title (notes-final.docx)'), 'text/html')).toMatchObject({
      lane: 'pdf',
      title: 'Widget 2.0',
    });
  });

  it.each([
    ['broken', '%PDF-1.7\nnothing of a PDF follows'],
    ['cut off', buildPdf(PAGE).slice(0, 300)],
  ])('is empty for a file that is %s', async (_, bytes) => {
    expect(await layerOf(bytes, 'application/pdf')).toMatchObject({ lane: 'pdf', text: '', blocks: [] });
  });
});
