/**
 * Given names that are frequent in the United States, Great Britain, Germany, France, Spain, Italy, Portugal, the Netherlands and Poland (lists of
 * the national registries). A name that is rather a brand or a thing is left out.
 */
const NAMES = `aaron abigail adam adrian agnes alan albert alejandro alessandro alex alexander alexandra alfred alice alicia alison amanda amelia amelie anders andrea andreas andrew angela anita anja ann anna anne anneke annette anthony antoine antonia antonio ariana arthur ashley astrid aurelie ava barbara
beatrice beatriz ben benjamin bernard bernd bernhard bertrand bettina beverly bianca bill birgit bjorn bob bram brandon brenda brian brigitte bruno bryan camille carl carla carlos carmen carol carolina caroline carolyn catherine cecile charles charlotte chiara chloe chris christa christian christina christine christopher claire clara claudia claudio
clement colin connor constance cornelia craig cristina cynthia dagmar daniel daniela danielle david deborah denise dennis diana diane diego dieter dirk dominik donald donna doris dorothy douglas duncan dylan edith eduardo edward elaine eleanor elena elias elisabeth elise elizabeth ella ellen eloise elsa emil emilia emily emma enrico enrique eric erica erik erika ernst
esther ethan eva evan eveline evelyn fabian federica federico felix fernando filippo fiona florence florian frances francesca francesco francisco franck frank franz fred frederic friedrich gabriel gabriela gabriele gary gavin geert george georg gerald gerard gerhard gertrud giada gianni giorgia giovanni giulia giuseppe gloria gonzalo graham greg gregory greta guido guillaume
gustav hannah hannes hans harold harriet heather hector heidi heike heinrich helen helena helga hendrik henri henrik henry herbert hermann hilde hiroshi holger hugo ian ignacio ines ingo ingrid irene irma isaac isabel isabella isabelle ivan jack jacob jacqueline jacques jake james jan jana jane janet janice jasmine jason javier jean jeffrey jennifer jens jeremy jerry jessica jesus
jill jim joan joana joanna jochen joe johan johann johanna john jonas jonathan jorge jose josef joseph joshua joyce juan judith judy julia julian juliana julie julien jurgen justine kai karen karin karl karsten kate katharina katherine kathleen kathryn katja katrin keith kelly kenneth kerstin kevin kim klaus koen konrad kurt kyle larissa larry lars laura laure lauren laurent leah leandro
leo leon leonie leonor lena liam lieke linda lisa lorena lorenzo louis louise luca lucas lucia luciana lucie ludwig luis luisa lukas manfred manuel manuela marc marcel marcelo marco marcus margaret margarida margot marguerite maria marianne marie marina mario marion marisa mark markus marlene marta martha martin martina mary mateo mathilde matteo matthew matthias maureen max maya megan mehmet melissa mia michael michaela
michel michele michelle miguel mike monica monika monique nadia nadine nancy natalia natalie nathan nicholas nicola nicolas nicole niels nils nina noah noemi nora norbert nuno olaf olga olivia oliver olivier oscar oskar otto pablo pamela paola paolo pascal patricia patrick paul paula pauline pedro peter petra philip philipp philippe phyllis pierre pieter priya rachel rafael rainer ralf ralph raquel
raul raymond rebecca regina reinhard renate renee ricardo riccardo richard rita robert roberta roberto robin rodrigo roger roland rolf romain ronald rosa roxane rudolf ruth ryan sabine sabrina salvatore samantha samuel sandra sara sarah saskia scott sean sebastian sebastien sergio sharon shirley silke silvia simon simona simone sofia sofie sonia sonja sophia sophie stefan stefania stefano stephanie stephen steve steven
susan susana susanne sven svenja sybille sylvia sylvie tanja tatiana teresa theo theodor theresa thierry thiago thomas thorsten tim timothy tobias todd tom tomas tommaso tony tracy ulrich ulrike ursula ute uwe valentina valerie vanessa vera veronica veronika victor victoria vincent vincenzo virginie viviane volker walter wendy werner wilhelm willem william winfried wolfgang xavier yannick yasmin yves yvonne zoe
agnieszka andrzej bogdan bozena dariusz dorota elzbieta grazyna grzegorz halina henryk iwona jarosław jolanta katarzyna kazimierz krystyna krzysztof małgorzata marcin marek mariusz michał mirosław paweł piotr
rafał ryszard stanisław tadeusz tomasz wiesław wojciech zbigniew zdzisław zofia łukasz joost jorn luc pilar sjoerd`;

const GIVEN: ReadonlySet<string> = new Set(NAMES.split(/\s+/));

/** Whether a word is a frequent given name, whatever its case and accents; also with `'s` behind it. */
export const isGivenName = (word: string): boolean =>
  GIVEN.has(
    word
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/['’]s$/, ''),
  );
