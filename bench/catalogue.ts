/** A measurement: gives what it found, in numbers and names. */
type Measure = () => Promise<object>;

export interface Bench {
  what: string;
  /** It needs neither Postgres nor Temporal beside it. */
  isAlone?: true;
  load: () => Promise<Measure>;
}

/** Every measurement there is, by name. Loaded when it is asked for: it expects the environment that `embedded/run-bench.ts` makes. */
export const BENCHES: Record<string, Bench> = {
  'take-overhead': {
    what: 'a take whose stages do nothing against seven no-op activities on bare Temporal',
    load: async () => (await import('./take-overhead.ts')).measureTakeOverhead,
  },
  streams: {
    what: '200 open AG-UI streams and new ones beside them: delays against a bare relay, memory, CPU',
    load: async () => (await import('./streams.ts')).measureStreams,
  },
  'watched-takes': {
    what: '20 takes of the channels at once with ten AG-UI readers each: delays from an event written to its arrival',
    load: async () => (await import('./watched-takes.ts')).measureWatchedTakes,
  },
  console: {
    what: 'pages of an operator with 100,000 takes: time, bytes, layout shift; then 100 live pages: delay of an event after its commit',
    load: async () => (await import('./console.ts')).measureConsole,
  },
  channels: {
    what: 'takes of the channels by rules over a loopback copy of the outside world, 20 ms away',
    load: async () => (await import('./channels.ts')).measureChannels,
  },
  takes: {
    what: 'takes of all channels, 1 to 64 at once, on 1, 2 and all cores; then beside each of thirty poisons (or those named)',
    load: async () => (await import('./takes.ts')).measureTakes,
  },
  crawl: {
    what: 'pages a second from a site 50 ms away, time of a text layer, memory over 5,000 pages',
    load: async () => (await import('./crawl.ts')).measureCrawl,
  },
  layers: {
    what: 'seconds that a thread takes to read a page of 10 MB, by its kind: tables, styles, depth, Markdown, plain text, JSON, feeds',
    isAlone: true,
    load: async () => (await import('./layers.ts')).measureLayers,
  },
  'layer-growth': {
    what: 'how the cost of reading a page grows with its size, for 220 shapes of page that are made to be expensive (or those named)',
    isAlone: true,
    load: async () => (await import('./layer-growth.ts')).measureLayerGrowth,
  },
  turns: {
    what: 'pages a second of one worker whose turns at origins are in Postgres, against turns of its own, with and without a delay',
    load: async () => (await import('./turns.ts')).measureTurns,
  },
  verify: {
    what: 'grades of 1,000 exported takes of all channels, computed again by the offline verifier',
    isAlone: true,
    load: async () => (await import('./verify.ts')).measureVerify,
  },
  'verify-beside': {
    what: 'requests at 100 a second, alone and while a take with a page of 10 MB is verified: delays',
    load: async () => (await import('./verify-beside.ts')).measureVerifyBeside,
  },
  measure: {
    what: 'drawn scenes of known size: share within ±2u, errors, pictures without a scale, time of 12 megapixels',
    isAlone: true,
    load: async () => (await import('./measure.ts')).measureMeasuring,
  },
  recall: {
    what: 'search over an archive: nDCG on a labelled set, time of a question and of indexing at 5,000 passages',
    load: async () => (await import('./recall.ts')).measureRecall,
  },
  library: {
    what: 'search over the library: nDCG on Cranfield (folder LONGTAKE_DATASETS) beside plain BM25, time of a question among 100,000 chunks of 50 operators',
    load: async () => (await import('./library.ts')).measureLibrary,
  },
  tools: {
    what: 'calls of the tool server: cached, lists, and searches among 100,000 passages of 50 operators, beside a bare server of the SDK',
    load: async () => (await import('./tools.ts')).measureTools,
  },
  'take-regressed': {
    what: 'take.regressed over 10,000 series of scores that only vary, and 10,000 that drop by 15 points: told by chance, told within 3 takes',
    load: async () => (await import('./take-regressed.ts')).measureTakeRegressed,
  },
  screening: {
    what: '100 nights of screening, and 100 on each of which a channel has lost one rule: false reports, and the share of losses that is reported; or every rule of the channels named',
    isAlone: true,
    load: async () => (await import('./screening.ts')).measureScreening,
  },
  deliveries: {
    what: 'webhooks: commit to first byte at 20 events a second, deliveries a second beside bare Temporal, with a fifth of the receivers dead; with `storm`, 10,000 at once',
    load: async () => (await import('./deliveries.ts')).measureDeliveries,
  },
};
