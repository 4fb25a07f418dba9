import { CONSENT } from './consent-configuration';
import { overriddenConsent } from './consent-overrides';

test('overrides replace single texts and the analytics cookies, everything else stays configured', () => {
  const own = overriddenConsent({ banner_title_cs: 'Sušenky v košíku', analytics_cookies: '_ga\n_clck' });
  expect(own.texts.bannerTitle).toEqual({ cs: 'Sušenky v\u00a0košíku', en: CONSENT.texts.bannerTitle.en });
  expect(own.optional.map(({ id, targets }) => [id, targets])).toEqual([['ga-gtm', ['_ga', '_clck']]]);
  expect(own.necessary).toBe(CONSENT.necessary);
});
