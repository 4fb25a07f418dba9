import { ApiError, rest, row } from '@arbora/api';
import { readBasket, type Basket, type UserProfile } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

/** The basket as stored in the profile. */
export interface SavedBasket extends Pick<UserProfile, 'country' | 'region'> {
  basket: Basket;
  /** Incremented by every save; a save names the version that it is based on. */
  version: number;
}

/** The person's basket; an empty one if it was never used. */
export function basketQuery(personId: string) {
  return queryOptions({
    queryKey: ['user_profile', 'basket', personId],
    queryFn: async (): Promise<SavedBasket> => {
      const profile = await row(
        rest().from('user_profile').select('basket,basket_version,country,region').eq('id', personId),
      );
      if (profile === null) throw new ApiError({ status: 404, code: 'not_found', message: 'The profile is gone' });
      const { basket, basket_version: version, country, region } = profile;
      return { basket: readBasket(basket), version, country, region };
    },
  });
}
