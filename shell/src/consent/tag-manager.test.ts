import { emit } from '@arbora/event-bus';
import { connectTagManager } from './tag-manager';

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="gtm.js"]')].map(({ src }) => src);
const layer = () =>
  ((window as unknown as { dataLayer?: object[] }).dataLayer ?? []).map((entry) => Object.values(entry));

function decide(groups: string): void {
  document.cookie = `arbora_consent=${groups.includes('|')}; Path=/`;
  document.cookie = `arbora_cookies=${groups}; Path=/`;
  emit('consent:changed', { decision: 'given', groups: [] });
}

test('the tag manager loads once, with the consent, and is notified of a withdrawal', () => {
  const stop = connectTagManager('GTM-TEST', () => true);
  expect(scripts()).toEqual([]);
  decide('app_support');
  expect(scripts()).toEqual([]);
  expect(layer()).toEqual([]);

  decide('app_support|ga-gtm');
  decide('app_support|ga-gtm');
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST']);
  const granted = {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  };
  expect(layer()).toEqual([
    ['consent', 'default', granted],
    [expect.any(Number), 'gtm.js'],
  ]);

  decide('app_support');
  expect(layer().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }]);
  decide('app_support|ga-gtm');
  expect(layer().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
  expect(scripts()).toHaveLength(1);
  stop();
});

test('a document without measurement neither loads nor notifies the tag manager', () => {
  const [scriptsBefore, layerBefore] = [scripts(), layer()];
  const stop = connectTagManager('GTM-SECRET', () => false);
  decide('app_support|ga-gtm');
  decide('app_support');
  expect(scripts()).toEqual(scriptsBefore);
  expect(layer()).toEqual(layerBefore);
  stop();
});
