/** Made-up recalls in the shapes of openFDA, FSIS and FDA iRES. No such products or recalls exist. */
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
    fda('D-0302-2031', 'Drugs', {
      firm: 'Corvane Pharma Inc.',
      description: 'Corvane Lisinopril Tablets, USP, 10 mg, bottles of 30 and of 90, Rx only, NDC 59999-204',
      codes: 'Lot #: LS1180, Exp. Date 03/2033',
      reason: 'Presence of foreign tablets.',
      day: '20310611',
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
