import { describe, expect, it } from 'vitest';
import { findChatHeads, readChatLog } from './chat-log.ts';
import { blankSpans } from './span.ts';

describe('readChatLog', () => {
  it.each([
    ['brackets', '[14/03/2027, 18:22] Ana: 40 €\n[14/03/2027, 18:23] Me: ok\nthanks'],
    ['dashes', '14.03.27, 18:22 - Ana: 40 €\n14.03.27, 18:23 - Me: ok\nthanks'],
    ['seconds and am', '[3/14/27, 6:22:10 PM] Ana: 40 €\n[3/14/27, 6:23:11 PM] Me: ok\nthanks'],
    ['a clock in Spanish', '[14/03, 6:22 p. m.] Ana: 40 €\n[14/03, 6:23 p. m.] Me: ok\nthanks'],
    ['a clock in German', '[14.03.27, 18:22 Uhr] Ana: 40 €\n[14.03.27, 18:23 Uhr] Me: ok\nthanks'],
  ])('parts senders of a copy with %s', (_what, chat) => {
    expect(readChatLog(`Which one?\n${chat}`)).toMatchObject({
      before: 'Which one?',
      hasDays: true,
      senders: [
        { name: 'Ana', texts: ['40 €'], isOwn: false },
        { name: 'Me', texts: ['ok\nthanks'], isOwn: true },
      ],
    });
  });

  it.each([
    ['the browser', '[18:22, 14/03/2027] Ana: 40 €\n[18:23, 14/03/2027] ~Bo: 50 €'],
    ['a time alone', '[18:22] Ana: 40 €\n[18:23] Bo: 50 €'],
    ['Teams', '[18:22] Ana\n40 €\n[18:23] Bo\n50 €'],
    ['Telegram', 'Ana, [14.03.27 18:22]\n40 €\n\nBo, [14.03.27 18:23]\n50 €'],
    ['Slack', 'Ana  6:22 PM\n40 €\nBo  6:23 PM\n50 €'],
    ['a day in words', '[Mar 14, 2027 at 6:22 PM] Ana: 40 €\n[Mar 14, 2027 at 6:23 PM] Bo: 50 €'],
    ['a notice between', '[14/03/2027, 18:22] Ana: 40 €\n[14/03/2027, 18:22] Bo joined\n[14/03/2027, 18:23] Bo: 50 €'],
  ])('reads the heads that %s writes', (_program, chat) => {
    expect(readChatLog(chat)?.senders.map(({ name, texts }) => [name, texts.map((text) => text.trim())])).toEqual([
      ['Ana', ['40 €']],
      ['Bo', ['50 €']],
    ]);
  });

  it('reads messages that begin below the name', () => {
    const chat = '[14/03/2027, 18:22] Ana:\n40 €\n[14/03/2027, 18:23] Bo:\n50 €';
    expect(readChatLog(chat)?.senders.map(({ name, texts }) => [name, texts[0]?.trim()])).toEqual([
      ['Ana', '40 €'],
      ['Bo', '50 €'],
    ]);
  });

  it.each([
    ['a list of days', '14/03/2027, 18:22 opening\n15/03/2027, 09:00 closing'],
    ['one message', '[14/03/2027, 18:22] Ana: 40 €'],
    ['a quote with a time', 'Acme\nDelivery 14/03/2027, 18:22\nTotal: 40.00'],
  ])('takes %s for no chat', (_what, text) => {
    expect(readChatLog(text)).toBeNull();
  });

  it.each([
    ['one who took the copy', 'Me: how much?\nOak Farm: 40 €\nMe: ok', ['Me', 'Oak Farm']],
    ['a given name', 'Kim: 40 €\nRavi: 50 €\nKim: 45 €', ['Kim', 'Ravi']],
    ['what one alone wrote, below the name', 'Oak Farm\nOak Farm: 40 €\nOak Farm: 45 €', ['Oak Farm']],
  ])('reads a chat without stamps by %s', (_what, chat, names) => {
    expect(readChatLog(chat)?.senders.map(({ name }) => name)).toEqual(names);
    expect(readChatLog(chat)?.hasDays).toBe(false);
  });

  it.each([
    ['fields', 'Item: pump\nPrice: 40 €\nItem: hose\nPrice: 9 €'],
    ['heads of mails', 'From: Me\nTo: Kim\nKim: hello\nFrom: Kim\nKim: again'],
    ['names that do not come again', 'Kim: 40 €\nRavi: 50 €\nUte: 45 €'],
  ])('takes %s for no chat', (_what, text) => {
    expect(readChatLog(text)).toBeNull();
  });
});

describe('a chat whose heads have no marks', () => {
  it.each([
    ['one speaks again', '18:22 Oak Farm: 40 €\n18:25 Elm Farm: 50 €\n18:31 Oak Farm: 38 €'],
    ['one has a given name', 'Yesterday 18:22 Sarah: 40 €\nYesterday 18:25 Oak Farm: 50 €'],
    ['one took the copy', '6:22 PM Me: how much?\n6:25 PM Oak Farm: 50 €'],
  ])('is one where %s', (_what, chat) => expect(readChatLog(chat)?.senders).toHaveLength(2));

  it('is none where nobody speaks', () =>
    expect(readChatLog('Saturday 10:30 Lakeside Ground: under 8\nSunday 11:00 Millpond Ground: under 10')).toBeNull());
});

describe('findChatHeads', () => {
  const blanked = (text: string): string => blankSpans(text, findChatHeads(text), ' ').replace(/ +/g, ' ');

  it.each([
    ['stamps with names', '[18:22] Ana: a pump\n[18:23] Bo: a hose', ' a pump\n a hose'],
    [
      'names below which it goes on',
      'Ana, [14.03.27 18:22]\na pump\nBo, [14.03.27 18:23]\na hose',
      ' \na pump\n \na hose',
    ],
    ['names without stamps', 'Kim: a pump\nRavi: a hose\nKim: and a tap', ' a pump\n a hose\n and a tap'],
    ['times without names', '18:22 a pump\n18:31 - a hose', ' a pump\n a hose'],
    ['times and names of whoever it is', '18:22 Ana: a pump\n18:25 Bo: a hose', ' a pump\n a hose'],
    ['notices between', '[18:22] Ana: a pump\n[18:23] Bo joined\n[18:24] Bo: a hose', ' a pump\n Bo joined\n a hose'],
  ])('finds %s', (_what, chat, left) => expect(blanked(chat)).toBe(left));

  it.each([
    ['one time', '18:22 a pump\nand a hose'],
    ['places and times', 'Lakeside Ground  10:30\nMillpond Ground  11:00'],
    ['days, times and places', 'Saturday 10:30 Lakeside Ground: under 8\nSunday 11:00 Millpond Ground: under 10'],
    ['fields', 'Item: pump\nPrice: 40 €\nItem: hose'],
  ])('leaves %s', (_what, text) => expect(findChatHeads(text)).toEqual([]));
});
