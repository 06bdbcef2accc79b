const GENERIC =
  /\b(?:the|all|complete|full|official|api|product|software|notable|recent|latest|release[sd]?|changes?|change ?logs?|history|notes?|news|updates?|version|versions|what['’]?s|new|in|of|for|to|from|and|archive|feed|page|by|this|file|project|blog|home|documentation|docs)\b/gi;

/** The product that a page's title names beside words such as `Release notes`, or null when nothing or a sentence is left. */
export function productOfTitle(title: string | null): string | null {
  const parts = (title ?? '').split(/\s+[|–—·:»-]+\s+|\s*[|·»]\s*/);
  const names = parts.map((part) => ({
    part,
    rest: part
      .replace(GENERIC, ' ')
      .replace(/[^\p{L}\p{N}.+#@/ -]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
  const named =
    names.find(({ part, rest }) => rest !== '' && rest.length < part.length) ?? names.find(({ rest }) => rest !== '');
  const name = named?.rest ?? '';
  return /\p{L}/u.test(name) && name.split(' ').length <= 3 && !/\d\.\d/.test(name) ? name : null;
}
