import { describe, expect, it } from 'vitest';
import { vendorsNamed } from '../../../test/support/vendors-named.ts';

describe('offers in blocks', () => {
  it.each([
    [
      'letters between ruled lines, whatever they open with',
      `Minibus for 16 to the match, who is best?

-----
Hi Maeve,
16 seater with driver would be €310 all in.
Regards,
Tullow Travel Ltd

-----
Hello,
The 16 seater is €295.00 with driver.
Thanks,
Slaney Bus Hire

-----
Hello Maeve,
We can do it for €330.00 with driver.
Barrow Minibus Hire`,
      ['Tullow Travel Ltd', 'Slaney Bus Hire', 'Barrow Minibus Hire'],
    ],
    [
      'numbers alone on their lines',
      `Son 80 perfiles P40, sin IVA. ¿A quién le compro?

1)
Estimado: 80 perfiles P40 a $ 4.100,00 = $ 328.000,00
Perfiles del Sur S.R.L. - Ventas

2)
Hierros Cabrera SRL
P40 te lo dejo a 4.050 x 80 = 324.000`,
      ['Perfiles del Sur S.R.L.', 'Hierros Cabrera SRL'],
    ],
    [
      'who signs for whom',
      `40 mugs M-1

Quote 1:
Hey! Go Badgers! :)
40 M-1 at $6.50 = $260.00
- Dee @ Hill Street Print
Sent from my phone

Quote 2:
To, The Manager
We offer M-1 at $6.20 each
Thanking you,
For Sona Gifts
Authorised Signatory`,
      ['Hill Street Print', 'Sona Gifts'],
    ],
    [
      'forwarded mails, with what the buyer asked below',
      `Wer von den zwei? 40 Stk WX-3.

---------- Weitergeleitete Nachricht ----------
Von: Verkauf Enns <verkauf@enns-teile.example>
Datum: Do., 26. Nov. 2026 um 15:42
An: Werkstatt Huber <werkstatt@huber.example>

WX-3, 40 Stk à EUR 7,60 = EUR 304,00
Enns Teile GmbH

---------- Weitergeleitete Nachricht ----------
Von: office@traunbedarf.example
Datum: Fr., 27. Nov. 2026 um 07:10
An: Werkstatt Huber <werkstatt@huber.example>

40 Stk WX-3 à 7,90 = 316,00 €
Bedarf Traun KG

> Am 26.11.2026 um 09:31 schrieb Werkstatt Huber:
> bitte um Preis für 40 Stk WX-3, letztes Mal 7,20 gezahlt`,
      ['Enns Teile GmbH', 'Bedarf Traun KG'],
    ],
  ])('are parted: %s', (_what, notes, names) => expect(vendorsNamed(notes)).toEqual(names));
});
