import { HOME_LOCALE } from '@arbora/domain';
import { routes } from '@arbora/routes';

/** Whose page is shown, from the database. */
export interface PageOwner {
  id: string;
  locale: string;
}

/** Path of the page about the newsletters of an address, in its language; without one that of everybody. */
export function subscriptionsPage(owner: PageOwner | null, confirmed?: 'yes' | 'expired'): string {
  return `/${owner?.locale ?? HOME_LOCALE}${routes.subscriptions.href({ confirmed, id: owner?.id })}`;
}
