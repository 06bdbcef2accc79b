import type { Product } from '../brief/item.ts';
import { bareCode } from '../brief/read-codes.ts';
import { compareCode } from './compare-code.ts';
import type { Compared, Evidence } from './product-match.ts';

const OWN_MODEL = /^\p{L}{1,5}-?\d[\p{L}\d-]{0,12}$|^\d{3,5}$/u;

/** A recall that is called by its model is about no product whose stated model stands nowhere in it. */
export function compareTitle(product: Product, { record, entry, limits }: Compared, evidence: Evidence): void {
  const models = limits.titleModels;
  const names = [...product.brand.slice(1), ...product.words].filter((word) => OWN_MODEL.test(word));
  const own = [...product.models, ...product.codes, ...names];
  if (models.length === 0 || own.length === 0 || evidence.identified.length > 0) return;
  if (own.some((code) => models.some((model) => bareCode(model) === bareCode(code)))) {
    evidence.settled.add('model numbers');
    return;
  }
  const texts = [...record.context, ...entry.texts, ...entry.details, ...record.details];
  const isSomewhere = own.some((code) => texts.some(({ text }) => compareCode(text, code).kind !== 'absent'));
  if (!isSomewhere)
    evidence.excluded.push({
      why: `The recall is about ${models.join(', ')}, and ${own.join(', ')} stands nowhere in it.`,
      isByLot: false,
    });
}
