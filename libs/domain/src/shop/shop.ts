import type { Row } from '../database/row';
import type { Country } from '../account/account';

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

export const QUOTE_STATES = ['sent', 'accepted', 'returned', 'replaced', 'withdrawn'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** State of the latest quote for an inquiry (`web_orders.quote_state`). */
export type InquiryQuoteState = Exclude<QuoteState, 'replaced'> | 'none';

/** Whether a quote's prices include VAT. */
export const QUOTE_VAT = ['included', 'excluded', 'reverse_charge'] as const;
export type QuoteVat = (typeof QUOTE_VAT)[number];

/** Maximum length of the customer's message when returning a quote, in characters. */
export const QUOTE_WORD_MAX = 2000;

/** A line of a quote, with its unit price. */
export interface QuoteLine extends Pick<
  BasketItem,
  'product_item_id' | 'amount' | 'name' | 'size' | 'spec1' | 'spec2'
> {
  price: number;
}

/** A line of a draft, whose price may still be missing. */
export type QuoteDraftLine = Omit<QuoteLine, 'price'> & { price: number | null };

/** Resource `quote`: a version of the quote for an inquiry; users read their own, sales all. */
export type Quote = Row<'quote'>;

/** Response of `rpc/send_quote`, `rpc/withdraw_quote`, `rpc/accept_quote` and `rpc/return_quote`. */
export interface QuoteAnswer extends Pick<Quote, 'id' | 'number' | 'state' | 'answered_at'> {
  /** Code of the resulting order. */
  order_code: string | null;
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

/** Labels of items in lists. */
export const PRODUCT_FLAGS = ['new', 'tip', 'clearance'] as const;
export type ProductFlag = (typeof PRODUCT_FLAGS)[number];

/** Site conditions and uses of a plant (`product.light`, `soil`, `uses`), in display order. */
export const PLANT_LIGHT = ['sun', 'half_shade', 'shade'] as const;
export type PlantLight = (typeof PLANT_LIGHT)[number];
export const PLANT_SOIL = ['dry', 'normal', 'moist', 'wet', 'acid', 'lime'] as const;
export type PlantSoil = (typeof PLANT_SOIL)[number];
export const PLANT_USES = [
  'avenue',
  'specimen',
  'small_garden',
  'hedge',
  'ground_cover',
  'rockery',
  'container',
  'climber',
  'waterside',
  'bees',
  'edible',
] as const;
export type PlantUse = (typeof PLANT_USES)[number];

/** Height classes for filtering, by the mature height: to 1 m, to 3 m, and so on. */
export const PLANT_HEIGHTS = ['to1', 'to3', 'to8', 'to15', 'over15'] as const;

/** Shapes of mature plants, for silhouettes (`product.habit`). */
export const PLANT_HABITS = [
  'round',
  'oval',
  'column',
  'cone',
  'globe',
  'spreading',
  'vase',
  'weeping',
  'conifer',
  'pine',
  'shrub',
  'mound',
  'carpet',
  'herb',
  'grass',
  'climber',
] as const;
export type PlantHabit = (typeof PLANT_HABITS)[number];
export const PLANT_GROWTH = ['slow', 'medium', 'fast'] as const;
export type PlantGrowth = (typeof PLANT_GROWTH)[number];
export const FLOWER_COLORS = ['white', 'cream', 'yellow', 'orange', 'red', 'pink', 'purple', 'blue', 'green'] as const;
export type FlowerColor = (typeof FLOWER_COLORS)[number];
export const AUTUMN_COLORS = ['yellow', 'orange', 'red', 'purple', 'brown'] as const;
export type AutumnColor = (typeof AUTUMN_COLORS)[number];
/** Winter features of a plant, besides evergreen leaves. */
export const WINTER_LOOKS = ['bark', 'twigs', 'fruit', 'outline', 'catkins'] as const;
export type WinterLook = (typeof WINTER_LOOKS)[number];

/** Facts about a plant besides its names; each may be missing. Lists are months, or values in the order above. */
export interface PlantFacts {
  height_cm: number | null;
  width_cm: number | null;
  habit: PlantHabit | null;
  growth: PlantGrowth | null;
  hardiness_zone: number | null;
  light: PlantLight[];
  soil: PlantSoil[];
  uses: PlantUse[];
  in_leaf: number[];
  flowering: number[];
  flower_colors: FlowerColor[];
  fruiting: number[];
  autumn_colors: AutumnColor[];
  winter: WinterLook[];
  planting: number[];
  pruning: number[];
}

/** Reasons why two plants combine well. */
export const COMPANION_REASONS = [
  'under_its_crown',
  'over_it',
  'flowers_before',
  'flowers_with',
  'flowers_after',
  'green_in_winter',
  'before_its_green',
  'autumn',
  'bees',
] as const;
export type CompanionReason = (typeof COMPANION_REASONS)[number];

/** A row of `rpc/plant_companions`: a plant for the same site, best match first. */
export interface PlantCompanion {
  id: string;
  name: string;
  name_cs: string | null;
  name_en: string | null;
  name_pl: string | null;
  photo: string | null;
  /** Conditions that both plants share. */
  light: PlantLight[];
  soil: PlantSoil[];
  reasons: CompanionReason[];
}

/** A plant in a list, with all its sizes, smallest first. */
export interface ListedPlant {
  id: string;
  name: string;
  name_cs: string | null;
  name_en: string | null;
  name_pl: string | null;
  photo: string | null;
  height_cm: number | null;
  items: { id: string; size: string | null; spec1: string | null; spec2: string | null; flag: ProductFlag | null }[];
}

/** Filter criteria that a plant does not match. */
export const PLANT_MISSES = ['name', 'category', 'size', 'height', 'light', 'soil', 'flowering', 'use'] as const;
export type PlantMiss = (typeof PLANT_MISSES)[number];

/** Response of `rpc/plant_list`: a page of plants. */
export interface PlantList {
  plants: ListedPlant[];
  /** Total number of plants. */
  total: number;
  /** Number of their sizes that match. */
  items: number;
  page: number;
  /** By plant id, the name that matched the search if it is not the Latin one. */
  matched: Record<string, string>;
  /** Number of plants by filter value: `light:sun`. */
  facets: Record<string, number>;
  /** If no plant matches: the plants with the fewest mismatches. */
  nearest: { plant: ListedPlant; misses: PlantMiss[] }[];
  /** The search matched by similarity, tolerating typing errors. */
  similar: boolean;
}

/** Maximum number of lines for `rpc/match_plant_lines`. */
export const LIST_LINES_MAX = 500;

/** Interpretation of a line of a pasted list, from `rpc/match_plant_lines`. */
export interface MatchedLine {
  /** Null if the line has no number of pieces. */
  amount: number | null;
  /** Whether the first of `items` is a certain match. */
  sure: boolean;
  /** Possible matches, most likely first. */
  items: { id: string; name: string; size: string | null; spec1: string | null; spec2: string | null }[];
}

/**
 * View `katalog_items`: one row per product item in public categories, sorted by name, then size_position (spec §3,
 * §7).
 */
export type KatalogItem = Row<'katalog_items'>;

/** View `katalog_items_full`: the whole assortment, for sales (spec §3, §7). */
export type KatalogItemFull = Row<'katalog_items_full'>;

/** Resource `product_category`. */
export type ProductCategory = Omit<Row<'product_category'>, 'version' | 'updated_at'>;

/** Resource `product_size`: the size codes for filtering. */
export type ProductSize = Row<'product_size'>;

/** Resource `offer`, written by sales (spec §3, §7). */
export type Offer = Row<'offer'>;

/** View `offer_list_public`: the offers open today. */
export type PublicOffer = Row<'offer_list_public'>;

/** The product item of an offer line. */
export interface OfferedItem {
  id: string;
  product_id: string;
  size: string | null;
  spec1: string | null;
  spec2: string | null;
  spec3: string | null;
  product: {
    id: string;
    name: string;
    name_cs: string | null;
    name_en: string | null;
    name_pl: string | null;
    photo: string | null;
  };
}

/** View `product_item__offer`: an offer line. Prices are those of the caller's country, null for the others. */
export type OfferItem = Row<'product_item__offer'>;

/** Response of `rpc/get_dashboard`; sections that the caller may not open are null. */
export interface Dashboard {
  orders: { new: number; total: number } | null;
  inquiries: { new: number; total: number } | null;
  /** Of upcoming slots. */
  reservations: { unpaid: number; coming: number } | null;
  registrations: { waiting: number } | null;
  news: { new: number; published: number } | null;
  assortment: { products: number; items: number; offers: number } | null;
}

/** Response of `rpc/get_dashboard_product`; null for callers other than sales. */
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
  by_category: (Omit<ProductCategory, 'name_en' | 'name_pl'> & { products: number })[];
}
