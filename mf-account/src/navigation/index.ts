import type { DeclaredEntry } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { personIcon } from '@arbora/ui/icons';
import type cs from './locales/cs.json';

/** Links to pages of this remote. Read by the build only: browsers get them with the registry. */
export default [
  { place: 'newsletters', route: routes.subscriptions, title: 'subscribe', order: 10 },
  { place: 'account', route: routes.account, title: 'profile', order: 10, icon: personIcon },
] satisfies readonly DeclaredEntry<keyof typeof cs>[];
