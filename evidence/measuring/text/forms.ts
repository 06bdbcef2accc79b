/**
 * Forms in which catalogues, shops and recalls state sizes: the text, and each size as `[label, inches]` in the order of the text. A label is the part and
 * the name. What states no size of the item has an empty list.
 */
export const FORMS: readonly (readonly [text: string, sizes: readonly (readonly [label: string, inches: number])[]])[] =
  [
    // Numbers
    ['3 1/2"', [['unnamed', 3.5]]],
    ['3½ in', [['unnamed', 3.5]]],
    ['3-1/2"', [['unnamed', 3.5]]],
    ['11⁄16 in.', [['unnamed', 0.688]]],
    ['13 ¾ inches (width)', [['width', 13.75]]],
    ['half an inch thick', [['thickness', 0.5]]],
    ['one inch thick', [['thickness', 1]]],
    ['1,200 mm long', [['length', 47.244]]],
    ['Länge 1.200 mm', [['length', 47.244]]],
    ['Hauteur 1 200 mm', [['height', 47.244]]],
    ['12,5 cm hoch', [['height', 4.92]]],
    ['0,125 in thick', [['thickness', 0.125]]],
    ['.5 inch wide', [['width', 0.5]]],
    // Units
    ['5\'11" tall', [['height', 71]]],
    [
      '3′ 6″ x 2′',
      [
        ['unnamed', 42],
        ['unnamed', 24],
      ],
    ],
    ['5 ft 11 in tall', [['height', 71]]],
    ['6 feet, 2 inches long', [['length', 74]]],
    ['15.2 hands high', [['height', 62]]],
    ['3 mil thick', [['thickness', 0.003]]],
    ['2 yards long', [['length', 72]]],
    ["12'' wide", [['width', 12]]],
    ['1 m 20 cm long', [['length', 47.24]]],
    ['25 microns thick', [['thickness', 0.00098]]],
    ['4 Zoll breit', [['width', 4]]],
    ['3 pouces de large', [['width', 3]]],
    ['Height (cm): 12', [['height', 4.72]]],
    [
      'Dimensions (mm): 120 x 80',
      [
        ['unnamed', 4.724],
        ['unnamed', 3.15],
      ],
    ],
    // Chains and their names
    [
      'H x W x D: 19.5 x 46 x 29.6 cm',
      [
        ['height', 7.677],
        ['width', 18.11],
        ['depth', 11.654],
      ],
    ],
    [
      '10 x 20 x 30 cm (W x D x H)',
      [
        ['width', 3.94],
        ['depth', 7.87],
        ['height', 11.81],
      ],
    ],
    [
      '12"W x 5"H x 3"D',
      [
        ['width', 12],
        ['height', 5],
        ['depth', 3],
      ],
    ],
    [
      'L 30 x B 20 x H 10 cm',
      [
        ['length', 11.81],
        ['width', 7.87],
        ['height', 3.94],
      ],
    ],
    [
      'B x H x T: 80 x 200 x 40 cm',
      [
        ['width', 31.5],
        ['height', 78.74],
        ['depth', 15.75],
      ],
    ],
    [
      'Ø 12 x 30 mm',
      [
        ['diameter', 0.472],
        ['unnamed', 1.181],
      ],
    ],
    [
      'H. 5 in. (12.7 cm); Diam. 3 in. (7.6 cm)',
      [
        ['height', 5],
        ['diameter', 3],
      ],
    ],
    [
      '2 in x 4 in x 8 ft',
      [
        ['unnamed', 2],
        ['unnamed', 4],
        ['unnamed', 96],
      ],
    ],
    [
      '44 inches (length) x 13 inches (width)',
      [
        ['length', 44],
        ['width', 13],
      ],
    ],
    [
      '10 × 15 cm',
      [
        ['unnamed', 3.94],
        ['unnamed', 5.91],
      ],
    ],
    [
      '12 in (30 cm) x 5 in (13 cm)',
      [
        ['unnamed', 12],
        ['unnamed', 5],
      ],
    ],
    [
      '8 by 10 inches',
      [
        ['unnamed', 8],
        ['unnamed', 10],
      ],
    ],
    // Names in other languages
    [
      'Höhe: ca. 12 cm, Breite 8 cm',
      [
        ['height', 4.72],
        ['width', 3.15],
      ],
    ],
    ['Durchmesser 24 cm', [['diameter', 9.45]]],
    [
      'alto 30 cm, ancho 20 cm, fondo 10 cm',
      [
        ['height', 11.81],
        ['width', 7.87],
        ['depth', 3.94],
      ],
    ],
    [
      'altezza 30 cm, larghezza 20 cm, profondità 10 cm',
      [
        ['height', 11.81],
        ['width', 7.87],
        ['depth', 3.94],
      ],
    ],
    [
      'hoogte 30 cm, breedte 20 cm, diepte 10 cm',
      [
        ['height', 11.81],
        ['width', 7.87],
        ['depth', 3.94],
      ],
    ],
    [
      'hauteur 30 cm, largeur 20 cm, profondeur 10 cm',
      [
        ['height', 11.81],
        ['width', 7.87],
        ['depth', 3.94],
      ],
    ],
    // Ranges and bounds
    [
      'between 2.75 and 3 inches in diameter',
      [
        ['diameter (from)', 2.75],
        ['diameter (to)', 3],
      ],
    ],
    [
      '24–26 in. long',
      [
        ['length (from)', 24],
        ['length (to)', 26],
      ],
    ],
    [
      'adjusts from 20 to 35 inches long',
      [
        ['length (from)', 20],
        ['length (to)', 35],
      ],
    ],
    ['up to 40 inches long', [['length (at most)', 40]]],
    ['at least 4 cm wide', [['width (at least)', 1.57]]],
    // Parts
    [
      'Framed: 20 x 16 in.',
      [
        ['framed unnamed', 20],
        ['framed unnamed', 16],
      ],
    ],
    [
      'sheet: 20 x 30 cm',
      [
        ['sheet unnamed', 7.87],
        ['sheet unnamed', 11.81],
      ],
    ],
    ['The axe handle measures 14 inches long', [['handle length', 14]]],
    ['seat height 18 in', [['seat height', 18]]],
    ['a 14-inch handle', [['handle unnamed', 14]]],
    [
      '20 x 30 cm (with frame)',
      [
        ['with frame unnamed', 7.87],
        ['with frame unnamed', 11.81],
      ],
    ],
    [
      'Overall: 12 x 8 in.',
      [
        ['unnamed', 12],
        ['unnamed', 8],
      ],
    ],
    // No sizes of the item
    ['120V, 60 Hz, 2 pounds, sold in 2019', []],
    ['3 in 1 tool', []],
    ['ISBN 978-3-16-148410-0', []],
    ['Model No: 23-103, item R-061', []],
    ['5 sq ft, 12 cm², 3 m/s', []],
    ['for children between 110 and 160 cm tall', []],
    ['He fell 6 feet', []],
    ['fits mattresses up to 12 inches thick', []],
    ['50 mm f/1.8', []],
    ['collected at an altitude of 350 m', []],
    ['-5 cm long', []],
    ['reads "Model 6" on it', []],
    ["the 1980's", []],
    ['12 fl oz, $5 m', []],
  ];
