export interface Shot {
  name: string;
  /** Below `/console`; names of ids in braces. */
  path: string;
  width: 360 | 1440;
  colours: 'light' | 'dark';
  /** A heading or element that is scrolled to the top. */
  at?: string;
  /** A link that is followed first. */
  press?: string;
  isSignedOut?: true;
}

/** Of a picture: clones carry them. */
export const MOST_BYTES = 150_000;

/** What `docs/console.md` shows. */
export const SHOTS: readonly Shot[] = [
  { name: 'overview', path: '', width: 1440, colours: 'light' },
  { name: 'channels', path: '/channels', width: 1440, colours: 'light' },
  { name: 'channel', path: '/channels/changelog-scout', width: 1440, colours: 'light' },
  { name: 'channel-narrow-dark', path: '/channels/specimen-scout', width: 360, colours: 'dark' },
  { name: 'takes', path: '/takes', width: 1440, colours: 'light' },
  { name: 'takes-narrow', path: '/takes', width: 360, colours: 'light' },
  { name: 'take', path: '/takes/{take}', width: 1440, colours: 'light' },
  { name: 'take-dark', path: '/takes/{quotes}', width: 1440, colours: 'dark' },
  { name: 'take-narrow-dark', path: '/takes/{take}', width: 360, colours: 'dark' },
  { name: 'take-trace', path: '/takes/{take}', width: 1440, colours: 'light', at: '#grade' },
  { name: 'take-running', path: '/takes/{running}', width: 1440, colours: 'light' },
  { name: 'take-beside', path: '/takes/{take}', width: 1440, colours: 'light', press: 'Quote 1' },
  { name: 'archived-page', path: '/takes/{take}/pages/{page}', width: 1440, colours: 'light' },
  { name: 'library-dark', path: '/library', width: 1440, colours: 'dark' },
  { name: 'specimen', path: '/specimens/{specimen}', width: 1440, colours: 'light' },
  { name: 'review-narrow', path: '/review', width: 360, colours: 'light' },
  { name: 'review-dark', path: '/review', width: 1440, colours: 'dark' },
  { name: 'webhook', path: '/webhooks/{webhook}', width: 1440, colours: 'light' },
  { name: 'canary', path: '/canaries/{canary}', width: 1440, colours: 'light' },
  { name: 'screening', path: '/screening', width: 1440, colours: 'light' },
  { name: 'wallet-dark', path: '/wallet', width: 1440, colours: 'dark' },
  { name: 'operators', path: '/operators', width: 1440, colours: 'light' },
  { name: 'sign-in-narrow', path: '/sign-in', width: 360, colours: 'light', isSignedOut: true },
];
