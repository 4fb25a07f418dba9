import { AppError } from '../http/errors';
import type { App } from '../service';

/** Reads of the catalogue alone, which answer whoever may not see it that he is to log in. */
const CLOSED: ReadonlySet<string> = new Set([
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
 * Asks strangers for the catalogue's data to log in while the assortment is closed. The rows are kept from them by the database
 * (`app.sees_assortment`), whichever way they come.
 */
export function closeAssortment(app: App, isOpen: () => boolean): void {
  app.addHook('preHandler', async (request) => {
    if (isOpen()) return;
    const { '*': name = '' } = request.params as { '*'?: string };
    if (request.caller.claims === null && CLOSED.has(decoded(name))) throw new AppError('auth.login_required');
  });
}
