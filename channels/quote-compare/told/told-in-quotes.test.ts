import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../test/support/answer-on-quotes.ts';

const rowsOf = async (notes: string): Promise<string[]> =>
  (await answerOf(notes, ['landedTotal', 'leadDaysLatest'])).rows;

describe('messages of vendors', () => {
  it('are read clause by clause, with bare prices and without the name of the one thing', async () => {
    const notes = `Brauchen 30 Blumenkübel, wer ist am günstigsten?

[09:12] Ich
Hallo, was kostet das?
[09:20] Gartenhof Ritter
Moin, macht 41,50 Euro je Stück
[09:21] Gartenhof Ritter
plus 36 Euro Fracht, dauert 9 Tage
[09:40] Pflanz & Co
Blumenkübel 43 pro Stück, Lieferung kostenlos, 6 Tage`;
    expect(await rowsOf(notes)).toEqual(['Gartenhof Ritter 1281.00 9', 'Pflanz & Co 1290.00 6']);
  });

  it('take off a percent of the order, and no percent for the carriage', async () => {
    const notes = `Need 20 desk lamps and 5 desks. Who is cheapest?

Me: Hi, what would you charge?
Tern Office: desk lamps £12.00 each, desks £80.00 each, no delivery charge, takes 4 days, 5% off the lot
Skua Trade: £11.50 each for the lamps, desks £82.00 each, plus £25 for delivery, 6 days
Me: thanks`;
    expect(await rowsOf(notes)).toEqual(['Tern Office 608.00 4', 'Skua Trade 665.00 6']);
  });

  it('keep a smallest order out of the price', async () => {
    const notes = `Precisamos de 25 vasos. Quem fica mais barato?

Eu: Bom dia, consegue dar-me preço?
Horto Lima: vasos 14,20 euros cada, portes 30 euros, prazo 5 dias, mínimo de encomenda 200 euros
Verde Vivo: vasos 15,10 euros cada, portes grátis, prazo 3 dias
Eu: obrigado`;
    expect(await rowsOf(notes)).toEqual(['Horto Lima 385.00 5', 'Verde Vivo 377.50 3']);
  });
});

describe('notes of calls', () => {
  it('count a price that is put right in the next sentence', async () => {
    const notes = `We need 18 gazebos. Which one?

Rang Pewit Hire, spoke to Tina: gazebos £39.40 each, delivery £31.00, 15 days. Sorry, typo, gazebos £35.50 each.

Rang Corve Events, spoke to Dan: £40.30 each, no delivery charge, 14 days.`;
    expect(await rowsOf(notes)).toEqual(['Pewit Hire 670.00 15', 'Corve Events 725.40 14']);
  });

  it('are read where they are ticked off in a list', async () => {
    const notes = `Servono 30 vasi. Chi conviene?

[x] chiamare Vivaio Gatti - vasi 9,50 l'uno, consegna gratuita, consegna in 4 giorni
[x] chiamare Serra Poli - vasi 8,90 l'uno, più 25 di trasporto, consegna in 7 giorni`;
    expect(await rowsOf(notes)).toEqual(['Vivaio Gatti 285.00 4', 'Serra Poli 292.00 7']);
  });
});

describe('what is no offer of what is needed', () => {
  it('stays open where another thing is priced', async () => {
    const notes = `Need 20 lanterns. Who is cheapest?

Quote 1 of 2:
Tern Office
lanterns £9.00 each
delivered
4 days

Quote 2 of 2:
Skua Trade
blue buoys £8.00 each
delivery £5
4 days`;
    expect(await rowsOf(notes)).toEqual(['Tern Office 180.00 4', 'Skua Trade null 4']);
  });
});
