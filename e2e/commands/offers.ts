import { randomUUID } from 'node:crypto';
import type { KatalogItem, Offer, OfferItem } from '@arbora/domain';
import { api } from './api';
import { SALES, tokenOf } from './session';

/** An offer of the test's own with one line. */
export interface TestOffer {
  id: string;
  title: string;
  /** Latin name of the plant, as the page prints it. */
  plant: string;
  lineId: string;
}

/** A public offer of one plant of the demo's assortment: by default ten pieces for 1250 Kč each. */
export async function createOffer({ inventory = 10, price_cz = 1250 } = {}): Promise<TestOffer> {
  const token = await tokenOf(SALES);
  const title = `Nabídka ${randomUUID().slice(0, 8)}`;
  const [item] = await api<KatalogItem[]>('/rest/katalog_items?name=eq.Quercus%20robur&order=size_position&limit=1');
  const [offer] = await api<Offer[]>('/rest/offer', { method: 'POST', token, body: { title, is_public: true } });
  if (!item || !offer) throw new Error('No offer was made');
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

/** Pieces of an offer's line that are left. */
export async function stockOf({ lineId }: TestOffer): Promise<number> {
  const [line] = await api<OfferItem[]>(`/rest/product_item__offer?id=eq.${lineId}`, { token: await tokenOf(SALES) });
  if (!line) throw new Error(`No line ${lineId}`);
  return line.inventory;
}
