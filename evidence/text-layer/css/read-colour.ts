/** Whether a colour shows nothing: `transparent`, `rgb(0 0 0 / 0)`, `#12345600`. */
export function isTransparent(colour: string): boolean {
  const text = colour.trim().toLowerCase();
  if (text === 'transparent') return true;
  const hex = /^#(?:[0-9a-f]{3}([0-9a-f])|[0-9a-f]{6}([0-9a-f]{2}))$/.exec(text);
  if (hex) return Number.parseInt(hex[1] ?? hex[2] ?? 'f', 16) === 0;
  const [, , inner = ''] = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((.*)\)$/.exec(text) ?? [];
  const slash = inner.split('/')[1];
  const alpha = slash ?? (inner.split(',').length === 4 ? inner.split(',')[3] : undefined);
  return alpha !== undefined && Number.parseFloat(alpha) === 0;
}
