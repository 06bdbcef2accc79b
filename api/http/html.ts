/** Text that is HTML already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

export type HtmlPart = Html | string | number | null | undefined | false | readonly HtmlPart[];

/**
 * HTML with every value escaped, in text and in quoted attributes alike: html`<a href="${url}">${name}</a>`. HTML in it stays, lists are
 * joined, and null, undefined and false are nothing. An address still has to be checked for its scheme, and an attribute to be quoted.
 */
export function html(strings: TemplateStringsArray, ...parts: HtmlPart[]): Html {
  return new Html(strings.reduce((text, next, index) => text + escapePart(parts[index - 1]) + next));
}

function escapePart(part: HtmlPart): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(escapePart).join('');
  return String(part).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
