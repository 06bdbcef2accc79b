/** Where something can be put into a PDF beside its text. */
export interface PdfPlaces {
  /** Entries of the page's dictionary, of the catalogue and of the document's facts. */
  page?: string;
  catalogue?: string;
  info?: string;
  /** What follows the end of the file. */
  trailer?: string;
}

/** A PDF of one page. `content` is its stream: `BT /F1 12 Tf 60 760 Td (a line) Tj ET`, with F1 for Helvetica. */
export function writePdf(content: string, places: PdfPlaces = {}): Uint8Array {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${places.catalogue ?? ''} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${places.page ?? ''} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< ${places.info ?? ''} >>`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  body += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${body.length}\n%%EOF\n${places.trailer ?? ''}`;
  return Uint8Array.from(Buffer.from(body, 'latin1'));
}

/** A string as PDF writes it between round brackets. */
export function escape(text: string): string {
  return text.replace(/[\\()]/g, '\\$&');
}
