/** Made-up recalls in the shape of CPSC. No such products or recalls exist. */
export const CPSC_ROWS = [
  cpsc(90001, '31501', '2031-03-06', {
    title: 'Tumbleton Recalls Nimbus Folding High Chairs Due to Fall Hazard',
    description:
      'This recall involves all Tumbleton Nimbus folding high chairs. The chairs have gray fabric and white plastic legs. “Tumbleton Nimbus” is printed on the back of the seat.',
    product: 'Tumbleton Nimbus folding high chairs',
    hazard: 'The legs can fold while in use, posing a fall hazard to children.',
    remedy:
      'Consumers should immediately stop using the recalled high chairs and contact Tumbleton for a free repair kit.',
    option: 'Repair',
  }),
  cpsc(90002, '31502', '2031-04-10', {
    title: 'Brightwick Recalls Solace Space Heaters Due to Fire Hazard; Sold Exclusively at Marlow Stores',
    description:
      'This recall involves Brightwick Solace space heaters with model numbers BW-1500 and BW-1500T and date codes between 2901 and 2952. The model number and date code are printed on the rating label on the back.',
    product: 'Brightwick Solace Space Heaters',
    hazard: 'The heaters can overheat, posing a fire hazard.',
    remedy: 'Consumers should stop using the heaters and contact Brightwick for a full refund.',
    option: 'Refund',
  }),
  cpsc(90003, '31503', '2031-05-15', {
    title: 'Norvelle Toys Recalls Pebble Rattles Due to Choking Hazard',
    description:
      'This recall involves Norvelle Pebble rattles in red, blue and green. UPC 8 50012 34567 1 is printed on the package.',
    product: 'Norvelle Pebble rattles',
    hazard: 'The beads can come loose, posing a choking hazard to young children.',
    remedy: 'Consumers should take the rattles away from children and return them for a full refund.',
    option: 'Refund',
  }),
  cpsc(90004, '31504', '2031-06-12', {
    title: 'Harrowgate Recalls Quill Standing Lamps Due to Shock Hazard',
    description:
      'This recall involves Harrowgate Quill standing lamps with serial numbers beginning with HQ29 or HQ30. The serial number is on the base.',
    product: 'Harrowgate Quill Standing Lamps',
    hazard: 'The cord can fray at the base, posing a shock hazard.',
    remedy: 'Consumers should unplug the lamps and contact Harrowgate for a free replacement base.',
    option: 'Replace',
    upcs: ['085002233441'],
  }),
  cpsc(90005, '31505', '2031-07-17', {
    title: 'Children’s Lakelet Rain Boots Recalled Due to Lead; Imported by Orrin & Vale',
    description:
      'This recall involves children’s Lakelet rain boots sold in yellow. Only sizes small (S) are included in this recall.',
    product: 'Lakelet children’s rain boots',
    hazard: 'The boots contain levels of lead that exceed the federal ban.',
    remedy: 'Consumers should take the boots away from children and contact Orrin & Vale for a full refund.',
    option: 'Refund',
  }),
  cpsc(90006, '31506', '2031-08-21', {
    title: 'Polaris Recalls Quarrymaster Off-Road Vehicles Due to Crash Hazard',
    description:
      'This recall involves all model year 2029-2030 Polaris Quarrymaster 700 and 900 off-road vehicles. “Quarrymaster” is printed on the side.',
    product: 'Quarrymaster off-road vehicles',
    hazard: 'The steering can fail, posing a crash hazard.',
    remedy: 'Consumers should stop using the vehicles and contact a dealer for a free repair.',
    option: 'Repair',
  }),
  cpsc(90007, '31507', '2031-09-04', {
    title: 'Marrowby Recalls Wisteria Children’s Pajamas Due to Burn Hazard',
    description:
      'This recall involves Marrowby Wisteria children’s pajamas in sizes 2T through 6. “Marrowby” is printed on the neck label.',
    product: 'Marrowby Wisteria children’s pajamas',
    hazard: 'The pajamas fail to meet flammability standards, posing a burn hazard.',
    remedy: 'Consumers should take the pajamas away from children and contact Marrowby for a full refund.',
    option: 'Refund',
  }),
  cpsc(90008, '31508', '2031-09-18', {
    title: 'Hollin Recalls Airfryers Due to Burn Hazard',
    description:
      'This recall involves Hollin airfryers with model numbers RB6500 and RB7500. Model RB6700 is not included in this recall. The model number is on the base.',
    product: 'Hollin airfryers',
    hazard: 'The basket can come loose, posing a burn hazard.',
    remedy: 'Consumers should stop using the airfryers and contact Hollin for a free basket.',
    option: 'Replace',
  }),
  cpsc(90009, '31509', '2031-10-02', {
    title: 'Brackwood Recalls 5-Drawer Dressers Due to Tip-Over Hazard',
    description:
      'This recall involves Brackwood Fennel 5-drawer dressers. They were made between 01/2029 and 06/2030; the date is on the back.',
    product: 'Brackwood Fennel 5-drawer dressers',
    hazard: 'The dressers can tip over, posing a tip-over hazard to children.',
    remedy: 'Consumers should stop using the dressers and contact Brackwood for a free anchor.',
    option: 'Repair',
  }),
  cpsc(90010, '31510', '2031-10-16', {
    title: 'Wrenfield Recalls Tern Electric Kettles Due to Burn Hazard',
    description:
      'This recall involves Wrenfield Tern electric kettles in black (TK-40C) and white (TK-60C). The model number is printed on the base.',
    product: 'Wrenfield Tern electric kettles',
    hazard: 'The handle can come off, posing a burn hazard.',
    remedy: 'Consumers should stop using the kettles and contact Wrenfield for a full refund.',
    option: 'Refund',
  }),
  cpsc(90011, '31511', '2031-10-30', {
    title: 'Gustwell Recalls GW2 Whole Room Heaters Due to Shock Hazard',
    description:
      'This recall involves Gustwell GW2 Whole Room Heaters with a “JUL30” or “AUG30” date code and “TYPE GW2” printed on the silver rating label. The heaters are off white and have two heat settings.',
    product: 'GW2 Whole Room Heaters',
    hazard: 'The power cord can detach from the heater, posing a shock hazard.',
    remedy: 'Consumers should stop using the heaters and contact Gustwell for a free replacement.',
    option: 'Replace',
  }),
];

interface CpscText {
  title: string;
  description: string;
  product: string;
  hazard: string;
  remedy: string;
  option: string;
  upcs?: string[];
}

function cpsc(id: number, number: string, day: string, text: CpscText) {
  const slug = text.title.replace(/[^A-Za-z0-9]+/g, '-');
  return {
    RecallID: id,
    RecallNumber: number,
    RecallDate: `${day}T00:00:00`,
    Description: text.description,
    URL: `https://www.cpsc.gov/Recalls/2031/${slug}`,
    Title: text.title,
    ConsumerContact: 'The firm, toll-free.',
    LastPublishDate: `${day}T00:00:00`,
    Products: [
      {
        Name: text.product,
        Description: '',
        Model: '',
        Type: '',
        CategoryID: '',
        NumberOfUnits: 'About 1,000',
      },
    ],
    Inconjunctions: [],
    Images: [],
    Injuries: [{ Name: 'None reported' }],
    Manufacturers: [],
    Retailers: [
      {
        Name: 'Stores nationwide from January 2030 through February 2031 for about $40.',
        CompanyID: '',
      },
    ],
    Importers: [],
    Distributors: [],
    SoldAtLabel: null,
    ManufacturerCountries: [{ Country: 'China' }],
    ProductUPCs: (text.upcs ?? []).map((UPC) => ({ UPC })),
    Hazards: [{ Name: text.hazard, HazardType: '', HazardTypeID: '' }],
    Remedies: [{ Name: text.remedy }],
    RemedyOptions: [{ Option: text.option }],
  };
}
