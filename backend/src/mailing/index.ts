import { ConfigError } from '../config';
import type { Deps, Service } from '../service';
import { confirmRoutes } from './confirm.route';
import { createSubscriberRoute } from './create-subscriber.route';
import { deleteSubscriberRoute } from './delete-subscriber.route';
import { newsletterPreviewRoute } from './newsletter-preview.route';
import { readSubscriberRoute } from './read-subscriber.route';
import { subscriptionsRoute } from './subscriptions.route';
import { unsubscribeRoutes } from './unsubscribe.route';
import { updateSubscriberRoute } from './update-subscriber.route';

/** `/api/mailing`: newsletters and their subscribers (spec §7 mailing; README.md). */
export const mailingService: Service = {
  name: 'mailing',
  async register(app, deps) {
    await requireLists(deps);
    subscriptionsRoute(app, deps);
    readSubscriberRoute(app, deps);
    createSubscriberRoute(app, deps);
    updateSubscriberRoute(app, deps);
    deleteSubscriberRoute(app, deps);
    confirmRoutes(app, deps);
    unsubscribeRoutes(app, deps);
    newsletterPreviewRoute(app, deps);
  },
};

/** Refuses to start if an offered newsletter does not exist. */
async function requireLists({ config: { mailingLists }, database }: Deps): Promise<void> {
  const { rows } = await database.service.query<{ id: string }>('select id from public.subscription');
  const missing = mailingLists.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) throw new ConfigError(`MAILING_LISTS names a newsletter that is not there: ${missing}`);
}
