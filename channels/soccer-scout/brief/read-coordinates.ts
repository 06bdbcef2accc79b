import { type Span, spanOf } from './span.ts';

/** Decimal degrees as the brief writes them, the hemisphere made a sign. */
export interface Coordinates extends Span {
  lat: string;
  lon: string;
}

const PAIR =
  /(?<![\d.])(?:lat(?:itude)?\s*[:=]?\s*)?(?<lat>[-−+]?\d{1,2}\.\d{2,})\s*°?\s*(?<ns>[NS])?\s*[,;/ ]\s*(?:(?:and )?(?:lon(?:gitude)?|lng|long)\s*[:=]?\s*)?(?<lon>[-−+]?\d{1,3}\.\d{2,})\s*°?\s*(?<ew>[EW])?(?![\d.]*\d)/gi;

/** The first pair of decimal degrees in a text, latitude first, each with two decimals or more. */
export function readCoordinates(text: string): Coordinates | null {
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
