import { describe, expect, it } from 'vitest';
import type { Prior } from '#contracts/take.ts';
import type { Channel } from '../../channels/channel.ts';
import { SCREENED_AT, SCREENING as CHANGES } from '../../channels/changelog-scout/screening.ts';
import { channels } from '../../channels/index.ts';
import { SCREENING as QUOTES } from '../../channels/quote-compare/screening.ts';
import { notesOf } from '../../channels/quote-compare/screening/screening-brief.ts';
import { SCREENING as RECALLS } from '../../channels/recall-check/screening.ts';
import { fetchAnswer } from '../../channels/recall-check/screening/fetch-answer.ts';
import { SCREENING as SOCCER } from '../../channels/soccer-scout/screening.ts';
import { answerRequest } from '../../channels/soccer-scout/screening/answer-request.ts';
import { verifyExport } from '../../evidence/export/verify-export.ts';
import { fetchFrom } from '../support/fetch-from.ts';
import type { FetchSource } from '../support/roll-offline.ts';
import { exportOffline, storeOffline } from '../support/store-offline.ts';

interface Screened {
  name: string;
  notes: string;
  prior?: Prior | undefined;
  fetchSource: FetchSource;
  acceptedAt?: string;
}

const SCREENINGS: Record<string, Screened[]> = {
  'changelog-scout': CHANGES.map(({ name, notes, prior, pages }) => ({
    name,
    notes,
    prior,
    acceptedAt: SCREENED_AT,
    fetchSource: fetchFrom(Object.fromEntries(pages.map(({ url, body, mediaType }) => [url, { body, mediaType }]))),
  })),
  'quote-compare': QUOTES.map((brief) => ({ name: brief.name, notes: notesOf(brief), fetchSource: fetchFrom({}) })),
  'recall-check': RECALLS.map(({ name, notes }) => ({ name, notes, fetchSource: fetchAnswer })),
  'soccer-scout': SOCCER.map(({ name, notes, prior }) => ({ name, notes, prior, fetchSource: answerRequest })),
};

describe.each([...channels.values()].map((channel): [string, Channel] => [channel.card.slug, channel]))(
  'exported takes of %s',
  (slug, channel) => {
    const screened = SCREENINGS[slug] ?? [];

    it('are verified for ten briefs and more', () => expect(screened.length).toBeGreaterThanOrEqual(10));

    it('verify equal, whatever the grade', async () => {
      const grades = new Set<string>();
      let rolled = 0;
      for (const { name, ...order } of screened) {
        const store = await storeOffline({ channel, ...order, prior: order.prior ?? null });
        if (!store) continue;
        rolled += 1;
        grades.add(store.stored.take!.grade!);
        expect(await verifyExport(await exportOffline(store), channels), name).toEqual({
          differences: [],
          remarks: [],
        });
      }
      expect(rolled).toBeGreaterThanOrEqual(8);
      expect(grades.size).toBeGreaterThan(0);
    }, 120_000);
  },
);
