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
  return page.evaluate<Shown>(`(${IN_PAGE})()`);
}

/** Runs in the page. A text is seen where a point of it, in a window as high as the page, belongs to its element and has colour. */
const IN_PAGE = String(function readInPage(this: any): unknown {
  const document = (globalThis as any).document;
  const styleOf = (element: any, pseudo?: string) => (globalThis as any).getComputedStyle(element, pseudo);
  const says = /[\p{L}\p{N}\p{Sc}\p{Sm}%‰°]/u;
  const elementsIn = (root: any): any[] =>
    [...root.querySelectorAll('*')].flatMap((element: any) => [
      element,
      ...(element.shadowRoot ? elementsIn(element.shadowRoot) : []),
    ]);
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const gone of document.querySelectorAll('select, textarea')) gone.replaceWith(document.createElement('x-gone'));
  for (const element of elementsIn(document.body))
    for (const [pseudo, place] of [
      ['::before', 'afterbegin'],
      ['::after', 'beforeend'],
    ] as const) {
      const { content, display, visibility } = styleOf(element, pseudo);
      if (display === 'none' || visibility !== 'visible' || !/^"/.test(content)) continue;
      const text = JSON.parse(`[${content.replace(/" "/g, '","').replace(/" attr/g, '", attr')}]`).join('');
      if (says.test(text)) element.insertAdjacentHTML(place, `<x-written>${text}</x-written>`);
    }
  const isSeen = (text: any): boolean => {
    const parent = text.parentElement ?? text.getRootNode().host;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { fontSize, webkitTextFillColor } = styleOf(parent);
    if (Number.parseFloat(fontSize) < 3 || /rgba\(.*, 0\)/.test(webkitTextFillColor)) return false;
    for (let at = parent; at; at = at.parentElement) if (/opacity\(0\)/.test(styleOf(at).filter)) return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(({ left, top, width, height }: any) => {
      if (width * height < 2) return false;
      const hit = text.getRootNode().elementFromPoint(left + width / 2, top + height / 2);
      return hit === parent || (hit !== null && parent.contains(hit));
    });
  };
  const texts: any[] = [];
  for (const root of [document.body, ...elementsIn(document.body).flatMap(({ shadowRoot }) => shadowRoot ?? [])]) {
    const walker = document.createTreeWalker(root, 4);
    while (walker.nextNode()) if (walker.currentNode.data.trim() !== '') texts.push(walker.currentNode);
  }
  const unseen = texts.filter((text) => !isSeen(text));
  // The white space of text that is there and not drawn parts words, as what is taken out of the line does not.
  for (const text of unseen) {
    const parent = text.parentElement;
    if (parent.checkVisibility() && /^\s|\s$/.test(text.data) && styleOf(parent).position === 'static')
      text.after(
        Object.assign(document.createElement('x-space'), {
          innerText: ' ',
          style: 'visibility:visible;font-size:16px',
        }),
      );
    text.remove();
  }
  for (const element of elementsIn(document.body).toReversed())
    if (
      /absolute|fixed/.test(styleOf(element).position) &&
      !texts.some((text) => text.isConnected && element.contains(text))
    )
      element.remove();
  // What stands in a shadow root is not of innerText.
  for (const element of elementsIn(document.body))
    if (element.shadowRoot) element.replaceChildren(...element.shadowRoot.childNodes);
  for (const host of document.querySelectorAll('x-card')) host.replaceWith(...host.childNodes);
  return { main: document.querySelector('main').innerText, all: document.body.innerText };
});
