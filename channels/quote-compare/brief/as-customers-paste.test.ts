import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../test/support/answer-on-quotes.ts';

describe('mails as a browser shows them', () => {
  it('are one offer of each writer, named by the firm below who signs, the newest price alone', async () => {
    const { rows } = await answerOf(
      `150 hi-vis vests with our logo. Compare with VAT in. Safegear came down.

Moira at Safegear Direct <moira@safegeardirect.example>      Wed, 25 Nov, 14:02
to me
Hello Tess, our updated price, this replaces Friday's:
150 hi-vis vests printed £5.10 each incl. VAT = £765.00
Artwork set up £24.00 incl VAT
Carriage free
Total £789.00 incl VAT
Moira
Safegear Direct

On Fri, 20 Nov 2026 at 09:31, Moira at Safegear Direct <moira@safegeardirect.example> wrote:
  150 hi-vis vests printed £5.60 each incl VAT = £840.00
  Artwork set up £24.00 incl VAT
  Total £864.00 incl VAT

Priya Nair <priya@vestfactory.example>      Thu, 26 Nov, 08:15
to me
Vests 150 x £4.40 = £660.00
Set up £20.00
Delivery £10.00
Net £690.00
VAT 20% £138.00
Total £828.00
Priya Nair
Account Manager
Vest Factory`,
    );
    expect(rows).toEqual(['Safegear Direct 789.00', 'Vest Factory 828.00']);
  });

  it('name the firm below who wrote a mail that was sent on', async () => {
    const mail = (from: string, body: string) =>
      `---------- Forwarded message ---------\nFrom: ${from}\nDate: Thu, 26 Nov 2026 at 07:55\nSubject: straw\nTo: Yard <yard@cwmfarm.example>\n\n${body}`;
    const { rows } = await answerOf(
      [
        'which of these for 12 t of barley straw? delivered to the yard',
        mail(
          'Gavin Pugh <gavin@teifistraw.example>',
          '12 t barley straw at £118.00 a tonne = £1,416.00, haulage £90.00, so £1,506.00.\n\nGavin Pugh\nTeifi Valley Straw\nUnit 3, Llandysul   01559 555012',
        ),
        mail(
          'Sales <sales@borderstraw.example>',
          'Barley straw 12 t @ £124.00 = £1,488.00 delivered.\n\nBorder Straw Ltd',
        ),
      ].join('\n\n'),
    );
    expect(rows).toEqual(['Teifi Valley Straw 1506.00', 'Border Straw Ltd 1488.00']);
  });
});

describe('an export with a row for each line of each vendor', () => {
  it('is held against what is asked for round it, whatever a vendor counts in', async () => {
    const { rows } = await answerOf(
      `We want 144 wine glasses and 72 water tumblers, ex VAT, best all in?

Supplier;Article;Qty;Unit;Price;Amount;Lead days
Barcraft Ltd;Wine glass 35cl;12;doz;21.00;252.00;5
Barcraft Ltd;Water tumbler;6;doz;15.60;93.60;5
Barcraft Ltd;Engraving (one-off);1;lot;20.00;20.00;
Barcraft Ltd;Delivery;1;lot;12.00;12.00;
Glasshouse;Wine glass 35cl;144;ea;1.80;259.20;3
Glasshouse;Water tumbler;72;ea;1.25;90.00;3
Glasshouse;Engraving (one-off);1;lot;0.00;0.00;
Glasshouse;Delivery;1;lot;0.00;0.00;`,
    );
    expect(rows).toEqual(['Barcraft Ltd 377.60', 'Glasshouse 349.20']);
  });
});

describe('a sheet with a column for each vendor and one for the weeks', () => {
  it('has its prices for one of the weeks', async () => {
    const { rows, recommended } = await answerOf(
      `Scaffold towers for 3 weeks, prices per week, ex VAT. We need 4 towers and 30 barriers.

	Qty	Weeks	Rigline Hire	Towerbase	Steadfast Access
Tower 6m	4	3	55.00	52.00	49.00
Barrier 2m	30	3	1.80	2.10	not stocked
Delivery & collection			80.00	included	70.00
Total 3 weeks			£902.00	£813.00	£658.00`,
    );
    expect(rows).toEqual(['Rigline Hire 902.00', 'Towerbase 813.00', 'Steadfast Access null']);
    expect(recommended).toBe('Towerbase');
  });
});

describe('notes of calls', () => {
  it('give two prices in one clause, and what a truck costs', async () => {
    const { rows } = await answerOf(
      `need 60 pickets 5/8 cedar and 12 posts 4x4 pt. to 97301

calls:
valley lumber - pickets 3.85 posts 14.20, drop off 40. in stock
salem fence supply - pickets 3.60 posts 15.10, delivery free over 250, 5 days
ox yard - pickets 3.95 posts 13.80, truck 25 flat, tomorrow`,
    );
    expect(rows).toEqual(['valley lumber 441.40', 'salem fence supply 397.20', 'ox yard 427.60']);
  });
});
