import type { Country } from './account';

export const WEB_ORDER_TYPES = ['inquiry', 'order'] as const;
export type WebOrderType = (typeof WEB_ORDER_TYPES)[number];

/** A line of a basket: a product item plus its type; a line of an offer keeps its offer (decision 32). */
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
  /** The line of the offer (`product_item__offer`) whose stock is taken. */
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
  /** Branch that the customer chose. */
  center: string | null;
}

/** A line as it was ordered: named by the nursery, with the price it was sold at in the customer's currency. */
export interface OrderedItem extends Required<BasketItem> {
  /** Null for what is not from an offer, and where the customer's country was unknown. */
  price: number | null;
}

export interface OrderedBasket extends Omit<Basket, 'items'> {
  items: OrderedItem[];
  /** The country whose prices they are. */
  country: Country | null;
}

/** Resource `web_order`: an order or inquiry; a person reads the own ones, sales all (spec §3, §7). */
export interface WebOrder {
  id: string;
  /** Null when the account is gone. */
  profile_id: string | null;
  basket: OrderedBasket;
  center: string;
  type: WebOrderType;
  order_code: string;
  created_at: string;
  /** Null = new. */
  completed_at: string | null;
}

/** What `POST web_order` takes. With `basket_version` it orders the basket of that version or nothing. */
export interface NewWebOrder {
  profile_id: string;
  basket: Basket;
  center: string | null;
  type: WebOrderType;
  basket_version?: number;
}

/** View `web_orders`: orders for sales, with who ordered. */
export interface WebOrderRow extends WebOrder {
  item_count: number;
  /** In the currency of `basket.country`; null when no line has a price. */
  total: number | null;
  person_name: string | null;
  person_email: string | null;
  person_phone: string | null;
  person_company: string | null;
  person_ico: string | null;
  person_country: Country | null;
}

/** Details of `shop.out_of_stock` and `shop.item_unknown`; `line` counts from 0. */
export interface BasketLineProblem {
  line: number;
  product_item_id: string;
  offer_item_id: string | null;
  name: string | null;
  /** Pieces there are; only with `shop.out_of_stock`. */
  inventory?: number;
}

/** Marks that lists show beside an item. */
export const PRODUCT_FLAGS = ['new', 'tip', 'clearance'] as const;
export type ProductFlag = (typeof PRODUCT_FLAGS)[number];

/** View `katalog_items`: one row a product item in public categories, sorted by name, then size_position (spec §3, §7). */
export interface KatalogItem {
  product_item_id: string;
  product_id: string;
  name: string;
  /** Czech (vernacular) name; may be missing. */
  name_cs: string | null;
  category_ids: string[];
  size: string | null;
  size_position: number | null;
  spec1: string | null;
  spec2: string | null;
  photo: string | null;
}

/** View `katalog_items_full`: the whole assortment, for sales (spec §3, §7). */
export interface KatalogItemFull extends KatalogItem {
  /** Numbers of the categories, `cid` and `cid_sub` alike: `cids=cs.{11}` finds what is in a group of number 11. */
  cids: string[];
  size_id: string | null;
  spec3: string | null;
  web_catalogue: boolean;
  flag: ProductFlag | null;
  /** Whether a category of the plant is public. */
  is_public: boolean;
}

/** Resource `product_category`. */
export interface ProductCategory {
  id: string;
  cid: string;
  cid_sub: string | null;
  name: string;
  name_en: string | null;
  is_public: boolean;
}

/** Resource `product_size`: the size codes the filter offers. */
export interface ProductSize {
  id: string;
  name: string;
  position: number;
}

/** Resource `offer`; sales writes it (spec §3, §7). */
export interface Offer {
  id: string;
  title: string;
  title_en: string | null;
  description: string | null;
  description_en: string | null;
  hero_image: string | null;
  is_public: boolean;
  /** Last day, YYYY-MM-DD; null = until it is sold. */
  valid_until: string | null;
  created_at: string;
}

/** View `offer_list_public`: the offers that are open today. */
export interface PublicOffer extends Omit<Offer, 'is_public'> {
  /** Lines that the caller can buy. */
  item_count: number;
  /** What its lines can be narrowed by. */
  filter_values: string[];
}

/** View `product_item__offer`: a line of an offer. Prices are those of the caller's country, null for the others. */
export interface OfferItem {
  id: string;
  offer_id: string;
  product_item_id: string;
  filter_value: string | null;
  inventory: number;
  price_cz: number | null;
  price_sk: number | null;
  price_pl: number | null;
  created_at: string;
  product_id: string;
  name: string;
  name_cs: string | null;
  size: string | null;
  size_position: number | null;
  photo: string | null;
  item: {
    id: string;
    product_id: string;
    size: string | null;
    spec1: string | null;
    spec2: string | null;
    spec3: string | null;
    product: { id: string; name: string; name_cs: string | null; photo: string | null };
  };
}

/** Answer of `rpc/get_dashboard`; null where the caller may not open the section. */
export interface Dashboard {
  orders: { new: number; total: number } | null;
  inquiries: { new: number; total: number } | null;
  /** Of slots to come. */
  reservations: { unpaid: number; coming: number } | null;
  registrations: { waiting: number } | null;
  news: { new: number; published: number } | null;
  assortment: { products: number; items: number; offers: number } | null;
}

/** Answer of `rpc/get_dashboard_product`; null for who is not sales. */
export interface ProductDashboard {
  products: number;
  products_public: number;
  products_without_category: number;
  products_without_photo: number;
  items: number;
  items_in_catalogue: number;
  items_hidden: number;
  items_flagged: Record<ProductFlag, number>;
  categories: number;
  categories_public: number;
  by_category: (Omit<ProductCategory, 'name_en'> & { products: number })[];
}
