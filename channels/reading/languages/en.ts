import type { Vocabulary } from './vocabulary.ts';

export const en: Vocabulary = {
  determiners: `a an the my our his her their your this that these those some another each every any one its whose`,
  joiners: `and or plus also nor then`,
  linkers: `of with w/ for in without to on n 'n`,
  copulas: `is are was were be being been it's its that's they're isn't aren't i.e`,
  negations: `not no never nothing don't doesn't didn't won't except excluding besides without longer n't`,
  gone: `sold returned traded scrapped donated junked disposed discarded tossed totaled totalled wrecked gone gave test-drove fancied dump landfill flushed trashed binned stolen auctioned recycled composted wholesaled ignore skip forget mind`,
  only: `only just but instead rather remaining left`,
  buying: `bought buy buying purchased purchase got get getting gotten ordered order received receive picked acquired won gifted given found paid pay`,
  at: `at from in on off via through near`,
  makers: `by`,
  people: `mom mum mommy mother dad daddy father parents wife husband spouse partner son daughter kid kids child children baby babies toddler newborn infant twins
    brother sister siblings grandma grandmother granny nana grandpa grandfather grandparents grandson granddaughter grandkids aunt uncle cousin nephew niece
    friend friends neighbor neighbour neighbors neighbours roommate boss colleague family families folks tenant tenants landlord student students parent guys crew people coworker coworkers
    mother-in-law father-in-law in-laws mother's mom's dad's wife's husband's son's daughter's kid's kids' child's baby's friend's neighbor's neighbour's
    sister's brother's sisters brothers daughters sons wifes husbands moms dads grandma's aunt's uncle's nephew's niece's boy girl boys girls man woman lady gentleman guy
    owner customer caregiver caretaker nanny teacher doctor dr nurse pharmacist dealer mechanic driver someone's somebody's everyone's family's parents'`,
  greetings: `hi hello hey heya hiya yo dear greetings howdy morning afternoon evening`,
  closings: `thanks thank thx cheers regards sincerely best yours warmly cordially respectfully appreciated rgds brgds tia xoxo`,
  health: `oxygen t1d t2d apnea diabetes diabetic diabetics epilepsy epileptic seizure seizures asthma asthmatic cancer chemo chemotherapy tumor dementia alzheimer alzheimer's parkinson's parkinson adhd add autism autistic
    anxiety depression depressed bipolar ptsd schizophrenia stroke arthritis rheumatism osteoporosis pregnant pregnancy miscarriage dialysis kidney liver copd emphysema bronchitis pneumonia
    hiv aids hepatitis celiac crohn's colitis allergy allergies allergic anaphylaxis eczema psoriasis glaucoma cataracts concussion hernia migraine migraines fibromyalgia lupus sclerosis neuropathy
    disability disabled handicapped paralyzed paraplegic surgery operation chronic disease illness syndrome disorder implant insomnia hypertension obesity addiction alcoholic
    premature preemie colic reflux adoption foster abuse custody divorce therapy diagnosed diagnosis hospice hospital rehab cochlear sick ill pain hemophilia thyroid heart
    rash rashes itching itchy hives welts vomiting vomited nausea diarrhea diarrhoea headaches wheezing swelling dermatitis fainted sinusitis infection incontinence icd tia`,
  talk: `i shes hes theyre thats i'm im i've ive i'd i'll me myself mine we we're we've we'd we'll us ourselves you you've you're yours he she he's she's they they've they'd them it him herself himself hers theirs
    who whom what what's whats which when where why how whether if because since while although though as so than like too very really quite pretty still even yet already ever
    am do does did done doing have has had having haven't hasn't can can't cannot could couldn't would wouldn't will should shouldn't may might must shall let let's
    there there's here here's now today tonight tomorrow yesterday recently currently lately ago before after during until till by about above below under over out up down into onto off away back around along across behind beside between
    again once twice always often sometimes usually maybe perhaps probably please pls kindly just sorry sure yes yeah ok okay alright fine good bad well safe unsafe dangerous hazard hazardous danger risk risky affected affect
    recall recalls recalled recalling recal recaled callback check checks checked checking verify verified confirm confirmed look looks looked looking lookup search searched searching see sees seen saw find finds tell tells told telling know knows knew known
    say says said saying read reads reading hear heard hearing think thinks thought thinking believe guess suppose wonder wondering wondered worry worried worries concerned concern curious hope hoping ask asks asked asking
    want wants wanted need needs needed wish prefer help helps helped appreciate give gives take takes took taken bring brought keep keeps kept put puts leave make sure makes made makes making mean means meant
    own owns owned owning use uses used using drive drives drove driven driving ride rides riding rode eat eats ate eating eaten drink drinks drinking drank sleep sleeps sleeping wear wears wearing wore play plays playing sit sits sitting sat
    stand stands standing stood run runs running ran work works working worked live lives living lived stay staying come comes came coming go goes going went gone turn turns turned start started stop stopped stops try tried trying show shows showed
    happen happens happened break broke broken breaks breaking catch catching caught smoke smokes smoking heats heat heated gets getting love loves loved likes liked enjoy feed feeds feeding serve served store stored hang hanging hangs installed install
    tow tows towing haul hand handed passed pass inherit inherited borrow borrowed lent lend share sent send sends mail mailed write wrote written call called calls calling named name's included include includes including includes cover covers covered list listed lists listing
    thing things stuff item items product products something anything everything nothing someone somebody anyone anybody everyone everybody none both either neither all many much more most few several couple lot lots other others same such own certain various
    two three four five six seven eight nine ten dozen first second third fourth fifth next last latest new newer newest old older oldest current currently recent little big small great nice lovely favorite favourite same able
    day days week weeks weekend month months year years time times moment hour hours minute minutes night summer winter spring fall autumn christmas easter birthday wedding present gift holiday season
    monday tuesday wednesday thursday friday saturday sunday
    house home houses apartment flat condo room rooms kitchen kitchens bedroom bathroom basement attic garage garages driveway yard backyard closet nursery pantry fridges freezer cupboard cupboards cabinet cabinets drawer shelf shelves glovebox glove compartment trunk office workplace school daycare church store stores shop shops market supermarket dealership lot cabin camper garden shed
    question questions answer answers info information details detail status result results report news notice notices alert alerts article tv radio facebook internet online website site page link email phone number numbers code label sticker tag tags plate plates rating barcode receipt receipts invoice box package packaging bottom side top front rear inside outside underneath handle lid
    brand brands maker make manufacturer model models type kind sort version edition series style design name names word words description category serial
    quick brief urgent asap important specific particular exact exactly main regular regularly daily weekly every usual general possible possibly likely definitely certainly absolutely actually basically literally honestly apparently supposedly
    whatever whichever whoever however therefore thus otherwise anyway meanwhile regarding re concerning per according due upon within against despite toward towards
    another yours hers team desk support service staff department sir madam ma'am folks all everybody
    ones one's thanks list lists following follows bunch pile collection set aside total amount price prices cost costs costing cheap expensive free sale secondhand second-hand second hand used brand-new thrift yard
    buy sell selling sells seller vendor ship shipped shipping delivered deliver delivery arrived arrive arrives owned reads lately gadget gadgets thingy device's open active outstanding pending existing subject part
    don't doesn't didn't won't isn't it'll that'll there'll who's who've where's when's how's ain't gonna wanna gotta lemme dunno idk idea clue weather bot confidential disclaimer btw fyi tho thru u ur r pls plz
    fire burn burns burned injury injured hurt leak leaks leaking leaked explode exploded exploding melted melt melts overheats overheat overheating spark sparks sparked smell smells smelled noise strange weird odd faulty defect defective defects problem problems issue issues wrong trouble
    road trip drive's commute lunch dinner breakfast supper snack's meal's bed's use's hands passed-on second-owner owner's purchase purchases
    car cars truck trucks suv suvs van vans minivan vehicle vehicles sedan auto autos automobile shopping placed
    qty refill refills daily swallow twice um uh hmm well lol oh wow yep nope hiya porch deck patio sink countertop
    grew grow growing learned learn seems seem seemed looks feels feel felt standing lying laying sitting left's cleared cleaned cleaning moved moving packed unpacked
    heard noticed notice pull pulls pulled pulling siri alexa remind reminder realise realize wonder double triple everything's nothing's anymore mileage odometer claim claims appointment appointments policy ps class property deal letter letters status moving popped pop pops older okay pediatric arm leg finger hand birthday what're here're also not`,
};
