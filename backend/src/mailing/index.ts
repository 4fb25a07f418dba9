import type { Service } from '../service';
import { confirmRoute } from './confirm.route';
import { createSubscriberRoute } from './create-subscriber.route';
import { deleteSubscriberRoute } from './delete-subscriber.route';
import { readSubscriberRoute } from './read-subscriber.route';
import { subscriptionsRoute } from './subscriptions.route';
import { unsubscribeRoutes } from './unsubscribe.route';
import { updateSubscriberRoute } from './update-subscriber.route';

/** `/api/mailing`: newsletters and who gets them (spec §7 mailing; README.md). */
export const mailingService: Service = {
  name: 'mailing',
  register(app, deps) {
    subscriptionsRoute(app, deps);
    readSubscriberRoute(app, deps);
    createSubscriberRoute(app, deps);
    updateSubscriberRoute(app, deps);
    deleteSubscriberRoute(app, deps);
    confirmRoute(app, deps);
    unsubscribeRoutes(app, deps);
  },
};
