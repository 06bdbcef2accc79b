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
import { SCREENING as SPECIMENS } from '../../channels/specimen-scout/screening.ts';
import { answerRequest as answerCatalogue } from '../../channels/specimen-scout/screening/answer-request.ts';
import { KIT_SCREENINGS } from '../../channels/kit/testing.ts';
import { fetchFrom } from '../support/fetch-from.ts';
import type { FetchSource } from '../support/roll-offline.ts';

/** A screening brief as an order for `storeOffline`. */
export interface ScreenedOrder {
  name: string;
  channel: Channel;
  notes: string;
  prior: Prior | null;
  fetchSource: FetchSource;
  acceptedAt?: string;
}

/** The screening briefs of every channel of the product, by its slug. */
export const SCREENED_ORDERS: Record<string, ScreenedOrder[]> = {
  'changelog-scout': CHANGES.map(({ name, notes, prior = null, pages }) => ({
    name,
    channel: channels.get('changelog-scout')!,
    notes,
    prior,
    acceptedAt: SCREENED_AT,
    fetchSource: fetchFrom(Object.fromEntries(pages.map(({ url, body, mediaType }) => [url, { body, mediaType }]))),
  })),
  'quote-compare': QUOTES.map((brief) => ({
    name: brief.name,
    channel: channels.get('quote-compare')!,
    notes: notesOf(brief),
    prior: null,
    fetchSource: fetchFrom({}),
  })),
  'recall-check': RECALLS.map(({ name, notes }) => ({
    name,
    channel: channels.get('recall-check')!,
    notes,
    prior: null,
    fetchSource: fetchAnswer,
  })),
  'soccer-scout': SOCCER.map(({ name, notes, prior = null }) => ({
    name,
    channel: channels.get('soccer-scout')!,
    notes,
    prior,
    fetchSource: answerRequest,
  })),
  'specimen-scout': SPECIMENS.map(({ name, notes, prior = null }) => ({
    name,
    channel: channels.get('specimen-scout')!,
    notes,
    prior,
    fetchSource: answerCatalogue,
  })),
  ...Object.fromEntries(
    (await KIT_SCREENINGS()).map(({ slug, screening }) => [
      slug,
      screening.briefs.map(({ name, notes, prior = null }) => ({
        name,
        channel: channels.get(slug)!,
        notes,
        prior,
        acceptedAt: screening.at,
        fetchSource: screening.answer,
      })),
    ]),
  ),
};
