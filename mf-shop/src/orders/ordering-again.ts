import { withType, type WebOrder } from '@arbora/domain';
import { adding, type BasketChange } from '../basket/basket-changes';
import type { OfferedById } from '../basket/offered-lines.query';

/**
 * Returns the change that adds the lines of an order or inquiry to the basket; an empty basket takes over its type. A
 * line whose offer has ended is added without the offer, so it has no price.
 */
export function orderingAgain(
  { type, basket: sent }: Pick<WebOrder, 'type' | 'basket'>,
  offered: OfferedById,
): BasketChange {
  return (basket) => {
    const initial = basket.items.length === 0 ? withType(basket, type) : basket;
    return sent.items.reduce((result, { product_item_id, name, size, spec1, spec2, amount, ...offer }) => {
      const line = { product_item_id, name, size, spec1, spec2 };
      const openLine = offer.offer_item_id ? offered.get(offer.offer_item_id) : undefined;
      if (!openLine) return adding(line, amount)(result);
      const { offer_id, offer_item_id } = offer;
      return adding({ ...line, offer_id, offer_item_id }, amount, openLine.inventory)(result);
    }, initial);
  };
}
