import type { Row } from '../database/row';
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
export type WebOrder = Row<'web_order'>;

/** View `web_orders`: orders for sales, with who ordered. */
export type WebOrderRow = Row<'web_orders'>;

export const QUOTE_STATES = ['sent', 'accepted', 'returned', 'replaced'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** State of the latest quote for an inquiry (`web_orders.quote_state`). */
export type InquiryQuoteState = Exclude<QuoteState, 'replaced'> | 'none';

/** What a quote's prices say of VAT. */
export const QUOTE_VAT = ['included', 'excluded', 'reverse_charge'] as const;
export type QuoteVat = (typeof QUOTE_VAT)[number];

/** Characters of what a customer writes who sends a quote back. */
export const QUOTE_WORD_MAX = 2000;

/** A line of a quote, with the promised price of a piece. */
export interface QuoteLine extends Pick<
  BasketItem,
  'product_item_id' | 'amount' | 'name' | 'size' | 'spec1' | 'spec2'
> {
  price: number;
}

/** Resource `quote`: a version of the quote for an inquiry; a person reads the own ones, sales all. */
export type Quote = Row<'quote'>;

/** Answer of `rpc/send_quote`, `rpc/accept_quote` and `rpc/return_quote`. */
export interface QuoteAnswer extends Pick<Quote, 'id' | 'number' | 'state' | 'answered_at'> {
  /** Of the order that it became. */
  order_code: string | null;
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

/** Where a plant thrives and what it is planted for (`product.light`, `soil`, `uses`), in the order of lists. */
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

/** Steps of the grown plant's height in which lists filter: to 1 m, to 3 m, and so on. */
export const PLANT_HEIGHTS = ['to1', 'to3', 'to8', 'to15', 'over15'] as const;

/** How a grown plant is shaped, for silhouettes (`product.habit`). */
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
/** What is to see of a plant in winter, beside evergreen leaves. */
export const WINTER_LOOKS = ['bark', 'twigs', 'fruit', 'outline', 'catkins'] as const;
export type WinterLook = (typeof WINTER_LOOKS)[number];

/** What is known of a plant beside its names; each may be missing. Lists are months, or words in the order above. */
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

/** Why two plants stand well together. */
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

/** A row of the answer of `rpc/plant_companions`: a plant that thrives in the same place, best first. */
export interface PlantCompanion {
  id: string;
  name: string;
  name_cs: string | null;
  name_en: string | null;
  name_pl: string | null;
  photo: string | null;
  /** What both want. */
  light: PlantLight[];
  soil: PlantSoil[];
  reasons: CompanionReason[];
}

/** A plant as lists show it, with all its sizes, smallest first. */
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

/** What a plant misses of what was asked. */
export const PLANT_MISSES = ['name', 'category', 'size', 'height', 'light', 'soil', 'flowering', 'use'] as const;
export type PlantMiss = (typeof PLANT_MISSES)[number];

/** Answer of `rpc/plant_list`: a page of plants. */
export interface PlantList {
  plants: ListedPlant[];
  /** Plants in all. */
  total: number;
  /** Their sizes that fit. */
  items: number;
  page: number;
  /** The name that a plant was found by where it is not the Latin one, by id. */
  matched: Record<string, string>;
  /** How many plants each value of a filter would leave: `light:sun`. */
  facets: Record<string, number>;
  /** Where no plant fits: those that miss the least. */
  nearest: { plant: ListedPlant; misses: PlantMiss[] }[];
  /** The names have typing errors, or the search has. */
  similar: boolean;
}

/** Lines that `rpc/match_plant_lines` reads at once. */
export const LIST_LINES_MAX = 500;

/** What a line of a pasted list means, as `rpc/match_plant_lines` answers it. */
export interface MatchedLine {
  /** Null where the line has no number of pieces. */
  amount: number | null;
  /** It is the first of `items`. */
  sure: boolean;
  /** What it may be, the likeliest first. */
  items: { id: string; name: string; size: string | null; spec1: string | null; spec2: string | null }[];
}

/** View `katalog_items`: one row a product item in public categories, sorted by name, then size_position (spec §3, §7). */
export type KatalogItem = Row<'katalog_items'>;

/** View `katalog_items_full`: the whole assortment, for sales (spec §3, §7). */
export type KatalogItemFull = Row<'katalog_items_full'>;

/** Resource `product_category`. */
export type ProductCategory = Omit<Row<'product_category'>, 'version' | 'updated_at'>;

/** Resource `product_size`: the size codes the filter offers. */
export type ProductSize = Row<'product_size'>;

/** Resource `offer`; sales writes it (spec §3, §7). */
export type Offer = Row<'offer'>;

/** View `offer_list_public`: the offers that are open today. */
export type PublicOffer = Row<'offer_list_public'>;

/** What a line of an offer offers. */
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

/** View `product_item__offer`: a line of an offer. Prices are those of the caller's country, null for the others. */
export type OfferItem = Row<'product_item__offer'>;

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
  by_category: (Omit<ProductCategory, 'name_en' | 'name_pl'> & { products: number })[];
}
