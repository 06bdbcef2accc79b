/**
 * The address that is read for one in a brief: a GitHub or GitLab repository's list of releases as a feed, a file shown by them as the
 * file itself. Everything else is read as it is.
 */
export function sourceAddress(address: string): string {
  const url = new URL(address);
  const host = url.hostname.replace(/^www\./, '');
  const parts = url.pathname.replace(/\/+$/, '').split('/').filter(Boolean);
  if (host === 'github.com') return fromGitHub(url, parts);
  if (host === 'gitlab.com' && parts.includes('blob')) return address.replace('/blob/', '/raw/');
  if (host === 'gitlab.com' && parts.length === 2)
    return `https://gitlab.com/api/v4/projects/${encodeURIComponent(parts.join('/'))}/releases`;
  return url.href;
}

function fromGitHub(url: URL, parts: string[]): string {
  const [owner, name = '', view, ...rest] = parts;
  const repository = `${owner}/${name.replace(/\.git$/, '')}`;
  if (!owner || !name) return url.href;
  if (view === undefined || (view === 'releases' && rest.length === 0))
    return `https://github.com/${repository}/releases.atom`;
  if ((view === 'blob' || view === 'raw') && rest.length > 1)
    return `https://raw.githubusercontent.com/${repository}/${rest.join('/')}`;
  return url.href;
}

/** The changelog that a GitHub repository mostly keeps, for when its list of releases says nothing. */
export function gitHubChangelog(source: string): string | null {
  const hit = /^https:\/\/github\.com\/([^/]+\/[^/]+)\/releases\.atom$/.exec(source);
  return hit ? `https://raw.githubusercontent.com/${hit[1]}/HEAD/CHANGELOG.md` : null;
}

/** The name of the repository that an address on GitHub belongs to. */
export function repositoryOf(address: string | null): string | null {
  const hit = /^https:\/\/(?:github\.com|raw\.githubusercontent\.com|api\.github\.com\/repos)\/[^/]+\/([^/]+)/.exec(
    address ?? '',
  );
  return hit?.[1] ?? null;
}
