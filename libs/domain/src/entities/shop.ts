export const WEB_ORDER_TYPES = ['inquiry', 'order'] as const;
export type WebOrderType = (typeof WEB_ORDER_TYPES)[number];

export interface BasketItem {
  product_item_id: string;
  amount: number;
  name: string;
  size: string | null;
  spec1: string | null;
  spec2: string | null;
  type: WebOrderType;
  offer_id?: string | null;
}

export interface Basket {
  type: WebOrderType;
  items: BasketItem[];
  files: { id: string; name: string }[];
  note: string;
  center: string | null;
}

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
