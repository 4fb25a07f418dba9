import { pageOf, rest } from '@arbora/api';
import { keepPreviousData, queryOptions } from '@arbora/query';
import { anyContains } from '../section/any-contains';

const SIZE = 24;

/** A page of the pictures whose description or plant contains the text. */
export function libraryQuery(text: string, page: number) {
  const wanted = text.trim();
  return queryOptions({
    queryKey: ['photos_recent', 'library', wanted, page],
    queryFn: () => {
      let query = rest()
        .from('photos_recent')
        .select('id,key,title,title_en,title_pl,product_name', { count: 'exact' });
      if (wanted) {
        query = query.or(anyContains(['title', 'product_name', 'photogallery_name'], wanted));
      }
      return pageOf(query.order('created_at', { ascending: false }).order('id'), page, SIZE);
    },
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
}
