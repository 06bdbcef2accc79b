import { OAUTH_ROWS } from './oauth-rows.ts';

/** Rows of the interface document that concern channels, each with the tests that prove it: file without ending, then the name. */
export interface InterfaceRow {
  part: string;
  row: string;
  tests: string[];
}

const rows = (part: string, members: Record<string, string[]>): InterfaceRow[] =>
  Object.entries(members).map(([row, tests]) => ({ part, row, tests }));

const post = (name: string) => `test/api/post-take: ${name}`;
const fields = (name: string) => `test/api/interface-fields: ${name}`;
const takes = (name: string) => `test/api/takes: ${name}`;
const stills = (name: string) => `test/api/stills: ${name}`;
const limits = (name: string) => `test/api/limits: ${name}`;
const rate = (name: string) => `test/api/rate-limit: ${name}`;
const spec = (name: string) => `test/api/spec: ${name}`;
const directory = (name: string) => `test/api/directory: ${name}`;
const door = (name: string) => `test/api/door: ${name}`;
const agui = (name: string) => `test/api/ag-ui: ${name}`;
const faults = (name: string) => `test/faults/ag-ui: ${name}`;
const evidence = (name: string) => `test/api/evidence: ${name}`;
const commands = (name: string) => `test/evidence/commands: ${name}`;
const tampered = (name: string) => `test/evidence/tampered-exports: ${name}`;

const wire = (name: string) => `test/mcp/wire: ${name}`;
const pipeline = (name: string) => `test/mcp/pipeline: ${name}`;
const toolLimits = (name: string) => `test/mcp/limits: ${name}`;
const review = (name: string) => `test/mcp/review: ${name}`;
const webhookTools = (name: string) => `test/mcp/webhook-tools: ${name}`;
const libraryTools = (name: string) => `test/mcp/library-tools: ${name}`;

const GRADED = post('POST take > answers a graded take with verified links, and the fields of TakeResponse alone');
const BAD_BODY = post('a bad request > %s is answered with a problem document');
const AT_LIMIT = limits('a request at its limits > %s is taken');
const ASKED = post('POST take > ends needs_input, free and without a grade, when all it has is blocking asks');
const EVENT_TYPES = agui('a front end of line %s > sees every event type of the interface document');
const ORDER = agui('POST agui > sends events in the order of the interface, ids of seq and place, one terminal');
const HISTORY = fields('RunAgentInput > takes the last user message for the brief, whatever else the history holds');
const CANCELLED = agui('a front end of line %s > sees a cancelled run end as one');
const INTERRUPT = agui('a front end of line %s > is asked by an interrupt and answers it by resume');

export const INTERFACE_ROWS: InterfaceRow[] = [
  ...rows('Channels', {
    'changelog-scout, 43': [
      directory('the channels of the product > have the numbers of the interface document, each its own'),
      'test/api/ag-ui-document: docs/ag-ui.md > shows a stream as it is run today (vitest -u records it)',
    ],
    'quote-compare, 90: 2 to 6 quotes': [
      'test/api/channel-limits: quote-compare > takes %i quotes',
      'test/api/channel-limits: quote-compare > asks when there are %i, with the limit and what was counted',
    ],
    'recall-check, 92: 1 to 25 items': [
      'channels/recall-check/faults: a brief that goes too far > takes exactly 25',
      'channels/recall-check/faults: a brief that goes too far > says the limit and what was counted',
      'channels/recall-check/screening: the screening briefs of recall-check > answers $name',
    ],
    'soccer-scout, 57': ['channels/soccer-scout/screening: the screening briefs of soccer-scout > answers $name'],
    'specimen-scout, 12': ['channels/specimen-scout/screening: the screening briefs of specimen-scout > answers $name'],
    'cve-check, 101 · paper-scout, 102 · trial-finder, 103 · filing-scout, 104 · quake-watch, 105': [
      'channels/kit/screening: the screening briefs of $slug > answers $name',
      'test/channels/kit: a take of $slug > finds, cites, verifies and exports, and sends nothing of the writer',
      'test/channels/kit: a take of $slug > fails free of charge and says which source gave no answer',
    ],
    'a call continues an earlier take': [
      'channels/changelog-scout/channel: a take > adds ground instead of repeating, and repeats when it is narrowed',
      'channels/recall-check/faults: a take that continues another > holds only what the earlier one does not',
      'channels/soccer-scout/reading: a brief with a prior > lets the notes win where they disagree',
    ],
  }),
  ...rows('Directory', {
    'GET /api/public/channels, no key': [
      directory('GET channels > lists every channel without a key, its number as text and its addresses whole'),
      directory('GET channels > is the same for a caller with a key, a bad key or a forwarded host'),
    ],
    'stats, counted': [directory('GET channels > counts its stats')],
    'access and trade': [directory('GET channels > counts its stats')],
    'links from the configured base URL': [
      directory('GET channels > is the same for a caller with a key, a bad key or a forwarded host'),
    ],
    'a page for a browser': [directory('GET channels > is a page for a browser, with a link to every channel')],
  }),
  ...rows('Spec', {
    'format=openapi: OpenAPI 3.1.0, interface version 1.0.0': [
      spec('GET spec as openapi > is an OpenAPI 3.1.0 document in the eyes of a foreign validator'),
      spec('GET spec as openapi > names the interface version, the take and the stream'),
    ],
    'operation ids roll_take_{n}, agui_run_{n}': [
      spec('GET spec as openapi > names the interface version, the take and the stream'),
      spec('GET spec as openapi > has every operation that is routed, each id once, and none more'),
    ],
    'security scheme HTTP bearer': [
      spec('GET spec as openapi > wants the bearer key exactly where it is needed, and its answers say so'),
    ],
    'every error': [
      spec('GET spec as openapi > lists every error of every operation with a problem document of its code'),
    ],
    'answers keep to it': [
      'test/api/schemathesis: schemathesis over the served OpenAPI > finds no fault of the service, no status that is not documented and no answer off its schema',
    ],
    examples: [
      spec('GET spec as openapi > has examples that its own schemas accept'),
      spec('GET spec as openapi > shows recorded takes of the product’s channels, each of its own channel'),
    ],
    'format=mcp': [spec('GET spec in other formats > mcp is the definition of a tool, with schemas that stand alone')],
    'format=markdown': [spec('GET spec in other formats > markdown names every field, route and error')],
    'another format: 400': [spec('GET spec in other formats > format=%s is refused')],
    'strong ETag, cacheable': [
      spec('the documents of a channel > %s has a strong ETag and answers 304 while it holds'),
    ],
    'a page for a browser': [
      spec('a page for a browser > %s'),
      spec('a page for a browser > is whole without script and may load nothing'),
    ],
  }),
  ...rows('TakeRequest', {
    notes: [GRADED, BAD_BODY],
    'notes: 1 to 100,000 characters after trimming': [AT_LIMIT, BAD_BODY],
    'prior: object or null': [AT_LIMIT, BAD_BODY],
    'prior.brief': [post('POST take > takes the answer of an ask in the notes of the next call'), AT_LIMIT],
    'prior.output': [
      AT_LIMIT,
      'channels/changelog-scout/channel: a take > adds ground instead of repeating, and repeats when it is narrowed',
    ],
    'prior.links: at most 200': [
      AT_LIMIT,
      BAD_BODY,
      'channels/changelog-scout/brief/read-brief: a brief that continues another > reads the links of the prior when no brief has an address',
    ],
    skipRetrieval: [post('POST take > skips the crawl lane on skipRetrieval and reasons over the archive')],
    'unknown members: 400': [BAD_BODY, post('a bad request > names every field that is wrong')],
    'body at most 2 MiB': [
      limits(
        'a request at its limits > a body of exactly the greatest size is taken, one more byte is not, announced or not',
      ),
    ],
  }),
  ...rows('TakeResponse', {
    channel: [GRADED],
    takeNo: [
      fields('TakeResponse > counts takes per channel'),
      'test/db/take-log: accept_take > counts takes per channel without gaps',
    ],
    output: [GRADED],
    grade: [GRADED, post('POST take > grades what could be said from part of the sources, lower')],
    overall: [GRADED, post('POST take > grades what could be said from part of the sources, lower')],
    links: [GRADED],
    table: [GRADED],
    stills: [
      GRADED,
      stills(
        'stills of a take > are drawn unasked: the passage of what the answer leads with, the table, the cadence from three dated releases on',
      ),
    ],
    'stills: a crop of the page where a browser read it': [
      'test/activities/browser-lane: a page that shows nothing without script > a picture of its passage > is kept with the take, named by its page and quote, and verified by its hash',
      'test/activities/browser-lane: a page that shows nothing without script > a picture of its passage > that cannot be taken is left out, said to be, and fails nothing',
    ],
    'GET stills/{sha256}.png: the owner alone': [
      stills('GET stills/{sha256}.png > gives the picture to its owner, for good, and 304 to who holds it'),
      stills(
        'GET stills/{sha256}.png > has nothing for another owner, another channel, an unknown hash and what is none',
      ),
      stills('GET stills/{sha256}.png > refuses a key that is none, and one of another channel'),
    ],
    'stills in the export': [
      stills('the export > holds the stills, and verify finds one that was swapped for another'),
    ],
    plan: [GRADED, post('POST take > is the fold of its log, whose last event is the one terminal')],
    lifecycle: [fields('TakeResponse > says in its lifecycle what the take is at'), GRADED],
    'lifecycle.recovery': [ASKED, post('POST take > ends failed, free and without a grade, for %s')],
    'lifecycle.needs': [ASKED, post('POST take > keeps an ask that does not block beside the result')],
    'lifecycle.undone': [post('POST take > grades what could be said from part of the sources, lower')],
    asks: [ASKED],
    'ask: key, ask, blocking': [ASKED, post('POST take > keeps an ask that does not block beside the result')],
    creditsLeft: [
      fields('TakeResponse > has the balance after the take, at the price of the card, in every outcome'),
      'test/db/take-log: end_take > leaves the ledger balanced with the wallet',
    ],
    latencyMs: [fields('TakeResponse > has the latency in whole milliseconds')],
  }),
  ...rows('Takes, added', {
    'state and context: 64 KiB each': [door('free text of a front end > %s has at most 64 KiB as JSON')],
    'threadId, runId: any text of 1 to 200 characters, never a header': [
      door('free text of a front end > %j names a thread and a run, and is in no header'),
      door('free text of a front end > a %s of %j is refused, and nothing was accepted'),
    ],
    'lifecycle.takeId': [post('Prefer > %s answers 202 with the response so far and where to look'), GRADED],
    'a run continues the earlier take of its thread': [
      agui('a thread > goes on from its last take, and anew where prior is null'),
    ],
  }),
  ...rows('Outcomes of a take', {
    finished: [GRADED],
    'finished with asks beside the result': [post('POST take > keeps an ask that does not block beside the result')],
    'needs_input: free, no grade': [ASKED],
    'failed: 200, free, no grade, with what stopped it': [
      post('POST take > ends failed, free and without a grade, for %s'),
      'test/activities/bad-sources: an address that cannot be read ends the take failed, free, and says what stopped it > %s',
    ],
    'failed by a fault: no word of its cause': [
      post('POST take > fails a take on a fault of the channel without a word of its cause'),
    ],
    'cancelled: free': [takes('POST takes/{takeId}/cancel > gives the credit back')],
    'answers to asks go into notes': [post('POST take > takes the answer of an ask in the notes of the next call')],
  }),
  ...rows('POST take', {
    'Prefer: wait=N': [
      post('Prefer > %s answers 202 with the response so far and where to look'),
      post('Prefer > %s is ignored'),
    ],
    'Prefer: respond-async: 202, Location, response so far': [
      post('Prefer > %s answers 202 with the response so far and where to look'),
    ],
    'x-take-id': [GRADED, takes('GET takes/{takeId} > answers an id in capitals as the same')],
    'x-request-id': [fields('a request id > is on every answer, its own')],
    'Idempotency-Key: the first answer, byte for byte, idempotency-replayed': [
      post('Idempotency-Key > answers the first answer again, byte for byte, and says so'),
    ],
    'Idempotency-Key: waits on a running take': [
      post('Idempotency-Key > waits on the take that is running, and never makes a second one'),
    ],
    'Idempotency-Key: another body is 422': [post('Idempotency-Key > refuses another body')],
    'Idempotency-Key: per owner and channel': [post('Idempotency-Key > belongs to an owner and a channel')],
    'Idempotency-Key: 24 hours': [post('Idempotency-Key > is forgotten after a day')],
    'Idempotency-Key: a 202 is never stored': [post('Idempotency-Key > stores no 202 as the answer')],
    'the answer is the frozen body': [post('POST take > is the fold of its log, whose last event is the one terminal')],
  }),
  ...rows('Other routes of takes', {
    'GET takes: own takes, newest first, cursor': [
      takes('GET takes > pages through the owner’s takes on the channel, newest first, each once'),
    ],
    'GET takes: fields': [takes('GET takes > says of each take what the interface names')],
    'GET takes: limit 1 to 100, default 20': [
      takes('GET takes > has 20 on a page unless asked otherwise'),
      takes('GET takes > ?%s is refused'),
    ],
    'GET takes: an unreadable cursor is 400': [takes('GET takes > ?%s is refused')],
    'GET takes/{takeId}': [
      takes('GET takes/{takeId} > is the response so far, then the answer, the same bytes each time'),
    ],
    'GET takes/{takeId}/events: id is seq, the last event is one of four': [
      takes('GET takes/{takeId}/events > sends the log, each event with its seq as id, as the schema says'),
      takes('GET takes/{takeId}/events > ends a cancelled take with one event that says so'),
    ],
    'GET takes/{takeId}/events: Last-Event-ID, after': [
      takes('GET takes/{takeId}/events > goes on after what Last-Event-ID or the query names, at every place'),
    ],
    'GET takes/{takeId}/events: an unreadable after is 400': [takes('GET takes/{takeId}/events > refuses after=%s')],
    'POST takes/{takeId}/cancel: idempotent, 202': [
      takes('GET takes/{takeId}/events > ends a cancelled take with one event that says so'),
      takes('POST takes/{takeId}/cancel > gives the credit back'),
    ],
    'a take of another owner is 404': [post('a key > sees no take of another operator: it is as if it never was')],
    'a takeId that is no uuid is 404': [post('a key > sees no take of another operator: it is as if it never was')],
    'HEAD and other methods': [
      spec('the documents of a channel > %s answers HEAD as GET, without the body'),
      takes('GET takes/{takeId}/events > answers HEAD at once, running take or not'),
      post('a bad request > with a method that the address does not have is 405, with those it has'),
    ],
  }),
  ...rows('Evidence, verify, export', {
    'GET evidence: pages, citations, checks of the grade': [
      evidence('GET evidence > has every page, every citation at its place, and the checks of the grade'),
    ],
    'start and end count UTF-16 units of GET pages/{sha256}': [
      evidence('GET evidence > has every page, every citation at its place, and the checks of the grade'),
    ],
    'GET pages/{sha256}: text/plain, for every page that was read, cited or not': [
      evidence('GET pages > is the text of every page that a take read, cited or not, as text/plain'),
      evidence('GET pages > is 404 for a page %s'),
      evidence('GET pages > is 404 on a channel none of whose takes has read it'),
    ],
    'POST verify: 200 { equal, differences }': [evidence('a finished take > %s verifies equal, online and offline')],
    'GET export: a zip with its members, manifest.json the SHA-256 of every other': [
      evidence(
        'GET export > is one zip with the frozen answer, every part, every page and text, and a manifest; the same each time',
      ),
    ],
    'a take that did not finish': [
      evidence('a take that did not finish > %s, for %s, shows what there is, verifies equal and can be exported'),
      evidence('a take that did not finish > because it was cancelled is like that, with what it had read'),
    ],
    'the evidence of another owner is 404': [evidence('the evidence of another operator > is as if it never was')],
    'npm run verify: exit 0 equal, 1 with what differs': [
      commands('an export as it was made > says so from the command line, in both languages'),
      commands('npm run verify > prints a line for each difference, with nothing that could move the cursor'),
      commands('npm run verify > ends with 2 and why for a file that %s'),
    ],
    'npm run verify: all differences, naming the member and the thing': [
      tampered('a change of meaning, all hashes repaired > of any value of %s.json is found, and the member named'),
      tampered('one flipped byte > is found in headers, in the directory and the end record, and in the members'),
    ],
    'check_quotes.py: exit 0 or 1': [
      commands('an export as it was made > says so from the command line, in both languages'),
      commands('check_quotes.py > finds a change of %s'),
      commands('check_quotes.py > fails for a file that it cannot read'),
    ],
  }),
  ...rows('Authentication', {
    'Authorization: Bearer': [post('a key > that is %s is refused')],
    'prefix, body, checksum': [fields('a feed key > is its prefix, thirty characters and their checksum in base 62')],
    'a feed key is of one channel, a station key of all': [
      post('a key > of another channel is refused, one of its own and a station key are not'),
    ],
    'spec and handshake need no key': [
      spec('GET spec as openapi > wants the bearer key exactly where it is needed, and its answers say so'),
    ],
    'a missing or revoked key is 401': [
      post('a key > that is %s is refused'),
      post('a key > that is revoked is refused at once'),
    ],
    'an unknown slug is 404 whatever the key': [post('a bad request > %s is 404, whatever the key')],
    'front ends of other origins': [
      post('a front end of another origin > may use the API with its key, and no credentials of the browser'),
    ],
  }),
  ...rows('Errors', {
    'problem document, RFC 9457': [
      BAD_BODY,
      spec('GET spec as openapi > lists every error of every operation with a problem document of its code'),
    ],
    '400 invalid_request': [BAD_BODY, post('a bad request > names every field that is wrong')],
    '400 invalid_json': [BAD_BODY, limits('a request that means harm > %s is refused as JSON that cannot be taken')],
    '401 unauthorized, WWW-Authenticate': [post('a key > that is %s is refused')],
    '402 credits_exhausted, nothing written': [
      post('a key > of an operator without credits gets 402, and nothing is written'),
      'test/load/wallet: 1,000 parallel takes on a wallet of 100 > are 100 takes and 900 times 402; the balance is 0 and nothing stays reserved',
    ],
    '404 unknown_channel': [post('a bad request > %s is 404, whatever the key')],
    '404 not_found': [
      post('a bad request > %s is 404, whatever the key'),
      takes('POST takes/{takeId}/cancel > is 404 for a take that never was'),
    ],
    '405 method_not_allowed, Allow': [
      post('a bad request > with a method that the address does not have is 405, with those it has'),
    ],
    '406 not_acceptable': [agui('POST agui > refuses %s')],
    '409 run_conflict': [agui('POST agui > refuses a run id with another meaning, as JSON')],
    '413 body_too_large': [
      limits(
        'a request at its limits > a body of exactly the greatest size is taken, one more byte is not, announced or not',
      ),
      BAD_BODY,
    ],
    '415 unsupported_media_type': [
      post('a bad request > a body of %s is refused'),
      limits('a request that means harm > a body under a content encoding is refused, not inflated'),
    ],
    '422 idempotency_mismatch': [post('Idempotency-Key > refuses another body')],
    '429 rate_limited, Retry-After, RateLimit, RateLimit-Policy': [
      rate('the rate limit of a key > counts down, says so, and refuses what is over it with when to come back'),
    ],
    '431 headers_too_large': [
      limits('what the HTTP parser refuses > %s is answered with a problem document, and the connection ends'),
    ],
    '500 internal, without its cause': [
      'api/http/error-handler: createErrorHandler > answers a fault of ours with 500 and says nothing of its cause, which is logged',
    ],
    '503 unavailable, Retry-After': [
      fields(
        'a database that is away > is answered with 503 and when to come back, and is no fault of what needs none',
      ),
    ],
    'on POST agui as application/json': [
      agui('POST agui > refuses %s'),
      fields('POST agui > refuses an empty wallet and an unknown channel before the stream, as JSON'),
    ],
    'error answers are never cached': [
      rate('the rate limit of a key > counts down, says so, and refuses what is over it with when to come back'),
    ],
  }),
  ...rows('Limits', {
    'requests per key and minute': [
      rate('the rate limit of a key > lets exactly as many through of those that come at once'),
      rate(
        'the rate limit of a key > is a key’s own: another one of the same operator is not held up, nor are the public routes',
      ),
      rate('the rate limit of a key > begins again after its minute'),
    ],
    'running takes: what is over waits as queued': [
      rate('the limit on running takes > refuses nothing: what is over it waits as queued and then runs'),
    ],
    'fair between operators': [
      rate(
        'the limit on running takes > holds back nobody else: many queued takes of one operator, and the first of another starts at once',
      ),
      'test/load/fairness: a thousand queued takes of one operator > do not hold back the first take of another, and never run more at once than the limit',
    ],
    'depth of a body': [limits('a request at its limits > ${LIMITS.jsonDepth} levels are taken, one more is not')],
    'slow callers': [
      limits('slow callers > are let go, headers after ten seconds and bodies after thirty, and hold up nobody'),
    ],
    'ids, messages and tools of a run': [limits('a request at its limits > a run with %s out of bounds is refused')],
    'credits: 402 at an empty wallet': [
      post('a key > of an operator without credits gets 402, and nothing is written'),
    ],
  }),
  ...rows('RunAgentInput', {
    messages: [HISTORY, agui('POST agui > refuses %s')],
    'message: role': [HISTORY, agui('POST agui > refuses %s')],
    'message: id': [HISTORY, agui('POST agui/connect > gives the whole thread and the end of a run that has ended')],
    'message: content': [
      agui('POST agui > generates thread and run ids, takes parts for content and ignores what it does not know'),
    ],
    'message: toolCallId': [HISTORY],
    threadId: [
      agui('POST agui > generates thread and run ids, takes parts for content and ignores what it does not know'),
    ],
    runId: [
      agui('POST agui > generates thread and run ids, takes parts for content and ignores what it does not know'),
      fields('RunAgentInput > has a run id that counts within its owner, channel and thread'),
    ],
    state: [
      agui('a front end of line %s > follows a run to its output, its state and success'),
      fields('RunAgentInput > takes a state that is %s for an empty one'),
    ],
    tools: [fields('RunAgentInput > keeps front-end tools and context with the take, and null stands for absent')],
    context: [fields('RunAgentInput > keeps front-end tools and context with the take, and null stands for absent')],
    forwardedProps: [agui('POST agui > takes skipRetrieval and prior from forwardedProps')],
    resume: [INTERRUPT],
  }),
  ...rows('AG-UI events', {
    RUN_STARTED: [EVENT_TYPES, ORDER],
    'STEP_STARTED, STEP_FINISHED': [EVENT_TYPES, ORDER],
    'TOOL_CALL_START, _ARGS, _END, _RESULT': [EVENT_TYPES],
    'TEXT_MESSAGE_START, _CONTENT, _END': [EVENT_TYPES, ORDER],
    STATE_SNAPSHOT: [EVENT_TYPES, ORDER],
    'CUSTOM channel.ask': [EVENT_TYPES, INTERRUPT],
    'RUN_FINISHED or RUN_ERROR, exactly one, last': [EVENT_TYPES, ORDER],
  }),
  ...rows('AG-UI protocol', {
    'handshake: protocol, version, transport, events, capabilities, links': [
      spec('GET agui > is a handshake with capabilities in the protocol’s own shape'),
      spec('GET agui > links to addresses that are there'),
    ],
    'line 1.0 and pre-1.0 clients, no warning': [
      agui('a front end of line %s > follows a run to its output, its state and success'),
      'test/api/ag-ui-document: docs/ag-ui.md > shows a stream that a client of line %s takes without a warning',
    ],
    'CopilotKit’s runtime with an HttpAgent': [
      'test/api/copilotkit-example: copilotkit.mjs serves the channel to a CopilotKit front end',
    ],
    'the state is the caller’s and take': [
      agui('a front end of line %s > follows a run to its output, its state and success'),
    ],
    'needs input: outcome interrupt, responseSchema': [INTERRUPT],
    'answered by resume': [INTERRUPT, 'test/api/examples: examples/ > ag-ui.mjs answers what the channel asks'],
    'answered by the next user message': [agui('a front end of line %s > is asked and answers by the next message')],
    'cancelled: outcome cancelled; pre-1.0 RUN_ERROR': [CANCELLED],
    'failed: RUN_ERROR': [EVENT_TYPES],
    'the same runId attaches': [
      agui('POST agui > attaches viewers of a running run, who see the same'),
      fields('RunAgentInput > has a run id that counts within its owner, channel and thread'),
    ],
    'the same runId with another meaning: 409': [agui('POST agui > refuses a run id with another meaning, as JSON')],
    'frame ids seq.k, Last-Event-ID': [
      ORDER,
      agui('POST agui > replays an ended run byte for byte, whole or from any frame'),
    ],
    'a replayed stream equals the live one': [
      agui('POST agui > replays an ended run byte for byte, whole or from any frame'),
      faults(
        'kill -9 of the API > at 20 random moments under 20 clients that resume loses nothing, doubles nothing, and every stream ends once',
      ),
    ],
    'a killed worker: the next attempt goes on': [
      faults(
        'kill -9 of the worker in the middle of a run > does not end the stream of an unmodified client, which equals the replay of the log byte for byte',
      ),
    ],
    connect: [
      agui('POST agui/connect > gives the whole thread and the end of a run that has ended'),
      agui('POST agui/connect > joins a run under way, opens what is open and follows it to its end'),
      agui('POST agui/connect > knows no thread of another operator'),
    ],
    'disconnecting detaches': [agui('POST agui > goes on when nobody looks any more')],
    'a comment after 15 s idle': [
      fields('POST agui > sends a comment after fifteen seconds without events, and so does the log'),
    ],
    'many viewers': [
      agui('POST agui > attaches viewers of a running run, who see the same'),
      takes('GET takes/{takeId}/events > shows the same to many who watch at once, from wherever they join'),
    ],
    'slow readers': [
      limits(
        'slow callers > who read slowly are sent no more than they take, and the service holds none of it for them',
      ),
    ],
  }),
  ...rows('Tool server', {
    'MCP 2025-06-18 over Streamable HTTP': [
      wire('%s > lists every tool in the order of the documentation, with all four hints'),
      'test/mcp/conformance: the conformance suite of the protocol > passes at %s but for what the ledger names',
    ],
    'kind, access, limit and cache window of each tool': [
      'api/mcp/document-tools: every tool > has the kind, access, limit and cache window of the interface document',
    ],
    describe_tools: [pipeline('MCP_SANDBOX_MODE > makes every write a dry run, and describe_tools says so')],
    search_library: [libraryTools('search_library > finds the own specimens by what they are, best first')],
    list_specimens: [
      libraryTools('list_specimens > shows the own ones as the contract says, newest first, by status'),
      libraryTools('list_specimens > goes on by its cursor'),
    ],
    list_runs: [libraryTools('list_runs > shows takes of channels that measure, newest first, with what they filed')],
    review_queue: [
      review(
        'review_queue > shows queued specimens of all operators to an admin, oldest first, with owner and evidence',
      ),
      review('review_queue > is for admins alone, in the database too'),
    ],
    'review_specimen: approve': [
      review('review_specimen > approves: status, audit entry, event, and the hand-over queued, all at once'),
    ],
    'review_specimen: reject': [review('review_specimen > rejects without calling the courier')],
    'review_specimen: sandbox': [
      review('review_specimen > %s in sandbox mode says what would happen and changes nothing'),
    ],
    'review_specimen: conflict': [review('review_specimen > by two admins at once: one wins, the other gets conflict')],
    list_webhooks: [
      webhookTools('list_webhooks > shows the 20 newest attempts of each, newest first, and the last delivery'),
    ],
    register_webhook: [
      webhookTools(
        'register_webhook > answers the secret once and stores it sealed, and all events where none is named',
      ),
      webhookTools('register_webhook > refuses %s'),
    ],
    delete_webhook: [
      webhookTools('delete_webhook > deletes it once'),
      webhookTools('delete_webhook > knows none of another operator, as if it did not exist'),
    ],
    'rate limits from the immutable call log': [
      toolLimits('the limit of a tool > is exact under 200 parallel calls of %s from two processes'),
      toolLimits('the limit of a tool > slides: a call leaves it 60 seconds after it was made'),
    ],
    'cached: true': [
      pipeline('a cached answer > is served again within its window, by another process too, and says so'),
      pipeline('a cached answer > is none of an error'),
    ],
    'the admin role on every call': [
      pipeline('a cached answer > is no way past a changed role, a revoked grant or a disabled operator'),
    ],
    'row-level access': [
      'test/mcp/isolation: across operators > %s %j shows nothing of another, first and from the cache',
    ],
    'failures and denials are logged and raise tool.error': [
      pipeline('a call > that fails is logged with its reason and raises tool.error'),
      pipeline('a call > that is denied is logged as denied and raises tool.error'),
    ],
    'errors: isError, code, _meta': [
      wire('%s > gets a refusal as an error with a code, in text and _meta, without structured content'),
    ],
    'unknown tool: -32602': [wire('%s > is told by the protocol that a tool is unknown')],
    'missing or foreign token: 401 with resource_metadata': [
      wire('who may come > without a token: 401 with the way to one, and no error'),
      wire('who may come > with a token that is not in force: 401, invalid_token'),
    ],
    'the call log is a hash chain': ['test/db/call-log: the chains of an operator > show a call whose %s was changed'],
  }),
  ...rows('OAuth 2.1', OAUTH_ROWS),
  ...rows('Clients', {
    'fetch and server-sent events': ['test/api/examples: examples/ > fetch.mjs follows a take and prints its answer'],
    '@ag-ui/client': ['test/api/examples: examples/ > ag-ui.mjs prints the text as it comes, the grade and the links'],
    CopilotKit: ['test/api/copilotkit-example: copilotkit.mjs serves the channel to a CopilotKit front end'],
    curl: ['test/api/examples: examples/ > curl.sh prints the answer and the events, whatever the brief holds'],
  }),
];
