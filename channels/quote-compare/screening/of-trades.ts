import { TRADES } from './trades.ts';

/** Those of the trades' briefs that need a rule which no brief written with the rules does. */
const NAMES = new Set([
  'CRM seats per user and month, one with a platform fee',
  'a bid tab with unit and total per vendor',
  'carpet tiles by the square metre, boxes of five',
  'a fence in a chat export',
  'a price only with a three-year contract',
  'ready-mix with fees for each load',
  'seats with onboarding and a nonprofit discount',
  'pipette tips by the case of racks',
  'leaflets with a discount for charities',
  'solar panels and inverters, key and value blocks',
  'tax stated by one, excluded by the other',
  'ready-mix by the yard with a short load fee',
  'a roll without a length',
  'devis avec remise et franco atteint',
  'hosting with included and extra seats that nobody can price',
  'skips, one with a weight limit that costs',
  'a thread, newest on top, that lowers one price and keeps the rest',
  'seats and months, a minimum of seats, a discount on the first year',
  'a chat with a trader in Pune, a price each and its count in the answer',
  'an offer withdrawn and sent anew',
  'cable by the foot and by the reel',
  'a ladder in a sentence and a ladder with a column for each part',
  'a mail that corrects one line',
  'phone lines per month against per year',
  'fertiliser by the tonne and by the big bag',
  'flooring by the square foot and by the box',
  'a lunch for 85 that one person tells in a chat',
  'a chat in which the price falls',
  'a sheet with a row for each item of each supplier',
  'a letter that tells what two firms quote',
  'tessuto al metro con sconto oltre una quantità',
  'timber by the cubic metre, with blanks between thousands',
  'étalonnage par balance et au forfait',
  'tube caps by the dozen',
  'letreros con IVA sobre mercancía y envío',
  'a chat in which a later price includes the freight',
]);

/** What screening rolls beside its own briefs. */
export const OF_TRADES = TRADES.filter(({ name }) => NAMES.has(name));
