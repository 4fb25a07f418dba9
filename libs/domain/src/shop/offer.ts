import type { Row } from '../database/row';
import type { NamedPlant } from './catalogue';

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
  product: NamedPlant;
}

/** View `product_item__offer`: an offer line. Prices are those of the caller's country, null for the others. */
export type OfferItem = Row<'product_item__offer'>;
