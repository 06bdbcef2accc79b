/** Made-up campaigns in the shape of NHTSA's rows. No such campaigns exist. */
export const NHTSA_ROWS = [
  row('31V104000', 'SUBARU', 'OUTBACK', {
    year: '2030',
    date: '04/03/2031',
    component: 'FUEL SYSTEM, GASOLINE:DELIVERY:FUEL PUMP',
    summary:
      'Subaru of America, Inc. (Subaru) is recalling certain 2030 Outback vehicles. The low-pressure fuel pump may fail.',
    hazard: 'Fuel pump failure can cause an engine stall while driving, increasing the risk of a crash.',
    remedy: 'Dealers will replace the fuel pump, free of charge. Owner letters are expected to be mailed May 2, 2031.',
  }),
  row('31V377000', 'SUBARU', 'OUTBACK', {
    year: '2030',
    date: '12/06/2031',
    component: 'BACK OVER PREVENTION:SOFTWARE',
    summary:
      'Subaru of America, Inc. (Subaru) is recalling all model year 2030 Outback vehicles previously repaired under recall 31V104. The rearview image may freeze.',
    hazard: 'A frozen rearview image reduces visibility, increasing the risk of a crash.',
    remedy: 'Dealers will update the software, free of charge.',
    parkOutSide: true,
  }),
  row('30E021000', 'SUBARU', 'OUTBACK', {
    year: '2030',
    date: '21/05/2030',
    component: 'EXTERIOR LIGHTING:HEADLIGHTS',
    summary: 'Certain Glowmore aftermarket headlight bulbs, sold as replacement equipment for the vehicles listed.',
    hazard: 'Insufficient light increases the risk of a crash.',
    remedy: 'Glowmore will refund the purchase price.',
    manufacturer: 'GLOWMORE LIGHTING',
  }),
  row('29V555000', 'CHEVROLET', 'SILVERADO 1500', {
    year: '2029',
    date: '30/11/2029',
    component: 'AIR BAGS:FRONTAL',
    summary: 'General Motors, LLC (GM) is recalling certain 2029 Chevrolet Silverado 1500 vehicles.',
    hazard: 'An air bag that does not deploy increases the risk of injury in a crash.',
    remedy: 'Dealers will replace the air bag module, free of charge.',
  }),
  row('29V556000', 'CHEVROLET', 'SILVERADO 2500', {
    year: '2029',
    date: '01/12/2029',
    component: 'TRAILER HITCHES',
    summary: 'General Motors, LLC (GM) is recalling certain 2029 Chevrolet Silverado 2500 vehicles.',
    hazard: 'A trailer that comes loose increases the risk of a crash.',
    remedy: 'Dealers will replace the hitch, free of charge.',
  }),
  row('28V900000', 'MAZDA', 'CX-5', {
    year: '2028',
    date: '09/10/2028',
    component: 'ENGINE AND ENGINE COOLING',
    summary:
      'Mazda North American Operations (Mazda) is recalling certain 2028 CX-5 vehicles built between March 1, 2028 and April 9, 2028.',
    hazard: 'A coolant leak can cause the engine to overheat and stall, increasing the risk of a crash.',
    remedy: 'Dealers will replace the hose, free of charge.',
  }),
  row('28V900000', 'MAZDA', 'CX-50', {
    year: '2028',
    date: '09/10/2028',
    component: 'ENGINE AND ENGINE COOLING',
    summary:
      'Mazda North American Operations (Mazda) is recalling certain 2028 CX-5 vehicles built between March 1, 2028 and April 9, 2028.',
    hazard: 'A coolant leak can cause the engine to overheat and stall, increasing the risk of a crash.',
    remedy: 'Dealers will replace the hose, free of charge.',
  }),
  row('30V210000', 'FORD', 'F-250 SD', {
    year: '2030',
    date: '02/04/2030',
    component: 'STEERING',
    summary: 'Ford Motor Company (Ford) is recalling certain 2030 F-250 SD vehicles.',
    hazard: 'A loose steering shaft increases the risk of a crash.',
    remedy: 'Dealers will replace the shaft, free of charge.',
  }),
  row('30V211000', 'FORD', 'MUSTANG MACH-E', {
    year: '2030',
    date: '11/04/2030',
    component: 'ELECTRICAL SYSTEM',
    summary: 'Ford Motor Company (Ford) is recalling certain 2030 Mustang Mach-E vehicles.',
    hazard: 'A loss of drive power increases the risk of a crash.',
    remedy: 'Dealers will update the software, free of charge.',
  }),
  row('30V212000', 'RAM', '1500', {
    year: '2030',
    date: '19/06/2030',
    component: 'TAILGATE',
    summary: 'Chrysler (FCA US, LLC) is recalling certain 2030 Ram 1500 vehicles.',
    hazard: 'A tailgate that opens while driving increases the risk of a crash.',
    remedy: 'Dealers will replace the latch, free of charge.',
  }),
  row('30V213000', 'BMW', 'X3 XDRIVE30I', {
    year: '2030',
    date: '08/07/2030',
    component: 'SEAT BELTS',
    summary: 'BMW of North America, LLC (BMW) is recalling certain 2030 X3 xDrive30i vehicles.',
    hazard: 'A seat belt that does not lock increases the risk of injury in a crash.',
    remedy: 'Dealers will replace the retractor, free of charge.',
  }),
];

/** Vehicles that NHTSA knows and lists no recall for. */
export const NHTSA_KNOWN = [{ Make: 'VOLVO', Model: 'XC40', ModelYear: '2031' }];

interface Campaign {
  year: string;
  date: string;
  component: string;
  summary: string;
  hazard: string;
  remedy: string;
  manufacturer?: string;
  parkOutSide?: boolean;
}

function row(number: string, make: string, model: string, campaign: Campaign): Record<string, unknown> {
  return {
    Manufacturer: campaign.manufacturer ?? make,
    NHTSACampaignNumber: number,
    parkIt: false,
    parkOutSide: campaign.parkOutSide ?? false,
    overTheAirUpdate: false,
    ReportReceivedDate: campaign.date,
    Component: campaign.component,
    Summary: campaign.summary,
    Consequence: campaign.hazard,
    Remedy: campaign.remedy,
    Notes: 'Owners may also contact the National Highway Traffic Safety Administration Vehicle Safety Hotline.',
    ModelYear: campaign.year,
    Make: make,
    Model: model,
  };
}
