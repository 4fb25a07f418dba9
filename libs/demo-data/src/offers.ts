import type { ClientBase } from 'pg';
import { insertRows } from './insert';
import { OFFERS_OF_SEASON } from './offer-list';
import type { DemoOffer } from './offer-list';
import { ITEMS } from './plants/plants';
import type { DemoItem } from './plants/plants';
import { OFFERS as GROWN } from './plants/sizes';
import type { Kind } from './plants/sizes';
import { pragueTime } from './prague-time';
import { randomFrom } from './random';
import { seedId } from './seed-id';

/** An offer line to insert. */
export interface DemoLine {
  id: string;
  offer_id: string;
  item: DemoItem;
  inventory: number;
  price_cz: number;
  price_sk: number;
  price_pl: number;
}

/** Price in Kč of the smallest size of a kind, and the factor per larger size. */
const PRICES: Readonly<Record<Kind, readonly [smallest: number, step: number]>> = {
  avenue: [1290, 1.45],
  tree: [890, 1.5],
  shrub: [119, 1.5],
  hedge: [39, 1.75],
  evergreen: [129, 1.55],
  conifer: [349, 1.6],
  dwarf: [199, 1.6],
  fruit: [249, 1.3],
  bush: [119, 1.25],
  rose: [139, 1.3],
  perennial: [59, 1.35],
  climber: [169, 1.5],
};

/** Stock of the lines, cyclically: plenty, last pieces, sold out. */
const STOCK = [24, 3, 60, 8, 0, 120, 2, 15, 40, 1, 12, 300];

/** All lines of all offers, deterministic. */
export const LINES: readonly DemoLine[] = OFFERS_OF_SEASON.flatMap(linesOf);

export function offerId(key: string): string {
  return seedId(`offer ${key}`);
}

function linesOf(offer: DemoOffer, seed: number): DemoLine[] {
  const random = randomFrom(7100 + seed);
  const grown = ITEMS.filter(({ kind, isPublic }) => isPublic && offer.kinds.includes(kind));
  const step = grown.length / offer.lines;
  return Array.from({ length: offer.lines }, (_, index) => {
    const item = grown[Math.floor(index * step + random() * step)];
    if (!item) throw new Error(`not enough is grown for ${offer.key}`);
    const price = Math.round(usualPrice(item) * (offer.discount / 100));
    return {
      id: seedId(`offer line ${offer.key} ${item.id}`),
      offer_id: offerId(offer.key),
      item,
      inventory: STOCK[(index + seed * 5) % STOCK.length] ?? 0,
      price_cz: price,
      price_sk: offer.without?.includes('sk') ? 0 : Math.round((price / 24.5) * 10) / 10,
      price_pl: offer.without?.includes('pl') ? 0 : Math.round(price / 5.8),
    };
  });
}

function usualPrice({ kind, size, root }: DemoItem): number {
  const [smallest, step] = PRICES[kind];
  const place = GROWN[kind].findIndex(([name, at]) => name === size && at === root);
  return smallest * step ** Math.max(place, 0);
}

/** Root type, by which the lines of an offer are filtered. */
function filterValue({ root }: DemoItem): string {
  if (root === 'ZB') return 'S balem';
  if (root === 'PK') return 'Prostokořenné';
  return 'V kontejneru';
}

export async function seedOffers(client: ClientBase, now: Date): Promise<void> {
  await insertRows(
    client,
    'public.offer',
    OFFERS_OF_SEASON.map((offer, index) => ({
      id: offerId(offer.key),
      title: offer.title,
      title_en: offer.title_en,
      title_pl: offer.title_pl,
      description: offer.description,
      description_en: offer.description_en,
      description_pl: offer.description_pl,
      is_public: offer.isPublic ?? true,
      valid_until: offer.until === undefined ? null : pragueTime(now, offer.until, 12).slice(0, 10),
      created_at: pragueTime(now, -6 * (index + 1) + Math.min(offer.until ?? 0, 0), 8),
    })),
  );
  await insertRows(
    client,
    'public.offer_item',
    LINES.map(({ item, ...line }) => ({ ...line, product_item_id: item.id, filter_value: filterValue(item) })),
  );
}
