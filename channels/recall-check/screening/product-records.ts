/** Made-up recalls in the shapes of CPSC, openFDA, FSIS and FDA iRES. No such products or recalls exist. */
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
];

export const FDA_ROWS = {
  food: [
    fda('F-2101-2031', 'Food', {
      firm: 'Pinecrest Farms LLC',
      description: 'Pinecrest Farms Smoked Paprika, 2.5 oz glass jar, UPC 8 50098 76543 1',
      codes: 'Lot 30A117, Best By 05/2033; Lot 30A118, Best By 05/2033',
      reason: 'Potential contamination with Salmonella.',
      day: '20310217',
    }),
    fda('F-2102-2031', 'Food', {
      firm: 'Pinecrest Farms LLC',
      description: 'Pinecrest Farms Sweet Paprika, 2.5 oz glass jar, UPC 8 50098 76544 8',
      codes: 'All lots',
      reason: 'Potential contamination with Salmonella.',
      day: '20310217',
    }),
    fda('', 'Food', {
      firm: 'Vellabrook Creamery',
      description: 'Vellabrook Honey Lavender Ice Cream, 1 pint, paper carton',
      codes: 'All codes on the market',
      reason: 'May contain undeclared almond.',
      day: '20310408',
    }),
    fda('F-2104-2031', 'Food', {
      firm: 'Sundrift Bakery',
      description: 'Sundrift Lemon Bars, 8 oz tray, UPC 8 50098 76601 8',
      codes: 'UPC 8 50098 76601 8, Best By 01/05/2032 through 03/07/2032; UPC 8 50098 76602 5, all dates',
      reason: 'Undeclared milk.',
      day: '20310505',
    }),
    fda('F-2105-2031', 'Food', {
      firm: 'Sundrift Bakery',
      description: 'Sundrift Lime Bars, 8 oz tray, UPC 8 50098 76602 5',
      codes: 'UPC 8 50098 76601 8, Best By 01/05/2032 through 03/07/2032; UPC 8 50098 76602 5, all dates',
      reason: 'Undeclared milk.',
      day: '20310505',
    }),
  ],
  drug: [
    fda('D-0301-2031', 'Drugs', {
      firm: 'Corvane Pharma Inc.',
      description:
        'Corvane Metformin Hydrochloride Extended-Release Tablets, USP, 500 mg, 100-count bottle, Rx only, NDC 59999-101-01',
      codes: 'Lot #: CM3071, Exp. Date 09/2032',
      reason: 'CGMP Deviations: NDMA above the acceptable daily intake limit.',
      day: '20310122',
    }),
  ],
  device: [
    fda('Z-1201-2031', 'Devices', {
      firm: 'Aeromere Medical',
      description: 'Aeromere BreatheWell CPAP device, Model AB-200',
      codes: 'Serial numbers AB200-10000 through AB200-19999',
      reason: 'Sound abatement foam may degrade.',
      day: '20310303',
    }),
  ],
};

export const FSIS_ROWS = [
  fsis('031-2031', 'English', {
    title: 'Oakhollow Foods Recalls Ready-To-Eat Turkey Sausage Products Due to Possible Listeria Contamination',
    items: [
      '12-oz. packages containing “OAKHOLLOW Maple Turkey Sausage” with lot code 1031B and use by date of 11/20/31.',
    ],
    summary:
      '<p><strong>WASHINGTON, Oct. 14, 2031</strong> – Oakhollow Foods, a Salem, Ore., establishment, is recalling approximately 4,100 pounds of turkey sausage that may be adulterated with Listeria monocytogenes, FSIS announced today.</p><p>These products should be thrown away or returned to the place of purchase.</p>',
    reason: 'Product Contamination',
    type: 'Active Recall',
    states: ['Oregon', 'Washington'],
    active: 'False',
  }),
  fsis('031-2031', 'Spanish', {
    title: 'Oakhollow Foods Retira Productos de Salchicha de Pavo',
    items: ['Paquetes de 12 onzas de “OAKHOLLOW Maple Turkey Sausage”'],
    summary: '<p>Oakhollow Foods está retirando salchicha de pavo.</p>',
    reason: 'Product Contamination',
    type: 'Active Recall',
    states: ['Oregon', 'Washington'],
    active: 'False',
  }),
  fsis('PHA-10202031-01', 'English', {
    title: 'FSIS Issues Public Health Alert for Marlbrook Beef Tamales Due to Misbranding and Undeclared Soy',
    items: ['2-lb. bags containing “MARLBROOK Beef Tamales”'],
    summary:
      '<p>FSIS is issuing a public health alert because the product contains soy, which is not declared. Consumers are urged not to consume it.</p>',
    reason: 'Misbranding; Unreported Allergens',
    type: 'Public Health Alert',
    states: ['Nationwide'],
    active: 'True',
  }),
];

export const IRES_ROWS = [
  {
    PRODUCTID: '900001',
    RECALLEVENTID: '99901',
    RID: 1,
    RECALLNUM: null,
    PRODUCTTYPESHORT: 'Food',
    CENTERCLASSIFICATIONTYPETXT: 'NC',
    PHASETXT: 'Ongoing',
    RECALLINITIATIONDT: '10/02/2031',
    FIRMLEGALNAM: 'Stillmere Snacks Co',
    DISTRIBUTIONAREASUMMARYTXT: 'Nationwide',
    PRODUCTDESCRIPTIONTXT: 'Stillmere Sea Salt Seaweed Crisps, 1 oz pouch',
    PRODUCTSHORTREASONTXT: 'Undeclared sesame',
    PRODUCTDISTRIBUTEDQUANTITY: '900 cases',
    CODEINFORMATION: null,
  },
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

interface FdaText {
  firm: string;
  description: string;
  codes: string;
  reason: string;
  day: string;
}

function fda(number: string, type: string, { firm, description, codes, reason, day }: FdaText) {
  return {
    status: 'Ongoing',
    city: 'Springfield',
    state: 'IL',
    country: 'United States',
    classification: 'Class II',
    openfda: {},
    product_type: type,
    event_id: '98001',
    recalling_firm: firm,
    voluntary_mandated: 'Voluntary: Firm initiated',
    initial_firm_notification: 'Letter',
    distribution_pattern: 'Nationwide',
    recall_number: number,
    product_description: description,
    product_quantity: '100 cases',
    reason_for_recall: reason,
    recall_initiation_date: day,
    center_classification_date: day,
    report_date: day,
    code_info: codes,
    more_code_info: '',
  };
}

interface FsisText {
  title: string;
  items: string[];
  summary: string;
  reason: string;
  type: string;
  states: string[];
  active: string;
}

function fsis(number: string, langcode: string, text: FsisText) {
  return {
    field_title: text.title,
    field_recall_number: number,
    field_recall_url: `http://www.fsis.usda.gov/recalls-alerts/${text.title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    field_active_notice: text.active,
    field_states: text.states,
    field_archive_recall: 'False',
    field_establishment: [],
    field_risk_level: 'High - Class I',
    field_last_modified_date: '',
    field_product_items: text.items,
    field_recall_classification: text.type === 'Public Health Alert' ? 'Public Health Alert' : 'Class I',
    field_recall_date: '2031-10-14',
    field_recall_reason: [text.reason],
    field_recall_type: text.type,
    field_summary: text.summary,
    field_year: '2031',
    langcode,
    field_has_spanish: 'True',
  };
}
