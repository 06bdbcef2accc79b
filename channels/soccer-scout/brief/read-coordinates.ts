import { type Span, spanOf } from './span.ts';

/** Decimal degrees as the brief writes them, the hemisphere made a sign. */
export interface Coordinates extends Span {
  lat: string;
  lon: string;
}

const LATITUDE = String.raw`(?<lat>[-−+]?\d{1,2}\.\d{2,}|[-−+]?\d{1,2}\.\d(?=\s*,\s*[-−]\d{1,3}\.\d))\s*(?:°\s*)?(?:(?<ns>[NS])\s*)?(?:(?<=[^\S\n])|[,;/]\s*)`;
const LONGITUDE = String.raw`(?<lon>[-−+]?\d{1,3}\.\d{2,}|[-−]\d{1,3}\.\d)\s*(?:°\s*)?(?<ew>[EW])?`;
const PAIR = new RegExp(
  String.raw`(?<![\d.])(?:lat(?:itude)?\s*(?:[:=]\s*)?)?${LATITUDE}(?:(?:and )?(?:lon(?:gitude)?|lng|long)\s*(?:[:=]\s*)?)?${LONGITUDE}(?![\d.]*\d)(?:,\d{1,2}(?:\.\d+)?z)?`,
  'gi',
);

/** The first pair of decimal degrees in a text, latitude first, each with two decimals or more; else one in degrees, minutes and seconds. */
export function readCoordinates(text: string): Coordinates | null {
  return readDecimal(text) ?? readMinutes(text);
}

const ANGLE = (name: string, digits: string, letters: string): string =>
  String.raw`(?<${name}d>\d{1,${digits}})\s?°\s?(?:(?<${name}m>\d{1,2}(?:\.\d+)?)\s?['’′]\s?)?(?:(?<${name}s>\d{1,2}(?:\.\d+)?)\s?(?:["“”″]|'')\s?)?(?<${name}h>[${letters}])`;
const MINUTES = new RegExp(`${ANGLE('n', '2', 'NS')}[,;\\s]{0,3}${ANGLE('e', '3', 'EW')}`, 'i');

function readMinutes(text: string): Coordinates | null {
  const match = MINUTES.exec(text);
  const angle = (name: string): string => {
    const [degrees = 0, minutes = 0, seconds = 0] = ['d', 'm', 's'].map((part) =>
      Number(match?.groups?.[name + part] ?? 0),
    );
    const isNegative = /[SW]/i.test(match?.groups?.[`${name}h`] ?? '');
    return `${isNegative ? '-' : ''}${(degrees + minutes / 60 + seconds / 3600).toFixed(6)}`;
  };
  return match && { ...spanOf(text, match.index, match[0].length), lat: angle('n'), lon: angle('e') };
}

function readDecimal(text: string): Coordinates | null {
  for (const match of text.matchAll(PAIR)) {
    const { lat = '', lon = '', ns, ew } = match.groups ?? {};
    const point = { lat: withSign(lat, ns, 'S'), lon: withSign(lon, ew, 'W') };
    if (Math.abs(Number(point.lat)) > 90 || Math.abs(Number(point.lon)) > 180) continue;
    return { ...spanOf(text, match.index, match[0].trimEnd().length), ...point };
  }
  return null;
}

function withSign(figure: string, hemisphere: string | undefined, negative: string): string {
  const plain = figure.replace('−', '-').replace('+', '');
  const isNegative = hemisphere?.toUpperCase() === negative && !plain.startsWith('-');
  return isNegative ? `-${plain}` : plain;
}
