import { applied, HIDING, spared } from './sheets.ts';
import type { Pen } from './words.ts';

/** A piece of a page: its markup, and what it adds to the sheet. */
export interface Piece {
  html: string;
  css?: string;
}

type Construct = (pen: Pen) => Piece;

const hidden = (pen: Pen, tag = 'span', text = `${pen.only('hid')} not ${pen.only('hid')}`) => {
  const { attributes, css } = applied(pen, pen.pick(HIDING));
  return { html: `<${tag}${attributes}>${text}</${tag}>`, css };
};

const join = (...pieces: Pick<Piece, 'css'>[]): string => pieces.map(({ css = '' }) => css).join('\n');

/** Constructs of real pages, each with sentences that only it has. */
export const CONSTRUCTS: Record<string, Construct> = {
  'hidden words in a sentence': (pen) => {
    const out = hidden(pen);
    return { html: `<p>${pen.clause()} ${out.html} ${pen.sentence()}</p>`, css: out.css };
  },
  'hidden letters in a word': (pen) => {
    const out = hidden(pen, 'i', pen.only('hid'));
    return { html: `<p>${pen.clause()} un${out.html}safe ${pen.sentence()}</p>`, css: out.css };
  },
  'a hidden element of another kind': (pen) => {
    const out = hidden(pen, pen.pick(['b', 'em', 'a', 'code', 'mark', 'small', 'label', 'cite']));
    return { html: `<p>${pen.clause()} ${out.html} ${pen.sentence()}</p>`, css: out.css };
  },
  'a hidden paragraph': (pen) => {
    const out = hidden(pen, 'p');
    return { html: `<p>${pen.sentence()}</p>${out.html}<p>${pen.sentence()}</p>`, css: out.css };
  },
  'a hidden item and cell': (pen) => {
    const [item, cell] = [applied(pen, 'display:none'), applied(pen, pen.pick(['display:none', 'visibility:hidden']))];
    return {
      html: `<ul><li>${pen.sentence()}</li><li${item.attributes}>${pen.only('hid')}</li></ul><table><tr><td>${pen.clause()}</td><td${cell.attributes}>${pen.only('hid')}</td><td>${pen.clause()}</td></tr></table>`,
      css: join(item, cell),
    };
  },
  'words that seem hidden': (pen) => {
    const kept = spared(pen);
    return {
      html: `<p>${pen.clause()} is <span${kept.attributes}>not ${pen.only('kept')}</span> ${pen.sentence()}</p>`,
      css: kept.css,
    };
  },
  'a paragraph that seems hidden': (pen) => {
    const kept = spared(pen);
    return { html: `<p><span${kept.attributes}>${pen.sentence()}</span></p>`, css: kept.css };
  },
  'a child that is shown in a hidden parent': (pen) => {
    const name = pen.name();
    return {
      html: `<p>${pen.clause()} <span class="${name}">${pen.only('hid')} <b>${pen.only('kept')}</b> ${pen.only('hid')}</span> ${pen.sentence()}</p>`,
      css: `.${name}{visibility:hidden}.${name} b{visibility:visible}`,
    };
  },
  'a child with letters of its own size': (pen) => {
    const name = pen.name();
    return {
      html: `<p class="${name}">${pen.only('hid')} <b>${pen.sentence()}</b> ${pen.only('hid')}</p>`,
      css: `.${name}{font-size:0}.${name} b{font-size:16px}`,
    };
  },
  'places among siblings': (pen) => {
    const name = pen.name();
    return {
      html: `<div class="${name}"><p>${pen.sentence()}</p><p>${pen.only('hid')}</p><p>${pen.sentence()}</p><p>${pen.only('hid')} here</p></div>`,
      css: `.${name} > p:nth-of-type(2), .${name} p:last-child{display:none}`,
    };
  },
  'a neighbour that decides': (pen) => {
    const name = pen.name();
    return {
      html: `<div class="${name}"><h4>${pen.clause()}</h4><p>${pen.only('hid')}</p><p>${pen.sentence()}</p></div>`,
      css: `.${name} h4 + p{display:none}.${name}:has(table) p{display:none}`,
    };
  },
  'a custom property': (pen) => {
    const [one, two] = [pen.name(), pen.name()];
    return {
      html: `<p>${pen.clause()} <span class="${one}">${pen.only('hid')}</span> ${pen.clause()} <span class="${two}">${pen.only('kept')}</span> ${pen.sentence()}</p>`,
      css: `:root{--off-${one}:none}.${one}{display:var(--off-${one})}.${two}{display:var(--unset-${two}, inline)}`,
    };
  },
  'the attribute hidden': (pen) => ({
    html: `<p hidden>${pen.only('hid')} here</p><p>${pen.clause()} <span hidden>${pen.only('hid')}</span> ${pen.sentence()}</p><p hidden style="display:block">${pen.sentence()}</p>`,
  }),
  'what is no text': (pen) => ({
    html: `<p>${pen.clause()} <script>var ${pen.only('hid')} = 1</script><style>.${pen.only('hid')}{}</style><!-- ${pen.only('hid')} --><template>${pen.only('hid')}</template><noscript>${pen.only('hid')}</noscript>${pen.sentence()}</p><dialog>${pen.only('hid')} here</dialog><div popover>${pen.only('hid')} here</div>`,
  }),
  'a disclosure': (pen) => ({
    html: `<details${pen.pick(['', ' open'])}><summary>${pen.sentence()}</summary><p>${pen.sentence()}</p>${pen.sentence()}</details>`,
  }),
  'styles within a sentence': (pen) => ({
    html: `<p>${pen.clause()} <strong>${pen.only('bo')}</strong>, <em>${pen.only('it')}<b>x</b></em> <a href="/x">${pen.clause()}</a><code>${pen.only('co')}()</code> <kbd>K</kbd>&nbsp;<q>${pen.clause()}</q> <abbr title="t">HTML</abbr> ${pen.sentence()}</p>`,
  }),
  'one word in several styles': (pen) => ({
    html: `<p>${pen.clause()} <b>light</b>house<i>s</i> and ${pen.only('a')}<wbr>${pen.only('b')} and bright&shy;ness, 1<b>5</b>0 ${pen.sentence()}</p>`,
  }),
  'powers, indices, ordinals': (pen) => ({
    html: `<p>${pen.clause()} 10<sup>6</sup> candela, H<sub>2</sub>O, the 1<sup>st</sup>, m<sup>2</sup>, x<sup>-1</sup>, ${pen.clause()}<sup>[3]</sup> ${pen.sentence()}</p>`,
  }),
  'what was put in and struck out': (pen) => ({
    html: `<p>${pen.clause()} 5<del>0</del> of <s>${pen.only('old')}</s> <ins>${pen.only('new')}</ins> and 1<ins>2</ins> ${pen.sentence()}</p>`,
  }),
  'lines that are broken': (pen) => ({
    html: `<p>${pen.sentence()}<br>${pen.sentence()}<br/>${pen.clause()}</p><pre>${pen.clause()}\n  ${pen.clause()}</pre>`,
  }),
  'lines that a sheet keeps': (pen) => ({
    html: `<div style="white-space:pre-line">${pen.clause()}\n   ${pen.clause()}</div><div style="white-space:pre-wrap">${pen.clause()}\n${pen.clause()}</div>`,
  }),
  lists: (pen) => ({
    html: `<ul><li>${pen.sentence()}<ul><li>${pen.sentence()}</li><li><p>${pen.sentence()}</p></li></ul></li></ul><ol><li>${pen.clause()}</li><li>${pen.clause()} <b>${pen.only('x')}</b></li></ol><dl><dt>${pen.clause()}</dt><dd>${pen.sentence()}</dd></dl>`,
  }),
  'a list in a line': (pen) => ({
    html: `<ul class="inline"><li>${pen.clause()}</li> <li>${pen.clause()}</li></ul>`,
    css: '.inline li{display:inline}',
  }),
  'a table': (pen) => ({
    html: `<table><caption>${pen.clause()}</caption><thead><tr><th>${pen.only('head')}</th><th>${pen.only('head')}</th></tr></thead><tbody><tr><td>${pen.clause()}</td><td>12</td></tr><tr><td>${pen.sentence()}</td><td><p>${pen.clause()}</p></td></tr></tbody></table>`,
  }),
  'a table made of boxes': (pen) => ({
    html: `<div style="display:table"><div style="display:table-row"><span style="display:table-cell">${pen.only('cell')}</span><span style="display:table-cell">${pen.clause()}</span></div></div>`,
  }),
  'a flexible row': (pen) => ({
    html: `<div class="flex"><span>${pen.only('label')}</span><span>${pen.clause()}</span><b>50</b></div><div class="grid"><em>${pen.clause()}</em><i>${pen.only('x')}</i></div>`,
    css: '.flex{display:flex}.grid{display:grid;grid-template-columns:1fr 1fr}',
  }),
  'spans that are blocks': (pen) => ({
    html: `<div><span class="row">${pen.clause()}</span><span class="row">${pen.only('x')}</span></div><p><b style="float:left">${pen.only('f')}</b>${pen.sentence()}</p>`,
    css: '.row{display:block}',
  }),
  'blocks that are in the line': (pen) => ({
    html: `<div>${pen.clause()} <div class="run">${pen.only('x')}</div> ${pen.sentence()}</div><section class="through"><span>${pen.clause()}</span> <span>${pen.only('y')}</span></section>`,
    css: '.run{display:inline}.through{display:contents}',
  }),
  'boxes in the line': (pen) => ({
    html: `<p>${pen.clause()} <span class="box">${pen.only('x')}</span>, <span class="box">${pen.only('y')}</span> ${pen.sentence()}</p>`,
    css: '.box{display:inline-block;padding:2px}',
  }),
  'generated words': (pen) => {
    const [one, two] = [pen.name(), pen.name()];
    return {
      html: `<p class="${one}">${pen.clause()} <i class="${two}" data-unit="${pen.only('unit')}">12</i> ${pen.sentence()}</p>`,
      css: `.${one}::before{content:"${pen.only('Note')}: "}.${two}::after{content:" " attr(data-unit)}.${two}::before{content:"›"}`,
    };
  },
  'pictures and fields in a sentence': (pen) => ({
    html: `<p>${pen.clause()} <img src="data:," alt="${pen.only('alt')}" width="20" height="20"> ${pen.clause()} <svg width="10" height="10"><text>${pen.only('alt')}</text></svg> <input value="${pen.only('alt')}"> <textarea>${pen.only('alt')}</textarea> ${pen.sentence()}</p>`,
  }),
  'a button in a sentence': (pen) => ({
    html: `<p>${pen.clause()} <button>${pen.only('press')}</button> ${pen.sentence()}</p>`,
  }),
  'a shadow root': (pen) => ({
    html: `<x-card><template shadowrootmode="open"><p>${pen.sentence()}</p></template></x-card><p>${pen.clause()} <x-word>${pen.only('x')}</x-word> ${pen.sentence()}</p>`,
  }),
  'entities and spaces': (pen) => ({
    html: `<p>  ${pen.clause()} &lt;b&gt; &amp; &copy; \n\t ${pen.only('sp')} &#8211; &hellip;   ${pen.sentence()} </p>`,
  }),
  'quotes, figures, notes': (pen) => ({
    html: `<blockquote><p>${pen.sentence()}</p></blockquote><figure><img src="data:," alt=""><figcaption>${pen.sentence()}</figcaption></figure><address>${pen.clause()}</address>`,
  }),
  'loose text': (pen) => ({
    html: `<div>${pen.clause()}<div>${pen.clause()}</div>${pen.clause()}</div><section>${pen.sentence()} <span>${pen.only('x')}</span></section>`,
  }),
  'markup with faults': (pen) => ({
    html: `<p>${pen.clause()} <b>${pen.only('x')} <i>${pen.only('y')}</b> ${pen.only('z')}</i><p>${pen.sentence()}<div>${pen.sentence()}</span></div>`,
  }),
  'letters in another case': (pen) => ({
    html: `<p style="text-transform:uppercase">${pen.sentence()}</p><p style="font-variant:small-caps">${pen.sentence()}</p>`,
  }),
};
