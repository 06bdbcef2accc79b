import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../test/support/answer-on-quotes.ts';

const briefOf = (mail: string, vendor = 'Selby Ovens Ltd'): string => `2 ovens OV-3 and 1 hood HD-2. Which one?

Quote 1:
${vendor}
OV-3   2   900.00   1,800.00
HD-2   1   400.00   400.00
Delivery 50.00
Total 2,250.00

Quote 2:
Tadcaster Catering Ltd
OV-3   2   880.00   1,760.00
HD-2   1   390.00   390.00
Delivery 60.00
Total 2,210.00

Quote 3:
${mail}`;

describe('a mail that prices a part of an earlier quote anew', () => {
  it('is one offer with it where its total says so', async () => {
    const { rows } = await answerOf(
      briefOf('From: Ann Lee, Selby Ovens Ltd\nOV-3 is now $850.00 each, so $1,700.00 for 2. New total $2,150.00.'),
    );
    expect(rows).toEqual(['Selby Ovens Ltd 2150.00', 'Tadcaster Catering Ltd 2210.00']);
  });

  it('is one offer with it where it says that the rest holds', async () => {
    const { rows } = await answerOf(
      briefOf('From: Ann Lee, Selby Ovens Ltd\nOV-3   2   850.00   1,700.00\nHood and delivery unchanged.'),
    );
    expect(rows).toEqual(['Selby Ovens Ltd 2150.00', 'Tadcaster Catering Ltd 2210.00']);
  });

  it('is one offer with it where it names what stays', async () => {
    const { rows } = await answerOf(
      briefOf(
        'From: Ann Lee, Selby Ovens Ltd\nOV-3 is $850.00 each, so 2 come to $1,700.00. The hood, delivery and lead time stay as quoted.',
      ),
    );
    expect(rows).toEqual(['Selby Ovens Ltd 2150.00', 'Tadcaster Catering Ltd 2210.00']);
  });

  it.each([
    'OV-3 has to be $850.00 each, so 2 come to $1,700.00. Hood and delivery stay as they were. New total is $2,150.00.',
    'OV-3 jetzt $850.00 je Stück, 2 Stück $1,700.00. Hood und Lieferung bleiben gleich. Gesamt $2,150.00.',
    'OV-3 a $850.00 cada uno, 2 son $1,700.00. Hood y envío quedan igual. Total $2,150.00.',
  ])('takes the sum behind what stays for the new total, and for no price: %s', async (words) => {
    const { rows } = await answerOf(briefOf(`From: Ann Lee, Selby Ovens Ltd\n${words}`));
    expect(rows).toEqual(['Selby Ovens Ltd 2150.00', 'Tadcaster Catering Ltd 2210.00']);
  });

  it('leaves neither price standing where it says neither', async () => {
    const { rows, recommended } = await answerOf(
      briefOf('From: Ann Lee, Selby Ovens Ltd\nOV-3   2   850.00   1,700.00\nBest regards'),
    );
    expect(rows.filter((row) => row.startsWith('Selby')).every((row) => row.endsWith('null'))).toBe(true);
    expect(recommended).not.toBe('Selby Ovens Ltd');
  });
});
