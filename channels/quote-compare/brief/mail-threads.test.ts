import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../test/support/answer-on-quotes.ts';
import { findQuoteMails } from './quote-mails.ts';

/** Who wrote, when, to whom and what. */
type Mail = [from: string, sent: string, to: string, body: string];

const written = (fields: [string, string, string], mails: Mail[]): string =>
  mails
    .map(([from, sent, to, body]) => `${fields[0]}: ${from}\n${fields[1]}: ${sent}\n${fields[2]}: ${to}\n\n${body}`)
    .join('\n\n');

const HENK = 'Henk Bos <henk@bosklep.example>';
const WIM = 'Wim Prins <wim@prinsbouw.example>';
const offer = (price: string, sum: string, firm: string): string =>
  `GV-7 10 stuks à € ${price} = € ${sum}\nTransport inbegrepen. Totaal € ${sum}\nLevertijd 3 dagen\n${firm}`;
const PETRA: Mail = ['Petra Smit <p@smit.example>', '19-11-2026 11:00', WIM, offer('8,50', '85,00', 'Smit Kleppen BV')];
const EARLY: Mail = [HENK, 'woensdag 18 november 2026 09:01', WIM, offer('9,00', '90,00', 'Bos Ventielen BV')];
const LATE: Mail = [HENK, 'vrijdag 20 november 2026 10:12', WIM, offer('8,00', '80,00', 'Bos Ventielen BV')];
const ASKED: Mail = [WIM, 'donderdag 19 november 2026 16:40', HENK, 'Een ander zit op € 8,50. Kan dat lager?\nWim'];
const DUTCH: [string, string, string] = ['Van', 'Verzonden', 'Aan'];

describe('mails of one vendor', () => {
  it.each([
    ['newest on top', [LATE, EARLY, PETRA]],
    ['oldest on top', [EARLY, LATE, PETRA]],
    ['with the buyer between them', [LATE, ASKED, EARLY, PETRA]],
    ['apart', [LATE, PETRA, EARLY]],
  ])('count by the days that they were sent: %s', async (_order, mails) => {
    expect(await answerOf(`Graag vergelijken: 10 stuks GV-7.\n\n${written(DUTCH, mails)}`)).toEqual({
      rows: ['Bos Ventielen BV 80.00', 'Smit Kleppen BV 85.00'],
      recommended: 'Bos Ventielen BV',
    });
  });

  it.each([
    ['German', ['Von', 'Gesendet', 'An'], 'Freitag, 20. November 2026 10:12', 'Mittwoch, 18. November 2026 09:01'],
    ['French', ['De ', 'Envoyé ', 'À '], 'vendredi 20 novembre 2026 10:12', 'mercredi 18 novembre 2026 09:01'],
    ['Italian', ['Da', 'Inviato', 'A'], '20/11/2026 10:12', '18/11/2026 09:01'],
    ['Spanish', ['De', 'Enviado', 'Para'], '20 de noviembre de 2026 10:12', '18 de noviembre de 2026 9:01'],
  ] as const)('under %s heads', async (_language, fields, late, early) => {
    const mails: Mail[] = [
      [HENK, late, WIM, 'GV-7 10 x 8,00 € = 80,00 €\nTotal 80,00 €\nBos GmbH'],
      [HENK, early, WIM, 'GV-7 10 x 9,00 € = 90,00 €\nTotal 90,00 €\nBos GmbH'],
      ['p@smit.example', early, WIM, 'GV-7 10 x 8,50 € = 85,00 €\nTotal 85,00 €\nSmit GmbH'],
    ];
    const { rows } = await answerOf(`10 x GV-7\n\n${written([...fields], mails)}`);
    expect(rows).toEqual([expect.stringMatching(/^Bos GmbH/), expect.stringMatching(/^Smit GmbH/)]);
  });

  it('count so under headings of their own', async () => {
    const [late, early, other] = [LATE, EARLY, PETRA].map((mail) => written(DUTCH, [mail]));
    const { rows } = await answerOf(
      `Need 10 x GV-7\n\nQuote 1 of 3:\n${late}\n\nQuote 2 of 3:\n${early}\n\nQuote 3 of 3:\n${other}`,
    );
    expect(rows).toEqual(['Bos Ventielen BV 80.00', 'Smit Kleppen BV 85.00']);
  });
});

describe('the mail of the buyer', () => {
  it('is no offer, though it names more prices than the answer to it', async () => {
    const asked: Mail = [WIM, '19-11-2026', HENK, 'Smit zit op € 8,50, of € 8,40 bij 20, of € 8,30 bij 30.\nWim'];
    const { rows } = await answerOf(`Graag vergelijken: 10 stuks GV-7.\n\n${written(DUTCH, [LATE, asked, PETRA])}`);
    expect(rows.map((row) => row.split(' ')[0])).toEqual(['Bos', 'Smit']);
  });

  it('is who wrote what a vendor answered, below the answer and without an address', async () => {
    const quoted = '> On Nov 19, 2026, Wim Prins wrote:\n> please quote, the last time we paid 8.00';
    const [bos, smit] = [offer('9,00', '90,00', 'Bos Ventielen BV'), offer('8,50', '85,00', 'Smit Kleppen BV')].map(
      (body, at) => `From: ${at === 0 ? HENK : 'Petra Smit <p@smit.example>'}\nSent: Friday\n\n${body}\n\n${quoted}`,
    );
    const { rows } = await answerOf(`Please compare: 10 GV-7.\n\nQuote 1:\n${bos}\n\nQuote 2:\n${smit}`);
    expect(rows).toEqual(['Bos Ventielen BV 90.00', 'Smit Kleppen BV 85.00']);
  });

  it('states fewer amounts also where these have no decimals', () => {
    const thread =
      'From: Kita Seiki <k@kita.example>\n\nBR-6  10  ¥1,400  ¥14,000\n送料 ¥600\n\n> On Nov 3, 2026, Wim wrote:\n> please quote, the last time we paid 1.00';
    expect(findQuoteMails(thread).quotes).toEqual([expect.stringMatching(/^From: Kita Seiki/)]);
  });

  it.each([
    ['Italian', 'Vi chiediamo un preventivo per 10 GV-7. L’anno scorso abbiamo pagato 6,10 € i pezzi.'],
    ['German', 'Wir bitten um ein Angebot für 10 GV-7. Zuletzt haben wir 6,10 € bezahlt.'],
    ['Spanish', 'Solicitamos presupuesto para 10 GV-7. La última vez pagamos 6,10 €.'],
    ['French', 'Merci de nous faire un devis pour 10 GV-7. La dernière fois nous avions payé 6,10 €.'],
    ['Italian, of a sum', 'Siamo a chiedere un preventivo per 10 GV-7. La volta scorsa abbiamo speso 6,10 € l’uno.'],
    ['Polish', 'Prosimy o wycenę 10 szt. GV-7. Ostatnio płaciliśmy 6,10 zł.'],
  ])('is no offer where it asks for one and names what was paid before: %s', (_language, asked) => {
    const mail = (who: string, body: string): string => `Il giorno 3 nov 2026 alle 9:02 ${who} ha scritto:\n\n${body}`;
    const thread = [
      mail('Bos Ventielen BV <h@bos.example>', 'GV-7 10 x 9,00 € = 90,00 €'),
      mail('Albergo Prins <a@prins.example>', `${asked}\nLoredana`),
    ].join('\n\n');
    expect(findQuoteMails(thread).quotes).toEqual([expect.stringMatching(/Bos Ventielen/)]);
  });

  it('is no offer either where each writes under heads that name people', async () => {
    const signed = (body: string, name: string, firm: string): string =>
      `Hi Ana,\n\n${body}\n\n${name}\nAccount Manager | ${firm}\nOffice 555-0148`;
    const notes = written(
      ['From', 'Sent', 'To'],
      [
        [
          'Tom Hale <thale@larkvalve.example>',
          'Tuesday, November 17, 2026 9:12 AM',
          'Ana Quist <ana@mill.example>',
          signed('GV-7   qty 10   $9.00 ea   $90.00\nFreight prepaid. In stock.', 'Tom Hale', 'Lark Valve Company'),
        ],
        [
          'Ana Quist',
          'Monday, November 16, 2026 4:40 PM',
          'Tom Hale',
          'Tom, please quote 10 ea GV-7.\n\nAna Quist\nBuyer',
        ],
        [
          'Inside Sales [mailto:sales@dunvalve.example]',
          'Tuesday, November 17, 2026 1:55 PM',
          'Ana Quist',
          'Ana,\n\n10 pcs GV-7 @ $8.00 = $80.00\nUPS ground $15.00\nTotal $95.00\n\nBest,\nKim Rowe\nDun Valve Company',
        ],
      ],
    );
    const { rows } = await answerOf(`Which is the better buy? We need 10 of GV-7 valves.\n\n- Ana\n\n${notes}`);
    expect(rows).toEqual(['Lark Valve Company 90.00', 'Dun Valve Company 95.00']);
  });
});
