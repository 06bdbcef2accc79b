import type { Language } from '../../reading/languages.ts';

/**
 * Words of each language that name no thing and stand beside things of a household: rooms and places, in what state a thing is, how it came and whose it is, and what papers of
 * vehicles say. In small letters, parted by blanks.
 */
const TALK: Partial<Record<Language, string>> = {
  en: `rego tabs company shed stairs landing hallway utility laundry conservatory loft annexe annex spare guest lounge downstairs upstairs worktop mantel mantelpiece windowsill greenhouse carport toolbox toybox playroom den
    petrol registered reg mot tax insured parked rented leased financed loaned borrowed hand-me-down inherited refurbished refurb unopened boxed scratched dented cracked worn knackered
    unsure roughly ish nearly barely bend kneel stoop squat reach husbands wifes nans mums`,
  de: `keller dachboden speicher flur diele küche kueche bad badezimmer wohnzimmer schlafzimmer kinderzimmer arbeitszimmer gästezimmer abstellraum abstellkammer hauswirtschaftsraum waschküche garage carport schuppen gartenhaus terrasse balkon
    garten hof auto kofferraum werkstatt büro ferienhaus treppe schrank regal schublade vorratsschrank kita schule
    geliehen ausgeliehen verliehen gebraucht gebrauchte gebrauchter gebrauchtes neuwertig neu geerbt geschenkt bekommen geschenk flohmarkt kleinanzeigen defekt kaputt kratzer original originalverpackt ungeöffnet angebrochen unbenutzt repariert
    generalüberholt selbst gebaut selbstgebaut steht liegt hängt benutzt benutzen aufkleber rückseite unterseite boden typenschild unleserlich ungefähr circa ca etwa irgendwann damals jahre alt älter älteres unbekannt unsicher
    benziner diesel benzin hybrid automatik schaltgetriebe firmenwagen dienstwagen leasing zugelassen kilometer tüv kombi
    opa oma omas opas tochter sohn baby nachbarn schwiegermutter schwiegereltern papas mamas`,
  fr: `cave grenier couloir entrée salon séjour salle chambre chambres cuisine bureau buanderie cellier garage remise abri terrasse balcon véranda jardin cour voiture coffre atelier évier placard étagère tiroir frigo escalier rue parking
    garée garé stationnée stationné rangée rangé posée posé récupéré récupérée prêté prêtée emprunté empruntée hérité héritée offert cadeau occasion neuf neuve abîmé abîmée cassé cassée rayé rayée réparé réparée reconditionné reconditionnée
    inconnue inconnu boîte paquet étiquette collée dessous dos arrière environ vers petit petite petits grand grande aîné aînée bleu marine
    diesel essence hybride automatique société entreprise leasing location immatriculée immatriculé`,
  es: `sótano trastero pasillo entrada salón comedor dormitorio cuarto cuartos habitación cocina baño lavadero garaje terraza balcón patio jardín coche maletero taller fregadero armario estantería cajón nevera escalera calle aparcamiento
    encastrado encastrada prestado prestada heredado heredada regalado regalada regalo rastro nuevo nueva roto rota rayado reparado reparada reacondicionado reacondicionada desconocida desconocido caja etiqueta pegatina detrás debajo
    aproximadamente unos puestos puesto peque mayor pequeño pequeña litros
    gasolina diésel diesel híbrido automático empresa renting alquiler trabajo`,
  it: `cantina soffitta corridoio ingresso salotto soggiorno sala cameretta camera cucina bagno lavanderia ripostiglio garage box terrazza terrazzo balcone giardino cortile macchina bagagliaio officina lavandino armadio scaffale cassetto frigo scala
    parcheggiata parcheggiato prestato prestata ereditato ereditata regalo mercatino usato usata nuovo nuova rotto rotta graffiato riparato riparata ricondizionato ricondizionata incassata incassato sconosciuta sconosciuto scatola etichetta adesivo
    dietro sotto circa piccolo piccola grande litri
    benzina diesel gpl metano ibrida automatica aziendale noleggio lavoro`,
  nl: `kelder zolder gang hal woonkamer slaapkamer kinderkamer badkamer keuken kantoor bijkeuken wasruimte berging garage schuur tuinhuis terras balkon tuin auto kofferbak werkplaats gootsteen kast plank lade koelkast trap vakantiehuis
    ingebouwd geleend uitgeleend geërfd gekregen cadeau rommelmarkt tweedehands nieuw gebruikt kapot stuk bekrast gerepareerd opgeknapt refurbished onbekend doos sticker etiket achterkant onderkant ongeveer zo'n kleine grote
    benzine diesel hybride automaat leaseauto bedrijfsauto kenteken liter`,
  pt: `cave sótão corredor sala quarto cozinha escritório lavandaria garagem varanda jardim carro oficina armário prateleira gaveta escada emprestado emprestada herdado herdada prenda usado usada novo nova partido avariado desconhecida caixa etiqueta
    gasolina diesel híbrido empresa`,
};

const WORDS_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(TALK).map(([language, words]) => [language, new Set(words.split(/\s+/).filter(Boolean))]),
);

/** Whether a word in small letters names nothing beside the things of a household in one of the languages. */
export const isHouseholdTalk = (word: string, languages: readonly Language[]): boolean =>
  languages.some((language) => WORDS_OF.get(language)?.has(word) === true);
