/**
 * Runs on a page that is shown as it is kept: finds a quote there, the one of several that stands closest below its headings, brings it into
 * view, clears what floats over it, and marks it. Gives its top and bottom in the window, and where the document ends; null where no such words
 * are shown. Letters alone are compared: the text layer sets other white space between blocks than the page does.
 */
export const FIND_PASSAGE = `(quote, headings, air) => {
  const lettersOf = (text) => text.normalize('NFD').replace(/[\\s\\u00ad]+/g, '');
  const UNSHOWN = /^(?:script|style|noscript|template)$/i;
  const MOST = 200;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    'noscript { display: none !important } * { pointer-events: auto !important; scroll-behavior: auto !important }' +
      '::highlight(passage) { background-color: #fff3b0; color: #111 }',
  );
  const elements = [];
  const nodes = [];
  const starts = [];
  const parts = [];
  let length = 0;
  const adopt = (root) => (root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]);
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const letters = lettersOf(node.data);
      if (letters === '') return;
      nodes.push(node);
      starts.push(length);
      parts.push(letters);
      length += letters.length;
    }
    if (node.nodeType !== Node.ELEMENT_NODE || UNSHOWN.test(node.tagName)) return;
    elements.push(node);
    if (node.shadowRoot) adopt(node.shadowRoot);
    const assigned = node.tagName === 'SLOT' ? node.assignedNodes() : [];
    for (const child of assigned.length > 0 ? assigned : (node.shadowRoot ?? node).childNodes) walk(child);
  };
  adopt(document);
  walk(document.body);
  const text = parts.join('');

  const wanted = lettersOf(quote);
  const above = headings.map(lettersOf).filter((heading) => heading !== '');
  const found = [];
  for (let at = wanted === '' ? -1 : text.indexOf(wanted); at >= 0 && found.length < MOST; at = text.indexOf(wanted, at + 1)) {
    const far = above.map((heading) => text.lastIndexOf(heading, at)).map((from) => (from < 0 ? length : at - from));
    found.push({ at, far: far.reduce((sum, one) => sum + one, 0) });
  }
  found.sort((a, b) => a.far - b.far || a.at - b.at);
  for (const { at } of found) {
    const ranges = rangesOf(at, at + wanted.length);
    const place = isShown(ranges) && show(ranges);
    if (place) return place;
  }
  return null;

  /** A range for each text node: none can reach over the edge of a shadow tree. */
  function rangesOf(from, to) {
    const ranges = [];
    for (let nth = nodes.length - 1; nth >= 0; nth -= 1) {
      const start = starts[nth];
      if (start >= to || start + parts[nth].length <= from) continue;
      const range = document.createRange();
      range.setStart(nodes[nth], offsetOf(nodes[nth], from - start, false));
      range.setEnd(nodes[nth], offsetOf(nodes[nth], to - start, true));
      ranges.unshift(range);
    }
    return ranges;
  }

  /** Where in a text its letters reach a count: before the next one, or after the last. */
  function offsetOf({ data }, letters, isEnd) {
    let count = 0;
    let at = 0;
    for (const char of data) {
      if (isEnd && count >= letters) return at;
      count += lettersOf(char).length;
      if (!isEnd && count > Math.max(0, letters)) return at;
      at += char.length;
    }
    return data.length;
  }

  function isShown(ranges) {
    return ranges.every(({ startContainer: { parentElement } }) =>
      parentElement === null || parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false }),
    ) && boxesOf(ranges).length > 0;
  }

  function boxesOf(ranges) {
    return ranges.flatMap((range) => [...range.getClientRects()]).filter(({ width, height }) => width > 0 && height > 0);
  }

  function show(ranges) {
    const first = ranges[0];
    const holder = first.startContainer.parentNode;
    const own = first.startContainer;
    const marker = document.createElement('span');
    marker.style.scrollMargin = air + 'px';
    const [start, end] = [first.startOffset, first.endOffset];
    const rest = start > 0 ? own.splitText(start) : own;
    holder.insertBefore(marker, rest);
    marker.scrollIntoView({ block: 'start', inline: 'nearest', behavior: 'instant' });
    marker.remove();
    first.setStart(rest, 0);
    first.setEnd(rest, end - start);
    for (const element of elements) {
      if (!/^(?:fixed|sticky)$/.test(getComputedStyle(element).position)) continue;
      if (!ranges.some(({ startContainer }) => holds(element, startContainer))) element.style.setProperty('visibility', 'hidden', 'important');
    }
    const boxes = boxesOf(ranges);
    const [box] = boxes;
    if (!box || !isOnTop(first.startContainer, box)) return null;
    CSS.highlights.set('passage', new Highlight(...ranges));
    return {
      top: box.top,
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      pageEnd: Math.max(document.documentElement.getBoundingClientRect().bottom, document.body.getBoundingClientRect().bottom),
    };
  }

  function holds(element, node) {
    for (let at = node; at; at = at.parentNode ?? at.host) if (at === element) return true;
    return false;
  }

  function isOnTop(node, { left, right, top, bottom }) {
    const hit = node.getRootNode().elementFromPoint((Math.max(0, left) + Math.min(innerWidth, right)) / 2, (top + bottom) / 2);
    const parent = node.parentElement ?? node.getRootNode().host;
    return hit !== null && parent.contains(hit);
  }
}`;
