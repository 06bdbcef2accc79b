import { cueList } from '../../reading/cue-list.ts';
import { isGivenName } from '../../reading/given-names.ts';
import { trimSpan } from '../../reading/span.ts';
import { anyOf } from '../../reading/phrases.ts';
import { LEGAL_FORMS } from '../../reading/vocabulary/company-words.ts';
import { DESKS } from '../../reading/vocabulary/letter-words.ts';
import { WRITES_VERBS } from '../../reading/vocabulary/mail-words.ts';
import { DOCUMENT_NOUNS } from '../../reading/vocabulary/order-words.ts';
import { anyWord } from '../../reading/word-lists.ts';
import type { Span } from '../../reading/span.ts';

/** Stretches of a line that can be a name: parted by two blanks, tabs, bars, dashes with blanks, commas before more words, brackets. */
export function chunks(text: string, line: Span): Span[] {
  const content = text.slice(line.start, line.end);
  const found: Span[] = [];
  let start = 0;
  for (const hit of [...content.matchAll(PARTING), null]) {
    const end = hit?.index ?? content.length;
    found.push(withoutHeading(text, { start: line.start + start, end: line.start + end }));
    start = end + (hit?.[0].length ?? 0);
  }
  return found.filter((span) => span.end > span.start && !OWNER.test(text.slice(span.start, span.end)));
}

/** "Inh. J. Holtmann": who owns or leads the firm, and is none. */
const OWNER = new RegExp(
  `^(?:${anyOf({
    en: 'owner|proprietor|prop.|managing director',
    de: 'inh.|inhaber|inhaberin|geschäftsführer|geschäftsführerin|gf',
    fr: 'gérant|gérante|dirigeant|directeur|directrice',
    es: 'propietario|propietaria|gerente|titular',
    it: 'titolare|amministratore|amministratrice',
    nl: 'eigenaar|eigenares|directeur',
    pt: 'proprietário|proprietária|gerente|sócio-gerente',
    pl: 'właściciel|właścicielka|prezes',
  })}):?\\s+\\p{Lu}`,
  'iu',
);

/**
 * "Acme Supply Quotation Q-77": the name ends where the words about the document begin; "QUOTE 5521 Acme Supply" and "Chat with Acme Supply" begin behind
 * them.
 */
export function withoutHeading(text: string, span: Span): Span {
  const content = text.slice(span.start, span.end);
  const tail = DOCUMENT_BEHIND.exec(content);
  const cut = tail && tail.index > 2 ? content.slice(0, tail.index) : content;
  const head =
    TO_A_FIRM.exec(cut) ?? TALKED_TO.exec(cut) ?? WRITTEN_BY.exec(cut) ?? DOCUMENT_AHEAD.exec(cut) ?? deskAhead(cut);
  const start = head && head[0].length < cut.length ? head[0].length : 0;
  return trimSpan(text, { start: span.start + start, end: span.start + cut.length });
}

/** "M/s. Kaveri Tools", "Messrs Hale & Son", "Fa. Holtmann": how a firm is addressed is not its name. */
const TO_A_FIRM = /^(?:m\/s|messrs|mssrs|fa)(?:\.|(?<!fa)(?=\s))\s*(?=[\p{L}\d]{2})/iu;

/** "Bestellannahme Nord GmbH": the desk before the name of its firm, which is more than the given name of who sits there. */
function deskAhead(words: string): RegExpExecArray | null {
  const desk = DESK_AHEAD.exec(words);
  const rest = words.slice(desk?.[0].length ?? 0);
  return A_NAME.test(rest) && !isGivenName(/\p{L}+/u.exec(rest)?.[0] ?? '') ? desk : null;
}
const DESK_AHEAD = new RegExp(`^${anyOf(DESKS)}[\\s:,]+(?:(?:von|der|de|du|di|da|do|van|del|della)\\s)?`, 'iu');
const A_NAME = /^\p{Lu}(?:\S+\s\S|[\p{L}'’-]{4})/u;

/** "From Acme Supply", "Voicemail from Acme Supply": alone on its line. */
const WRITTEN_BY =
  /^(?:(?:voicemail|voice (?:note|message)|text(?: message)?|sms|letter|fax|message|e-?mail|mail) )?from\s+(?=[A-Z\d])/i;

/** What parts the names of a line. */
const PARTING = cueList(
  String.raw`
    ^#{1,6}\s+|^\s*[•·▪*–-]\s+|^\s*\(?\d{1,2}[.)]\s+(?=\p{L})|\s{2,}|\t|\s*\|\s*|\s+[-–—•·:@/]+\s+|\s+at\s+|\s*--+\s*|,\s+(?!{own})
    \s*\((?!\p{L}{2,20}\) {form})\s*|\)(?! {form})\s*|\s*[<>[\]"*_]+\s*|:\s+|;\s*|!+\s+|(?<=\p{L}{5})\.\s+(?=\p{L})
  `,
  {
    flags: 'giu',
    words: {
      // What ends a name behind a comma: "TÊXTEIS DO AVE, LDA.", "Bombas del Bajío, S.A. de C.V."
      own: String.raw`(?:inc|llc|ltd|l\.l\.c|co|corp)\b|(?:${anyWord(LEGAL_FORMS)})\.?(?=\s*$|\s{2,}|\s*[|(,;]|\s[-–—•·:])`,
      form: String.raw`(?:ltd|limited|gmbh|inc|pvt|pty|plc|llc|sarl|srl|b\.?v|ab|oy|a\.?s)\b`,
    },
  },
);

/** What says which document it is, behind a name. */
const DOCUMENT_BEHIND = cueList(
  String.raw`
    (?:price |order )?(?:sheet|list|form|guide|tariff)|rate card|(?:order |sales )?pro ?forma|tariff
    (?:price |sales |firm |formal |event |hire |job |order )?(?:quot(?:e|ation)|proposal|estimate|bid|offer|angebot|devis|rfq|pricing)\b.*
    q\s?#?\s?\d.*|q#.*|no\.? ?\d.*|#\s?\w*\d.*|\d{4,}.*|prices?(?: as follows)?|${anyOf(WRITES_VERBS)}(?: (?:on|am|le|el|il|op|em) .*|:)?|(?:phone|tel|fax|www|date)\b.*|(?:dated|vom|du|del|van|z dnia) \d.*|${anyOf(DESKS)}
  `,
  { before: String.raw`\s+`, after: String.raw`$` },
);

/** "Teams chat with Buckeye Crate (Leo)": who one talked to. */
const TALKED_TO = cueList(
  String.raw`
    chat|conversation|call|thread|messages?|texts?|gespräch|verlauf|échange|discussion|conversación|conversazione|gesprek
  `,
  {
    flags: 'iu',
    before: String.raw`^(?:\p{L}+ )?(?:`,
    after: String.raw`) (?:with|from|mit|von|avec|con|met|com|z)\s+`,
  },
);

/** The same before a name. */
const DOCUMENT_AHEAD = cueList(
  String.raw`
    ${anyOf(DOCUMENT_NOUNS)}|(?:here (?:are|is) |hier (?:sind |ist )?|voici |aquí (?:están |van )?|ecco )?(?:the |our |die |unsere |les |nos |los |las |i |le )?(?:prices|preise|prix|precios|prezzi|prijzen)
  `,
  {
    before: String.raw`^(?:(?:price |sales |firm |formal )?`,
    after: String.raw`s?\b\s*(?:no\.?|nr\.?|#|number)?\s*[:#]?\s*(?:[A-Z]{0,4}[-#]?\d[\w/-]*)?\s*(?:from|by|of|von|vom|de|di|van|[-–:])?\s*)(?=\S)`,
  },
);

/** "Cable trays 80 @ 200": a thing and how many of it, and nobody's name. */
export const isCounted = (text: string, { start, end }: Span): boolean =>
  /\s\d+$/.test(text.slice(start, end)) && /^\s*[@x×*]\s?\p{Sc}?\s?\d/u.test(text.slice(end));
