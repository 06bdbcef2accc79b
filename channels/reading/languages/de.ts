import type { Vocabulary } from './vocabulary.ts';

export const de: Vocabulary = {
  determiners: `der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner meines unser unsere unseren unserem unserer sein seine seinen seinem ihr ihre ihren ihrem ihrer dein deine deinen euer eure dieser diese dieses diesen diesem jener kein`,
  joiners: `und oder sowie auch außerdem plus bzw`,
  linkers: `mit für aus zum zur von`,
  copulas: `ist sind war waren sei seien wäre`,
  negations: `nicht kein keine keinen keinem nie niemals ohne außer ausgenommen`,
  gone: `verkauft zurückgegeben zurückgeschickt entsorgt weggeworfen verschenkt umgetauscht zurückgebracht weggegeben erledigt`,
  only: `nur sondern aber lediglich stattdessen`,
  buying: `gekauft kaufte kauften kaufen erworben bestellt bestellte bekommen bekam geschenkt erhalten erhielt besorgt gefunden bezahlt`,
  at: `bei im in am an aus von vom auf über`,
  makers: `von`,
  people: `mutter mama vater papa eltern frau mann ehefrau ehemann sohn tochter kind kinder kindern baby babys zwillinge bruder schwester geschwister oma opa großmutter großvater großeltern enkel enkelin enkelkind urenkel urenkelin urenkelkinder tante onkel neffe nichte freund freundin freunde nachbar nachbarin nachbarn nachbars familie kollege kollegin chef mieter schüler junge mädchen jungen schwiegermutter schwiegervater cousin cousine kita kindergarten kleine kleinen kleiner`,
  greetings: `hallo guten tag moin servus grüß gott liebe lieber liebes sehr geehrte geehrter morgen abend grüezi`,
  closings: `danke dank vielen besten grüße grüßen gruß freundlichen freundliche viele herzliche herzlichen herzlich herzlichst lg mfg vg beste liebe grüsse ciao tschüss gruss hochachtungsvoll`,
  health: `diabetes diabetiker zuckerkrank epilepsie epileptisch asthma krebs demenz alzheimer parkinson adhs autismus autist depression schlaganfall arthrose rheuma schwanger schwangerschaft dialyse copd allergie allergien allergisch allergiker behindert behinderung krank krankheit operation rollstuhl herz herzkrank bluthochdruck migräne neurodermitis zöliakie frühchen pflegegrad pflegekind therapie schmerzen
    ausschlag hautausschlag juckreiz quaddeln nesselsucht ekzem dermatitis übelkeit erbrechen durchfall kopfschmerzen pseudokrupp bronchitis inkontinenz herzschwäche rheumatisch icd herzschrittmacher tia`,
  talk: `besonders allem insbesondere wohnt wohne wohnen lebt lebe fahren reisen
    ich du er sie es wir ihr mich mir dich dir uns euch ihn ihm ihnen sich man wer wen wem was wann wo warum wie wieso weshalb welche welcher welches welchen ob weil da wenn als dass daß denn doch mal schon noch immer gerade jetzt heute gestern morgen bald neulich kürzlich damals hier dort dazu davon darin darauf daran damit dafür glaub glaube glaubt heißt heisst heißen klappt
    bin bist seid habe hab hast hat haben hatte hatten habt werde wird werden wurde wurden worden kann kannst können könnt könnten könnte konnte konnten soll sollte sollten muss müssen müsste darf dürfen dürfte möchte möchten mag mögen will wollen wollte würde würden lassen lässt
    rückruf rückrufe rückrufen rückrufaktion rückrufaktionen zurückgerufen zurückrufen betroffen sicher gefährlich gefahr prüfen prüft geprüft überprüfen nachsehen nachschauen schauen sehen gesehen gehört gelesen wissen weiß sagen sagt steht stehen stand liegt liegen gibt geben gab es fragen frage fragen antwort suchen suche finden
    bitte gern gerne vielleicht eventuell wohl sehr ganz etwas nichts alles alle beide beides einige mehrere viel viele wenig weitere weiteren anderen andere anderer anderes neu neue neuen neuer neues alt alte alten alter altes gebraucht gebrauchte gebrauchten letzte letzten letzter letztes vor nach seit bis zwischen über unter neben hinter gegen durch um zu beim vom ab so dann also nun eben
    jahr jahre jahren monat monate monaten woche wochen tag tage tagen uhr zeit zeiten weihnachten geburtstag sommer winter frühling herbst januar februar märz april mai juni juli august september oktober november dezember
    haus wohnung küche zimmer kinderzimmer bad keller garage garten schlafzimmer wohnzimmer büro schule regal schrank zuhause hause flohmarkt
    ding dinge sache sachen gerät geräte artikel produkt produkte marke marken modell modelle typ nummer seriennummer chargennummer hersteller firma name bezeichnung aufkleber etikett typenschild beschriftung unterseite rückseite
    benutzen benutzt benutze verwenden verwendet verwende nutzen nutzt nutze fahren fahre fährt essen isst esse trinken trinkt schlafen schläft spielen spielt tragen trägt kaufen laufen läuft geht gehen funktioniert kaputt brennt heiß warm
    folgende folgenden folgendes liste unten oben weiter bereits sowohl darf zwei drei vier fünf sechs sieben acht neun zehn ersten erste zweite zweiten stück mal einmal info infos information informationen hilfe helfen kurz auskunft bescheid falls mfg bzgl bezüglich zusammen wegen ok okay benutzung gebrauch verwendung nutzung anwendung`,
};
