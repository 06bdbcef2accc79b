import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';

async function rowsOf(notes: string): Promise<string[]> {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes,
    acceptedAt: '2026-11-28T10:00:00Z',
  });
  return (take.table?.rows ?? []).map(
    ({ vendor, landedTotal, landedTotalAtLeast }) => `${String(vendor)} ${String(landedTotal ?? landedTotalAtLeast)}`,
  );
}

describe('a chat in which several haggle', () => {
  it('counts the last word of each', async () => {
    const notes = `Need 10 crates of tomatoes, who is cheapest?

[14/11/2026, 08:02] Me: price for 10 crates tomatoes delivered?
[14/11/2026, 08:10] Corner Veg: 24 euro a crate, delivery 20 euro
[14/11/2026, 08:12] Green Valley: €23.50 per crate, delivered free
[14/11/2026, 08:20] Me: Corner can you do 22?
[14/11/2026, 08:25] Corner Veg: 22.50 a crate and delivery free, last price
[14/11/2026, 08:40] Green Valley: ok 22.80 per crate then`;
    expect(await rowsOf(notes)).toEqual(['Corner Veg 225.00', 'Green Valley 228.00']);
  });

  it('takes who opens two chats by counting what is wanted for nobody that sells', async () => {
    const notes = `Who do we take, 40 stools ST-120 and 10 tables TB-64, all incl. VAT?

[12/05/2027, 14:03:22] Parish Office: Hello, we want 40 x stool ST-120 and 10 x table TB-64 delivered. Price incl VAT pls
[12/05/2027, 15:41:58] Moss Furniture: ST-120 €10.00 each, TB-64 €30.00 each, inc VAT
[12/05/2027, 15:44:30] Moss Furniture: 400.00 + 300.00 = 700.00
Delivery 25.00
Total 725.00

[12/05/2027, 14:05:01] Parish Office: Hello, we want 40 x stool ST-120 and 10 x table TB-64 delivered. Price incl VAT pls
[13/05/2027, 09:12:45] Trim Seating: ST-120 €11.00 each and TB-64 €31.00 each, both inc VAT
[13/05/2027, 09:13:41] Trim Seating: delivery is free
[13/05/2027, 11:30:07] Trim Seating: forgot, everybody gets €50.00 off an order that size. so 700.00 all in`;
    expect(await rowsOf(notes)).toEqual(['Moss Furniture 725.00', 'Trim Seating 700.00']);
  });

  it('keeps what an earlier word says of another charge', async () => {
    const notes = `Need 10 crates of tomatoes

[14/11/2026, 08:10] Corner Veg: €24.00 a crate, delivery €20.00
[14/11/2026, 08:12] Green Valley: €23.50 per crate, delivery free
[14/11/2026, 08:25] Corner Veg: ok €22.00 a crate`;
    expect(await rowsOf(notes)).toEqual(['Corner Veg 240.00', 'Green Valley 235.00']);
  });

  it('is read without stamps', async () => {
    const notes = `Need 10 crates of tomatoes, who is cheapest?

Me: price for 10 crates tomatoes delivered?
Corner Veg: €24.00 a crate delivered
Green Valley: €23.50 per crate, delivered free
Me: Corner can you do 22?
Corner Veg: €22.50 a crate delivered, last price`;
    expect(await rowsOf(notes)).toEqual(['Corner Veg 225.00', 'Green Valley 235.00']);
  });

  it('takes nobody for a vendor who opened by asking, whatever that one bids later', async () => {
    const notes = `500 flyers A5, who is best?

[09:20, 12/11/2026] Tunde: 500 flyers A5 in colour please, price?
[09:22, 12/11/2026] Lagos Print Hub: ₦38,000 for the 500
[09:31, 12/11/2026] Ikeja Press: ₦36,000 for the 500
[09:40, 12/11/2026] Tunde: Ikeja said ₦36,000. I can pay ₦34,000
[09:44, 12/11/2026] Lagos Print Hub: ₦35,000 for the 500 final`;
    expect(await rowsOf(notes)).toEqual(['Lagos Print Hub 35000.00', 'Ikeja Press 36000.00']);
  });

  it('counts a last price without a sign', async () => {
    const notes = `Need 30 box surgical masks and 15 box cotton rolls, who is best? all in rupees

[14/11/26, 10:02 am] Me: rates pls
[14/11/26, 10:02 am] Asha Medicos: surgical masks 30 box @ 240
[14/11/26, 10:03 am] Asha Medicos: cotton rolls 15 box @ 180
[14/11/26, 10:09 am] Me: masks too high
[14/11/26, 10:31 am] Asha Medicos: ok masks 225 final gst 5% extra on both
[14/11/26, 10:31 am] Asha Medicos: delivery free, 2 days
[14/11/26, 4:15 pm] Om Surgicals: surgical masks 30 box x 260/- = 7,800/-
cotton rolls 15 box x 190/- = 2,850/-
total 10,650/- incl gst, free delivery 3 days`;
    expect(await rowsOf(notes)).toEqual(['Asha Medicos 9922.50', 'Om Surgicals 10650.00']);
  });

  it('reads an answer by the question before it, and amounts in thousands', async () => {
    const notes = `Compare these two for 4 nos water tank and 2 nos booster pump, all in naira

[23/11/2026, 10:12:44] Deola: 4 water tank and 2 booster pump, how much?
[23/11/2026, 10:40:31] Ajayi Tanks: water tank 185k each
[23/11/2026, 10:41:02] Ajayi Tanks: booster pump 96k each
[23/11/2026, 10:41:50] Deola: Delivery to Ibadan?
[23/11/2026, 10:44:17] Ajayi Tanks: 40k ma, all with VAT

[23/11/2026, 11:20:13] Deola: 4 water tank, 2 booster pump?
[23/11/2026, 12:02:37] Mercy Plumbing: The four water tank is 720k. booster pump 99k each
[23/11/2026, 12:03:05] Mercy Plumbing: VAT inside, free delivery
[23/11/2026, 12:31:48] Mercy Plumbing: ok I will remove 20k from the total`;
    expect(await rowsOf(notes)).toEqual(['Ajayi Tanks 972000.00', 'Mercy Plumbing 898000.00']);
  });

  it('keeps the days that a seller said beside a price that fell later', async () => {
    const notes = `Need 10 crates of tomatoes

[14/11/2026, 08:10] Corner Veg: next day if ordered now, €24.00 a crate, delivered free
[14/11/2026, 08:12] Green Valley: €23.50 per crate, delivered free
[14/11/2026, 08:25] Corner Veg: ok €22.00 a crate`;
    expect(await rowsOf(notes)).toEqual([expect.stringMatching(/^Corner Veg/), 'Green Valley 235.00']);
  });
});

describe('a chat in which one pastes what others offer', () => {
  it('reads what the others say where it stands', async () => {
    const notes = `[14/11/2026, 18:02] Ana: 60 chairs CH-4 please
[14/11/2026, 18:03] Joe: we can't claim VAT back, so look at the total incl. VAT
[14/11/2026, 18:05] Ana: quote 1
Corner Furniture Ltd
60 CH-4 at £10.00 = £600.00
Delivery £20.00
VAT 20% £124.00
Total £744.00
[14/11/2026, 18:09] Ana: quote 2
Valley Seating Ltd
60 CH-4 at £12.10 = £726.00
Delivery free
All prices include VAT
Total £726.00
[14/11/2026, 18:11] Joe: so who is it?`;
    expect(await rowsOf(notes)).toEqual(['Corner Furniture Ltd 744.00', 'Valley Seating Ltd 726.00']);
  });
});

describe('a chat in which colleagues pass offers on', () => {
  it('takes each name in bold above prices for a vendor, and nobody who writes', async () => {
    const notes = `From our channel. Need 12 whiteboards and 30 stools, who do we take? No VAT on any.

Lena Fuchs  9:02 AM
got two so far
*Kestrel Interiors* (offer of 12 Nov)
12 whiteboards @ €90.00 = €1,080.00
30 stools @ €21.00 = €630.00
delivery €40.00
total €1,750.00
*Otter Office*
12 whiteboards @ €84.00 = €1,008.00
30 stools @ €22.00 = €660.00
delivery free
total €1,668.00

Tom B  9:20 AM
one more
**Moss Seating**:
12 whiteboards @ €95.00 = €1,140.00
30 stools @ €20.00 = €600.00
delivery free
total €1,740.00

Lena Fuchs  9:31 AM
thanks!`;
    expect(await rowsOf(notes)).toEqual(['Kestrel Interiors 1750.00', 'Otter Office 1668.00', 'Moss Seating 1740.00']);
  });

  it('takes the name that leads to prices for a vendor, and what was paid before for no offer', async () => {
    const notes = `from our group chat, who gets it? 8 kettles KT-2 and 4 urns UR-9, no tax

Ines  2:14 PM
finally got an answer from Tarn Catering Supply:
8 KT-2 @ $31.00 = $248.00
4 UR-9 @ $90.00 = $360.00
delivery free
total $608.00

Marek  2:20 PM
last time we paid $28.50 a kettle, those were the days

Ines  2:21 PM
true

Marek  3:05 PM
here's the other one. Ouse Equipment:
8 KT-2 @ $29.00 = $232.00
4 UR-9 @ $93.00 = $372.00
delivery $15.00
total $619.00`;
    expect(await rowsOf(notes)).toEqual(['Tarn Catering Supply 608.00', 'Ouse Equipment 619.00']);
  });

  it('takes names of another language so too', async () => {
    const notes = `Aus unserem Chat, wer bekommt den Auftrag? 8 Kocher KO-2 und 4 Kannen KA-9, alles netto

Ines  14:14
Antwort von Tarn Gastro:
8 KO-2 à 31,00 € = 248,00 €
4 KA-9 à 90,00 € = 360,00 €
Lieferung frei
Summe netto 608,00 €

Marek  15:05
meins ist auch da, Elbe Küchentechnik:
8 KO-2 à 29,00 € = 232,00 €
4 KA-9 à 93,00 € = 372,00 €
Versand 15,00 €
Summe netto 619,00 €`;
    expect(await rowsOf(notes)).toEqual(['Tarn Gastro 608.00', 'Elbe Küchentechnik 619.00']);
  });

  it('takes nobody who writes in a chat of the buyers for a vendor, wherever the firm is named', async () => {
    const notes = `This is from our team chat. 6 benches BN-6 and 3 bins BI-3, no tax

Noor  8:11 AM
Calder Outdoor got back to me:
6 BN-6 @ $110.00 = $660.00
3 BI-3 @ $50.00 = $150.00
delivery free

Sam  8:40 AM
Penrose Street Furniture quoted 6 BN-6 @ $105.00 = $630.00 and 3 BI-3 @ $52.00 = $156.00, delivery $40.00`;
    const rows = await rowsOf(notes);
    expect(rows.filter((row) => /^(?:Noor|Sam) /.test(row))).toEqual([]);
  });

  it('leaves those who sell under their own names', async () => {
    const notes = `8 kettles KT-2, who is cheaper? no tax

Ines  2:14 PM
hi! for you:
8 KT-2 @ $31.00 = $248.00
delivery free

Marek  3:05 PM
My Price:
8 KT-2 @ $29.00 = $232.00
delivery $15.00`;
    expect(await rowsOf(notes)).toEqual(['Ines 248.00', 'Marek 247.00']);
  });
});
