import type { ScreeningBrief } from '../screening-brief.ts';

/** Briefs in which not everything that is pasted is an offer, or an offer that stands. */
export const SETTLED: ScreeningBrief[] = [
  {
    name: 'French prices for a thousand and for one, carriage free above a sum',
    brief: `Bonjour, comparez ces deux offres pour 15 000 sachets kraft et 3 000 étiquettes rondes, livrés à Nantes (44), HT.`,
    quotes: [
      `Papeterie du Sillon SAS
Devis n° D-2027-014 du 06/01/2027
Sachet kraft 1 kg   15 000   42,00 €/mille   630,00 €
Étiquette ronde 60 mm   3 000   18,50 €/mille   55,50 €
Remise 5 % à partir de 600 € d'achat : -34,28 €
Port : 24,00 €
Total HT 675,22 €
TVA 20 % 135,04 €
Total TTC 810,26 €
Délai : 8 jours ouvrés`,
      `Emballages Loire-Océan
15 000 sachets kraft 1 kg à 0,0445 € pièce = 667,50 €
3 000 étiquettes rondes 60 mm à 0,0165 € pièce = 49,50 €
Franco de port dès 500 € HT
Livraison sous 1 semaine`,
    ],
    vendors: [
      {
        vendor: 'Papeterie du Sillon',
        currency: 'EUR',
        linesSubtotal: '685.50',
        freight: '24.00',
        discount: '34.28',
        landedTotal: '675.22',
        leadDays: [10, 12],
      },
      {
        vendor: 'Emballages Loire-Océan',
        currency: 'EUR',
        linesSubtotal: '717.00',
        freight: '0.00',
        landedTotal: '717.00',
        leadDays: [7],
      },
    ],
    recommended: 'Papeterie du Sillon',
  },
  {
    name: 'two Japanese offers under each other, before tax',
    brief: `以下の見積を比較してください。納品先：横浜市。税抜で比較。
必要数：ベアリング 6204ZZ 200個、オイルシール TC-30 100個

東海ベアリング商会
見積書 No.2701-15  2027年1月6日
6204ZZ ベアリング 200個 @¥310 ¥62,000
TC-30 オイルシール 100個 @¥145 ¥14,500
送料 ¥1,200
小計 ¥77,700
消費税10% ¥7,770
合計 ¥85,470
納期：5営業日

みなと機工株式会社
見積書 2027年1月7日
6204ZZ 200個 単価295円 59,000円
TC-30 100個 単価168円 16,800円
送料込み
納期：在庫あり、即日出荷`,
    quotes: [],
    vendors: [
      {
        vendor: '東海ベアリング商会',
        currency: 'JPY',
        linesSubtotal: '76500.00',
        freight: '1200.00',
        landedTotal: '77700.00',
        leadDays: [7],
      },
      {
        vendor: 'みなと機工株式会社',
        currency: 'JPY',
        linesSubtotal: '75800.00',
        freight: '0.00',
        landedTotal: '75800.00',
        leadDays: [0],
      },
    ],
    recommended: 'みなと機工株式会社',
  },
  {
    name: 'tonnes asked for, bags and big bags offered',
    brief: `need 1.2 tonnes of calcium chloride flake delivered Hull HU9, ex VAT`,
    quotes: [
      `Humber Chemicals Ltd
Calcium chloride flake 77%, 25 kg bags
48 bags at £9.85 per bag £472.80
Delivery £45.00
2 days, VAT extra`,
      `Pennine Salts Ltd
Calcium chloride flake in 1000 kg big bags at £365.00 per tonne, minimum order 2 big bags (£730.00).
Delivered price, plus VAT, 5 days.`,
    ],
    vendors: [
      {
        vendor: 'Humber Chemicals',
        currency: 'GBP',
        linesSubtotal: '472.80',
        freight: '45.00',
        landedTotal: '517.80',
        leadDays: [2],
      },
      {
        vendor: 'Pennine Salts',
        currency: 'GBP',
        linesSubtotal: '730.00',
        freight: '0.00',
        landedTotal: '730.00',
        leadDays: [5],
      },
    ],
    recommended: 'Humber Chemicals',
  },
  {
    name: 'an offer withdrawn and sent anew',
    brief: `Which one for 40 zinc anodes ZA-6 and 10 mounting plates MP-6 to Mobile AL 36602?

From: Gulf Anode <orders@gulfanode.example>
Sent: Friday, January 8, 2027 8:02 AM
Subject: RE: your inquiry - please disregard previous

Please disregard our quote of December 18, zinc went up. New quote:
ZA-6   40   21.60   864.00
MP-6   10   14.00   140.00
Freight   52.00
Total  1,056.00
5 days

From: Gulf Anode <orders@gulfanode.example>
Sent: Friday, December 18, 2026 3:15 PM
Subject: RE: your inquiry

ZA-6   40   18.90   756.00
MP-6   10   14.00   140.00
Freight   52.00
Total  948.00
5 days

From: Pelican Marine Supply <quotes@pelican.example>
Sent: Thursday, January 7, 2027 1:40 PM
Subject: Quote PM-552

40 ZA-6 zinc anodes at 20.75 = 830.00
10 MP-6 plates at 15.50 = 155.00
Freight 48.00
Total 1,033.00
in stock`,
    quotes: [],
    vendors: [
      {
        vendor: 'Gulf Anode',
        linesSubtotal: '1004.00',
        freight: '52.00',
        landedTotal: '1056.00',
        leadDays: [5],
      },
      {
        vendor: 'Pelican Marine Supply',
        linesSubtotal: '985.00',
        freight: '48.00',
        landedTotal: '1033.00',
        leadDays: [0],
      },
    ],
    recommended: 'Pelican Marine Supply',
  },
  {
    name: 'two firms of a group under one letterhead',
    brief: `The Hallam Group sent both of their shops in one letter. Need 16 castors HC-125 and 8 brackets HB-2, delivered to Derby, prices before VAT.

HALLAM GROUP PLC, Registered Office: 4 Mill Lane, Sheffield
Date: 5 January 2027

Offer of Hallam Castors Ltd
HC-125   16   £14.20   £227.20
HB-2      8    £6.10    £48.80
Carriage £12.00
Total ex VAT £288.00
Delivery 4 days

Offer of Hallam Handling Ltd
HC-125   16   £12.95   £207.20
HB-2      8    £7.25    £58.00
Carriage £18.00
Total ex VAT £283.20
Delivery 10 days`,
    quotes: [],
    vendors: [
      {
        vendor: 'Hallam Castors',
        currency: 'GBP',
        linesSubtotal: '276.00',
        freight: '12.00',
        landedTotal: '288.00',
        leadDays: [4],
      },
      {
        vendor: 'Hallam Handling',
        currency: 'GBP',
        linesSubtotal: '265.20',
        freight: '18.00',
        landedTotal: '283.20',
        leadDays: [10],
      },
    ],
    recommended: 'Hallam Handling',
  },
  {
    name: 'a price that a colleague saw somewhere',
    brief: `20 pump seals PS-38 to 04101. Dave from maintenance says he saw them for $41 on an auction site but no idea who that was, so ignore that.

Quote 1: Casco Bay Pump & Seal
PS-38 20 ea $52.40 $1,048.00
Freight $16.00
5 days

Quote 2: Back Cove Industrial
PS-38 20 ea $50.90 $1,018.00
Freight $54.00
2 weeks`,
    quotes: [],
    vendors: [
      {
        vendor: 'Casco Bay Pump & Seal',
        linesSubtotal: '1048.00',
        freight: '16.00',
        landedTotal: '1064.00',
        leadDays: [5],
      },
      {
        vendor: 'Back Cove Industrial',
        linesSubtotal: '1018.00',
        freight: '54.00',
        landedTotal: '1072.00',
        leadDays: [14],
      },
    ],
    recommended: 'Casco Bay Pump & Seal',
  },
  {
    name: 'a refundable deposit and VAT in one of two hire offers',
    brief: `Marquee hire for our fete in Ludlow, two offers. We can't reclaim VAT so compare including VAT. Need 1 marquee 6x12m and 100 folding chairs.`,
    quotes: [
      `Teme Valley Marquees
1 marquee 6x12m £640.00
100 folding chairs @ £1.20 £120.00
Delivery and collection £50.00
Subtotal £810.00
VAT 20% £162.00
Total £972.00
Refundable damage deposit £150.00`,
      `Clee Hill Events Ltd
1 marquee 6x12m £780.00
100 folding chairs at £1.50 = £150.00
Delivery and collection free of charge
All prices include VAT. 25% deposit to secure the date.`,
    ],
    vendors: [
      {
        vendor: 'Teme Valley Marquees',
        currency: 'GBP',
        linesSubtotal: '760.00',
        freight: '50.00',
        tax: '162.00',
        landedTotal: '972.00',
        leadDays: [null],
      },
      {
        vendor: 'Clee Hill Events',
        currency: 'GBP',
        linesSubtotal: '930.00',
        freight: '0.00',
        landedTotal: '930.00',
        leadDays: [null],
      },
    ],
    recommended: 'Clee Hill Events',
  },
];
