import { escape, writePdf } from '../support/write-pdf.ts';
import type { PdfPlaces } from '../support/write-pdf.ts';
import { buildReleases } from './releases.ts';

interface Places extends PdfPlaces {
  /** Operators put in front of the text. */
  operators?: string;
}

/** The changelog of a seed as a PDF of one page. */
export function buildPdf(seed: number, places: Places = {}): Uint8Array {
  const lines = [
    'Changelog of Tern',
    ...buildReleases(seed).flatMap(({ version, date, changes }) => [
      `${version} - ${date}`,
      ...changes.map((change) => `- ${change}`),
    ]),
  ];
  const text = lines
    .map(
      (line, index) => `BT /F1 ${line.startsWith('-') ? 10 : 16} Tf 60 ${760 - index * 30} Td (${escape(line)}) Tj ET`,
    )
    .join('\n');
  const content = `${places.operators ?? ''}\n${text}`;
  return writePdf(content, places);
}
