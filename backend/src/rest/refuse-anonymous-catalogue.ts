import { AppError } from '../http/errors';
import type { App } from '../service';

/** Reads of the catalogue only: without a session they answer 401 rather than an empty list. */
const CATALOGUE_READS: ReadonlySet<string> = new Set([
  'katalog_items',
  'category_cover',
  'rpc/katalog_search',
  'rpc/plant_list',
  'rpc/plant_companions',
  'rpc/get_product_with_photos',
  'rpc/get_product_item_with_photos',
]);

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * While the assortment is closed, answers anonymous reads of the catalogue with auth.login_required. This is for the
 * message only; the rows themselves are protected by row security (`app.sees_assortment`).
 */
export function refuseAnonymousCatalogue(app: App, isOpen: () => boolean): void {
  app.addHook('preHandler', async (request) => {
    if (isOpen()) return;
    const { '*': name = '' } = request.params as { '*'?: string };
    if (request.caller.claims === null && CATALOGUE_READS.has(decoded(name))) throw new AppError('auth.login_required');
  });
}
