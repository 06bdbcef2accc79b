import type { Migration } from 'kysely/migration';
import * as operators from './0001-operators.ts';
import * as ledger from './0002-ledger.ts';
import * as takes from './0003-takes.ts';
import * as rowLevelSecurity from './0004-row-level-security.ts';
import * as accept from './0006-accept.ts';
import * as dispatch from './0007-dispatch.ts';
import * as pageCache from './0008-page-cache.ts';
import * as archiveSearch from './0009-archive-search.ts';
import * as stills from './0010-stills.ts';
import * as retention from './0011-retention.ts';
import * as appliedFunctions from './0016-applied-functions.ts';
import * as idempotencyRetention from './0020-idempotency-retention.ts';
import * as revokingKeys from './0021-revoking-keys.ts';
import * as operatorsAndSignIn from './0030-operators-and-sign-in.ts';
import * as oauthRecords from './0031-oauth-records.ts';
import * as sweepOfCredentials from './0032-sweep-credentials.ts';
import * as callLog from './0035-call-log.ts';
import * as webhooks from './0036-webhooks.ts';
import * as library from './0040-library.ts';
import * as librarySearch from './0041-library-search.ts';
import * as eventsAndWork from './0050-events-and-work.ts';
import * as deliveryRounds from './0051-delivery-rounds.ts';
import * as takeOrigin from './0052-take-origin.ts';
import * as canaries from './0053-canaries.ts';
import * as processReports from './0057-process-reports.ts';
import * as review from './0059-review.ts';
import * as auditOfOperators from './0061-audit-of-operators.ts';
import * as console from './0070-console.ts';
import * as screening from './0071-screening.ts';
import * as builtInCanaries from './0072-built-in-canaries.ts';
import * as extractors from './0077-extractors.ts';
import * as attestations from './0078-attestations.ts';
import * as pageExchanges from './0079-page-exchanges.ts';
import * as outboundTurns from './0081-outbound-turns.ts';
import * as archiveUsage from './0082-archive-usage.ts';
import * as attestationsGo from './0083-attestations-go.ts';
import * as browsing from './0086-browsing.ts';
import * as installation from './0087-installation.ts';
import * as leftWithTheConsole from './0088-left-with-the-console.ts';
import * as screenedAnswers from './0092-screened-answers.ts';
import * as providerEmbeddings from './0108-provider-embeddings.ts';
import * as takeIndexes from './0109-take-indexes.ts';

/** Held functions alone, which stand in `db/functions`. Databases that ran it know its name. */
const functionsAlone: Migration = { up: async () => {} };

/** All migrations in their order. A landed one is never edited; a change is a new one. */
export const migrations: Record<string, Migration> = {
  '0001-operators': operators,
  '0002-ledger': ledger,
  '0003-takes': takes,
  '0004-row-level-security': rowLevelSecurity,
  '0005-log-and-stages': functionsAlone,
  '0006-accept': accept,
  '0007-dispatch': dispatch,
  '0008-page-cache': pageCache,
  '0009-archive-search': archiveSearch,
  '0010-stills': stills,
  '0011-retention': retention,
  '0012-fewer-round-trips': functionsAlone,
  '0013-log-with-the-stage': functionsAlone,
  '0014-steady-search': functionsAlone,
  '0015-lock-order': functionsAlone,
  '0016-applied-functions': appliedFunctions,
  '0020-idempotency-retention': idempotencyRetention,
  '0021-revoking-keys': revokingKeys,
  '0030-operators-and-sign-in': operatorsAndSignIn,
  '0031-oauth-records': oauthRecords,
  '0032-sweep-credentials': sweepOfCredentials,
  '0035-call-log': callLog,
  '0036-webhooks': webhooks,
  '0040-library': library,
  '0041-library-search': librarySearch,
  '0050-events-and-work': eventsAndWork,
  '0051-delivery-rounds': deliveryRounds,
  '0052-take-origin': takeOrigin,
  '0053-canaries': canaries,
  '0057-process-reports': processReports,
  '0059-review': review,
  '0061-audit-of-operators': auditOfOperators,
  '0070-console': console,
  '0071-screening': screening,
  '0072-built-in-canaries': builtInCanaries,
  '0077-extractors': extractors,
  '0078-attestations': attestations,
  '0079-page-exchanges': pageExchanges,
  '0081-outbound-turns': outboundTurns,
  '0082-archive-usage': archiveUsage,
  '0083-attestations-go': attestationsGo,
  '0086-browsing': browsing,
  '0087-installation': installation,
  '0088-left-with-the-console': leftWithTheConsole,
  '0092-screened-answers': screenedAnswers,
  '0108-provider-embeddings': providerEmbeddings,
  '0109-take-indexes': takeIndexes,
};
