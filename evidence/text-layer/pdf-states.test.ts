import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { keepsTooManyStates } from './pdf-states.ts';

const file = (content: Uint8Array, entries = ''): Uint8Array =>
  Buffer.concat([
    Buffer.from(`%PDF-1.4\n4 0 obj\n<< /Length ${content.length} ${entries} >>\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj\n'),
  ]);

describe('the graphics states of a PDF', () => {
  it.each([
    ['plain', Buffer.from('q '.repeat(7_000)), ''],
    ['packed', deflateSync(Buffer.from('q\n'.repeat(7_000))), '/Filter /FlateDecode'],
    ['of all depths, over and over', Buffer.from(`${'q '.repeat(2_000)}${'Q '.repeat(2_000)}`.repeat(11)), ''],
  ])('are too many where thousands are kept within one another: %s', (_, content, entries) => {
    expect(keepsTooManyStates(file(content, entries))).toBe(true);
  });

  it.each([
    ['one after another', Buffer.from('q 1 0 0 1 0 0 cm Q\n'.repeat(100_000)), ''],
    ['a few within one another', Buffer.from(`${'q '.repeat(40)}${'Q '.repeat(40)}`.repeat(2_000)), ''],
    ['in a picture', Buffer.from('q '.repeat(7_000)), '/Subtype /Image'],
    ['in broken bytes', Buffer.from('q '.repeat(7_000)), '/Filter /FlateDecode'],
  ])('are as many as pages have: %s', (_, content, entries) => {
    expect(keepsTooManyStates(file(content, entries))).toBe(false);
  });
});
