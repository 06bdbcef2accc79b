/**
 * Further brands by the registers under which all that they sell falls, as `brands-by-kind.ts` has them: of shops, sheds, nurseries and medicine cabinets of the United States.
 * Names that are words or people too stand here only with what tells them apart.
 */
export const BRANDS_OF_SHELVES = {
  consumer: `Camp Chef,BioLite,Kelty,Big Agnes,Therm-a-Rest,Alpicool,Renogy,Firman,A-iPower,Champion Power,Snapper Mower,Tarter,WeatherBeeta,Schumacher Electric,
NOCO Boost,DieHard,EverStart,SawStop,JET Tools,Grizzly Industrial,Powermatic,Lincoln Electric,Miller Electric,Hypertherm,Gorilla Ladders,Amerex,Gentex,
Nest Protect,Ring Doorbell,Arlo Pro,Wyze,Eufy,Blink Outdoor,SimpliSafe,Schlage,Kwikset,Goodman,Trane,Daikin,Mitsubishi Electric,Midea,Norcold,Furrion,Lippert,
Gourmia,Chefman,PowerXL,Aroma Housewares,Andis,Hot Tools,Gold N Hot,T3 Micro,Revlon,Newton Baby,DaVinci Baby,Badger Basket,Storkcraft,Stork Craft,Ubbi,Bumkins,
Fridababy,Lansinoh,Elvie,Haakaa,Comotomo,OXO Tot,Baby Einstein,Bright Starts,Tiny Love,Nested Bean,Dreamland Baby,Kyte Baby,Hanna Andersson,Wonderfold,Keenz,
PicassoTiles,KiwiCo,Hovertrax,SkyBound,Skywalker Trampolines,Jumpking,Shoei,HJC Helmets,Fly Racing,Fox Racing,Troy Lee Designs,Velotric,Ride1Up,Juiced Bikes,
Casper Mattress,Tuft & Needle,South Shore,Prepac,Ameriwood,Bush Furniture,Better Homes & Gardens,Room Essentials,Pillowfort,Petlibro,PetSafe,Furbo,
Litter-Robot,Cobra Electronics,Whistler Radar,WeatherTech,Rhino-Rack,Curt Manufacturing,Husky Liners,Vollrath,Hamilton Beach Commercial,Cosori,Waitley,Feit,
Feit Electric,Hampton Bay,Commercial Electric,Utilitech,Kobalt,Portfolio Lighting,Allen Roth,Utopia Bedding,Comfort Zone Heater,Duraflame,Dr Infrared,DR Heater,
Pelonis,Govee,Dreo,TaoTronics,Vremi,Elechomes,Pro Breeze,Bell+Howell,Sharper Image,Brookstone,HoMedics,Pure Enrichment,Conair,Remington,Tineco,iLife,
Ecovacs,Roborock,Bissell,Oreck,Simplicity Vacuum,Kirby Vacuum,Rainbow Vacuum,Toylogic,VEVOR,Vevor,Costway,Yaheetech,Zoomie Kids,Harper Bright,Mamibaby,Baby Trend`,
  'consumer equipment': `Nuna Rava,Chicco KeyFit,Diono Radian,Evenflo Revolve360,Graco 4Ever,Graco SnugRide,Britax Boulevard,Britax One4Life,UPPAbaby Mesa,Maxi-Cosi Pria,
Cosco Scenera,Safety 1st Grow and Go,Clek Foonf,Cybex Sirona,WAYB,Bubble Bum,mifold,IMMI`,
  food: `Taylor Farms,Fresh Express,Ready Pac,Earthbound Farm,Organicgirl,King Arthur,Soom,Cacique,Bush's,Bumble Bee,StarKist,Wild Planet,Chicken of the Sea,Snake River Farms,
Applegate,Johnsonville,Hillshire Farm,Ball Park Franks,Banquet,Marie Callender's,Stouffer's,Blue Diamond,RXBAR,PediaSure,Glucerna,ByHeart,Bobbie Formula,Plum Organics,
Once Upon a Farm,Tabasco,Cholula,Huy Fong,Frank's RedHot,Hidden Valley,Hellmann's,Rao's,Prego,Ragú,Nutrena,Greenies,Temptations,Fancy Feast,Meow Mix,9Lives,
Rachael Ray Nutrish,Freshpet,Stella & Chewy's,Open Farm,Taste of the Wild,4health,Milk-Bone,Science Diet,Good & Gather,Market Pantry,Great Value,Simple Truth,
Member's Mark,Signature Select,O Organics,Lyons Magnus,Tropicale Foods,Rosina,Celeste Pizza,Red Baron,DiGiorno,Tombstone Pizza,Totino's,Hot Pockets,Jimmy Dean,
Eggo,Pepperidge Farm,Sara Lee,Entenmann's,Little Debbie,Hostess,Ritz Crackers,Cheez-It,Goldfish Crackers,Utz,Herr's,Zapp's,Snyder's,Reese's,Skittles,Nestlé Toll House`,
  drug: `EpiPen,Auvi-Q,EzriCare,Systane,Refresh Tears,Visine,Clear Eyes,Similasan,Flonase,Nasacort,Claritin,Xyzal,Sudafed,Afrin,Delsym,Rolaids,Gaviscon,Miralax,Metamucil,
Dulcolax,Imodium,Kaopectate,Gas-X,Prilosec,Pepcid,Ozempic,Wegovy,Mounjaro,Zepbound,Trulicity,Lantus,Humalog,NovoLog,Symbicort,Advair,ProAir,Spiriva,Trelegy,Xarelto,
Plavix,Lipitor,Crestor,Synthroid,Chantix,Benicar,Diovan,Cozaar,Glucophage,Zofran,Lyrica,Neurontin,Zoloft,Prozac,Lexapro,Excedrin,Goody's,Children's Tylenol,Infants' Tylenol,
Theraworx,Cortizone,Neosporin,Polysporin,Desitin,Boudreaux's,Aquaphor`,
  device: `Inogen,Philips HeartStart,HeartStart,Zoll,HeartSine,Defibtech,Pride Mobility,Golden Technologies,Golden Buzzaround,Buzzaround,VivaLift,Drive DeVilbiss,Nova Medical,Stander,
Hoyer Lift,True Metrix,Trividia,t:slim,BinaxNOW,Flowflex,iHealth,ThermoScan,Welch Allyn,Tuttnauer,Midmark,Graham-Field,Lumex,Medline,Permobil,Quickie Wheelchair,Joerns,
CareFusion,Abbott FreeStyle,Nipro,Owen Mumford,BD Alaris,Bionaire Medical`,
  'cosmetic drug': `Olaplex,Batiste,Not Your Mother's,Suave,Tresemmé,Herbal Essences,OGX,SheaMoisture,DevaCurl,Cantu,e.l.f.,Maybelline,NYX,Clinique,Cetaphil,EltaMD,Supergoop`,
} as const;
