import { describe, expect, it } from 'vitest';
import { showPage } from './show-page.ts';

const NOTES =
  '1  Firmware 3.1.0\nRelease date: 2031-03-04\n\nFixed issues\nID       Description\nHE-101   The nest alarm was lost.\n\n2  Firmware 3.0.0\nRelease date: 2031-02-02\n\nFixed issues\nID       Description\nHE-099   Trend logs stopped.\n\n';

describe('what no release changed', () => {
  it.each([
    '3  Revision history of this document',
    'Document history',
    'Änderungshistorie des Dokuments',
    'Historique du document',
    'Historial de revisiones del documento',
    'Documentgeschiedenis',
    'Historia zmian dokumentu',
  ])('what was changed in the document, under “%s”', async (heading) =>
    expect(
      (
        await showPage(
          `${NOTES}${heading}\nRev   Date         Change\nB     2031-03-05   Section for 3.1.0 added\nA     2031-02-03   First issue\n`,
          'text/plain',
        )
      ).join('\n'),
    ).not.toMatch(/Section for|First issue/),
  );
});
