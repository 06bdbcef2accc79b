import express, { type Router } from 'express';
import { AppError } from '#contracts/errors.ts';
import type { ApiContext } from '../context.ts';
import { getAccount, postDisconnect, postEndSession } from './account.ts';
import { getConsent, postConsent } from './consent.ts';
import { getAsset } from './assets.ts';
import { admin, form, page } from './call.ts';
import { type Chart, chartImage, chartTable } from './charts/chart.ts';
import { canaryChart, creditsChart, deliveriesChart, latencyChart, takesChart } from './charts/charts.ts';
import { scoresChart } from './charts/scores-chart.ts';
import {
  getCanaries,
  getCanary,
  postCanary,
  postDeleteCanary,
  postPause,
  postResume,
  postRunNow,
} from './canary-pages.ts';
import { getChannel } from './channels/get-channel.ts';
import { getChannels } from './channels/get-channels.ts';
import { postKey, postRevokeKey } from './channels/keys.ts';
import { postCredential, postRemoveCredential } from './channels/own-credential.ts';
import { postConsoleTake } from './channels/post-take.ts';
import { createErrorHandler } from '../http/error-handler.ts';
import { sendErrorPage } from './error-page.ts';
import { postPassword } from './password.ts';
import { getOverview } from './get-overview.ts';
import { getAudit, postVerifyAudit } from './get-audit.ts';
import { getWallet } from './get-wallet.ts';
import { getLibrary, getRuns, getSpecimen } from './library-pages.ts';
import { getOperators, postCredits, postDisable, postEnable, postRole } from './operator-pages.ts';
import { refuseNul } from './refuse-nul.ts';
import { getReview, getReviewedStill, postRetryCourier, postReview } from './review-pages.ts';
import { getScreening, postScreening } from './screening-page.ts';
import { getSignInLink, postSignInLink } from './sign-in-link.ts';
import { getSignIn, postSignIn } from './sign-in.ts';
import { postSignOut } from './sign-out.ts';
import { getArchivedPage } from './takes/get-page.ts';
import { getTake } from './takes/get-take.ts';
import { getTakes } from './takes/get-takes.ts';
import { liveTake } from './takes/live-take.ts';
import { getConsoleStill, getExport, postCancel, postVerify } from './takes/take-forms.ts';
import {
  getWebhook,
  postDelete,
  postEnable as postEnableWebhook,
  postPing,
  postRedeliver,
  postRotate,
} from './webhooks/get-webhook.ts';
import { getWebhooks, postWebhook } from './webhooks/get-webhooks.ts';

const FORM_BYTES = '64kb';
/** Of a brief of the longest kind, each of its characters escaped. */
const BRIEF_FORM_BYTES = '1200kb';

/** The pages under `/console`. */
export function createConsole(context: ApiContext): Router {
  const console = express.Router();
  console.use(
    ['/channels', '/canaries'],
    express.urlencoded({ extended: false, limit: BRIEF_FORM_BYTES, parameterLimit: 20 }),
  );
  console.use(express.urlencoded({ extended: false, limit: FORM_BYTES, parameterLimit: 100 }));
  console.get('/assets/:hash/:name', getAsset);
  console.get('/sign-in/link', getSignInLink(context));
  console.post('/sign-in/link', postSignInLink(context));
  console.use(refuseNul);
  console.get('/sign-in', getSignIn(context));
  console.post('/sign-in', postSignIn(context));
  console.post('/sign-out', form(context, postSignOut));
  console.get('/account', page(context, getAccount));
  console.post('/account/password', form(context, postPassword));
  console.post('/account/sessions/:id/end', form(context, postEndSession));
  console.post('/account/applications/:grantId/disconnect', form(context, postDisconnect));
  console.get('/consent/:uid', getConsent(context));
  console.post('/consent/:uid', postConsent(context));
  console.get('/', page(context, getOverview));
  console.get('/channels', page(context, getChannels));
  console.get('/channels/:slug', page(context, getChannel));
  console.post('/channels/:slug/takes', form(context, postConsoleTake));
  console.post('/channels/:slug/keys', form(context, postKey));
  console.post('/channels/:slug/credential', form(context, postCredential));
  console.post('/channels/:slug/credential/remove', form(context, postRemoveCredential));
  console.post('/channels/:slug/keys/:id/revoke', form(context, postRevokeKey));
  console.get('/takes', page(context, getTakes));
  console.get('/takes/:id', page(context, getTake));
  console.get('/takes/:id/live', page(context, liveTake));
  console.post('/takes/:id/cancel', form(context, postCancel));
  console.post('/takes/:id/verify', form(context, postVerify));
  console.get('/takes/:id/export', page(context, getExport));
  console.get('/takes/:id/stills/:sha256.png', page(context, getConsoleStill));
  console.get('/takes/:id/pages/:sha256', page(context, getArchivedPage));
  chart('/takes-chart', takesChart);
  chart('/latency-chart', latencyChart);
  chart('/credits-chart', creditsChart);
  chart('/deliveries-chart', deliveriesChart);
  chart('/webhooks/:id/deliveries-chart', deliveriesChart);
  chart('/canaries/:id/scores-chart', canaryChart);
  console.get('/runs', page(context, getRuns));
  console.get('/library', page(context, getLibrary));
  console.get('/specimens/:id', page(context, getSpecimen));
  console.get('/review', page(context, admin(getReview)));
  console.post('/review/:id', form(context, admin(postReview)));
  console.post('/review/:id/courier', form(context, admin(postRetryCourier)));
  console.get('/review/:id/stills/:sha256.png', page(context, admin(getReviewedStill)));
  console.get('/webhooks', page(context, getWebhooks));
  console.post('/webhooks', form(context, postWebhook));
  console.get('/webhooks/:id', page(context, getWebhook));
  console.post('/webhooks/:id/ping', form(context, postPing));
  console.post('/webhooks/:id/enable', form(context, postEnableWebhook));
  console.post('/webhooks/:id/rotate', form(context, postRotate));
  console.post('/webhooks/:id/delete', form(context, postDelete));
  console.post('/webhooks/:id/redeliver/:delivery', form(context, postRedeliver));
  console.get('/canaries', page(context, getCanaries));
  console.post('/canaries', form(context, postCanary));
  console.get('/canaries/:id', page(context, getCanary));
  console.post('/canaries/:id/run', form(context, postRunNow));
  console.post('/canaries/:id/pause', form(context, postPause));
  console.post('/canaries/:id/resume', form(context, postResume));
  console.post('/canaries/:id/delete', form(context, postDeleteCanary));
  console.get('/screening', page(context, admin(getScreening)));
  console.post('/screening/run', form(context, admin(postScreening)));
  chart('/screening/:slug/scores-chart', scoresChart, admin);
  console.get('/wallet', page(context, getWallet));
  console.get('/audit', page(context, getAudit));
  console.post('/audit/verify', form(context, postVerifyAudit));
  console.get('/operators', page(context, admin(getOperators)));
  console.post('/operators/:id/credits', form(context, admin(postCredits)));
  console.post('/operators/:id/role', form(context, admin(postRole)));
  console.post('/operators/:id/disable', form(context, admin(postDisable)));
  console.post('/operators/:id/enable', form(context, admin(postEnable)));
  console.use(() => {
    throw new AppError('not_found', 'There is no such page.');
  });
  console.use(createErrorHandler(context.log, sendErrorPage));
  return console;

  function chart<Row>(address: string, drawn: Chart<Row>, allow: typeof admin = (answer) => answer): void {
    console.get(`${address}.svg`, page(context, allow(chartImage(drawn))));
    console.get(address, page(context, allow(chartTable(drawn))));
  }
}
