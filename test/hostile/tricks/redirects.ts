import { PRIVATE } from '../hosts.ts';
import { PLAIN, type Trick } from '../trick.ts';

/** Redirects to places that nobody may be led to. */
export const REDIRECTS: Trick[] = [
  `${PRIVATE}/latest/meta-data/`,
  'http://127.0.0.1:5432/',
  'http://2130706433/',
  'http://[::1]/',
  'http://localhost/',
  'http://metadata.google.internal/',
  'file:///etc/passwd',
  'gopher://changes.example.com/',
  'http://user:secret@changes.example.com/',
  'http://changes.example.com:6379/',
].map((location) => ({
  name: `a redirect to ${location}`,
  twin: 'text',
  adds: 'failure',
  build: () => ({ body: '', mediaType: PLAIN, status: 302, headers: { location } }),
}));
