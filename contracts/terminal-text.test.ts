import { describe, expect, it } from 'vitest';
import { cleanForTerminal, stringifyForTerminal } from './terminal-text.ts';

const DRIVING = ['\u0007', '\r', '\u001b', '\u009b31m', '\u202e', '\u2066', '\u200b', '\u{e0041}', '\u2028'];

describe('cleanForTerminal', () => {
  it('takes escape sequences away and keeps line breaks', () => {
    expect(cleanForTerminal('a\u001b[2Jb\nc\u001b]0;title\u0007d')).toBe('ab\ncd');
  });

  it.each(DRIVING)('lets %j through in no form', (text) => {
    expect(cleanForTerminal(`a${text}b`)).not.toMatch(
      /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u2028\u202e\u2066\u{e0041}]/u,
    );
  });
});

describe('stringifyForTerminal', () => {
  it.each(DRIVING)('writes %j as JSON that holds the same and shows none of it', (text) => {
    const json = stringifyForTerminal({ text });
    expect(JSON.parse(json)).toEqual({ text });
    expect(json).toMatch(/^[\u0020-\u007e]+$/);
  });

  it('keeps the line breaks between its lines', () => {
    expect(stringifyForTerminal({ a: 1 }, 2)).toBe('{\n  "a": 1\n}');
  });
});
