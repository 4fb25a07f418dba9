import type { Row } from '../database/row';
import type { Country } from '../account/account';
import type { Basket, BasketItem } from './basket';

/** An ordered line: named by the nursery, with its sale price in the customer's currency. */
export interface OrderedItem extends Required<BasketItem> {
  /** Null for catalogue items, and if the customer's country is unknown. */
  price: number | null;
}

export interface OrderedBasket extends Omit<Basket, 'items'> {
  items: OrderedItem[];
  /** The country that determined the prices. */
  country: Country | null;
}

/** Resource `web_order`: an order or inquiry; users read their own, sales all (spec §3, §7). */
export type WebOrder = Row<'web_order'>;

/** View `web_orders`: orders with their customer, for sales. */
export type WebOrderRow = Row<'web_orders'>;
