/**
 * Words that are no names when they open a sentence or stand in a label, however they are capitalised. A capitalised word that is not
 * here has to stand in the evidence of its sentence.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `a about above according across action active add added adds after again against age ages all allowed almost along already also although always
among an and another answer answers any archive archived are area around as ask asked asks at available away
be because been before behaviour behavior being below best better between beyond both breaking brief budget but by
call called can cannot case center centre change changed changes changelog cheapest check checked checks clear club clubs column compare compared complete component confirm consequence contact could count counts credit currency current
date dated dates day days deadline delivery deprecated deprecation deprecations describe details did difference discount distance do does done down draft drafts due during
each earlier earliest either else empty end entries entry error errors even every evidence exact except expected
fee fees feature features few field fields fifth fifteen figure final find finding findings first fit fits fix fixed fixes follow following for found four free freight from full further
general get give given gives go good grade great group
had has have having he held help her here highest his how however
i if in include included includes including input inside instead into is issue issues it item items its itself
just keep kept kind kinds know known landed largest last late later latest lead least left less let likely limit line lines link links list listed lists local look low lowest
made main major make makes many match matched matches math maximum may maybe me mean means measure middle might minimum minor miss missing model month months more most much must
name named names near nearest need needed needs neither never new newer newest next no none nor not note notes nothing now number numbers
of off offer offered offers often old older oldest on once one only open operator or order original other others otherwise our out output outside over overall own
page pages part partly parts past per performance period person place plan please point possible price priced prices prior probably product products program programs provided purchase
quantities quantity quarter question quote quoted quotes radius range rank ranked ranking rather read reading reads reason reasons recall recalled recalls recent recommend recommendation recommended recommends refund release released releases remedy remove removed removes repair replace report reported reports request requested result results right row rows rule rules
said same says score search second section security see seen separately several she ship shipping should show shown shows since single site size so some source sources stage start started state stated states status step still stop subtotal such sum summary support supported
table take taken takes tax than that the their them then there therefore these they third this those though three through thus tier time title to today together too top total totals toward two type
under undated unit units unknown unless unreleased until up update updated upgrade upon us use used user users uses using
valid value values vehicle vendor vendors verdict verified version versions very via
was way we week weeks well were what when where whether which while who whole whose why will with within without word words work worth would wrong
year years yes yet you your zip`
    .split(/\s+/)
    .filter(Boolean),
);
