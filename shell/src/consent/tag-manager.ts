import { COOKIE_GROUP } from '@arbora/domain';
import { whileEnabled } from './while-enabled';

type Layer = unknown[];

function layer(): Layer {
  const page = window as unknown as { dataLayer?: Layer };
  return (page.dataLayer ??= []);
}

/** Pushes a command of the tag manager, which expects an `arguments` object, not an array. */
function command(..._parts: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  layer().push(arguments);
}

function load(id: string): void {
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/**
 * Loads the tag manager's container `id` once the visitor consents to analytics, and notifies it when consent is
 * withdrawn or given again, as a script cannot be unloaded. Advertising is always denied. A document without
 * measurement (see `DocumentPrivacy`) never loads it. Returns a function that stops.
 */
export function connectTagManager(id: string, mayMeasure: () => boolean): () => void {
  let isLoaded = false;
  return whileEnabled(COOKIE_GROUP.analytics, {
    start() {
      if (!mayMeasure()) return;
      if (isLoaded) {
        command('consent', 'update', { analytics_storage: 'granted' });
        return;
      }
      isLoaded = true;
      command('consent', 'default', {
        analytics_storage: 'granted',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      });
      load(id);
    },
    stop() {
      if (isLoaded) command('consent', 'update', { analytics_storage: 'denied' });
    },
  });
}
