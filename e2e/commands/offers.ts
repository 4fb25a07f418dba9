import { randomUUID } from 'node:crypto';
import type { KatalogItem, Offer, OfferItem } from '@arbora/domain';
import { api } from './api';
import { SALES, tokenOf } from './session';

/** An offer with one line for the test. */
export interface TestOffer {
  id: string;
  title: string;
  /** Latin name of the plant, as shown on the page. */
  plant: string;
  lineId: string;
}

/** Creates a public offer of one plant of the demo assortment: by default ten pieces for 1250 Kč each. */
export async function createOffer({ inventory = 10, price_cz = 1250 } = {}): Promise<TestOffer> {
  const token = await tokenOf(SALES);
  const title = `Nabídka ${randomUUID().slice(0, 8)}`;
  const [item] = await api<KatalogItem[]>('/rest/katalog_items?name=eq.Quercus%20robur&order=size_position&limit=1');
  const [offer] = await api<Offer[]>('/rest/offer', { method: 'POST', token, body: { title, is_public: true } });
  if (!item || !offer) throw new Error('No offer was created');
  const body = {
    offer_id: offer.id,
    product_item_id: item.product_item_id,
    inventory,
    price_cz,
    price_sk: 50,
    price_pl: 215,
  };
  const [line] = await api<OfferItem[]>('/rest/product_item__offer', { method: 'POST', token, body });
  if (!line) throw new Error('The offer has no line');
  return { id: offer.id, title, plant: item.name, lineId: line.id };
}

/** Returns the remaining pieces of an offer line. */
export async function stockOf({ lineId }: TestOffer): Promise<number> {
  const [line] = await api<OfferItem[]>(`/rest/product_item__offer?id=eq.${lineId}`, { token: await tokenOf(SALES) });
  if (!line) throw new Error(`No line ${lineId}`);
  return line.inventory;
}
