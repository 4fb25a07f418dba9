import { ApiError, rest, row } from '@arbora/api';
import type { Basket } from '@arbora/domain';

/**
 * Saves the basket based on a version; resolves to its new version.
 * @throws ApiError shop.basket_stale if another tab or device has saved since, shop.basket_invalid, not_found
 */
export async function saveBasket(personId: string, basket: Basket, version: number): Promise<number> {
  const saved = await row(
    rest().from('user_profile').update({ basket, basket_version: version }).eq('id', personId).select('basket_version'),
  );
  if (saved === null) throw new ApiError({ status: 404, code: 'not_found', message: 'The profile is gone' });
  return saved.basket_version;
}
