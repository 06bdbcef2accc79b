import { type HtmlNode, isElement, isText, visit } from './tree.ts';

const DIGITS = '0123456789+-−=()';
const SIGNS = {
  sup: [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾'],
  sub: [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'],
};

/**
 * Tells of elements whether Unicode has all of their text above or below the line; letters stay letters, as in 1st. What an element in another says is
 * noted with that of the outer one.
 */
export function createRaising(): (element: HtmlNode) => boolean {
  const known = new Map<HtmlNode, Signs>();
  return (element) => {
    const { isRaisable, hasDigit } = known.get(element) ?? readSigns(element);
    return isRaisable && hasDigit;
  };

  function readSigns(root: HtmlNode): Signs {
    const around: Signs[] = [];
    let last = ALL;
    visit(root, {
      enter: (node) => {
        around.push({
          isRaisable: !isText(node) || RAISABLE.test(node.text),
          hasDigit: isText(node) && /\d/.test(node.text),
        });
        return true;
      },
      leave: (node) => {
        last = around.pop()!;
        if (isElement(node)) known.set(node, last);
        const outer = around.at(-1);
        if (!outer) return;
        outer.isRaisable &&= last.isRaisable;
        outer.hasDigit ||= last.hasDigit;
      },
    });
    return last;
  }
}

interface Signs {
  isRaisable: boolean;
  hasDigit: boolean;
}

const ALL: Signs = { isRaisable: true, hasDigit: false };
const RAISABLE = /^[\s0-9+\-−=()]*$/;

/** Text as it stands above or below the line: 10⁶ is not 106. */
export function raise(text: string, where: 'sup' | 'sub'): string {
  return text.replace(/[0-9+\-−=()]/g, (sign) => SIGNS[where][DIGITS.indexOf(sign)] ?? sign);
}
