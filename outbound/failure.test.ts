import { expect, it } from 'vitest';
import { showAddress } from './failure.ts';

it.each([
  ['https://www.example.com', 'https://www.example.com/'],
  ['https://www.example.com/a/b?token=secret#part', 'https://www.example.com/a/b'],
  ['https://user:secret@www.example.com/', 'https://www.example.com/'],
  ['https://www.example.com:8443/x', 'https://www.example.com:8443/x'],
  ['https://www.example.com/\u001b[31mred', 'https://www.example.com/[31mred'],
  ['https://www.example.com/<script>', 'https://www.example.com/%3Cscript%3E'],
  ['file:///etc/passwd', 'The file: address'],
  ['javascript:alert(1)', 'The javascript: address'],
  ['not an address', 'The address'],
  ['', 'The address'],
])('%j is shown as %s', (raw, shown) => expect(showAddress(raw)).toBe(shown));

it('a long address is shown with its beginning', () => {
  const shown = showAddress(`https://www.example.com/${'a'.repeat(5_000)}`);
  expect(shown).toMatch(/^https:\/\/www\.example\.com\/a+…$/);
  expect(shown).toHaveLength(200);
});
