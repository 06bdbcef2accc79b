/** How a vendor says that it offers a thing not at all, or not yet, by language. Source: replies to requests for quotation in these languages. */
export const REFUSALS = {
  en: "not in our range|not in our program|not in our scope|not in our … scope|not within our scope|out of our scope|outside our scope|outside of our scope|not our line|not in our line|out of our range|regret|regrets|please ask elsewhere|try elsewhere|better ask someone else|price to follow|prices to follow|still with engineering|still being costed|not included above|we fill no|we make no|we carry no|we stock no|we sell no|no offer|do not offer|don't offer|cannot offer|can't offer|cannot help with|can't help with|cannot supply|declined|no source|pass on this",
  de: 'kein angebot|nicht im programm|nicht in unserem programm|nicht im lieferprogramm|führen wir nicht|haben wir nicht|nicht angeboten|leider nicht|können wir nicht|entfällt|preis folgt|nicht im sortiment',
  fr: 'non proposé|non proposée|non coté|pas au catalogue|nous ne faisons pas|nous ne fournissons pas|hors catalogue|sans offre|prix à suivre|nous ne vendons pas',
  es: 'no cotizado|no cotizamos|no ofertado|no lo trabajamos|no trabajamos|no manejamos|no lo tenemos|sin oferta|no suministramos',
  it: 'non quotato|non trattiamo|non trattato|non offerto|non fornibile|non disponibile|non a catalogo',
  nl: 'niet aangeboden|niet leverbaar|leveren wij niet|leveren we niet|voeren wij niet|niet in ons assortiment|geen aanbieding',
  pt: 'não cotado|não trabalhamos|não fornecemos|sem cotação|não temos',
  pl: 'nie oferujemy|brak oferty|nie posiadamy|nie mamy w ofercie|niedostępn*',
  sv: 'offereras ej|offererar ej|offereras inte|ingår ej i sortimentet|har vi inte|saluförs ej|för vi inte',
  da: 'tilbydes ikke|fører vi ikke|ikke i sortiment',
} as const;
