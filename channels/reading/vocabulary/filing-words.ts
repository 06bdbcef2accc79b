/** How briefs speak of what companies file, by language. Written for this project. */
export const FILED_BY = {
  en: 'filings of|filings by|filings from|filings for|filed by|reports of|reports by|reports from|report of|10-k of|10-q of|8-k of|10-ks of|filed|did|by|from|of|for|what has|has',
  de: 'hat|haben|von|bei|der firma',
  fr: 'de la société|de|chez|par',
  es: 'de la empresa|de|del|ha presentado|por',
  it: 'della società|di|della|ha depositato',
  nl: 'van|door|heeft',
  pt: 'da empresa|da|do|de|pela',
  pl: 'spółki|spółka|firmy|firma|przez',
} as const;

/** What stands behind the name of a company that did it. */
export const FILES = {
  de: 'eingereicht|veröffentlicht',
  fr: 'a-t-elle|a-t-il|a déposé|dépose',
  es: 'ha presentado|presentó|ha publicado',
  it: 'ha depositato|ha presentato|ha pubblicato',
  nl: 'heeft ingediend|ingediend',
  pt: 'apresentou|arquivou|publicou|entregou',
  pl: 'złożyła|złożył|opublikowała|opublikował',
} as const;

export const ANNUAL = {
  en: 'annual report|annual reports',
  de: 'jahresbericht*|geschäftsbericht*|jahresabschl*',
  fr: 'rapport annuel|rapports annuels',
  es: 'informe anual|informes anuales|memoria anual',
  it: 'relazione annuale|relazioni annuali|bilancio annuale',
  nl: 'jaarverslag*|jaarrekening*',
  pt: 'relatório anual|relatórios anuais',
  pl: 'raport roczny|raporty roczne|raportu rocznego|raportów rocznych',
} as const;

export const QUARTERLY = {
  en: 'quarterly report|quarterly reports',
  de: 'quartalsbericht*|quartalszahlen|quartalsabschl*',
  fr: 'rapport trimestriel|rapports trimestriels|résultats trimestriels',
  es: 'informe trimestral|informes trimestrales|resultados trimestrales',
  it: 'relazione trimestrale|relazioni trimestrali|trimestrale|trimestrali',
  nl: 'kwartaalbericht*|kwartaalcijfers|kwartaalrapport*',
  pt: 'relatório trimestral|relatórios trimestrais|balanços trimestrais|resultados trimestrais',
  pl: 'raport kwartalny|raporty kwartalne|raportów kwartalnych|raportu kwartalnego',
} as const;

export const INSIDER = {
  en: 'insider trades|insider trading|insider transactions',
  de: 'insidergeschäft*|insiderhandel|insiderkäufe|insiderverkäufe',
  fr: "transactions d'initiés|opérations d'initiés",
  es: 'operaciones de insiders|operaciones internas',
  it: 'operazioni degli insider|internal dealing',
  nl: 'insidertransacties|insiderhandel',
  pt: 'operações de insiders|transações de insiders',
  pl: 'transakcje insiderów|transakcji insiderów',
} as const;
