import type { PastedQuote, SplitNotes } from './pasted-quote.ts';
import { isQuote, named, tidy } from './quote-body.ts';

/** Quotes between fences of three marks or more, or in tags. */
export function byFences(text: string): SplitNotes {
  const quotes: PastedQuote[] = [];
  const outside: string[] = [];
  let at = 0;
  for (const hit of text.matchAll(
    /(?:^|\n)[ \t]*(`{3,20}(?!`)|~{3,20}(?!~)|"{3}|<{3,20}(?!<))[^\n]*\n([\s\S]*?)\n[ \t]*(?:\1|>{3,})[ \t]*(?=\n|$)/g,
  )) {
    const before = text.slice(at, hit.index);
    outside.push(before);
    const line = /:\s*$/.test(before) ? (before.trim().split('\n').at(-1) ?? '') : '';
    quotes.push(named(tidy(hit[2] ?? ''), line));
    at = hit.index + hit[0].length;
  }
  outside.push(text.slice(at));
  for (const hit of quotes.length > 0
    ? []
    : text.matchAll(/<(quote|vendor|bid|offer)[^<>]{0,200}>\n?([\s\S]*?)\n?<\/\1>/gi))
    quotes.push({ text: tidy(hit[2] ?? ''), name: '' });
  const isTagged = quotes.length > 0 && outside.join('').trim() === text.trim();
  const brief = isTagged
    ? text.replace(/<(quote|vendor|bid|offer)[^<>]{0,200}>[\s\S]*?<\/\1>/gi, '\n')
    : outside.join('\n');
  return { brief: brief.trim(), quotes: quotes.filter(({ text: body }) => isQuote(body)) };
}
