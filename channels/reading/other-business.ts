/** What the house answers, by the words with which people ask for it; a word that several have is in none. */
const CUES: Record<Business, string> = {
  'recall-check':
    'recall recalls recalled recaled upc vin lot rückruf rückrufe zurückgerufen rappel rappels rappelé rappelée rappelées retirado retirada retirados retiradas richiamo richiamato richiamata richiamati recolha teruggeroepen terugroepactie unsafe hazard',
  'soccer-scout':
    'soccer futsal fútbol futbol fußball fussball calcio voetbal voetbalclub futebol pitch pitches league u6 u8 u10 u12 u14 club player',
  'changelog-scout':
    'changelog changelogs release releases released version versions deprecated deprecation breaking changed upgrade upgrading semver commit commits api sdk',
  'quote-compare':
    'quote quotes quoted vendor vendors supplier suppliers freight fob rfq subtotal lead-time bid bids angebot angebote lieferant devis fournisseur cotización cotizaciones proveedor preventivo preventivi fornitore orçamento offerte leverancier',
};

export const BUSINESSES = ['recall-check', 'soccer-scout', 'changelog-scout', 'quote-compare'] as const;
export type Business = (typeof BUSINESSES)[number];

const OF_WORD: ReadonlyMap<string, Business> = new Map(
  BUSINESSES.flatMap((business) => CUES[business].split(' ').map((word) => [word, business] as const)),
);

/** Distinct cues without which a brief may be anybody's. */
const LEAST = 2;

/** The channel that a brief is plainly for where it is another than the one that was asked (null: none of these); null where nothing tells. */
export function findOtherBusiness(text: string, own: Business | null): Business | null {
  const words = new Set(
    text
      .slice(0, LONGEST_SAMPLE)
      .toLowerCase()
      .match(/[\p{L}\d][\p{L}\d-]*/gu) ?? [],
  );
  const counts = new Map<Business, number>();
  for (const word of words) {
    const business = OF_WORD.get(word);
    if (business) counts.set(business, (counts.get(business) ?? 0) + 1);
  }
  if (own !== null && counts.has(own)) return null;
  const [first] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return first && first[1] >= LEAST ? first[0] : null;
}

const LONGEST_SAMPLE = 20_000;
