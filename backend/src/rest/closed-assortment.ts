import { AppError } from '../http/errors';
import type { App } from '../service';

/** What tells strangers of plants. */
const CLOSED: ReadonlySet<string> = new Set([
  'katalog_items',
  'rpc/katalog_search',
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

/** Refuses the assortment's data to whoever is not logged in: `OPEN_ASSORTMENT=0` closes it, not its pages alone. */
export function closeAssortment(app: App): void {
  app.addHook('preHandler', async (request) => {
    const { '*': name = '' } = request.params as { '*'?: string };
    if (request.caller.claims === null && CLOSED.has(decoded(name))) throw new AppError('auth.login_required');
  });
}
