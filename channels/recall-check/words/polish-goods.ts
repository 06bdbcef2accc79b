/** Polish names of everyday goods, by their names in the table of `foreign-things.ts`: several of one thing are parted by commas. */
const TABLE = `
kettle:czajnik,czajnik elektryczny;air fryer:frytkownica beztłuszczowa;fryer:frytkownica;pressure cooker:szybkowar;slow cooker:wolnowar;rice cooker:ryżowar;multicooker:multicooker
coffee maker:ekspres do kawy,kawiarka;toaster:toster,opiekacz;oven:piekarnik;stove:kuchenka,płyta kuchenna;microwave:mikrofalówka,kuchenka mikrofalowa;blender:blender
mixer:mikser,robot kuchenny;pan:patelnia;pot:garnek;knife:nóż;cup:kubek,filiżanka;grill:grill;refrigerator:lodówka;freezer:zamrażarka;dishwasher:zmywarka;washer:pralka
dryer:suszarka bębnowa;vacuum:odkurzacz;iron:żelazko;heater:grzejnik,farelka,termowentylator;fan:wentylator;air conditioner:klimatyzator;humidifier:nawilżacz
dehumidifier:osuszacz;hair dryer:suszarka do włosów;electric blanket:koc elektryczny;power bank:powerbank;charger:ładowarka,zasilacz;battery:bateria,akumulator
extension cord:przedłużacz;power strip:listwa zasilająca;lamp:lampa,lampka;candle:świeca,świeczka;smoke detector:czujnik dymu,czujka dymu;television:telewizor;laptop:laptop
phone:telefon;headphone:słuchawki;camera:aparat,kamera;stroller:wózek dziecięcy,spacerówka;car seat:fotelik samochodowy,fotelik;crib:łóżeczko;bassinet:kołyska
bunk bed:łóżko piętrowe;high chair:krzesełko do karmienia;swing:huśtawka;bouncer:leżaczek;baby walker:chodzik;carrier:nosidełko;pacifier:smoczek;baby bottle:butelka dla niemowląt
baby monitor:niania elektroniczna;gate:bramka;toy:zabawka;doll:lalka;plush:pluszak,maskotka;rattle:grzechotka;puzzle:puzzle,układanka;ball:piłka;magnet:magnes;bicycle:rower
ebike:rower elektryczny;helmet:kask;scooter:hulajnoga;skateboard:deskorolka;trampoline:trampolina;treadmill:bieżnia;chair:krzesło,fotel;stool:taboret,stołek;table:stół,stolik
dresser:komoda;wardrobe:szafa;bookcase:regał;bed:łóżko;mattress:materac;sofa:sofa,kanapa;ladder:drabina;drill:wiertarka,wkrętarka;saw:piła,pilarka;hammer:młotek
mower:kosiarka;trimmer:podkaszarka;pressure washer:myjka ciśnieniowa;generator:agregat,generator;sprayer:opryskiwacz;tent:namiot;hammock:hamak;backpack:plecak;jacket:kurtka
pajama:piżama;shoe:buty;necklace:naszyjnik;watch:zegarek;mirror:lustro;umbrella:parasol;pool:basen;cleaner:środek czyszczący;laundry detergent:proszek do prania
formula:mleko modyfikowane;peanut butter:masło orzechowe;cheese:ser;milk:mleko;yogurt:jogurt;ice cream:lody;chocolate:czekolada;cookie:ciastka;bread:chleb;pasta:makaron;rice:ryż
flour:mąka;nut:orzechy;tea:herbata;coffee:kawa;juice:sok;meat:mięso;sausage:kiełbasa;ham:szynka;chicken:kurczak;fish:ryba;salmon:łosoś;tuna:tuńczyk;salad:sałatka;dog food:karma dla psa
tablet:tabletki;capsule:kapsułki;syrup:syrop;ointment:maść;eye drops:krople do oczu;vitamin:witamina;sunscreen:krem z filtrem;thermometer:termometr;wheelchair:wózek inwalidzki
tire:opona;boat:łódź;angle grinder:szlifierka kątowa;sander:szlifierka;chainsaw:pilarka łańcuchowa;compressor:sprężarka;pump:pompa;honey:miód
jam:dżem;soup:zupa;sled:sanki;life jacket:kamizelka ratunkowa;shelf:półka;toothbrush:szczoteczka do zębów;shaver:golarka;string light:lampki choinkowe;playpen:kojec;jar:słoik;bag:torba
container:pojemnik;bottle:butelka,bidon;blade:ostrze;black:czarny,czarna,czarne;white:biały,biała,białe;red:czerwony,czerwona,czerwone;blue:niebieski,niebieska,niebieskie;green:zielony,zielona
gray:szary,szara,szare;yellow:żółty,żółta;pink:różowy,różowa;brown:brązowy,brązowa;wooden:drewniany,drewniana;game:gra,gra planszowa;wall:ścienny,ścienna,ścienne;oval:owalny,owalna,owalne
lock:zamek,kłódka;vest:kamizelka
`;

/** The same as rows of that table, in its last column. */
export const POLISH_GOODS = TABLE.trim()
  .split(/[;\n]/)
  .map((entry) => entry.replace(':', '|||||||'))
  .join('\n');
