import type { Need } from '../need.ts';
import type { Offer, OfferedLine } from '../offer.ts';

/** A line for each of the places that a need is for, by its area: "Ground floor 120 m²", "First floor 85 m²" are all of that need. */
export function withLinesByArea(offer: Offer, needs: readonly Need[]): Offer {
  const [need, ...others] = needs;
  if (!need?.qtyParts || others.length > 0) return offer;
  const isOpen = ({ status, needs: own }: OfferedLine): boolean =>
    status === 'offered' && (own.length === 0 || own.includes(need.id));
  const left = [...need.qtyParts];
  const placed = offer.lines.filter((line) => {
    const at = isOpen(line) && line.qty !== null ? left.indexOf(line.pieces) : -1;
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  if (left.length > 0) return offer;
  const lines = offer.lines.map((line) =>
    placed.includes(line) ? { ...line, needs: [need.id], namedBy: 'words' as const } : line,
  );
  return { ...offer, lines };
}
