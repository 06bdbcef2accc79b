import { foldWord } from './fold-words.ts';

/** What a common word of a product's name says about the product. A word in none of these lists is taken for a name. */
export const WORD_KINDS = [
  'weak',
  'describing',
  'consumer',
  'food',
  'drug',
  'medicine',
  'device',
  'equipment',
  'boat',
  'firearm',
] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** The kinds of a folded word; empty for names and words that nobody listed. */
export function kindsOf(word: string): ReadonlySet<WordKind> {
  return KINDS_OF.get(word) ?? NONE;
}

const NONE: ReadonlySet<WordKind> = new Set();

const LISTS: Record<WordKind, string> = {
  /** Says nothing about which product it is. */
  weak: `de du des von van und et a an and the of for with in on to from by at or my our your his her their this that these those it its is are was were be been
    one set kit pack value bonus economy pk package packaging packet pkg box boxed case carton bag bottle jar can tin tub pouch tray container tube piece pc
    brand branded product item model style type version edition series line name number no sku size sized approx about each per count ct
    new used old brand-new second hand secondhand original genuine official regular classic standard large small medium mini big little
    vintage broken leaky favorite cheap gifted unopened opened problem issue question regarding concerning daughter son last month week year next ago lawn est establishment
    manufactured mfd mfg built produced frozen refrigerated chilled fresh ready-to-eat raw cooked sold bought purchased made oz ounce g gram kg lb lbs pound ml l liter litre
    inch in ft mg mcg fl net wt weight sell use best date dated exp expiration assorted variety various flavor color recalled recall`,
  /** Qualities: colours, materials, for whom, how it works. They tell variants apart. */
  describing: `heat lilac burgundy maroon charcoal turquoise anthracite lavender coral taupe khaki bronze graphite off-white offwhite magenta birch beech mahogany chestnut
    black white red blue green yellow orange pink purple brown gray gold silver beige tan navy teal ivory cream clear light dark bright
    wood wooden metal steel stainless brass pewter iron cast copper aluminum plastic glass ceramic porcelain cotton wool felt fleece leather
    silk linen canvas nylon polyester denim velvet bamboo oak pine maple walnut marble slate granite quartz stone resin foam rubber silicone paper cardboard fiberglass fibreglass step wicker rattan concrete
    child baby toddler adult woman man girl boy junior youth teen pet dog cat senior family unisex maternity men women
    electric electronic cordless corded portable rechargeable battery powered battery-powered digital smart led lcd usb bluetooth wireless automatic manual folding
    foldable adjustable convertible inflatable magnetic solar gas propane induction infrared hydraulic pneumatic
    car indoor outdoor garden kitchen bath bathroom bedroom home office travel camping sport sports holiday christmas halloween easter musical
    organic natural pure whole low-fat nonfat fat free gluten sugar sugar-free unsalted salted sweet spicy hot mild smoked roasted dried
    sliced diced chopped shredded ground minced boneless skinless fried baked grilled breaded crispy crunchy creamy chunky instant
    extra strength extended release regular-strength max maximum ultra super deluxe premium pro plus duty er xr sr ir dr otc heavy light lightweight high low
    repair spare replacement remote mounting carrying power push slow hair circular rowing stationary espresso string patio horse utility floor
    ceiling training teething nursing swim dish curling
    canned dinner lunch breakfast space immersion hedge miter mitre radial impact wick
    clinic office school church library hospital classroom daycare nursery warehouse aisle
    upright handheld countertop freestanding wall mounted hanging rolling rotating swivel reclining stackable nesting
    top front side rear load open play hot cold fire little great loose active double single twin triple dual quad full queen king round square tall short
    long wide narrow pumper tanker ambulance`,
  /** Things that the CPSC is there for. */
  consumer: `pack-n-play sit-n-stand scale mat playmat diaper sunglasses goggle bicycle helmet pad knee elbow glove goggle scooter hoverboard skateboard skate sled trampoline treadmill elliptical exercise equipment
    soother pacifier rattle toy doll puzzle game block teether plush stuffed animal figure ball balloon slime kite drone stroller crib cradle
    bassinet swaddle glider trailer motor bed bunk mattress playpen playard walker swing bouncer rocker rocking sleeper inclined lounger gate monitor highchair high-chair
    carrier sling diaper changing table bib sippy cup tumbler mug plate bowl cutlery knife knive scissor
    pan pot pots skillet cookware kettle teapot teakettle coffeemaker coffee-maker maker blender mixer processor juicer toaster oven microwave stove range
    cooktop fryer cooker pressure grill smoker griddle waffle iron fireplace heater fan humidifier dehumidifier purifier conditioner
    refrigerator freezer dishwasher washer dryer washing machine vacuum mop steam cleaner appliance lamp light lights lighting bulb candle lantern
    flashlight torch menorah wax warmer charger battery batteries bank adapter cord cable extension surge strip outlet plug switch computer laptop
    tablet smartphone camera speaker headphone earbud television monitor printer router watch clock radio alarm detector smoke carbon monoxide
    extinguisher lighter ladder saw drill sander grinder nailer tool tools generator mower lawnmower trimmer blower chainsaw tiller sprayer hose washer
    chair stool barstool bench sofa loveseat recliner ottoman rocker desk dresser chest drawer bookcase bookshelf shelf shelving cabinet wardrobe
    nightstand table furniture rug carpet curtain blind blinds shade shades blanket pillow comforter sheet towel bathrobe robe pajama nightgown
    sweatshirt hoodie jacket coat pants shorts shirt dress skirt sock shoe boot sandal slipper hat jewelry necklace bracelet ring earring zipper
    sunglass romper onesie bodysuit backpack luggage suitcase umbrella tent hammock canopy gazebo umbrella cooler stove firepit pit pool ladder float vest paddle kayak
    canoe surfboard crossbow bow arrow scope holster knife multitool rope safe gun carabiner harness climbing treestand stand
    fountain statue planter pen pencil crayon marker paint chess piano keyboard guitar drum
    mirror frame vase ornament decoration tree wreath stocking firework sparkler dryer hairdryer straightener curler razor shaver massager
    cleaner detergent disinfectant bleach remover opener drain cover elevator lift golf cart atv utv rov side-by-side snowmobile minibike dirtbike
    airfryer whistle chimenea axe hatchet straw shears bucket basket hook wheelbarrow rack inflator hoop costume bathtub potty headboard futon armoire
    hutch diffuser timer ebike inverter winch sprinkler raft wetsuit snorkel paddleboard dehydrator popper dumbbell kettlebell dollhouse topper
    treehouse playset slide sandbox swing playhouse tricycle wagon ride-on cart tether leash collar crate aquarium filter
    magnet magnets sticker beads bead craft kit sewing fabric yarn stapler shredder projector whiteboard hinge lock faucet shower toilet tank
    boiler furnace thermostat dispenser bidet seat cushion
    chafing underwear bandsaw jointer planer lathe jigsaw hacksaw chisel vise clamp anvil welder compressor wrench ratchet socket screwdriver plier hammer mallet sledgehammer crowbar auger edger
    cultivator chipper splitter mulcher aerator dethatcher spreader sump hoist sawhorse workbench toolbox caliper multimeter nozzle reel loom
    weedeater weedwhacker weedwacker whacker wacker strimmer brushcutter pruner lopper secateurs rake shovel spade hoe pitchfork machete pickaxe sledge trellis greenhouse mailbox birdhouse feeder birdfeeder snowblower snowthrower plow
    toboggan snowboard ski visor tarp headlamp chiminea binocular rangefinder wader drysuit lifejacket pfd buoy wakeboard kneeboard zipline ascender belay
    unicycle handlebar saddle crank derailleur wheel fork rollerblade rower trainer barbell pogo climber skimmer moped gokart
    racquet racket backboard mouthguard cleat chinstrap buckle strap
    cosleeper jumper jogger pram sterilizer steriliser sleepsack legging mitten scarf figurine helicopter blaster soaker xylophone ukulele puppet stacker sorter abacus
    easel sideboard credenza daybed pouf beanbag chandelier sconce pendant lightbulb nightlight
    icemaker hob hood rangehood percolator press squeezer slicer mandoline peeler chopper grater corkscrew cleaver wok stockpot bakeware ramekin goblet pitcher carafe jug
    lunchbox canister crock crockpot fondue steamer multicooker circulator urn samovar sweeper shampooer radiator baseboard softener stovepipe stairlift
    chromebook desktop modem hub powerbank soundbar earphone headset camcorder webcam cam tripod gimbal controller joystick amplifier turntable smartwatch doorbell intercom
    flatiron clipper epilator toothbrush flosser sauna bedrail kennel cage muzzle vape vaporizer hookah firecracker purse wallet tote
    antifreeze coolant varnish thinner solvent adhesive epoxy sealant lubricant fertilizer pesticide herbicide insecticide repellent
    spoon bra bikini rod mill grinder parasol
    train locomotive railway sweater jeans cardigan blouse parka overalls tights sleepwear nightshirt kimono serger laminator embosser violin cello flute saxophone trumpet cymbal microphone
    cement glue caulk caulking lacquer spackle turpentine paintbrush airbrush eraser protractor clipboard sponge scrubber broom dustpan pail squeegee trashcan hamper
    hairbrush tweezer loofah bathmat showerhead plunger pillowcase duvet quilt bedspread boxspring bedframe footstool footrest hassock sectional chaise stepstool stepladder
    tableware flatware spatula whisk ladle colander strainer funnel breadmaker mortar pestle decanter flask thermos growler canteen kneepad shinguard frisbee telescope microscope
    jackstand glowstick hotplate stirrer cube toybox yoyo fidget mousepad ereader raincoat poncho beanie handbag duffel harmonica solder soldering heatgun earmuff hearmuff shutter drape valance
    lampshade windchime birdbath gnome deodorizer freshener baler tractor excavator forklift sealer buggy jumperoo exersaucer restraint ptac roaster cot sneaker swimsuit kiln skis
    typewriter scoreboard protector antenna copier accordion calculator sink megaphone gong metronome spindle clothesline sieve tong moka xylophone rebounder headrest footbath`,
  /** What people eat and drink: FDA or FSIS. */
  food: `food snack powder rice noodle ramen pasta spaghetti soup stew broth sauce salsa dip hummus dressing mayonnaise mustard ketchup vinegar oil butter
    margarine cheese cheddar mozzarella parmesan brie feta queso milk yogurt kefir cream ice pop popsicle sherbet sorbet gelato egg tofu tempeh
    bread bun roll bagel tortilla wrap pita naan cracker cookie biscuit cake brownie muffin donut pastry pie tart dough flour baking mix
    cereal granola oatmeal oat bar protein chip crisp popcorn pretzel nut almond peanut pistachio cashew walnut pecan hazelnut seed tahini
    chocolate candy gum gummy caramel honey syrup jam jelly sugar sweetener salt pepper spice cinnamon turmeric oregano basil cumin paprika seasoning
    curry chili garlic onion ginger matcha tea coffee juice soda water lemonade beverage drink smoothie kombucha beer wine
    chicken turkey duck beef pork ham bacon sausage salami pepperoni prosciutto bologna frankfurter hotdog jerky meatball meat poultry lamb veal bison
    steak patty burger hamburger nugget tender wing thigh breast drumstick rib brisket
    fish salmon tuna cod tilapia catfish herring sardine anchovy trout shrimp crab lobster oyster clam mussel scallop squid seafood sushi skin
    apple banana orange grape strawberry blueberry raspberry blackberry cranberry cherry peach pear plum mango pineapple melon cantaloupe watermelon
    avocado lemon lime tomato cucumber lettuce spinach kale cabbage carrot celery broccoli cauliflower mushroom enoki potato pea bean lentil chickpea
    corn sprout alfalfa salad coleslaw vegetable fruit berry raisin date fig olive pickle kimchi sauerkraut seaweed nori
    sandwich pizza burrito taco quesadilla enchilada tamale lasagna ravioli dumpling gyoza potsticker eggroll samosa pierogi casserole meal entree
    formula supplement vitamin multivitamin mineral probiotic collagen creatine whey puree applesauce pudding gelatin
    kibble treat chew biscotti croissant scone danish macaron eclair cannoli baklava falafel chutney relish aioli pesto guacamole spread shortbread brittle
    fudge truffle marshmallow licorice trail eggnog cider lassi horchata empanada pierogies tostada chorizo bratwurst kielbasa liverwurst pastrami brisket
    spam stuffing gravy bouillon poke ceviche roe caviar eel octopus calamari papaya guava kiwi date microgreen arugula romaine cilantro parsley venison molasses mayo radish beet turnip squash zucchini`,
  /** Medicines. */
  drug: `tablet capsule caplet softgel ointment cream gel lotion drops drop eye nasal spray inhaler injection syringe vial suspension syrup elixir solution
    mascara lipstick eyeliner lozenge suppository patch medicine medication drug pill antibiotic antacid cough cold allergy antihistamine
    laxative sanitizer sunscreen toothpaste mouthwash deodorant antiperspirant shampoo talc antiseptic wipe pain reliever hydrochloride hcl sodium usp`,
  /** Names of active ingredients: names, by which medicines without a brand go. */
  medicine: `aspirin ibuprofen acetaminophen naproxen metformin losartan valsartan ranitidine famotidine insulin amoxicillin levothyroxine lisinopril
    atorvastatin simvastatin prednisone albuterol omeprazole gabapentin sertraline warfarin clonazepam lorazepam alprazolam tramadol hydrocodone
    oxycodone morphine fentanyl epinephrine heparin vancomycin cephalexin azithromycin doxycycline ciprofloxacin duloxetine escitalopram trazodone
    bupropion citalopram fluoxetine furosemide hydrochlorothiazide amlodipine metoprolol carvedilol diltiazem clopidogrel rosuvastatin
    pravastatin montelukast cetirizine loratadine diphenhydramine paracetamol thyroxin levothyrox levotiroxina ibuprofeno ibuprofene metformina omeprazol pantoprazol pantoprazole
    ramipril bisoprolol candesartan enalapril torasemid diclofenac valsartán losartán simvastatina amoxicilina amoxicillina amoxicilline salbutamol insulina diazepam metamizol metformine nebivolol perindopril irbesartan olmesartan telmisartan pseudoephedrine guaifenesin dextromethorphan loperamide bisacodyl semaglutide`,
  /** Medical devices. */
  device: `cuff catheter implant pacemaker defibrillator stent ventilator cpap bipap respirator mask infusion pump glucometer glucose meter sensor lancet
    thermometer monitor oximeter wheelchair walker crutch hearing aid contact lens lenses dialysis ultrasound xray x-ray mri scanner surgical stapler
    scalpel suture bandage dressing gauze needle cannula tubing valve prosthesis brace test strip reagent assay diagnostic electrode aed endoscope
    concentrator nebulizer rollator commode autoclave cane forceps retractor swab analyzer`,
  /** What NHTSA calls equipment: no vehicle, and not to be asked for by year, make and model. */
  equipment: `fotelik foteliki autoasiento carseat car-seat booster tire tyre trailer-hitch`,
  /** Under the Coast Guard, whose recalls no register that is asked holds. */
  boat: `boat speedboat motorboat sailboat houseboat rowboat pontoon outboard dinghy yacht jetboat canoe kayak catamaran trawler skiff jetski waverunner`,
  /** Under nobody's recall powers. */
  firearm: `carbine musket muzzleloader rimfire buckshot birdshot rifle pistol shotgun revolver firearm handgun ammunition ammo`,
};

const KINDS_OF = new Map<string, Set<WordKind>>();
for (const kind of WORD_KINDS) {
  for (const word of LISTS[kind].split(/\s+/).filter(Boolean)) {
    const folded = foldWord(word);
    KINDS_OF.set(folded, (KINDS_OF.get(folded) ?? new Set()).add(kind));
  }
}

/** Every word of the lists as it stands there. */
export const LISTED_WORDS: readonly string[] = [
  ...new Set(WORD_KINDS.flatMap((kind) => LISTS[kind].split(/\s+/).filter(Boolean))),
];
