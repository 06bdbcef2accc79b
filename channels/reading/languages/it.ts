import type { Vocabulary } from './vocabulary.ts';

export const it: Vocabulary = {
  determiners: `il lo la i gli le l' un uno una un' mio mia miei mie nostro nostra nostri nostre suo sua suoi sue loro tuo tua questo questa questi queste quel quella quello quelli ogni`,
  joiners: `e ed o oppure anche inoltre più`,
  linkers: `di d' del della dello dei delle degli con per in senza da dal dalla a al alla`,
  copulas: `è sono era erano sia siano`,
  negations: `non né mai senza tranne eccetto salvo nessun nessuno nessuna`,
  gone: `venduto venduta venduti vendute restituito restituita buttato buttata regalato regalata reso resa`,
  only: `solo soltanto solamente ma bensì resta rimane`,
  buying: `comprato comprata comprati comprate comprai acquistato acquistata acquistati ordinato ordinata ricevuto ricevuta preso presa trovato trovata pagato`,
  at: `da in al alla dal presso su sul nel nella`,
  makers: `della di`,
  people: `madre mamma padre papà genitori moglie marito figlio figlia figli figlie bambino bambina bambini bambine bimbo bimba bimbi neonato neonata bebè gemelli fratello sorella nonna nonno nonni nipote nipotino nipotina zia zio amico amica amici vicino vicina vicini famiglia collega capo suocera suocero cugino cugina ragazzo ragazza asilo`,
  greetings: `ciao buongiorno buonasera salve gentile gentili egregio cari caro cara spettabile`,
  closings: `grazie saluti cordiali distinti saluto cordialmente anticipo mille ciao baci abbracci`,
  health: `diabete diabetico diabetica epilessia epilettico asma asmatico cancro tumore demenza alzheimer parkinson adhd autismo autistico depressione ictus artrite artrosi incinta gravidanza dialisi allergia allergie allergico allergica disabile disabilità malato malata malattia operazione ipertensione emicrania celiaco celiaca prematuro terapia dolore dolori
    eruzione prurito orticaria eczema nausea vomito diarrea dermatite bronchite sfogo bpco`,
  talk: `soprattutto specialmente vive vivo viviamo abita abito viaggiare
    io tu lui lei noi voi mi ti si ci vi ne lo li che chi cosa cos' quale quali quando dove come perché se mentre poiché
    ho hai ha abbiamo avete hanno avevo aveva avevamo sono sei siamo siete essere avere stato stata stati state posso può possiamo possono potete potrei potrebbe potreste puoi voglio vuole vogliamo vorrei vorremmo devo deve dobbiamo faccio fa fare vado va andare so sa sapere sapete
    richiamo richiami richiamato richiamata richiamati richiamate ritirato ritirata ritirati ritirate ritiro mercato allerta avviso avvisi interessato interessata sicuro sicura sicuri pericolo pericoloso pericolosa rischio controllare controllate controlla verificare verificate verifica guardare vedere visto cercare cerco cerchiamo cercando cerca trovare dire dite dirmi detto chiedere chiedo domanda domande risposta
    favore cortesia piacere forse ancora già sempre molto molta molti molte poco poca qualche alcuni alcune qualcosa niente tutto tutta tutti tutte altro altra altri altre stesso stessa entrambi entrambe qui qua lì là ora adesso oggi ieri domani recentemente prima dopo durante verso contro tra fra sopra sotto su fino seguente seguenti lista elenco
    anno anni mese mesi settimana settimane giorno giorni ora ore volta natale compleanno ultimo ultima scorso scorsa prossimo nuovo nuova nuovi nuove vecchio vecchia usato usata seconda mano primo prima due tre quattro cinque sei sette otto nove dieci gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre estate inverno primavera autunno
    casa appartamento cucina camera cameretta bagno cantina garage giardino ufficio scuola negozio mercatino armadio frigo
    cose prodotto prodotti articolo articoli apparecchio apparecchi marca marche modello modelli tipo numero serie lotto etichetta produttore nome codice scritto c'è ci
    uso usiamo usa usare utilizzo utilizziamo mangia mangiamo mangiare beve bere dorme dormire gioca giocare porta portare guido guidare guida funziona quindi allora così info informazioni aiuto aiutare ok`,
};
