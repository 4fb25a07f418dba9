import { pageOf, rest } from '@arbora/api';
import { queryOptions } from '@arbora/query';

const COUNT = { count: 'exact' } as const;

/** Numbers of unassigned pictures and of plants without pictures. */
export function photoTotalsQuery() {
  return queryOptions({
    queryKey: ['photos_unassigned', 'totals'],
    queryFn: async () => {
      const [unassigned, plants] = await Promise.all([
        pageOf(rest().from('photos_unassigned').select('id', COUNT).order('id'), 1, 1),
        pageOf(
          rest().from('photos_assortment').select('product_id', COUNT).eq('photo_count', 0).order('product_id'),
          1,
          1,
        ),
      ]);
      return { unassigned: unassigned.total, plants: plants.total };
    },
    staleTime: 30_000,
  });
}
