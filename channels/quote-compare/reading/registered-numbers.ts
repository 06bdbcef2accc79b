import { anyOf } from '../../reading/phrases.ts';

/** "No TPS 100000019 RT0001", "VAT Reg No GB 123 4567 89", "USt-IdNr. DE123456789": the number under which a vendor is registered for the tax. */
const REGISTERED = new RegExp(
  `^(?:[\\s.:#/-]*(?:${anyOf({
    en: 'registration|registered|reg|number|no|id|identification',
    de: 'identifikationsnummer|identnummer|ident|idnr|nummer|nr',
    fr: 'intracommunautaire|intracomm|intracom|numéro|n°',
    es: 'intracomunitario|número|núm|nº',
    it: 'intracomunitaria|numero|n.',
    nl: 'identificatienummer|btw-id',
    pt: 'contribuinte|n.º',
    pl: 'ue|eu',
  })})(?!\\p{L}))*[\\s.:#/-]*(?:\u0001{6,}|(?:\\p{Lu}{1,3}[\\s-]?)?\\d(?:[ ./-]?\\d){6,}(?:\\p{Lu}\\d{1,3})?(?![,.]?\\d))`,
  'iu',
);

/** Whether what stands behind the name of a tax is the number under which somebody is registered for it. */
export const isRegistered = (behind: string): boolean => REGISTERED.test(behind) || CUT_OFF.test(behind);
/** "USt-IdNr.": its stop ended the statement. */
const CUT_OFF =
  /^[\s.-]*(?:id|reg)?[\s.-]*(?:reg(?:istration)?|id|id-?nr|number|nummer|intracom\p{L}*|identifikationsnummer|nr)\.?\s*$/iu;
