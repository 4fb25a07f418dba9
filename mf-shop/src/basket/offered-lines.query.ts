import { rest, rows } from '@arbora/api';
import { offerPrice, type BasketItem, type Country } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

/** Current price and stock of an offer's line. */
export interface Offered {
  price: number | null;
  inventory: number;
}
export type OfferedById = ReadonlyMap<string, Offered>;

/** Ids per request, so that the URL stays within the limits of servers. */
const BATCH = 100;

/** Offer line ids of a basket. */
export function offeredIds(items: readonly BasketItem[]): string[] {
  return items.flatMap(({ offer_item_id }) => offer_item_id ?? []).sort();
}

/** Current offer lines by id; sold out or ended ones are missing. */
export function offeredQuery(personId: string, country: Country | null, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['product_item__offer', 'basket', personId, country, ids],
    queryFn: async (): Promise<OfferedById> => {
      const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, at) =>
        ids.slice(at * BATCH, (at + 1) * BATCH),
      );
      const found = await Promise.all(
        batches.map((batch) =>
          rows(
            rest()
              .from('product_item__offer')
              .select('id,inventory,price_cz,price_sk,price_pl')
              .in('id', [...batch]),
          ),
        ),
      );
      return new Map(
        found.flat().map((line) => [line.id, { price: offerPrice(line, country), inventory: line.inventory }]),
      );
    },
    staleTime: 30_000,
  });
}
