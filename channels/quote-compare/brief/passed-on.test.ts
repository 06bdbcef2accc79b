import { expect, it } from 'vitest';
import { isPassedOn } from './passed-on.ts';

it.each([
  'Thanks for asking, but we are fully booked until June and will pass on this one.',
  'After review we will not be submitting a bid for the 40 gates.',
  'Leider können wir Ihnen dieses Jahr kein Angebot machen.',
  'Nous ne sommes pas en mesure de répondre à votre demande.',
  'Lo siento, no podemos presupuestar esta obra.',
  'Helaas zien wij af van deze aanvraag.',
  'Niestety rezygnujemy z udziału.',
  'We will have to pass on it. The price of £48.00 in our old list no longer applies.',
  'Wir müssen absagen. Der Preis von 48,00 € aus dem Katalog gilt nicht mehr.',
  'Nous déclinons. Notre tarif de 48,00 € n’est plus valable.',
])('takes %j for no offer', (text) => expect(isPassedOn(text)).toBe(true));

it.each([
  'We have to pass on the hinges, but the gates are $48.00 each.',
  'We are unable to quote HB-20 at this time.',
  'Prices to follow on Monday.',
])('takes %j for one', (text) => expect(isPassedOn(text)).toBe(false));
