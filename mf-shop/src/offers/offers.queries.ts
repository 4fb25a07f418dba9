import { pageOf, rest, row, type Page, type Selection } from '@arbora/api';
import { containing, isUuid, PAGE_SIZE, type Country, searchWords } from '@arbora/domain';
import { queryOptions, type CachedData } from '@arbora/query';
import type { Viewer } from '../viewer/use-viewer';
import type { LineFilters } from './line-filters';

const OFFER = `id,title,title_en,title_pl,description,description_en,description_pl,hero_image,valid_until,created_at,
  item_count,filter_values` as const;
const LINE = `id,offer_id,product_item_id,product_id,name,name_cs,name_en,name_pl,size,size_position,photo,filter_value,
  inventory,price_cz,price_sk,price_pl,item` as const;

export type OpenOffer = Selection<'offer_list_public', typeof OFFER>;
export type OfferLine = Selection<'product_item__offer', typeof LINE>;

/** Stock changes with every order. */
const STALE_MS = 30_000;
const OFFERS_KEY = ['offer_list_public', 'page'] as const;

/** Responses for anonymous viewers are the same for everyone; those for others depend on their country. */
const restFor = (viewer: Viewer) => rest({ anonymous: viewer === null });

const PRICE_COLUMN = { CZ: 'price_cz', SK: 'price_sk', PL: 'price_pl' } as const satisfies Record<Country, string>;

/** Page `page` of the open offers with lines that the viewer can buy, newest first. */
export function offersQuery(viewer: Viewer, page: number) {
  return queryOptions({
    queryKey: [...OFFERS_KEY, viewer, page],
    queryFn: () =>
      pageOf(
        restFor(viewer)
          .from('offer_list_public')
          .select(OFFER, { count: 'exact' })
          .gt('item_count', 0)
          .order('created_at', { ascending: false })
          .order('id'),
        page,
        PAGE_SIZE.offers,
      ),
    staleTime: STALE_MS,
  });
}

/**
 * The open offer of this id; null if there is none.
 * @param listed placeholder data from a list
 */
export function offerQuery(viewer: Viewer, id: string, listed?: OpenOffer) {
  return queryOptions({
    queryKey: ['offer_list_public', 'offer', viewer, id],
    queryFn: async () =>
      isUuid(id) ? row(restFor(viewer).from('offer_list_public').select(OFFER).eq('id', id)) : null,
    placeholderData: listed,
    staleTime: STALE_MS,
  });
}

/** Finds an offer in the cached lists, which contain all its columns. */
export function listedOffer(cached: CachedData, id: string): OpenOffer | undefined {
  return cached<Page<OpenOffer>>(OFFERS_KEY)
    .flatMap(({ rows }) => rows)
    .find((offer) => offer.id === id);
}

/** Page `page` of an offer's lines in stock with a price in the viewer's country, sorted by name, then size. */
export function offerLinesQuery(viewer: Viewer, offerId: string, filters: LineFilters, page: number) {
  return queryOptions({
    queryKey: ['product_item__offer', offerId, viewer, filters, page],
    queryFn: async ({ signal }): Promise<Page<OfferLine>> => {
      if (!isUuid(offerId)) return { rows: [], total: 0, page: 1, size: PAGE_SIZE.offers };
      const inStock = restFor(viewer)
        .from('product_item__offer')
        .select(LINE, { count: 'exact' })
        .eq('offer_id', offerId)
        .gt('inventory', 0)
        .abortSignal(signal);
      // Staff can read every line, but here they see what customers of their country can buy.
      const priced = viewer?.country ? inStock.gt(PRICE_COLUMN[viewer.country], 0) : inStock;
      const ofKind = filters.kind === null ? priced : priced.eq('filter_value', filters.kind);
      const found = searchWords(filters.search).reduce(
        (query, word) => query.ilike('search', containing(word)),
        ofKind,
      );
      return pageOf(found.order('name').order('size_position').order('id'), page, PAGE_SIZE.offers);
    },
    staleTime: STALE_MS,
  });
}
