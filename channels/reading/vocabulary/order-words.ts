/**
 * What an order says behind the things that it asks for, by language: where they go, how prices are to be compared, who asks. Source: the forms of
 * requests for quotation in these languages.
 */
export const BEHIND_THE_PART = {
  en: 'supply and fit|supply & fit|everything inc|everything incl|all inc|all prices|we are|we take|we pay|we have|fees only|comparing|compare',
  de: 'mit lieferung|lieferung nach|geliefert nach|lieferung an|inkl. lieferung|preise bitte|bitte netto|vergleichen',
  fr: 'livraison à|livraison au|livrés à|livrées à|livré à|à livrer à|comparer',
  es: 'puesto en|puestos en|con entrega en|entregado en|entregados en|para entrega en|comparar',
  it: 'consegna a|con consegna a|consegnati a|da consegnare a|confrontare',
  nl: 'geleverd in|met levering in|levering in|te leveren in|vergelijken',
  pt: 'entregues em|entregue em|com entrega em|comparar',
  pl: 'z dostawą do|dostawa do|z dostawą|ceny netto|porównać',
  sv: 'levererat till|med leverans till|leverans till|jämför',
} as const;
