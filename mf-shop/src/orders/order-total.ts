import type { OrderedBasket } from '@arbora/domain';

/** The price of all lines that have one; null where none has. */
export function orderTotal({ items }: Pick<OrderedBasket, 'items'>): number | null {
  const prices = items.flatMap(({ price, amount }) => (price === null ? [] : [price * amount]));
  return prices.length === 0 ? null : prices.reduce((sum, price) => sum + price, 0);
}
