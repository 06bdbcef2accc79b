/** How buyers ask for amounts without tax, by language. Source: EN 16931, "amount without VAT", in the words of everyday orders. */
export const WITHOUT_TAX = {
  en: 'ex vat|ex. vat|excl vat|excl. vat|exc vat|exc. vat|excluding vat|exclusive of vat|without vat|net of vat|before vat|plus vat|+ vat|before tax|before taxes|pre-tax|pretax|excluding tax|excl tax|excl. tax|without tax|ex tax|ex gst|without gst|w/o gst|we take itc|we claim itc|input tax credit|excl gst|excl. gst|excluding gst|before gst|plus gst|+ gst|before hst|ex hst|excluding hst|net prices|net of tax|vat registered|vat-registered|gst registered|gst-registered|hst registered|reclaim vat|reclaim the vat|recover vat',
  de: 'vorsteuerabzugsberechtigt|netto|nettovergleich|nettopreise|ohne mwst|ohne mwst.|exkl. mwst|exkl. mwst.|exkl mwst|zzgl. mwst|zzgl. mwst.|ohne mehrwertsteuer|ohne ust|ohne umsatzsteuer',
  fr: 'récupérons la tva|récupère la tva|ht|h.t.|hors taxes|hors taxe|hors tva',
  es: 'recuperamos el iva|deducimos el iva|sin iva|sin impuestos|iva no incluido|más iva|antes de iva|base imponible',
  it: 'iva esclusa|senza iva|al netto di iva|+ iva|più iva|imponibile',
  nl: 'excl. btw|excl btw|exclusief btw|zonder btw|ex btw|ex. btw',
  pt: 'sem iva|s/ iva|excluindo iva|+ iva',
  pl: 'netto|bez vat|ceny netto',
  sv: 'exkl. moms|exkl moms|exklusive moms|utan moms|netto',
  ja: '税抜|税別',
} as const;

/** How buyers ask for amounts with tax. */
export const WITH_TAX = {
  en: 'vat in|vat is in|vat on it|vat on top of it|gst in|vat and all|hst and all|tax and all|prices should be incl|prices should be inclusive|inc. gst|incl. gst|inc hst|incl hst|incl. hst|including hst|with hst|we pay vat|we pay the vat|we pay gst|we pay hst|inc vat|inc. vat|incl vat|incl. vat|including vat|inclusive of vat|with vat|vat included|gross|after tax|with tax|including tax|incl tax|tax included|inc gst|incl gst|including gst|with gst',
  de: 'brutto|inkl. mwst|inkl. mwst.|inkl mwst|mit mwst|inklusive mwst|einschließlich mwst|inkl. ust',
  fr: 'ttc|t.t.c.|toutes taxes comprises|tva comprise',
  es: 'con iva|iva incluido|con impuestos',
  it: 'iva inclusa|con iva|iva compresa',
  nl: 'incl. btw|incl btw|inclusief btw|met btw',
  pt: 'com iva|iva incluído',
  pl: 'brutto|z vat',
  sv: 'inkl. moms|inkl moms|inklusive moms|med moms',
  ja: '税込',
} as const;

/** What the tax on an order is called by. */
export const TAX_NAMES = {
  en: 'vat|gst|hst|pst|qst|sales tax|sales taxes|tax|taxes',
  de: 'mwst|mwst.|mehrwertsteuer|ust|umsatzsteuer',
  fr: 'tva',
  es: 'iva',
  nl: 'btw',
  sv: 'moms',
} as const;

/** How buyers say that a tax is not to be looked at. */
export const LEAVES_OUT = {
  en: 'ignore|ignoring|forget|forget about|disregard|leave|leaving|leave out|leaving out|leave off|skip|never mind|nevermind|take off|drop|strip out|strip off|not counting|not interested in',
  de: 'ohne|lasst|lassen',
  fr: 'sans|oubliez',
  es: 'sin|olvidad',
  it: 'senza',
  nl: 'zonder',
  sv: 'utan',
} as const;

/** How buyers say that they get a tax back. */
export const TAKES_BACK = {
  en: 'claim|claim back|reclaim|recover|get back|claim it|claim it back|get it back|get that back|claim that back|get credit for|get a credit for',
  de: 'holen uns|bekommen zurück',
  fr: 'récupérons|récupère',
  es: 'recuperamos|deducimos',
  it: 'recuperiamo|detraiamo',
  nl: 'vorderen terug',
  sv: 'drar av',
} as const;
