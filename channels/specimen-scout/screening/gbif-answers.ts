const MONARCH = {
  usageKey: 5133088,
  scientificName: 'Danaus plexippus (Linnaeus, 1758)',
  canonicalName: 'Danaus plexippus',
  rank: 'SPECIES',
  status: 'ACCEPTED',
  kingdom: 'Animalia',
  family: 'Nymphalidae',
  genus: 'Danaus',
  species: 'Danaus plexippus',
  synonym: false,
};

/** Answers of GBIF by their requests. Written for this project; the shapes are those of its API. */
export const GBIF: Record<string, object> = {
  'GBIF/v1/species/match?name=Danaus+plexipus&verbose=true': { ...MONARCH, matchType: 'FUZZY', confidence: 96 },
  'GBIF/v1/species/match?name=Danaus+plexippus': { ...MONARCH, matchType: 'EXACT', confidence: 99 },
  'GBIF/v1/species/search?q=monarch+butterflies&qField=VERNACULAR&rank=SPECIES&limit=5': {
    results: [
      {
        canonicalName: 'Limenitis archippus',
        vernacularNames: [{ vernacularName: 'Viceroy butterfly', language: 'eng' }],
      },
      {
        canonicalName: 'Danaus plexippus',
        vernacularNames: [{ vernacularName: 'Monarch butterfly', language: 'eng' }],
      },
    ],
  },
  'GBIF/v1/species/5133088/vernacularNames?limit=100': {
    results: [
      { vernacularName: 'Monarchfalter', language: 'deu' },
      { vernacularName: 'Monarch butterfly', language: 'eng', preferred: true },
    ],
  },
  'GBIF/v1/species/5133088/speciesProfiles?': {
    results: [{ sizeInMillimeter: 110, source: 'Butterflies of a Continent' }],
  },
  'GBIF/v1/occurrence/search?taxonKey=5133088&basisOfRecord=PRESERVED_SPECIMEN&limit=50': {
    count: 3,
    results: [
      {
        key: 1,
        scientificName: 'Danaus plexippus (Linnaeus, 1758)',
        occurrenceRemarks: 'Female, wingspan 98 mm, pinned.',
        license: 'http://creativecommons.org/licenses/by/4.0/legalcode',
      },
      { key: 2, scientificName: 'Danaus plexippus (Linnaeus, 1758)', occurrenceRemarks: 'On milkweed.' },
      { key: 3, scientificName: 'Danaus plexippus (Linnaeus, 1758)', occurrenceRemarks: 'Wingspan 98 cm.' },
    ],
  },
};
