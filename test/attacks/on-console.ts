import { openBrowser } from '../support/browser.ts';
import type { Attack } from './attack.ts';
import { sayAnswer } from './say-answer.ts';
import { type World, nobody } from './world.ts';

/** A page of the console, opened by somebody new. */
const open =
  (path: string): Attack[2] =>
  async (world) =>
    sayAnswer(await (await world.join()).browser.get(path));

/** A form of somebody new, with their own token, sent to an address that is not theirs, or with fields that it does not have. */
const send =
  (path: string | ((world: World) => string), fields: Record<string, string> = {}): Attack[2] =>
  async (world) => {
    const { browser } = await world.join();
    const { text } = await browser.get('/console/account');
    const csrf = /name="csrf" value="([^"]+)"/.exec(text)![1]!;
    return sayAnswer(await browser.post(typeof path === 'string' ? path : path(world), { csrf, ...fields }));
  };

/** The console, where people sign in and see what they let in. */
export const ON_CONSOLE: Attack[] = [
  [
    'a NUL in an address to sign in with',
    '400 page',
    async ({ service }) => {
      const browser = openBrowser(service.baseUrl);
      const page = await browser.get('/console/sign-in');
      const fields = { email: 'a\u0000@example.com', password: 'a phrase of twenty letters' };
      return sayAnswer(await browser.submit(page, '/console/sign-in', fields));
    },
  ],
  [
    'a way on that leads elsewhere',
    'nowhere else',
    async ({ service }) => {
      const browser = openBrowser(service.baseUrl);
      const places = ['https://evil.example/', '//evil.example/', '/\\evil.example/', '/console/../..//evil.example/'];
      for (const next of places) {
        const { text } = await browser.get(`/console/sign-in?next=${encodeURIComponent(next)}`);
        if (text.includes('evil.example')) return next;
      }
      return 'nowhere else';
    },
  ],
  ['a NUL in a link', '401 page', open('/console/sign-in/link?token=%00')],
  ['a NUL in a filter', '400 page', open('/console/takes?cursor=%00')],
  ['a NUL in a search', '400 page', open('/console/library?query=a%00')],
  [
    'a NUL in what is kept',
    '400 page',
    send('/console/webhooks', { url: 'https://hooks.example.com/', description: 'a\u0000b' }),
  ],
  ['a NUL for an application', '400 page', send('/console/account/applications/%00/disconnect')],
  ['bytes that are no text', '400 page', open('/console/channels/%ff')],
  ['an application that is not there', '404 page', send(`/console/account/applications/${nobody()}/disconnect`)],
  ['a session that is not there', '404 page', send(`/console/account/sessions/${nobody()}/end`)],
  ["the end of the victim's webhook", '404 page', send(({ victim }) => `/console/webhooks/${victim.webhookId}/delete`)],
  [
    "a new secret of the victim's webhook",
    '404 page',
    send(({ victim }) => `/console/webhooks/${victim.webhookId}/rotate`),
  ],
  [
    "a decision on the victim's specimen",
    '404 page',
    send(({ victim }) => `/console/review/${victim.specimenId}`, { decision: 'approve' }),
  ],
  [
    'the role of the victim, by who is no admin',
    '404 page',
    send(({ victim }) => `/console/operators/${victim.person.operatorId}/role`, { role: 'operator' }),
  ],
];
