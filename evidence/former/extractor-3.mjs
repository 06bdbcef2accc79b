// Extractor 3, written by "npm run freeze". Not edited: texts that it made are made again by it.
import { domainToUnicode } from "node:url";
import { getDocumentProxy } from "unpdf";
import { gunzipSync } from "node:zlib";
import htmlEncodingSniffer from "html-encoding-sniffer";
import { generate, ident, parse } from "css-tree";
import { compile } from "css-select";
import { html, parse as parse$1 } from "parse5";
import { DOMParser, parseHTML } from "linkedom";
import { Readability } from "@mozilla/readability";
import ipaddr from "ipaddr.js";
// contracts/page.ts
const isRendered = (mediaType) => /;\s*rendered=/i.test(mediaType);
// evidence/text-layer/clean-text.ts
/** A flag of a country's part is the one honest use of tag characters (UTS #51, emoji tag sequence). */
const FLAG = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}`;
const FILLER = String.raw`\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u2060-\u2064\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{1d173}-\u{1d17a}`;
/** Scripts that know no joiners: between their letters one only hides a word. */
const JOINERLESS = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]`;
const JOINERS = String.raw`(?<=${JOINERLESS})[\u200c\u200d]+(?=${JOINERLESS})`;
/** Marks that can be set over any letter. Honest text stacks four at most; those that a script itself needs are of other blocks. */
const FLOOD = String.raw`[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{5,}`;
const HIDDEN = new RegExp(String.raw`${FLAG}|[\0-\u0007\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]|\p{Surrogate}|[${FILLER}]+|${JOINERS}|${FLOOD}|[\u202a-\u202e\u2066-\u2069]+|[\u{E0000}-\u{E007F}]+|[\ufe00-\ufe0f\u{E0100}-\u{E01EF}]{2,}`, "gu");
/** Letters and figures that are made to run backwards: whoever looks reads another number. */
const TURNED = /\u202e[^\u202c\n]*(?:\u202c|$|(?=\n))/g;
/**
* Drops what no reader sees and no quote should hold: control characters, lone surrogates, zero-width fillers, joiners inside words that have none,
* bidirectional controls, tag characters, runs of variation selectors, and marks piled up on a letter. Joiners where scripts need them, marks
* and soft hyphens have a use in honest text and stay. What a control turns round is left out under the mark.
*/
function cleanText(source) {
	const tricks = /* @__PURE__ */ new Set();
	return {
		text: (source.includes("‮") ? source.replace(TURNED, turn) : source).replace(HIDDEN, (match) => {
			const code = match.codePointAt(0) ?? 0;
			if (code === 127988) return match;
			const trick = nameTrick(code);
			if (trick) tricks.add(trick);
			return trick === "combining_flood" ? match.slice(0, 2) : "";
		}),
		tricks: [...tricks].toSorted()
	};
	function turn(run) {
		tricks.add("bidirectional_control");
		return /[\p{Script=Latin}\p{N}]{2}/u.test(run) ? "￼" : run;
	}
}
function nameTrick(code) {
	if (code >= 55296 && code <= 57343) return void 0;
	if (code < 160) return TERMINAL.has(code) ? "terminal_controls" : void 0;
	if (code >= 8234 && code <= 8238 || code >= 8294 && code <= 8297) return "bidirectional_control";
	if (code >= 917504 && code <= 917631) return "tag_characters";
	if (code >= 65024 && code <= 65039 || code >= 917760) return "variation_selectors";
	return isMark(code) ? "combining_flood" : "zero_width";
}
/** Backspace, escape, delete and the one-character form of "escape [": what rewrites the screen of whoever prints the text. */
const TERMINAL = /* @__PURE__ */ new Set([
	8,
	27,
	127,
	155
]);
function isMark(code) {
	if (code === 847) return false;
	return /\p{Mn}|\p{Me}/u.test(String.fromCodePoint(code)) && ![6068, 6069].includes(code);
}
// evidence/text-layer/continuation.ts
/**
* Where a document goes on, by the structure of its page: the link that is called the next page, else one to older entries, else the only one
* to read on. Always of the same site and of the same family of paths; what the page's text says is never looked at. Null where it ends.
*/
function chooseContinuation(links, url) {
	const page = new URL(url);
	const known = links.flatMap(({ href, ...link }) => {
		const to = URL.parse(href);
		return to && isSameSite(to, page) && !isSameAddress(to, page) ? [{
			...link,
			words: trim(link.words),
			to
		}] : [];
	});
	const next = known.find(({ isNext, to }) => isNext && isNextPage(to, page)) ?? known.find(({ words, to }) => NEXT.test(words) && isNextPage(to, page)) ?? known.find(({ words, to }) => OLDER.test(words) && isOfFamily(to, page)) ?? onlyOne(known.filter(({ words, to }) => READ_ON.test(words) && isPartOf(to, page)));
	return next ? withoutFragment(next.to) : null;
}
/** The same host, with `www.` or without, and the same port. */
function isSameSite(one, other) {
	const host = ({ hostname }) => hostname.replace(/^www\./, "");
	return host(one) === host(other) && one.port === other.port;
}
const THINGS = "(?:releases?|versions?|change ?logs?|changes?|entries|posts?|updates?|news|articles?|stor(?:y|ies)|notes?|items?|results?|events?)";
const NEXT = /^(?:next(?: page| results?)?|n[äa]chste(?: seite)?|weiter|(?:page )?suivante?|(?:p[áa]gina )?siguiente|(?:pagina )?successiva|avanti|pr[óo]xima(?: p[áa]gina)?|volgende(?: pagina)?|n[äa]sta(?: sida)?|nast[ęe]pna(?: strona)?|следующая(?: страница)?|далее|次へ|次の?ページ|下一[页頁]|다음(?: 페이지)?)$/i;
const OLDER = new RegExp(`^(?:(?:older|earlier)(?: ${THINGS})?|previous ${THINGS}|(?:(?:load|show|view|see) )?more(?: ${THINGS})?|(?:${THINGS} )?archives?|archived? ${THINGS}|ältere (?:beiträge|einträge|versionen|artikel|meldungen)|(?:articles|messages|versions) plus (?:anciens|anciennes)|entradas (?:antiguas|anteriores)|versiones anteriores|postagens (?:mais )?antigas|post (?:più|meno) (?:vecchi|recenti)|oudere berichten)$`, "iu");
const READ_ON = /^(?:read (?:more|on)|read the (?:full|rest of the) \p{L}+|continue reading|full (?:story|article|text|change ?log|release notes)|weiterlesen|lire la suite|leer m[áa]s|seguir leyendo|leia mais|leggi tutto|lees verder)$/iu;
/** Without the arrows and marks around the words. */
function trim(words) {
	return words.replace(/\s+/g, " ").replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "").toLowerCase();
}
/** The same path with a page number that is one higher, or the same path asked for otherwise. */
function isNextPage(next, page) {
	const [to, from] = [cut(next), cut(page)];
	if (pathOf(next) === pathOf(page)) return next.search !== page.search && !countsDown(next, page);
	if (to.stem !== from.stem || to.number === null) return false;
	return from.number === null ? to.number === 1 || to.number === 2 : to.number === from.number + 1;
}
/** A number of the query that gets smaller leads back. */
function countsDown(next, page) {
	return [...next.searchParams].some(([name, value]) => /^\d+$/.test(value) && Number(value) < Number(page.searchParams.get(name) ?? 0));
}
function isOfFamily(next, page) {
	const first = (url) => pathOf(url).split("/")[1] ?? "";
	const folder = (url) => pathOf(url).replace(/[^/]*$/, "");
	return isPartOf(next, page) || folder(next) === folder(page) || first(page) !== "" && first(next) === first(page);
}
function isPartOf(next, page) {
	const path = pathOf(page);
	return pathOf(next) === path || pathOf(next).startsWith(path.replace(/\/?$/, "/")) || cut(next).stem === cut(page).stem;
}
/** A path without what says which page of it this is. */
function cut(url) {
	const path = pathOf(url).replace(/\.[a-z]{2,5}$/i, "");
	const numbered = /^(.*?)[/_.-]?(?:page|seite|pagina|p)?[/_.-]?(\d{1,3})$/i.exec(path);
	return numbered ? {
		stem: numbered[1],
		number: Number(numbered[2])
	} : {
		stem: path,
		number: null
	};
}
const pathOf = (url) => url.pathname.replace(/\/(?:index|default)\.[a-z]{2,5}$/i, "/").replace(/\/+$/, "");
const isSameAddress = (one, other) => withoutFragment(one) === withoutFragment(other);
function withoutFragment(url) {
	const bare = new URL(url);
	bare.hash = "";
	return bare.href;
}
const onlyOne = (links) => new Set(links.map(({ to }) => withoutFragment(to))).size === 1 ? links[0] : void 0;
// evidence/text-layer/lookalikes.ts
/** Letters of other scripts that are drawn as Latin ones (UTS #39, confusables: those of common fonts). */
const LATIN_OF = new Map([["аԁеһіјӏкոорԛѕсуԝхνουρικτχα", "adehijlknopqscywxvoupiktxa"], ["АВЕНІЈКМОРЅСТХУΑΒΕΖΗΙΚΜΝΟΡΤΥΧՏՍ", "ABEHIJKMOPSCTXYABEZHIKMNOPTYXSU"]].flatMap(([from = "", to = ""]) => [...from].map((letter, index) => [letter, [...to][index] ?? letter])));
const CYRILLIC_IN_LATIN = /[a-z][а-яёѐ-ԯ]|[а-яёѐ-ԯ][a-z]/iu;
/** Greek letters stand beside Latin ones in units and names of substances; between small ones they only pass for them. */
const GREEK_IN_LATIN = /[a-z][αινορτυχκ]+[a-z]/u;
/** Text with the letters of other scripts that pass for Latin ones made Latin. For looking through it, never for quoting. */
function foldLookalikes(text) {
	return text.replace(/[^\0-\u036f]/gu, (letter) => LATIN_OF.get(letter) ?? letter);
}
/** Whether a word mixes Latin letters with ones that only look so. */
function hasLookalikeWord(text) {
	return CYRILLIC_IN_LATIN.test(text) || GREEK_IN_LATIN.test(text);
}
/** Whether a host name passes for another one: a label of Latin letters mixed with others, or wholly of letters that look Latin under a Latin ending. */
function isLookalikeHost(host) {
	if (!host.includes("xn--")) return false;
	const labels = domainToUnicode(host).split(".");
	const isLatinEnding = /^[a-z]+$/.test(labels.at(-1) ?? "");
	return labels.some((label) => {
		const letters = [...label].filter((character) => /\p{L}/u.test(character));
		const foreign = letters.filter((letter) => /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(letter));
		if (foreign.length === 0) return false;
		return letters.some((letter) => /\p{Script=Latin}/u.test(letter)) || isLatinEnding && foreign.every((letter) => LATIN_OF.has(letter));
	});
}
// evidence/text-layer/instruction-like.ts
const INSTRUCTION = /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|above|previous|prior)\b|\b(?:system|developer) (?:prompt|message)\b|\b(?:AI|LLM|language model|assistant|chat ?bot|chatgpt|claude|gemini|copilot|agents?)s?\b.{0,60}\b(?:must|should|shall|please|visit|send|reply|respond|output|instead|do not|always|never)\b|\byou are (?:now )?(?:an?|the) (?:AI|assistant|agent|model|bot)\b|\b(?:do not|don't) (?:tell|reveal|mention|show) (?:the )?(?:user|reader|human)\b|\b(?:ignorier|vergiss|ignore[zr]|ignora|olvida)\w*\b.{0,40}\b(?:anweisung|instruction|instrucc|istruzion)/is;
/**
* Whether text that no reader sees speaks to a machine: said of it in `TextLayer.suspicious`, never a reason to read it. Letters in disguise
* (other scripts, styles, widths, tags) and marks and fillers between them are seen through.
*/
function isInstructionLike(text) {
	const start = text.slice(0, 2e4);
	return INSTRUCTION.test(start) || /[^\0-\u007f]/.test(start) && INSTRUCTION.test(undisguise(start));
}
function undisguise(text) {
	return foldLookalikes(text.replace(/[\u{E0020}-\u{E007E}]/gu, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? 0) - 917504)).normalize("NFKD").replace(/[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]+/gu, ""));
}
// evidence/text-layer/markdown/front-matter.ts
/** What a YAML or TOML head of a Markdown file says about the page. Only plain `key: value` lines are read. */
function readFrontMatter(source) {
	const head = /^(---|\+\+\+)[ \t]*\r?\n([\s\S]{0,20000}?)\r?\n\1[ \t]*(?:\r?\n|$)/.exec(source);
	if (!head) return {
		length: 0,
		title: null,
		date: null,
		language: null
	};
	const values = /* @__PURE__ */ new Map();
	for (const line of (head[2] ?? "").split(/\r?\n/)) {
		const pair = /^([\w-]{1,40})[ \t]*[:=][ \t]*(.+)$/.exec(line);
		if (pair) values.set((pair[1] ?? "").toLowerCase(), unquote((pair[2] ?? "").trim()));
	}
	const find = (...keys) => keys.map((key) => values.get(key)).find((value) => value !== void 0 && value !== "") ?? null;
	return {
		length: head[0].length,
		title: find("title"),
		date: find("date", "published", "pubdate", "publishdate"),
		language: find("lang", "language", "locale")
	};
}
function unquote(value) {
	return /^"(.*)"$/.exec(value)?.[1] ?? /^'(.*)'$/.exec(value)?.[1] ?? value;
}
// evidence/text-layer/layer-draft.ts
/** The same outline for a string that stands `offset` UTF-16 units into a longer one. */
function moveOutline({ blocks, links }, offset) {
	return {
		blocks: blocks.map((block) => ({
			...block,
			start: block.start + offset,
			end: block.end + offset
		})),
		links: links.map((link) => ({
			...link,
			start: link.start + offset,
			end: link.end + offset
		}))
	};
}
// evidence/text-layer/absolute-link.ts
/** A link as an absolute http(s) address, or null where it leads nowhere that can be read. */
function absoluteLink(href, base) {
	const trimmed = href.trim();
	if (trimmed === "" || trimmed.startsWith("#")) return null;
	const url = base === null ? URL.parse(trimmed) : URL.parse(trimmed, base);
	if (url === null || url.protocol !== "http:" && url.protocol !== "https:") return null;
	return url.href;
}
// evidence/text-layer/markdown/block-rules.ts
/** What opens a block on one line, after its containers' marks and its indent. CommonMark 4 and 5, GFM 4.10. */
const RULES = {
	atx: /^(#{1,6})(?:[ \t]+|$)/,
	setext: /^(=+|-+)[ \t]*$/,
	thematicBreak: /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/,
	fence: /^(`{3,}(?=[^`]*$)|~{3,})/,
	bullet: /^([-*+•])(?=[ \t]|$)/,
	ordered: /^(\d{1,9})([.)])(?=[ \t]|$)/,
	/** Plain text draws its rules with these too. */
	rule: /^[=~_*#+-]{3,}[ 	]*$/,
	definition: /^\[((?:[^[\]\\]|\\.){1,999})\]:[ \t]*(?:<([^<>]*)>|(\S+))(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?[ \t]*$/,
	rawTextTag: /^<(script|pre|style|textarea)(?=[\s>]|$)/i,
	blockTag: /^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=[\s>]|\/>|$)/i,
	loneTag: /^(?:<[a-z][a-z0-9-]*(?:[ \t]+[a-z_:][\w.:-]*(?:[ \t]*=[ \t]*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*[ \t]*\/?>|<\/[a-z][a-z0-9-]*[ \t]*>)[ \t]*$/i
};
/** The cells of a table row, as offsets into the row; pipes with a backslash before them belong to the text (GFM 4.10). */
function splitCells(row) {
	const cells = [];
	let from = row.startsWith("|") ? 1 : 0;
	for (let at = from; at <= row.length; at += 1) if (row[at] === "\\") at += 1;
	else if (at === row.length || row[at] === "|") {
		if (at < row.length || row.slice(from, at).trim() !== "") cells.push(trimRange(row, from, at));
		from = at + 1;
	}
	return cells;
}
/** A table's second row: dashes, with colons for alignment. */
function isDelimiterRow(row) {
	return row.includes("|") && row.length < 1e4 && row.trim().replace(/^\||\|$/g, "").split("|").every((cell) => /^:?-+:?$/.test(cell.trim()));
}
/** The text of an ATX heading without the hashes that may close it (CommonMark 4.2). */
function atxText(text, from, to) {
	const { start, end } = trimRange(text, from, to);
	let hashes = end;
	while (hashes > start && text[hashes - 1] === "#") hashes -= 1;
	if (hashes === end || hashes > start && !/[ \t]/.test(text[hashes - 1] ?? "")) return {
		start,
		end
	};
	return trimRange(text, start, hashes);
}
function trimRange(text, from, to) {
	let start = from;
	let end = Math.min(to, text.length);
	while (start < end && /\s/.test(text[start] ?? "")) start += 1;
	while (end > start && /\s/.test(text[end - 1] ?? "")) end -= 1;
	return {
		start,
		end
	};
}
// evidence/text-layer/markdown/outline-html.ts
const TAG = /<(\/?)(h[1-6]|p|li|summary|dt|dd|td|th|a|ul|ol|dl|table|tr|div|details|section)(\s[^<>]*)?>/gi;
/** What these hold is no block of its own; they end the one before. */
const FRAMES = /* @__PURE__ */ new Set([
	"ul",
	"ol",
	"dl",
	"table",
	"tr",
	"div",
	"details",
	"section"
]);
/** Blocks and links of a stretch of raw HTML inside Markdown, whose tags stay part of the text. Offsets count from its start. */
function outlineHtml(text, base) {
	const blocks = [];
	const links = [];
	let open = null;
	let anchor = null;
	for (const match of text.matchAll(TAG)) {
		const name = (match[2] ?? "").toLowerCase();
		const inside = match.index + match[0].length;
		if (name === "a") {
			if (anchor) addLink(anchor, match.index);
			const href = match[1] ? void 0 : /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(match[3] ?? "");
			const address = href ? absoluteLink(href[1] ?? href[2] ?? href[3] ?? "", base) : null;
			anchor = address === null ? null : {
				at: inside,
				href: address
			};
			continue;
		}
		if (open) addBlock(open.name, open.at, match.index);
		open = match[1] || FRAMES.has(name) ? null : {
			name,
			at: inside,
			href: null
		};
	}
	if (open) addBlock(open.name, open.at, text.length);
	if (blocks.length === 0) {
		const { start, end } = trimRange(text, 0, text.length);
		if (/[^\s<>]/.test(text.replace(/<[^<>]*>/g, ""))) blocks.push({
			kind: "paragraph",
			start,
			end
		});
	}
	return {
		blocks,
		links
	};
	function addBlock(name, from, to) {
		const { start, end } = trimRange(text, from, to);
		if (end <= start) return;
		if (/^h[1-6]$/.test(name)) blocks.push({
			kind: "heading",
			start,
			end,
			level: Number(name[1])
		});
		else if (name === "li") blocks.push({
			kind: "item",
			start,
			end,
			level: 1
		});
		else blocks.push({
			kind: KINDS[name] ?? "paragraph",
			start,
			end
		});
	}
	function addLink({ at, href }, to) {
		const { start, end } = trimRange(text, at, to);
		if (end > start) links.push({
			start,
			end,
			href
		});
	}
}
const KINDS = {
	dt: "term",
	dd: "definition",
	td: "cell",
	th: "cell"
};
// evidence/text-layer/markdown/block-state.ts
function createBlockState() {
	return {
		blocks: [],
		inline: [],
		html: [],
		definitions: /* @__PURE__ */ new Map(),
		containers: [],
		leaf: null,
		lastEnd: 0
	};
}
function pushBlock(state, block) {
	for (let index = state.containers.length - 1; index >= 0; index -= 1) {
		const holder = state.containers[index];
		if (holder?.kind !== "item") continue;
		if (!holder.isEmpty) break;
		holder.block.start = Math.min(holder.block.start, block.start);
		holder.isEmpty = false;
	}
	state.blocks.push(block);
	return block;
}
function closeLeaf(state) {
	const { leaf } = state;
	state.leaf = null;
	if (leaf?.kind === "html") state.html.push({
		start: leaf.start,
		end: leaf.end
	});
	if (leaf?.kind !== "paragraph") return;
	if (leaf.block) leaf.block.end = leaf.end;
	state.inline.push({
		start: leaf.start,
		end: leaf.end
	});
}
/** Closes the leaf, and the containers from `index` on. */
function closeFrom(state, index) {
	closeLeaf(state);
	for (const container of state.containers.splice(index)) if (container.kind === "item") container.block.end = Math.max(container.block.start, state.lastEnd);
}
/** A line of text: the next one of the open paragraph, or the first of a new one. */
function addText$1(state, { start, end }) {
	if (state.leaf?.kind === "paragraph") {
		state.leaf.end = end;
		state.leaf.lastLine = start;
		return;
	}
	closeLeaf(state);
	const holder = state.containers.at(-1);
	const isItemText = holder?.kind === "item" && holder.isEmpty;
	if (isItemText) {
		holder.block.start = start;
		holder.isEmpty = false;
	}
	state.leaf = {
		kind: "paragraph",
		start,
		end,
		lastLine: start,
		block: isItemText ? null : pushBlock(state, {
			kind: "paragraph",
			start,
			end
		})
	};
}
// evidence/text-layer/markdown/line-cursor.ts
function createCursor(text, start, end) {
	const cursor = {
		at: start,
		column: 0,
		spare: 0,
		end,
		mark: start,
		markColumn: 0
	};
	findMark(text, cursor);
	return cursor;
}
/** Columns of white space before the next character. */
function indentOf({ markColumn, column, spare }) {
	return markColumn - column + spare;
}
/** Passes over at most `columns` columns of white space. */
function skipColumns(text, cursor, columns) {
	let left = columns;
	const spared = Math.min(left, cursor.spare);
	cursor.spare -= spared;
	left -= spared;
	while (left > 0 && cursor.at < cursor.mark) {
		const width = text[cursor.at] === "	" ? 4 - cursor.column % 4 : 1;
		cursor.at += 1;
		cursor.column += width;
		cursor.spare = Math.max(0, width - left);
		left -= Math.min(width, left);
	}
}
/** Passes over the white space and `length` characters of a mark. */
function passMark(text, cursor, length) {
	cursor.at = cursor.mark + length;
	cursor.column = cursor.markColumn + length;
	cursor.spare = 0;
	findMark(text, cursor);
}
function isBlank({ mark, end }) {
	return mark >= end;
}
function findMark(text, cursor) {
	let { at, column } = cursor;
	while (at < cursor.end) {
		const char = text[at];
		if (char === " ") column += 1;
		else if (char === "	") column += 4 - column % 4;
		else break;
		at += 1;
	}
	cursor.mark = at;
	cursor.markColumn = column;
}
// evidence/text-layer/markdown/open-leaf.ts
/** Opens or goes on with what the rest of a line makes by itself: heading, fence, table, raw HTML, link definition. False where it is text. */
function openLeaf(state, line) {
	if (openHeading(state, line) || openFence(state, line)) return true;
	if (line.dialect === "plain") return false;
	return openTable(state, line) || continueTable(state, line) || openHtml(state, line) || openDefinition(state, line);
}
/** An underline that makes the open paragraph a heading (CommonMark 4.3). */
function openSetext(state, line) {
	const { leaf } = state;
	const mark = RULES.setext.exec(line.rest)?.[1];
	if (!mark || leaf?.kind !== "paragraph" || line.matched !== state.containers.length) return false;
	if (line.dialect === "plain" && (mark.length < 2 || leaf.lastLine !== leaf.start)) return false;
	if (line.dialect === "markdown" && isTableHead(state, line)) return false;
	const { start, end, block } = leaf;
	const heading = {
		kind: "heading",
		start,
		end,
		level: mark.startsWith("=") ? 1 : 2
	};
	if (block) Object.assign(block, heading);
	else pushBlock(state, heading);
	state.inline.push({
		start,
		end
	});
	state.leaf = null;
	return true;
}
function openHeading(state, { text, at, end, rest, matched }) {
	const atx = RULES.atx.exec(rest);
	if (!atx) return false;
	closeFrom(state, matched);
	const range = atxText(text, at + atx[0].length, end);
	pushBlock(state, {
		kind: "heading",
		...range,
		level: atx[1]?.length ?? 1
	});
	state.inline.push(range);
	return true;
}
function openFence(state, { text, end, rest, matched }) {
	const mark = RULES.fence.exec(rest)?.[1];
	if (!mark) return false;
	closeFrom(state, matched);
	const start = Math.min(text.length, text.startsWith("\r\n", end) ? end + 2 : end + 1);
	state.leaf = {
		kind: "fence",
		mark,
		block: pushBlock(state, {
			kind: "code",
			start,
			end: start
		})
	};
	return true;
}
/** Whether the rest is the delimiter row of a table whose head is the last line of the open paragraph. */
function isTableHead({ leaf }, { text, rest }) {
	if (leaf?.kind !== "paragraph" || !isDelimiterRow(rest)) return false;
	const head = trimRange(text, leaf.lastLine, leaf.end);
	return splitCells(text.slice(head.start, head.end)).length === splitCells(rest.trim()).length;
}
function openTable(state, line) {
	const { leaf } = state;
	if (line.matched !== state.containers.length || !isTableHead(state, line) || leaf?.kind !== "paragraph") return false;
	const { lastLine, end, start, block } = leaf;
	if (lastLine === start) {
		if (block) block.end = block.start;
		state.leaf = null;
	} else {
		leaf.end = trimRange(line.text, start, lastLine).end;
		closeLeaf(state);
	}
	pushRow(state, {
		text: line.text,
		from: lastLine,
		to: end,
		isHeader: true
	});
	state.leaf = { kind: "table" };
	return true;
}
function continueTable(state, { text, at, end, matched }) {
	if (state.leaf?.kind !== "table" || matched !== state.containers.length) return false;
	pushRow(state, {
		text,
		from: at,
		to: end,
		isHeader: false
	});
	return true;
}
function pushRow(state, { text, from, to, isHeader }) {
	const row = trimRange(text, from, to);
	pushBlock(state, {
		kind: "row",
		...row,
		...isHeader && { isHeader }
	});
	for (const cell of splitCells(text.slice(row.start, row.end))) {
		const range = {
			start: row.start + cell.start,
			end: row.start + cell.end
		};
		pushBlock(state, {
			kind: "cell",
			...range
		});
		state.inline.push(range);
	}
}
function openHtml(state, { rest, at, end, matched }) {
	if (!rest.startsWith("<")) return false;
	const rawText = RULES.rawTextTag.exec(rest)?.[1];
	if (!(rawText !== void 0 || RULES.blockTag.test(rest)) && (state.leaf?.kind === "paragraph" || !RULES.loneTag.test(rest))) return false;
	closeFrom(state, matched);
	const until = rawText === void 0 ? null : /<\/(?:script|pre|style|textarea)>/i;
	state.leaf = {
		kind: "html",
		until,
		start: at,
		end
	};
	if (until?.test(rest)) closeLeaf(state);
	return true;
}
function openDefinition(state, { rest, matched }) {
	const definition = state.leaf?.kind === "paragraph" ? null : RULES.definition.exec(rest);
	if (!definition) return false;
	closeFrom(state, matched);
	const label = normalLabel(definition[1] ?? "");
	if (!state.definitions.has(label)) state.definitions.set(label, definition[2] ?? definition[3] ?? "");
	return true;
}
/** Link labels match after case folding and with white space squeezed (CommonMark 4.7). */
function normalLabel(label) {
	return label.trim().replace(/\s+/g, " ").toLowerCase();
}
// evidence/text-layer/markdown/source-lines.ts
/** The lines of a text, broken at LF, CRLF or CR (CommonMark 2.1). */
function* sourceLines(text) {
	const breaks = /\r\n?|\n/g;
	let start = 0;
	for (const { 0: mark, index } of text.matchAll(breaks)) {
		yield {
			start,
			end: index
		};
		start = index + mark.length;
	}
	if (start < text.length) yield {
		start,
		end: text.length
	};
}
// evidence/text-layer/markdown/scan-blocks.ts
/** Deeper containers than this are read as text, so that a hostile line of marks stays cheap. */
const MAX_DEPTH$2 = 60;
/** Finds the blocks of a Markdown or plain text in one pass over its lines. */
function scanBlocks(text, dialect = "markdown") {
	const state = createBlockState();
	for (const line of sourceLines(text)) readLine(line);
	closeFrom(state, 0);
	const { blocks, inline, html, definitions } = state;
	return {
		blocks: blocks.filter(({ start, end }) => end > start),
		inline,
		html,
		definitions
	};
	function readLine(line) {
		const cursor = createCursor(text, line.start, line.end);
		const matched = matchContainers(cursor);
		if (isBlank(cursor)) return readBlank(matched);
		const held = matched === state.containers.length && continueLeaf(cursor) ? null : openBlocks(cursor, matched);
		if (held !== null) readText(cursor, held);
		state.lastEnd = trimRange(text, line.start, line.end).end;
	}
	/** How many of the open containers the line goes on in. */
	function matchContainers(cursor) {
		let matched = 0;
		for (const container of state.containers) {
			if (container.kind === "quote") {
				if (indentOf(cursor) > 3 || isBlank(cursor) || text[cursor.mark] !== ">") break;
				passQuoteMark(cursor);
			} else if (!isBlank(cursor)) {
				if (indentOf(cursor) < container.content) break;
				skipColumns(text, cursor, container.content);
			}
			matched += 1;
		}
		return matched;
	}
	/** A blank line ends a paragraph, a table and a quote; an item goes on after it. */
	function readBlank(matched) {
		const quote = state.containers.findIndex((container, index) => index >= matched && container.kind === "quote");
		if (quote >= 0) return closeFrom(state, quote);
		const { leaf } = state;
		if (leaf?.kind === "fence" || leaf?.kind === "code" || leaf?.kind === "html" && leaf.until !== null) return;
		closeLeaf(state);
	}
	/** True when the open leaf takes the whole line. */
	function continueLeaf(cursor) {
		const { leaf } = state;
		if (leaf?.kind === "fence") {
			const rest = text.slice(cursor.mark, cursor.end).trim();
			if (rest.length >= leaf.mark.length && rest === leaf.mark.charAt(0).repeat(rest.length) && indentOf(cursor) < 4) closeLeaf(state);
			else leaf.block.end = textEnd(cursor);
			return true;
		}
		if (leaf?.kind === "code") {
			if (indentOf(cursor) < 4) return false;
			leaf.block.end = textEnd(cursor);
			return true;
		}
		if (leaf?.kind !== "html") return false;
		leaf.end = cursor.end;
		if (leaf.until?.test(text.slice(cursor.at, cursor.end))) closeLeaf(state);
		return true;
	}
	/** Opens what the line begins: containers first, then at most one leaf. Where text is left over, the number of containers it stands in. */
	function openBlocks(cursor, matchedBefore) {
		for (let matched = matchedBefore;; matched = state.containers.length) {
			const rest = text.slice(cursor.mark, cursor.end);
			const line = {
				text,
				dialect,
				at: cursor.mark,
				end: cursor.end,
				rest,
				matched
			};
			if (indentOf(cursor) > 3 && dialect === "markdown") return state.leaf?.kind === "paragraph" ? matched : openCode(cursor, matched);
			if (openSetext(state, line)) return null;
			if (RULES.thematicBreak.test(rest) || dialect === "plain" && RULES.rule.test(rest)) {
				closeFrom(state, matched);
				return null;
			}
			if (!openQuote(cursor, matched) && !openItem(cursor, rest, matched)) return openLeaf(state, line) ? null : matched;
			if (isBlank(cursor)) return null;
		}
	}
	function openCode(cursor, matched) {
		closeFrom(state, matched);
		skipColumns(text, cursor, 4);
		state.leaf = {
			kind: "code",
			block: pushBlock(state, {
				kind: "code",
				start: cursor.at,
				end: textEnd(cursor)
			})
		};
		return null;
	}
	function openQuote(cursor, matched) {
		if (text[cursor.mark] !== ">" || state.containers.length >= MAX_DEPTH$2) return false;
		closeFrom(state, matched);
		state.containers.push({ kind: "quote" });
		passQuoteMark(cursor);
		return true;
	}
	function openItem(cursor, rest, matched) {
		if (state.containers.length >= MAX_DEPTH$2) return false;
		const bullet = RULES.bullet.exec(rest);
		const ordered = bullet ? null : RULES.ordered.exec(rest);
		const mark = bullet?.[0] ?? ordered?.[0];
		if (mark === void 0) return false;
		const isEmpty = rest.slice(mark.length).trim() === "";
		if (state.leaf?.kind === "paragraph" && matched === state.containers.length && (isEmpty || ordered !== null && ordered[1] !== "1")) return false;
		closeFrom(state, matched);
		const indent = indentOf(cursor);
		passMark(text, cursor, mark.length);
		const padding = isEmpty || indentOf(cursor) > 4 ? 1 : indentOf(cursor);
		skipColumns(text, cursor, padding);
		const level = state.containers.filter(({ kind }) => kind === "item").length + 1;
		const block = pushBlock(state, {
			kind: "item",
			start: cursor.mark,
			end: cursor.mark,
			level
		});
		state.containers.push({
			kind: "item",
			content: indent + mark.length + padding,
			block,
			isEmpty: true
		});
		return true;
	}
	/** Text that no mark opens. In Markdown it may go on with a paragraph of containers that it does not reach (lazily, CommonMark 5.1). */
	function readText(cursor, matched) {
		const range = trimRange(text, cursor.at, cursor.end);
		if (state.leaf?.kind !== "paragraph" || matched < state.containers.length && !isLazy(cursor)) closeFrom(state, matched);
		addText$1(state, range);
	}
	/** Plain text wraps its items with an indent, or in the middle of a sentence; any other line that stands out begins something new. */
	function isLazy(cursor) {
		return dialect === "markdown" || indentOf(cursor) > 0 || /^[\p{Ll}(]/u.test(text.slice(cursor.mark, cursor.mark + 2));
	}
	function textEnd(cursor) {
		return trimRange(text, cursor.at, cursor.end).end;
	}
	function passQuoteMark(cursor) {
		passMark(text, cursor, 1);
		skipColumns(text, cursor, 1);
	}
}
// evidence/text-layer/markdown/code-spans.ts
/** Answers, for a run of backticks in a stretch of text, where the code span that it opens ends; null where nothing closes it. Linear over the stretch. */
function createCodeSpans(text) {
	const runs = /* @__PURE__ */ new Map();
	for (const { 0: run, index } of text.matchAll(/`+/g)) {
		const known = runs.get(run.length);
		if (known) known.starts.push(index);
		else runs.set(run.length, {
			starts: [index],
			next: 0
		});
	}
	return (at) => {
		let length = 0;
		while (text[at + length] === "`") length += 1;
		const same = runs.get(length);
		if (!same) return null;
		while ((same.starts[same.next] ?? Infinity) <= at) same.next += 1;
		const close = same.starts[same.next];
		return close === void 0 ? null : close + length;
	};
}
// evidence/text-layer/markdown/scan-links.ts
/** Unclosed brackets beyond this many are text: nobody nests links so deep, and a run of them stays cheap. */
const MAX_OPEN = 40;
/** The links of one stretch of Markdown: inline, by reference, in angle brackets, and bare addresses. Offsets count from its start. */
function scanLinks(text, { definitions, base }) {
	const links = [];
	if (!/[[<]|https?:/.test(text)) return links;
	const codeSpanEnd = createCodeSpans(text);
	const open = [];
	let at = 0;
	while (at < text.length) {
		const char = text[at];
		if (char === "\\") at += 2;
		else if (char === "`") at = codeSpanEnd(at) ?? skipRun(text, at);
		else if (char === "[") {
			if (open.length < MAX_OPEN) open.push(at);
			at += 1;
		} else if (char === "]") at = closeBracket(at);
		else if (char === "<") at = readAngle(at);
		else if (char === "h" && isAddressStart(text, at)) at = readBare(at);
		else at += 1;
	}
	return links.toSorted((left, right) => left.start - right.start || right.end - left.end);
	function closeBracket(at) {
		const start = open.pop();
		if (start === void 0) return at + 1;
		const target = readTarget(text, start, at, definitions);
		if (target === null) return at + 1;
		if (text[start - 1] !== "!") add(start + 1, at, target.href);
		return target.next;
	}
	function readAngle(at) {
		const match = /^<(https?:\/\/[^\s<>]*)>/i.exec(text.slice(at, at + 2100));
		if (!match) return at + 1;
		add(at + 1, at + match[0].length - 1, match[1] ?? "");
		return at + match[0].length;
	}
	function readBare(at) {
		const found = /^https?:\/\/[^\s<>"`\]]+/i.exec(text.slice(at, at + 2100))?.[0];
		if (!found) return at + 1;
		const address = trimAddress(found);
		add(at, at + address.length, address);
		return at + address.length;
	}
	function add(start, end, href) {
		const absolute = end > start ? absoluteLink(href, base) : null;
		if (absolute !== null) links.push({
			start,
			end,
			href: absolute
		});
	}
}
function readTarget(text, start, close, definitions) {
	const after = text.slice(close + 1, close + 3e3);
	const inline = /^\([ \t\r\n]*(?:<([^<>\n]*)>|((?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.)*\))*))(?:[ \t\r\n]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?[ \t\r\n]*\)/.exec(after);
	if (inline) return {
		href: (inline[1] ?? inline[2] ?? "").replace(/\\([!-/:-@[-`{-~])/g, "$1"),
		next: close + 1 + inline[0].length
	};
	const reference = /^\[([^[\]]*)\]/.exec(after);
	const label = reference?.[1] ? reference[1] : text.slice(start + 1, close);
	const href = label.length < 1e3 ? definitions.get(normalLabel(label)) : void 0;
	return href === void 0 ? null : {
		href,
		next: close + 1 + (reference?.[0].length ?? 0)
	};
}
/** A bare address ends before the punctuation of its sentence, and before a bracket that it did not open (GFM 6.9). */
function trimAddress(found) {
	let address = found;
	for (;;) {
		const trimmed = address.replace(/[?!.,:*_~'"]$|&[a-z0-9]+;$/i, "");
		if (trimmed !== address) address = trimmed;
		else if (address.endsWith(")") && count$1(address, ")") > count$1(address, "(")) address = address.slice(0, -1);
		else return address;
	}
}
function count$1(text, char) {
	return text.split(char).length - 1;
}
function isAddressStart(text, at) {
	return (text.startsWith("https://", at) || text.startsWith("http://", at)) && !/\w/.test(text[at - 1] ?? " ");
}
function skipRun(text, from) {
	let at = from;
	while (text[at] === "`") at += 1;
	return at;
}
// evidence/text-layer/markdown/scan-struck.ts
/** Longer stretches are not looked through: they would be struck out by accident. */
const MOST_STRUCK = 1e3;
/** What a stretch of Markdown strikes out (GFM 6.5): `~~old~~`, outside of code. Offsets count from its start. */
function scanStruck(text) {
	if (!text.includes("~~")) return [];
	const codeSpanEnd = createCodeSpans(text);
	const found = [];
	let open = -1;
	for (let at = 0; at < text.length; at += 1) {
		const char = text[at];
		if (char === "\\") at += 1;
		else if (char === "`") at = (codeSpanEnd(at) ?? endOfRun$1(text, at, "`")) - 1;
		else if (char === "~") {
			const end = endOfRun$1(text, at, "~");
			if (end - at === 2) {
				const closes = open >= 0 && /\S/.test(text[at - 1] ?? " ") && at - open <= MOST_STRUCK;
				if (closes) found.push({
					kind: "deleted",
					start: open,
					end: at
				});
				open = closes || !/\S/.test(text[end] ?? " ") ? -1 : end;
			}
			at = end - 1;
		}
	}
	return found;
}
function endOfRun$1(text, from, sign) {
	let at = from;
	while (text[at] === sign) at += 1;
	return at;
}
// evidence/text-layer/markdown/outline-markdown.ts
/** Blocks and links of Markdown or plain text; offsets count in that very text, which is not changed. */
function outlineMarkdown(text, base, dialect = "markdown") {
	const scan = scanBlocks(text, dialect);
	const inline = scan.inline.map(({ start, end }) => {
		const stretch = text.slice(start, end);
		const links = scanLinks(stretch, {
			definitions: scan.definitions,
			base
		});
		return moveOutline({
			blocks: dialect === "markdown" ? scanStruck(stretch) : [],
			links
		}, start);
	});
	const links = inline.flatMap((outline) => outline.links);
	const struck = inline.flatMap((outline) => outline.blocks);
	const raw = scan.html.map(({ start, end }) => moveOutline(outlineHtml(text.slice(start, end), base), start));
	const blocks = [
		...scan.blocks,
		...struck,
		...raw.flatMap((outline) => outline.blocks)
	];
	return {
		blocks: raw.length + struck.length === 0 ? blocks : blocks.toSorted((left, right) => left.start - right.start || right.end - left.end),
		links: [...links, ...raw.flatMap((outline) => outline.links)].toSorted((left, right) => left.start - right.start)
	};
}
// evidence/text-layer/markdown/strip-comments.ts
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** A label has at most 999 characters (CommonMark 0.31, 4.7). */
const HIDDEN_DEFINITION = /^ {0,3}\[(?:\/\/|comment|_|\s{0,99}#\s{0,99})[^\]\n]{0,999}\]:\s{0,99}(?:#|<>)\s{0,99}["'(]/i;
/** Markdown without what its readers never see: HTML comments and comments in the dress of link definitions. Code keeps them: there they are text. */
function stripComments(source) {
	if (!source.includes("<!--") && !source.includes("]:")) return {
		text: source,
		comments: []
	};
	const kept = [];
	const comments = [];
	let fence = null;
	let at = 0;
	let line = lineAt(source, 0);
	while (at < source.length) {
		if (at >= line.end) line = lineAt(source, at);
		const rest = source.slice(at, line.end);
		const mark = FENCE.exec(rest)?.[1];
		if (fence !== null) {
			if (mark?.startsWith(fence) && rest.trim() === mark) fence = null;
		} else if (mark) fence = mark;
		else if (HIDDEN_DEFINITION.test(rest)) {
			comments.push(rest);
			at = line.end;
			continue;
		} else {
			const open = line.findComment(at);
			const close = open < 0 ? -1 : source.indexOf("-->", open + 4);
			if (close >= 0) {
				kept.push(source.slice(at, open));
				comments.push(source.slice(open, close + 3));
				at = close + 3;
				continue;
			}
			if (open >= 0) return {
				text: kept.join("") + source.slice(at),
				comments
			};
		}
		kept.push(rest);
		at = line.end;
	}
	return {
		text: kept.join(""),
		comments
	};
}
function lineAt(source, start) {
	const feed = source.indexOf("\n", start);
	const end = feed < 0 ? source.length : feed + 1;
	let spanEnd;
	return {
		end,
		findComment(from) {
			const first = source.indexOf("<!--", from);
			if (first < 0 || first >= end) return -1;
			const tick = source.indexOf("`", from);
			if (tick < 0 || tick > first) return first;
			const line = source.slice(start, end);
			spanEnd ??= createCodeSpans(line);
			for (let at = tick - start; at < line.length; at += 1) {
				if (line.startsWith("<!--", at)) return start + at;
				if (line[at] === "`") at = (spanEnd(at) ?? endOfRun(line, at)) - 1;
			}
			return -1;
		}
	};
}
function endOfRun(line, from) {
	let at = from;
	while (line[at] === "`") at += 1;
	return at;
}
// evidence/text-layer/build-markdown-layer.ts
/** The text layer of Markdown: the file's own text without comments, with its blocks and links found in place. */
function buildMarkdownLayer(source, url) {
	const { text: clean, tricks } = cleanText(source);
	const { text, comments } = stripComments(clean);
	const suspicious = comments.some(isInstructionLike) ? [...tricks, "comment_text"].toSorted() : tricks;
	const front = readFrontMatter(text);
	const outline = moveOutline(outlineMarkdown(text.slice(front.length), url), front.length);
	const headings = outline.blocks.filter(({ kind }) => kind === "heading");
	const first = headings.find(({ level }) => level === 1) ?? headings[0];
	const links = outline.links.map(({ start, end, href }) => ({
		href,
		words: text.slice(start, end),
		isNext: false
	}));
	const next = url !== null && URL.canParse(url) ? chooseContinuation(links, url) : null;
	return {
		lane: "markdown",
		text,
		title: front.title ?? (first ? text.slice(first.start, first.end).trim() || null : null),
		publishedAt: /^\d{4}-\d{2}-\d{2}/.test(front.date ?? "") ? front.date : null,
		language: front.language?.toLowerCase() ?? null,
		...outline,
		...next !== null && { next },
		...suspicious.length > 0 && { suspicious }
	};
}
/** The text layer of plain text: the text itself, with underlined headings, list items and paragraphs. */
function buildPlainLayer(source, url) {
	const { text, tricks } = cleanText(source);
	const outline = outlineMarkdown(text, url, "plain");
	const heading = outline.blocks.find(({ kind }) => kind === "heading");
	return {
		lane: "text",
		text,
		title: heading ? text.slice(heading.start, heading.end).trim() || null : null,
		publishedAt: null,
		language: null,
		...outline,
		...tricks.length > 0 && { suspicious: tricks }
	};
}
// evidence/text-layer/dates/month-names.ts
const MONTHS = new Map([
	"january jan januar janvier janv enero ene gennaio gen janeiro januari tammikuu tammi tammikuuta styczen sty stycznia leden led ledna januara sijecanj sij sijecnja январь янв января січень січ січня януари януар јануар јан ocak oca ianuarie ian ιανουαριος ιανουαριου ιαν gener sausis sausio janvaris jaanuar jaan ינואר يناير",
	"february feb februar fevrier fevr febrero febbraio fevereiro fev februari helmikuu helmi helmikuuta luty lut lutego unor uno unora februara veljaca velj veljace февраль февр фев февраля лютии лют лютого февруари фебруар феб subat sub febr februarie φεβρουαριος φεβρουαριου φεβ febrer vasaris vasario februaris veebruar veebr פברואר فبراير",
	"march mar marz mars marzo marco maart mrt marts maaliskuu maalis maaliskuuta marzec marca brezen bre brezna marec ozujak ozu ozujka март мар марта березень бер березня mart maret mac marcius marc martie μαρτιος μαρτιου μαρ kovas kovo מרץ مارس",
	"april apr avril avr abril abr aprile huhtikuu huhti huhtikuuta kwiecien kwi kwietnia duben dub dubna aprila travanj tra travnja апрель апр апреля квітень квіт квітня април nisan nis aprilis aprilie απριλιος απριλιου απρ balandis balandzio aprill אפריל ابريل",
	"may mai mayo maggio mag maio mei maj toukokuu touko toukokuuta maja kveten kve kvetna svibanj svi svibnja маи мая травень трав травня мај mayıs majus μαιος μαιου μαι maig geguze geguzes maijs מאי مايو",
	"june jun juni juin junio giugno giu junho kesakuu kesa kesakuuta czerwiec cze czerwca cerven cvn cervna juna junij lipanj lipnja июнь июн июня червень черв червня юни јун haziran haz junius iunie iun ιουνιος ιουνιου ιουν juny birzelis birzelio junijs juuni יוני يونيو",
	"july jul juli juillet juil julio luglio lug julho heinakuu heina heinakuuta lipiec lip lipca cervenec cvc cervence jula julij srpanj srpnja июль июл июля липень лип липня юли јул temmuz tem julai julius iulie iul ιουλιος ιουλιου ιουλ juliol liepa liepos julijs juuli יולי يوليو",
	"august aug aout agosto ago augustus augusti elokuu elo elokuuta sierpien sie sierpnia srpen srp srpna augusta avgust avg kolovoz kol kolovoza август авг августа серпень серп серпня agustos agu ogos ogo augusztus αυγουστος αυγουστου αυγ agost rugpjutis rugpjucio augusts אוגוסט اغسطس",
	"september sep sept septembre septiembre setiembre settembre set setembro syyskuu syys syyskuuta wrzesien wrz wrzesnia zari zar septembra rujan ruj rujna сентябрь сент сен сентября вересень вер вересня септември септембар сеп eylul eyl szeptember szept septembrie σεπτεμβριος σεπτεμβριου σεπ setembre rugsejis rugsejo septembris ספטמבר سبتمبر",
	"october oct oktober okt octobre octubre ottobre ott outubro out lokakuu loka lokakuuta pazdziernik paz pazdziernika rijen rij rijna oktobra октябрь окт октября жовтень жовт жовтня октомври октобар ekim eki octombrie οκτωβριος οκτωβριου οκτ spalis spalio oktobris oktoober אוקטובר اكتوبر",
	"november nov novembre noviembre novembro marraskuu marras marraskuuta listopad lis listopada listopadu novembra studeni stu studenoga ноябрь нояб ноя ноября листопада ноември новембар нов kasım kasim kas noiembrie νοεμβριος νοεμβριου νοε lapkritis lapkricio novembris נובמבר نوفمبر",
	"december dec dezember dez decembre diciembre dic dicembre dezembro desember des joulukuu joulu joulukuuta grudzien gru grudnia prosinec pro prosince decembra prosinac prosinca декабрь дек декабря грудень груд грудня декември децембар дец aralık aralik ara disember dis decembrie δεκεμβριος δεκεμβριου δεκ desembre gruodis gruodzio decembris detsember dets דצמבר ديسمبر"
].flatMap((names, index) => names.split(" ").map((name) => [name, index + 1])));
/** The number of a month (1 to 12) by its name. */
function findMonth(name) {
	return MONTHS.get(name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/[.’']/g, ""));
}
// evidence/text-layer/dates/read-date.ts
const WORD = String.raw`[\p{L}\p{M}]{2,14}\.?`;
const YEAR = String.raw`(?:19|20)\d{2}`;
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const JOIN = String.raw`(?:\s{0,3}(?:\bde\b|\bdel\b|\bof\b|\bd['’])\s{0,3})?`;
const DATE = new RegExp([
	String.raw`(?<![\d.])(?<iso>${YEAR}-(?:0\d|1[0-2])-(?:0\d|1\d|2\d|3[01])(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?\s?(?:Z|[+-]\d{2}:?\d{2})?)?)(?!\d)`,
	String.raw`(?<![\d./])(?<year1>${YEAR})(?:年|년|[./]|\s?-\s?)\s?(?<month1>0?[1-9]|1[0-2])(?:月|월|[./]|\s?-\s?)\s?(?<day1>${DAY})(?:日|일)?(?!\d|\.\d)`,
	String.raw`(?<![\d\p{L}])(?<day2>${DAY})(?:st|nd|rd|th|er|[.ºª°])?[\s-]{0,3}${JOIN}\s{0,3}(?<name2>${WORD})[\s,-]{0,3}${JOIN}\s{0,3}(?<year2>${YEAR})(?!\d)`,
	String.raw`(?<![\p{L}\p{M}])(?<name3>${WORD})\s{1,3}(?<day3>${DAY})(?:st|nd|rd|th)?(?:\s{0,3},\s{0,3}|\s{1,3})(?<year3>${YEAR})(?!\d)`,
	String.raw`(?<![\p{L}\p{M}])(?<name6>${WORD})\s{1,3}(?<day6>${DAY})\s{1,3}\d{2}:\d{2}(?::\d{2})?\s(?:[\w+:-]{1,9}\s)?(?<year6>${YEAR})(?!\d)`,
	String.raw`(?<!\d)(?<year4>${YEAR})[.,]?\s{1,3}(?:m\.\s{1,3})?(?<name4>${WORD})\s{1,3}(?<day4>${DAY})(?!\d)`,
	String.raw`(?<![\d./])(?<first5>\d{1,2})(?<mark5>[./-])\s?(?<second5>\d{1,2})\k<mark5>\s?(?<year5>${YEAR})(?!\d|\.\d)`
].join("|"), "giu");
/** What every date has; most texts have none. */
const HAS_YEAR = new RegExp(YEAR);
/** All dates with day, month and year that a text states, in order. Month names of the languages of `month-names.ts`; CJK and Korean by their marks. */
function* findDates(text, order) {
	if (!HAS_YEAR.test(text)) return;
	for (const match of text.matchAll(DATE)) {
		const iso = readMatch(match.groups ?? {}, order);
		if (iso !== null) yield {
			iso,
			start: match.index,
			end: match.index + match[0].length
		};
	}
}
/**
* The date that a text such as an attribute or a dateline states, as ISO 8601; null where it states none, or no whole one. Takes Unix times and
* RFC 822 too.
*/
function readDate(text, order) {
	const trimmed = text.trim();
	if (trimmed === "" || trimmed.length > 400) return null;
	if (/^1\d{9}(?:\d{3})?$/.test(trimmed)) return (/* @__PURE__ */ new Date(Number(trimmed) * (trimmed.length === 10 ? 1e3 : 1))).toISOString();
	const compact = /^((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?:T?(\d{2})(\d{2})(\d{2})?(Z|[+-]\d{4})?)?$/.exec(trimmed);
	if (compact) return buildIso(Number(compact[1]), Number(compact[2]), Number(compact[3]));
	const mail = /^(?:\p{L}{2,4},?\s+)?\d{1,2}\s+\p{L}{3}\s+\d{4}\s+\d{2}:\d{2}(?::\d{2})?\s*(?:GMT|UTC?|Z|[+-]\d{4})$/u.test(trimmed) ? Date.parse(trimmed) : NaN;
	if (!Number.isNaN(mail)) return new Date(mail).toISOString();
	for (const found of findDates(trimmed, order)) return found.iso;
	return null;
}
function readMatch(groups, order) {
	if (groups.iso) return normalIso(groups.iso);
	if (groups.year1) return buildIso(Number(groups.year1), Number(groups.month1), Number(groups.day1));
	for (const at of [
		"2",
		"3",
		"4",
		"6"
	]) {
		const name = groups[`name${at}`];
		const month = name === void 0 ? void 0 : findMonth(name);
		if (month !== void 0) return buildIso(Number(groups[`year${at}`]), month, Number(groups[`day${at}`]));
	}
	if (!groups.year5) return null;
	const [first, second] = [Number(groups.first5), Number(groups.second5)];
	const isDayFirst = second > 12 ? false : first > 12 || groups.mark5 === "." || order === "day-first";
	return buildIso(Number(groups.year5), isDayFirst ? second : first, isDayFirst ? first : second);
}
function normalIso(text) {
	const [, date = "", time = "", zone = ""] = /^(\d{4}-\d{2}-\d{2})(?:[T ]([\d:.,]+)\s?(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(text) ?? [];
	const [year, month, day] = date.split("-").map(Number);
	if (buildIso(year ?? 0, month ?? 0, day ?? 0) === null) return null;
	if (time === "") return date;
	return `${date}T${time.replace(",", ".")}${zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, "$1:$2")}`;
}
function buildIso(year, month, day) {
	const time = new Date(Date.UTC(year, month - 1, day));
	return time.getUTCMonth() === month - 1 && time.getUTCDate() === day ? time.toISOString().slice(0, 10) : null;
}
// evidence/text-layer/layer-writer.ts
const GAPS = [
	"none",
	"space",
	"cell",
	"line",
	"blank"
];
const GAP_TEXT = {
	none: "",
	space: " ",
	cell: "	",
	line: "\n",
	blank: "\n\n"
};
function createLayerWriter() {
	const pieces = [];
	const blocks = [];
	const links = [];
	const tricks = /* @__PURE__ */ new Set();
	let length = 0;
	/** The last characters that were written. */
	let tail = "";
	/** Blocks and links that wait for their first text. */
	let waiting = [];
	let waitingLink = null;
	let link = null;
	let pending = "none";
	/** White space before what was left out; null where nothing was. */
	let omitted = null;
	let isGuarded = false;
	let isStriking = false;
	return {
		open,
		close,
		openLink,
		closeLink,
		gap,
		verbatim,
		flow,
		embed,
		omit,
		guard,
		strike,
		endStrike,
		note,
		finish
	};
	function open(kind, marks = {}) {
		const block = {
			kind,
			start: -1,
			end: -1,
			...marks
		};
		waiting.push(block);
		return block;
	}
	function close(block) {
		if (block.start >= 0) block.end = length;
		else waiting.splice(waiting.lastIndexOf(block), 1);
	}
	function openLink(href) {
		closeLink();
		waitingLink = {
			start: -1,
			end: -1,
			href
		};
	}
	function closeLink() {
		if (link) link.end = length;
		link = null;
		waitingLink = null;
	}
	function gap(wanted) {
		if (GAPS.indexOf(wanted) > GAPS.indexOf(pending)) pending = wanted;
	}
	function verbatim(source) {
		write(clean(source));
	}
	function flow(source) {
		const text = clean(source).replace(/[ \t\n\r\f]+/g, " ");
		if (text === "") return;
		if (text === " ") return gap("space");
		if (text.startsWith(" ")) gap("space");
		const endsOpen = text.endsWith(" ");
		write(text.slice(text.startsWith(" ") ? 1 : 0, endsOpen ? -1 : void 0));
		if (endsOpen) gap("space");
	}
	function omit() {
		if (omitted === null) omitted = pending;
		else if (GAPS.indexOf(pending) > GAPS.indexOf("space")) omitted = pending;
		pending = "none";
	}
	function guard() {
		isGuarded = true;
	}
	function strike() {
		isStriking = true;
		return open("deleted");
	}
	function endStrike(block) {
		close(block);
		if (block.end >= 0) push("￼");
		else isStriking = false;
	}
	function note(trick) {
		tricks.add(trick);
	}
	function embed(text, outline) {
		if (text === "") return;
		const from = begin(text);
		push(text);
		const moved = moveOutline(outline, from);
		for (const block of moved.blocks) blocks.push(block);
		for (const found of moved.links) links.push(found);
	}
	function write(text) {
		if (text === "") return;
		begin(text);
		push(text);
	}
	function push(text) {
		if (text === "") return;
		pieces.push(text);
		length += text.length;
		tail = text.length > 1 ? text.slice(-2) : (tail + text).slice(-2);
	}
	/** Settles the white space before a text, what was left out there, and where the text is no part of the one before. */
	function settle(next) {
		const isWithin = (gap) => gap === "none" || gap === "space";
		if (omitted !== null && length > 0 && isWithin(omitted) && isWithin(pending)) push(GAP_TEXT[omitted] + "￼" + GAP_TEXT[pending]);
		else {
			const wider = omitted !== null && GAPS.indexOf(omitted) > GAPS.indexOf(pending) ? omitted : pending;
			if (length > 0) push(GAP_TEXT[wider]);
			if (isGuarded && wider === "none" && /\p{N}[.,:]?$/u.test(tail) && /^[.,:]?\p{N}/u.test(next)) push("￼");
		}
		if (isStriking) push("￼");
		omitted = null;
		isGuarded = false;
		isStriking = false;
		pending = "none";
	}
	/** Settles what stands before a text, and everything that starts with it. */
	function begin(next) {
		settle(next);
		for (const block of waiting) {
			block.start = length;
			blocks.push(block);
		}
		waiting = [];
		if (waitingLink) {
			link = {
				...waitingLink,
				start: length
			};
			links.push(link);
			waitingLink = null;
		}
		return length;
	}
	function clean(source) {
		const { text, tricks: seen } = cleanText(source);
		for (const trick of seen) tricks.add(trick);
		return text;
	}
	function finish() {
		closeLink();
		return {
			text: pieces.join(""),
			blocks,
			links,
			suspicious: [...tricks].toSorted()
		};
	}
}
// evidence/text-layer/build-pdf-layer.ts
const MAX_PAGES = 1e3;
/**
* The text layer of a PDF: its lines in the order of the file, paragraphs by the gaps between them, headings by the size of their letters. A file that
* is broken or locked has an empty layer.
*/
async function buildPdfLayer(bytes) {
	const writer = createLayerWriter();
	const facts = {
		title: null,
		publishedAt: null,
		language: null
	};
	try {
		const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
		const { info } = await pdf.getMetadata();
		Object.assign(facts, readInfo(info));
		const pages = [];
		for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
			const { items } = await (await pdf.getPage(number)).getTextContent();
			pages.push(joinLines(items));
		}
		await pdf.loadingTask.destroy();
		const bodySize = median(pages.flat());
		for (const lines of pages) writeLines(lines, bodySize);
	} catch {}
	const { suspicious, ...written } = writer.finish();
	const links = scanLinks(written.text, {
		definitions: /* @__PURE__ */ new Map(),
		base: null
	});
	const heading = written.blocks.find(({ kind }) => kind === "heading");
	const title = facts.title ?? (heading ? written.text.slice(heading.start, heading.end).replace(/\s+/g, " ") : null);
	return {
		lane: "pdf",
		...facts,
		...written,
		title,
		links,
		...suspicious.length > 0 && { suspicious }
	};
	function writeLines(lines, bodySize) {
		let at = 0;
		while (at < lines.length) {
			let end = at + 1;
			while (end < lines.length && belongs(lines[end - 1], lines[end])) end += 1;
			const first = lines[at];
			const isHeading = first !== void 0 && first.size > bodySize * 1.15 && end - at <= 3;
			writer.gap("blank");
			const block = isHeading ? writer.open("heading", { level: first.size > bodySize * 1.6 ? 1 : 2 }) : writer.open("paragraph");
			for (const line of lines.slice(at, end)) {
				writer.gap("line");
				writer.flow(line.text);
			}
			writer.close(block);
			at = end;
		}
	}
}
/** Whether a line goes on with the paragraph of the one before: same letters, no wider gap than between lines. */
function belongs(before, line) {
	if (!before || !line) return false;
	const gap = before.y - line.y;
	return Math.abs(before.size - line.size) < .6 && gap >= 0 && gap < before.size * 1.6;
}
function joinLines(items) {
	const lines = [];
	let open = null;
	for (const item of items) {
		if (!isTextItem(item)) continue;
		const [, , , scale = 0, , y = 0] = item.transform;
		const size = Math.abs(item.height || scale);
		if (open && Math.abs(open.y - y) > Math.max(open.size, size) * .5) open = finishLine(lines, open);
		if (open) {
			open.text += item.str;
			open.size = Math.max(open.size, size);
		} else if (item.str.trim() !== "") open = {
			text: item.str,
			size,
			y
		};
		if (item.hasEOL && open) open = finishLine(lines, open);
	}
	if (open) finishLine(lines, open);
	return lines;
}
function finishLine(lines, line) {
	if (line.text.trim() !== "") lines.push(line);
	return null;
}
function isTextItem(item) {
	return typeof item === "object" && item !== null && "str" in item;
}
/** The size of letters that most of the text has. */
function median(lines) {
	const sizes = lines.flatMap(({ size, text }) => Array.from({ length: Math.ceil(text.length / 20) }, () => size)).toSorted((left, right) => left - right);
	return sizes[Math.floor(sizes.length / 2)] ?? 0;
}
function readInfo(info) {
	const values = typeof info === "object" && info !== null ? info : {};
	const text = (key) => typeof values[key] === "string" ? values[key].trim() || null : null;
	const title = text("Title");
	const stamp = /^D:(\d{4})(\d{2})(\d{2})/.exec(text("CreationDate") ?? "");
	return {
		title: title !== null && /\.(?:docx?|pdf|indd|tex|xlsx?|pptx?|odt)$|^untitled|^microsoft word/i.test(title) ? null : title,
		publishedAt: stamp ? readDate(`${stamp[1]}-${stamp[2]}-${stamp[3]}`, "day-first") : null,
		language: text("Language")?.toLowerCase() ?? null
	};
}
// evidence/text-layer/decode-bytes.ts
/**
* Bytes as text, unpacked where they are gzip. A byte order mark wins, then what the header says, then what the document says of itself (meta, XML declaration), then UTF-8
* where the bytes are UTF-8, then windows-1252 (WHATWG Encoding and HTML 13.2.3). Two claims that the bytes themselves refute are passed over:
* any other over text that is UTF-8 beyond ASCII (no other encoding comes out as UTF-8 by chance), and UTF-8 over text that is not.
*/
function decodeBytes(kept, mediaType) {
	const bytes = unpack(kept);
	const isXml = /[/+]xml\b/i.test(mediaType) || startsWith(bytes, "<?xml");
	const wide = findWide(bytes);
	if (wide) return decode(bytes, wide);
	const label = /charset\s*=\s*["']?([^\s"';,]+)/i.exec(mediaType)?.[1];
	const claimed = sniff(bytes, isXml, label);
	if (isValidUtf8(bytes) && (claimed === "UTF-8" || claimed === null || hasHighBytes(bytes) || claimed.startsWith("UTF-16"))) return decode(bytes, "UTF-8");
	if (claimed !== "UTF-8" && claimed !== null) return decode(bytes, claimed);
	const own = label === void 0 ? null : sniff(bytes, isXml, void 0);
	if (own && own !== "UTF-8") return decode(bytes, own);
	return decode(bytes, isMostlyUtf8(bytes) ? "UTF-8" : "windows-1252");
}
/** Bytes of an unpacked file; more are nobody's text. */
const MAX_UNPACKED = 16777216;
/** A text that is kept packed, such as `sitemap.xml.gz`, is the text in it; what cannot be unpacked holds none. */
function unpack(bytes) {
	if (bytes[0] !== 31 || bytes[1] !== 139 || bytes[2] !== 8) return bytes;
	try {
		return gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED });
	} catch {
		return /* @__PURE__ */ new Uint8Array();
	}
}
function sniff(bytes, isXml, label) {
	const transportLayerEncodingLabel = label === void 0 ? {} : { transportLayerEncodingLabel: label };
	const nothing = "x-user-defined";
	const found = htmlEncodingSniffer(bytes, {
		...transportLayerEncodingLabel,
		...isXml ? { xml: true } : { maxPrescanBytes: 4096 },
		defaultEncoding: nothing
	});
	return found === nothing ? null : found;
}
function decode(bytes, encoding) {
	if (encoding === "replacement") return {
		text: "",
		encoding
	};
	return {
		text: new TextDecoder(encoding).decode(bytes),
		encoding
	};
}
/** UTF-16 or UTF-32 without a mark: the zero bytes of Latin letters give it away. */
function findWide(bytes) {
	if (bytes[0] === 255 && bytes[1] === 254) return "UTF-16LE";
	if (bytes[0] === 254 && bytes[1] === 255) return "UTF-16BE";
	const head = bytes.subarray(0, 512);
	if (head.length < 8) return null;
	const zeros = [0, 0];
	for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
	const [even, odd] = zeros;
	const half = head.length / 2;
	if (odd > half * .7 && even < half * .1) return "UTF-16LE";
	if (even > half * .7 && odd < half * .1) return "UTF-16BE";
	return null;
}
function isValidUtf8(bytes) {
	try {
		new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		return true;
	} catch {
		return false;
	}
}
/** One broken character in much good UTF-8 does not make it Latin-1. */
function isMostlyUtf8(bytes) {
	const beyondAscii = new TextDecoder().decode(bytes).match(/[\u0080-\u{10ffff}]/gu) ?? [];
	const broken = beyondAscii.filter((char) => char === "�").length;
	return beyondAscii.length > broken * 5;
}
function hasHighBytes(bytes) {
	return bytes.some((byte) => byte > 127);
}
function startsWith(bytes, ascii) {
	const from = bytes[0] === 239 ? 3 : 0;
	return [...ascii].every((char, index) => bytes[from + index] === char.codePointAt(0));
}
// evidence/text-layer/html/tree.ts
function createNode(name, { text = "", attributes = [] } = {}) {
	return {
		name,
		text,
		attributes,
		parent: null,
		first: null,
		last: null,
		next: null,
		previous: null,
		style: null
	};
}
function isElement(node) {
	return !node.name.startsWith("#");
}
function isText(node) {
	return node.name === "#text";
}
function attributeOf(node, name) {
	return node.attributes.find((attribute) => attribute.name === name)?.value ?? null;
}
/** Class and id, for looking names up. */
function namesOf(node) {
	return `${attributeOf(node, "class") ?? ""} ${attributeOf(node, "id") ?? ""}`;
}
/** All text below a node, as it is written. */
const textOf$2 = (node) => firstTextOf(node, Infinity);
/** The first characters of the text below a node; what comes behind them is not visited. */
function firstTextOf(node, most) {
	const texts = [];
	let length = 0;
	visit(node, { enter: (below) => {
		if (length >= most) return false;
		if (isText(below)) {
			texts.push(below.text);
			length += below.text.length;
		}
		return true;
	} });
	return texts.join("").slice(0, most);
}
/** Visits a tree without recursion, so that depth costs no stack. `enter` answers whether to go into the node. */
function visit(root, { enter, leave }) {
	let node = root;
	for (;;) {
		const child = enter(node) ? node.first : null;
		if (child) {
			node = child;
			continue;
		}
		for (;;) {
			leave?.(node);
			if (node === root) return;
			if (node.next) {
				node = node.next;
				break;
			}
			if (!node.parent) return;
			node = node.parent;
		}
	}
}
function findAll(root, matches) {
	const found = [];
	visit(root, { enter: (node) => {
		if (isElement(node) && matches(node)) found.push(node);
		return true;
	} });
	return found;
}
function childElements(node) {
	const found = [];
	for (let child = node.first; child; child = child.next) if (isElement(child)) found.push(child);
	return found;
}
/** Puts a node below a parent, before a child of it or at the end. */
function insertNode(parent, node, before = null) {
	removeNode(node);
	node.parent = parent;
	node.next = before;
	node.previous = before ? before.previous : parent.last;
	if (node.previous) node.previous.next = node;
	else parent.first = node;
	if (before) before.previous = node;
	else parent.last = node;
}
function removeNode(node) {
	const { parent, next, previous } = node;
	if (!parent) return;
	if (previous) previous.next = next;
	else parent.first = next;
	if (next) next.previous = previous;
	else parent.last = previous;
	node.parent = null;
	node.next = null;
	node.previous = null;
}
// evidence/text-layer/css/default-display.ts
/** How elements are laid out where no sheet says anything (HTML, Rendering). Those that are not named stand in the line. */
const DISPLAY = /* @__PURE__ */ new Map();
for (const [display, names] of Object.entries({
	block: "html body address article aside blockquote center details dialog dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend main menu nav ol optgroup option p plaintext pre search section summary ul xmp",
	none: "area base basefont datalist head link meta noembed noframes noscript param rp script style template title",
	"list-item": "li",
	table: "table",
	"table-caption": "caption",
	"table-row-group": "tbody thead tfoot",
	"table-row": "tr",
	"table-cell": "td th",
	"inline-block": "button input meter progress select textarea",
	ruby: "ruby",
	"ruby-text": "rt"
})) for (const name of names.split(" ")) DISPLAY.set(name, display);
const defaultDisplay = (name) => DISPLAY.get(name) ?? "inline";
/**
* What browsers do by themselves with these attributes, as a sheet that every other overrules. A page whose own sheets are elsewhere, where nothing
* loads them, hides what is there for screen readers by the names that all such sheets use.
*/
const BROWSER_SHEET = `[hidden]{display:none}[hidden=until-found]{display:block}dialog:not([open]){display:none}[popover]{display:none}`;
const USUAL_SHEET = `.sr-only,.visually-hidden,.visuallyhidden,.screen-reader-text,.screen-reader-only,.screenreader-only,.sr-text,.u-visually-hidden,.assistive-text,.a-offscreen,.katex-mathml{position:absolute;width:1px;height:1px;overflow:hidden}`;
/** Displays whose children are each a box of their own. */
const lifts = (display) => /^(?:inline-)?(?:flex|grid|-webkit-box|-webkit-flex)$/.test(display);
/** The display of a box that is taken out of the line (CSS 2.2, 9.7). */
function asBlock(display) {
	if (display === "inline" || display === "inline-block" || display.startsWith("ruby")) return "block";
	if (display === "inline-flex") return "flex";
	if (display === "inline-grid") return "grid";
	return display === "inline-table" ? "table" : display.startsWith("table-") ? "block" : display;
}
// evidence/text-layer/css/parse-css.ts
/** A piece of CSS as a tree; null where it cannot be parsed as that. */
function parseCss(text, options) {
	try {
		return parse(text, options);
	} catch {
		return null;
	}
}
// evidence/text-layer/css/generated-text.ts
/** What has to stand in generated content for it to say something; bullets, strokes and icons do not. */
const SAYS = /[\p{L}\p{N}\p{Sc}\p{Sm}%‰°]/u;
const NOTHING$2 = /* @__PURE__ */ new Set([
	"none",
	"normal",
	"inherit",
	"initial",
	"unset"
]);
/** Contents of a page that are read. */
const MOST_CONTENTS = 1e3;
/** Reads each content of a page once. */
function createContentReader() {
	const known = /* @__PURE__ */ new Map();
	return (content, attribute) => {
		const pieces = known.get(content) ?? (known.size < MOST_CONTENTS ? readPieces(content) : []);
		known.set(content, pieces);
		const text = pieces.map((piece) => "text" in piece ? piece.text : attribute(piece.attribute) ?? "").join("").replace(/\p{Co}/gu, "");
		return SAYS.test(text) ? text : "";
	};
}
function readPieces(content) {
	if (NOTHING$2.has(content.toLowerCase())) return [];
	const value = parseCss(content, { context: "value" });
	const pieces = [];
	for (const part of value?.type === "Value" ? value.children.toArray() : []) {
		if (part.type === "Operator") break;
		if (part.type === "String") pieces.push({ text: part.value });
		const name = part.type === "Function" && part.name === "attr" ? part.children.first : null;
		if (name?.type === "Identifier") pieces.push({ attribute: name.name.toLowerCase() });
	}
	return pieces;
}
// evidence/text-layer/css/read-colour.ts
/** Letters whose colour is no further from what is behind them cannot be read; what is faint by design is three times as far. */
const ALIKE = 24;
/** A colour of less than this alpha shows nothing. */
const LEAST_ALPHA = .05;
const NAMED$1 = {
	white: [
		255,
		255,
		255
	],
	snow: [
		255,
		250,
		250
	],
	ivory: [
		255,
		255,
		240
	],
	ghostwhite: [
		248,
		248,
		255
	],
	floralwhite: [
		255,
		250,
		240
	],
	mintcream: [
		245,
		255,
		250
	],
	azure: [
		240,
		255,
		255
	],
	aliceblue: [
		240,
		248,
		255
	],
	seashell: [
		255,
		245,
		238
	],
	whitesmoke: [
		245,
		245,
		245
	],
	silver: [
		192,
		192,
		192
	],
	gray: [
		128,
		128,
		128
	],
	grey: [
		128,
		128,
		128
	],
	black: [
		0,
		0,
		0
	],
	red: [
		255,
		0,
		0
	],
	maroon: [
		128,
		0,
		0
	],
	yellow: [
		255,
		255,
		0
	],
	olive: [
		128,
		128,
		0
	],
	lime: [
		0,
		255,
		0
	],
	green: [
		0,
		128,
		0
	],
	aqua: [
		0,
		255,
		255
	],
	cyan: [
		0,
		255,
		255
	],
	teal: [
		0,
		128,
		128
	],
	blue: [
		0,
		0,
		255
	],
	navy: [
		0,
		0,
		128
	],
	fuchsia: [
		255,
		0,
		255
	],
	magenta: [
		255,
		0,
		255
	],
	purple: [
		128,
		0,
		128
	]
};
/** Whether a colour shows nothing: `transparent`, `rgb(0 0 0 / 0)`, `#12345600`. */
function isTransparent(colour) {
	const text = colour.trim().toLowerCase();
	if (text === "transparent") return true;
	const alpha = alphaOf(text);
	return alpha !== null && alpha < LEAST_ALPHA;
}
/** A colour that hides all that is behind it; null for one that does not, or in words that are not known. */
function readColour(colour) {
	const text = colour.trim().toLowerCase();
	const named = NAMED$1[text];
	if (named) return named;
	const alpha = alphaOf(text);
	if (alpha !== null && alpha < 1) return null;
	const hex = /^#(?:([0-9a-f]{3})f?|([0-9a-f]{6})(?:ff)?)$/.exec(text);
	if (hex) {
		const digits = hex[2] ?? [...hex[1]].map((digit) => digit + digit).join("");
		return [
			0,
			2,
			4
		].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
	}
	const [, name = "", inner = ""] = /^(rgb|hsl)a?\((.*)\)$/.exec(text) ?? [];
	const values = inner.split("/")[0].split(/[\s,]+/).filter((part) => part !== "").slice(0, 3);
	if (values.length < 3 || values.some((value) => !/^-?[\d.]+(?:%|deg)?$/.test(value))) return null;
	return name === "rgb" ? readRgb(values) : readHsl(values);
}
/** Whether one cannot be told from the other. */
const isAlike = (one, other) => Math.max(...one.map((part, at) => Math.abs(part - other[at]))) <= ALIKE;
function alphaOf(text) {
	const hex = /^#(?:[0-9a-f]{3}([0-9a-f])|[0-9a-f]{6}([0-9a-f]{2}))$/.exec(text);
	if (hex) return hex[1] === void 0 ? Number.parseInt(hex[2], 16) / 255 : Number.parseInt(hex[1], 16) / 15;
	const [, , inner = ""] = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((.*)\)$/.exec(text) ?? [];
	const alpha = inner.split("/")[1] ?? (inner.split(",").length === 4 ? inner.split(",")[3] : void 0);
	if (alpha === void 0) return null;
	return Number.parseFloat(alpha) / (alpha.trim().endsWith("%") ? 100 : 1);
}
function readRgb(values) {
	const part = (value) => {
		const number = Number.parseFloat(value) * (value.endsWith("%") ? 2.55 : 1);
		return Math.min(255, Math.max(0, Math.round(number)));
	};
	return values.map(part);
}
/** CSS Color 4, 7.1. */
function readHsl([hue = "0", saturation = "0", lightness = "0"]) {
	const [h, s, l] = [
		Number.parseFloat(hue),
		Number.parseFloat(saturation) / 100,
		Number.parseFloat(lightness) / 100
	];
	const part = (n) => {
		const k = ((n + h / 30) % 12 + 12) % 12;
		return Math.round(255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
	};
	return [
		part(0),
		part(8),
		part(4)
	];
}
// evidence/text-layer/css/read-length.ts
/** Pixels of one unit, where it does not depend on the page. Those of type are of the usual size of 16 pixels. */
const PIXELS = {
	"": 1,
	px: 1,
	pt: 4 / 3,
	pc: 16,
	in: 96,
	cm: 96 / 2.54,
	mm: 96 / 25.4,
	q: 96 / 101.6,
	em: 16,
	rem: 16,
	ex: 8,
	ch: 8,
	lh: 20,
	rlh: 20,
	vw: 12.8,
	vi: 12.8,
	vh: 8,
	vb: 8,
	vmin: 8,
	vmax: 12.8
};
const LENGTH = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?)([a-z%]*)$/i;
/** A CSS length in pixels; null for what is none, `auto` or an expression among them. `percent` is what 1 % is worth. */
function readLength(text, { em = 16, percent } = {}) {
	const [, digits, unit = ""] = LENGTH.exec(text.trim()) ?? [];
	if (digits === void 0) return null;
	const value = Number(digits);
	const name = unit.toLowerCase();
	if (name === "%") return percent === void 0 ? null : value * percent;
	const size = name === "em" ? em : name === "ex" || name === "ch" ? em / 2 : PIXELS[name];
	return size === void 0 ? null : value * size;
}
// evidence/text-layer/css/drawn-line.ts
/**
* Whether what a sheet generates is a line through the words of an element: an empty box without height, as wide as the element and half way down it.
* Only where the element has words alone: under a heading with a child such a line runs beside the words, behind the child's ground.
*/
function isDrawnThrough(element, own, generated) {
	if (generated.size === 0 || !/^(?:relative|absolute|fixed|sticky)$/i.test(own.get("position") ?? "")) return false;
	for (let child = element.first; child; child = child.next) if (isElement(child)) return false;
	const get = (property) => generated.get(property)?.trim().toLowerCase() ?? "";
	if (!/^(?:''|"")/.test(get("content")) || get("position") !== "absolute" || get("z-index").startsWith("-")) return false;
	if (get("opacity") === "0" || get("display") === "none" || get("visibility") === "hidden") return false;
	return isHalfWayDown(get) && isWide(get) && isLine(get);
}
/** Blanks that part values, not those in brackets. */
const PARTS = /\s+(?![^()]*\))/;
function isHalfWayDown(get) {
	const [inset = ""] = get("inset").split(PARTS);
	const [, percent] = /^(?:calc\(\s*)?(\d+(?:\.\d+)?)%/.exec(get("top") || inset) ?? [];
	return percent !== void 0 && Number(percent) >= 35 && Number(percent) <= 65;
}
function isWide(get) {
	if (get("width") === "100%") return true;
	const [top, right = top, , left = right] = get("inset").split(PARTS);
	const isAtEdge = (side) => (readLength(side ?? "", { percent: 1 }) ?? 99) <= 4;
	return isAtEdge(get("left") || left) && isAtEdge(get("right") || right);
}
function isLine(get) {
	const border = [
		get("border-top"),
		get("border-bottom"),
		get("border")
	].find((value) => /\b(?:solid|double|dashed|dotted)\b/.test(value));
	if (border !== void 0) return !/\btransparent\b|^0(?:px)?\b/.test(border);
	const height = readLength(get("height"));
	const ground = get("background-color") || get("background");
	return height !== null && height > 0 && height <= 4 && ground !== "" && ground !== "none" && !isTransparent(ground);
}
// evidence/text-layer/css/is-out-of-sight.ts
/**
* Whether a box shows nothing of what is in it: it is cut to nothing, drawn too small or blurred, or stands beyond the edges. `em` is its size of
* type in pixels.
*/
function isOutOfSight(get, { em }) {
	const length = (property, percent) => {
		const text = get(property);
		return text === void 0 ? null : readLength(text, {
			em,
			...percent !== void 0 && { percent }
		});
	};
	if (/opacity\(\s*0*(?:\.0+)?%?\s*\)/i.test(get("filter") ?? "")) return true;
	const [, blur = "0"] = /blur\(([^()]*)\)/i.exec(get("filter") ?? "") ?? [];
	if ((readLength(blur, { em }) ?? 0) >= Math.max(4, em / 2)) return true;
	if (get("content-visibility")?.toLowerCase() === "hidden") return true;
	const position = get("position")?.toLowerCase() ?? "static";
	if ((position === "absolute" || position === "fixed") && isClipped(get("clip") ?? "")) return true;
	if (isCutAway(get("clip-path") ?? "")) return true;
	if (MASKS.some((mask) => isMaskedAway(get(mask) ?? ""))) return true;
	if (position !== "static" && position !== "sticky" && isMovedAway(length)) return true;
	if (isTransformedAway(get("transform") ?? "", get("scale") ?? "", get("translate") ?? "")) return true;
	if ([
		"margin-left",
		"margin-inline-start",
		"margin-top"
	].some((side) => (length(side) ?? 0) <= -900)) return true;
	const cuts = /hidden|clip|scroll|auto/i;
	const cutsX = cuts.test(get("overflow-x") ?? get("overflow") ?? "");
	const cutsY = cuts.test(get("overflow-y") ?? get("overflow") ?? "");
	const none = (...names) => names.some((name) => (length(name, 1) ?? 2) <= 1);
	if (cutsY && none("height", "max-height", "block-size", "max-block-size") || cutsX && none("width", "max-width", "inline-size", "max-inline-size")) return true;
	const indent = length("text-indent", 12.8) ?? 0;
	return indent <= -900 || indent >= 1280 && cutsX;
}
/** `rect(0 0 0 0)`, `rect(1px, 1px, 1px, 1px)`: no higher or wider than a pixel. */
function isClipped(clip) {
	const [top, right, bottom, left] = (/^rect\((.*)\)$/i.exec(clip)?.[1]?.split(/[\s,]+/).filter((edge) => edge !== "") ?? []).map((edge) => readLength(edge));
	if (top === void 0 || right === void 0 || bottom === void 0 || left === void 0) return false;
	return top !== null && bottom !== null && bottom - top <= 1 || left !== null && right !== null && right - left <= 1;
}
function isCutAway(clipPath) {
	const [, shape = "", inner = ""] = /^([a-z]+)\((.*)\)$/i.exec(clipPath.trim()) ?? [];
	if (shape === "circle" || shape === "ellipse") return readLength(inner.split(/\s/)[0] ?? "", { percent: 1 }) === 0;
	if (shape === "path") return !/[lhvcsqta]/i.test(inner);
	if (shape === "polygon") return new Set(inner.split(",").map((point) => point.trim())).size === 1;
	if (shape !== "inset") return false;
	const [top = 0, right = top, bottom = top, left = right] = inner.split(/\s+round\s/)[0].trim().split(/\s+/).map((side) => side.endsWith("%") ? Number.parseFloat(side) : 0);
	return top + bottom >= 100 || left + right >= 100;
}
const MASKS = [
	"mask",
	"mask-image",
	"-webkit-mask",
	"-webkit-mask-image"
];
/** A gradient from nothing to nothing lets nothing through. Of pictures and other gradients some is seen. */
function isMaskedAway(mask) {
	const [, inner] = /^(?:repeating-)?(?:linear|radial|conic)-gradient\((.*)\)$/is.exec(mask.trim()) ?? [];
	const stops = (inner?.split(/,(?![^()]*\))/).map((part) => part.trim()) ?? []).filter((part, at) => at > 0 || !/^(?:to|from|at|circle|ellipse|closest|farthest|[-+.\d])/i.test(part));
	return stops.length > 0 && stops.every((stop) => isTransparent(stop.replace(/(?:\s+[-+.\d]+(?:%|[a-z]+)?)+$/i, "")));
}
const SIDES = "left top right bottom inset-inline-start inset-inline-end inset-block-start inset-block-end".split(" ");
function isMovedAway(length) {
	for (const side of SIDES) {
		const moved = length(side, /top|bottom|block/.test(side) ? 8 : 12.8);
		if (moved !== null && moved <= -900) return true;
	}
	return ["left", "inset-inline-start"].some((side) => (length(side) ?? 0) >= 9e3) || (length("top") ?? 0) >= 9e4;
}
function isTransformedAway(transform, scale, translate) {
	if (scale !== "" && scale.split(/\s+/).some(isTinyFactor)) return true;
	const calls = [...transform.matchAll(/([a-z0-9]+)\(([^()]*)\)/gi)].map(([, name = "", inner = ""]) => ({
		name: name.toLowerCase(),
		values: inner.split(",").map((value) => value.trim())
	}));
	if (translate !== "") calls.push({
		name: "translate",
		values: translate.split(/\s+/)
	});
	return calls.some(({ name, values }) => {
		if (/^scale(?:x|y|3d)?$/.test(name)) return values.slice(0, 2).some(isTinyFactor);
		if (/^rotate[xy]$/.test(name)) return isOnEdge(values[0] ?? "");
		if (name === "matrix") return isTinyFactor(values[0] ?? "") && isTinyFactor(values[1] ?? "");
		return /^translate(?:x|y|3d)?$/.test(name) && values.slice(0, 2).some((value) => (readLength(value) ?? 0) <= -900);
	});
}
/** Letters of twenty pixels are two high by it. */
const isTinyFactor = (factor) => factor !== "" && Math.abs(Number(factor)) < .1;
/** Whether a sheet that is turned so far round an axis in it is seen from its edge. */
function isOnEdge(angle) {
	const [, digits = "", unit = ""] = /^(-?[\d.]+)(deg|turn|rad|grad)$/i.exec(angle) ?? [];
	const round = {
		deg: 360,
		turn: 1,
		rad: 2 * Math.PI,
		grad: 400
	};
	const turns = Number(digits || "0") / (round[unit.toLowerCase()] ?? 1);
	return Math.abs(Math.cos(turns * 2 * Math.PI)) < .05;
}
// evidence/text-layer/css/surface.ts
/** Elements that browsers draw on a surface of their own. */
const OWN_SURFACE = new Set("button input select textarea mark dialog meter progress".split(" "));
const NOTHING$1 = {
	get: () => void 0,
	own: /* @__PURE__ */ new Map()
};
/**
* Follows colours down the tree. What is behind letters is known as long as plain colours are painted on one another in the flow; a picture, a box
* that is taken out of it or one in a grid leaves it unknown, and nothing is hidden by it then.
*/
function inkOf(element, around, declares = NOTHING$1) {
	const { name } = element;
	const colour = colourOf(element, around, declares);
	const surface = OWN_SURFACE.has(name) ? null : surfaceOf(element, around, declares);
	if (colour === around.colour && surface === around.surface) return {
		colour,
		surface,
		isSameColour: around.isSameColour
	};
	return {
		colour,
		surface,
		isSameColour: colour !== null && surface !== null && isAlike(colour, surface)
	};
}
function colourOf(element, around, { get, own }) {
	const said = get("-webkit-text-fill-color") ?? get("color");
	if (said !== void 0) return /^currentcolor$/i.test(said) ? around.colour : readColour(said);
	const declared = own.get("color");
	if (declared !== void 0) return /^(?:inherit|unset)$/i.test(declared) ? around.colour : null;
	const { name } = element;
	if (name === "font") {
		const given = attributeOf(element, "color");
		return given === null ? around.colour : readColour(given);
	}
	return name === "a" || OWN_SURFACE.has(name) ? null : around.colour;
}
function surfaceOf(element, around, { get, own }) {
	const whole = get("background");
	const plain = get("background-color");
	const image = get("background-image");
	if (image !== void 0 && image !== "none") return null;
	if (whole !== void 0 && plain !== void 0) return null;
	if (whole === void 0 && own.has("background")) return null;
	if (plain === void 0 && own.has("background-color")) return null;
	const said = plain ?? whole ?? attributeOf(element, "bgcolor") ?? void 0;
	if (attributeOf(element, "background") !== null) return null;
	if (said !== void 0 && !/^(?:transparent|none|0(?:\s0)?)$/i.test(said)) return readColour(said);
	return (get("position")?.toLowerCase() ?? "static") !== "static" || get("mix-blend-mode") !== void 0 || get("filter") !== void 0 || around.display.includes("grid") ? null : around.surface;
}
/** Whether text that stands directly in the element is seen. */
const showsText = ({ isVisible, isGone, fontSize, isClear, isSameColour, isMasked }) => isVisible && !isGone && fontSize >= 3 && !isClear && !isSameColour && !isMasked;
// evidence/text-layer/css/compute-style.ts
const ROOT_STYLE = {
	display: "block",
	isItem: false,
	isVisible: true,
	isGone: false,
	fontSize: 16,
	isClear: false,
	colour: [
		0,
		0,
		0
	],
	surface: [
		255,
		255,
		255
	],
	isSameColour: false,
	opacity: 1,
	isMasked: false,
	keepsSpace: false,
	keepsLines: false,
	raised: null,
	isStruck: false,
	before: "",
	after: "",
	variables: /* @__PURE__ */ new Map()
};
const KEEPS_LINES = /* @__PURE__ */ new Set([
	"pre",
	"textarea",
	"listing",
	"xmp",
	"plaintext"
]);
const STRUCK = /* @__PURE__ */ new Set([
	"del",
	"s",
	"strike"
]);
const SIZES = {
	"xx-small": 9,
	"x-small": 10,
	small: 13,
	medium: 16,
	large: 18,
	"x-large": 24,
	"xx-large": 32,
	"xxx-large": 48
};
const LEAST_OPACITY = .05;
/** A value that says nothing of its own. */
const DEFAULTS = /^(?:inherit|initial|unset|revert|revert-layer)$/i;
/** The style of an element by what is declared for it and the style of what is around it. */
function computeStyle(element, around, cascaded) {
	const { own } = cascaded;
	const { name } = element;
	const tagged = {
		raised: name === "sup" || name === "sub" ? name : null,
		isStruck: STRUCK.has(name)
	};
	if (own.size === 0) {
		const display = place(defaultDisplay(name), around);
		const keeps = KEEPS_LINES.has(name);
		const { before, after } = generate$1(element, around, cascaded);
		return {
			...around,
			...tagged,
			display,
			isItem: lifts(around.display),
			isGone: around.isGone || display === "none",
			...isInked(element) && inkOf(element, around),
			isMasked: around.isMasked || isReversed(element, void 0, void 0),
			keepsSpace: keeps || around.keepsSpace,
			keepsLines: keeps || around.keepsLines,
			before,
			after
		};
	}
	const variables = withVariables(own, around.variables);
	const get = (property) => {
		const value = own.get(property);
		const resolved = value?.includes("var(") ? resolve(value, variables) : value;
		return resolved === void 0 || resolved === null || DEFAULTS.test(resolved) ? void 0 : resolved;
	};
	const isReset = own.has("all");
	const fontSize = fontSizeOf(get, around.fontSize, name) * zoomOf(get);
	const display = displayOf(element, own, get, around, isReset);
	const opacity = [get("animation"), get("animation-name")].some((animation) => animation?.split(/[\s,]+/).some((word) => cascaded.revealing.has(word))) ? around.opacity : around.opacity * opacityOf(get);
	const style = {
		display,
		isItem: lifts(around.display),
		isVisible: visibilityOf(own, get, around),
		isGone: around.isGone || display === "none" || opacity < LEAST_OPACITY || display !== "contents" && isOutOfSight(withSides(get), { em: fontSize }),
		fontSize,
		opacity,
		...inkOf(element, around, {
			get,
			own
		}),
		isClear: isClearOf(get, around),
		isMasked: isMaskedOf(element, get, around),
		...spaceOf(name, get, around),
		raised: raisedOf(get, fontSize) ?? (own.has("vertical-align") ? null : tagged.raised),
		isStruck: isStruckOf(own, get, tagged.isStruck) || isDrawnThrough(element, own, cascaded.before) || isDrawnThrough(element, own, cascaded.after),
		before: "",
		after: "",
		variables
	};
	return cascaded.before.size + cascaded.after.size === 0 ? style : {
		...style,
		...generate$1(element, style, cascaded)
	};
}
/** Whether an element has colours of its own where no sheet says so. */
const isInked = ({ name, attributes }) => name === "a" || name === "font" || name === "button" || name === "mark" || attributes.some(isInk);
const isInk = ({ name }) => name === "bgcolor" || name === "background";
function opacityOf(get) {
	const said = get("opacity");
	const value = said === void 0 ? null : readLength(said, { percent: .01 });
	return value === null ? 1 : Math.min(1, Math.max(0, value));
}
function displayOf(element, own, get, around, isReset) {
	const said = own.get("display")?.toLowerCase();
	const fallback = isReset || said === "initial" || said === "unset" ? "inline" : defaultDisplay(element.name);
	const declared = said === "inherit" ? around.display : get("display")?.toLowerCase() ?? fallback;
	const display = isDisplay(declared) ? declared.replace("flow-root", "block") : fallback;
	if (display === "none" || display === "contents") return display;
	return /^(?:absolute|fixed)$/i.test(get("position") ?? "") || /^(?:left|right)$/i.test(get("float") ?? "") ? asBlock(display) : place(display, around);
}
const DISPLAYS = new Set("none contents block inline inline-block flow-root list-item flex inline-flex grid inline-grid table inline-table -webkit-box -webkit-inline-box math run-in".split(" "));
const isDisplay = (value) => DISPLAYS.has(value) || /^(?:table|ruby)-?[a-z-]*$/.test(value);
/** A child of a flexible box or a grid is a box of its own. */
const place = (display, around) => display !== "none" && lifts(around.display) ? asBlock(display) : display;
function visibilityOf(own, get, around) {
	const value = get("visibility")?.toLowerCase();
	if (value === "visible") return true;
	if (value === "hidden" || value === "collapse") return false;
	return own.get("visibility")?.toLowerCase() === "initial" ? true : around.isVisible;
}
function fontSizeOf(get, around, name) {
	const shorthand = get("font");
	const size = get("font-size") ?? (shorthand && /(?:^|\s)([\d.]+[a-z%]*)(?:\/\S+)?\s/i.exec(`${shorthand} `)?.[1]);
	if (size !== void 0 && size !== "") {
		const word = size.toLowerCase();
		if (word in SIZES) return SIZES[word];
		if (word === "smaller") return around * .83;
		if (word === "larger") return around * 1.2;
		return readLength(word, {
			em: around,
			percent: around / 100
		}) ?? around;
	}
	return name === "small" || name === "sup" || name === "sub" ? around * .83 : around;
}
function zoomOf(get) {
	const zoom = readLength(get("zoom") ?? "1", { percent: .01 });
	return zoom === null || zoom <= 0 ? 1 : zoom;
}
function isClearOf(get, around) {
	const fill = get("-webkit-text-fill-color") ?? get("color");
	if (fill === void 0) return around.isClear;
	if (!isTransparent(fill)) return false;
	return !/text/i.test(`${get("background-clip") ?? ""} ${get("-webkit-background-clip") ?? ""}`);
}
function isMaskedOf(element, get, around) {
	const dots = get("-webkit-text-security")?.toLowerCase();
	return around.isMasked || dots !== void 0 && dots !== "none" || (readLength(get("letter-spacing") ?? "", { em: 16 }) ?? 0) <= -6 || isReversed(element, get("direction"), get("unicode-bidi"));
}
/** Whether letters are made to run against their script. Only text from left to right is known to be turned. */
function isReversed(element, direction, bidi) {
	return (element.name === "bdo" || /override/i.test(bidi ?? "")) && (direction ?? attributeOf(element, "dir") ?? "").toLowerCase() === "rtl";
}
function spaceOf(name, get, around) {
	const value = (get("white-space") ?? get("white-space-collapse"))?.toLowerCase();
	if (value !== void 0) return {
		keepsSpace: /pre(?!-line)|preserve|break-spaces/.test(value),
		keepsLines: /pre|break-spaces/.test(value)
	};
	const keeps = KEEPS_LINES.has(name);
	return {
		keepsSpace: keeps || around.keepsSpace,
		keepsLines: keeps || around.keepsLines
	};
}
function raisedOf(get, em) {
	const value = get("vertical-align")?.toLowerCase();
	if (value === "super") return "sup";
	if (value === "sub") return "sub";
	const moved = value === void 0 ? null : readLength(value, {
		em,
		percent: em / 80
	});
	return moved === null || Math.abs(moved) < em / 5 ? null : moved > 0 ? "sup" : "sub";
}
function isStruckOf(own, get, byTag) {
	const line = `${get("text-decoration") ?? ""} ${get("text-decoration-line") ?? ""}`;
	if (/line-through/i.test(line)) return true;
	return byTag && !own.has("text-decoration") && !own.has("text-decoration-line");
}
/** `inset: 0 auto auto -9999px` says what `left` says. */
function withSides(get) {
	const inset = get("inset")?.split(/\s+/);
	if (!inset) return get;
	const [top, right = top, bottom = top, left = right] = inset;
	const sides = {
		top,
		right,
		bottom,
		left
	};
	return (property) => get(property) ?? sides[property];
}
function generate$1(element, style, { before, after, revealing, readContent }) {
	const read = (own) => {
		const content = own.get("content");
		if (content === void 0) return "";
		const shown = computeStyle({
			...element,
			name: "#generated",
			attributes: []
		}, style, {
			own,
			before: NONE$1,
			after: NONE$1,
			revealing,
			readContent
		});
		if (!showsText(shown)) return "";
		return readContent(content.includes("var(") ? resolve(content, style.variables) ?? "" : content, (name) => attributeOf(element, name));
	};
	return {
		before: before.size === 0 ? "" : read(before),
		after: after.size === 0 ? "" : read(after)
	};
}
const NONE$1 = /* @__PURE__ */ new Map();
function withVariables(own, around) {
	const added = [...own].filter(([name]) => name.startsWith("--"));
	return added.length === 0 ? around : new Map([...around, ...added]);
}
/** A value with its `var()` replaced, to a few levels; null where one of them is not set. */
function resolve(value, variables) {
	let text = value;
	for (let level = 0; level < 4 && text.includes("var("); level += 1) {
		let isMissing = false;
		text = text.replace(/var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g, (_, name, fallback) => {
			const known = variables.get(name) ?? fallback;
			if (known === void 0) isMissing = true;
			return known?.trim() ?? "";
		});
		if (isMissing || text.length > 1e3) return null;
	}
	return text.includes("var(") ? null : text;
}
// evidence/text-layer/css/covers.ts
/** A page is not gone through more often than this for its covers. */
const MOST_STEPS$1 = 2e5;
/** What covers a whole page is taken off it by a script. */
const WHOLE_PAGE = /* @__PURE__ */ new Set([
	"html",
	"body",
	"main",
	"#root"
]);
/**
* Finds boxes of a plain colour that are laid over all of the box around them (CSS 2.2, appendix E): what is in the flow lies under them, and so do
* boxes with a place that come before or have a lower `z-index`. What covers a part only is not known without a layout.
*/
function createCovers() {
	const levels = /* @__PURE__ */ new Map();
	const covers = [];
	return {
		note,
		hideCovered
	};
	function note(element, own, style) {
		const position = own.get("position")?.toLowerCase() ?? "static";
		if (position === "static") return;
		const level = Number(own.get("z-index") ?? 0);
		levels.set(element, {
			level: Number.isFinite(level) ? level : 0,
			order: levels.size
		});
		if (position === "absolute" && level >= 0 && isPlain(own, style) && coversAll(own)) covers.push(element);
	}
	function hideCovered() {
		let steps = 0;
		for (const cover of covers) {
			const box = cover.parent;
			if (!box || WHOLE_PAGE.has(box.name) || !levels.has(box)) continue;
			if (box.style) box.style = {
				...box.style,
				isMasked: true
			};
			for (let child = box.first; child && steps < MOST_STEPS$1; child = child.next) if (child !== cover && isElement(child) && !isAbove(child, cover)) hide(child);
		}
		function hide(element) {
			visit(element, { enter: (node) => {
				steps += 1;
				if (node.style) node.style = {
					...node.style,
					isGone: true
				};
				return true;
			} });
		}
		/** Anything in it may be drawn over the cover. */
		function isAbove(element, cover) {
			const under = levels.get(cover);
			let found = false;
			visit(element, { enter: (node) => {
				steps += 1;
				const own = levels.get(node);
				found ||= own !== void 0 && (own.level > under.level || own.level === under.level && own.order > under.order);
				return !found;
			} });
			return found;
		}
	}
}
const MOVED = [
	"transform",
	"translate",
	"scale",
	"clip",
	"clip-path",
	"filter",
	"mix-blend-mode",
	"animation",
	"animation-name"
];
function isPlain(own, style) {
	return (own.has("background") || own.has("background-color")) && style.surface !== null && style.isVisible && !style.isGone && style.opacity > .95 && !MOVED.some((property) => own.has(property));
}
const NOTHING = /^[+-]?0(?:px|%|em|rem)?$/;
function coversAll(own) {
	const get = (property) => own.get(property)?.trim().toLowerCase() ?? "";
	const [top = "", right = top, bottom = top, left = right] = get("inset").split(/\s+/);
	const isAt = (side, value) => NOTHING.test(get(side) || value);
	const isFull = (size) => get(size) === "100%";
	const isFree = (size) => get(size) === "" || get(size) === "auto" || isFull(size);
	if (!isFree("width") || !isFree("height") || own.has("max-width") || own.has("max-height")) return false;
	return isAt("top", top) && isAt("left", left) && (isAt("right", right) || isFull("width")) && (isAt("bottom", bottom) || isFull("height"));
}
// evidence/text-layer/css/match-rules.ts
/**
* Steps through the tree that matching may take. A page of ten thousand elements under a sheet of ten thousand rules takes a tenth; a page that is made
* to be expensive runs out of them.
*/
const MOST_STEPS = 8e6;
/** States that nothing has on a page that nobody touches. */
const STATES = "hover focus focus-visible focus-within active visited target target-within popover-open modal fullscreen playing paused user-invalid user-valid autofill open picture-in-picture past current future";
/** What css-select has beyond CSS: a browser drops a rule that asks for it. */
const FOREIGN$1 = /:(?:contains|icontains|eq|first|last|even|odd|lt|gt|nth|header|button|input|text|parent|selected|matches)(?![\w-])/;
var Spent = class extends Error {};
/** Tests the selectors of rules by css-select, each only on elements that have the last name of it. */
function createRuleMatcher(rules) {
	const byKey = /* @__PURE__ */ new Map();
	for (const rule of rules) {
		const known = byKey.get(rule.key);
		if (known) known.push(rule);
		else byKey.set(rule.key, [rule]);
	}
	const options = {
		adapter: createAdapter(spend),
		pseudos: PSEUDOS,
		relativeSelector: false
	};
	let steps = 0;
	let isSpent = false;
	return {
		rulesOf,
		isSpent: () => isSpent
	};
	function rulesOf(element) {
		const found = [];
		const id = attributeOf(element, "id");
		if (id) collect(`#${id}`, element, found);
		const classes = attributeOf(element, "class");
		if (classes) for (const name of new Set(classes.split(/[ \t\n\r\f]+/))) collect(`.${name}`, element, found);
		collect(element.name, element, found);
		collect("*", element, found);
		return found;
	}
	function collect(key, element, found) {
		const rules = byKey.get(key);
		if (!rules || isSpent) return;
		for (const [at, each] of rules.entries()) {
			const compiled = "test" in each ? each : {
				rule: each,
				test: compileRule(each)
			};
			rules[at] = compiled;
			try {
				spend(1);
				if (compiled.test(element)) found.push(compiled.rule);
			} catch (error) {
				if (!(error instanceof Spent) && !(error instanceof RangeError)) throw error;
				isSpent = true;
				return;
			}
		}
	}
	function compileRule({ selector, key }) {
		if (selector === key) return () => true;
		if (FOREIGN$1.test(selector)) return () => false;
		try {
			return compile(selector, options);
		} catch {
			return () => false;
		}
	}
	function spend(count) {
		steps += count;
		if (steps > MOST_STEPS) throw new Spent();
	}
}
const PSEUDOS = {
	...Object.fromEntries(STATES.split(" ").map((name) => [name, () => false])),
	"any-link": ":is(a, area)[href]",
	link: ":is(a, area)[href]",
	defined: () => true,
	"placeholder-shown": () => false,
	"read-only": ":not(input, textarea)",
	"read-write": ":is(input, textarea)",
	root: (element) => element.name === "html"
};
/** How css-select walks the tree; every step is paid for. */
function createAdapter(spend) {
	const childrenOf = /* @__PURE__ */ new Map();
	const getChildren = (node) => {
		let children = childrenOf.get(node);
		if (!children) {
			children = [];
			for (let child = node.first; child; child = child.next) children.push(child);
			childrenOf.set(node, children);
		}
		spend(1 + children.length);
		return children;
	};
	return {
		isTag: (node) => isElement(node),
		getAttributeValue: (element, name) => {
			spend(1);
			return attributeOf(element, name) ?? void 0;
		},
		hasAttrib: (element, name) => {
			spend(1);
			return attributeOf(element, name) !== null;
		},
		getName: (element) => element.name,
		getChildren,
		getParent: (node) => {
			spend(1);
			return node.parent;
		},
		getSiblings: (node) => node.parent ? getChildren(node.parent) : [node],
		prevElementSibling: (node) => {
			spend(1);
			let before = node.previous;
			while (before && !isElement(before)) before = before.previous;
			return before;
		},
		getText: (node) => isText(node) ? node.text : "",
		removeSubsets: (nodes) => nodes
	};
}
// evidence/text-layer/css/read-media.ts
/** The screen that pages are read for: a desk's, in light colours, with a mouse, nothing reduced. Sizes are CSS pixels. */
const SCREEN = {
	width: 1280,
	height: 800
};
const FEATURES = {
	"prefers-color-scheme": "light",
	"prefers-reduced-motion": "no-preference",
	"prefers-contrast": "no-preference",
	hover: "hover",
	"any-hover": "hover",
	pointer: "fine",
	"any-pointer": "fine",
	orientation: "landscape",
	"display-mode": "browser",
	scripting: "enabled",
	update: "fast",
	"color-gamut": "srgb",
	"forced-colors": "none",
	"inverted-colors": "none",
	"overflow-block": "scroll",
	color: "8",
	monochrome: "0",
	grid: "0"
};
/** Values of a feature that is asked for by its name alone, and is not there. */
const OFF = /* @__PURE__ */ new Set([
	"0",
	"none",
	"no-preference"
]);
/** Whether a list of media queries (`screen and (min-width: 600px), tv`) holds for the screen that pages are read for. */
function matchesMedia(node) {
	const list = node?.type === "AtrulePrelude" ? node.children.first : node;
	if (!list) return true;
	if (list.type !== "MediaQueryList") return false;
	return list.children.isEmpty || list.children.some(matchesQuery);
}
function matchesQuery(query) {
	if (query.type !== "MediaQuery") return false;
	const { modifier, mediaType, condition } = query;
	const holds = (mediaType === null || /^(?:all|screen)$/i.test(mediaType)) && (condition === null || matchesCondition(condition) === true);
	return modifier?.toLowerCase() === "not" ? !holds : holds;
}
/** `(a) and (b)`, `(a) or (b)`, `not (a)`. Null: it asks for what is not known, and so does its opposite (Media Queries 4, 3.2). */
function matchesCondition(node) {
	if (node.type === "Feature") return matchesFeature(node.name.toLowerCase(), node.value);
	if (node.type === "FeatureRange") return matchesRange(node);
	if (node.type !== "Condition") return null;
	const found = [];
	let isNegated = false;
	let isOr = false;
	for (const part of node.children.toArray()) {
		const word = part.type === "Identifier" ? part.name.toLowerCase() : null;
		if (word === "not") isNegated = true;
		else if (word === "or") isOr = true;
		else if (word !== "and") {
			const is = matchesCondition(part);
			found.push(is === null ? null : is !== isNegated);
			isNegated = false;
		}
	}
	if (found.includes(isOr)) return isOr;
	return found.includes(null) ? null : !isOr;
}
function matchesFeature(name, value) {
	const [, bound, size] = /^(min-|max-)?(?:device-)?(width|height)$/.exec(name) ?? [];
	if (size === "width" || size === "height") {
		const wanted = sizeOf(value);
		if (value === null) return true;
		if (wanted === null) return false;
		return bound === "min-" ? SCREEN[size] >= wanted : bound === "max-" ? SCREEN[size] <= wanted : SCREEN[size] === wanted;
	}
	const own = FEATURES[name];
	if (own === void 0) return null;
	if (value === null) return !OFF.has(own);
	return (value.type === "Identifier" ? value.name : value.type === "Number" ? value.value : "").toLowerCase() === own;
}
function matchesRange(range) {
	const { left, leftComparison, middle, rightComparison, right } = range;
	const first = compare(left, leftComparison, middle);
	return right && rightComparison ? first && compare(middle, rightComparison, right) : first;
}
function compare(left, sign, right) {
	const [one, other] = [sizeOf(left), sizeOf(right)];
	if (one === null || other === null) return false;
	return {
		"<": one < other,
		"<=": one <= other,
		">": one > other,
		">=": one >= other,
		"=": one === other
	}[sign] ?? false;
}
/** In pixels; `width` and `height` are the screen's. */
function sizeOf(node) {
	if (node?.type === "Identifier") {
		const name = node.name.toLowerCase();
		return name === "width" || name === "height" ? SCREEN[name] : null;
	}
	if (node?.type === "Number") return readLength(node.value);
	return node?.type === "Dimension" ? readLength(`${node.value}${node.unit}`) : null;
}
// evidence/text-layer/css/read-supports.ts
/** Whether a condition of `@supports` holds: a browser of today has every declaration and selector that is asked for. */
function matchesSupports(node) {
	const condition = node?.type === "AtrulePrelude" ? node.children.first : node;
	if (condition?.type !== "Condition") return condition !== null && condition !== void 0;
	let isNegated = false;
	let holds = null;
	let joint = "and";
	for (const part of condition.children.toArray()) {
		if (part.type === "Identifier") {
			const word = part.name.toLowerCase();
			if (word === "not") isNegated = true;
			else joint = word;
			continue;
		}
		const is = matchesSupports(part) !== isNegated;
		isNegated = false;
		holds = holds === null ? is : joint === "or" ? holds || is : holds && is;
	}
	return holds ?? true;
}
// evidence/text-layer/css/specificity.ts
/** Ids, classes and types of a selector as one number that compares (Selectors 4, 17). */
function specificityOf(selector) {
	const [ids, classes, types] = count(selector);
	return cap(ids) * 1e6 + cap(classes) * 1e3 + cap(types);
}
const cap = (count) => Math.min(count, 999);
function count(node) {
	switch (node.type) {
		case "IdSelector": return [
			1,
			0,
			0
		];
		case "ClassSelector":
		case "AttributeSelector": return [
			0,
			1,
			0
		];
		case "TypeSelector": return node.name === "*" ? [
			0,
			0,
			0
		] : [
			0,
			0,
			1
		];
		case "PseudoElementSelector": return [
			0,
			0,
			1
		];
		case "PseudoClassSelector": return countPseudo(node.name.toLowerCase(), node.children);
		case "Selector": return node.children.reduce((sum, part) => add(sum, count(part)), [
			0,
			0,
			0
		]);
		case "SelectorList": return node.children.reduce((most, part) => larger(most, count(part)), [
			0,
			0,
			0
		]);
		case "Nth": return node.selector ? count(node.selector) : [
			0,
			0,
			0
		];
		default: return [
			0,
			0,
			0
		];
	}
}
function countPseudo(name, children) {
	if (name === "where") return [
		0,
		0,
		0
	];
	const inner = children?.reduce((most, part) => larger(most, count(part)), [
		0,
		0,
		0
	]) ?? [
		0,
		0,
		0
	];
	return name === "is" || name === "not" || name === "has" || name === "matches" ? inner : add([
		0,
		1,
		0
	], inner);
}
const add = (one, other) => [
	one[0] + other[0],
	one[1] + other[1],
	one[2] + other[2]
];
function larger(one, other) {
	const at = one.findIndex((value, index) => value !== other[index]);
	return at < 0 || one[at] > other[at] ? one : other;
}
// evidence/text-layer/css/read-sheets.ts
/** Characters of style that are read, and selectors that are kept. Hand-written sheets are a tenth of either. */
const MOST_CHARS = 4e6;
const MOST_RULES = 4e4;
/** A longer selector is made by nesting, to be expensive. */
const MOST_SELECTOR = 2e3;
const MOST_NESTED = 2e3;
/**
* The rules of a page's own style sheets that hold on a screen, with the properties that `isRead` names, in the order of the sheets. Follows
* `@media`, `@supports`, `@layer` and nested rules; `@container` and `@scope` are taken not to hold. Nothing is loaded.
*/
function readSheets(sheets, isRead) {
	const read = {
		rules: [],
		revealing: /* @__PURE__ */ new Set(),
		isCut: false
	};
	const layers = [];
	let left = MOST_CHARS;
	let order = 0;
	let nested = 0;
	for (const sheet of sheets) {
		if (sheet.length > left) read.isCut = true;
		const text = sheet.slice(0, left);
		left -= text.length;
		try {
			const tree = parse(text, {
				parseValue: false,
				parseCustomProperty: false
			});
			if (tree.type === "StyleSheet") walk(tree.children, {
				parents: null,
				layer: null
			});
		} catch {
			read.isCut = true;
		}
	}
	for (const rule of read.rules) rule.layer = rule.layer < 0 ? layers.length : rule.layer;
	return read;
	function walk(nodes, place) {
		for (const node of nodes.toArray()) if (node.type === "Rule") readRule(node, place);
		else if (node.type === "Atrule") readAtRule(node, place);
		else if (node.type === "Raw" && place.parents !== null && node.value.includes("{")) readRaw(node.value, place);
	}
	/** A nested rule whose selector begins like a declaration is left as text by the parser. */
	function readRaw(text, place) {
		nested += 1;
		if (nested > MOST_NESTED) {
			read.isCut = true;
			return;
		}
		const node = parseCss(text, {
			context: "rule",
			parseValue: false,
			parseCustomProperty: false
		});
		if (node?.type === "Rule") readRule(node, place);
	}
	function readAtRule(node, place) {
		const name = node.name.toLowerCase();
		const body = node.block?.children;
		if (name === "layer") {
			const full = (node.prelude ? generate(node.prelude).split(",") : [`#${layers.length}`]).map((each) => place.layer === null ? each.trim() : `${place.layer}.${each.trim()}`);
			for (const each of full) if (!layers.includes(each)) layers.push(each);
			if (body) walk(body, {
				...place,
				layer: full[0] ?? null
			});
		} else if (name === "keyframes" || name === "-webkit-keyframes") readKeyframes(node);
		else if (body && name === "media" && matchesMedia(node.prelude)) within(body, place);
		else if (body && name === "supports" && matchesSupports(node.prelude)) within(body, place);
	}
	/** The block of a condition: rules, and within a rule its declarations too. */
	function within(body, place) {
		if (place.parents !== null) {
			const list = parseCss(place.parents, { context: "selectorList" });
			if (list?.type === "SelectorList") keep(list, body, place);
		}
		walk(body, place);
	}
	function readKeyframes({ prelude, block }) {
		const last = block?.children.toArray().findLast((rule) => rule.type === "Rule" && /\b(?:to|100%)/.test(generate(rule.prelude)));
		if (!prelude || last?.type !== "Rule") return;
		if (/(?:^|[{;])opacity:(?!0(?:\.0+)?(?:[;}]|$))/.test(generate(last.block))) read.revealing.add(generate(prelude));
	}
	function readRule({ prelude, block }, place) {
		if (prelude.type !== "SelectorList") return;
		const list = place.parents === null ? prelude : nest(prelude.children, place.parents);
		if (!list) return;
		keep(list, block.children, place);
		if (block.children.some(({ type }) => type !== "Declaration")) walk(block.children, {
			...place,
			parents: generate(list)
		});
	}
	/** The selectors of a nested rule as ones that stand alone. Each is parsed anew, so that there are only so many. */
	function nest(selectors, parents) {
		const text = selectors.toArray().map((selector) => withParents(generate(selector), parents)).join(",");
		nested += 1;
		if (text.length > MOST_SELECTOR || nested > MOST_NESTED) {
			read.isCut = true;
			return null;
		}
		const list = parseCss(text, { context: "selectorList" });
		return list?.type === "SelectorList" ? list : null;
	}
	function keep(selectors, body, { layer }) {
		const declarations = readDeclarations(body.toArray(), isRead);
		if (declarations.length === 0) return;
		order += 1;
		for (const node of selectors.children.toArray()) {
			if (read.rules.length >= MOST_RULES) {
				read.isCut = true;
				return;
			}
			const split = splitSelector(node);
			if (!split) continue;
			const rank = layer === null ? -1 : layers.indexOf(layer);
			read.rules.push({
				...split,
				specificity: specificityOf(node),
				layer: rank,
				order,
				declarations
			});
		}
	}
}
/** A nested selector as one that stands alone (CSS Nesting 1): `&` is any of the parents. */
function withParents(text, parents) {
	const parent = `:is(${parents})`;
	return text.includes("&") ? text.replaceAll("&", parent) : /^[>+~]/.test(text) ? `${parent}${text}` : `${parent} ${text}`;
}
function readDeclarations(nodes, isRead) {
	return nodes.filter((node) => node.type === "Declaration" && isRead(nameOf(node.property))).map(({ property, value, important }) => ({
		property: nameOf(property),
		value: (value.type === "Raw" ? value.value : generate(value)).trim(),
		isImportant: important !== false
	}));
}
/** Names of custom properties keep their case. */
const nameOf = (property) => property.startsWith("--") ? property : property.toLowerCase();
function splitSelector(node) {
	if (node.type !== "Selector") return null;
	const parts = node.children.toArray();
	const element = parts.find(isPseudoElement);
	const name = element && "name" in element ? String(element.name).toLowerCase() : null;
	if (name !== null && name !== "before" && name !== "after") return null;
	const own = parts.filter((part) => part !== element);
	const compound = own.slice(own.findLastIndex(({ type }) => type === "Combinator") + 1);
	return {
		selector: own.map((part) => generate(part)).join("") + (compound.length === 0 ? "*" : ""),
		key: keyOf(compound),
		pseudo: name
	};
}
/** `::before`, and `:before` as it was written before there were two colons. */
function isPseudoElement(node) {
	if (node.type === "PseudoElementSelector") return true;
	return node.type === "PseudoClassSelector" && /^(?:before|after|first-line|first-letter)$/i.test(node.name);
}
function keyOf(compound) {
	const name = (type) => {
		const found = compound.find((part) => part.type === type);
		return found && "name" in found ? String(found.name) : void 0;
	};
	const id = name("IdSelector");
	if (id !== void 0) return `#${ident.decode(id)}`;
	const className = name("ClassSelector");
	if (className !== void 0) return `.${ident.decode(className)}`;
	const tag = name("TypeSelector");
	return tag === void 0 || tag === "*" || tag.includes("|") ? "*" : tag.toLowerCase();
}
// evidence/text-layer/css/read-inline.ts
/** Styles that cannot be parsed together with the others, each of which costs a run of the parser. */
const MOST_ALONE = 1e3;
/** The texts of the `style` attributes of a tree, each once. */
function findInlineStyles(root) {
	const found = /* @__PURE__ */ new Set();
	visit(root, { enter: (node) => {
		const style = isElement(node) ? attributeOf(node, "style") : null;
		if (style !== null && /\S/.test(style)) found.add(style);
		return true;
	} });
	return [...found];
}
/** What `style` attributes declare. Those that are whole in themselves are parsed in one run, which costs a hundredth. */
function readInlineStyles(styles, isRead) {
	const known = /* @__PURE__ */ new Map();
	const whole = styles.filter(isSelfContained);
	const sheet = parse(whole.map((style) => `x{${style}}`).join("\n"), {
		parseValue: false,
		parseCustomProperty: false
	});
	const rules = sheet.type === "StyleSheet" ? sheet.children.toArray() : [];
	if (rules.length === whole.length && rules.every(({ type }) => type === "Rule")) {
		for (const [at, rule] of rules.entries()) if (rule.type === "Rule") known.set(whole[at], readDeclarations(rule.block.children.toArray(), isRead));
	}
	const alone = styles.filter((style) => !known.has(style));
	for (const style of alone.slice(0, MOST_ALONE)) {
		const list = parseCss(style.slice(0, 1e4), {
			context: "declarationList",
			parseValue: false
		});
		if (list?.type === "DeclarationList") known.set(style, readDeclarations(list.children.toArray(), isRead));
	}
	return {
		declaredIn: (style) => known.get(style) ?? [],
		isCut: alone.length > MOST_ALONE
	};
}
/** Whether every string and bracket of a style ends in it, so that it can stand in a sheet as it is. */
function isSelfContained(style) {
	if (style.length > 1e4 || /[\\@]|\/\*|<!--|-->/.test(style)) return false;
	let quote = "";
	let depth = 0;
	for (const sign of style) {
		if (quote !== "") {
			if (sign === "\n") return false;
			if (sign === quote) quote = "";
		} else if (sign === "\"" || sign === "'") quote = sign;
		else if (sign === "(") depth += 1;
		else if (sign === ")") depth -= 1;
		else if ("{}[]".includes(sign)) return false;
		if (depth < 0) return false;
	}
	return quote === "" && depth === 0;
}
// evidence/text-layer/css/cascade.ts
/** Properties that decide what is seen. */
const READ = new Set("all animation animation-name background background-clip background-color background-image -webkit-background-clip block-size border border-bottom border-top bottom clip clip-path color content content-visibility direction display filter float font font-size height inline-size inset inset-block-end inset-block-start inset-inline-end inset-inline-start left letter-spacing margin-inline-start margin-left margin-top mask mask-image -webkit-mask -webkit-mask-image max-block-size max-height max-inline-size max-width mix-blend-mode opacity overflow overflow-x overflow-y position right scale text-decoration text-decoration-line text-indent top transform translate unicode-bidi vertical-align visibility -webkit-text-fill-color -webkit-text-security white-space white-space-collapse width z-index zoom".split(" "));
/** Rules of the browser's own sheet, which asks for no custom property. */
const BY_DEFAULT = {
	alone: readSheets([BROWSER_SHEET], (property) => READ.has(property)).rules,
	besideOthers: readSheets([`${BROWSER_SHEET}${USUAL_SHEET}`], (property) => READ.has(property)).rules
};
/** Custom properties are read for as many names as this, and as deep. */
const MOST_VARIABLES = 500;
/**
* The styles of a page's elements by its own sheets, `style` attributes and what browsers do by themselves: the cascade of CSS (importance, layers,
* specificity, order), with inheritance where it decides what is seen. Selectors that cost too much, and sheets beyond bounds, do not count; that
* is told in `isCut`.
*/
function createCascade(root, { sheets, hasSheetsElsewhere, hasScheme = false }) {
	const attributes = findInlineStyles(root);
	const variables = findVariables([...sheets, ...attributes]);
	const isRead = (property) => READ.has(property) || variables.has(property);
	const browser = hasSheetsElsewhere ? BY_DEFAULT.besideOthers : BY_DEFAULT.alone;
	const { rules, revealing, isCut } = readSheets(sheets, isRead);
	const matcher = createRuleMatcher([...browser.map((rule) => ({
		...rule,
		layer: -1
	})), ...rules]);
	const inline = readInlineStyles(attributes, isRead);
	const readContent = createContentReader();
	const outermost = hasSheetsElsewhere || hasScheme ? {
		...ROOT_STYLE,
		colour: null,
		surface: null
	} : ROOT_STYLE;
	const covers = createCovers();
	/** Of elements that nothing is declared for, by the style around them and their name. */
	const plain = /* @__PURE__ */ new Map();
	const keep = (name, around, style) => {
		const known = plain.get(around);
		if (known) known.set(name, style);
		else plain.set(around, /* @__PURE__ */ new Map([[name, style]]));
	};
	visit(root, { enter: (node) => {
		if (!isElement(node)) return false;
		const around = node.parent?.style ?? outermost;
		const found = matcher.rulesOf(node);
		const of = (pseudo) => cascadeOf(found.filter((rule) => rule.pseudo === pseudo));
		if (found.length === 0 && node.attributes.every(({ name }) => !STYLED.has(name))) {
			const alike = plain.get(around)?.get(node.name);
			if (alike) {
				node.style = alike;
				return true;
			}
		}
		const own = cascadeOf(found.filter(({ pseudo }) => pseudo === null), inline.declaredIn(attributeOf(node, "style") ?? ""));
		const hasPseudo = found.some(({ pseudo }) => pseudo !== null);
		const style = computeStyle(node, around, {
			own,
			before: hasPseudo ? of("before") : NONE,
			after: hasPseudo ? of("after") : NONE,
			revealing,
			readContent
		});
		node.style = style;
		if (own.size > 0) covers.note(node, own, style);
		if (found.length === 0 && node.attributes.every(({ name }) => !STYLED.has(name))) keep(node.name, around, style);
		return true;
	} });
	covers.hideCovered();
	return {
		styleOf: ({ style }) => style ?? ROOT_STYLE,
		isCut: isCut || inline.isCut || matcher.isSpent()
	};
}
/** Attributes by which an element has a style of its own. */
const STYLED = /* @__PURE__ */ new Set([
	"style",
	"dir",
	"color",
	"bgcolor",
	"background"
]);
/** Of markup without sheets or elements. */
const NO_STYLES = {
	styleOf: () => ROOT_STYLE,
	isCut: false
};
const NONE = /* @__PURE__ */ new Map();
/** Above every layer: the `style` attribute. */
const INLINE = 1e9;
/** The value that wins for each property (CSS Cascade 5, 6.1). Among important declarations earlier layers win. */
function cascadeOf(rules, inline = []) {
	if (rules.length === 0 && inline.length === 0) return NONE;
	const won = /* @__PURE__ */ new Map();
	const offer = ({ property, value, isImportant }, place) => {
		const [layer, specificity, order] = place;
		const rank = isImportant ? [
			1,
			layer === INLINE ? INLINE : -layer,
			specificity,
			order
		] : [
			0,
			layer,
			specificity,
			order
		];
		const known = won.get(property);
		if (!known || !isLess(rank, known.rank)) won.set(property, {
			value,
			rank
		});
	};
	for (const { declarations, layer, specificity, order } of rules) for (const declared of declarations) offer(declared, [
		layer,
		specificity,
		order
	]);
	for (const declared of inline) offer(declared, [
		INLINE,
		0,
		0
	]);
	return new Map([...won].map(([property, { value }]) => [property, value]));
}
function isLess(one, other) {
	const at = one.findIndex((value, index) => value !== other[index]);
	return at >= 0 && one[at] < other[at];
}
/** The custom properties that could matter: those that the properties which are read ask for, and those that these ask for. */
function findVariables(texts) {
	const found = /* @__PURE__ */ new Set();
	const asks = texts.filter((text) => text.includes("var("));
	for (const text of asks) for (const [, property = "", value = ""] of text.matchAll(/([\w-]{1,60})\s{0,9}:([^;{}]{0,400}?\bvar\([^;{}]{0,400})/g)) if (READ.has(property.toLowerCase()) || property.startsWith("--")) {
		for (const [name] of value.matchAll(/--[\w-]{1,100}/g)) if (found.size < MOST_VARIABLES) found.add(name);
	}
	return found;
}
// evidence/text-layer/html/flatten-depth.ts
/** Nesting beyond this depth is dropped from the markup: no reader sees it, and tree building costs its square. Browsers stop at 512. */
const MAX_DEPTH$1 = 256;
/** As many formatting elements may be opened anew by the blocks of a page. */
const MAX_REOPENED = 1e5;
/** As many attributes may a tag have: the parser compares each with all before it. */
const MAX_ATTRIBUTES = 500;
const ATTRIBUTE = /[\s/]+[^\s=>/"'][^\s=>/]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*))?/y;
const VOID$1 = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
/** Elements that end by themselves when the next of their kind begins, and headings: they cannot nest without something else between. */
const SELF_CLOSING = new Set("p li dt dd td th tr tbody thead tfoot option optgroup rt rp a h1 h2 h3 h4 h5 h6 html head body".split(" "));
/** Unclosed formatting is opened anew in every block after it (HTML 13.2.4.3), so a few thousand of them make a tree of millions. */
const FORMATTING = new Set("b big code em font i nobr s small strike strong tt u".split(" "));
const RAW_TEXT = new Set("script style textarea title xmp iframe noembed noframes noscript".split(" "));
/**
* The same HTML with the tags that nest too deep left out, the attributes that are too many, and all formatting where unclosed formatting would flood
* the tree; texts stay. Linear.
*/
function flattenDepth(source) {
	const { text, reopened } = flatten(source, true);
	return reopened > MAX_REOPENED ? flatten(source, false).text : text;
}
function flatten(source, keepsFormatting) {
	const kept = [];
	const open = /* @__PURE__ */ new Map();
	const unended = /* @__PURE__ */ new Set();
	const tag = /<(\/?)([a-z][^\s/>]*)|<!--/gi;
	let depth = 0;
	let formatting = 0;
	let reopened = 0;
	let from = 0;
	for (let match = tag.exec(source); match; match = tag.exec(source)) {
		const name = (match[2] ?? "!--").toLowerCase();
		const behind = tag.lastIndex;
		if (name === "!--") skipTo("-->", name);
		else if (RAW_TEXT.has(name) && !match[1]) skipTo(`</${name}`, name);
		else if (FORMATTING.has(name) && !keepsFormatting) drop(match.index);
		else if (match[1]) closeTag(name);
		else openTag(name, match.index);
		if (match[2] && tag.lastIndex === behind) cutAttributes(behind);
	}
	return {
		text: kept.length === 0 ? source : kept.join("") + source.slice(from),
		reopened
	};
	function openTag(name, at) {
		if (FORMATTING.has(name)) formatting += 1;
		else if (!VOID$1.has(name)) reopened += formatting;
		if (VOID$1.has(name) || SELF_CLOSING.has(name)) return;
		if (depth >= MAX_DEPTH$1) return drop(at);
		open.set(name, (open.get(name) ?? 0) + 1);
		depth += 1;
	}
	function closeTag(name) {
		const count = open.get(name) ?? 0;
		if (count === 0) return;
		open.set(name, count - 1);
		depth -= 1;
		if (FORMATTING.has(name)) formatting -= 1;
	}
	/** Leaves out what a tag has beyond the attributes that it may have. `at` is behind its name. */
	function cutAttributes(at) {
		let last = at;
		let cut = at;
		for (let count = 1;; count += 1) {
			ATTRIBUTE.lastIndex = last;
			if (!ATTRIBUTE.test(source)) break;
			last = ATTRIBUTE.lastIndex;
			if (count <= MAX_ATTRIBUTES) cut = last;
		}
		if (cut === last) return;
		kept.push(source.slice(from, cut));
		from = last;
		tag.lastIndex = last;
	}
	function drop(at) {
		const end = source.indexOf(">", at);
		kept.push(source.slice(from, at), " ");
		from = end < 0 ? source.length : end + 1;
		tag.lastIndex = from;
	}
	/** Passes over text that holds no tags. What has no end is looked for once only. */
	function skipTo(end, name) {
		if (unended.has(name)) return;
		const pattern = new RegExp(end, "gi");
		pattern.lastIndex = tag.lastIndex;
		if (pattern.test(source)) tag.lastIndex = pattern.lastIndex;
		else unended.add(name);
	}
}
// evidence/text-layer/html/html-frames.ts
const FRAME_OF_NOTHING = {
	blocks: [],
	gap: "none",
	isHolder: false,
	isLink: false,
	isRaised: false,
	isGuarded: false,
	struck: null
};
/** Elements whose content is for others than readers. */
const NEVER_TEXT = new Set("head script style noscript template map area option optgroup datalist rp annotation annotation-xml link meta title base".split(" "));
/** Elements that show something that is no text of the page. */
const REPLACED = new Set("img picture svg canvas audio video object embed iframe frame select input textarea progress meter".split(" "));
/** Whether an element shows something that is no text of the page, as pictures and fields do. */
function isReplaced(element) {
	return REPLACED.has(element.name);
}
const BREAKS = {};
for (const name of "address article aside blockquote body center details dialog fieldset figure footer form header hgroup hr html legend main nav pre section table".split(" ")) BREAKS[name] = "blank";
const HOLDERS = {
	p: {
		kind: "paragraph",
		gap: "blank"
	},
	caption: {
		kind: "paragraph",
		gap: "line"
	},
	figcaption: {
		kind: "paragraph",
		gap: "blank"
	},
	summary: {
		kind: "paragraph",
		gap: "blank"
	},
	li: {
		kind: "item",
		gap: "line"
	},
	tr: {
		kind: "row",
		gap: "line"
	},
	td: {
		kind: "cell",
		gap: "cell"
	},
	th: {
		kind: "cell",
		gap: "cell"
	},
	dt: {
		kind: "term",
		gap: "line"
	},
	dd: {
		kind: "definition",
		gap: "line"
	},
	pre: {
		kind: "code",
		gap: "blank"
	}
};
/** The block that an element's own text is; undefined for elements whose text stands in paragraphs. */
function holderOf(name) {
	return /^h[1-6]$/.test(name) ? {
		kind: "heading",
		gap: "blank"
	} : HOLDERS[name];
}
/** The white space around an element that is laid out so. What holds text keeps apart from its neighbours in a line too. */
function gapOf(name, { display, isItem }) {
	const holder = holderOf(name);
	if (display === "inline" || display === "contents" || display.startsWith("inline-") || display.startsWith("ruby")) return holder && name !== "pre" ? "space" : "none";
	if (display === "table-cell" && !holder) return "cell";
	if (holder) return holder.gap;
	if (isItem && defaultDisplay(name).startsWith("inline")) return "cell";
	return BREAKS[name] ?? "line";
}
function marksOf(node, name, listDepth) {
	const level = /^h([1-6])$/.exec(name)?.[1];
	if (level) return { level: Number(level) };
	if (name === "li") return { level: Math.max(1, listDepth) };
	return name === "tr" && isHeaderRow(node) ? { isHeader: true } : {};
}
function timeMarks(node) {
	const iso = attributeOf(node, "datetime")?.trim();
	return iso ? { iso } : {};
}
function isHeaderRow(row) {
	if (row.parent?.name === "thead") return true;
	let cells = 0;
	for (let cell = row.first; cell; cell = cell.next) {
		if (!isElement(cell)) continue;
		if (cell.name !== "th") return false;
		cells += 1;
	}
	return cells > 1;
}
// evidence/text-layer/html/inline-boxes.ts
/** Neighbours in a line that are looked at. */
const MOST_NEIGHBOURS$1 = 20;
/** Whether a picture is too small to show anything, as those are that count visits. */
function isTiny(element) {
	if (element.name === "input" && attributeOf(element, "type")?.toLowerCase() === "hidden") return true;
	return ["width", "height"].some((name) => {
		const size = readLength(attributeOf(element, name) ?? "");
		return size !== null && size <= 2;
	});
}
/** Whether an inline element stands in a line with text of another kind beside it: a button in a sentence is a word of it. */
function standsInText(element, { styleOf }) {
	for (let at = element; at; at = at.parent) {
		if (hasTextBeside(at, "previous") || hasTextBeside(at, "next")) return true;
		if (!at.parent || gapOf(at.parent.name, styleOf(at.parent)) !== "none") return false;
	}
	return false;
	function hasTextBeside(from, side) {
		let steps = 0;
		for (let at = from[side]; at && steps < MOST_NEIGHBOURS$1; at = at[side]) {
			steps += 1;
			if (isText(at) && /[\p{L}\p{N}]/u.test(at.text)) return true;
			if (!isElement(at)) continue;
			if (at.name === "br" || gapOf(at.name, styleOf(at)) !== "none") return false;
			if (at.name !== element.name && !isReplaced(at) && /[\p{L}\p{N}]/u.test(firstTextOf(at, 200))) return true;
		}
		return false;
	}
}
// evidence/text-layer/html/tree-adapter.ts
/** Builds the tree of a page straight from parse5's parser. */
const TREE_ADAPTER = {
	createDocument: () => createNode("#root"),
	createDocumentFragment: () => createNode("#root"),
	createElement: (name, namespace, attributes) => {
		const node = createNode(name.toLowerCase(), { attributes: [...attributes] });
		node.namespace = namespace;
		return node;
	},
	createCommentNode: (text) => createNode("#comment", { text }),
	createTextNode: (text) => createNode("#text", { text }),
	appendChild: (parent, node) => insertNode(parent, node),
	insertBefore: (parent, node, before) => insertNode(parent, node, before),
	detachNode: removeNode,
	insertText: (parent, text) => addText(parent, text, null),
	insertTextBefore: (parent, text, before) => addText(parent, text, before),
	setTemplateContent: (template, content) => {
		template.content = content;
	},
	getTemplateContent: (template) => template.content ?? template,
	adoptAttributes: (node, attributes) => {
		for (const attribute of attributes) if (!node.attributes.some(({ name }) => name === attribute.name)) node.attributes.push(attribute);
	},
	setDocumentType: () => {},
	setDocumentMode: () => {},
	getDocumentMode: () => html.DOCUMENT_MODE.NO_QUIRKS,
	getFirstChild: (node) => node.first,
	getChildNodes: (node) => [...children(node)],
	getParentNode: (node) => node.parent,
	getAttrList: (node) => node.attributes,
	getTagName: (node) => node.name,
	getNamespaceURI: (node) => node.namespace ?? html.NS.HTML,
	getTextNodeContent: (node) => node.text,
	getCommentNodeContent: (node) => node.text,
	getDocumentTypeNodeName: () => "html",
	getDocumentTypeNodePublicId: () => "",
	getDocumentTypeNodeSystemId: () => "",
	isTextNode: (node) => node.name === "#text",
	isCommentNode: (node) => node.name === "#comment",
	isDocumentTypeNode: (_node) => false,
	isElementNode: (node) => !node.name.startsWith("#"),
	setNodeSourceCodeLocation: () => {},
	getNodeSourceCodeLocation: () => null,
	updateNodeSourceCodeLocation: () => {}
};
/** The content of a shadow root that the page itself declares, or null. */
function shadowOf(node) {
	return node.content && node.attributes.some(({ name, value }) => name === "shadowrootmode" && /^(?:open|closed)$/i.test(value)) ? node.content : null;
}
function addText(parent, text, before) {
	const neighbour = before ? before.previous : parent.last;
	if (neighbour?.name === "#text") neighbour.text += text;
	else insertNode(parent, createNode("#text", { text }), before);
}
function* children(node) {
	for (let child = node.first; child; child = child.next) yield child;
}
// evidence/text-layer/html/parse-html.ts
/** Elements whose content no reader sees as text. */
const DROPPED = new Set("script style noscript template frameset map datalist".split(" "));
/** Elements that show something else than text of the page. */
const PICTURES = new Set("svg canvas audio video object embed iframe frame".split(" "));
/**
* Parses HTML as browsers do (HTML 13.2, by parse5). Nothing in it is run or loaded; scripts, styles and comments are taken out and handed back
* beside it.
*/
function parseHtml(source) {
	const tree = parse$1(flattenDepth(source), {
		treeAdapter: TREE_ADAPTER,
		scriptingEnabled: true
	});
	const [root = tree] = findAll(tree, ({ name }) => name === "html");
	const page = {
		root,
		body: root,
		jsonLd: [],
		styles: NO_STYLES,
		comments: [],
		size: {
			elements: 0,
			depth: 0,
			escapes: 0
		}
	};
	const gone = [];
	let depth = 0;
	visit(root, {
		enter: (node) => {
			depth += 1;
			if (isText(node)) page.size.escapes += node.text.match(/[&<>\u00a0]/g)?.length ?? 0;
			else if (node.name === "#comment") page.comments.push(node.text);
			else page.size.elements += 1;
			openShadow(node);
			const isOut = node.name === "#comment" || DROPPED.has(node.name) || PICTURES.has(node.name);
			if (isOut) gone.push(node);
			page.size.depth = Math.max(page.size.depth, depth);
			return !isOut;
		},
		leave: () => {
			depth -= 1;
		}
	});
	page.styles = createCascade(root, findSheets(root, gone));
	for (const node of gone) {
		if (node.name === "script" && attributeOf(node, "type")?.trim().toLowerCase() === "application/ld+json") page.jsonLd.push(textOf$2(node));
		if (PICTURES.has(node.name) && showsPicture(node, page.styles)) insertNode(node.parent, createNode("#omitted"), node);
		removeNode(node);
	}
	page.body = findAll(root, ({ name }) => name === "body")[0] ?? createNode("body");
	return page;
}
function findSheets(root, gone) {
	const sheets = gone.filter((node) => node.name === "style" && /^(?:text\/css)?$/i.test(attributeOf(node, "type")?.trim() ?? "")).map((node) => {
		const media = attributeOf(node, "media")?.trim() ?? "";
		return media === "" ? textOf$2(node) : `@media ${media}{${textOf$2(node)}}`;
	});
	const isSheet = (node) => node.name === "link" && /(?:^|\s)stylesheet(?:\s|$)/i.test(attributeOf(node, "rel") ?? "");
	const isScheme = (node) => node.name === "meta" && attributeOf(node, "name")?.toLowerCase() === "color-scheme";
	return {
		sheets,
		hasSheetsElsewhere: findAll(root, isSheet).length > 0,
		hasScheme: sheets.some((sheet) => sheet.includes("color-scheme")) || findAll(root, isScheme).length > 0
	};
}
/** Whether a picture of any kind is seen. What it shows is not known: it may be a word. */
function showsPicture(node, { styleOf }) {
	const { isGone, isVisible } = styleOf(node);
	return node.parent !== null && !isGone && isVisible && !isTiny(node);
}
/** Elements that can have a shadow root, beside those of a page's own making (DOM, attachShadow). */
const HOSTS = new Set("article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span".split(" "));
/** What a shadow root holds is seen in place of what its element holds, which only its slots let in. */
function openShadow(template) {
	const host = template.parent;
	const content = template.name === "template" ? shadowOf(template) : null;
	if (!content || !host || !(HOSTS.has(host.name) || host.name.includes("-"))) return;
	template.name = "div";
	for (let child = content.first; child; child = content.first) insertNode(template, child);
	const light = [];
	for (let child = host.first; child; child = child.next) if (child !== template) light.push(child);
	for (const child of light) removeNode(child);
	for (const slot of findAll(template, ({ name }) => name === "slot")) {
		const name = attributeOf(slot, "name") ?? "";
		const given = light.filter((child) => child.parent === null && (attributeOf(child, "slot") ?? "") === name);
		if (!given.some((child) => isElement(child) || /\S/.test(child.text))) continue;
		for (let child = slot.first; child; child = slot.first) removeNode(child);
		for (const child of given) insertNode(slot, child);
	}
}
// evidence/text-layer/html/hidden.ts
/** The outermost elements that are hidden with all that they say. */
function hiddenElements(body, { styleOf }) {
	const said = /* @__PURE__ */ new Set();
	const seen = /* @__PURE__ */ new Set();
	visit(body, {
		enter: (node) => {
			if (isText(node) && node.parent && /\S/.test(node.text)) {
				said.add(node.parent);
				if (showsText(styleOf(node.parent))) seen.add(node.parent);
			}
			return isElement(node);
		},
		leave: (node) => {
			if (node === body || !node.parent) return;
			if (said.has(node)) said.add(node.parent);
			if (seen.has(node)) seen.add(node.parent);
		}
	});
	const found = /* @__PURE__ */ new Set();
	visit(body, { enter: (node) => {
		if (!isElement(node)) return false;
		const style = styleOf(node);
		const isHidden = node !== body && (style.isGone || !showsText(style) && said.has(node) && !seen.has(node));
		if (isHidden) found.add(node);
		return !isHidden;
	} });
	return found;
}
/** Whether an element that is left out says anything; its first words tell. */
const saysSomething = (element) => /[\p{L}\p{N}]/u.test(firstTextOf(element, 2e3));
/** Whether Readability drops the hidden element by itself; what it knows to be hidden weighs in its scores, so it is left to it. */
function isSeenByReadability(element) {
	if (attributeOf(element, "hidden") !== null) return true;
	return /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)\s*(?:;|$)/i.test(attributeOf(element, "style") ?? "");
}
// evidence/text-layer/html/raised-text.ts
const DIGITS = "0123456789+-−=()";
const SIGNS = {
	sup: [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾"],
	sub: [..."₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎"]
};
/** Whether Unicode has all of a text above or below the line; letters stay letters, as in 1st. */
const canRaise = (text) => /^[\s0-9+\-−=()]*\d[\s0-9+\-−=()]*$/.test(text);
/** Text as it stands above or below the line: 10⁶ is not 106. */
function raise(text, where) {
	return text.replace(/[0-9+\-−=()]/g, (sign) => SIGNS[where][DIGITS.indexOf(sign)] ?? sign);
}
// evidence/text-layer/html/write-html.ts
/**
* Writes what a reader sees of an HTML tree: text with headings, paragraphs, lists, tables, terms, code and times as blocks, links absolute. What is
* left out within a line is marked; what stands above the line, below it, or struck out, is no part of a number beside it.
*/
function writeHtml(root, writer, options) {
	const { base, styles, isLeftOut = () => false, keepsText = () => true } = options;
	const frames = [];
	let implicit = null;
	let listDepth = 0;
	/** The elements around that stand above or below the line, and can be written so. */
	const raised = [];
	visit(root, {
		enter,
		leave
	});
	endImplicit();
	function enter(node) {
		if (isText(node)) writeText(node);
		if (node.name === "#omitted") writer.omit();
		if (!isElement(node)) return false;
		const style = styles.styleOf(node);
		if (node !== root && isOut(node, style)) {
			frames.push(FRAME_OF_NOTHING);
			return false;
		}
		frames.push(openFrame(node, style));
		if (node.name === "br") writer.gap("line");
		if (node.name === "ul" || node.name === "ol" || node.name === "menu") listDepth += 1;
		if (style.before !== "") writeGenerated(style.before);
		return node.name !== "br";
	}
	/** Whether an element is left out. Where that takes something out of a line, or ends one, the text says so. */
	function isOut(node, style) {
		const { name } = node;
		if (style.isGone) {
			if (!NEVER_TEXT.has(name) && saysSomething(node)) writer.omit();
			return true;
		}
		if (isReplaced(node)) {
			if (style.isVisible && !isTiny(node)) writer.omit();
			return true;
		}
		if (NEVER_TEXT.has(name)) return true;
		if (!(name === "button" && !standsInText(node, styles)) && !isPermalink(node, name) && !isLeftOut(node)) return false;
		if (gapOf(name, style) !== "none") {
			endImplicit();
			writer.gap("line");
		} else if (saysSomething(node)) writer.omit();
		return true;
	}
	function leave(node) {
		if (!isElement(node)) return;
		const frame = frames.pop();
		if (!frame || frame === FRAME_OF_NOTHING) return;
		const { name } = node;
		const { after } = styles.styleOf(node);
		if (after !== "") writeGenerated(after);
		if (name === "ul" || name === "ol" || name === "menu") listDepth -= 1;
		if (frame.isRaised) raised.pop();
		if (frame.isGuarded) writer.guard();
		if (frame.gap !== "none") endImplicit();
		for (const block of frame.blocks.toReversed()) writer.close(block);
		if (frame.struck) writer.endStrike(frame.struck);
		if (frame.isLink) writer.closeLink();
		if (frame.gap !== "none") writer.gap(frame.gap);
	}
	function openFrame(node, style) {
		const { name } = node;
		const holder = holderOf(name);
		const frame = {
			...FRAME_OF_NOTHING,
			blocks: [],
			gap: gapOf(name, style),
			isHolder: holder !== void 0
		};
		if (frame.gap !== "none") {
			endImplicit();
			writer.gap(frame.gap);
		}
		if (style.isStruck) frame.struck = writer.strike();
		if (holder) frame.blocks.push(writer.open(holder.kind, marksOf(node, name, listDepth)));
		if (name === "time" || name === "relative-time") {
			holdText();
			frame.blocks.push(writer.open("time", timeMarks(node)));
		}
		const above = raisedBy(node, style);
		frame.isRaised = above !== null && canRaise(textOf$2(node));
		if (above && frame.isRaised) raised.push(above);
		frame.isGuarded = !frame.isRaised && (above !== null || name === "ins" || name === "rt" || name === "mfrac" || style.display.startsWith("inline-"));
		if (frame.isGuarded) writer.guard();
		if (node.parent?.name === "mfrac" && node.previous) writer.verbatim("⁄");
		if (name.includes("-") && frame.gap === "none") writer.gap("space");
		if (name === "a") {
			const href = absoluteLink(attributeOf(node, "href") ?? "", base);
			frame.isLink = href !== null;
			if (href !== null) writer.openLink(href);
		}
		return frame;
	}
	function writeText(node) {
		const { text, parent } = node;
		if (!keepsText(node)) {
			if (/[\p{L}\p{N}]/u.test(text)) writer.omit();
			return;
		}
		const style = parent && styles.styleOf(parent);
		if (style && !showsText(style)) {
			if (/^\s/.test(text)) writer.gap("space");
			if (/[\p{L}\p{N}]/u.test(text)) writer.omit();
			if (/\s$/.test(text)) writer.gap("space");
			return;
		}
		const above = raised.at(-1);
		write(above ? raise(text, above) : text, style);
	}
	function writeGenerated(text) {
		holdText();
		writer.guard();
		writer.flow(text);
		writer.guard();
	}
	function write(text, style) {
		if (/[^ \t\n\r\f]/.test(text)) holdText();
		if (style?.keepsSpace) return writer.verbatim(text.replace(/\r\n?/g, "\n"));
		if (!style?.keepsLines) return writer.flow(text);
		for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
			if (at > 0) writer.gap("line");
			writer.flow(line);
		}
	}
	/** Text that stands in no block of its own starts a paragraph. */
	function holdText() {
		if (implicit) return;
		if (!frames.findLast(({ gap }) => gap !== "none")?.isHolder) implicit = writer.open("paragraph");
	}
	/** Ends the paragraph of loose text, and with it the times that markup lets reach beyond it. */
	function endImplicit() {
		if (implicit === null) return;
		for (const frame of frames.filter(({ gap, blocks }) => gap === "none" && blocks.length > 0)) for (const block of frame.blocks.splice(0)) writer.close(block);
		writer.close(implicit);
		implicit = null;
	}
}
/** The sign beside a heading that leads to the heading itself. */
function isPermalink(node, name) {
	return name === "a" && /^\s*[#¶§🔗⚓]\s*$/u.test(textOf$2(node)) && /#/.test(attributeOf(node, "href") ?? "");
}
/** Exponents and indices: marked up, drawn so, or in a formula. */
function raisedBy({ parent, previous }, { raised }) {
	if (raised || !parent || !previous) return raised;
	return parent.name === "msup" ? "sup" : parent.name === "msub" ? "sub" : null;
}
// evidence/text-layer/html/dom.ts
const ELEMENT = 1;
const TEXT = 3;
const CDATA = 4;
/** Attributes that Readability, and what is done with its answer, look at. What is hidden it is told by one of them, whatever hides it. */
const KEPT = new Set("id class href src title lang dir datetime content itemprop itemscope itemtype property name rel role aria-label aria-modal type summary datatable colspan rowspan width height open".split(" "));
/** Holds the place of an element in `nodes`. */
const PLACE = "data-place";
/**
* A page's tree as a DOM document, for Readability. `originOf` tells which element or text of the tree one of the document was; elements that were
* renamed, which is to be made again, are known by an attribute.
*/
function toDocument(root, isShown) {
	const nodes = [];
	const texts = /* @__PURE__ */ new WeakMap();
	const { document } = parseHTML("<!doctype html><html><head></head><body></body></html>");
	const skeleton = {
		html: document.documentElement,
		head: document.head,
		body: document.body
	};
	const open = [document];
	visit(root, {
		enter: (node) => {
			const into = open.at(-1) ?? document;
			if (isText(node)) {
				const text = document.createTextNode(node.text);
				texts.set(text, node);
				into.appendChild(text);
			}
			if (!isElement(node)) return false;
			const made = skeleton[node.name] ?? document.createElement(node.name);
			if (!skeleton[node.name]) into.appendChild(made);
			for (const { name, value } of node.attributes) if (KEPT.has(name)) made.setAttribute(name, value);
			if (!isShown(node)) made.setAttribute("hidden", "");
			made.setAttribute(PLACE, String(nodes.push(node) - 1));
			open.push(made);
			return true;
		},
		leave: (node) => {
			if (isElement(node)) open.pop();
		}
	});
	return {
		document,
		originOf: (node) => {
			const place = [...node.attributes ?? []].find(({ name }) => name === PLACE);
			return place ? nodes[Number(place.value)] : texts.get(node);
		}
	};
}
/** A DOM element as a tree of our own. HTML's names come in lower case, XML's as they are. `note` is told what each node was made of. */
function fromDom(root, kind, note) {
	const tree = createNode("#root");
	const work = [{
		from: root,
		into: tree
	}];
	for (let top = work.at(-1); top; top = work.at(-1)) {
		const { from, into } = top;
		if (!from) {
			work.pop();
			continue;
		}
		top.from = from === root ? null : from.nextSibling;
		if (from.nodeType === TEXT || from.nodeType === CDATA) {
			const text = createNode("#text", { text: from.textContent ?? "" });
			note?.(text, from);
			insertNode(into, text);
		}
		if (from.nodeType !== ELEMENT) continue;
		const made = createNode(kind === "html" ? from.nodeName.toLowerCase() : from.nodeName, { attributes: [...from.attributes ?? []].map(({ name, value }) => ({
			name,
			value
		})) });
		note?.(made, from);
		insertNode(into, made);
		work.push({
			from: from.firstChild,
			into: made
		});
	}
	return tree.first ?? tree;
}
/** The root element of XML, or null where there is none. */
function parseXmlRoot(source) {
	const document = new DOMParser().parseFromString(source, "text/xml");
	return document.documentElement === null ? null : fromDom(document.documentElement, "xml");
}
// evidence/text-layer/feed/parse-xml.ts
/** Deeper XML is nobody's feed, and its tree costs the square of its depth. */
const MAX_DEPTH = 100;
/** The root element of an XML text, or null where there is none to read. No entity of the document's own is expanded, nothing is loaded. */
function parseXml(source) {
	return isDeep(source) ? null : parseXmlRoot(source);
}
function isDeep(source) {
	const mark = /<!\[CDATA\[|<!--|<(\/?)[A-Za-z_][^\s/>]*/g;
	let depth = 0;
	for (let match = mark.exec(source); match; match = mark.exec(source)) if (match[0].startsWith("<!")) {
		const close = source.indexOf(match[0] === "<!--" ? "-->" : "]]>", mark.lastIndex);
		if (close < 0) return false;
		mark.lastIndex = close + 3;
	} else if (match[1]) depth -= 1;
	else {
		const end = source.indexOf(">", mark.lastIndex);
		if (end < 0) return false;
		mark.lastIndex = end;
		if (source[end - 1] !== "/") depth += 1;
		if (depth > MAX_DEPTH) return true;
	}
	return false;
}
// evidence/text-layer/feed/build-feed-layer.ts
const TIME_NAMES = /* @__PURE__ */ new Set([
	"published",
	"pubDate",
	"updated",
	"dc:date",
	"date",
	"issued",
	"modified",
	"created",
	"atom:updated",
	"atom:published",
	"dcterms:modified",
	"dcterms:created",
	"lastBuildDate"
]);
const BODY_NAMES = [
	"content:encoded",
	"content",
	"xhtml:body",
	"description",
	"summary",
	"itunes:summary",
	"media:description"
];
/** The text layer of a feed (RSS 0.9 to 2.0, RDF, Atom): one `entry` a member, in it the title as heading, its times, and its content as text. Null where it cannot be read. */
function buildFeedLayer(source, url) {
	const root = parseXml(source);
	if (root === null) return null;
	const writer = createLayerWriter();
	const channel = childElements(root).find(({ name }) => name === "channel") ?? root;
	const base = absoluteLink(attributeOf(root, "xml:base") ?? "", url) ?? linkOf(channel, url) ?? url;
	const title = textOf$1(channel, "title");
	if (title !== null) {
		const heading = writer.open("heading", { level: 1 });
		writer.flow(title);
		writer.close(heading);
	}
	const described = textOf$1(channel, "description") ?? textOf$1(channel, "subtitle");
	if (described !== null) {
		writer.gap("blank");
		writeMarkup(described, writer, base);
	}
	const entries = [...childElements(channel), ...channel === root ? [] : childElements(root)].filter(({ name }) => /^(?:\w+:)?(?:item|entry)$/.test(name));
	for (const [index, entry] of entries.entries()) writeEntry(entry, index, writer, base);
	return {
		lane: "feed",
		title,
		publishedAt: isoTime(textOf$1(channel, "updated") ?? textOf$1(channel, "lastBuildDate") ?? textOf$1(channel, "pubDate") ?? ""),
		language: (textOf$1(channel, "language") ?? attributeOf(root, "xml:lang"))?.trim().toLowerCase() || null,
		...withoutTricks(writer),
		...nextOf(channel, url)
	};
}
/** Where a feed in several documents goes on (RFC 5005, 3). */
function nextOf(channel, url) {
	const link = childElements(channel).find((child) => /^(?:atom:)?link$/.test(child.name) && attributeOf(child, "rel") === "next");
	const next = absoluteLink((link && attributeOf(link, "href")) ?? "", url);
	return next !== null && url !== null && next !== url && isSameSite(new URL(next), new URL(url)) ? { next } : {};
}
function withoutTricks(writer) {
	const { suspicious, ...written } = writer.finish();
	return {
		...written,
		...suspicious.length > 0 && { suspicious }
	};
}
function writeEntry(entry, index, writer, base) {
	writer.gap("blank");
	const block = writer.open("entry", { path: `$[${index}]` });
	const link = linkOf(entry, base);
	const title = textOf$1(entry, "title");
	if (title !== null) {
		const heading = writer.open("heading", { level: 2 });
		if (link !== null) writer.openLink(link);
		writeInline(title, writer);
		writer.closeLink();
		writer.close(heading);
	}
	for (const child of childElements(entry)) {
		const text = textOf$2(child).trim();
		if (!TIME_NAMES.has(child.name) || text === "") continue;
		writer.gap("line");
		const iso = isoTime(text);
		const time = writer.open("time", iso === null ? {} : { iso });
		writer.flow(text);
		writer.close(time);
	}
	const body = BODY_NAMES.map((name) => childElements(entry).find((child) => child.name === name && textOf$2(child).trim() !== "")).find((found) => found !== void 0);
	if (body) {
		writer.gap("blank");
		if (childElements(body).length > 0) writeHtml(body, writer, {
			base: link ?? base,
			styles: createCascade(body, {
				sheets: [],
				hasSheetsElsewhere: false
			})
		});
		else writeMarkup(textOf$2(body), writer, link ?? base);
	}
	writer.close(block);
}
/** Text of a feed that is HTML in disguise, or plain. */
function writeMarkup(text, writer, base) {
	const { body, styles } = parseHtml(text);
	writeHtml(body, writer, {
		base,
		styles
	});
}
function writeInline(text, writer) {
	const plain = /<[a-z/][^>]*>|&[a-z#]\w*;/i.test(text) ? textOf$2(parseHtml(text).body) : text;
	writer.flow(plain.trim());
}
function linkOf(node, base) {
	const links = childElements(node).filter(({ name }) => name === "link" || name === "atom:link");
	const chosen = links.find((link) => ["alternate", null].includes(attributeOf(link, "rel")) && (attributeOf(link, "href") ?? textOf$2(link)) !== "") ?? links.find((link) => attributeOf(link, "rel") === "self");
	return chosen ? absoluteLink(attributeOf(chosen, "href") ?? textOf$2(chosen), base) : null;
}
function textOf$1(node, name) {
	const child = childElements(node).find((found) => found.name === name || found.name === `atom:${name}` || found.name === `dc:${name}`);
	return child ? textOf$2(child).trim() || null : null;
}
/** RFC 3339 as it is; RFC 822 put into it. */
function isoTime(text) {
	if (/^\d{4}-\d{2}-\d{2}(?:T\S+)?$/.test(text)) return text;
	if (!/^(?:[a-z]{3},?\s+)?\d{1,2}\s+[a-z]{3,9}\s+\d{2,4}\s/i.test(text)) return null;
	const hasZone = /\s(?:[+-]\d{4}|GMT|UTC?|Z|[ECMP][SD]T)$/i.test(text.trim());
	const time = Date.parse(hasZone ? text : `${text} GMT`);
	if (Number.isNaN(time)) return null;
	return hasZone ? new Date(time).toISOString() : new Date(time).toISOString().slice(0, 19);
}
// evidence/text-layer/feed/build-sitemap-layer.ts
/** Addresses of one sitemap, by its protocol (sitemaps.org). */
const MAX_ADDRESSES = 5e4;
/**
* The text layer of a sitemap: the addresses that it lists, one a line, each a link. Null for XML that is none. It is read without a tree: a large
* one has tens of thousands of elements and nothing in them but addresses.
*/
function buildSitemapLayer(source) {
	const [, root] = ROOT.exec(source.slice(0, 2e4)) ?? [];
	if (root === void 0) return null;
	const isIndex = root.toLowerCase() === "sitemapindex";
	const writer = createLayerWriter();
	let count = 0;
	for (const [, raw = ""] of source.matchAll(LOC)) {
		const address = decodeEntities(raw).trim();
		const href = absoluteLink(address, null);
		if (href === null) continue;
		writer.gap("line");
		const block = writer.open("value", { path: isIndex ? "/sitemapindex/sitemap/loc" : "/urlset/url/loc" });
		writer.openLink(href);
		writer.flow(address);
		writer.closeLink();
		writer.close(block);
		count += 1;
		if (count === MAX_ADDRESSES) break;
	}
	const { suspicious, ...written } = writer.finish();
	return {
		lane: "structured",
		title: null,
		publishedAt: null,
		language: null,
		...written,
		...suspicious.length > 0 && { suspicious },
		sitemap: isIndex ? "sitemaps" : "pages"
	};
}
const ROOT = /^\ufeff?\s*(?:<\?[^>]*\?>\s*|<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:\w+:)?(urlset|sitemapindex)[\s>]/i;
const LOC = /<(?:sm:|sitemap:)?loc>\s*(?:<!\[CDATA\[)?([^<>\]]{1,2048})/gi;
const NAMED = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
};
function decodeEntities(text) {
	return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
		if (name) return NAMED[String(name).toLowerCase()] ?? whole;
		const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
		return code <= 1114111 ? String.fromCodePoint(code) : whole;
	});
}
// evidence/text-layer/feed/build-xml-layer.ts
/** Attributes that hold what a document says, not how it is kept together. */
const SAYING = /* @__PURE__ */ new Set([
	"version",
	"date",
	"timestamp",
	"name",
	"title",
	"label",
	"value",
	"type",
	"urgency",
	"action",
	"status",
	"summary",
	"description",
	"rtext",
	"released"
]);
/** The text layer of XML that is no feed: its texts and speaking attributes in order, each a `value` block with its place. Null where it cannot be read. */
function buildXmlLayer(source) {
	const root = parseXml(source);
	if (root === null) return null;
	const writer = createLayerWriter();
	const path = [];
	visit(root, {
		enter: (node) => {
			if (isText(node)) writeValue(path.join(""), node.text);
			if (!isElement(node)) return false;
			path.push(`/${node.name}`);
			for (const name of SAYING) writeValue(`${path.join("")}/@${name}`, attributeOf(node, name) ?? "");
			const isWhole = isSentence(node);
			if (isWhole) writeValue(path.join(""), textOf$2(node));
			return !isWhole;
		},
		leave: (node) => {
			if (isElement(node)) path.pop();
		}
	});
	const { suspicious, ...written } = writer.finish();
	return {
		lane: "structured",
		title: titleOf$1(root),
		publishedAt: null,
		language: attributeOf(root, "xml:lang")?.toLowerCase() || null,
		...written,
		...suspicious.length > 0 && { suspicious }
	};
	function writeValue(place, text) {
		if (text.trim() === "") return;
		writer.gap("line");
		const block = writer.open("value", { path: place });
		writer.flow(text);
		writer.close(block);
	}
}
/** Words with marked words among them, which hold nothing further: one value, as a reader takes them. */
function isSentence(node) {
	let hasWords = false;
	let hasMarks = false;
	for (let child = node.first; child; child = child.next) {
		if (isText(child) && child.text.trim() !== "") hasWords = true;
		if (!isElement(child)) continue;
		hasMarks = true;
		for (let below = child.first; below; below = below.next) if (isElement(below)) return false;
	}
	return hasWords && hasMarks;
}
function titleOf$1(root) {
	const title = childElements(root).find(({ name }) => /^(?:\w+:)?(?:title|name)$/.test(name));
	return title ? textOf$2(title).trim() || null : null;
}
// evidence/text-layer/html/article-lane.ts
/**
* Readability's cost grows with the square of what it is given, or worse with depth. Pages beyond these bounds, which no written page comes near, go
* by the structured lane.
*/
const MOST = {
	elements: 3e4,
	depth: 100,
	escapes: 3e4
};
/** Neighbours in a line that are looked at. */
const MOST_NEIGHBOURS = 20;
/**
* The page's main text, or null where Readability finds none. Readability only says which elements it is in: the words come from the page itself,
* so that no line loses a word which has a name that it dislikes.
*/
function findArticle({ root, size, styles }) {
	if (size.elements > MOST.elements || size.depth > MOST.depth || size.escapes > MOST.escapes) return null;
	const { document, originOf } = toDocument(root, (element) => !styles.styleOf(element).isGone);
	const found = new Readability(document, {
		serializer: (node) => node,
		keepClasses: true
	}).parse()?.content ?? null;
	if (found === null) return null;
	const origins = /* @__PURE__ */ new Map();
	return mapArticle(narrowToMain(fromDom(found, "html", (made, from) => {
		const origin = originOf(from);
		if (origin) origins.set(made, origin);
	})), origins, styles);
}
function mapArticle(copy, origins, { styleOf }) {
	const kept = /* @__PURE__ */ new Set();
	visit(copy, { enter: (node) => {
		const origin = origins.get(node);
		if (origin) kept.add(origin);
		return true;
	} });
	const root = commonAncestor([...kept]);
	if (!root) return null;
	/** Elements with one of the kept in them. */
	const around = /* @__PURE__ */ new Set();
	visit(root, {
		enter: isElement,
		leave: (node) => {
			if (node.parent && (kept.has(node) || around.has(node))) around.add(node.parent);
		}
	});
	const isInline = (node) => gapOf(node.name, styleOf(node)) === "none";
	const restored = /* @__PURE__ */ new Set();
	return {
		copy,
		root,
		isDropped,
		keepsText
	};
	function keepsText(text) {
		return kept.has(text) || !/\S/.test(text.text) || text.parent !== null && restored.has(text.parent);
	}
	function isDropped(element) {
		if (kept.has(element) || around.has(element)) return false;
		const { parent } = element;
		const isWord = parent !== null && (restored.has(parent) || isInline(element) && isInSentence(element));
		if (isWord) restored.add(element);
		return !isWord;
	}
	/** Whether kept text stands beside an element in its line. */
	function isInSentence(element) {
		return ["previous", "next"].some((side) => {
			let steps = 0;
			for (let at = element[side]; at && steps < MOST_NEIGHBOURS; at = at[side]) {
				steps += 1;
				if (isText(at) && kept.has(at) && /\S/.test(at.text)) return true;
				if (!isElement(at)) continue;
				if (at.name === "br" || !isInline(at)) return false;
				if (kept.has(at) && /\S/.test(textOf$2(at))) return true;
			}
			return false;
		});
	}
}
function commonAncestor(nodes) {
	let common = null;
	for (const node of nodes) {
		const path = [];
		for (let at = node; at; at = at.parent) path.unshift(at);
		const before = common ?? path;
		const end = before.findIndex((each, at) => each !== path[at]);
		common = end < 0 ? before : before.slice(0, end);
	}
	return common?.at(-1) ?? null;
}
/** Where the found text holds the page's one `main` and little beside it, the rest is bars and notices that nothing else marks. */
function narrowToMain(found) {
	const [main, second] = findAll(found, (node) => node.name === "main" || attributeOf(node, "role") === "main");
	return main && !second && lengthOf(main) > lengthOf(found) * .6 ? main : found;
}
function lengthOf(node) {
	return textOf$2(node).replace(/\s+/g, "").length;
}
// evidence/text-layer/html/choose-lane.ts
/** As many openings make a page of records. */
const RECORDS = 3;
/** As many rows make a table that a page is read for. */
const ROWS = 4;
/** An article that holds less than this share of what the page says is a scrap of it. */
const SCRAP = .2;
/** Long lists are looked up by this many members from either end. */
const SAMPLE$1 = 100;
/**
* The lane that keeps a page whole: the article lane, unless
* 1. the page is one of records (three openings or more) and the article lane loses an opening or a date of them: a release without its date is
*    worth nothing;
* 2. the article lane loses tables that say more than half as much as it does;
* 3. the article lane holds next to nothing, or less than a fifth of what the page says outside links.
*/
function chooseLane({ records, article, structured }) {
	if (article === null) return "structured";
	const kept = squeeze$3(article.text);
	const keptWords = withoutSigns(kept);
	const isLost = (text) => !keptWords.includes(withoutSigns(text));
	if (isRecordPage(records) && (sample(records.openings).some(isLost) || sample(records.dates).some(isLost))) return "structured";
	if (lostRows(structured, article) > kept.length / 2) return "structured";
	if (weigh(kept) < 140 && weigh(squeeze$3(structured.text)) > weigh(kept) * 2) return "structured";
	return records.said > 1500 && kept.length < records.said * SCRAP ? "structured" : "article";
}
/** Whether a page is a list of what was released or happened when. */
function isRecordPage({ openings }) {
	return openings.length >= RECORDS;
}
/** Characters in the rows of tables that the article lane has not; rows of links count nothing. */
function lostRows(structured, article) {
	const kept = new Set(rowsOf(article).map(({ text }) => text));
	const lost = rowsOf(structured).filter(({ text }) => !kept.has(text));
	return lost.length < ROWS ? 0 : lost.reduce((sum, { said }) => sum + said, 0);
}
/** Rows of two cells or more, with their characters outside links; a row that holds other rows is layout. */
function rowsOf({ text, blocks, links }) {
	const rows = [];
	let at = 0;
	for (const [index, { kind, start, end }] of blocks.entries()) {
		if (kind !== "row" || !hasCells(blocks, index)) continue;
		while ((links[at]?.end ?? Infinity) <= start) at += 1;
		let linked = 0;
		for (let next = at; (links[next]?.start ?? Infinity) < end; next += 1) linked += (links[next]?.end ?? 0) - (links[next]?.start ?? 0);
		if (linked * 2 < end - start) rows.push({
			text: squeeze$3(text.slice(start, end)),
			said: end - start - linked
		});
	}
	return rows;
}
function hasCells(blocks, row) {
	const end = blocks[row]?.end ?? 0;
	let cells = 0;
	for (let next = row + 1; (blocks[next]?.start ?? Infinity) < end; next += 1) {
		if (blocks[next]?.kind === "row") return false;
		if (blocks[next]?.kind === "cell") cells += 1;
	}
	return cells >= 2;
}
/** Length of a text; a character of a script without spaces says as much as two and a half of others. */
function weigh(text) {
	return text.length + 1.5 * (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0);
}
function sample(texts) {
	return texts.length <= 200 ? texts : [...texts.slice(0, SAMPLE$1), ...texts.slice(-100)];
}
function squeeze$3(text) {
	return text.replace(/\s+/g, " ").trim();
}
/** The signs that link headings to themselves are in no lane. */
function withoutSigns(text) {
	return squeeze$3(text.replace(/[#¶§🔗⚓]/gu, " "));
}
// evidence/text-layer/html/json-ld.ts
const MAX_THINGS = 2e3;
/** Members that lead to other things than the page's own. */
const FOREIGN = /* @__PURE__ */ new Set([
	"author",
	"publisher",
	"creator",
	"contributor",
	"comment",
	"image",
	"logo",
	"review",
	"isPartOf",
	"itemListElement",
	"breadcrumb",
	"mentions",
	"citation",
	"relatedLink",
	"video",
	"associatedMedia"
]);
const ARTICLE = /(?:Article|Posting|Report|Review|Recipe|HowTo|Dataset|Podcast\w*|Episode|CreativeWork|Book|Question|FAQPage|SoftwareApplication|Event|JobPosting|Course)$/;
const PAGE = /(?:WebPage|ItemPage|AboutPage|ProfilePage|CollectionPage|VideoObject|Product)$/;
/** What the JSON-LD blocks of a page say, articles before pages; things without a type of the two are left out. */
function readLinkedThings(blocks) {
	const things = [];
	for (const block of blocks) {
		const work = [parseLoosely(block)];
		for (let value = work.pop(); work.length < MAX_THINGS && things.length < MAX_THINGS; value = work.pop()) {
			if (Array.isArray(value)) work.push(...value.slice(0, MAX_THINGS).toReversed());
			else if (isObject(value)) {
				things.push(mapThing(value));
				for (const [key, member] of Object.entries(value)) if (typeof member === "object" && !FOREIGN.has(key)) work.push(member);
			}
			if (work.length === 0) break;
		}
	}
	const rank = ({ types }) => types.some((type) => ARTICLE.test(type)) ? 0 : types.some((type) => PAGE.test(type)) ? 1 : 2;
	return things.filter((thing) => rank(thing) < 2).toSorted((left, right) => rank(left) - rank(right));
}
/** Sites write JSON-LD by templates: comment marks, line breaks inside strings and a stray semicolon are the usual faults. */
function parseLoosely(block) {
	const bare = block.replace(/^\s*(?:\/\*|\/\/)?\s*<!\[CDATA\[\s*(?:\*\/)?|^\s*<!--/, "").trimEnd().replace(/(?:\/\*|\/\/)?\s{0,40}\]\]>\s{0,40}(?:\*\/)?$|-->$/, "").trim().replace(/;$/, "");
	for (const text of [bare, bare.replace(/[\u0000-\u001f]+/g, " ")]) try {
		return JSON.parse(text);
	} catch {}
	return null;
}
function mapThing(value) {
	return {
		types: (Array.isArray(value["@type"]) ? value["@type"] : [value["@type"]]).filter((type) => typeof type === "string"),
		headline: textOf(value.headline),
		name: textOf(value.name),
		url: textOf(value.url) ?? textOf(value.mainEntityOfPage) ?? textOf(value["@id"]),
		publishedAt: textOf(value.datePublished) ?? textOf(value.dateCreated) ?? textOf(value.uploadDate),
		modifiedAt: textOf(value.dateModified),
		language: textOf(value.inLanguage)
	};
}
function textOf(value) {
	const first = Array.isArray(value) ? value[0] : value;
	const text = isObject(first) ? first["@id"] ?? first["@value"] : first;
	if (typeof text === "number") return String(text);
	return typeof text === "string" ? text.trim() || null : null;
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// evidence/text-layer/html/page-furniture.ts
const FURNITURE_TAGS$1 = /* @__PURE__ */ new Set([
	"nav",
	"form",
	"dialog"
]);
/** Around a page these are furniture; in an article they hold its dateline. */
const FRAME_TAGS = /* @__PURE__ */ new Set(["aside", "footer"]);
/** Words by which sites name what belongs to other pages or other people. */
const FOREIGN_WORDS = new Set("comment comments commentlist respond replies disqus sidebar widget widgets related recent recommended recommendation recommendations popular trending latest teaser teasers promo sponsor sponsored newsletter archive archives archiv feed carousel ticker".split(" "));
/** Most names hold none of them, not even within a word. */
const ANY_FOREIGN = new RegExp([...FOREIGN_WORDS].join("|"), "i");
/** Classes by which sites repeat the subjects of an entry on the entry. */
const TAXONOMY = /(?<=^|\s)(?:category|tag)-\S+/g;
/** Whether the element names itself as a place for other pages, other people or the site: by its tag, or a word of its class, id or role. */
function isNamedFurniture(element) {
	if (FURNITURE_TAGS$1.has(element.name) || FRAME_TAGS.has(element.name) && !isInArticle$1(element)) return true;
	const names = `${namesOf(element)} ${attributeOf(element, "role") ?? ""}`.replace(TAXONOMY, "");
	return names.length > 2 && ANY_FOREIGN.test(names) && nameWords(names).some((word) => FOREIGN_WORDS.has(word));
}
function isInArticle$1(element) {
	for (let at = element.parent; at; at = at.parent) if (at.name === "article" || at.name === "main") return true;
	return false;
}
/** Names that were cut into words lately: a page repeats its own by the thousand. */
const known = /* @__PURE__ */ new Map();
const MOST_KNOWN = 5e3;
/** The lower-case words of class and id names: `entry-date`, `entryDate` and `entry_date` are entry and date. */
function nameWords(names) {
	const found = known.get(names);
	if (found) return found;
	const words = names.slice(0, 500).replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z]+/);
	if (known.size >= MOST_KNOWN) known.clear();
	known.set(names, words);
	return words;
}
/** Whether the node stands in furniture that does not hold the page's title as well. */
function standsAside(node, titleAncestors) {
	for (let at = node; at && isElement(at); at = at.parent) {
		if (titleAncestors.has(at) || at.name === "body") return false;
		if (isNamedFurniture(at)) return true;
	}
	return false;
}
/** The element and everything around it. */
function ancestorsOf(node) {
	const found = /* @__PURE__ */ new Set();
	for (let at = node; at; at = at.parent) found.add(at);
	return found;
}
// evidence/text-layer/html/shown-dates.ts
/** Attributes that hold a date for machines. */
const STATED = [
	"content",
	"datetime",
	"data-datetime",
	"data-date",
	"data-time",
	"data-timestamp",
	"title"
];
/** As many elements may stand between a title and the date beside it. */
const BESIDE = 30;
const DATE_WORDS = new Set("date dates dateline datetime published publish publication pubdate posted timestamp time datum fecha data updated created byline meta metadata when day".split(" "));
const SURE_WORDS = new Set("date dateline datetime published pubdate posted timestamp datum fecha".split(" "));
const PUBLISHED_WORDS = /(?:^|[|·•(,;–-]\s*)(?:first )?(?:published|posted|submitted|written|created|erschienen|veröffentlicht|erstellt|verfasst|geschrieben|gespeichert|eingestellt|datum|stand vom|publié|mis en ligne|mise en ligne|rédigé|publicado|pubblicato|gepubliceerd|geplaatst|opublikowano|dodano)\b/iu;
const CHANGED_WORDS = /(?:^|[|·•(,;–-]\s*)(?:page )?(?:(?:last |zuletzt |letzte )(?:edited|modified|updated|changed|revised|geändert|aktualisiert|bearbeitet|änderung)|aktualisiert|updated|stand|mis à jour|actualizado|aggiornato)\b/iu;
/** Words beside the day on which a page is looked at. */
const NOW = /\b(?:now|today|heute|aktuelle (?:zeit|uhrzeit)|current time|zeit ist)\b/i;
/**
* Times and elements called date in the page's own content, the best named and nearest to the title first. `isBeside`: only one that is well named
* and close to the title.
*/
function findTimes(body, clues, { isBeside }) {
	const { titleElement, order } = clues;
	if (isBeside && titleElement === null) return null;
	const around = ancestorsOf(titleElement);
	const candidates = [];
	let position = 0;
	let titleAt = 0;
	visit(body, { enter: (node) => {
		if (!isElement(node)) return false;
		position += 1;
		if (node === titleElement) titleAt = position;
		if (node.name !== "body" && !around.has(node) && isNamedFurniture(node) && !isOwnDate(node)) return false;
		const rank = rankOf$1(node);
		if (rank === null) return true;
		const text = textOf$2(node);
		const date = STATED.map((name) => readDate(attributeOf(node, name) ?? "", order)).find((found) => found !== null) ?? (text.length < 300 ? readDate(text, order) ?? readShortYear(text) : null);
		if (date !== null) candidates.push({
			date,
			rank,
			distance: position
		});
		return date === null;
	} });
	const ranked = candidates.map((candidate) => ({
		...candidate,
		distance: Math.abs(candidate.distance - titleAt)
	})).toSorted((left, right) => left.rank - right.rank || left.distance - right.distance);
	const days = new Set(ranked.filter(({ rank }) => rank === ranked[0]?.rank).map(({ date }) => date.slice(0, 10)));
	const [best] = ranked;
	if (!best || days.size > 4 && best.distance > 40) return null;
	if (isBeside && (best.rank > 1 || best.distance > BESIDE)) return null;
	return best.date;
}
/** "entry-meta" and "post-footer" hold the date of their own entry. */
function isOwnDate(node) {
	return nameWords(attributeOf(node, "class") ?? "").some((word) => SURE_WORDS.has(word));
}
function rankOf$1(node) {
	const words = nameWords(`${namesOf(node)} ${attributeOf(node, "itemprop") ?? ""}`);
	const isChange = words.some((word) => word === "updated" || word === "modified" || word === "edited");
	if (node.name === "time" || node.name === "relative-time") return isChange ? 2 : 0;
	if (words.some((word) => SURE_WORDS.has(word))) return isChange ? 2 : 1;
	return words.some((word) => DATE_WORDS.has(word)) ? 3 : null;
}
/** A short stretch of text with a date, or a text that opens with one, just before or after the title. */
function findDateline(body, clues) {
	const { texts, titleAt } = collectTexts(body, clues);
	const from = titleAt ?? 0;
	const near = [...texts.slice(from, from + 14), ...texts.slice(Math.max(0, from - 6), from).toReversed()];
	for (const text of near) {
		if (NOW.test(text)) continue;
		for (const { iso, start, end } of findDates(text, clues.order)) if (iso >= "1990" && (isDateline(text, start, end) || isOpened(text, start, end))) return iso;
		const short = clues.order === "day-first" && text.length <= 60 ? readShortYear(text) : null;
		if (short !== null) return short;
	}
	return null;
}
function isDateline(text, start, end) {
	return text.length <= 120 && text.length - (end - start) < 60;
}
/** "29.11.2022 – The kettles" and "Press release of 25 January 2022 | Bern – The kettles". */
function isOpened(text, start, end) {
	return start < 40 && /^\s*[-–—|:]\s/.test(text.slice(end)) && !/[.!?]\s/.test(text.slice(0, start));
}
/** A date behind the words for it, wherever the page's own content says so: "Erstellt am: 1.11.2023"; words of change come last. */
function findStated(body, clues) {
	const { texts } = collectTexts(body, clues);
	for (const words of [PUBLISHED_WORDS, CHANGED_WORDS]) for (const [index, text] of texts.entries()) {
		const said = words.exec(text);
		if (!said) continue;
		const after = text.slice(said.index + said[0].length);
		const [date] = findDates(after.length < 20 ? [after, ...texts.slice(index + 1, index + 4)].join(" ") : after, clues.order);
		if (date && date.start < 40 && date.iso >= "1990") return date.iso;
	}
	return null;
}
/** The texts of the page's own content in order, cut to a length that datelines have, and where the title stands among them. */
function collectTexts(body, { titleElement }) {
	const around = ancestorsOf(titleElement);
	const texts = [];
	let titleAt = null;
	visit(body, { enter: (node) => {
		if (node === titleElement) titleAt = texts.length;
		if (isText(node)) {
			const text = node.text.trim();
			if (text !== "") texts.push(text.slice(0, 200));
		}
		if (!isElement(node) || texts.length >= 3e3) return false;
		return node.name === "body" || around.has(node) || !isNamedFurniture(node);
	} });
	return {
		texts,
		titleAt
	};
}
/** "31.10.23": only with points, which no other order of day and month uses. */
function readShortYear(text) {
	if (text.length > 120) return null;
	const [, day, month, year] = /(?<![\d.])(0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])\.(\d{2})(?![\d.]\d|\d)/.exec(text) ?? [];
	return year === void 0 ? null : readDate(`${day}.${month}.20${year}`, "day-first");
}
// evidence/text-layer/html/page-date.ts
const PUBLISHED = [
	"article:published_time",
	"article:published",
	"og:published_time",
	"og:article:published_time",
	"og:release_date",
	"datepublished",
	"date_published",
	"publish_date",
	"publishdate",
	"publish-date",
	"published_date",
	"publicationdate",
	"publication_date",
	"pubdate",
	"pub_date",
	"article.published",
	"article_date_original",
	"parsely-pub-date",
	"sailthru.date",
	"citation_publication_date",
	"citation_online_date",
	"citation_date",
	"bepress_citation_date",
	"dcterms.issued",
	"dcterms.created",
	"dc.date.issued",
	"dc.date.created",
	"dc.created",
	"prism.publicationdate",
	"originalpublicationdate",
	"rbpubdate",
	"bt:pubdate",
	"cxenseparse:recs:publishtime",
	"article:post_date",
	"datecreated",
	"video:release_date",
	"release_date",
	"shareaholic:article_published_time",
	"vr:published_time",
	"rnews:datepublished",
	"gsa:publication_date"
];
/** Names under which many sites state when a page was last touched; a date that the page shows beside its title says more. */
const LOOSE = [
	"date",
	"dcterms.date",
	"dc.date",
	"displaydate",
	"created",
	"timestamp"
];
const MODIFIED = [
	"article:modified_time",
	"og:updated_time",
	"datemodified",
	"dateupdate",
	"dcterms.modified",
	"dc.date.modified",
	"last-modified",
	"lastmod",
	"modified",
	"revised"
];
/**
* The day or moment at which a page says that it was published: structured claims first, then marked-up times, its address, and a dateline near
* its title; a date of change only where nothing else is there. Dates of comments, lists of other pages and sidebars are not the page's.
*/
function findPublished(body, clues) {
	const read = (text) => text ? readDate(text, clues.order) : null;
	const [linked] = clues.linked;
	return (new Set(clues.linked.filter(({ types }) => linked && types[0] === linked.types[0]).map(({ publishedAt }) => publishedAt?.slice(0, 10))).size <= 2 ? clues.linked.map(({ publishedAt }) => read(publishedAt)).find((date) => date !== null) : null) ?? read(clues.meta(PUBLISHED)) ?? (clues.readsShown ? findMarked(body, clues) ?? findTimes(body, clues, { isBeside: true }) : null) ?? read(clues.meta(LOOSE)) ?? clues.addresses.map(dateOfAddress).find((date) => date !== null) ?? (clues.readsShown ? findTimes(body, clues, { isBeside: false }) ?? findDateline(body, clues) ?? findStated(body, clues) : null) ?? read(linked?.modifiedAt) ?? read(clues.meta(MODIFIED)) ?? null;
}
function isMarkedDate(node) {
	const meanings = `${attributeOf(node, "itemprop") ?? ""} ${attributeOf(node, "property") ?? ""}`;
	if (/\b(?:datePublished|dateCreated|dc:date|dc:created)\b/.test(meanings)) return true;
	const classes = ` ${attributeOf(node, "class") ?? ""} `;
	if (classes.includes(" dt-published ")) return true;
	if (classes.includes(" published ") && (node.name === "abbr" || attributeOf(node, "title") !== null)) return true;
	return node.name === "time" && attributeOf(node, "pubdate") !== null;
}
/** Microdata and `pubdate`, whose meaning is stated. */
function findMarked(body, { titleElement, order }) {
	const around = ancestorsOf(titleElement);
	for (const element of findAll(body, isMarkedDate)) {
		if (standsAside(element, around) && !isMachineOnly(element)) continue;
		const date = STATED.map((name) => readDate(attributeOf(element, name) ?? "", order)).find((found) => found !== null) ?? readDate(textOf$2(element), order);
		if (date !== null) return date;
	}
	return null;
}
function isMachineOnly(element) {
	return element.name === "meta";
}
function dateOfAddress(address) {
	const path = URL.parse(address)?.pathname ?? "";
	const found = /\/((?:19|20)\d{2})[/-]([01]?\d)[/-]([0-3]?\d)(?=[/_-]|$)/.exec(path) ?? /[/_-]((?:199|20[0-4])\d)([-_]?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?=[/._-]|$)/.exec(path)?.filter((_, index) => index !== 2);
	return found ? readDate(`${found[1]}-${(found[2] ?? "").padStart(2, "0")}-${(found[3] ?? "").padStart(2, "0")}`, "day-first") : null;
}
// evidence/text-layer/html/title-text.ts
/** What stands between the parts of a document's title. */
const SEPARATOR = /\s+[|\-–—·•»«›‹:/\\~]+\s+|\s*[|»«｜]\s*|:\s+|\s*：\s*/g;
function squeeze$2(text) {
	return cleanText(text).text.replace(/[\u00ad\u200b\u200e\u200f\u2060]+/g, "").replace(/\s+/g, " ").trim();
}
/** Equal but for case, white space and the style of quotes and dashes. */
function isSameText(left, right) {
	return fold(left) === fold(right);
}
function splitTitle(title) {
	return title.split(SEPARATOR).filter((part) => part !== "");
}
/** Each part that is cut off costs a reading of the whole title; one with more marks names no site. */
const MOST_MARKS = 20;
/**
* Cuts the site's name off a title, at either end. Without a known name: last parts after a strong separator that are short beside the rest, and a
* short first part before a bar.
*/
function withoutSite(title, siteNames) {
	const marks = [...title.matchAll(SEPARATOR)];
	const [first, last] = [marks[0], marks.at(-1)];
	if (!first || !last || marks.length > MOST_MARKS) return title;
	const [head, tail] = [title.slice(0, last.index), title.slice(last.index + last[0].length)];
	const [start, rest] = [title.slice(0, first.index), title.slice(first.index + first[0].length)];
	if (head !== "" && siteNames.some((name) => isSameText(tail, name))) return withoutSite(head, []);
	if (rest !== "" && siteNames.some((name) => isSameText(start, name))) return rest;
	if (/[|｜\-–—·•»«]/.test(last[0]) && tail.length < head.length && tail.split(" ").length <= 5) return /[|｜»«]/.test(last[0]) ? withoutSite(head, []) : head;
	if (marks.length === 1 && /[|｜»«]/.test(first[0]) && start.length * 2 < rest.length) return rest;
	return title;
}
function fold(text) {
	return squeeze$2(text).toLowerCase().replace(/[‘’`´]/g, "'").replace(/[“”„«»]/g, "\"").replace(/…/g, "...").replace(/[‐‑]/g, "-");
}
// evidence/text-layer/html/page-title.ts
const MAX_HEADINGS = 400;
/**
* What a page calls itself, without its site's name. The heading that a claim of the metadata repeats wins, for it is both shown and claimed; then
* a lone first heading that speaks of the same; then the claim.
*/
function findTitle(body, claims) {
	const headings = findHeadings(body);
	const siteNames = [claims.siteName, ...headings.filter(({ element }) => leadsHome(element)).map(({ text }) => text)].filter((name) => name !== null);
	const isSite = (text) => siteNames.some((name) => isSameText(name, text));
	const own = headings.filter(({ text }) => !isSite(text));
	const claimed = [
		claims.metaTitle,
		claims.linked?.headline ?? null,
		claims.documentTitle,
		claims.linked?.name ?? null
	].filter((claim) => claim !== null).map(squeeze$2).filter((claim) => claim !== "" && !isSite(claim));
	for (const claim of claimed) {
		const shown = pickShown(own, claim);
		if (shown) return shown;
	}
	const firsts = own.filter(({ element }) => element.name === "h1");
	const lone = firsts.every(({ text }) => text === firsts[0]?.text) ? firsts[0] : void 0;
	if (lone && lone.text.length < 250 && (claimed.length === 0 || claimed.some((claim) => speaksOfSame(claim, lone.text)))) return lone;
	return {
		text: claimed[0] === void 0 ? firsts[0]?.text ?? siteNames[0] ?? null : withoutSite(claimed[0], siteNames),
		element: lone?.element ?? null
	};
}
function isTitleHeading(node) {
	if (/^h[1-3]$/.test(node.name)) return true;
	const meaning = attributeOf(node, "itemprop");
	return meaning === "headline" || meaning === "name" || /title|headline/i.test(namesOf(node));
}
function findHeadings(body) {
	const found = [];
	for (const element of findAll(body, isTitleHeading)) {
		if (found.length >= MAX_HEADINGS) break;
		if (element.name === "meta" || element.name === "title") continue;
		const text = squeeze$2(textOf$2(element)).replace(/\s*[#¶§🔗⚓]$/u, "");
		if (text.length > 1 && text.length < 400) found.push({
			text,
			element
		});
	}
	return found.map((heading) => ({
		heading,
		rank: rankOf(heading.element)
	})).toSorted((left, right) => left.rank - right.rank).map(({ heading }) => heading);
}
/** Headings proper come before things that are called title. */
function rankOf({ name }) {
	const level = /^h([1-3])$/.exec(name)?.[1];
	return level ? Number(level) : 4;
}
/** Whether the heading belongs to the site, or to a list of other pages, and not to the page's own content. */
function isChrome(element) {
	for (let at = element; at && isElement(at) && at.name !== "body"; at = at.parent) {
		if (at.name === "article" || at.name === "main") return false;
		const words = nameWords(`${namesOf(at)} ${attributeOf(at, "role") ?? ""}`);
		if (isNamedFurniture(at) || words.some((word) => CHROME_WORDS.has(word))) return true;
	}
	return false;
}
const CHROME_WORDS = new Set("menu menubar nav navbar navigation topbar banner masthead brand branding logo site sitename sitetitle".split(" "));
/** The name of a site stands at the top of its pages and leads to its first page. */
function leadsHome(heading) {
	const link = findAll(heading, ({ name }) => name === "a")[0] ?? heading.parent;
	if (link?.name !== "a" || !isSameText(textOf$2(link), textOf$2(heading))) return false;
	return /^(?:https?:)?\/\/[^/]+\/?$|^\/$|^\.\.?\/$|^\/?index\.\w+$/i.test(attributeOf(link, "href")?.trim() ?? "");
}
/**
* The longest heading that the claim holds as a whole part of itself; one of the page's content before one of the site's bars. A page's own name
* stands before the site's, so a first part that is shown as a heading beats a longer last one.
*/
function pickShown(headings, claim) {
	const parts = splitTitle(claim);
	const shown = headings.filter(({ text }) => holdsPart(claim, parts, text));
	const own = shown.filter(({ element }) => !isChrome(element));
	const [best] = (own.length > 0 ? own : shown).toSorted((left, right) => right.text.length - left.text.length);
	if (!best) return null;
	const [first = "", last = ""] = [parts[0], parts.at(-1)];
	const named = parts.length === 2 && isSameText(best.text, last) && !/[:：]/.test(claim) ? own.find(({ text, element }) => isSameText(text, first) && /^h[12]$/.test(element.name)) : void 0;
	if (named) return named;
	return best.text.length * 3 < claim.length && parts.some((part) => part.length > best.text.length * 1.5) ? null : best;
}
function holdsPart(claim, parts, heading) {
	if (isSameText(claim, heading) || parts.some((part) => isSameText(part, heading))) return true;
	if (heading.length < 12) return false;
	const at = claim.toLowerCase().indexOf(heading.toLowerCase());
	if (at < 0) return false;
	const [before, after] = [claim.slice(0, at), claim.slice(at + heading.length)];
	return (before === "" || /[|｜\-–—·•»«›:：/~]\s*$/.test(before)) && (after === "" || /^\s*[|｜\-–—·•»«›:：/~(]/.test(after));
}
/** Two titles speak of the same when they share a word of some length, or two characters of a script without spaces. */
function speaksOfSame(claim, heading) {
	const words = (text) => text.toLowerCase().match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}|[\p{L}\p{N}]{4,}/gu) ?? [];
	const known = new Set(words(claim));
	return words(heading).some((word) => known.has(word));
}
// evidence/text-layer/html/page-facts.ts
/** What a page says of itself: in its metadata, JSON-LD and microdata, and to its readers. */
function readFacts({ root, body, jsonLd }, url) {
	const metas = readMetas(root);
	const meta = (names) => names.map((name) => metas.get(name)).find((value) => value !== void 0) ?? null;
	const linked = readLinkedThings(jsonLd);
	const title = findTitle(body, {
		metaTitle: meta([
			"og:title",
			"twitter:title",
			"citation_title",
			"dc.title",
			"dcterms.title",
			"parsely-title",
			"sailthru.title",
			"title"
		]),
		documentTitle: titleOf(root),
		siteName: meta([
			"og:site_name",
			"application-name",
			"apple-mobile-web-app-title",
			"dc.publisher"
		]),
		linked: linked[0]
	});
	return {
		title: title.text,
		titleElement: title.element,
		language: findLanguage(root, body, meta, linked[0]?.language ?? null),
		base: baseOf(root, url),
		meta,
		linked
	};
}
/**
* When a page says that it was published; see `findPublished`. The dates that a page of records shows are those of its records, so there only what
* is claimed for the page itself counts.
*/
function readPublished({ root, body }, facts, { url, isRecordPage }) {
	const addresses = [
		canonicalOf(root),
		facts.meta(["og:url"]),
		url
	].filter((address) => address !== null).map((address) => URL.parse(address, facts.base ?? void 0)?.href ?? "");
	return findPublished(body, {
		...facts,
		addresses,
		order: orderOf(facts.language),
		readsShown: !isRecordPage
	});
}
function titleOf(root) {
	const [title] = findAll(root, ({ name }) => name === "title");
	return title ? textOf$2(title).trim() || null : null;
}
function canonicalOf(root) {
	const links = findAll(root, (node) => node.name === "link" && /\bcanonical\b/i.test(attributeOf(node, "rel") ?? ""));
	return links[0] ? attributeOf(links[0], "href") : null;
}
/** Values by lower-case name; the first of a name counts. */
function readMetas(root) {
	const metas = /* @__PURE__ */ new Map();
	for (const element of findAll(root, ({ name }) => name === "meta")) {
		const value = attributeOf(element, "content")?.trim() ?? "";
		if (value === "") continue;
		for (const key of [
			"property",
			"name",
			"itemprop",
			"http-equiv"
		]) {
			const name = attributeOf(element, key)?.trim().toLowerCase();
			if (name && !metas.has(name)) metas.set(name, value);
		}
	}
	return metas;
}
function findLanguage(root, body, meta, linked) {
	const stated = [
		attributeOf(root, "lang"),
		attributeOf(root, "xml:lang"),
		meta([
			"content-language",
			"language",
			"dc.language",
			"dcterms.language",
			"inlanguage"
		]),
		attributeOf(body, "lang"),
		meta(["og:locale"]),
		linked
	];
	for (const tag of stated) {
		const normal = tag?.trim().split(/[,;\s]/)[0]?.replaceAll("_", "-").toLowerCase();
		if (normal && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/.test(normal)) return normal;
	}
	return null;
}
function baseOf(root, url) {
	const href = findAll(root, ({ name }) => name === "base").map((node) => attributeOf(node, "href")).find((found) => found !== null);
	return href ? URL.parse(href, url ?? void 0)?.href ?? url : url;
}
/** Slashed dates put the month first in the United States and where English is all that is known. */
function orderOf(language) {
	return language === null || language === "en" || language === "en-us" ? "month-first" : "day-first";
}
// evidence/text-layer/html/page-relations.ts
/** Longer words name something, and no way on. */
const MAX_WORDS = 60;
const MAX_FEEDS = 10;
const MAX_OWN = 300;
/** Reads the relations of a page off its elements, furniture included, and hidden ones left out. */
function readRelations(root, { base, url, hidden }) {
	if (url === null || !URL.canParse(url)) return { own: [] };
	const page = new URL(url);
	const linking = findAll(root, ({ name }) => name === "link" || name === "a");
	const feeds = linking.filter(isFeed).flatMap((link) => absoluteLink(attributeOf(link, "href") ?? "", base) ?? []);
	const links = linking.flatMap((link) => {
		const isNext = relsOf(link).includes("next");
		const words = link.name === "a" ? wordsOf(link) : "";
		if (!isNext && (words === "" || words.length > MAX_WORDS)) return [];
		const href = absoluteLink(attributeOf(link, "href") ?? "", base);
		return href !== null && isSameSite(new URL(href), page) && !isHidden(link, hidden) ? [{
			href,
			words,
			isNext
		}] : [];
	});
	const next = chooseContinuation(links, url);
	const said = links.filter(({ words }) => words !== "");
	return {
		own: [...new Map(said.map(({ words, href }) => [href, {
			words,
			href
		}])).values()].slice(0, MAX_OWN),
		...next !== null && { next },
		...feeds.length > 0 && { feeds: [...new Set(feeds)].slice(0, MAX_FEEDS) }
	};
}
const relsOf = (node) => (attributeOf(node, "rel") ?? "").toLowerCase().split(/\s+/);
function isFeed(node) {
	if (node.name !== "link" || !relsOf(node).includes("alternate")) return false;
	return /^application\/(?:rss|atom|feed|rdf)(?:\+(?:xml|json))\b/i.test((attributeOf(node, "type") ?? "").trim());
}
/** What a link says; an arrow is called something for those who do not see it. */
function wordsOf(link) {
	const text = textOf$2(link).trim();
	if (/[\p{L}\p{N}]/u.test(text)) return text.replace(/\s+/g, " ");
	return (attributeOf(link, "aria-label") ?? attributeOf(link, "title") ?? "").trim();
}
function isHidden(node, hidden) {
	for (let at = node; at; at = at.parent) if (hidden.has(at)) return true;
	return false;
}
// evidence/text-layer/html/page-records.ts
/** A version number that is one: it has a point, and no unit or word grows out of it. */
const VERSION = /(?<![\p{L}\p{N}.$€£])v?\d{1,4}(?:\.\d{1,5}){1,3}(?:[-.+]?(?:alpha|beta|rc|pre|dev|final|ga|sp|b|a)[.-]?\d*)?(?![\p{L}\p{N}%])/iu;
const RELEASE_WORDS = /\b(?:versions?|releases?|released|build|patch|hotfix|update|changes?|changelog|notes?|stable|beta|alpha|rc|final|security|bugfix|maintenance|major|minor|unreleased|tagged|published|on|in|of|the|and|from|to|since|for|at|new|what's|whats)\b/giu;
/** Titles of pages that are lists of what happened when. */
const LOG_TITLE = /change\s?log|release|what['’]?s new|versions?\b|history|\bnews\b|updates?\b|änderung|versionshinweise|aktuelles|neuigkeiten|nouveaut|journal des|notes de|novedades|notas de|historial|novit|note di|wijzigingen|ändringar|изменени|новости|истори|更新|リリース|変更履歴|版本|발표|변경/i;
/** A linked heading with less text than this below it announces another page. */
const TEASER = 80;
/** Finds the records of a page by its tree. `title` is the page's own. */
function findRecords(body, title, measure) {
	const records = {
		openings: [],
		dates: [],
		said: 0
	};
	const isLog = LOG_TITLE.test(title ?? "");
	const most = measure.lengthOf(body) / 2;
	let links = 0;
	/** A linked opening that waits for the text below it. */
	let announced = null;
	visit(body, {
		enter,
		leave: (node) => void (node.name === "a" && (links -= 1))
	});
	settle();
	return records;
	function enter(node) {
		if (isText(node) && links === 0) records.said += squeeze$1(textOf$2(node)).length;
		if (!isElement(node)) return false;
		const name = node.name;
		if (name === "a") links += 1;
		else if (name === "time" || name === "relative-time") noteTime(node);
		else if (/^h[1-6]$|^dt$|^summary$/.test(name)) noteHeading(node);
		else if (name === "tr") noteOpening(firstCell(node), node);
		else if (name === "li" || name === "p") noteItem(node);
		return name === "body" || !isNamedFurniture(node) || measure.lengthOf(node) > most;
	}
	function noteTime(node) {
		const text = squeeze$1(textOf$2(node));
		if (/\d/.test(text)) records.dates.push(text);
	}
	function noteHeading(node) {
		settle();
		const text = squeeze$1(textOf$2(node));
		if (!isOpening(text)) return;
		if (measure.linkShareOf(node) > .8) announced = {
			text,
			saidBefore: records.said
		};
		else records.openings.push(text);
	}
	function noteOpening(text, node) {
		if (text !== null && isOpening(text) && measure.linkShareOf(node) < .5) records.openings.push(text);
	}
	/** Items and paragraphs open with dates in many lists that are no records; a version tells, or the page's title. */
	function noteItem(node) {
		const text = firstText(node);
		if (text !== null && (isLog || VERSION.test(withoutDate(text)))) noteOpening(text, node);
	}
	function settle() {
		if (announced && records.said - announced.saidBefore >= TEASER) records.openings.push(announced.text);
		announced = null;
	}
}
/** A text of few words beside a version or a date. */
function isOpening(text) {
	if (text.length > 120 || !/\d/.test(text)) return false;
	const rest = withoutDate(text).replace(VERSION, " ");
	return rest !== text && (rest.replace(RELEASE_WORDS, " ").match(/\p{L}{2,}/gu) ?? []).length <= 4;
}
function withoutDate(text) {
	const [date] = findDates(text, "month-first");
	return date ? text.slice(0, date.start) + text.slice(date.end) : text;
}
function firstCell(row) {
	for (let cell = row.first; cell; cell = cell.next) if (isElement(cell)) return squeeze$1(textOf$2(cell));
	return null;
}
/** What an item or paragraph opens with: its text up to the first colon or dash, or all of it where it is short. */
function firstText(item) {
	const text = squeeze$1(firstTextOf(item, 400));
	return /^[^:–—]{3,60}?(?=\s*[:–—]\s|\s-\s)/.exec(text)?.[0] ?? (text.length <= 60 ? text : null);
}
function squeeze$1(text) {
	return text.replace(/\s+/g, " ").trim();
}
// evidence/text-layer/html/lane-filters.ts
const FURNITURE_TAGS = /* @__PURE__ */ new Set(["nav", "dialog"]);
const FURNITURE_ROLES = new Set("navigation banner contentinfo search complementary dialog alertdialog menu menubar toolbar tablist tooltip".split(" "));
const LINK_BARS = new Set("nav navi navigation navbar menu mainmenu submenu topnav topbar toolbar sidebar breadcrumb breadcrumbs crumbs pager pagination share sharing sharedaddy social addtoany cookie cookies consent footer masthead skip skiplink related relatedposts recommended login signup subscribe newsletter advert ads sponsor banner copyright tags tagcloud categories utility postmetadata permalink prevnext".split(" "));
const APPENDAGES = new Set("comments commentlist disqus respond sharedaddy relatedposts newsletter popup modal lightbox offcanvas".split(" "));
const POINTER_TAGS = /* @__PURE__ */ new Set([
	"p",
	"div",
	"aside",
	"blockquote",
	"h2",
	"h3",
	"h4",
	"h5"
]);
const POINTER_WORDS = /^[\s»›>→*[(-]*(?:read (?:also|more|next)|also read|(?:see|watch|listen) also|more on this|related (?:articles?|coverage|stor(?:y|ies)|posts?)|you (?:may|might) also like|lea también|lee también|lea más|lea|vea también|ve(?:a|ja) (?:también|também)|le puede interesar|te puede interesar|puedes ver|mir[ae]|leia (?:também|mais)|à lire aussi|lire aussi|à voir aussi|voir aussi|mehr zum thema|mehr dazu|lesen sie auch|auch lesen|lies auch|lies hier|auch interessant|weitere artikel|das könnte (?:dich|sie|euch)(?: auch)? interessieren|siehe auch|leggi anche|czytaj (?:też|także|również)|zobacz (?:też|także|również)|lees ook|læs også|les også|läs också|lue myös)(?=[\s:!….,|–—-]|$)/iu;
/**
* What the structured lane leaves out: furniture by its tag or role, and what is called furniture and is little but links. Everything else stays.
* Notes and footers inside an article are part of it, and a form that wraps the page is no form.
*/
function createStructuredFilter(body, measure) {
	const page = measure.lengthOf(body);
	return (element) => {
		const name = element.name;
		if (name === "body" || name === "main" || name === "article") return false;
		if (name === "form") return measure.lengthOf(element) < page / 2;
		if (name === "aside" || name === "footer") return !isInArticle(element) || measure.linkShareOf(element) > .4;
		if (FURNITURE_TAGS.has(name) || FURNITURE_ROLES.has(attributeOf(element, "role") ?? "")) return true;
		return isNamed(element, LINK_BARS) && measure.linkShareOf(element) > .5;
	};
}
/**
* What the article lane leaves out of the main text that Readability found: bars and lists of links that are called so, and the comments and
* forms at its end, as long as they are the smaller part of it.
*/
function createArticleFilter(article, measure, length = measure.lengthOf(article)) {
	const half = length / 2;
	return (element) => {
		if (element.name === "nav" || attributeOf(element, "role") === "navigation") return true;
		if (isNamed(element, APPENDAGES)) return measure.lengthOf(element) < half;
		if (isPointer(element, measure)) return true;
		return isNamed(element, LINK_BARS) && measure.linkShareOf(element) > .5;
	};
}
/** "Read also: Kettles through the ages", a line in an article that is there to lead away from it. */
function isPointer(element, measure) {
	const length = measure.lengthOf(element);
	if (length === 0 || length > 250 || !POINTER_TAGS.has(element.name) || measure.linkShareOf(element) <= .5) return false;
	return POINTER_WORDS.test(textOf$2(element).trim());
}
function isNamed(element, words) {
	const names = namesOf(element);
	return names.length > 3 && nameWords(names).some((word) => words.has(word));
}
function isInArticle(element) {
	for (let at = element.parent; at; at = at.parent) if (at.name === "article" || at.name === "main") return true;
	return false;
}
// evidence/text-layer/html/measure-texts.ts
/** Measures all elements below a root in one pass. */
function measureTexts(root) {
	const measures = /* @__PURE__ */ new Map();
	const open = [];
	let links = 0;
	visit(root, {
		enter: (node) => {
			if (isText(node)) {
				const top = open.at(-1);
				const length = textOf$2(node).replace(/\s+/g, "").length;
				if (top) top.length += length;
				if (top && links > 0) top.linked += length;
				return false;
			}
			if (isLink(node)) links += 1;
			open.push({
				length: 0,
				linked: 0
			});
			return true;
		},
		leave: (node) => {
			if (isText(node)) return;
			const measure = open.pop();
			const around = open.at(-1);
			if (isLink(node)) links -= 1;
			if (!measure) return;
			measures.set(node, measure);
			if (!around) return;
			around.length += measure.length;
			around.linked += measure.linked;
		}
	});
	return {
		lengthOf: (element) => measures.get(element)?.length ?? 0,
		linkShareOf: (element) => {
			const { length, linked } = measures.get(element) ?? {
				length: 0,
				linked: 0
			};
			return length === 0 ? 1 : linked / length;
		}
	};
}
function isLink(node) {
	return isElement(node) && node.name === "a";
}
// evidence/text-layer/html/stated-content.ts
/** Less text than this below a name says nothing. */
const LEAST = 60;
/** Pieces of text shorter than this stand in menus as well. */
const PIECE = 15;
/** Pieces that are looked up. */
const SAMPLE = 100;
const THING = new Set("entry post article story blog".split(" "));
const PART = new Set("content body text".split(" "));
/** How a page states which element is its content, the surest first. */
const STATEMENTS = [
	(node) => attributeOf(node, "itemprop") === "articleBody",
	isNamedContent,
	({ name }) => name === "article",
	isNamedThing,
	(node) => node.name === "main" || attributeOf(node, "role") === "main"
];
/**
* The element that the page itself states to be its content, where `found`, which was guessed, holds next to nothing of it: a short entry loses to
* a notice or a sidebar in every count of text. Null where the page states none, or several, or one of the two is
* part of the other.
*/
function findOverlooked(body, found, measure) {
	for (const isStated of STATEMENTS) {
		const [stated, second] = outermost(body, isStated).filter((node) => measure.lengthOf(node) * (1 - measure.linkShareOf(node)) >= LEAST);
		if (!stated) continue;
		return second || found !== null && (holds(found, stated) || holds(stated, found)) ? null : stated;
	}
	return null;
}
/** `entry-content`, `postBody` and `story_text`. */
function isNamedContent(node) {
	if (node.name === "body") return false;
	return namesOf(node).split(/\s+/).some((name) => {
		const words = nameWords(name).filter((word) => word !== "");
		return words.length === 2 && THING.has(words[0] ?? "") && PART.has(words[1] ?? "");
	});
}
/** `hentry`, `post` and `entry`, around the title and the text. */
function isNamedThing(node) {
	return node.name !== "body" && (attributeOf(node, "class") ?? "").split(/\s+/).some((name) => name === "hentry" || THING.has(name));
}
/** Elements that match, none within another, and none among comments and other pages' teasers. */
function outermost(body, matches) {
	const found = [];
	visit(body, { enter: (node) => {
		if (!isElement(node)) return false;
		if (matches(node)) {
			found.push(node);
			return false;
		}
		return node.name === "body" || node.name === "main" || !isNamedFurniture(node);
	} });
	return found;
}
/** Whether a fifth of the pieces of text of the other stands in the one. */
function holds(one, other) {
	const kept = squeeze(textOf$2(one));
	const pieces = spread(findAll(other, ({ name }) => name !== "a").flatMap(ownTexts));
	return pieces.length === 0 || pieces.filter((piece) => kept.includes(piece)).length * 5 >= pieces.length;
}
/** As many as tell, from all over, so that a page of many pieces costs no more. */
function spread(pieces) {
	const step = Math.ceil(pieces.length / SAMPLE);
	return step <= 1 ? pieces : pieces.filter((_, index) => index % step === 0);
}
function ownTexts(element) {
	const texts = [];
	for (let child = element.first; child; child = child.next) {
		const text = isText(child) ? squeeze(child.text) : "";
		if (text.length >= PIECE) texts.push(text);
	}
	return texts;
}
function squeeze(text) {
	return text.replace(/\s+/g, " ").trim();
}
// evidence/text-layer/html/build-html-layer.ts
/** The text layer of an HTML page, by the lane that keeps the page whole (see `chooseLane`). */
function buildHtmlLayer(source, url) {
	const page = parseHtml(source);
	const { body, styles } = page;
	const facts = readFacts(page, url);
	const { title, titleElement, language, base } = facts;
	const asksPassword = findAll(body, isPasswordField).length > 0;
	const hidden = hiddenElements(body, styles);
	const { own, ...relations } = readRelations(page.root, {
		base,
		url,
		hidden
	});
	const measure = measureTexts(body);
	const structured = write(body, { isLeftOut: createStructuredFilter(body, measure) });
	const records = findRecords(body, title, measure);
	const publishedAt = readPublished(page, facts, {
		url,
		isRecordPage: isRecordPage(records)
	});
	const tricks = hiddenTricks([...hidden].map(textOf$2), page.comments);
	for (const element of hidden) if (!isSeenByReadability(element)) takeOut(element);
	const found = findArticle(page);
	const overlooked = findOverlooked(body, found?.copy ?? null, measure);
	const article = overlooked ? writeStated(overlooked) : found && writeArticle(found);
	const lane = chooseLane({
		records,
		article,
		structured
	});
	if (styles.isCut) tricks.push("styles_unread");
	const { suspicious: seen, ...written } = lane === "article" && article ? article : structured;
	const shown = new Set(written.links.map(({ href }) => href));
	const menu = own.filter(({ href }) => !shown.has(href));
	const suspicious = [.../* @__PURE__ */ new Set([...seen, ...tricks])].toSorted();
	return {
		lane,
		title,
		publishedAt,
		language,
		...written,
		...relations,
		...menu.length > 0 && { menu },
		...suspicious.length > 0 && { suspicious },
		...asksPassword && { asksPassword }
	};
	function writeStated(root) {
		return write(root, { isLeftOut: createArticleFilter(root, measureTexts(root)) }, { copy: root });
	}
	function writeArticle({ copy, root, isDropped, keepsText }) {
		const isAppended = createArticleFilter(root, measureTexts(root), measureTexts(copy).lengthOf(copy));
		return write(root, {
			isLeftOut: (element) => isDropped(element) || isAppended(element),
			keepsText
		}, { copy });
	}
	/** The title that the page shows stands above the main text, where Readability takes it away. */
	function write(root, options, article) {
		const writer = createLayerWriter();
		if (article && title !== null && titleElement !== null && !isHeadedBy(article.copy, title)) {
			const heading = writer.open("heading", { level: 1 });
			writer.flow(title);
			writer.close(heading);
			writer.gap("blank");
		}
		writeHtml(root, writer, {
			base,
			styles,
			...options
		});
		return writer.finish();
	}
}
/** Takes a hidden element out of the tree; where it says something, a sign of it stays. */
function takeOut(element) {
	if (element.parent && saysSomething(element)) insertNode(element.parent, createNode("#omitted"), element);
	removeNode(element);
}
/** Hidden text is common and harmless; hidden text that tells machines what to do is neither. */
function hiddenTricks(hidden, comments) {
	return [...hidden.some(isInstructionLike) ? ["hidden_text"] : [], ...comments.some(isInstructionLike) ? ["comment_text"] : []];
}
function isHeadedBy(root, title) {
	return findAll(root, ({ name }) => /^h[1-3]$/.test(name)).some((heading) => isSameText(textOf$2(heading), title));
}
function isPasswordField(node) {
	return node.name === "input" && attributeOf(node, "type")?.toLowerCase() === "password";
}
// evidence/text-layer/html/close-empty-elements.ts
/** Elements that HTML closes by itself. */
const VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
/** XML 1.0, 3.1: no `<` stands in an attribute, so that the search never runs past the next tag. */
const EMPTY_TAG = /<([a-z][\w:.-]*)((?:[^<>"'/]|\/(?!>)|"[^"<]*"|'[^'<]*')*)\/>/gi;
/**
* XHTML with its empty elements written as HTML understands them: `<script src="a"/>` is whole in XML, while HTML takes the slash for nothing and
* the rest of the page for the script.
*/
function closeEmptyElements(source) {
	return source.replace(EMPTY_TAG, (tag, name, attributes) => VOID.has(name.toLowerCase()) ? tag : `<${name}${attributes}></${name}>`);
}
// evidence/text-layer/sniff-format.ts
/** Bytes of a PDF, wherever in the first KiB its header stands (as readers of PDF allow). */
function isPdf(bytes) {
	const head = new TextDecoder("latin1").decode(bytes.subarray(0, 1024));
	return /^[\s\0\ufeff\u00ef\u00bb\u00bf]*%PDF-\d/.test(head) || head.includes("\n%PDF-1.");
}
/** What a decoded text is, by its content first and by what it is called second: servers lie, and plain text is the usual lie. */
function sniffFormat(text, mediaType, url) {
	const type = mediaType.split(";")[0]?.trim().toLowerCase() ?? "";
	const head = text.slice(0, 4096).replace(/^\ufeff/, "").trimStart();
	if (isBinary(text)) return "binary";
	if (isFeedHead(text)) return "feed";
	if (/^[[{]/.test(head) && !/^\[[^\]\n]*\]\(/.test(head) && (/[/+]json$/.test(type) || !/markdown/.test(type)) && isJson(text)) return "json";
	if (/[/+](?:x-)?(?:nd)?json(?:l|lines)?$/.test(type) && isJson(text)) return "json";
	if (isHtmlHead(head)) return "html";
	if (type === "text/html" || type === "application/xhtml+xml") return /<[a-z!/][^>]*>/i.test(text) ? "html" : sniffText(text, url);
	if (/^<\?xml|^<[a-z][\w.-]*(?::[\w.-]+)?[\s>]/i.test(head) && /[/+]xml$/.test(type)) return "xml";
	if (/^<\?xml/i.test(head)) return "xml";
	if (/markdown/.test(type)) return "markdown";
	return sniffText(text, url);
}
function sniffText(text, url) {
	const path = url === null ? "" : (URL.parse(url)?.pathname ?? "").toLowerCase();
	if (/\.(?:md|markdown|mdown|mkd|mdx)$/.test(path)) return "markdown";
	if (/\.(?:txt|text|log|rst|adoc|csv|tsv)$/.test(path)) return "text";
	return countMarks(text.slice(0, 2e5)) >= 2 ? "markdown" : "text";
}
/** Marks that Markdown has and prose has not. */
function countMarks(text) {
	return text.match(/^ {0,3}#{1,6}[ \t]+\S|^ {0,3}(?:```|~~~)|\]\((?:https?:\/\/|\/|#|\.)|^ {0,3}\[[^\]\n]{1,200}\]:[ \t]+\S|^[^\s].*\r?\n(?:={3,}|-{3,})[ \t]*\r?$|\*\*[^\s*][^*\n]{0,200}\*\*/gm)?.length ?? 0;
}
function isHtmlHead(head) {
	const start = head.replace(/^(?:<\?xml[^>]*\?>\s*|<!--[\s\S]*?-->\s*)+/, "");
	return /^<!doctype\s+html|^<(?:html|head|body|title|meta|script|style|table|div|main|article|section)[\s>]/i.test(start);
}
function isFeedHead(text) {
	const start = text.slice(0, 2e4).replace(/^\ufeff?\s*(?:<\?[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!doctype[^>[]*(?:\[[^\]]*\])?\s*>\s*)*/i, "");
	return /^<(?:[\w-]+:)?(?:rss|feed|rdf)[\s>]/i.test(start);
}
function isJson(text) {
	return jsonLines(text) !== null;
}
/** The JSON texts that a text holds: one, or one a line. Null where it is no JSON. */
function jsonLines(text) {
	if (isValid(text)) return [text];
	const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
	return lines.length > 1 && lines.every((line) => /^\s*[[{]/.test(line) && isValid(line)) ? lines : null;
}
function isValid(text) {
	try {
		JSON.parse(text.replace(/^\ufeff/, ""));
		return true;
	} catch {
		return false;
	}
}
/** Control characters that no text holds, in number. */
function isBinary(text) {
	const head = text.slice(0, 8192);
	const controls = head.match(/[\u0001-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0;
	return head.length > 0 && controls > head.length * .1;
}
// evidence/text-layer/json/scan-json.ts
/** Deeper places share the path of this one. */
const MAX_PATH = 200;
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[{}[\],:]/gy;
const GAP = /[ \t\r\n]*/y;
/**
* The pieces of a JSON text in the order in which they stand there (which parsing to an object loses for keys that look like numbers).
* The text has to be valid. Numbers keep their spelling. No recursion: depth costs nothing.
*/
function* scanJson(source) {
	const levels = [];
	let path = "$";
	let at = 0;
	let isKey = false;
	while (at < source.length) {
		GAP.lastIndex = at;
		GAP.test(source);
		TOKEN.lastIndex = GAP.lastIndex;
		const token = TOKEN.exec(source)?.[0];
		if (token === void 0) return;
		at = TOKEN.lastIndex;
		const level = levels.at(-1);
		if (token === "{" || token === "[") {
			const isEntry = token === "{" && level?.isList === true;
			if (isEntry) yield {
				kind: "open",
				path
			};
			levels.push({
				path,
				isList: token === "[",
				isEntry,
				index: 0,
				key: ""
			});
			isKey = token === "{";
			if (token === "[" && levels.length < MAX_PATH) path = `${path}[0]`;
		} else if (token === "}" || token === "]") {
			levels.pop();
			path = level?.path ?? "$";
			if (level?.isEntry) yield {
				kind: "close",
				path
			};
			isKey = false;
		} else if (token === ",") {
			if (!level) continue;
			level.index += 1;
			isKey = !level.isList;
			if (level.isList && levels.length < MAX_PATH) path = `${level.path}[${level.index}]`;
		} else if (token === ":") isKey = false;
		else if (isKey && level) {
			level.key = decodeString(token);
			if (levels.length < MAX_PATH) path = level.path + pathStep(level.key);
		} else if (token !== "null") {
			const isString = token.startsWith("\"");
			yield {
				kind: "value",
				path,
				key: level?.key ?? "",
				text: isString ? decodeString(token) : token,
				isString
			};
		}
	}
}
function decodeString(token) {
	const text = JSON.parse(token);
	return typeof text === "string" ? text : "";
}
function pathStep(key) {
	return /^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}
// evidence/text-layer/json/build-json-layer.ts
const HTML_START = /^\s*<(?:!doctype|html|body|p|div|h[1-6]|ul|ol|table|section|article|blockquote|pre|figure)(?:\s[^<>]*)?>/i;
const TITLE_PATHS = /* @__PURE__ */ new Set([
	"$.title",
	"$.name",
	"$.headline"
]);
const DATE_PATHS = /* @__PURE__ */ new Set([
	"$.date_published",
	"$.datePublished",
	"$.published_at",
	"$.publishedAt",
	"$.pubDate",
	"$.published"
]);
const LANGUAGE_PATHS = /* @__PURE__ */ new Set([
	"$.language",
	"$.lang",
	"$.inLanguage"
]);
/**
* The text layer of JSON: its decoded strings, numbers and booleans in order, each a `value` block with its path, the members of lists as `entry`
* blocks. Strings of Markdown or HTML get their inner blocks; HTML is written as its readers see it.
*/
function buildJsonLayer(source, url) {
	const writer = createLayerWriter();
	const entries = [];
	const found = {
		title: null,
		publishedAt: null,
		language: null
	};
	const lines = jsonLines(source) ?? [];
	for (const [index, line] of lines.entries()) for (const piece of scanJson(line)) {
		const path = lines.length > 1 ? `$[${index}]${piece.path.slice(1)}` : piece.path;
		writer.gap("blank");
		if (piece.kind === "value") {
			if (piece.isString) noteFact(path, piece.text);
			writeValue(path, piece);
		} else if (piece.kind === "open") entries.push(writer.open("entry", { path }));
		else {
			const entry = entries.pop();
			if (entry) writer.close(entry);
		}
	}
	const { suspicious, ...written } = writer.finish();
	return {
		lane: "json",
		...found,
		...written,
		...suspicious.length > 0 && { suspicious }
	};
	function noteFact(path, text) {
		if (TITLE_PATHS.has(path)) found.title ??= text.trim() || null;
		if (DATE_PATHS.has(path) && /^\d{4}-\d{2}-\d{2}/.test(text)) found.publishedAt ??= text;
		if (LANGUAGE_PATHS.has(path) && /^[a-z]{2,3}(?:-[\w-]{2,20})?$/i.test(text)) found.language ??= text.toLowerCase();
	}
	function writeValue(path, { text, isString }) {
		const block = writer.open("value", { path });
		if (isString && HTML_START.test(text)) {
			const { body, styles } = parseHtml(text);
			writeHtml(body, writer, {
				base: url,
				styles
			});
		} else {
			const clean = cleanText(isString && text.includes("<!--") ? stripComments(text).text : text);
			for (const trick of clean.tricks) writer.note(trick);
			const outline = isString ? outlineMarkdown(clean.text, url) : {
				blocks: [],
				links: []
			};
			const isProse = outline.blocks.length === 1 && outline.blocks[0]?.kind === "paragraph";
			writer.embed(clean.text, isProse ? {
				blocks: [],
				links: outline.links
			} : outline);
		}
		writer.close(block);
	}
}
// evidence/text-layer/is-picture.ts
/** Beginnings of picture files, as latin1: JPEG, PNG, GIF, TIFF (either byte order), BMP; WebP and the family of AVIF by the words in their heads. */
const HEADS = [
	/^\xff\xd8\xff/,
	/^\x89PNG\r\n\x1a\n/,
	/^GIF8[79]a/,
	/^II\*\0/,
	/^MM\0\*/,
	/^BM.{4}\0{4}/s
];
const WEBP = /^RIFF.{4}WEBP/s;
const AVIF = /^.{4}ftyp(?:avif|avis|mif1|msf1|heic|heix|heim)/s;
/** Whether bytes are a picture, by what they begin with: what a server calls them may be wrong. */
function isPicture(bytes) {
	const head = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
	return [
		...HEADS,
		WEBP,
		AVIF
	].some((pattern) => pattern.test(head));
}
// contracts/inside-names.ts
/** Names that lead to no place of the web but to somebody's own machine, network, cloud or cluster (RFC 6761, 6762, 8375, and use). */
const INSIDE_NAMES = [
	"localhost",
	"localdomain",
	"local",
	"internal",
	"intranet",
	"private",
	"corp",
	"home",
	"lan",
	"home.arpa",
	"svc",
	"cluster.local"
];
// evidence/text-layer/misleading-link.ts
/**
* How a link of a page misleads: `private_address` leads into somebody's own network or carries a user name, `homoglyph_host` passes for
* another host. Links to the page's own host are taken as they are. Undefined for an honest one.
*/
function nameMisleading(href, pageUrl) {
	const url = URL.parse(href);
	if (!url || url.hostname === (pageUrl === null ? null : URL.parse(pageUrl)?.hostname)) return void 0;
	if (isInside(url)) return "private_address";
	return isLookalikeHost(url.hostname) ? "homoglyph_host" : void 0;
}
/** Names end in letters; the library throws and catches an error for each that it is asked about. */
const MAY_BE_ADDRESS = /:|(?:^|\.)(?:\d+|0x[\da-f]*)$/i;
function isInside({ hostname, username, password }) {
	if (username !== "" || password !== "") return true;
	const host = hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
	if (MAY_BE_ADDRESS.test(host) && ipaddr.isValid(host)) return ipaddr.process(host).range() !== "unicast";
	return !host.includes(".") || INSIDE_NAMES.some((name) => host === name || host.endsWith(`.${name}`));
}
// evidence/text-layer/report-tricks.ts
/** The layer with its title cleaned like its text, without links that mislead, and with the names of all the tricks that were seen through. */
function reportTricks(layer, url) {
	const title = layer.title === null ? null : cleanText(layer.title);
	const suspicious = /* @__PURE__ */ new Set([...layer.suspicious ?? [], ...title?.tricks ?? []]);
	const links = layer.links.filter(({ href }) => {
		const misleading = nameMisleading(href, url);
		if (misleading) suspicious.add(misleading);
		return misleading === void 0;
	});
	if (hasLookalikeWord(layer.text)) suspicious.add("homoglyph_text");
	return {
		...layer,
		title: title === null ? null : title.text.trim() || null,
		links,
		...suspicious.size > 0 && { suspicious: [...suspicious].toSorted() }
	};
}
// evidence/text-layer/build-text-layer.ts
/**
* The text layer of a page: a pure function of its bytes, its media type and its address, so that anybody can make it again (DESIGN.md,
* Evidence). Never throws for what a page holds: bytes that are no text have an empty layer.
*/
async function buildTextLayer(page) {
	return reportTricks(await writeLayer(page), page.url);
}
async function writeLayer({ bytes, mediaType, url }) {
	if (isPdf(bytes)) return buildPdfLayer(bytes);
	if (isPicture(bytes)) return {
		...NO_TEXT,
		lane: "image"
	};
	const { text } = decodeBytes(bytes, mediaType);
	switch (sniffFormat(text, mediaType, url)) {
		case "html": return {
			...buildHtmlLayer(isXhtml(mediaType) ? closeEmptyElements(text) : text, url),
			...isRendered(mediaType) && { lane: "browser" }
		};
		case "feed": return buildFeedLayer(text, url) ?? buildPlainLayer(text, url);
		case "xml": return buildSitemapLayer(text) ?? buildXmlLayer(text) ?? buildPlainLayer(text, url);
		case "binary": return {
			...NO_TEXT,
			lane: "text"
		};
		case "json": return buildJsonLayer(text, url);
		case "markdown": return buildMarkdownLayer(text, url);
		default: return buildPlainLayer(text, url);
	}
}
const NO_TEXT = {
	text: "",
	title: null,
	publishedAt: null,
	language: null,
	blocks: [],
	links: []
};
const isXhtml = (mediaType) => /^\s*application\/xhtml\+xml\b/i.test(mediaType);
export { buildTextLayer, decodeBytes };
