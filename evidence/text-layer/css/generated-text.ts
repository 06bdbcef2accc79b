import { parse } from 'css-tree';

/** What has to stand in generated content for it to say something; bullets, strokes and icons do not. */
const SAYS = /[\p{L}\p{N}\p{Sc}\p{Sm}%‰°]/u;

/** The text of a `content` property that a reader sees as words or figures: its strings and attributes; empty where it is ornament. */
export function readContent(content: string, attribute: (name: string) => string | null): string {
  if (/^(?:none|normal|inherit|initial|unset)$/i.test(content)) return '';
  const value = parse(content, { context: 'value' });
  if (value.type !== 'Value') return '';
  const texts: string[] = [];
  for (const part of value.children.toArray()) {
    // Behind the stroke stands what is read out instead.
    if (part.type === 'Operator') break;
    if (part.type === 'String') texts.push(part.value);
    const name = part.type === 'Function' && part.name === 'attr' ? part.children.first : null;
    if (name?.type === 'Identifier') texts.push(attribute(name.name.toLowerCase()) ?? '');
  }
  const text = texts.join('').replace(/\p{Co}/gu, '');
  return SAYS.test(text) ? text : '';
}
