import { foldCase, type Language, rolesIn } from '../languages.ts';
import { TAKEN, type TextSpan } from '../span.ts';
import { isMailMark } from '../mail-thread.ts';
import { anyOf } from '../phrases.ts';
import { SHOP_LINES } from '../vocabulary/shop-lines.ts';
import { anyPhrase } from '../word-lists.ts';

/**
 * Lines of a text that belong to its form as a letter or a receipt: headers of mails, who signs it, where it is shipped, totals and payment.
 * `isLoneNameSigned`: a last line of nothing but capitalised words is a signature. `names` says of a line whether it names something that is asked about, and so is none of them. Expects contacts and addresses blanked out.
 */
export function findLetterLines(
  text: string,
  languages: readonly Language[],
  names: (line: string) => boolean,
  { isLoneNameSigned = true }: { isLoneNameSigned?: boolean } = {},
): TextSpan[] {
  const lines = linesOf(text);
  const spans: TextSpan[] = lines.filter(
    ({ text: line }) =>
      [HEADER, SHIPPING, TOTAL].some((form) => form.test(line)) ||
      isMailMark(line) ||
      (SHOP_LINE.test(line) && !names(line.replace(SHOP_LINE, ''))),
  );
  spans.push(
    ...shippedTo(lines, names),
    ...receiptHeads(lines, names),
    ...lines.filter(({ text: line }) => (PERSON_FIELD.test(line) || WROTE.test(line)) && !names(line)),
  );
  spans.push(
    ...lines.flatMap(({ start, text: line }) => {
      const [said = ''] = line.split(/\s[–-]\s|[.;]\s/, 1);
      return UPDATED.test(said) && !names(said.replace(/[\d/.-]+/g, '')) ? [{ start, end: start + said.length }] : [];
    }),
  );
  const closed = lines.findIndex(
    ({ text: line }, index) =>
      index > 0 && isClosing(line, languages) && !lines.slice(index + 1).some((other) => names(other.text)),
  );
  if (closed >= 0) spans.push(...lines.slice(closed));
  spans.push(...signedLines(lines, names, isLoneNameSigned));
  return spans;
}

/** "SHIPPED TO" alone on its line, and to whom: the lines behind it, up to an empty one or one that names something. */
function shippedTo(lines: Line[], names: (line: string) => boolean): Line[] {
  return lines.flatMap((line, at) => {
    if (!SHIPPED_ALONE.test(line.text)) return [];
    const behind = lines.slice(at + 1, at + 1 + MOST_LINES);
    const end = behind.findIndex(({ text }) => text.trim() === '' || names(text));
    return [line, ...(end < 0 ? behind : behind.slice(0, end))];
  });
}

/** Of a receipt, whose lines end with prices that were taken out, what stands in capitals without a price: shop, till, card. */
function receiptHeads(lines: Line[], names: (line: string) => boolean): Line[] {
  const priced = lines.filter(({ text }) => text.trimEnd().endsWith(TAKEN));
  if (priced.length < 2) return [];
  return lines.filter(
    (line) => !priced.includes(line) && /\p{Lu}{2}/u.test(line.text) && !/\p{Ll}/u.test(line.text) && !names(line.text),
  );
}

interface Line extends TextSpan {
  text: string;
}

function linesOf(text: string): Line[] {
  let at = 0;
  return text.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    return { start, end: start + line.length, text: line };
  });
}

/** Headers of a mail, in the languages of mail programs. */
const HEADER =
  /^[>\s*]*(?:from|to|cc|bcc|sent|date|reply-to|von|an|gesendet|datum|de|à|envoyé|para|enviado|da|inviato|aan|verzonden)\s?\*?:\s/iu;
/** Begin the lines that say where an order goes. */
const SHIPPED = `ship,ship to,shipped,shipped to,shipping,shipping to,shipping address,deliver to,delivery,delivery to,delivery address,delivered to,bill to,billed to,billing,billing address,
  sold to,pick up,pickup,recipient,lieferadresse,rechnungsadresse,livraison,envío a,consegna,entrega,bezorgadres`;
const SHIPPING = new RegExp(`^[\\s*]*(?:${anyPhrase(SHIPPED)})\\b(?:[^:\\n]{0,20}:|[ \\t]{2,}(?=\\S)|\\t)`, 'iu');
const SHIPPED_ALONE = new RegExp(`^[\\s*]*(?:${anyPhrase(SHIPPED)})[\\s*]*$`, 'iu');
const SHOP_LINE = new RegExp(`^[\\s*]*(?:${anyPhrase(SHOP_LINES)})(?![\\p{L}\\d])`, 'iu');
/** Begin the lines of totals, payment and the number of an order. */
const TOTALS = `item subtotal,subtotal,sub total,grand total,total,order total,tax,sales tax,vat,shipping,s&h,discount,coupon,savings,you saved,balance,change,cash,visa,mastercard,amex,discover,
  debit,credit,mc,payment,auto ship,autoship,flexpay,tip,member,cashier,register,whse,store #,approved,auth,order number,order no,order confirmation,order #,order placed,refills,refill,discard after,do not refill,filiale,ec karte,girocard,kartenzahlung,beleg nr,bon nr,kasse,kassierer,caissier,carte bancaire,tarjeta,cajero,scontrino,zwischensumme,summe,gesamt,
  mwst,versand,sous total,tva,importe,iva,totale,subtotale,totaal,btw,bezahlt`;
const TOTAL = new RegExp(`^[\\s*]*(?:${anyPhrase(TOTALS)})(?![\\p{L}\\d])`, 'iu');

/** Fields of forms and labels that hold a person. */
const FIELDS =
  'property,premises,facility,branch,establishment,requested by,reported by,auditor,executor,supervisor,coordinator,patient,prescriber,prescribed by,physician,doctor,for,insured,contact,contact person,tenant,caller,customer,client,guardian,parent,teacher,nurse,owner,driver,name,kid,child,player,paciente,patiente,versicherter,kunde,cliente,klant';
const PERSON_FIELD = new RegExp(`^[\\s*]*(?:${anyPhrase(FIELDS)})\\s?:`, 'iu');
/** How mail programs introduce what is answered. */
const WROTE =
  /^[>\s]*(?:on|am|le|el|il|em|op) .{4,80} (?:wrote|schrieb.{0,40}|a écrit|escribió|ha scritto|escreveu|schreef.{0,40})\s?:\s*$/iu;

/** Words that lead to a closing one: "Schöne Grüße", "Afectuosos saludos". */
const WARMS = new Set(
  `kind warm warmest many with all very much kindest lots
   schöne schönen schönste sonnige sonnigen nette netten allerbeste gute beste
   sincères meilleures chaleureuses bonnes
   afectuosos atentos cariñosos respetuosos
   cari affettuosi tanti calorosi
   warme zonnige hele fijne
   melhores grande forte calorosos
   serdeczne miłe ciepłe dużo`.split(/\s+/),
);

/** Stand before closing words and say nothing themselves: "Un cordial saludo", "Com os melhores cumprimentos", "Z wyrazami szacunku". */
const SMALL_WORDS = new Set(['un', 'una', 'os', 'as', 'o', 'i', 'los', 'les', 'le', 'la', 'en', 'we']);
/** "Veuillez agréer, Monsieur, nos salutations distinguées", "In attesa di un Vostro riscontro, porgiamo cordiali saluti" */
const CLOSING_FORMULA = new RegExp(
  [
    "^\\s*(?:veuillez|je vous prie|nous vous prions|dans l['’]attente|in attesa|nell['’]attesa|recib[ae]n?|sin otro particular)" +
      '[^.\\d]{0,90}(?:salutations|saluti|saludos?|sentiments)[^\\p{L}\\d]*(?:\\p{L}+[^\\p{L}\\d]*)?$',
    '^\\s*(?:les? saludan? (?:muy )?atentamente|(?:z|łącz\\p{L}+) wyraz\\p{L}+ szacunku|com estima|cordialità)[^\\p{L}\\d]*$',
  ].join('|'),
  'iu',
);

/** Whether a line closes a letter: "Kind regards", "Many thanks". */
export const isClosing = (line: string, languages: readonly Language[]): boolean => {
  if (/^\s*(?:--|__|—)\s*$/.test(line)) return true;
  if (CLOSING_FORMULA.test(line)) return true;
  const said = foldCase(line).match(/[\p{L}']+/gu) ?? [];
  const words = said.filter((word) => !SMALL_WORDS.has(word));
  const has = (word: string): boolean => languages.some((language) => rolesIn(language, word).has('closings'));
  // "Mit freundlichen Grüßen", "con cordiali saluti"
  const isLinked = languages.some((language) => rolesIn(language, words[0] ?? '').has('linkers'));
  return (
    words.length > 0 &&
    words.length <= 6 &&
    (has(words[0] ?? '') ||
      ((WARMS.has(words[0] ?? '') || isLinked) &&
        (has(words[1] ?? '') || (WARMS.has(words[1] ?? '') && has(words[2] ?? ''))))) &&
    !/[?]/.test(line) &&
    words.filter(has).length * 3 >= words.filter((word) => !WARMS.has(word)).length
  );
};

/** The last lines, where contact data or a lone name stands in them and nothing that is asked about. */
function signedLines(lines: Line[], names: (line: string) => boolean, isLoneNameSigned: boolean): Line[] {
  const last = lines.findLastIndex(({ text }) => text.trim() !== '');
  const first = lines.slice(0, last + 1).findLastIndex(({ text }) => text.trim() === '') + 1;
  const block = lines.slice(first, last + 1);
  if (first === 0 || block.length > MOST_LINES || block.some(({ text }) => names(text))) return [];
  const isSigned =
    block.some(({ text }) => text.includes(TAKEN)) || (isLoneNameSigned && LONE_NAME.test(block[0]?.text ?? ''));
  return isSigned ? block : [];
}

const MOST_LINES = 8;
/** With initials before it, and with what somebody may call themselves behind it: "M. Otis, RN". */
const LONE_NAME =
  /^\s*(?:\p{Lu}\. ?){0,2}\p{Lu}\p{Ll}+(?:[ -]\p{Lu}[\p{Ll}.]*){0,3}(?:, (?:\p{Lu}[\p{L}.]{1,4}(?:-\p{Lu}{1,3})?(?:, )?){1,3})?\s*$/u;

/** "Updated by daughter 10/30": when a list was last put right, and by whom. */
const UPDATED = new RegExp(
  `^\\W*(?:${anyOf({
    en: 'updated|last updated|list updated|revised|last revised|printed',
    de: 'aktualisiert|zuletzt aktualisiert|stand|gedruckt',
    fr: 'mis à jour|mise à jour|imprimé',
    es: 'actualizado|actualizada|última actualización|impreso',
    it: 'aggiornato|aggiornata|ultimo aggiornamento|stampato',
    nl: 'bijgewerkt|laatst bijgewerkt|afgedrukt',
    pl: 'aktualizacja|zaktualizowano|wydrukowano',
    pt: 'atualizado|atualizada|última atualização|impresso',
  })})(?:\\s?:|(?=\\s(?:\\d|by|on|von|vom|am|par|le|por|el|da|il|door|op|przez|em)(?![\\p{L}])))`,
  'iu',
);
