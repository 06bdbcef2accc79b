/** Addresses that public registers give to their ids. The derivation rule `official-link` knows these and no others. */
const REGISTERS: Record<string, { id: RegExp; address(id: string): string }> = {
  'nhtsa-recall': {
    id: /^\d{2}[A-Z]-?\d{3}(?:\d{3})?$/,
    address: (id) => `https://www.nhtsa.gov/recalls?nhtsaId=${id}`,
  },
  'osm-node': { id: /^\d+$/, address: (id) => `https://www.openstreetmap.org/node/${id}` },
  'osm-way': { id: /^\d+$/, address: (id) => `https://www.openstreetmap.org/way/${id}` },
  'osm-relation': { id: /^\d+$/, address: (id) => `https://www.openstreetmap.org/relation/${id}` },
};

/**
 * The official address of an id in a register (`nhtsa-recall`, `osm-node`, `osm-way`, `osm-relation`), or by the template of a source that a
 * channel describes: `https://osv.dev/vulnerability/{0}`. Null where the two do not fit. A template names its host; `{n}` is the n-th id,
 * `{n:digits}` its digits alone, `{n:number}` those without leading zeros.
 */
export function officialLink(register: string, ...ids: string[]): string | null {
  if (register.startsWith('https://')) return fillTemplate(register, ids);
  const [id = ''] = ids;
  const known = Object.hasOwn(REGISTERS, register) ? REGISTERS[register] : undefined;
  return known?.id.test(id) ? known.address(id) : null;
}

/** An id is one piece of a path: it leads to no other host and no other folder. */
const ID = /^[\w.:()-]{1,80}$/;

function fillTemplate(template: string, ids: readonly string[]): string | null {
  if (!/^https:\/\/[a-z0-9.-]+\/[^{}\s]*\{/.test(template)) return null;
  let isRight = true;
  const address = template.replace(/\{(\d)(?::(digits|number))?\}/g, (_, place: string, form: string | undefined) => {
    const id = ids[Number(place)];
    if (id === undefined || !ID.test(id) || /^\.+$/.test(id)) {
      isRight = false;
      return '';
    }
    if (form === undefined) return encodeURIComponent(id);
    const digits = id.replace(/\D/g, '');
    return form === 'number' ? digits.replace(/^0+(?=\d)/, '') : digits;
  });
  return isRight ? address : null;
}
