/** Where to go after signing in: a page of ours that the address names, else the console. Never another site, by whatever spelling. */
export function readNext(given: unknown): string {
  if (typeof given !== 'string' || given.length > 2_000) return '/console';
  const base = 'http://longtake.invalid';
  if (!/^\/(?:console|oauth)(?:[/?]|$)/.test(given) || /[\\\s]/.test(given) || !URL.canParse(given, base))
    return '/console';
  const { origin, pathname, search } = new URL(given, base);
  return origin === base && /^\/(?:console|oauth)(?:\/|$)/.test(pathname) ? `${pathname}${search}` : '/console';
}
