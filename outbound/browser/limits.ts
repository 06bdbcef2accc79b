/** Every limit of the browser lane, in one place. */
export interface BrowserLimits {
  /** Pages that are open at the same time, and those of one share among them: a place stays for others. */
  maxPages: number;
  maxPagesOfOne: number;
  /** From the moment when a page is handed in, the wait for its turn and the start of the browser included. */
  laneTimeoutMs: number;
  /** One page, from opening it to its document as text; starting the browser does not count. */
  totalTimeoutMs: number;
  /** The document is read after this at the latest, quiet or not. */
  settleTimeoutMs: number;
  /** No request under way and nothing new in the document for this long: the page is quiet. */
  quietMs: number;
  /** Requests that a page may make beside its document, and other hosts that they may go to. */
  maxRequests: number;
  maxHosts: number;
  /** Bytes of one answer, and of all answers to one page. */
  maxRequestBytes: number;
  maxTotalBytes: number;
  requestTimeoutMs: number;
  /** Characters of the document that is written out. */
  maxDocumentLength: number;
  /** One picture of a page: the wait for its turn, the start of the browser, and the picture itself. */
  cropTimeoutMs: number;
  /** Tallest picture in CSS pixels, and its bytes. */
  maxCropHeight: number;
  maxCropBytes: number;
  /** Resident memory of one process that runs pages. */
  maxProcessBytes: number;
  /** A browser that nobody needs for this long is closed. */
  idleMs: number;
  startTimeoutMs: number;
  /** A page or browser that does not close in this time is killed. */
  closeTimeoutMs: number;
}

export const BROWSER_LIMITS: BrowserLimits = {
  maxPages: 3,
  maxPagesOfOne: 2,
  laneTimeoutMs: 60_000,
  totalTimeoutMs: 30_000,
  settleTimeoutMs: 20_000,
  quietMs: 500,
  maxRequests: 60,
  maxHosts: 8,
  maxRequestBytes: 5 * 1024 * 1024,
  maxTotalBytes: 20 * 1024 * 1024,
  requestTimeoutMs: 10_000,
  maxDocumentLength: 5 * 1024 * 1024,
  cropTimeoutMs: 15_000,
  maxCropHeight: 800,
  maxCropBytes: 4 * 1024 * 1024,
  maxProcessBytes: 768 * 1024 * 1024,
  idleMs: 60_000,
  startTimeoutMs: 15_000,
  closeTimeoutMs: 3_000,
};
