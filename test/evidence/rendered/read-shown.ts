import type { Page } from 'playwright-core';

export interface Shown {
  /** `innerText` of the page's `main`, and of all of it. */
  main: string;
  all: string;
}

/**
 * What Chromium shows of a page: the text of its layout, without what layout says is out of sight. Disclosures are open: a reader opens them. Text
 * that a sheet writes is put where it is shown.
 */
export async function readShown(page: Page, html: string): Promise<Shown> {
  // As an address, so that the parser of documents reads it, with shadow roots.
  await page.goto(`data:text/html;charset=utf-8,${encodeURIComponent(html)}`);
  await page.waitForFunction('document.getAnimations().every(({ playState }) => playState === "finished")');
  return page.evaluate<Shown>(IN_PAGE);
}

/** Runs in the page. A text is seen where a point of it, in a window as high as the page, belongs to its element and has colour. */
const IN_PAGE = String.raw`(() => {
  const says = /[\p{L}\p{N}\p{Sc}\p{Sm}%‰°]/u;
  const elementsIn = (root) =>
    [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? elementsIn(element.shadowRoot) : [])]);
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const gone of document.querySelectorAll('select, textarea')) gone.replaceWith(document.createElement('x-gone'));
  for (const element of elementsIn(document.body))
    for (const [pseudo, place] of [['::before', 'afterbegin'], ['::after', 'beforeend']]) {
      const { content, display, visibility } = getComputedStyle(element, pseudo);
      if (display === 'none' || visibility !== 'visible' || !content.startsWith('"')) continue;
      const text = JSON.parse('[' + content.replaceAll('" "', '","') + ']').join('');
      if (says.test(text)) element.insertAdjacentHTML(place, '<x-written>' + text + '</x-written>');
    }
  const isSeen = (text) => {
    const parent = text.parentElement;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { fontSize, webkitTextFillColor } = getComputedStyle(parent);
    if (Number.parseFloat(fontSize) < 3 || /rgba\(.*, 0\)/.test(webkitTextFillColor)) return false;
    for (let at = parent; at; at = at.parentElement) if (getComputedStyle(at).filter.includes('opacity(0)')) return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(({ left, top, width, height }) => {
      if (width * height < 2) return false;
      const hit = text.getRootNode().elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && parent.contains(hit);
    });
  };
  const texts = [];
  for (const root of [document.body, ...elementsIn(document.body).flatMap(({ shadowRoot }) => shadowRoot ?? [])]) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode.data.trim() !== '') texts.push(walker.currentNode);
  }
  // The white space of text that is there and not drawn parts words, as what is taken out of the line does not.
  for (const text of texts.filter((each) => !isSeen(each))) {
    const parent = text.parentElement;
    if (parent.checkVisibility() && /^\s|\s$/.test(text.data) && getComputedStyle(parent).position === 'static') {
      const space = document.createElement('x-space');
      space.style = 'visibility:visible;font-size:16px';
      space.textContent = ' ';
      text.after(space);
    }
    text.remove();
  }
  for (const element of elementsIn(document.body).toReversed())
    if (/absolute|fixed/.test(getComputedStyle(element).position) && !texts.some((text) => text.isConnected && element.contains(text)))
      element.remove();
  // What stands in a shadow root is not of innerText.
  for (const host of elementsIn(document.body)) if (host.shadowRoot) host.replaceWith(...host.shadowRoot.childNodes);
  return { main: document.querySelector('main').innerText, all: document.body.innerText };
})()`;
