import type { ApiRequest } from '#contracts/plan.ts';
import type { SourceDescription, SourceSettings } from '#contracts/source.ts';
import type { Channel } from '../channels/channel.ts';

/** A source as this installation asks it: the description of its channel, with the configured origin and key. */
export interface ApiSource extends SourceDescription {
  keyValue: string | undefined;
  /** What the user agent names, where the source asks for a mail address. */
  mail: string | undefined;
}

export type ApiSources = ReadonlyMap<string, ApiSource>;

/** The sources of all channels by their names. Throws where two channels describe one name differently. */
export function collectSources(
  channels: Iterable<Channel>,
  { origins, keys, mail }: Partial<SourceSettings> & { mail?: string | undefined },
): ApiSources {
  const sources = new Map<string, ApiSource>();
  const described = new Map<string, SourceDescription>();
  for (const { card, sources: own = [] } of channels)
    for (const source of own) {
      const { name } = source;
      const known = described.get(name);
      if (known && JSON.stringify(known) !== JSON.stringify(source))
        throw new Error(`${card.slug} describes the source ${name} differently from another channel`);
      described.set(name, source);
      const set = name.toLowerCase();
      const keyValue = source.key && keys?.[set];
      sources.set(name, {
        ...source,
        ...(keyValue !== undefined &&
          source.key?.minIntervalMs !== undefined && { minIntervalMs: source.key.minIntervalMs }),
        origin: origins?.[set] ?? source.origin,
        keyValue,
        mail: source.wantsMail && mail,
      });
    }
  return sources;
}

/** The source that a request names. Throws for one that no channel describes: that is a fault of the channel. */
export function findSource(name: string, sources: ApiSources): ApiSource {
  const source = sources.get(name);
  if (!source) throw new Error(`no channel describes the source ${name}`);
  return source;
}

/** The address of an API request, which also names it in the archive. A key is no part of it. */
export function buildApiUrl(request: ApiRequest, sources: ApiSources): string {
  const query = new URLSearchParams(request.query).toString();
  const separator = request.path.includes('?') ? '&' : '?';
  return `${findSource(request.source, sources).origin}${request.path}${query && separator + query}`;
}
