import { pageOf, rest } from '@arbora/api';
import { containing } from '@arbora/domain';
import { keepPreviousData, queryOptions } from '@arbora/query';

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
      // Quoted, so that typed commas and parentheses are not syntax.
      const pattern = `"${containing(wanted).replace(/["\\]/g, '\\$&')}"`;
      if (wanted) {
        query = query.or(['title', 'product_name', 'photogallery_name'].map((by) => `${by}.ilike.${pattern}`).join());
      }
      return pageOf(query.order('created_at', { ascending: false }).order('id'), page, SIZE);
    },
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
}
