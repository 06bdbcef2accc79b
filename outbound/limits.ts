/** Every limit of the way out, in one place. Sources: reliability bars of outgoing requests, RFC 9309 for robots.txt. */
export interface OutboundLimits {
  /** Longest address that is looked at, in characters. */
  maxUrlLength: number;
  /** Bytes of a body, on the wire and after each content decoding. */
  maxBytes: number;
  maxHeaderBytes: number;
  /** Decoded bytes per byte on the wire, looked at once `ratioFloorBytes` are decoded. */
  maxDecodeRatio: number;
  ratioFloorBytes: number;
  /** Finding the addresses of a name, and connecting to one of them, each. */
  connectTimeoutMs: number;
  /** One fetch over all its redirects; waiting for politeness does not count. */
  totalTimeoutMs: number;
  maxRedirects: number;
  robotsMaxBytes: number;
  robotsKeptMs: number;
  /** How long a robots.txt that could not be had is not asked for again: long enough for many pages at once, short enough for a retry. */
  robotsFailureKeptMs: number;
  /** The same where asking ran into the time limit, which each page would do again. */
  robotsTimeoutKeptMs: number;
  maxCrawlDelayMs: number;
  /** Longest Retry-After that a fetch waits out; a longer one ends it. */
  maxPauseMs: number;
  /** Connections to one origin. */
  maxConnections: number;
}

export const OUTBOUND_LIMITS: OutboundLimits = {
  maxUrlLength: 2048,
  maxBytes: 10 * 1024 * 1024,
  maxHeaderBytes: 64 * 1024,
  maxDecodeRatio: 200,
  ratioFloorBytes: 1024 * 1024,
  connectTimeoutMs: 5_000,
  totalTimeoutMs: 15_000,
  maxRedirects: 5,
  robotsMaxBytes: 500 * 1024,
  robotsKeptMs: 24 * 3_600_000,
  robotsFailureKeptMs: 1_000,
  robotsTimeoutKeptMs: 15_000,
  maxCrawlDelayMs: 30_000,
  maxPauseMs: 30_000,
  maxConnections: 8,
};
