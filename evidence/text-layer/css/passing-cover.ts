import { attributeOf, firstTextOf, type HtmlNode, isElement, namesOf, visit } from '../html/tree.ts';
import { nameWords } from '../html/page-furniture.ts';

/** Words of class and id by which a box says that it stands there until what lies under it is ready. */
const WAITING = new Set('loading loader spinner preloader preload skeleton shimmer busy'.split(' '));
/** What says more than this is there to be read: letters. */
const MOST_SAID = 60;
/** A cover is looked through no further, in nodes; scripts are searched for as many names, in as many characters. */
const MOST_NODES = 40;
const MOST_NAMES = 200;
const MOST_SCRIPT = 300_000;
/** Characters behind the name of a box in which a script takes it away. */
const REACH = 160;
const TAKES_AWAY = /remove|hidden|hide|fadeout|display|opacity|visibility|classlist/i;

/** Tells of boxes that lie over others whether they pass: they say that they load, or they are empty and a script of the page takes them away. */
export function createPassingCheck(scripts: readonly string[]): (cover: HtmlNode) => boolean {
  const script = scripts.join('\n').slice(0, MOST_SCRIPT);
  const known = new Map<string, boolean>();
  return (cover) => {
    const said = firstTextOf(cover, MOST_SAID * 4).replace(/\s+/g, '');
    if (said.length > MOST_SAID) return false;
    return isBusy(cover) || isWaiting(cover) || (said === '' && namesIn(cover).some(isTakenAway));
  };

  function isTakenAway(name: string): boolean {
    const found = known.get(name);
    if (found !== undefined || known.size >= MOST_NAMES) return found ?? false;
    const isFound = findUses(script, name).some((at) => TAKES_AWAY.test(script.slice(at, at + REACH)));
    known.set(name, isFound);
    return isFound;
  }
}

const namesIn = (cover: HtmlNode): string[] => namesOf(cover).split(/\s+/).filter(Boolean);

/** Where a script has the name in quotation marks, alone or as a selector: the place behind it. */
function findUses(script: string, name: string): number[] {
  const uses: number[] = [];
  for (let at = script.indexOf(name); at >= 0 && uses.length < 20; at = script.indexOf(name, at + name.length)) {
    const end = at + name.length;
    if (/["'`.#\s]/.test(script.charAt(at - 1)) && /["'`\s.:>]/.test(script.charAt(end))) uses.push(end);
  }
  return uses;
}

const isBusy = (cover: HtmlNode): boolean =>
  attributeOf(cover, 'aria-busy') === 'true' ||
  (cover.parent !== null && attributeOf(cover.parent, 'aria-busy') === 'true');

function isWaiting(cover: HtmlNode): boolean {
  let [nodes, isFound] = [0, false];
  visit(cover, {
    enter: (node) => {
      nodes += 1;
      if (nodes > MOST_NODES || isFound) return false;
      isFound = isElement(node) && saysThatItLoads(node);
      return !isFound;
    },
  });
  return isFound;
}

const saysThatItLoads = (node: HtmlNode): boolean =>
  node.name === 'progress' ||
  attributeOf(node, 'role')?.toLowerCase() === 'progressbar' ||
  nameWords(namesOf(node)).some((word) => WAITING.has(word));
