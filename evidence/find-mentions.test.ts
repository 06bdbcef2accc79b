import { describe, expect, it } from 'vitest';
import { findMentions } from './find-mentions.ts';

const answer = (row: Record<string, string | string[] | null>, output = '', links: string[] = []) => ({
  table: { columns: [], rows: [row], summary: {} },
  output,
  links,
});

describe('findMentions', () => {
  it('is what rows and sentences show and was not read, each once', () => {
    const links = ['https://a.example/log'];
    const output = 'New on the page (https://a.example/log), see https://b.example/77. And https://c.example/x?y=1\n';
    const row = { link: 'https://b.example/77', also: ['https://d.example/'], change: 'Fixed', none: null };

    expect(findMentions(answer(row, output, links))).toEqual([
      'https://b.example/77',
      'https://d.example/',
      'https://c.example/x?y=1',
    ]);
  });

  it('is nothing where all that is shown was read, or nothing is', () => {
    expect(findMentions(answer({ link: 'https://a.example/' }, '', ['https://a.example/']))).toEqual([]);
    expect(findMentions({ table: null, output: 'Nothing.', links: [] })).toEqual([]);
  });
});
