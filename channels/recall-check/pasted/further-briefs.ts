import type { PastedBrief } from './pasted-brief.ts';

/** Further forms: labels, threads, classrooms, other languages. */
export const FURTHER_BRIEFS: PastedBrief[] = [
  {
    name: 'a warehouse receipt',
    notes: `SAM'S CLUB 4931 TULSA OK
MEMBER 10148812997
980301234 MM ROTISSERIE CHK   4.98 N
990112233 COSORI AIR FRYER CP158   79.98 T
SUBTOTAL 84.96
TOTAL 91.77
MC ****7781`,
    items: [/rotisserie/i, /cosori/i],
    keeps: ['10148812997', '7781', 'TULSA', '91 77'],
  },
  {
    name: 'a pharmacy label of one maker',
    notes: `Rx# 6612409  DR. PEMBROKE
FOR: ISADORA KLINE
VALSARTAN 160 MG TAB   SOLCO
TAKE ONE TABLET DAILY
QTY 90  REFILLS 2`,
    items: [/valsartan/i],
    keeps: ['6612409', 'PEMBROKE', 'ISADORA', 'KLINE'],
  },
  {
    name: 'a mail with a thread',
    notes: `Hello, see below. Regards, Bartholomew

> From: Philippa Drax
> Sent: Tuesday
> Can you ask whether the Boppy Newborn Lounger is still under recall?`,
    items: [/boppy/i],
    keeps: ['Bartholomew', 'Philippa', 'Drax'],
  },
  {
    name: 'a classroom',
    notes: 'Our classroom has 24 Zuru Baby Shark bath toys, one Vornado SRTH heater and 3 Lakeshore wooden ladders',
    items: [/zuru/i, /vornado/i, /lakeshore/i],
  },
  {
    name: 'an estate',
    notes: 'After grandpa passed we found a Remington 700 rifle, a Cosco step stool and his 2008 Buick Lucerne',
    items: [/remington/i, /cosco/i, /2008 BUICK Lucerne/i],
    keeps: ['grandpa'],
  },
  {
    name: 'German list',
    notes: `Bitte prüfen Sie folgende Sachen:
1. Kinderwagen Hauck Rapid 4
2. Wasserkocher WMF Lono
3. Babyphone Philips Avent SCD891
Liebe Grüße
Hannelore Brockschmidt
Gartenweg 7, 34117 Kassel`,
    items: [/hauck/i, /wmf/i, /avent/i],
    keeps: ['Hannelore', 'Brockschmidt', 'Gartenweg', '34117'],
  },
  {
    name: 'French car',
    notes: 'J’ai une Peugeot 3008 de 2021 et un siège auto Cybex Sirona. Sont-ils concernés par un rappel ?',
    items: [/peugeot/i, /cybex/i],
  },
  {
    name: 'Spanish nursery',
    notes:
      'Buenas, tenemos una cuna Graco Benton, un andador Chicco y la silla alta Ingenuity Trio 3 en 1. Gracias, Itziar',
    items: [/graco/i, /chicco/i, /ingenuity/i],
    keeps: ['Itziar'],
  },
  {
    name: 'Italian food',
    notes: 'Abbiamo comprato il burro di arachidi Skippy lotto 4132LR e i biscotti Mulino Bianco, sono ritirati?',
    items: [/skippy/i, /mulino/i],
  },
  {
    name: 'semicolons and kinds',
    notes:
      'baby: Nuna Pipa car seat; kitchen: Vitamix A3500; car: 2023 Kia Telluride SX; meds: Tylenol Extra Strength 500 mg',
    items: [/nuna/i, /vitamix/i, /2023 KIA Telluride/i, /tylenol/i],
  },
  {
    name: 'worried at night',
    notes:
      "I can't sleep, I read that some humidifiers leak. Ours is a Pure Enrichment MistAire and it stands next to the crib, a Dream On Me Ashton",
    items: [/pure enrichment/i, /dream on me/i],
  },
  {
    name: 'with a serial and a purchase',
    notes: 'EcoFlow Delta 2 power station serial R331ZEB4ZE, ordered from Amazon 114-2233445-6677889 on 5/2/2024',
    items: [/ecoflow/i],
    keeps: ['2233445', '6677889'],
  },
  { name: 'short years', notes: "'15 F150 and '07 Tundra", items: [/2015 FORD F150/i, /2007 TOYOTA Tundra/i] },
  {
    name: 'only the second',
    notes: 'ignore the Keurig, that one is gone. I only need the Nespresso Vertuo Next',
    items: [/nespresso/i],
    ruledOut: /keurig/i,
  },
  {
    name: 'typos everywhere',
    notes: 'is my cuisinard blendr or the kitchenade mixer recaled',
    items: [/cuisinard/i, /kitchenade/i],
  },
  {
    name: 'a school nurse',
    notes: 'Albuterol inhaler by Cipla lot IB20055 for Marguerita in 4B who has asthma, plus Auvi-Q 0.15 mg',
    items: [/albuterol/i, /auvi/i],
    keeps: ['Marguerita', 'asthma'],
  },
  {
    name: 'two lines per item',
    notes: `Dewalt miter saw
  model DWS779 type 1
Milwaukee M18 battery
  48-11-1850`,
    items: [/dewalt/i, /milwaukee/i],
  },
  {
    name: 'names of people in brackets',
    notes: 'Yeti Rambler mug (Aloysius), Stanley Switchback mug (Bettina), Hydro Flask bottle',
    items: [/yeti/i, /stanley/i, /hydro flask/i],
    keeps: ['Bettina'],
  },
];
