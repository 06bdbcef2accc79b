import { Big } from 'big.js';
import type { ChannelColumn } from '#contracts/composition.ts';
import type { ComposedRow, Derivation } from '#contracts/evidence.ts';
import { distanceMiles, type Point } from '../../../evidence/distance-miles.ts';
import { officialLink } from '../../../evidence/official-links.ts';
import type { CentreFound, ProgrammeFound, RecordFound } from './found.ts';

/** Columns of the table (DESIGN.md, Table contract). What a map or page may leave unsaid is optional. */
export const COLUMNS: ChannelColumn[] = [
  { key: 'name', label: 'Name', type: 'text', isOptional: true },
  { key: 'kind', label: 'Kind', type: 'text', isJudged: true },
  { key: 'distanceMiles', label: 'Distance', type: 'number', unit: 'miles' },
  { key: 'lat', label: 'Latitude', type: 'number', unit: 'degrees', isOptional: true },
  { key: 'lon', label: 'Longitude', type: 'number', unit: 'degrees', isOptional: true },
  { key: 'address', label: 'Address', type: 'text', isOptional: true },
  { key: 'ages', label: 'Ages', type: 'text', isOptional: true },
  { key: 'fee', label: 'Fee', type: 'text', isOptional: true },
  {
    key: 'ageFit',
    label: 'Fits the age',
    type: 'text',
    isJudged: true,
    says: {
      yes: {
        is: ['fits the age', 'program that fits the age', 'programs that fit the age'],
        none: ['program that surely fits the age'],
      },
      no: { is: ['does not fit the age'] },
      unknown: { is: ['may or may not fit the age'] },
    },
  },
  { key: 'link', label: 'Link', type: 'link' },
  { key: 'quote', label: 'Quote', type: 'text', isOptional: true },
];

/** A field or club of the map. A field without a name stays without one. */
export function buildRecordRow(record: RecordFound, centre: CentreFound): ComposedRow {
  const { type, osmId, website, kind } = record;
  const distance = deriveDistance(centre, record);
  const link = officialLink(`osm-${type}`, osmId);
  const ownPage = kind === 'club' ? website : null;
  const address = joinAddress(record.addressParts);
  return {
    cells: {
      name: record.name,
      kind,
      distanceMiles: distance.value,
      lat: record.lat,
      lon: record.lon,
      address,
      ages: null,
      fee: record.charge,
      ageFit: 'unknown',
      link: ownPage ?? link,
      quote: null,
    },
    findings: [record.id, centre.id],
    derivations: [
      distance,
      ...(ownPage ? [] : [{ cell: 'link', rule: 'official-link' as const, from: [`osm-${type}`, osmId], value: link }]),
      ...(address ? [{ cell: 'address', rule: 'joined' as const, from: record.addressParts, value: address }] : []),
    ],
  };
}

/** A program of a page; its distance is known where its address was found. */
export function buildProgrammeRow(programme: ProgrammeFound, centre: CentreFound | null): ComposedRow {
  const { place } = programme;
  const distance = place && centre ? deriveDistance(centre, place) : null;
  const parts = programme.fees.flat();
  const ages = programme.ages === null ? [] : [programme.ages, ...programme.furtherAges];
  const fee = parts.length > 0 ? programme.fees.map((cells) => cells.join(' ')).join('; ') : null;
  return {
    cells: {
      name: programme.name,
      kind: 'program',
      distanceMiles: distance?.value ?? null,
      lat: distance && place ? place.lat : null,
      lon: distance && place ? place.lon : null,
      address: programme.address,
      ages: ages.length > 0 ? ages.join('; ') : null,
      fee,
      ageFit: programme.fit,
      link: programme.link,
      quote: programme.quote,
    },
    findings: [programme.id, ...(distance && place && centre ? [place.id, centre.id] : [])],
    derivations: [
      ...(distance ? [distance] : []),
      ...(ages.length > 1 ? [{ cell: 'ages', rule: 'joined' as const, from: ages, value: ages.join('; ') }] : []),
      ...(parts.length > 1 ? [{ cell: 'fee', rule: 'joined' as const, from: parts, value: fee }] : []),
    ],
  };
}

/** Distance rounded to hundredths of a mile; whether something is inside the radius is decided before, on the exact figure. */
export function deriveDistance(from: Point, to: Point): Derivation & { value: number } {
  const value = Number(new Big(distanceMiles(from, to)).round(2, Big.roundHalfUp));
  return { cell: 'distanceMiles', rule: 'distance-miles', from: [from.lat, from.lon, to.lat, to.lon], value };
}

/** House number and street by a space, the rest by commas, a postcode by a space again. */
function joinAddress(parts: string[]): string | null {
  if (parts.length === 0) return null;
  return parts.reduce((joined, part, index) => {
    const isTight = (index === 1 && /^\d/.test(parts[0] ?? '')) || /^\d{4,5}(?:-\d{4})?$/.test(part);
    return `${joined}${isTight ? ' ' : ', '}${part}`;
  });
}
