import { describe, expect, it } from 'vitest';
import { domainOf, isSamePerson, lastSentIn, readThread } from './mail-thread.ts';

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

  it.each([
    ['Date: 04/05/2027\nFrom: Ana <ana@acme.example>\nSubject: prices\n\nAB-1 2.00'],
    ['Datum: 04.05.2027\nAn: Bo\nVon: Ana <ana@acme.example>\n\nAB-1 2,00'],
  ])('opens a head with whichever field stands first', (text) => {
    expect(kinds(text)).toEqual(['headed Ana']);
    expect(readThread(text)[0]?.head.start).toBe(0);
  });

  it('takes a date alone for no head', () => {
    expect(kinds('Date: 04/05/2027\nAB-1 2.00')).toEqual(['first -']);
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

  it.each([
    ['On Nov 10, 2026, at 4:10 PM Otis Farrow <o@farrow.example> wrote:', 'Otis Farrow'],
    ['Am 10.11.2026 um 16:10 schrieb Otis Farrow:', 'Otis Farrow'],
    ['Op 10 nov 2026 om 16:10 schreef Otis Farrow <o@farrow.example>:', 'Otis Farrow'],
    ['Le 10 nov. 2026 à 16:10, Otis Farrow a écrit :', 'Otis Farrow'],
    ['El 10 nov 2026, a las 16:10, Otis Farrow escribió:', 'Otis Farrow'],
  ])('reads the name in "%s", and who wrote to whom', (line, name) => {
    const [first, answered] = readThread(`From: Ana <a@acme.example>\n\nAB-1 2.00\n\n${line}\n> please quote`);
    expect(answered?.from?.name).toBe(name);
    expect(answered?.to).toEqual(first?.from);
    expect(first?.to).toEqual(answered?.from);
  });

  it('knows people by address before name', () => {
    const [one, other] = [
      { name: 'Ana', address: 'a@x.example' },
      { name: 'Ana', address: 'b@x.example' },
    ];
    expect(isSamePerson(one, other)).toBe(false);
    expect(domainOf(one)).toBe('x.example');
  });

  it.each([
    ['Sent: Friday, November 20, 2026 3:12 PM', '2026-11-20T15:12'],
    ['Gesendet: Freitag, 20. November 2026 15:12', '2026-11-20T15:12'],
    ['Envoyé : vendredi 20 novembre 2026 à 15h12', '2026-11-20T15:12'],
    ['Verzonden: vrijdag 20 november 2026 15:12', '2026-11-20T15:12'],
    ['Inviato: venerdì 20 novembre 2026 12:12 AM', '2026-11-20T00:12'],
    ['Fecha: 20/11/2026', '2026-11-20'],
    ['Date: 3/4/2026 10:00', null],
  ])('reads when a mail was sent: %s', (line, sentAt) => {
    expect(readThread(`From: Ana\n${line}\n\nAB-1 2.00`)[0]?.sentAt).toBe(sentAt);
  });

  it('reads when an answered mail was sent, and which of a thread was the last', () => {
    const text =
      'ok\n\nAm 26.11.2026 um 09:31 schrieb Ana:\n> ja\n>\n>> On Wed, Nov 25, 2026 at 3:52 PM Bo wrote:\n>> no';
    expect(readThread(text).map(({ sentAt }) => sentAt)).toEqual([null, '2026-11-26T09:31', '2026-11-25T15:52']);
    expect(lastSentIn(text)).toBe('2026-11-26T09:31');
  });
});
