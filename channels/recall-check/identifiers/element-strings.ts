/** What the element strings of GS1 (GS1 General Specifications, section 3: application identifiers) say of a thing, by identifier. */
const ELEMENTS: Readonly<Record<string, { label: string; pattern: string; read?: (value: string) => string }>> = {
  '01': { label: 'UPC', pattern: String.raw`\d{14}` },
  '10': { label: 'lot', pattern: String.raw`[A-Z0-9./_-]{1,20}` },
  '11': { label: 'made', pattern: String.raw`\d{6}`, read: dayOf },
  '17': { label: 'expires', pattern: String.raw`\d{6}`, read: dayOf },
  '21': { label: 'serial number', pattern: String.raw`[A-Z0-9./_-]{1,20}` },
};

/** `YYMMDD`; 00 as the day stands for the end of the month. */
function dayOf(digits: string): string {
  const [year, month, day] = digits.match(/\d{2}/g) ?? [];
  return day === '00' ? `20${year}-${month}` : `20${year}-${month}-${day}`;
}

const ELEMENT = new RegExp(
  Object.entries(ELEMENTS)
    .map(([identifier, { pattern }]) => String.raw`\(${identifier}\)\s?${pattern}`)
    .join('|'),
  'gi',
);
const STRING = new RegExp(
  String.raw`(?:\bUDI(?:-DI)?\b[ \t]*[:#=]?[ \t]*)?(?:${ELEMENT.source})(?:[ \t]*(?:${ELEMENT.source})){0,4}`,
  'gi',
);

/** `(01)00085412610900(21)4471187` in words: the UPC, lot, days and serial number that it names. */
export const nameElements = (text: string): string =>
  text.replace(STRING, (written) => {
    const said = Array.from(written.matchAll(ELEMENT), ([element]) => {
      const { label = '', read } = ELEMENTS[element.slice(1, 3)] ?? {};
      const value = element.slice(4).trim();
      return `${label} ${read ? read(value) : value}`;
    });
    return said.join(', ');
  });
