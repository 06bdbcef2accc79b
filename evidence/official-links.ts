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

/** The official address of an id in a register (`nhtsa-recall`, `osm-node`, `osm-way`, `osm-relation`), or null. */
export function officialLink(register: string, id: string): string | null {
  const known = Object.hasOwn(REGISTERS, register) ? REGISTERS[register] : undefined;
  return known?.id.test(id) ? known.address(id) : null;
}
