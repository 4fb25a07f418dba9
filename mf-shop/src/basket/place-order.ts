import { api, mutation } from '@arbora/api';
import type { WebOrder } from '@arbora/domain';
import type { SavedBasket } from './basket.query';

interface Placing {
  personId: string;
  saved: SavedBasket;
  idempotencyKey: string;
}

/**
 * Sends the saved basket as an inquiry or order, which empties it and mails the customer and the branch.
 * @throws ApiError shop.basket_stale, shop.out_of_stock, shop.item_unknown, shop.basket_invalid, request.limited
 */
export const placeOrder = mutation<WebOrder, Placing>({
  run: async ({ personId, saved: { basket, version }, idempotencyKey }) => {
    const order = { profile_id: personId, type: basket.type, basket, center: basket.center, basket_version: version };
    const [placed] = await api.post<[WebOrder]>('/rest/web_order', order, {
      idempotencyKey,
      headers: { prefer: 'return=representation' },
    });
    return placed;
  },
  invalidates: [['web_order'], ['product_item__offer'], ['offer_list_public']],
});
