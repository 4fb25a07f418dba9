import type { Country } from '../account/account';
import type { OfferItem } from './offer';

export const WEB_ORDER_TYPES = ['inquiry', 'order'] as const;
export type WebOrderType = (typeof WEB_ORDER_TYPES)[number];

/** A line of a basket: a product item with its type; an offer line refers to its offer (decision 32). */
export interface BasketItem {
  product_item_id: string;
  /** Pieces, 1 to `BASKET_AMOUNT_MAX`. */
  amount: number;
  name: string;
  size: string | null;
  spec1: string | null;
  spec2: string | null;
  type: WebOrderType;
  offer_id?: string | null;
  /** The offer line (`product_item__offer`) whose stock is used. */
  offer_item_id?: string | null;
}

export interface BasketFile {
  id: string;
  name: string;
}

export interface Basket {
  type: WebOrderType;
  items: BasketItem[];
  files: BasketFile[];
  note: string;
  /** Branch chosen by the customer. */
  center: string | null;
}

/** Details of `shop.out_of_stock` and `shop.item_unknown`; `line` counts from 0. */
export interface BasketLineProblem {
  line: number;
  product_item_id: string;
  offer_item_id: string | null;
  name: string | null;
  /** Pieces in stock; only with `shop.out_of_stock`. */
  inventory?: number;
}

/** Limits of a basket; the database rejects larger ones with `shop.basket_invalid`. */
export const BASKET_ITEMS_MAX = 500;
export const BASKET_AMOUNT_MAX = 100_000;
export const BASKET_NOTE_MAX = 4000;

export function emptyBasket(type: WebOrderType = 'inquiry'): Basket {
  return { type, items: [], files: [], note: '', center: null };
}

/** Returns a profile's basket with defaults for missing properties. */
export function readBasket(stored: Partial<Basket> | null): Basket {
  return { ...emptyBasket(), ...stored, note: stored?.note ?? '' };
}

/** Whether a change to this type discards the items, which needs confirmation (decision 32). */
export function discardsItems(basket: Basket, type: WebOrderType): boolean {
  return basket.type !== type && basket.items.length > 0;
}

/** Returns the basket with a type; another type starts a new basket (spec §4). */
export function withType(basket: Basket, type: WebOrderType): Basket {
  return basket.type === type ? basket : { ...emptyBasket(type), center: basket.center };
}

/** Whether two lines are the same: product item, type and offer line are equal. */
export function isSameLine(a: BasketItem, b: BasketItem): boolean {
  return (
    a.product_item_id === b.product_item_id &&
    a.type === b.type &&
    (a.offer_item_id ?? null) === (b.offer_item_id ?? null)
  );
}

/**
 * Adds an item: increases the amount of its line or appends one; an item of another type starts a new basket of that
 * type (spec §4).
 */
export function addToBasket(basket: Basket, item: BasketItem): Basket {
  const kept = withType(basket, item.type);
  const at = kept.items.findIndex((line) => isSameLine(line, item));
  if (at < 0) return { ...kept, items: [...kept.items, item] };
  const items = kept.items.map((line, index) =>
    index === at ? { ...line, amount: Math.min(line.amount + item.amount, BASKET_AMOUNT_MAX) } : line,
  );
  return { ...kept, items };
}

/** Price of an offer line in a country; null if the country is unknown. */
export function offerPrice(
  line: Pick<OfferItem, 'price_cz' | 'price_sk' | 'price_pl'>,
  country: Country | null,
): number | null {
  if (country === null) return null;
  return { CZ: line.price_cz, SK: line.price_sk, PL: line.price_pl }[country];
}
