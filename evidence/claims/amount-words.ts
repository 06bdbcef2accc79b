/** Words that say what an amount of money is, where it is not what something costs; lists of phrases parted by commas. */

/** Right before: what is taken off, or the distance between two amounts. */
export const REDUCES: readonly string[] = [
  'save,saves,saved,saving,savings of,saving of,you save,discount of,rebate of,reduction of,refund of,refunds,cashback of,voucher for,coupon for',
  'reduced by,raised by,lowered by,cut by,increased by,increases by,rises by,rose by,falls by,fell by,dropped by,up by,down by,less,minus',
  'rabatt von,nachlass von,ersparnis von,sie sparen,spart,remise de,rabais de,économisez,descuento de,ahorra,ahorre,sconto di,risparmi,desconto de',
  'korting van,bespaar,rabatu,rabatt på,spara,rabat på',
];

/** Right after. */
export const REDUCTIONS: readonly string[] = [
  'off,discount,rebate,cashback,cash back,refund,reduction,savings,cheaper,less than,more than,below,above,under,over,dearer,lower,higher,saved',
  'rabatt,nachlass,günstiger,billiger,teurer,gespart,de remise,de rabais,de réduction,moins cher,plus cher,de descuento,más barato,menos que',
  'di sconto,in meno,de desconto,korting,goedkoper,taniej,billigare',
];

/** Right before: what is expected, wished or asked, not what it is. */
export const NOT_YET: readonly string[] = [
  'would cost,could cost,might cost,may cost,could be,might be,could fall to,might fall to,could drop to,could rise to,may rise to',
  'will rise to,will increase to,will go up to,will be raised to,will fall to,will drop to,expected to cost,expected to be,expected to rise to',
  'expected to reach,expected to fall to,forecast at,forecast to be,forecast to reach,predicted to be,projected to reach,projected at,target of,goal of',
  'budget of,budget is,hoped for,we hope for,aim for,aims for,offered to pay,wants to pay,würde kosten,könnte kosten,coûterait,costaría,costerebbe',
];

/** Right after: the number is of so many. */
export const SCALES: readonly string[] = [
  'hundred,thousand,million,billion,trillion,millions,billions,thousands,lakh,crore,dozen,mn,bn,mio,mrd,tsd,tausend,millionen,milliarden',
  'mille,millions,milliards,mil,millones,milioni,miljoen,miljard,tysięcy,milionów,tusen,miljoner',
];

/** Anywhere before, in the same passage: all its numbers are of so many. */
export const SCALES_ALL: readonly string[] = [
  'in thousands,in millions,in billions,in hundreds,in thousands of,in millions of,in 000s,in 000,in tausend,in mio,in mrd,in millionen',
  'en milliers,en millions,en miles,en millones,in migliaia,in milioni,em milhares,em milhões,in duizenden,in miljoenen,w tysiącach,i tusental',
];
