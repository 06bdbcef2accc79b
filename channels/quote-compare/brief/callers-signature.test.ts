import { describe, expect, it } from 'vitest';
import { cutCallersSignature } from './callers-signature.ts';

const QUOTES = 'Acme: 5 x AB-12 @ 3.00\n\nBeta Tools: 5 x AB-12 @ 4.00, call Rosa Beck';

describe('cutCallersSignature', () => {
  it.each([
    ['a name', 'Thanks,\nJo Haas'],
    ['a closing alone', 'kind regards'],
    ['a name and a telephone', 'Best regards\nJo Haas\nTel +1 208 555 0100'],
    ['German words', 'Mit freundlichen Grüßen\nJo Haas'],
  ])('cuts %s below the last quote from a mail that greets', (_what, signature) => {
    const cut = cutCallersSignature(`Hello,\n\n${QUOTES}\n\n${signature}\n`);
    expect(cut.text.trimEnd()).toBe(`Hello,\n\n${QUOTES}`);
    expect(cut.signature).toBe(signature);
  });

  it.each([
    ['the paste greets nobody', `Need 5 x AB-12.\n\n${QUOTES}\n\nThanks,\nJo Haas`],
    ['it names a vendor’s own person', `Hello,\n\n${QUOTES}\n\nThanks,\nRosa Beck`],
    ['it states a price', `Hello,\n\n${QUOTES}\n\nThanks, freight is $5.00`],
    ['a firm signs below a name', `Hello,\n\n${QUOTES}\n\nThanks,\nJo Haas\nGamma Supply`],
    [
      'there is more than a signature',
      `Hello,\n\n${QUOTES}\n\nThanks,\nthe price holds\nuntil May\nor so\nwe think\nat least`,
    ],
  ])('cuts nothing where %s', (_what, notes) => {
    expect(cutCallersSignature(notes)).toEqual({ text: notes, signature: '' });
  });

  it('cuts nothing where the caller has signed above a mail that is sent on', () => {
    const notes = `Moin,\nbitte vergleichen.\nGruß\nJo\n\n---------- Weitergeleitete Nachricht ----------\nVon: Info <info@beta.example>\n\n${QUOTES}\n\nViele Grüße\nBeta Werkzeug`;
    expect(cutCallersSignature(notes)).toEqual({ text: notes, signature: '' });
  });

  it('cuts nothing where the caller has signed by name above the offers', () => {
    const notes = `Bonjour,\nlequel est le moins cher ?\nMerci d'avance\nAline R.\n\n${QUOTES}\n\nCordialement,\nBeta Outillage`;
    expect(cutCallersSignature(notes)).toEqual({ text: notes, signature: '' });
  });
});
