import type { Registry } from '@arbora/registry';
import { routes } from '@arbora/routes';
import type { Deployment } from '../registry/deployed-site';
import { changedRegistries } from '../registry/variants';

const ASSORTMENT: readonly string[] = [routes.assortment.pattern, routes.product.pattern];

/** Whether pages of this route pattern require a login while the assortment is closed. */
export function isOfAssortment(pattern: string): boolean {
  return ASSORTMENT.includes(pattern);
}

/** The deployment; while the assortment is closed, it is not rendered for anonymous visitors and is missing in sitemaps. */
export function withClosedAssortment(deployment: Deployment, isOpen: () => boolean): Deployment {
  const closedOf = changedRegistries(closed);
  return {
    registry(canaries) {
      const whole = deployment.registry(canaries);
      return !whole || isOpen() ? whole : closedOf(whole);
    },
  };
}

function closed({ remotes, ...rest }: Registry): Registry {
  return {
    ...rest,
    remotes: remotes.map((remote) => ({
      ...remote,
      routes: remote.routes.map((rule) =>
        isOfAssortment(rule.pattern) ? { ...rule, sitemap: false, rendered: false } : rule,
      ),
    })),
  };
}
