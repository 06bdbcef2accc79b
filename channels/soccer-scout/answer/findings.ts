import type { Finding } from '#contracts/evidence.ts';
import type { CentreFound, Found, ProgrammeFound, RecordFound } from './found.ts';
import { settleDisagreements } from './settle-disagreements.ts';

/** Sorts verified findings by kind. */
export function sortFindings(findings: Finding[]): Found {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  // Reason: the values of these ids are what this channel's extract made.
  const values = <T>(prefix: string): (T & { id: string })[] =>
    findings.filter(({ id }) => id.startsWith(prefix)).map(({ id, value }) => ({ ...(value as T), id }));
  const records = findings
    .filter(({ id }) => id.startsWith('map:'))
    .map(({ id, value }) => ({ ...(value as unknown as Omit<RecordFound, 'osmId'>), osmId: String(value['id']), id }));
  const programmes = values<Omit<ProgrammeFound, 'place'>>('program:').map((programme) => {
    const place = byId.get(`place:${programme.id}`);
    return {
      ...programme,
      place: place ? { id: place.id, lat: Number(place.value['lat']), lon: Number(place.value['lon']) } : null,
    };
  });
  return {
    centre: values<CentreFound>('centre').find(({ id }) => id === 'centre') ?? null,
    map: byId.has('map') ? 'map' : null,
    records,
    programmes: settleDisagreements(programmes),
  };
}
