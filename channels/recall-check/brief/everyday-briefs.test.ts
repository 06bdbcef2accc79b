import { describe, expect, it } from 'vitest';
import type { Item } from './item.ts';
import { readBrief } from './read-items.ts';

/** Vehicles as year, make and model; VINs bare; products as asked; `?` before what the caller is asked about, `~` before what is doubted. */
function show({ asked, vin, vehicle, problem, doubt }: Item): string {
  const name = vehicle ? `${vehicle.years.join('+')} ${vehicle.make} ${vehicle.model}`.trim() : asked;
  return `${problem === null ? '' : '?'}${doubt === null ? '' : '~'}${vin?.vin ?? name}`;
}

const read = (notes: string): string[] =>
  readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' }).items.map((item) =>
    show(item),
  );

describe('everyday briefs', () => {
  it.each<[string, string[]]>([
    // Questions and lead-ins before a list.
    [
      'Is anything in my garage recalled? 2030 Subaru Outback; Norvelle rattle set',
      ['2030 SUBARU Outback', 'Norvelle rattle set'],
    ],
    [
      'Is anything in my garage recalled? I have a 2030 Subaru Outback and a 2028 Mazda CX-5.',
      ['2030 SUBARU Outback', '2028 MAZDA CX-5'],
    ],
    ['our 2020 prius and the Tumbleton TB610 blender', ['2020 TOYOTA prius', 'Tumbleton TB610 blender']],
    ['the tumbleton nimbus and the zeta heater', ['~tumbleton nimbus', 'zeta heater']],
    [
      'Is anything in my garage recalled?\n- 2030 Subaru Outback\n- Brightwick 18V drill',
      ['2030 SUBARU Outback', 'Brightwick 18V drill'],
    ],
    [
      'Are any of the cars in our driveway recalled? 2024 Chevy Cruze, 2027 Nissan Rogue',
      ['2024 CHEVROLET Cruze', '2027 NISSAN Rogue'],
    ],
    [
      'Check my kitchen: Brightwick Duo 60, Tumbleton blender TB610, Pinecrest peanut butter lot 1274425',
      ['~Brightwick Duo 60', 'Tumbleton blender TB610', 'Pinecrest peanut butter lot 1274425'],
    ],
    [
      'my cars: 2029 Honda Civic, 2031 Toyota RAV4 and a 2025 Jeep Wrangler',
      ['2029 HONDA Civic', '2031 TOYOTA RAV4', '2025 JEEP Wrangler'],
    ],
    ['Our cars - 2029 Honda Civic & 2031 Toyota RAV4', ['2029 HONDA Civic', '2031 TOYOTA RAV4']],
    ['recall check please -- 2022 Hyundai Tucson', ['2022 HYUNDAI Tucson']],
    ['Any recalls? 2023 Ford Escape', ['2023 FORD Escape']],
    [
      'In my garage: Brightwick 18V drill, Tumbleton table saw TS7491RS and a 2021 Toyota Tacoma',
      ['Brightwick 18V drill', 'Tumbleton table saw TS7491RS', '2021 TOYOTA Tacoma'],
    ],
    [
      'Toys: Norvelle Snugly Swing, Lakelet rocker, Tumbleton walker',
      ['Norvelle Snugly Swing', 'Lakelet rocker', 'Tumbleton walker'],
    ],
    [
      'Are these recalled? Brightwick Foodly OP302, Tumbleton slow cooker, Lakelet skillet',
      ['~Brightwick Foodly OP302', 'Tumbleton slow cooker', 'Lakelet skillet'],
    ],
    [
      'stuff in our nursery: Norvelle crib, Lakelet sock, Tumbleton lounger',
      ['Norvelle crib', 'Lakelet sock', 'Tumbleton lounger'],
    ],
    [
      'I have the following at home: a Brightwick heater, Tumbleton mattress and a Lakelet dresser.',
      ['Brightwick heater', 'Tumbleton mattress', 'Lakelet dresser'],
    ],
    [
      "I'd like to know about recalls for: Toyota Sienna 2021, Toyota Highlander 2024",
      ['2021 TOYOTA Sienna', '2024 TOYOTA Highlander'],
    ],
    [
      'Hi team, please run a recall check on the following: 2025 Ford Transit, 2028 Ford Transit Connect, 2030 Ram ProMaster',
      ['2025 FORD Transit', '2028 FORD Transit Connect', '2030 RAM ProMaster'],
    ],
    [
      'Hello\n\nI have these products\nBrightwick Duo 60\nTumbleton blender TB610\n\nThank you',
      ['~Brightwick Duo 60', 'Tumbleton blender TB610'],
    ],
    ['hey! quick question: 2027 Subaru Forester?', ['2027 SUBARU Forester']],
    ['vehicle: 2022 Ford Focus', ['2022 FORD Focus']],
    ["My mom's car: 2020 Toyota Camry", ['2020 TOYOTA Camry']],
    // Possessives and copulas.
    [
      'my fridge is a Tumbleton GNE27JSMSS and my truck is a 2021 Ram 1500',
      ['Tumbleton GNE27JSMSS fridge', '2021 RAM 1500'],
    ],
    ['is my car safe? its a 2022 Hyundai Sonata', ['2022 HYUNDAI Sonata']],
    ['is my car ok. 2025 bmw x5', ['2025 BMW x5']],
    ['My dishwasher is a Brightwick SHP65T55UC/07', ['Brightwick SHP65T55UC/07 dishwasher']],
    ['The stroller is a Lakelet Butterfly', ['Lakelet Butterfly stroller']],
    ['Fridge: Tumbleton GNE27JSMSS', ['Tumbleton GNE27JSMSS Fridge']],
    [
      '* car: 2022 Hyundai Sonata\n* fridge: Tumbleton GNE27JSMSS',
      ['2022 HYUNDAI Sonata', 'Tumbleton GNE27JSMSS fridge'],
    ],
    [
      '1. My car is a 2022 Hyundai Sonata 2. My fridge is a Tumbleton GNE27JSMSS',
      ['2022 HYUNDAI Sonata', 'Tumbleton GNE27JSMSS fridge'],
    ],
    [
      'My fridge is a Tumbleton GNE27JSMSS, my stove is a Brightwick NE58F9500SS and our car is a 2021 Kia Sorento',
      ['Tumbleton GNE27JSMSS fridge', 'Brightwick NE58F9500SS stove', '2021 KIA Sorento'],
    ],
    ['Our minivan is a Honda Odyssey from 2022', ['2022 HONDA Odyssey']],
    ['my truck, a 2026 Ram 1500, and my car, a 2024 Mazda3', ['2026 RAM 1500', '2024 MAZDA Mazda3']],
    [
      "hello, i'm wondering if my daughter's Norvelle SnugSit 35 car seat has been recalled",
      ['Norvelle SnugSit 35 car seat'],
    ],
    // Purchases.
    [
      'Please tell me if there is a recall for a Norvelle Rock n Roll sleeper we bought in 2017.',
      ['Norvelle Rock n Roll sleeper'],
    ],
    ['I own a Ford Explorer that I bought in 2027', ['?FORD Explorer']],
    ['is my Ford Explorer recalled? I bought it in 2029', ['?FORD Explorer']],
    ['I bought an Aeromere CPAP DreamAir on ebay last year, is it part of the recall?', ['Aeromere CPAP DreamAir']],
    [
      "Are Marlow's Head deli meats recalled? I bought some in Virginia",
      ["Marlow's Head deli meats, bought in Virginia"],
    ],
    ['Is the Brightwick I bought recalled?', ['~Brightwick']],
    ['2029 Ford F-150 XLT, white, bought used in 2031', ['2029 FORD F-150 XLT']],
    ['we just got a used 2028 chrysler pacifica hybrid from the dealer', ['2028 CHRYSLER pacifica hybrid']],
    ['I bought a 2028 Honda Civic', ['2028 HONDA Civic']],
    // Several items in one sentence.
    [
      'We own a 2026 Jeep Cherokee, a Norvelle SnugSit car seat and a Tumbleton washer WA50F9A8DSW. Any recalls?',
      ['2026 JEEP Cherokee', 'Norvelle SnugSit car seat', 'Tumbleton washer WA50F9A8DSW'],
    ],
    [
      'We have two cars, a 2028 Mazda CX-5 and a 2030 Kia Telluride. Are they recalled?',
      ['2028 MAZDA CX-5', '2030 KIA Telluride'],
    ],
    ['my wife drives a Honda CR-V 2028 and I drive a Ford Escape 2026', ['2028 HONDA CR-V', '2026 FORD Escape']],
    ['2024 Chevy Cruze 2027 Nissan Rogue', ['2024 CHEVROLET Cruze', '2027 NISSAN Rogue']],
    ['2024 Chevy Cruze / 2027 Nissan Rogue', ['2024 CHEVROLET Cruze', '2027 NISSAN Rogue']],
    ['2019 Pontiac Vibe or 2019 Toyota Matrix', ['2019 PONTIAC Vibe', '2019 TOYOTA Matrix']],
    [
      '2028 mercedes c300, 2029 bmw 330i plus 2027 audi a4',
      ['2028 MERCEDES-BENZ c300', '2029 BMW 330i', '2027 AUDI a4'],
    ],
    ['2029 Ford F-150 and Escape', ['2029 FORD F-150', '?FORD Escape']],
    ["I've got a 2030 Ford Explorer; wife has a '28 Honda Pilot", ['2030 FORD Explorer', '2028 HONDA Pilot']],
    ['the Ford F-150 (2028) and the Tumbleton generator EF2000iS', ['2028 FORD F-150', 'Tumbleton generator EF2000iS']],
    [
      'Are my Brightwick toaster and Tumbleton coffee maker recalled?',
      ['Brightwick toaster', 'Tumbleton coffee maker'],
    ],
    ['Is my Orrin and Vale toaster recalled', ['Orrin and Vale toaster']],
    [
      'Could someone check if the Norvelle EveryTot high chair or the Tumbleton Blossom high chair are recalled?',
      ['Norvelle EveryTot high chair', 'Tumbleton Blossom high chair'],
    ],
    ["Is Marlow Joe's hummus recalled? And what about Pinecrest hummus?", ["Marlow Joe's hummus", 'Pinecrest hummus']],
    // VINs and UPCs among other things.
    [
      'Check these for recalls: 2025 Subaru Outback, VIN 1HGCM82633A004352, UPC 012345678905',
      ['2025 SUBARU Outback', '1HGCM82633A004352', 'UPC 012345678905'],
    ],
    ['Please check VIN 1HGCM82633A004352 and 4S4BTGND7L3000001', ['1HGCM82633A004352', '4S4BTGND7L3000001']],
    [
      '2029 Ford F-150, Norvelle Pebble rattle, VINs 1HGCM82633A004352 and 4S4BTGND7L3000001',
      ['2029 FORD F-150', 'Norvelle Pebble rattle', '1HGCM82633A004352', '4S4BTGND7L3000001'],
    ],
    ['VIN: 1HGCM82633A004352. Thanks!', ['1HGCM82633A004352']],
    ['2030 Toyota Prius Prime (VIN unknown), 2026 Lexus RX 350', ['2030 TOYOTA Prius Prime', '2026 LEXUS RX 350']],
    // Short years, short makes, models without a make.
    ["'19 F150", ['2019 FORD F150']],
    ['a 19 F-150', ['2019 FORD F-150']],
    ['do i need to worry about my 19 F-150?', ['2019 FORD F-150']],
    ["is there a recall on a '25 chevy silverado", ['2025 CHEVROLET silverado']],
    ["'98 VW Jetta", ['1998 VOLKSWAGEN Jetta']],
    ['Civic 2026', ['2026 HONDA Civic']],
    ['our 2022 sonata', ['2022 HYUNDAI sonata']],
    ['Honda Odyssey 2021-2023', ['2021+2022+2023 HONDA Odyssey']],
    ['The Honda Civic, year 2026, is it recalled?', ['2026 HONDA Civic']],
    ['Chevy Bolt 2029 battery fire recall', ['2029 CHEVROLET Bolt']],
    // Slips of the pen are asked about, never looked up as something else.
    ['2029 Toyta Corolla', ['2029 TOYOTA Corolla']],
    ['2026 Hyundia Sonata', ['2026 HYUNDAI Sonata']],
    ['my 2025 Chevorlet Malibu', ['?2025 Chevorlet Malibu']],
    // Talk around one thing.
    ['Hi! I drive a 2027 VW Jetta. Has it been recalled? Thanks so much!', ['2027 VOLKSWAGEN Jetta']],
    ['Could you check whether my 2026 Nissan Altima has any open recalls?', ['2026 NISSAN Altima']],
    ['what recalls are there for the 2024 GMC Sierra 1500', ['2024 GMC Sierra 1500']],
    ['is the 2030 tesla model 3 safe', ['2030 TESLA model 3']],
    ['can i still drive my 2023 honda accord', ['2023 HONDA accord']],
    ['Does the 2031 Jeep Wrangler 4xe have a recall on it?', ['2031 JEEP Wrangler 4xe']],
    ['Any recall on the Brightwick Tread+ treadmill?', ['Brightwick Tread+ treadmill']],
    [
      'I have a Tumbleton top load washer model WA52M7750AW, is it safe to use?',
      ['Tumbleton top load washer model WA52M7750AW'],
    ],
    ['Is Pinecrest smoked salmon safe to eat? lot 8512801270', ['Pinecrest smoked salmon, lot 8512801270']],
    ['Have they recalled the Brightwick lawn mower RY401150?', ['Brightwick lawn mower RY401150']],
    ['I need recall info on Marlbrook 150 mg tablets', ['Marlbrook 150 mg tablets']],
    ["Our baby sleeps in a Norvelle Rock 'n Roll. Should we stop using it?", ["Norvelle Rock 'n Roll"]],
    ['I think my Brightwick air fryer CP158-AF was recalled. Is that right?', ['Brightwick air fryer CP158-AF']],
    ['We have a Toyota. Is it recalled?', ['?TOYOTA']],
    // What is named in a story is read without the story.
    ['the shop keeps telling us odd stories of my 2029 Ford F-150 for weeks', ['2029 FORD F-150']],
    ['A man on the news mentioned Tumbleton heaters catching fire', ['Tumbleton heaters']],
    ['My neighbor said something about Brightwick dryers', ['Brightwick dryers']],
    ['My son eats Pinecrest granola bars every day, should I be worried?', ['Pinecrest granola bars']],
    ['Looking for recalls on my husbands truck, its a Chevy Silverado 1500, 2027', ['2027 CHEVROLET Silverado 1500']],
    ['2028 F-150, 2030 Explorer, 2025 Civic', ['2028 FORD F-150', '2030 FORD Explorer', '2025 HONDA Civic']],
    ['I own two Fords: a 2028 F-150 and a 2030 Explorer', ['2028 FORD F-150', '2030 FORD Explorer']],
    ['the 2026 one - Mazda CX 3', ['2026 MAZDA CX 3']],
    ['We drive a Subaru. 2028 Crosstrek. Any recalls?', ['2028 SUBARU Crosstrek']],
    ["Does my Ford have a recall? It's a 2027 Focus.", ['2027 FORD Focus']],
    ['A 2024 Jeep and a 2026 Kia', ['?2024 JEEP', '?2026 KIA']],
    ['hi there my name is Dan and I own a 2026 Ford Fusion thanks', ['2026 FORD Fusion']],
    [
      'Does anyone know if the 2030 Honda Pilot is under recall? Also the 2025 Honda CRV.',
      ['2030 HONDA Pilot', '2025 HONDA CRV'],
    ],
    ['my daughters car is a Nissan Versa, it is a 2025', ['2025 NISSAN Versa']],
    [
      'Need to know if either of these is recalled: Pinecrest Pro Plus or Norvelle Creamy NC301',
      ['~Pinecrest Pro Plus', '~Norvelle Creamy NC301'],
    ],
    [
      'Bought some Pinecrest salad kit lot B178 in Michigan, ok to eat?',
      ['Pinecrest salad kit lot B178, bought in Michigan'],
    ],
    ['The dehumidifier in our basement is a Brightwick BD7033R1, white', ['Brightwick BD7033R1 dehumidifier, white']],
    ["I've been using Marlbrook nasal swabs lot 12345 — are they recalled?", ['Marlbrook nasal swabs lot 12345']],
    [
      'Dear team, have these been recalled: 1) Norvelle Rock n Roll 2) 2024 Honda Odyssey 3) Pinecrest peanut butter. Kind regards, Anna',
      ['Norvelle Rock n Roll', '2024 HONDA Odyssey', 'Pinecrest peanut butter'],
    ],
    // One thing of a row without marks is gone, and somebody used another.
    [
      'ok so we have the norvelle snugly swing and a lakelet rocker that Verena used to nap in and a tumbleton walker and not the crib we sold that last week',
      ['norvelle snugly swing', 'lakelet rocker', 'tumbleton walker'],
    ],
    // Who signs, who counted and what a thing is called.
    [
      'Fwd: Fwd: hold these\nBrightwick heater BW-1500T, counted by K. Oberlin-Wray\nZeta lamp',
      ['Brightwick heater BW-1500T', 'Zeta lamp'],
    ],
    ['Mein Zeta heater wird heiss. Herzlich, Ihre Edeltraud Pfann', ['Zeta heater']],
    ["I have a rattle game from Norvelle, it's called Plinko", ['rattle game from Norvelle, Plinko']],
    // Nothing to check.
    ['Is anything in my garage recalled?', []],
    ['Hi, could you please tell me whether my car is safe? Thanks!', []],
  ])('reads %s', (notes, expected) => expect(read(notes)).toEqual(expected));
});
