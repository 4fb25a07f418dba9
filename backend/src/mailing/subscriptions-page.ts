import { HOME_LOCALE } from '@arbora/domain';
import { routes } from '@arbora/routes';

/** The subscriber whose page is shown, as returned by the database. */
export interface PageOwner {
  id: string;
  locale: string;
}

/** Path of the newsletter page of a subscriber, in the subscriber's language; without one, of the general page. */
export function subscriptionsPage(owner: PageOwner | null, confirmed?: 'yes' | 'expired'): string {
  return `/${owner?.locale ?? HOME_LOCALE}${routes.subscriptions.href({ confirmed, id: owner?.id })}`;
}
