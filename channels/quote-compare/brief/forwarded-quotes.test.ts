import { expect, it } from 'vitest';
import { findQuoteMails } from './quote-mails.ts';

it('of a mail that was only forwarded on, the quotation below is the offer', () => {
  const text = `---------- Forwarded message ---------
From: Ines Varga <ines@buyer.example>
Date: Tue, Mar 2, 2027 at 8:04 AM
To: <stores@buyer.example>

> ---------- Forwarded message ---------
> From: Front Desk <desk@buyer.example>
> Date: Tue, Mar 2, 2027 at 8:01 AM
> To: <ines@buyer.example>
>
> > Alder Fixings
> > 40 hinges HG-9 @ 2.15 = 86.00
> > Total 86.00`;
  expect(findQuoteMails(text).quotes).toEqual(['Alder Fixings\n40 hinges HG-9 @ 2.15 = 86.00\nTotal 86.00']);
});
