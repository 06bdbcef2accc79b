import robotsParserModule from 'robots-parser';

/** The rules of one robots.txt for our product token. */
export interface RobotsRules {
  isAllowed: (url: URL) => boolean;
  /** What the file asks for, in milliseconds, capped; 0 where it asks for nothing. */
  crawlDelayMs: number;
}

/** Reads robots.txt by RFC 9309: longest match wins, the group of the product token before the group of everybody. */
export function parseRobots(origin: string, text: string, limits: { maxCrawlDelayMs: number }): RobotsRules {
  const robot = robotsParser(`${origin}/robots.txt`, decodeUnreserved(text.replace(/^\ufeff/, '')));
  const delaySeconds = robot.getCrawlDelay(PRODUCT_TOKEN) ?? 0;
  const delayMs = delaySeconds > 0 ? Math.ceil(delaySeconds * 1000) : 0;
  return {
    isAllowed: (url) =>
      url.pathname === '/robots.txt' ||
      robot.isAllowed(`${origin}${decodeUnreserved(url.pathname + url.search)}`, PRODUCT_TOKEN) !== false,
    crawlDelayMs: Math.min(delayMs, limits.maxCrawlDelayMs),
  };
}

export const PRODUCT_TOKEN = 'Longtake';

// The package is CommonJS; its types describe an ES module's default export, which is one level deeper.
const robotsParser = robotsParserModule as unknown as typeof robotsParserModule.default;

/** RFC 9309, 2.2.2: a percent-encoded character that needs no encoding matches the same as the character. */
function decodeUnreserved(text: string): string {
  return text.replace(/%(2[de]|3\d|4[1-9a-f]|5[0-9a]|5f|6[1-9a-f]|7[0-9a]|7e)/gi, (encoded) =>
    decodeURIComponent(encoded),
  );
}
