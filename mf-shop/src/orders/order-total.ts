import { quoteTotal, type OrderedBasket } from '@arbora/domain';

/** Total of all lines with a price; null if there is none. */
export function orderTotal({ items }: Pick<OrderedBasket, 'items'>): number | null {
  const priced = items.flatMap(({ price, amount }) => (price === null ? [] : [{ price, amount }]));
  return priced.length === 0 ? null : quoteTotal(priced);
}
