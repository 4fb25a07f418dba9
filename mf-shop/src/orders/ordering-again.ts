import { withType, type WebOrder } from '@arbora/domain';
import { adding, type BasketChange } from '../basket/basket-changes';
import type { OfferedById } from '../basket/offered-lines.query';

/**
 * Adds the lines of an order or inquiry to the basket; an empty basket gets its type. A line of an ended offer becomes
 * a line of the assortment, without a price.
 */
export function orderingAgain(
  { type, basket: sent }: Pick<WebOrder, 'type' | 'basket'>,
  offered: OfferedById,
): BasketChange {
  return (basket) => {
    const begun = basket.items.length === 0 ? withType(basket, type) : basket;
    return sent.items.reduce((grown, { product_item_id, name, size, spec1, spec2, amount, ...offer }) => {
      const line = { product_item_id, name, size, spec1, spec2 };
      const still = offer.offer_item_id ? offered.get(offer.offer_item_id) : undefined;
      if (!still) return adding(line, amount)(grown);
      const { offer_id, offer_item_id } = offer;
      return adding({ ...line, offer_id, offer_item_id }, amount, still.inventory)(grown);
    }, begun);
  };
}
