/** What the cases speak of, all of it made up. One list is as long as the other, so that a kind has a case for each place. */
export const DEEDS = [
  'drop the old host names',
  'delete the spool files at night',
  'remove the square widget API',
  'overwrite the settings of a user',
  'send reports to the maker',
  'read the shared key ring',
  'restart the daemon on reload',
  'accept unsigned plugins',
  'keep the audit log for a year',
  'mount the legacy tape drives',
  'change the default port',
  'merge the two queues',
  'close idle sessions early',
  'ask for a paid licence',
] as const;

export const THINGS = [
  'Kestrel',
  'Lantern',
  'Ironvale',
  'Marrow',
  'Pelham',
  'Quillon',
  'Sorrel',
  'Tamarack',
  'Umber',
  'Vesper',
  'Wicket',
  'Yarrow',
  'Zephyr',
  'Bramble',
] as const;

export const VENDORS = THINGS.map((name, at) => `${name} ${['Supply', 'Fixings', 'Works', 'Trading'][at % 4]}`);

/** An amount and another that takes its place. */
export const AMOUNTS = [
  ['120.00', '95.00'],
  ['1,250.00', '1,090.00'],
  ['48.50', '41.25'],
  ['310.75', '299.00'],
  ['75.00', '64.00'],
  ['2,400.00', '2,150.00'],
  ['18.20', '17.60'],
  ['660.00', '612.50'],
  ['93.40', '88.10'],
  ['5,300.00', '4,980.00'],
  ['27.00', '23.50'],
  ['142.00', '131.00'],
  ['810.60', '799.90'],
  ['36.00', '33.30'],
] as const;

/** The decimal string of an amount as it is written. */
export const plain = (amount: string): string => amount.replaceAll(',', '');

export const cases = <T>(make: (at: number) => T): T[] => THINGS.map((_, at) => make(at));
