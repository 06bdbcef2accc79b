/** Answers of the museums by their requests. Written for this project; the shapes are those of their APIs. */
export const MUSEUMS: Record<string, object> = {
  'MET/public/collection/v1/search?q=porcelain+dogs': { total: 2, objectIDs: [501, 502] },
  'MET/public/collection/v1/objects/501?': {
    objectID: 501,
    isPublicDomain: true,
    objectName: 'Figure',
    title: 'Dog',
    medium: 'Porcelain',
    dimensions: 'Height: 8 3/4 in. (22.2 cm); Width: 4 3/4 in. (12.1 cm)',
    measurements: [
      { elementName: 'Overall', elementDescription: null, elementMeasurements: { Height: 22.225, Width: 12.065 } },
    ],
    objectURL: 'https://www.metmuseum.org/art/collection/search/501',
  },
  'MET/public/collection/v1/objects/502?': {
    objectID: 502,
    objectName: 'Teapot',
    title: 'Teapot',
    dimensions: 'H. 5 in.',
    measurements: null,
    objectURL: 'https://www.metmuseum.org/art/collection/search/502',
  },
  'MET/public/collection/v1/search?q=brass+kettles': { total: 1, objectIDs: [503] },
  'MET/public/collection/v1/objects/503?': {
    objectID: 503,
    isPublicDomain: true,
    objectName: 'Kettle',
    title: 'Kettle',
    medium: 'Brass',
    dimensions: '',
    measurements: [
      { elementName: 'Overall', elementDescription: null, elementMeasurements: { Height: 25.4 } },
      { elementName: 'Lid', elementDescription: null, elementMeasurements: { Diameter: 12 } },
    ],
    objectURL: 'https://www.metmuseum.org/art/collection/search/503',
  },
  'CMA/api/artworks/?q=porcelain+dogs&limit=3': {
    info: { total: 1, parameters: { q: 'porcelain dogs' } },
    data: [
      {
        id: 77,
        accession_number: '1955.77',
        share_license_status: 'CC0',
        title: 'Pair of Dogs',
        tombstone: 'Pair of Dogs, 1765. Germany, Meissen. Porcelain',
        measurements: 'Framed: 31 x 25.3 cm',
        dimensions: { framed: { height: 0.31, width: 0.253 } },
        url: 'https://clevelandart.org/art/1955.77',
      },
    ],
  },
  'VAM/v2/objects/search?q=porcelain+dogs&page_size=3': {
    info: { version: '2.0', record_count: 1, page: 1, pages: 1, page_size: 3 },
    records: [{ systemNumber: 'O9001', objectType: 'Figure', _primaryTitle: 'Dog of Fo' }],
  },
  'VAM/v2/museumobject/O9001?': {
    meta: { version: '2.0' },
    record: {
      systemNumber: 'O9001',
      objectType: 'Figure',
      titles: [{ title: 'Dog of Fo', type: 'generic title' }],
      summaryDescription: 'A guardian dog of porcelain.',
      dimensions: [
        { dimension: 'Height', value: '25.4', unit: 'cm', qualifier: '', part: '', note: '' },
        { dimension: 'Weight', value: '1.2', unit: 'kg', qualifier: '', part: '', note: '' },
      ],
    },
  },
};
