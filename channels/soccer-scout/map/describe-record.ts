import type { JsonObject } from '#contracts/json.ts';
import type { NearRecord } from './within-radius.ts';

const ADDRESS_TAGS = ['addr:housenumber', 'addr:street', 'addr:city', 'addr:state', 'addr:postcode'];
const INDOOR = /^(?:yes|room|area|hall)$/;
const CLOSED = /^(?:private|no|customers|members|permit)$/;

/** A record of the map as a finding carries it: its own tags, nothing added. `addressParts` are joined in this order. */
export function describeRecord({ kind, type, id, lat, lon, miles, tags }: NearRecord): JsonObject {
  const access = tags.get('access') ?? '';
  const street = tags.has('addr:street') ? ADDRESS_TAGS.flatMap((key) => tags.get(key) ?? []) : [];
  const full = tags.get('addr:full');
  return {
    kind,
    type,
    id: id.text,
    lat: Number(lat.text),
    lon: Number(lon.text),
    miles,
    name: tags.get('name') ?? null,
    reference: tags.get('ref') ?? null,
    addressParts: full ? [full] : street,
    charge: tags.get('charge') ?? null,
    access: CLOSED.test(access) ? access : null,
    indoor: INDOOR.test(tags.get('indoor') ?? '') ? (tags.get('indoor') ?? null) : null,
    website: websiteOf(tags),
  };
}

/** The page that a record names for itself, if it is a usable address. */
export function websiteOf(tags: Map<string, string>): string | null {
  const named = tags.get('website') ?? tags.get('contact:website') ?? tags.get('url');
  return named && /^https?:\/\//i.test(named) && URL.canParse(named) ? named : null;
}
