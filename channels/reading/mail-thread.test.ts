import { describe, expect, it } from 'vitest';
import { domainOf, isSamePerson, readThread } from './mail-thread.ts';

const kinds = (text: string): string[] =>
  readThread(text).map(({ kind, from }) => `${kind} ${from?.name || from?.address || '-'}`);

describe('readThread', () => {
  it('takes a text without heads as one message', () => {
    expect(kinds('AB-1 10 @ 2.00\nTotal 20.00')).toEqual(['first -']);
  });

  it.each([
    [
      'From: Ana Ruiz <ana@acme.example>\nSent: Monday\nTo: Bo\n\nhello\n\n-----Original Message-----\nFrom: Bo\nTo: ana@acme.example\n\nplease quote',
    ],
    [
      'Von: Ana Ruiz <ana@acme.example>\nGesendet: Montag\nAn: Bo\n\nhallo\n\n-----Ursprüngliche Nachricht-----\nVon: Bo\nAn: ana@acme.example\n\nbitte anbieten',
    ],
  ])('reads heads and what is answered', (text) => {
    expect(kinds(text)).toEqual(['headed Ana Ruiz', 'answered Bo']);
  });

  it('goes on with the mail behind a quotation in it', () => {
    const text = 'From: Ana <a@acme.example>\nTo: Bo\n\n> please quote\n\nAB-1 2.00';
    expect(kinds(text)).toEqual(['headed Ana', 'quoted -', 'resumed Ana']);
  });

  it('reads who wrote what is quoted', () => {
    expect(kinds('AB-1 2.00\n\n> On Nov 10, 2026, Otis Farrow wrote:\n> please quote')).toEqual([
      'first -',
      'answered Otis Farrow',
    ]);
  });

  it('knows people by address before name', () => {
    const [one, other] = [
      { name: 'Ana', address: 'a@x.example' },
      { name: 'Ana', address: 'b@x.example' },
    ];
    expect(isSamePerson(one, other)).toBe(false);
    expect(domainOf(one)).toBe('x.example');
  });
});
