import { describe, expect, it } from 'vitest';
import { findCorrespondents } from './correspondents.ts';

const namesIn = (text: string): string[] =>
  findCorrespondents(text, (word) => word === 'Ford').map(({ start, end }) => text.slice(start, end));

describe('findCorrespondents', () => {
  it('finds whoever a mail is from wherever the name stands', () => {
    expect(namesIn('From: Ada Quill <ada@quill.example>\nTo: desk\nSubject: x\n\nAda asked for it.')).toEqual([
      'Ada',
      'Quill',
      'Ada',
    ]);
  });

  it('finds the name that a quoted message is signed with', () => {
    expect(namesIn('See what Tom says.\n\n> It is the blue one.\n> Tom\n> 555-0143')).toEqual(['Tom', 'Tom']);
  });

  it('finds who writes in a chat, and those who are spoken to by that name', () => {
    expect(namesIn('[14:02] Priyanka: which one?\n[14:03] Sam: the blue, Priyanka')).toEqual([
      'Priyanka',
      'Sam',
      'Priyanka',
    ]);
  });

  it('leaves alone what is known as something else', () => {
    expect(namesIn('From: Jane Ford <j@ford.example>\nTo: desk\nSubject: car\n\nMy Ford Focus')).toEqual(['Jane']);
    expect(namesIn('Graco stroller\nAlba crib\nTom lamp')).toEqual([]);
  });
});
