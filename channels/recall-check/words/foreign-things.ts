import { FURTHER_GOODS } from './foreign-goods.ts';
import { POLISH_GOODS } from './polish-goods.ts';
import { pluralsOf } from './plurals.ts';
import { splitWords } from './fold-words.ts';

/**
 * Names of everyday goods as English | German | French | Spanish | Italian | Portuguese | Dutch; several of a language are parted by commas, and a thing of many names has a second row.
 * Source: the goods that the agencies' recalls of the last twenty years are about.
 */
const TABLE = `
dehydrator|dörrgerät,dörrautomat|déshydrateur|deshidratador,deshidratadora|essiccatore|desidratador|voedseldroger
leaf blower|laubbläser|souffleur de feuilles,souffleur|soplador de hojas,sopladora|soffiatore|soprador de folhas,soprador|bladblazer
kettle|wasserkocher,teekessel|bouilloire|hervidor,tetera|bollitore|chaleira|waterkoker,fluitketel,theeketel
air fryer|heißluftfritteuse|friteuse à air|freidora de aire|friggitrice ad aria|fritadeira elétrica,air fryer|airfryer
air fryer|luftfritteuse|friteuse sans huile|freidora sin aceite||fritadeira de ar|heteluchtfriteuse
fryer|fritteuse|friteuse|freidora|friggitrice|fritadeira|friteuse
pressure cooker|schnellkochtopf,dampfkochtopf|autocuiseur,cocotte-minute|olla a presión,olla de presión,olla exprés|pentola a pressione|panela de pressão|snelkookpan,hogedrukpan
slow cooker|schongarer|mijoteuse|olla de cocción lenta|pentola a cottura lenta|panela elétrica|slowcooker
rice cooker|reiskocher|cuiseur à riz|arrocera|cuociriso|panela de arroz|rijstkoker
coffee maker|kaffeemaschine,kaffeevollautomat|cafetière|cafetera|macchina da caffè,macchina del caffè,caffettiera|cafeteira|koffiezetapparaat
coffee maker|espressomaschine|machine à café||macchina per il caffè,macchinetta del caffè|máquina de café|koffiemachine
toaster|toaster|grille-pain|tostadora,tostador|tostapane|torradeira|broodrooster
oven|backofen,ofen|four|horno|forno|forno|oven
stove|herd,kochfeld|cuisinière,plaque de cuisson|estufa,cocina de gas|fornello,piano cottura|fogão|fornuis,kookplaat
microwave|mikrowelle|micro-ondes,four à micro-ondes|microondas|microonde,forno a microonde|micro-ondas|magnetron
blender|mixer,standmixer,stabmixer,pürierstab|mixeur,blender|licuadora,batidora|frullatore|liquidificador|blender,staafmixer
cup|becher,tasse|tasse,gobelet|taza,vaso|tazza,bicchiere|xícara,copo|beker,mok
mixer|rührgerät,küchenmaschine,handrührgerät|batteur,robot pâtissier,robot de cuisine|batidora,robot de cocina|sbattitore,impastatrice|batedeira|mixer,keukenmachine
pan|pfanne,bratpfanne|poêle|sartén|padella|frigideira|koekenpan,braadpan
pot|kochtopf,topf|casserole,marmite,cocotte|olla,cacerola|pentola,casseruola|panela,tacho|kookpan
knife|messer,taschenmesser|couteau,canif|cuchillo,navaja|coltello|faca,canivete|mes,zakmes
garlic press|knoblauchpresse|presse-ail|prensa de ajos,prensador de ajo|spremiaglio|espremedor de alho|knoflookpers
grill|grill,gasgrill|barbecue,gril|parrilla,barbacoa|griglia,barbecue|churrasqueira,grelhador|barbecue
refrigerator|kühlschrank,minikühlschrank|réfrigérateur,frigo,mini-frigo|nevera,refrigerador,frigorífico,minibar|frigorifero|geladeira,frigorífico,frigobar|koelkast
freezer|gefrierschrank,gefriertruhe,tiefkühler|congélateur|congelador|congelatore|congelador,freezer|vriezer,diepvries
dishwasher|spülmaschine,geschirrspüler|lave-vaisselle|lavavajillas,lavaplatos|lavastoviglie|lava-louças,máquina de lavar louça|vaatwasser,vaatwasmachine
washer|waschmaschine|lave-linge,machine à laver|lavadora|lavatrice|máquina de lavar,lavadora|wasmachine
dryer|wäschetrockner,trockner|sèche-linge|secadora|asciugatrice|secadora,máquina de secar|droger,wasdroger
vacuum|staubsauger|aspirateur|aspiradora|aspirapolvere|aspirador|stofzuiger
iron|bügeleisen|fer à repasser|plancha|ferro da stiro|ferro de passar|strijkijzer
heater|heizlüfter,heizgerät,heizung|radiateur,chauffage|calefactor,calentador|stufa,termoventilatore|aquecedor|verwarming,kachel
heater|heizstrahler,heizkörper,ölradiator|convecteur|radiador|stufetta,radiatore||straalkachel
fan|ventilator|ventilateur|ventilador|ventilatore|ventilador|ventilator
air conditioner|klimagerät,klimaanlage|climatiseur|aire acondicionado|condizionatore,climatizzatore|ar condicionado,ar-condicionado|airconditioner,airco
humidifier|luftbefeuchter|humidificateur|humidificador|umidificatore|umidificador,humidificador|luchtbevochtiger
dehumidifier|luftentfeuchter,entfeuchter|déshumidificateur|deshumidificador|deumidificatore|desumidificador|luchtontvochtiger
hair dryer|haartrockner,föhn,fön|sèche-cheveux|secador de pelo,secador|asciugacapelli,phon|secador de cabelo|haardroger,föhn
electric blanket|heizdecke,wärmedecke|couverture chauffante|manta eléctrica|coperta elettrica,termocoperta|manta térmica,cobertor elétrico|elektrische deken
heating pad|heizkissen|coussin chauffant|almohadilla térmica|termoforo,cuscino termico|almofada térmica|warmtekussen
power bank|powerbank|batterie externe,powerbank|batería externa,cargador portátil|batteria esterna,powerbank|carregador portátil,bateria externa|powerbank
charger|ladegerät,ladekabel|chargeur|cargador|caricabatterie,caricatore|carregador|oplader,lader
battery|akku,batterie|batterie,pile|batería,pila|batteria,pila|bateria,pilha|accu,batterij
extension cord|verlängerungskabel|rallonge|alargador,extensión eléctrica|prolunga|extensão elétrica|verlengsnoer
power strip|steckdosenleiste|multiprise|regleta|ciabatta,multipresa|régua elétrica|stekkerdoos
lamp|lampe,leuchte,nachtlicht|lampe,veilleuse,lampadaire|lámpara de pie,lámpara|lampada|lâmpada,luminária,candeeiro|lamp
candle|kerze|bougie|vela|candela|vela|kaars
lighter|feuerzeug|briquet|encendedor,mechero|accendino|isqueiro|aansteker
smoke detector|rauchmelder|détecteur de fumée|detector de humo|rilevatore di fumo|detector de fumaça,detetor de fumo|rookmelder
television|fernseher|téléviseur,télévision|televisor,televisión|televisore,tv|televisor,televisão|televisie
laptop|notebook|ordinateur portable|portátil,ordenador portátil|computer portatile,portatile|notebook,computador portátil|laptop
phone|handy|téléphone|teléfono,móvil|telefono,cellulare|celular,telemóvel|telefoon
headphone|kopfhörer|écouteurs,casque audio|auriculares,audífonos|cuffie,auricolari|fones de ouvido,auscultadores|koptelefoon
camera|kamera|caméra,appareil photo|cámara|fotocamera,telecamera|câmera,câmara|camera
stroller|kinderwagen,buggy|poussette|cochecito,carriola,carrito de bebé,silla de paseo|passeggino,carrozzina|carrinho de bebê,carrinho de bebé|kinderwagen,wandelwagen
car seat|kindersitz,autositz|siège auto|silla de auto,silla de coche|seggiolino auto|cadeirinha,cadeira auto|autostoel,kinderzitje
car seat|babyschale|siège-auto|asiento de coche|seggiolino per auto|cadeirinha de carro|autostoeltje
crib|gitterbett,babybett,kinderbett|lit bébé,lit à barreaux,berceau|cuna|lettino,culla|berço|ledikant,babybed,wieg
bassinet|beistellbett,stubenwagen,babykorb|couffin,berceau cododo|moisés,minicuna|culla,co-sleeping|moisés,berço portátil|co-sleeper,wiegje
bunk bed|etagenbett,hochbett|lit superposé,lits superposés|litera|letto a castello|beliche|stapelbed
high chair|hochstuhl,babyhochstuhl|chaise haute|trona,silla alta|seggiolone|cadeira alta,cadeira de alimentação,cadeira da papa|kinderstoel,eetstoel
swing|babyschaukel,schaukel,babywippe|balancelle,balançoire|columpio,balancín,mecedora de bebé|altalena,dondolo|balanço,balancé,cadeira de balanço|schommel,babyschommel
bouncer|wippe|transat|hamaca de bebé|sdraietta|espreguiçadeira|wipstoel,wipstoeltje
rocker|babywiege,schaukelwippe|transat à bascule|mecedora|dondolino|cadeira de descanso|schommelstoel
baby walker|lauflernhilfe,gehfrei|trotteur,youpala|andador,andadera|girello|andador|loopstoel,looprek
carrier|babytrage,tragetuch|porte-bébé,écharpe de portage|portabebés,mochila portabebés|marsupio,fascia|canguru,porta-bebés|draagzak,draagdoek
pacifier|schnuller|tétine,sucette|chupete,chupón|ciuccio|chupeta|speen,fopspeen
baby bottle|babyflasche,fläschchen|biberon|biberón,mamadera|biberon|mamadeira,biberão|zuigfles
baby monitor|babyphone,babyfon|babyphone,écoute-bébé|vigilabebés,monitor de bebé|baby monitor|babá eletrônica|babyfoon
changing table|wickeltisch,wickelkommode|table à langer|cambiador|fasciatoio|trocador|commode,aankleedtafel
gate|türschutzgitter,treppenschutzgitter|barrière de sécurité|barrera de seguridad|cancelletto|portão de segurança|traphekje
toy|spielzeug|jouet|juguete|giocattolo|brinquedo|speelgoed
play kitchen|spielküche,kinderküche|cuisine en bois,cuisine enfant,dînette|cocina de juguete|cucina giocattolo,cucina in legno|cozinha de brinquedo,cozinha infantil|speelkeuken
doll|puppe|poupée|muñeca|bambola|boneca|pop
plush|plüschtier,kuscheltier,stofftier|peluche,doudou|peluche|peluche|pelúcia,peluche|knuffel
rattle|rassel|hochet|sonajero,sonaja|sonaglio|chocalho|rammelaar
puzzle|puzzle|puzzle|rompecabezas,puzle|puzzle|quebra-cabeça|puzzel
ball|ball|ballon,balle|pelota,balón|palla|bola|bal
magnet|magnet,magnetspielzeug,magnetkugeln|aimant|imán,imanes|magnete,calamita|ímã,íman|magneet
bicycle|fahrrad,kinderfahrrad,rad|vélo,bicyclette|bicicleta|bicicletta,bici|bicicleta|fiets,kinderfiets
ebike|elektrofahrrad,e-bike,pedelec|vélo électrique|bicicleta eléctrica|bici elettrica,bicicletta elettrica|bicicleta elétrica|elektrische fiets
helmet|helm,fahrradhelm,kinderhelm,reithelm,skihelm|casque,casque de vélo|casco|casco,caschetto|capacete|helm,fietshelm
scooter|roller,tretroller,e-scooter|trottinette|patinete,monopatín,scooter|monopattino|patinete,trotinete|step,scooter
skateboard|skateboard|planche à roulettes|monopatín|skateboard|skate|skateboard
trampoline|trampolin|trampoline|cama elástica,trampolín|trampolino,tappeto elastico|cama elástica,trampolim|trampoline
treadmill|laufband|tapis de course|cinta de correr,caminadora|tapis roulant|esteira|loopband
chair|stuhl,gartenstuhl,bürostuhl,sessel|chaise,fauteuil|silla|sedia,poltrona|cadeira|stoel
stool|hocker,barhocker|tabouret|taburete|sgabello|banco,banqueta|kruk,barkruk
table|tisch|table|mesa|tavolo|mesa|tafel
dresser|kommode|commode|cómoda|cassettiera,comò|cômoda,cómoda|ladekast
wardrobe|kleiderschrank|armoire|armario ropero|guardaroba|guarda-roupa,roupeiro|kledingkast
bookcase|bücherregal|bibliothèque,étagère|estantería,librero|libreria,scaffale|estante|boekenkast
bed|bett|lit|cama|letto|cama|bed
mattress|matratze|matelas|colchón|materasso|colchão|matras
sofa|sofa,couch|canapé|sofá|divano|sofá|bank,zitbank
ladder|leiter|échelle,escabeau|escalera|scala|escada,escadote|ladder
drill|bohrmaschine,akkuschrauber,bohrer|perceuse,visseuse|taladro|trapano|furadeira,berbequim|boormachine
saw|säge,kreissäge,kettensäge,tischsäge|scie,tronçonneuse|sierra,motosierra|sega,motosega|serra,motosserra|zaag,kettingzaag
hammer|hammer,vorschlaghammer|marteau,masse|martillo,mazo|martello,mazza|martelo,marreta|hamer
mower|rasenmäher,mähroboter|tondeuse|cortacésped,podadora|tagliaerba,tosaerba|cortador de grama,corta-relva|grasmaaier
trimmer|heckenschere,rasentrimmer|taille-haie,coupe-bordure|cortasetos,desbrozadora|tagliasiepi,decespugliatore|aparador,roçadeira|heggenschaar
pressure washer|hochdruckreiniger|nettoyeur haute pression|hidrolavadora,hidrolimpiadora|idropulitrice|lavadora de alta pressão,lava-jato|hogedrukreiniger
generator|stromerzeuger,stromaggregat,generator|groupe électrogène,générateur|generador|generatore|gerador|aggregaat,generator
sprayer|sprühgerät,drucksprüher|pulvérisateur|pulverizador,fumigador|spruzzatore,irroratrice|pulverizador|sproeier
tent|zelt|tente|tienda de campaña,carpa|tenda|barraca,tenda|tent
hammock|hängematte|hamac|hamaca|amaca|rede|hangmat
backpack|rucksack|sac à dos|mochila|zaino|mochila|rugzak
jacket|jacke|veste|chaqueta|giacca|jaqueta,casaco|jas
pajama|schlafanzug,pyjama|pyjama|pijama|pigiama|pijama|pyjama
shoe|schuh,schuhe|chaussure,chaussures|zapato,zapatos|scarpa,scarpe|sapato,sapatos|schoen,schoenen
necklace|halskette,kette|collier|collar|collana|colar|ketting
bracelet|armband|bracelet|pulsera|braccialetto,bracciale|pulseira|armband
watch|uhr,armbanduhr,smartwatch|montre|reloj|orologio|relógio|horloge
mirror|spiegel|miroir|espejo|specchio|espelho|spiegel
umbrella|sonnenschirm,regenschirm|parasol,parapluie|sombrilla,paraguas|ombrellone,ombrello|guarda-sol,guarda-chuva|parasol,paraplu
bath seat|badesitz|siège de bain|asiento de baño|sedile da bagno|assento de banho|badzitje
pool|schwimmbecken,planschbecken|piscine|piscina|piscina|piscina|zwembad
cleaner|reiniger,putzmittel,allzweckreiniger|nettoyant|limpiador|detergente,pulitore|limpador,produto de limpeza|schoonmaakmiddel
laundry detergent|waschmittel|lessive|detergente|detersivo|detergente,sabão em pó|wasmiddel
paper towel|küchenrolle,papiertücher|essuie-tout|toallas de papel|carta da cucina|papel toalha|keukenrol
formula|säuglingsnahrung,babymilch|lait infantile|fórmula infantil,leche de fórmula|latte artificiale|fórmula infantil|babymelk
formula|säuglingsmilch,milchpulver|lait en poudre|leche en polvo|latte in polvere|leite em pó|flesvoeding
baby food|babybrei,babynahrung,brei|petit pot,compote bébé|papilla,comida de bebé|omogeneizzato,pappa|papinha,comida de bebê|babyvoeding
peanut butter|erdnussbutter|beurre de cacahuète,beurre d'arachide|mantequilla de maní,crema de cacahuete,mantequilla de cacahuate|burro di arachidi|manteiga de amendoim|pindakaas
cheese|käse,frischkäse,weichkäse|fromage|queso|formaggio|queijo|kaas
milk|milch|lait|leche|latte|leite|melk
yogurt|joghurt|yaourt|yogur|yogurt|iogurte|yoghurt
ice cream|eis,speiseeis|glace,crème glacée|helado|gelato|sorvete,gelado|ijs,roomijs
chocolate|schokolade|chocolat|chocolate|cioccolato,cioccolata|chocolate|chocolade
cookie|kekse,keks|biscuits,biscuit|galletas|biscotti|biscoitos,bolachas|koekjes
bread|brot|pain|pan|pane|pão|brood
cereal|müsli,haferflocken|céréales|cereales|cereali|cereais|ontbijtgranen,muesli
pasta|nudeln|pâtes|pasta,fideos|pasta|macarrão,massa|pasta
rice|reis|riz|arroz|riso|arroz|rijst
flour|mehl|farine|harina|farina|farinha|meel,bloem
nut|nüsse,mandeln|noix,amandes|nueces,almendras|noci,mandorle|nozes,amêndoas|noten,amandelen
spice|gewürz,zimt,kurkuma|épice,cannelle,curcuma|especia,canela,cúrcuma|spezia,cannella,curcuma|tempero,canela|kruiden,kaneel
tea|tee|thé,tisane|té|tè|chá|thee
coffee|kaffee|café|café|caffè|café|koffie
juice|saft|jus|jugo,zumo|succo|suco,sumo|sap
meat|fleisch,hackfleisch|viande,viande hachée|carne,carne molida|carne|carne|vlees,gehakt
sausage|wurst,salami|saucisse,saucisson|salchicha,embutido|salsiccia,salame|salsicha,linguiça|worst
ham|schinken|jambon|jamón|prosciutto|presunto,fiambre|ham
chicken|hähnchen,huhn,hühnchen|poulet|pollo|pollo|frango|kip
beef|rindfleisch|boeuf,bœuf|carne de res,ternera|manzo|carne bovina|rundvlees
egg|eier,ei|oeufs,œufs|huevos|uova|ovos|eieren
fish|fisch|poisson|pescado|pesce|peixe|vis
salmon|lachs,räucherlachs|saumon|salmón|salmone|salmão|zalm
tuna|thunfisch|thon|atún|tonno|atum|tonijn
salad|salat|salade|ensalada|insalata|salada|sla,salade
lettuce|kopfsalat|laitue|lechuga|lattuga|alface|sla
spinach|spinat|épinards|espinacas|spinaci|espinafre|spinazie
tomato|tomaten|tomates|tomates|pomodori|tomates|tomaten
powder|pulver|poudre|polvo|polvere|pó|poeder
dog food|hundefutter|nourriture pour chien,croquettes|comida para perros,pienso|cibo per cani,crocchette|ração|hondenvoer
cat food|katzenfutter|nourriture pour chat,pâtée|comida para gatos|cibo per gatti|ração para gatos|kattenvoer
tablet|tabletten,tablette|comprimés,comprimé,cachets|tabletas,comprimidos,pastillas|compresse|comprimidos|tabletten
capsule|kapseln,kapsel|gélules,gélule|cápsulas|capsule|cápsulas|capsules
syrup|hustensaft,sirup|sirop|jarabe|sciroppo|xarope|hoestdrank,siroop
ointment|salbe|pommade|pomada,ungüento|pomata|pomada|zalf
eye drops|augentropfen|collyre,gouttes pour les yeux|gotas para los ojos,colirio|collirio,gocce per gli occhi|colírio|oogdruppels
nasal spray|nasenspray|spray nasal|spray nasal|spray nasale|spray nasal|neusspray
medicine|medikament,arznei,arzneimittel|médicament|medicamento,medicina|farmaco,medicinale,medicina|remédio,medicamento|medicijn,geneesmiddel
vitamin|vitamine|vitamines|vitaminas|vitamine|vitaminas|vitamines
sunscreen|sonnencreme|crème solaire|protector solar,crema solar|crema solare|protetor solar|zonnebrand
inhaler|inhalator,asthmaspray|inhalateur|inhalador|inalatore|inalador,bombinha|inhalator
thermometer|thermometer,fieberthermometer|thermomètre|termómetro|termometro|termômetro,termómetro|thermometer
blood pressure monitor|blutdruckmessgerät,blutdruckmesser|tensiomètre|tensiómetro|misuratore di pressione,sfigmomanometro|medidor de pressão|bloeddrukmeter
glucose meter|blutzuckermessgerät|lecteur de glycémie,glucomètre|glucómetro|glucometro|glicosímetro|glucosemeter
wheelchair|rollstuhl|fauteuil roulant|silla de ruedas|sedia a rotelle,carrozzina disabili|cadeira de rodas|rolstoel
hearing aid|hörgerät|appareil auditif,prothèse auditive|audífono|apparecchio acustico|aparelho auditivo|gehoorapparaat
tire|reifen,autoreifen,winterreifen|pneu,pneus|neumáticos,llantas,neumático|pneumatici,gomme|pneus,pneu|banden,autobanden
rain boot|gummistiefel,regenstiefel|bottes de pluie|botas de lluvia,botas de agua|stivali da pioggia,stivali di gomma|galochas,botas de chuva|regenlaarzen
boot|stiefel|bottes|botas|stivali|botas|laarzen
boat|boot,motorboot,ruderboot,segelboot|bateau,canot à moteur,chaloupe,voilier|barco,lancha,velero|barca,motoscafo,gommone|barco,lancha,veleiro|boot,motorboot,sloep,zeilboot
rifle|gewehr,büchse,jagdbüchse,luftgewehr|carabine,fusil,fusil de chasse|rifle,carabina,escopeta,fusil|fucile,carabina,doppietta|espingarda,carabina,rifle|geweer,jachtgeweer,buks
pistol|pistole,revolver|pistolet,revolver|pistola,revólver|pistola,rivoltella|pistola,revólver|pistool,revolver
ammunition|munition|munitions|munición,municiones|munizioni|munição,munições|munitie
bed rail|bettgitter,bettschutzgitter|barrière de lit|barandilla de cama|sponda letto|grade de cama|bedhek
high chair|kinderhochstuhl|chaise bébé|periquera|sedia pappa|cadeirão|babystoel
rotary hammer|bohrhammer,schlagbohrmaschine|perforateur|rotomartillo,martillo perforador|tassellatore|martelete|boorhamer,klopboormachine
angle grinder|winkelschleifer,flex|meuleuse,disqueuse|amoladora,esmeriladora|smerigliatrice|esmerilhadeira,rebarbadora|haakse slijper,slijptol
sander|schleifmaschine,exzenterschleifer|ponceuse|lijadora|levigatrice|lixadeira|schuurmachine
chainsaw|kettensäge,motorsäge|tronçonneuse|motosierra,electrosierra|motosega|motosserra|kettingzaag
bandsaw|bandsäge|scie à ruban|sierra de cinta,sierra sin fin|sega a nastro|serra de fita|lintzaag
hedge trimmer|heckenschere,heckenschneider|taille-haie|cortasetos,cortacercos|tagliasiepi|aparador de sebes|heggenschaar
compressor|kompressor,druckluftkompressor|compresseur|compresor,compresora|compressore|compressor|compressor
pump|pumpe,tauchpumpe|pompe|bomba de agua|pompa|bomba de água|pomp,dompelpomp
induction hob|induktionskochfeld,kochplatte|plaque à induction,plaque de cuisson|placa de inducción,vitrocerámica|piastra a induzione|placa de indução,cooktop|inductiekookplaat
sterilizer|vaporisator,sterilisator|stérilisateur|esterilizador|sterilizzatore|esterilizador|sterilisator
bottle warmer|flaschenwärmer,babykostwärmer|chauffe-biberon|calientabiberones|scaldabiberon|aquecedor de mamadeira|flessenwarmer
electric blanket|wärmeunterbett|surmatelas chauffant|calientacamas|scaldaletto,scaldasonno|lençol térmico|warmtedeken
fireplace|kamin,elektrokamin|cheminée,cheminée électrique|chimenea,chimenea eléctrica|camino,caminetto|lareira|haard,elektrische haard
straightener|glätteisen|lisseur,fer à lisser|plancha de pelo,alisadora|piastra per capelli|chapinha,prancha de cabelo|stijltang
waffle iron|waffeleisen|gaufrier|gofrera,waflera|piastra per waffle|máquina de waffle|wafelijzer
sewing machine|nähmaschine|machine à coudre|máquina de coser|macchina da cucire|máquina de costura|naaimachine
sledgehammer|vorschlaghammer|masse|marro,mazo|mazza|marreta|moker
cargo bike|lastenrad|vélo cargo|bicicleta de carga|bici cargo|bicicleta de carga|bakfiets
canned food|konserve,dosen|conserve,boîte de conserve|lata,latas|scatoletta,lattina|lata,latas|blik
fruit|obst|fruits|fruta|frutta|fruta|fruit
vegetable|gemüse|légumes|verdura,verduras|verdura|legumes|groente
cotton candy maker|zuckerwattemaschine|machine à barbe à papa|máquina de algodón de azúcar,máquina de algodón|macchina per zucchero filato|máquina de algodão-doce|suikerspinmachine
conditioner|haarspülung|après-shampoing,après-shampooing|acondicionador|balsamo per capelli|condicionador|haarconditioner
machine|maschine|machine|máquina||máquina|
multicooker|multikocher|multicuiseur|multicocedora|multicooker|multicooker|multicooker
`;

/** The languages of its columns behind English. */
const COLUMNS = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const;

/** A foreign name of a thing, word by word and folded, with its English name. */
export interface ForeignThing {
  words: string[];
  english: string;
}

/** Names by language, the longest first. */
export const THINGS_OF: ReadonlyMap<string, ReadonlyMap<string, ForeignThing[]>> = new Map(
  COLUMNS.map((language, column) => [language, byFirstWord(column)]),
);

function byFirstWord(column: number): Map<string, ForeignThing[]> {
  const found = new Map<string, ForeignThing[]>();
  for (const line of `${TABLE}${FURTHER_GOODS}${POLISH_GOODS}`.split('\n').filter(Boolean)) {
    const [english = '', ...names] = line.split('|');
    for (const name of (names[column] ?? '').split(',')) {
      const own = splitWords(name);
      for (const words of [own, ...pluralsOf(own, COLUMNS[column] ?? 'de')]) {
        const [first = ''] = words;
        const known = found.get(first) ?? [];
        if (words !== own && known.some((other) => other.words.join(' ') === words.join(' '))) continue;
        found.set(
          first,
          [...known, { words, english }].toSorted((a, b) => b.words.length - a.words.length),
        );
      }
    }
  }
  return found;
}

/** Endings by which German and Dutch compounds name a thing: "Babyhochstuhl", "Kinderfahrradhelm". */
export function findCompound(word: string, language: string): string | null {
  if ((language !== 'de' && language !== 'nl') || word.length < 8) return null;
  for (let at = 2; at <= word.length - 4; at += 1) {
    const thing = THINGS_OF.get(language)
      ?.get(word.slice(at))
      ?.find(({ words }) => words.length === 1);
    if (thing) return thing.english;
  }
  return null;
}
