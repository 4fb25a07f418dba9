import type { OrderedBasket } from '@arbora/domain';

/** Total of all lines with a price; null if there is none. */
export function orderTotal({ items }: Pick<OrderedBasket, 'items'>): number | null {
  const prices = items.flatMap(({ price, amount }) => (price === null ? [] : [price * amount]));
  return prices.length === 0 ? null : prices.reduce((sum, price) => sum + price, 0);
}
