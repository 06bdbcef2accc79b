export type Format = 'html' | 'markdown' | 'text' | 'json' | 'feed' | 'xml' | 'pdf' | 'binary';

/** Bytes of a PDF, wherever in the first KiB its header stands (as readers of PDF allow). */
export function isPdf(bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1_024));
  return /^[\s\0\ufeff\u00ef\u00bb\u00bf]*%PDF-\d/.test(head) || head.includes('\n%PDF-1.');
}

/** What a decoded text is, by its content first and by what it is called second: servers lie, and plain text is the usual lie. */
export function sniffFormat(text: string, mediaType: string, url: string | null): Format {
  const type = mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
  const head = text
    .slice(0, 4_096)
    .replace(/^\ufeff/, '')
    .trimStart();
  if (isBinary(text)) return 'binary';
  if (isFeedHead(text)) return 'feed';
  const looksJson = /^[[{]/.test(head) && !/^\[[^\]\n]*\]\(/.test(head);
  const mayBeJson = looksJson && (/[/+]json$/.test(type) || !/markdown/.test(type));
  if ((mayBeJson || /[/+](?:x-)?(?:nd)?json(?:l|lines)?$/.test(type)) && isJson(text)) return 'json';
  if (isHtmlHead(head)) return 'html';
  if (type === 'text/html' || type === 'application/xhtml+xml') return hasTag(text) ? 'html' : sniffText(text, url);
  if (/^<\?xml|^<[a-z][\w.-]*(?::[\w.-]+)?[\s>]/i.test(head) && /[/+]xml$/.test(type)) return 'xml';
  if (/^<\?xml/i.test(head)) return 'xml';
  if (/markdown/.test(type)) return 'markdown';
  return sniffText(text, url);
}

/** Any sign that ends a tag does for the first that begins one. */
function hasTag(text: string): boolean {
  const start = text.search(/<[a-z!/]/i);
  return start >= 0 && text.includes('>', start);
}

function sniffText(text: string, url: string | null): Format {
  const path = url === null ? '' : (URL.parse(url)?.pathname ?? '').toLowerCase();
  if (/\.(?:md|markdown|mdown|mkd|mdx)$/.test(path)) return 'markdown';
  if (/\.(?:txt|text|log|rst|adoc|csv|tsv)$/.test(path)) return 'text';
  return countMarks(text.slice(0, 200_000)) >= 2 ? 'markdown' : 'text';
}

/** Marks that Markdown has and prose has not. */
function countMarks(text: string): number {
  const marks = text.match(
    /^ {0,3}#{1,6}[ \t]+\S|^ {0,3}(?:```|~~~)|\]\((?:https?:\/\/|\/|#|\.)|^ {0,3}\[[^\]\n]{1,200}\]:[ \t]+\S|^[^\s].*\r?\n(?:={3,}|-{3,})[ \t]*\r?$|\*\*[^\s*][^*\n]{0,200}\*\*/gm,
  );
  return marks?.length ?? 0;
}

function isHtmlHead(head: string): boolean {
  const start = head.replace(/^(?:<\?xml[^>]*\?>\s*|<!--[\s\S]*?-->\s*)+/, '');
  return /^<!doctype\s+html|^<(?:html|head|body|title|meta|script|style|table|div|main|article|section)[\s>]/i.test(
    start,
  );
}

function isFeedHead(text: string): boolean {
  const start = text
    .slice(0, 20_000)
    .replace(/^\ufeff?\s*(?:<\?[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!doctype[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*/i, '');
  return /^<(?:[\w-]+:)?(?:rss|feed|rdf)[\s>]/i.test(start);
}

function isJson(text: string): boolean {
  return jsonLines(text) !== null;
}

/** The JSON texts that a text holds: one, or one a line. Null where it is no JSON. */
export function jsonLines(text: string): string[] | null {
  if (isValid(text)) return [text];
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every((line) => /^\s*[[{]/.test(line) && isValid(line)) ? lines : null;
}

function isValid(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\ufeff/, ''));
    return true;
  } catch {
    return false;
  }
}

/** Control characters that no text holds, in number. */
function isBinary(text: string): boolean {
  const head = text.slice(0, 8_192);
  const controls = head.match(/[\u0001-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0;
  return head.length > 0 && controls > head.length * 0.1;
}
