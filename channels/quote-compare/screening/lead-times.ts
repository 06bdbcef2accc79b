import type { ScreeningBrief } from './screening-brief.ts';

/** Lead times by line, in parts, and quotes that ran out. */
export const LEAD_TIMES: ScreeningBrief[] = [
  {
    name: 'wrapped description, vendor part numbers, line lead times',
    brief:
      'Need: 6 x proximity sensor XS-18, 6 x cable XC-5M, 1 x power supply PS-2410. Site ZIP 43085, need by Feb 26, 2027; today is Feb 1, 2027',
    quotes: [
      `                     BUCKEYE AUTOMATION SUPPLY
                     Quotation: BA-88121        Date: 02/01/2027

Ln  Part No.          Description                       Qty  UM    Price      Amount   Delivery
--  ----------------  --------------------------------  ---  --  --------  ----------  --------
 1  8812-XS-18        PROXIMITY SENSOR, INDUCTIVE         6  EA     54.10      324.60  Stock
    Your part: XS-18
 2  8812-XC-5M        CABLE, M12, 5 METER                 6  EA     17.25      103.50  Stock
    Your part: XC-5M
 3  4471-PS-2410      POWER SUPPLY 24VDC 10A              1  EA    118.00      118.00  2 weeks
    Your part: PS-2410
                                                        Merchandise Total     546.10
                                                        Freight                18.90
                                                        QUOTE TOTAL           565.00`,
      `Scioto Controls & Electric
(6) XS-18 sensors at 51.75 = 310.50
(6) XC-5M cordsets at 16.80 = 100.80
(1) PS-2410 power supply at 122.50 = 122.50
Freight prepaid and allowed. All stock except PS-2410 4-5 weeks.`,
    ],
    vendors: [
      {
        vendor: 'Buckeye Automation Supply',
        linesSubtotal: '546.10',
        freight: '18.90',
        landedTotal: '565.00',
        statedTotal: '565.00',
        leadDays: [14],
      },
      {
        vendor: 'Scioto Controls & Electric',
        linesSubtotal: '533.80',
        freight: '0.00',
        landedTotal: '533.80',
        leadDays: [35],
      },
    ],
    recommended: 'Buckeye Automation Supply',
    deadline: '2027-02-26',
  },
  {
    name: 'backorder split',
    brief: '120 x breaker QO-120. ZIP 37922, need by 2027-05-21, today 2027-05-03',
    quotes: [
      `Volunteer Electric
QO-120   80   7.95   636.00   in stock
QO-120   40   7.95   318.00   backordered, 3 weeks
Freight  no charge
Total    954.00`,
      `Smoky Mountain Wholesale
QO-120 qty 120 @ 8.40 = 1,008.00 prepaid freight, stock, 2 days`,
    ],
    vendors: [
      {
        vendor: 'Volunteer Electric',
        linesSubtotal: '954.00',
        freight: '0.00',
        landedTotal: '954.00',
        statedTotal: '954.00',
        leadDays: [21],
      },
      {
        vendor: 'Smoky Mountain Wholesale',
        linesSubtotal: '1008.00',
        freight: '0.00',
        landedTotal: '1008.00',
        leadDays: [2],
      },
    ],
    recommended: 'Smoky Mountain Wholesale',
  },
  {
    name: 'expired by days from date',
    brief: 'Need 2 gear reducers WR-60. Today 2027-04-20, ship to 35203.',
    quotes: [
      `Magic City Gear    March 15, 2027
WR-60  2  612.00  1,224.00
Freight 58.00
Total 1,282.00
3 weeks. Quote good 30 days.`,
      `Red Mountain Drives   4/12/2027
WR-60  2  655.00  1,310.00
Freight allowed
2 weeks, firm 30 days`,
    ],
    vendors: [
      {
        vendor: 'Magic City Gear',
        linesSubtotal: '1224.00',
        freight: '58.00',
        landedTotal: '1282.00',
        statedTotal: '1282.00',
        leadDays: [21],
        asks: [/valid|expired|re-?quote/i],
      },
      {
        vendor: 'Red Mountain Drives',
        linesSubtotal: '1310.00',
        freight: '0.00',
        landedTotal: '1310.00',
        leadDays: [14],
      },
    ],
    recommended: 'Red Mountain Drives',
  },
  {
    name: 'line codes reversed order and item repeated in notes',
    brief: '15 x pump seal PS-175; 15 x impeller IM-175; deliver 33619, deadline 6/30/27, today 6/1/27',
    quotes: [
      `Hillsborough Pump Repair & Supply
IM-175      15     86.40     1,296.00
PS-175      15     41.20       618.00
Net total                    1,914.00
Freight                         38.00
Total                        1,952.00
Note: PS-175 in stock; IM-175 ships in 3 weeks.`,
      `Tampa Bay Fluid Handling
$43.00 ea PS-175 x 15 = $645.00
$84.00 ea IM-175 x 15 = $1,260.00
Delivered price, total $1,905.00
Lead time 10-12 days`,
    ],
    vendors: [
      {
        vendor: 'Hillsborough Pump Repair & Supply',
        linesSubtotal: '1914.00',
        freight: '38.00',
        landedTotal: '1952.00',
        statedTotal: '1952.00',
        leadDays: [21],
      },
      {
        vendor: 'Tampa Bay Fluid Handling',
        linesSubtotal: '1905.00',
        freight: '0.00',
        landedTotal: '1905.00',
        statedTotal: '1905.00',
        leadDays: [12],
      },
    ],
    recommended: 'Tampa Bay Fluid Handling',
  },
  {
    name: 'terse codes w/ slashes',
    brief:
      'Req: 50 ea AN960-416L washers, 25 ea MS21044N4 nuts, 25 ea NAS1104-12 bolts. To 98108, by 5/21/2027 (today 5/3/2027).',
    quotes: [
      `AERO HARDWARE NORTHWEST
AN960-416L   50 EA   $0.11   $5.50
MS21044N4    25 EA   $0.62   $15.50
NAS1104-12   25 EA   $2.18   $54.50
Cert fee                     $15.00
Ship UPS Grnd                $11.80
Total                       $102.30
Stock`,
      `Sound Aviation Fasteners, Inc. - Quote SAF-4410
P/N            Qty    Price     Ext     Lead
AN960-416L      50     .09      4.50    STK
MS21044N4       25     .58     14.50    STK
NAS1104-12      25    2.05     51.25    5-7 wks
C of C included, freight collect`,
    ],
    vendors: [
      {
        vendor: 'Aero Hardware Northwest',
        linesSubtotal: '75.50',
        freight: '11.80',
        fees: '15.00',
        landedTotal: '102.30',
        statedTotal: '102.30',
        leadDays: [0],
      },
      {
        vendor: 'Sound Aviation Fasteners, Inc.',
        linesSubtotal: '70.25',
        freight: null,
        landedTotal: null,
        landedTotalAtLeast: '70.25',
        leadDays: [49],
        asks: [/freight/i],
      },
    ],
    recommended: 'Aero Hardware Northwest',
  },
  {
    name: 'fields parted by commas, and a column of weeks',
    brief: '40 glands GL-9 and 20 glands GL-12 to 44114',
    quotes: [
      `Erie Cable Parts
Part,Description,Qty,Unit price,Amount
GL-9,Cable gland,40,2.50,100.00
GL-12,Cable gland,20,3.00,60.00
Freight,,,,18.00
Total,,,,178.00
Lead time (weeks): 2`,
      `Buckeye Electrical
Part    Qty   Price   Ext      Lead (wks)
GL-9    40    2.60    104.00   1
GL-12   20    2.90    58.00    3
Freight free
Total 162.00`,
    ],
    vendors: [
      {
        vendor: 'Erie Cable Parts',
        linesSubtotal: '160.00',
        freight: '18.00',
        landedTotal: '178.00',
        leadDays: [14],
      },
      {
        vendor: 'Buckeye Electrical',
        linesSubtotal: '162.00',
        freight: '0.00',
        landedTotal: '162.00',
        leadDays: [21],
      },
    ],
    recommended: 'Buckeye Electrical',
  },
];
