import type { Vocabulary } from './vocabulary.ts';

export const nl: Vocabulary = {
  determiners: `de het een mijn m'n onze ons zijn z'n haar hun jouw jullie uw dit dat deze die elke ieder`,
  joiners: `en of ook plus alsmede verder`,
  linkers: `met voor uit van zonder in`,
  copulas: `is zijn was waren wordt`,
  negations: `niet geen nooit zonder behalve uitgezonderd`,
  gone: `verkocht teruggebracht teruggestuurd weggegooid weggegeven geretourneerd`,
  only: `alleen maar slechts enkel over`,
  buying: `gekocht kocht kochten kopen gekregen kreeg kregen besteld bestelde ontvangen gevonden betaald aangeschaft`,
  at: `bij in op aan uit van via`,
  makers: `van door`,
  people: `moeder mama vader papa ouders vrouw man echtgenote echtgenoot zoon dochter kind kinderen baby baby's tweeling broer zus oma opa kleinkind kleinzoon kleindochter tante oom neef nicht vriend vriendin vrienden buurman buurvrouw buren familie gezin collega baas jongen meisje schoonmoeder schoonvader zoontje dochtertje kindje crèche`,
  greetings: `hallo hoi goedemorgen goedemiddag goedenavond dag beste geachte lieve heer mevrouw`,
  closings: `bedankt dank groet groeten vriendelijke hartelijke hoogachtend alvast mvg groetjes gr liefs bvd`,
  health: `slaapapneu apneu diabetes suikerziekte epilepsie astma kanker dementie alzheimer parkinson adhd autisme autistisch depressie beroerte artrose reuma zwanger zwangerschap dialyse allergie allergieën allergisch gehandicapt handicap ziek ziekte operatie bloeddruk migraine eczeem coeliakie prematuur therapie pijn
    huiduitslag uitslag jeuk netelroos misselijkheid braken diarree hoofdpijn dermatitis bronchitis icd aicd pacemaker tia cva copd`,
  talk: `vooral woont woon wonen reizen
    ik jij je hij zij ze wij we jullie u mij me hem ons hen zich men wie wat waar wanneer waarom hoe welke welk of omdat als dat toen want toch nog al altijd nu vandaag gisteren morgen onlangs hier daar er erop eraan
    ben bent heb hebt heeft hebben had hadden word worden werd werden kan kun kunt kunnen kon konden zou zouden moet moeten mag mogen wil willen wilt wilde laat laten ga gaat gaan doe doet doen weet weten staat staan ligt
    terugroepactie terugroepacties teruggeroepen terugroepen recall recalls getroffen veilig onveilig gevaarlijk gevaar risico controleren controleer nakijken kijken kijkt zien gezien gehoord gelezen zeggen zegt vragen vraag antwoord zoeken zoek vinden graag alstublieft aub svp misschien
    heel erg iets niets alles alle allebei beide enkele meerdere veel weinig andere ander anders nieuw nieuwe oud oude tweedehands gebruikt gebruikte laatste vorig vorige vorig voor na sinds tot tussen onder boven naast achter tegen door om te bij naar vanaf zo dan dus
    jaar jaren maand maanden week weken dag dagen uur tijd keer kerst verjaardag zomer winter lente herfst januari februari maart april mei juni juli augustus september oktober november december
    huis appartement keuken kamer slaapkamer badkamer kelder garage tuin kantoor school winkel rommelmarkt kast koelkast thuis
    ding dingen spullen product producten artikel artikelen apparaat apparaten merk merken model modellen type nummer serienummer fabrikant naam sticker etiket onderkant achterkant
    gebruik gebruiken gebruikt eet eten drinkt drinken slaapt slapen speelt spelen draagt dragen rijd rijdt rijden werkt volgende lijst onder graag twee drie vier vijf zes zeven acht negen tien eerste tweede info informatie hulp helpen even eens ook ok`,
};
