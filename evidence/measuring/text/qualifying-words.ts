const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What makes a size a rough one, before it, in six languages. */
export const ABOUT = words(
  'about approximately approx around roughly nearly almost circa ca c ~ ≈ some etwa ungefähr rund zirka environ env aproximadamente aprox unos unas ongeveer plusminus',
);

/** What makes a size a bound: phrases before it, longest first. */
export const BOUNDS: readonly (readonly [phrase: readonly string[], bound: 'most' | 'least'])[] = [
  [['no', 'more', 'than'], 'most'],
  [['no', 'less', 'than'], 'least'],
  [['at', 'most'], 'most'],
  [['at', 'least'], 'least'],
  [['up', 'to'], 'most'],
  [['less', 'than'], 'most'],
  [['smaller', 'than'], 'most'],
  [['more', 'than'], 'least'],
  [['greater', 'than'], 'least'],
  [['longer', 'than'], 'least'],
  [['bis', 'zu'], 'most'],
  [['fino', 'a'], 'most'],
  [['under'], 'most'],
  [['max'], 'most'],
  [['maximum'], 'most'],
  [['maximal'], 'most'],
  [['jusqu'], 'most'],
  [['hasta'], 'most'],
  [['over'], 'least'],
  [['min'], 'least'],
  [['minimum'], 'least'],
  [['mindestens'], 'least'],
  [['≤'], 'most'],
  [['<'], 'most'],
  [['≥'], 'least'],
  [['>'], 'least'],
];

/** The same behind it. */
export const BOUNDS_BEHIND: readonly (readonly [phrase: readonly string[], bound: 'most' | 'least'])[] = [
  [['or', 'less'], 'most'],
  [['or', 'under'], 'most'],
  [['or', 'more'], 'least'],
  [['max'], 'most'],
  [['maximum'], 'most'],
  [['min'], 'least'],
  [['minimum'], 'least'],
];

/** Between the ends of a range. */
export const TO = words('to – — - bis à a hasta tot and und et y e en ‑ −');
/** What may stand between the ends only after `between` and its translations. */
export const AND = words('and und et y e en');
export const BETWEEN = words('between zwischen entre tra fra tussen');

/** Between the sizes of a chain. */
export const TIMES = words('x × ✕ ⨯ ╳ by * mal por per');

/** Numbers in words that stand before a unit. */
export const NUMBER_WORDS: Record<string, number> = {
  half: 0.5,
  quarter: 0.25,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
};

/** Words behind a bare `in` that say it is the unit (`12 in wide`) and no preposition (`3 in the box`, `500 in use`). */
export const BEHIND_INCH = words(
  'x by to and or deep long diameter dia diam h w d l o.d od id on plus thick square round',
);
