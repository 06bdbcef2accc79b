/** A made-up piece of country: what a geocoder would answer for the places of the screening briefs. */
export interface ScreeningPlace {
  names: RegExp;
  answer: { lat: string; lon: string; display_name: string; name: string; importance: number }[];
}

const place = (name: string, at: [lat: string, lon: string], rest: string, importance = 0.5) => ({
  lat: at[0],
  lon: at[1],
  display_name: `${name}, ${rest}`,
  name,
  importance,
});

export const ALDER_FALLS = { lat: '44.1000000', lon: '-121.3000000' };
export const BARETON = { lat: '41.5000000', lon: '-117.2000000' };
export const NEUHAFEN = { lat: '53.2000000', lon: '8.1000000' };
export const GORSE_HILL = { lat: '47.6000000', lon: '-100.1000000' };

/** First match counts; what nothing matches is unknown to the geocoder. */
export const PLACES: ScreeningPlace[] = [
  {
    names: /12 mill pond road|mill pond road, alder falls/i,
    answer: [place('12', ['44.1100000', '-121.3100000'], 'Mill Pond Road, Alder Falls, Oregon, United States')],
  },
  {
    names: /900 far ridge road/i,
    answer: [place('900', ['44.4500000', '-121.3000000'], 'Far Ridge Road, Upland, Oregon, United States')],
  },
  {
    names: /alder falls, kansas/i,
    answer: [place('Alder Falls', [ALDER_FALLS.lat, ALDER_FALLS.lon], 'Harlow County, Oregon, United States')],
  },
  {
    names: /alder falls|97999/i,
    answer: [place('Alder Falls', [ALDER_FALLS.lat, ALDER_FALLS.lon], 'Harlow County, Oregon, United States')],
  },
  { names: /bareton/i, answer: [place('Bareton', [BARETON.lat, BARETON.lon], 'Nevada, United States')] },
  { names: /neuhafen/i, answer: [place('Neuhafen', [NEUHAFEN.lat, NEUHAFEN.lon], 'Lower Saxony, Germany')] },
  { names: /mapless bay/i, answer: [place('Mapless Bay', ['30.0000000', '-90.0000000'], 'Louisiana, United States')] },
  { names: /halfmap/i, answer: [place('Halfmap', ['35.0000000', '-100.0000000'], 'Texas, United States')] },
  {
    names: /^58999$|gorse hill/i,
    answer: [place('58999', [GORSE_HILL.lat, GORSE_HILL.lon], 'Gorse Hill, North Dakota, United States')],
  },
  {
    names: /pinefield/i,
    answer: [
      place('Pinefield', [ALDER_FALLS.lat, ALDER_FALLS.lon], 'Oregon, United States', 0.5),
      place('Pinefield Heights', ['36.0000000', '-84.0000000'], 'Tennessee, United States', 0.48),
    ],
  },
  {
    names: /fairhaven/i,
    answer: [
      place('Fairhaven', ['42.0000000', '-71.0000000'], 'Massachusetts, United States', 0.45),
      place('Fairhaven', ['48.7000000', '-122.5000000'], 'Washington, United States', 0.42),
    ],
  },
  {
    names: /rivertown/i,
    answer: [
      place('Rivertown', [ALDER_FALLS.lat, ALDER_FALLS.lon], 'Oregon, United States', 0.7),
      place('Rivertown', ['33.0000000', '-84.0000000'], 'Georgia, United States', 0.3),
    ],
  },
];
