/** Further rows of the table of `foreign-things.ts`, in its columns: English | German | French | Spanish | Italian | Portuguese | Dutch. */
export const FURTHER_GOODS = `
car seat|reboarder,folgesitz|siège enfant,siège bébé|sillita,sillita de coche,silla de bebé|seggiolino,ovetto|cadeirinha|autostoeltje,maxi cosi stoel
car seat|sitzerhöhung,kinderautositz|rehausseur,coque bébé|silla del coche,alzador|rialzo,alzabimbo||zitverhoger,stoelverhoger
stroller|babywagen,zwillingswagen|poussette canne,landau,poussette double|carrito,carro de bebé,sillita de paseo,silla gemelar|passeggino gemellare|carrinho|buggy,duowagen
bed|reisebett,jugendbett,krankenbett|lit parapluie,lit de voyage|cuna de viaje|lettino da campeggio|berço de viagem|campingbedje,reisbed,reisbedje
bed|boxspringbett,pflegebett|lit mezzanine,sommier|cama nido|||boxspring,peuterbed
balance bicycle|laufrad,dreirad|draisienne,tricycle|bicicleta sin pedales,triciclo|bici senza pedali,triciclo|bicicleta de equilíbrio,triciclo|loopfiets,driewieler
bicycle|mountainbike,rennrad,citybike|vtt,vélo enfant,vélo de course|bici,bici de montaña|mountain bike,bici da corsa|bicicleta infantil|racefiets,stadsfiets,mountainbike
ebike|elektrorad,ebike|vae,vélo à assistance électrique|bici eléctrica|bici a pedalata assistita,e-bike|ebike|e-bike,speedpedelec
scooter|elektroroller,elektroscooter,cityroller|trottinette électrique|patinete eléctrico,patín eléctrico|monopattino elettrico|trotinete elétrica|elektrische step
watercraft jetski|jetski,wassermotorrad|jet-ski,scooter des mers|moto de agua,moto acuática|moto d'acqua,acquascooter|moto de água,jet ski|waterscooter,jetski
boat|schlauchboot,kajütboot,angelboot|zodiac,semi-rigide|zódiac,neumática|gommone,fuoribordo|semirrígido|rubberboot,motorjacht
boat|sportboot,außenborder|hors-bord,bateau gonflable|barca,fueraborda|barca a vela||zeiljacht,buitenboordmotor
water heater|durchlauferhitzer,warmwasserspeicher|chauffe-eau|termo eléctrico,termo|scaldabagno,scaldacqua|esquentador|boiler
water heater|gastherme|ballon d'eau chaude|calentador de agua|boiler|termoacumulador|geiser
boiler|heizkessel,brennwerttherme|chaudière|caldera|caldaia|caldeira|cv-ketel,combiketel
dishwasher|geschirrspülmaschine|lave vaisselle|friegaplatos|lavapiatti|lava-loiça|afwasmachine
washer|toplader,waschtrockner|lave-linge séchant|lavadora secadora|lavasciuga|lavadora|wasdroogcombinatie
refrigerator|kühl-gefrierkombination,gefrierkombination,weinkühlschrank|frigidaire,cave à vin|heladera,frigo|frigo,cantinetta|geladeira|koel-vriescombinatie
freezer|gefriertruhe|congélateur coffre|arcón congelador,arcón|freezer,congelatore a pozzetto|arca congeladora|vrieskist
range hood|dunstabzugshaube,abzugshaube|hotte,hotte aspirante|campana extractora|cappa|exaustor|afzuigkap
oven|minibackofen,dampfgarer,pizzaofen|mini-four,four vapeur|hornillo,horno de sobremesa|fornetto|forninho|oventje,stoomoven
stove|gasherd,kocher,campingkocher|gazinière,réchaud,plaque à gaz|hornillo de gas,placa de gas|fornelletto,piano a gas|fogareiro|gasfornuis,kookstel,gasstel
food processor|thermomixer|robot cuiseur,robot multifonction|procesador de alimentos,robot de cocina|robot da cucina|robô de cozinha|foodprocessor
blender|zerkleinerer,smoothiemaker|mixeur plongeant,blender chauffant|batidora de vaso,minipimer|mixer,minipimer,frullatore a immersione|varinha mágica|staafmixer,blender
grinder|kaffeemühle,fleischwolf|moulin à café,hachoir|molinillo,picadora|macinacaffè,tritacarne|moinho de café|koffiemolen,gehaktmolen
coffee maker|vollautomat,kapselmaschine,siebträger|machine expresso,machine à dosettes|cafetera de cápsulas,cafetera expreso|macchina espresso|cafeteira|espressomachine,padmachine
toaster|sandwichmaker,kontaktgrill|croque-monsieur,appareil à croque|sandwichera|tostiera|tosteira|tosti-ijzer,tosti apparaat
grill|tischgrill,elektrogrill,holzkohlegrill|plancha,barbecue à gaz|plancha de gas|bistecchiera|churrasqueira a gás|gasbarbecue,gourmetstel
grill|kugelgrill,smoker|raclette|barbacoa de gas|barbecue a gas||contactgrill
vacuum|saugroboter,akkusauger|aspirateur balai|aspirador,aspirador escoba|scopa elettrica|aspirador robô|steelstofzuiger,robotstofzuiger
vacuum|handstaubsauger,nass-trockensauger|aspirateur robot|robot aspirador|robot aspirapolvere||kruimeldief
steam cleaner|dampfreiniger|nettoyeur vapeur|vaporeta,limpiador a vapor|pulitore a vapore,vaporella|limpador a vapor|stoomreiniger
iron|dampfbügelstation,bügelstation|centrale vapeur|centro de planchado|ferro a caldaia|ferro a vapor|stoomstrijkijzer
hair dryer|lockenstab,warmluftbürste,haarglätter|sèche cheveux,fer à boucler,brosse soufflante|rizador,cepillo secador|arricciacapelli,piastra,spazzola ad aria|babyliss|krultang,föhnborstel
shaver|rasierer,haarschneidemaschine|rasoir,tondeuse à cheveux|afeitadora,maquinilla|rasoio,tagliacapelli|barbeador|scheerapparaat,tondeuse
shaver|epilierer|épilateur|depiladora,cortapelos|epilatore||epilator
toothbrush|zahnbürste|brosse à dents|cepillo de dientes|spazzolino|escova de dentes|tandenborstel
heater|infrarotheizung,konvektor,heizlüfter|poêle,poêle à granulés|radiador de aceite,estufa de gas|stufa a pellet,termosifone|aquecedor a óleo|terrasverwarmer,oliekachel
heater|gasheizer,terrassenstrahler,heizpilz|chauffage d'appoint,radiateur bain d'huile|brasero|radiatore a olio||petroleumkachel,bijverwarming
hot water bottle|wärmflasche|bouillotte|bolsa de agua caliente|borsa dell'acqua calda|saco de água quente|kruik,warmwaterkruik
string light|lichterkette|guirlande lumineuse,guirlande|guirnalda de luces,guirnalda|catena luminosa,luci di natale|luzes de natal|lichtsnoer,kerstverlichting
lamp|stehlampe,deckenleuchte|lampadaire,plafonnier|flexo,lámpara de mesa|lampadina|abajur|bureaulamp,zaklamp
lamp|schreibtischlampe,taschenlampe|lampe de chevet,lampe torche|linterna|lampadario|lanterna|plafondlamp
smoke detector|kohlenmonoxidmelder,gasmelder|détecteur de monoxyde,daaf|detector de monóxido|rilevatore di monossido|detetor de monóxido|koolmonoxidemelder,co-melder
fire extinguisher|feuerlöscher|extincteur|extintor|estintore|extintor|brandblusser
battery|akkupack,ersatzakku|batterie de rechange|batería de repuesto|batteria di ricambio||accu
charger|netzteil,ladestation,wallbox|chargeur rapide,bloc secteur|cargador rápido|alimentatore,caricabatterie|carregador|laadstation
power tool|akkuschrauber,multitool,tacker|visseuse,cloueur|atornillador|avvitatore|aparafusadora|schroefmachine,tacker
saw|stichsäge,kappsäge|scie sauteuse,scie circulaire|sierra circular,sierra de calar|seghetto,sega circolare|serra circular|cirkelzaag,decoupeerzaag
saw|tauchsäge,gehrungssäge|scie à onglet|ingletadora|troncatrice||afkortzaag
mower|rasentraktor,aufsitzmäher,vertikutierer|tondeuse robot,tracteur tondeuse,scarificateur|robot cortacésped|robot tagliaerba,trattorino|robô corta-relva|robotmaaier,zitmaaier
chipper|häcksler|broyeur de végétaux,broyeur|biotrituradora|biotrituratore|triturador|hakselaar
pump|gartenpumpe,umwälzpumpe,heizungspumpe|pompe de relevage||pompa di circolazione|bomba|waterpomp,circulatiepomp
ladder|trittleiter,teleskopleiter|marchepied|escalera telescópica,taburete escalera|scaletto|escadote|trapladder,keukentrap,telescoopladder
lounger|liegestuhl,sonnenliege,relaxliege|chaise longue,bain de soleil|tumbona,hamaca|sdraio,lettino prendisole|espreguiçadeira|ligstoel,ligbed
swing|hollywoodschaukel,nestschaukel,schaukelgestell|nid d'oiseau|columpio de jardín|altalena da giardino|baloiço|nestschommel
playset|klettergerüst,spielturm,rutsche|aire de jeux,toboggan|tobogán,parque infantil||escorrega|klimrek,glijbaan,speeltoestel
playpen|laufstall,laufgitter|parc bébé|parque de bebé,corralito|||grondbox
rocking horse|schaukelpferd,schaukeltier|cheval à bascule|caballito balancín|cavallo a dondolo|cavalo de baloiço|hobbelpaard
toy|holzspielzeug,spielfigur,spieluhr,kugelbahn|jouet de bain,jouet en bois,figurine|muñeco,juguete de madera|giocattolo in legno,carillon|brinquedo de madeira|houten speelgoed,speelfiguur
toy|badespielzeug,motorikwürfel,greifling,beißring|boîte à musique,girafe,anneau de dentition|mordedor,peonza|massaggiagengive,pupazzo|mordedor|bijtring,badspeelgoed
stuffed toy|teddy,teddybär,schmusetuch|ours en peluche,nounours|osito,osito de peluche|orsacchiotto|urso de peluche|teddybeer,knuffelbeer,knuffeldoek
slime|schleim,knete|pâte à modeler|plastilina|pasta modellabile,plastilina|plasticina|klei
costume|kostüm,faschingskostüm|déguisement|disfraz|travestimento||verkleedpak,kostuum
bath thermometer|badethermometer|thermomètre de bain|termómetro de baño|termometro da bagno|termómetro de banho|badthermometer
bathtub|babybadewanne,badewanne|baignoire,baignoire bébé|bañera,bañera de bebé|vaschetta|banheira|babybadje
nursing pillow|stillkissen|coussin d'allaitement|cojín de lactancia|cuscino allattamento|almofada de amamentação|voedingskussen
sleepsack|schlafsack,babyschlafsack|gigoteuse,turbulette|saco de dormir|sacco nanna|saco de dormir|slaapzak
breast pump|milchpumpe|tire-lait|sacaleches,extractor de leche|tiralatte|bomba tira-leite|borstkolf
changing mat|wickelauflage|matelas à langer|colchoncito cambiador|materassino fasciatoio|muda-fraldas|aankleedkussen
diaper|windeln,windel|couches|pañales,pañal|pannolini,pannolino|fraldas|luiers
wipes|feuchttücher|lingettes|toallitas|salviette,salviettine|toalhitas|billendoekjes,babydoekjes
clothing|strampler,babybody,mütze,handschuhe|body,gants,pyjama bébé|gorro,guantes|tutina,berretto,guanti|body,gorro|muts,handschoenen
helmet|motorradhelm,kletterhelm|casque moto,casque enfant|casco de bici,casco de moto|casco da bici,casco bimbo|capacete|motorhelm,kinderhelm
climbing harness|klettergurt,karabiner|baudrier,harnais,mousqueton|arnés,mosquetón|imbragatura,imbrago,moschettone|arnês|klimgordel,karabijn
skate|inliner,rollschuhe,schlittschuhe|rollers,patins|patines|pattini|patins|skates,rolschaatsen,skeelers
sled|schlitten|luge|trineo|slitta,slittino|trenó|slee
life jacket|schwimmweste,rettungsweste|gilet de sauvetage|chaleco salvavidas|giubbotto salvagente|colete salva-vidas|zwemvest,reddingsvest
life jacket|schwimmflügel|brassards|manguitos|braccioli||zwembandjes
exercise bike|heimtrainer,ergometer|vélo d'appartement,vélo elliptique|bicicleta estática,elíptica|cyclette,ellittica|bicicleta estática|hometrainer
exercise bike|crosstrainer,hantel|haltères|mancuernas|manubri||crosstrainer
laptop||pc portable,ordinateur|ordenador,pc portátil|pc portatile|portátil|
tablet computer|tablet-pc|tablette tactile|tableta|tablet|tablet|tablet-pc
phone|smartphone,mobiltelefon|téléphone portable,smartphone|teléfono móvil,smartphone|smartphone|telemóvel|mobiele telefoon,smartphone
smartwatch|smartwatch|montre connectée|reloj inteligente|smartwatch|relógio inteligente|smartwatch
headphone|ohrhörer|oreillettes||cuffiette|auriculares|oortjes
wardrobe|schrank,schuhschrank|penderie,placard|armario|armadio,scarpiera|armário|kledingkast
dresser|sideboard,nachttisch|table de nuit,chevet|aparador,mesilla|credenza,comodino|aparador|dressoir,nachtkastje
shelf|regal,wandregal|étagère,rayonnage|repisa|mensola|prateleira|wandrek,boekenplank
curtain|vorhang,rollo,jalousie|rideau|cortina,persiana|tapparella|cortina|gordijn,rolgordijn
mask|atemschutzmaske,mundschutz|masque|mascarilla|mascherina|máscara|mondkapje
wheelchair|elektrorollstuhl,rollator,gehwagen|fauteuil électrique,déambulateur|silla eléctrica,andador|deambulatore|andarilho|rollator,scootmobiel
cpap machine|beatmungsgerät,schlafapnoegerät|appareil ppc,ppc,appareil d'apnée,respirateur|cpap,respirador|ventilatore cpap|aparelho cpap|slaapapneuapparaat
insulin pump|insulinpumpe|pompe à insuline|bomba de insulina|microinfusore|bomba de insulina|insulinepomp
glucose sensor|blutzuckersensor|capteur de glycémie|sensor de glucosa|sensore glicemico|sensor de glicose|glucosesensor
glucose test strips|teststreifen|bandelettes|tiras reactivas|strisce reattive|tiras|teststrips
oximeter|pulsoximeter|oxymètre|oxímetro,pulsioxímetro|saturimetro|oxímetro|saturatiemeter
blood pressure monitor|blutdruckgerät|tensiomètre électronique|medidor de tensión|misuratore pressione|tensiómetro|bloeddrukmonitor
nebulizer|inhaliergerät,vernebler|nébuliseur,aérosol|nebulizador|aerosol,nebulizzatore|nebulizador|vernevelaar
contact lens|kontaktlinsen|lentilles|lentillas|lenti a contatto|lentes de contacto|contactlenzen
bandage|pflaster|pansement|tiritas|cerotti,garza|penso|pleisters,verband
lotion|bodylotion,creme,handcreme,babyöl,babycreme|lait corporel,crème hydratante,crème|loción,crema,crema hidratante|latte corpo,crema|creme|bodylotion,crème
sunscreen|sonnenmilch,sonnenspray,sonnenöl|lait solaire,spray solaire|leche solar,bronceador|latte solare,spray solare|bronzeador|zonnebrandcrème,zonnecrème
shampoo|haarshampoo,duschgel|shampoing,shampooing,gel douche|champú,gel de baño|shampoo,bagnoschiuma|champô,xampu|shampoo,douchegel
talc powder|babypuder,puder|talc|polvos de talco,talco|borotalco,talco|pó de talco|talkpoeder
soap|seife|savon|jabón|sapone|sabonete|zeep
deodorant|deo,deospray|déodorant|desodorante|deodorante|desodorizante|deodorant
toothpaste|zahnpasta|dentifrice|pasta de dientes,dentífrico|dentifricio|pasta de dentes|tandpasta
makeup|wimperntusche,lidschatten|mascara,vernis à ongles|maquillaje,esmalte de uñas|smalto,fondotinta|maquilhagem|nagellak
makeup|nagellack,haarfarbe|fond de teint,coloration|tinte|tinta per capelli||haarverf
eye drops|augensalbe||||gotas|druppels
tablet medicine|schmerztabletten,schmerzmittel|antidouleur,anti-inflammatoire|analgésico,antiinflamatorio|antidolorifico,antinfiammatorio|analgésico|pijnstiller
ointment gel|schmerzgel,heilsalbe|crème anti-douleur|gel antiinflamatorio|gel antinfiammatorio||wondzalf
dietary supplement|nahrungsergänzung,nahrungsergänzungsmittel|complément alimentaire|complemento alimenticio,suplemento|integratore|suplemento|voedingssupplement
baby food|babygläschen,gläschen,getreidebrei|petits pots,purée bébé|tarrito,potito|pappa,crema di riso|boião|potje,fruithapje,groentehapje
formula|folgemilch,anfangsmilch|lait 1er âge,lait 2ème âge|leche de continuación|latte in polvere|leite de transição|opvolgmelk
formula|pre-milch|lait de croissance|leche infantil|latte di proseguimento||kunstvoeding
berry|himbeeren,erdbeeren|framboises,fraises|frambuesas,fresas|lamponi,fragole|framboesas|frambozen,aardbeien
berry|heidelbeeren,beeren|myrtilles,fruits rouges|arándanos|mirtilli,frutti di bosco|morangos|bosbessen
nut butter|mandelmus,nussmus,nussnougatcreme|purée d'amandes,pâte à tartiner|crema de avellanas,crema de almendras|crema di nocciole,crema spalmabile|creme de avelã|notenpasta,chocoladepasta
honey|honig|miel|miel|miele|mel|honing
jam|marmelade,konfitüre|confiture|mermelada|marmellata|compota,geleia|jam
sauce|soße,pesto,senf,mayonnaise|sauce,moutarde|salsa,mostaza,mayonesa|sugo,maionese|molho|mosterd
soup|suppe,brühe|soupe,bouillon|sopa,caldo|zuppa,minestra,brodo|sopa|soep,bouillon
pizza|tiefkühlpizza|pizza surgelée|pizza congelada|pizza surgelata|pizza|diepvriespizza
cookie|plätzchen,lebkuchen,waffeln|gâteaux,madeleines,gaufres|bizcochos,magdalenas,gofres|fette biscottate,merendine,cialde|biscoitos,bolacha|wafels,stroopwafels,speculaas
cracker|knäckebrot,reiswaffeln,zwieback|biscottes,galettes de riz|tortitas de arroz|gallette di riso||crackers,rijstwafels,beschuit
chips|kartoffelchips,erdnussflips|chips|patatas fritas|patatine|batatas fritas|chips
candy|bonbons,gummibärchen,süßigkeiten,lakritz|bonbons,dragées|caramelos,chuches,gominolas|caramelle|rebuçados|snoep
chocolate|schokoriegel,pralinen|tablette de chocolat,pralinés|bombones,tableta de chocolate|cioccolatini|bombons|bonbons,chocoladereep
cheese|gouda,emmentaler,camembert|camembert,brie,roquefort|queso fresco|gorgonzola,parmigiano|queijo fresco|geitenkaas,brie
cheese|mozzarella,feta|chèvre,raclette|manchego|pecorino,taleggio||smeerkaas
butter|butter|beurre|mantequilla|burro|manteiga|boter
cream|sahne|crème fraîche||||slagroom
sausage|leberwurst,mettwurst,bratwurst,teewurst|rillettes,chorizo,merguez,pâté|chorizo,fuet,salchichón|mortadella,speck,nduja|chouriço|rookworst,leverworst,filet americain
ground beef|hackfleisch,tatar|steak haché|carne picada,hamburguesa|carne macinata,hamburger|carne picada|gehakt,tartaar
poultry|hähnchenbrust,putenbrust|dinde,blanc de poulet,nuggets|pavo,pechuga de pollo|petto di pollo,tacchino||kipfilet,kalkoen
fish|fischstäbchen,forelle,hering,räucherfisch|poisson pané,truite,sardines|merluza,sardinas,anchoas,boquerones|bastoncini di pesce,acciughe,sgombro|sardinhas|vissticks,haring,makreel
shrimp|garnelen,muscheln|crevettes,moules,huîtres|gambas,mejillones,langostinos|gamberi,cozze,vongole|camarão|garnalen,mosselen
olive oil|olivenöl,öl|huile d'olive|aceite de oliva,aceite|olio d'oliva,olio|azeite|olijfolie
vegetable|tiefkühlgemüse,erbsen,pilze,oliven|petits pois,maïs,champignons,haricots verts|guisantes,maíz,champiñones,aceitunas|piselli,mais,funghi,olive|ervilhas|doperwten,champignons,olijven
bean|bohnen,linsen,kichererbsen|lentilles,pois chiches,haricots|garbanzos,lentejas,alubias|fagioli,lenticchie,ceci|feijão|bonen,linzen,kikkererwten
seed|sesam,leinsamen,mohn|graines,sésame|semillas,sésamo|semi|sementes|zaden,sesamzaad
drink|limonade,mineralwasser,bier,energydrink|limonade,eau minérale,bière|refresco,agua mineral,cerveza|bibita,acqua minerale,birra|refrigerante|frisdrank,bronwater,bier
pet food|trockenfutter,nassfutter,katzenstreu|pâtée pour chien,friandises|pienso para perros,pienso para gatos|crocchette,cibo umido|ração|brokken,hondenbrokken,kattenbrokken
dog chew|kauknochen,kausnack|os à mâcher|hueso para perros|osso per cani||kauwbot
leash|hundeleine,hundegeschirr|laisse,harnais pour chien|correa,arnés|guinzaglio,pettorina|trela|hondenriem,tuigje
black|schwarz,schwarze,schwarzer,schwarzes,anthrazit|noir,noire,noirs,anthracite|negro,negra,antracita|nero,nera,antracite|preto,preta|zwart,zwarte,antraciet
white|weiss,weiß,weiße,weißer,weißes,warmweiß,cremeweiß|blanc,blanche,écru|blanco,blanca|bianco,bianca|branco,branca|wit,witte
red|rot,rote,roter,rotes,bordeauxrot|rouge,bordeaux|rojo,roja,granate|rosso,rossa|vermelho,vermelha|rood,rode
jar|gläser,einmachglas,einmachgläser|bocal,bocaux|tarro,tarros|vasetto,vasetti,barattolo,barattoli|frascos,boiões|potje,potjes,potten
bag|beutel,tüte,tüten|sachet,sachets|bolsita,bolsitas,sobres|bustina,bustine,sacchetto,sacchetti|saqueta,saquetas|zakje,zakjes,zakken
bottle|flasche,flaschen|bouteille,bouteilles,flacon|botella,botellas|bottiglia,bottiglie|garrafa,garrafas|fles,flessen
can|dose,dosen,konserven|conserve,conserves|lata,latas|lattina,lattine|lata,latas|blik,blikken,blikjes
pack|packung,packungen,päckchen|paquet,paquets,barquette,barquettes|paquete,paquetes|pacco,pacchi,pacchetti|pacote,pacotes|pak,pakken,pakjes
hair dryer|||secadora de pelo,secadora de cabello|||
sling|tragetuch|écharpe de portage|fular portabebés|fascia portabebè|sling,canguru|draagdoek
blue|blau,blaue,blauer,blaues,dunkelblau,hellblau,türkis|bleu,bleue,turquoise|azul,azules,turquesa|blu,azzurro,azzurra|azul,azuis|blauw,blauwe,turquoise
green|grün,grüne,grüner,grünes,mint,olivgrün|vert,verte,kaki|verde,caqui|verde|verde|groen,groene
yellow|gelb,gelbe,gelber|jaune|amarillo,amarilla|giallo,gialla|amarelo,amarela|geel,gele
orange|orange|orange|naranja|arancione|laranja|oranje
pink|rosa,rosafarben|fuchsia|fucsia|fucsia|cor-de-rosa|roze
purple|violett,lila,fliederfarben|violet,violette|morado,morada||roxo|paars,paarse
brown|braun,braune,brauner|marron,brun,brune|marrón|marrone|castanho,marrom|bruin,bruine
gray|grau,graue,grauer,graues,hellgrau,dunkelgrau,anthrazitgrau|gris,grise|gris|grigio,grigia|cinzento,cinza|grijs,grijze
silver|silber,silbern,silberfarben|argenté,argentée|plateado,plateada|argentato|prateado|zilver,zilverkleurig
gold|golden,goldfarben|doré,dorée|dorado,dorada|dorato|dourado|goud,goudkleurig
wooden|holz|bois|madera|legno|madeira|hout,houten
television|fernsehgerät,tv-gerät|télé|tele|tele|televisão|tv
swim ring|schwimmring|bouée|flotador|salvagente|boia|zwemband
goggle|schwimmbrille|lunettes de natation|gafas de natación|occhialini|óculos|zwembril
sunglasses|sonnenbrille|lunettes de soleil|gafas de sol|occhiali da sole|óculos de sol|zonnebril
hummus|hummus|houmous|hummus|hummus|húmus|hummus
applesauce|apfelmus,fruchtmus|compotes,compote|compota|purea di frutta|purê|appelmoes
play mat|krabbeldecke,spielbogen|tapis d'éveil,arche de jeu|gimnasio de bebé,manta de juegos|palestrina,tappeto gioco|tapete de atividades|speelkleed,babygym
scale|waage,babywaage,küchenwaage|pèse-bébé,balance,pèse-personne|báscula|bilancia|balança|weegschaal
slatted bed frame|lattenrost|sommier à lattes|somier|rete a doghe|estrado|lattenbodem
bicycle trailer|fahrradanhänger|remorque vélo|remolque de bicicleta|rimorchio bici|atrelado de bicicleta|fietskar
vanilla|vanille,vanillearoma|vanille|vainilla|vaniglia|baunilha|vanille
steak patty|frikadellen|steaks hachés|hamburguesas|hamburger|hambúrguer|hamburgers
aluminum|aluminium|aluminium|aluminio|alluminio|alumínio|aluminium
plastic|kunststoff,plastik|plastique|plástico|plastica|plástico|plastic,kunststof
steel|edelstahl,stahl|acier,inox|acero|acciaio|aço|staal,rvs
glass|glas|verre|vidrio|vetro|vidro|glas
leather|leder|cuir|cuero|pelle|couro|leer
cotton|baumwolle|coton|algodón|cotone|algodão|katoen
car seat|autokindersitz,kindersitzerhöhung|siège enfant auto,siège voiture|silla de carro,silla para carro,silla de automóvil|seggiolino da auto|cadeira de carro,cadeira para auto|kinderautostoel
car seat|kinderrückhaltesystem|siège bébé auto,siège de voiture|silla para auto,silla para coche,autoasiento|seggiolino per l'auto|cadeira para carro,bebê conforto|autozitje
car seat|sitzschale fürs auto|cosy auto,coque auto|asiento elevador,silla elevadora,elevador infantil|sediolino auto,rialzo auto|assento elevatório,assento de elevação|zittingverhoger
car seat|kindersitz fürs auto|siège pour auto|asiento de carro,asiento para carro,asiento de auto,asiento para auto|sedile auto|assento de carro,assento para carro,ovo auto|autokinderzitje
stove range heater|||estufa eléctrica|||
stove range|elektroherd,standherd|cuisinière électrique,cuisinière à gaz|cocina eléctrica,estufa de gas natural|cucina elettrica,cucina a gas|fogão elétrico|elektrisch fornuis
garbage disposal|küchenabfallzerkleinerer|broyeur d'évier|triturador de basura,triturador de alimentos|tritarifiuti,dissipatore|triturador de lixo|voedselrestenvermaler
game|spiel,brettspiel|jeu,jeu de société|juego,juego de mesa|gioco,gioco da tavolo|jogo,jogo de tabuleiro|spel,bordspel
ampoule light bulb|glühbirne,glühlampe,led-lampe|ampoule,ampoule led|bombilla,foco|lampadina,lampadina led|lâmpada led|gloeilamp,ledlamp
wax warmer|duftlampe,aromalampe,wachswärmer|brûle-parfum,brûleur de cire|quemador de cera,quemador de esencias|bruciaessenze,brucia essenze|queimador de cera,rechaud de cera|geurbrander,waxbrander
handheld fan|handventilator,taschenventilator|ventilateur à main,ventilateur de poche|ventilador de mano|ventilatore portatile|ventilador de mão|handventilator
pacifier holder|schnullerkette,schnullerband|attache-tétine,attache-sucette|chupetero,cadena de chupete|portaciuccio,catenella portaciuccio|prendedor de chupeta|speenkoord
ice cream cone|eiswaffel,eistüte|cornet de glace,cornet|cono,conos,barquillo|cono gelato,cialda|cone de sorvete,casquinha|ijshoorntje
lock|türschloss,vorhängeschloss,schloss|serrure,cadenas|cerradura,candado|serratura,lucchetto|fechadura,cadeado|deurslot,hangslot
vest|weste|gilet|chaleco|gilet,panciotto|colete|vest
`;
