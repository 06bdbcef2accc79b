/** Words beside an amount, a date or a name that say that it holds no longer, in the languages of `readDays`; lists of phrases parted by commas. */

/** Right before, and enough by themselves. */
export const ENDS: readonly string[] = [
  'instead of,rather than,in place of,no longer,no longer costs,no longer cost,not any more,used to be,used to cost',
  'down from,up from,reduced from,raised from,lowered from,increased from,changed from,corrected from,moved from,postponed from',
  'formerly,ignore,disregard,strike,compare at,compared with,compared to',
  'others ask,others charge,others want,elsewhere,would have been,isn’t,wasn’t,aren’t',
  "isn't,wasn't,aren't,is not,was not,are not,were not",
  'statt,anstatt,anstelle von,au lieu de,plutôt que,en lugar de,en vez de,invece di,anziché,em vez de,in plaats van,zamiast,i stället för,i stedet for',
  'nicht mehr,ne coûte plus,ya no cuesta,niet meer',
];

/** Right before an amount; before a name or date they say something else. */
export const ENDS_FIGURES: readonly string[] = [
  'previously,originally,replaces,supersedes,before that,uvp,unverbindliche preisempfehlung,prix conseillé,prix barré,pvp,adviesprijs',
  'vorher,früher,bisher,ursprünglich,avant,auparavant,antes,prima,eerst,voorheen,poprzednio,tidigare,før',
];

/** Right before, where another follows. */
export const REPLACED: readonly string[] = [
  'was,were,not,from,old,list,list price,rrp,msrp,original,original price,regular price,regularly,war,planned for,scheduled for,set for,due',
  'would be,without the discount,asked,cost,charged,nicht,pas,non,niet,inte,nie,kostete,coûtait,costaba,costava,kostte,no',
];

/** After it, before the other. */
export const REPLACES: readonly string[] = [
  'now,but,is now,today,down to,up to,reduced to,corrected to,revised to,new,yours for,our price,sale price,you pay',
  'with it,since then,from then on,moved to,postponed to,sondern,jetzt,nun,heute,nur noch,maintenant,désormais,mais,ahora,sino,pero,hoy',
  'adesso,ora,ma,bensì,agora,mas,nu,maar,teraz,ale,lecz,utan',
];
