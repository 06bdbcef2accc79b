import { describe, expect, it } from 'vitest';
import { isHidden } from './hidden.ts';
import { createNode } from './tree.ts';

const styled = (style: string) => createNode('p', { attributes: [{ name: 'style', value: style }] });

describe('isHidden', () => {
  it.each([
    'display:none',
    'color: red; visibility: hidden !important',
    'opacity:0',
    'font-size: 0px',
    'position:absolute;left:-9999px',
    'height:0;overflow:hidden',
    'overflow-x: clip; width: 0px',
    'transform: scale(0)',
    'clip-path:inset(50%)',
    'color: transparent',
    'color:rgba(10, 20, 30, 0)',
    'color: rgb(0 0 0 / 0%)',
  ])('sees that %s hides', (style) => {
    expect(isHidden(styled(style))).toBe(true);
  });

  it.each([
    'color: rgb(255,0,0)',
    'color:rgba(0,0,0,0.8)',
    'color: hsl(0, 100%, 0%)',
    'background-color: transparent',
    'color: transparent; -webkit-background-clip: text; background-clip: text',
    'height: 0; overflow: visible',
    'height: 0.5em; overflow: hidden',
    'width: 100%; overflow: hidden',
    'transform: scale(0.9)',
    'clip-path: inset(0 0 0 0)',
    'line-height: 0; overflow: hidden',
    'max-height: 40px',
  ])('sees that %s does not', (style) => {
    expect(isHidden(styled(style))).toBe(false);
  });
});
