import { rest, rows, type Selection } from '@arbora/api';
import { offerPrice } from '@arbora/domain';
import { queryOptions } from '@arbora/query';
import type { Viewer } from '../viewer/use-viewer';

const LINE = 'id,offer_id,product_item_id,inventory,price_cz,price_sk,price_pl,offer(title,title_en,title_pl)' as const;
export type PlantOffer = Selection<'product_item__offer', typeof LINE>;

/** Stock changes with every order. */
const STALE_MS = 30_000;
/** More than the sizes of any plant in open offers. */
const LINES_MAX = 60;

/**
 * Lines of open offers that have the plant in stock; if the viewer's country is known, only those with a price there.
 */
export function plantOffersQuery(viewer: Viewer, productId: string) {
  return queryOptions({
    queryKey: ['product_item__offer', 'plant', viewer, productId],
    queryFn: async (): Promise<PlantOffer[]> => {
      const found = await rows(
        rest({ anonymous: viewer === null })
          .from('product_item__offer')
          .select(LINE)
          .eq('product_id', productId)
          .gt('inventory', 0)
          .order('id')
          .limit(LINES_MAX),
      );
      // Staff can read every line, but here they see what customers of their country can buy.
      return viewer?.country ? found.filter((line) => offerPrice(line, viewer.country) !== null) : found;
    },
    staleTime: STALE_MS,
  });
}
