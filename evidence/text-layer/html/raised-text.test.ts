import { describe, expect, it } from 'vitest';
import { parseTree } from './parse-tree.ts';
import { createRaising } from './raised-text.ts';
import { findAll } from './tree.ts';

/** Of each `sup` of a piece of HTML, whether it can be raised. */
function raisedIn(html: string): boolean[] {
  const canRaise = createRaising();
  return findAll(parseTree(html), ({ name }) => name === 'sup').map(canRaise);
}

describe('text that Unicode has above the line', () => {
  it.each<[string, boolean[]]>([
    ['10<sup>6</sup>', [true]],
    ['x<sup>(a)</sup>', [false]],
    ['x<sup>+</sup>', [false]],
    ['x<sup>n<sup>2</sup></sup>', [false, true]],
    ['x<sup>2<sup>+</sup></sup>', [true, false]],
    ['x<sup><i>1</i><b> 2</b></sup>', [true]],
  ])('%s', (html, raised) => {
    expect(raisedIn(html)).toEqual(raised);
  });
});
