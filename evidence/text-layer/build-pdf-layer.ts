import type { TextLayer } from '#contracts/page.ts';
import { getDocumentProxy } from 'unpdf';
import { readDate } from './dates/read-date.ts';
import { createLayerWriter } from './layer-writer.ts';
import { createLengthLimit } from './length-limit.ts';
import { scanLinks } from './markdown/scan-links.ts';
import { keepsTooManyStates } from './pdf-states.ts';

const MAX_PAGES = 1_000;

/** A line of a page of a PDF: its text, the size of its letters and its height above the foot, in points. */
interface PdfLine {
  text: string;
  size: number;
  y: number;
}

/**
 * The text layer of a PDF: its lines in the order of the file, paragraphs by the gaps between them, headings by the size of their letters. A file that
 * is broken or locked has an empty layer.
 */
export async function buildPdfLayer(bytes: Uint8Array): Promise<TextLayer> {
  const writer = createLayerWriter();
  const facts = { title: null as string | null, publishedAt: null as string | null, language: null as string | null };
  try {
    if (keepsTooManyStates(bytes)) throw new Error('its graphics states are too many');
    // A copy: pdf.js takes the buffer that it is given for itself.
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const { info } = await pdf.getMetadata();
    Object.assign(facts, readInfo(info));
    const pages: PdfLine[][] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      pages.push(joinLines(items));
    }
    await pdf.loadingTask.destroy();
    const bodySize = median(pages.flat());
    for (const lines of pages) writeLines(lines, bodySize);
  } catch {
    // What pdf.js cannot read has no text to quote.
  }
  const { suspicious, ...written } = writer.finish();
  const links = scanLinks(written.text, { definitions: new Map(), base: null, noteLength: createLengthLimit() });
  const heading = written.blocks.find(({ kind }) => kind === 'heading');
  const title = facts.title ?? (heading ? written.text.slice(heading.start, heading.end).replace(/\s+/g, ' ') : null);
  return { lane: 'pdf', ...facts, ...written, title, links, ...(suspicious.length > 0 && { suspicious }) };

  function writeLines(lines: PdfLine[], bodySize: number): void {
    let at = 0;
    while (at < lines.length) {
      let end = at + 1;
      while (end < lines.length && belongs(lines[end - 1], lines[end])) end += 1;
      const first = lines[at];
      const isHeading = first !== undefined && first.size > bodySize * 1.15 && end - at <= 3;
      writer.gap('blank');
      const block = isHeading
        ? writer.open('heading', { level: first.size > bodySize * 1.6 ? 1 : 2 })
        : writer.open('paragraph');
      for (const line of lines.slice(at, end)) {
        writer.gap('line');
        writer.flow(line.text);
      }
      writer.close(block);
      at = end;
    }
  }
}

/** Whether a line goes on with the paragraph of the one before: same letters, no wider gap than between lines. */
function belongs(before: PdfLine | undefined, line: PdfLine | undefined): boolean {
  if (!before || !line) return false;
  const gap = before.y - line.y;
  return Math.abs(before.size - line.size) < 0.6 && gap >= 0 && gap < before.size * 1.6;
}

function joinLines(items: readonly unknown[]): PdfLine[] {
  const lines: PdfLine[] = [];
  let open: PdfLine | null = null;
  for (const item of items) {
    if (!isTextItem(item)) continue;
    const [, , , scale = 0, , y = 0] = item.transform;
    const size = Math.abs(item.height || scale);
    if (open && Math.abs(open.y - y) > Math.max(open.size, size) * 0.5) open = finishLine(lines, open);
    if (open) {
      open.text += item.str;
      open.size = Math.max(open.size, size);
    } else if (item.str.trim() !== '') open = { text: item.str, size, y };
    if (item.hasEOL && open) open = finishLine(lines, open);
  }
  if (open) finishLine(lines, open);
  return lines;
}

function finishLine(lines: PdfLine[], line: PdfLine): null {
  if (line.text.trim() !== '') lines.push(line);
  return null;
}

function isTextItem(item: unknown): item is { str: string; transform: number[]; height: number; hasEOL: boolean } {
  return typeof item === 'object' && item !== null && 'str' in item;
}

/** The size of letters that most of the text has. */
function median(lines: PdfLine[]): number {
  const sizes = lines
    .flatMap(({ size, text }) => Array.from({ length: Math.ceil(text.length / 20) }, () => size))
    .toSorted((left, right) => left - right);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

function readInfo(info: unknown): { title: string | null; publishedAt: string | null; language: string | null } {
  const values = typeof info === 'object' && info !== null ? (info as Record<string, unknown>) : {};
  const text = (key: string): string | null => (typeof values[key] === 'string' ? values[key].trim() || null : null);
  const title = text('Title');
  const stamp = /^D:(\d{4})(\d{2})(\d{2})/.exec(text('CreationDate') ?? '');
  return {
    // Programs that make PDFs put the name of the file here.
    title:
      title !== null && /\.(?:docx?|pdf|indd|tex|xlsx?|pptx?|odt)$|^untitled|^microsoft word/i.test(title)
        ? null
        : title,
    publishedAt: stamp ? readDate(`${stamp[1]}-${stamp[2]}-${stamp[3]}`, 'day-first') : null,
    language: text('Language')?.toLowerCase() ?? null,
  };
}
