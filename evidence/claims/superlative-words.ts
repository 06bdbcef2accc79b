import type { ColumnType } from '#contracts/table.ts';

/** What a word of the highest degree is said of, and at which end of it the row stands. */
export interface Superlative {
  words: string;
  end: 'least' | 'most';
  type: ColumnType;
  /** Units of numbers that it can be said of; absent: any. */
  units?: readonly string[];
}

export const LENGTHS = ['miles', 'mi', 'km', 'm', 'ft', 'in', 'mm', 'cm'];
export const TIMES = ['days', 'hours', 'weeks', 'minutes'];

export const SUPERLATIVES: readonly Superlative[] = [
  { words: 'cheapest,least expensive,lowest-priced,best price,lowest price', end: 'least', type: 'money' },
  { words: 'dearest,priciest,most expensive,highest price', end: 'most', type: 'money' },
  { words: 'newest,latest,most recent', end: 'most', type: 'date' },
  { words: 'oldest,earliest,least recent', end: 'least', type: 'date' },
  { words: 'nearest,closest', end: 'least', type: 'number', units: LENGTHS },
  { words: 'farthest,furthest,most distant', end: 'most', type: 'number', units: LENGTHS },
  { words: 'fastest,quickest,soonest', end: 'least', type: 'number', units: TIMES },
  { words: 'slowest', end: 'most', type: 'number', units: TIMES },
  {
    words: 'strongest,largest,biggest,greatest,most cited,heaviest,deepest,longest,tallest',
    end: 'most',
    type: 'number',
  },
  { words: 'weakest,smallest,shallowest,shortest,lightest', end: 'least', type: 'number' },
];

/**
 * The same in the languages of pages beside English, as they stand in nominative and predicate. Words that mean another thing as often (`nächste`:
 * the next; `último`: the last) are not here.
 */
export const OTHER_TONGUES: readonly Superlative[] = [
  {
    words:
      'billigste,billigsten,billigster,billigstes,günstigste,günstigsten,günstigster,günstigstes,preiswerteste,preiswertesten,' +
      'moins cher,moins chère,moins chers,moins chères,más barato,más barata,más baratos,más baratas,menos caro,menos cara,' +
      'meno caro,meno cara,più economico,più economica,più conveniente,goedkoopste,goedkoopst,voordeligste,' +
      'mais barato,mais barata,mais baratos,mais baratas,mais em conta',
    end: 'least',
    type: 'money',
  },
  {
    words:
      'teuerste,teuersten,teuerster,teuerstes,plus cher,plus chère,plus chers,plus chères,más caro,más cara,más caros,más caras,' +
      'più caro,più cara,più costoso,più costosa,duurste,duurst,mais caro,mais cara,mais caros,mais caras',
    end: 'most',
    type: 'money',
  },
  {
    words:
      'neueste,neuesten,neuester,neuestes,neuste,neusten,jüngste,jüngsten,plus récent,plus récente,plus récents,plus récentes,' +
      'más reciente,más recientes,más nuevo,más nueva,più recente,più recenti,più nuovo,più nuova,nieuwste,recentste,' +
      'mais recente,mais recentes,mais novo,mais nova',
    end: 'most',
    type: 'date',
  },
  {
    words:
      'älteste,ältesten,ältester,ältestes,früheste,frühesten,plus ancien,plus ancienne,plus anciens,plus anciennes,' +
      'más antiguo,más antigua,más antiguos,más antiguas,più vecchio,più vecchia,più antico,più antica,oudste,' +
      'mais antigo,mais antiga,mais antigos,mais antigas',
    end: 'least',
    type: 'date',
  },
  {
    words:
      'am nächsten,nächstgelegene,nächstgelegenen,nächstgelegener,nächstgelegenes,plus proche,plus proches,' +
      'más cercano,más cercana,más cercanos,más cercanas,più vicino,più vicina,dichtstbij,dichtstbijzijnde,' +
      'mais próximo,mais próxima,mais próximos,mais próximas,mais perto',
    end: 'least',
    type: 'number',
    units: LENGTHS,
  },
  {
    words:
      'weitesten entfernt,entfernteste,entferntesten,plus éloigné,plus éloignée,plus loin,más lejano,más lejana,más lejos,' +
      'più lontano,più lontana,verst,verste,mais distante,mais distantes,mais longe',
    end: 'most',
    type: 'number',
    units: LENGTHS,
  },
  {
    words:
      'schnellste,schnellsten,schnellster,schnellstes,plus rapide,plus rapides,más rápido,más rápida,più veloce,più rapido,' +
      'più rapida,snelste,snelst,mais rápido,mais rápida',
    end: 'least',
    type: 'number',
    units: TIMES,
  },
  {
    words:
      'langsamste,langsamsten,langsamster,langsamstes,plus lent,plus lente,más lento,más lenta,più lento,più lenta,' +
      'langzaamste,langzaamst,traagste,mais lento,mais lenta',
    end: 'most',
    type: 'number',
    units: TIMES,
  },
  {
    words:
      'größte,größten,größter,größtes,stärkste,stärksten,stärkster,stärkstes,plus grand,plus grande,plus fort,plus forte,' +
      'más grande,más fuerte,più grande,più forte,grootste,sterkste,o maior,a maior,mais forte',
    end: 'most',
    type: 'number',
  },
  {
    words:
      'kleinste,kleinsten,kleinster,kleinstes,schwächste,schwächsten,plus petit,plus petite,plus faible,más pequeño,' +
      'más pequeña,más débil,più piccolo,più piccola,più debole,zwakste,o menor,a menor,mais fraco,mais fraca',
    end: 'least',
    type: 'number',
  },
];

/** Said of amounts and of numbers alike. */
export const EITHER: readonly { words: string; end: 'least' | 'most' }[] = [
  {
    words:
      'lowest,niedrigste,niedrigsten,niedrigster,niedrigstes,plus bas,plus basse,más bajo,más baja,più basso,più bassa,laagste,' +
      'mais baixo,mais baixa',
    end: 'least',
  },
  {
    words:
      'highest,höchste,höchsten,höchster,höchstes,plus élevé,plus élevée,más alto,más alta,più alto,più alta,hoogste,' +
      'mais alto,mais alta',
    end: 'most',
  },
];
