import { CONSENT } from './consent-configuration';
import { overriddenConsent } from './consent-overrides';

test('overrides replace single texts and the analytics cookies and nothing else', () => {
  const consent = overriddenConsent({ banner_title_cs: 'Sušenky v košíku', analytics_cookies: '_ga\n_clck' });
  expect(consent.texts.bannerTitle).toEqual({ cs: 'Sušenky v\u00a0košíku', en: CONSENT.texts.bannerTitle.en });
  expect(consent.optional.map(({ id, targets }) => [id, targets])).toEqual([['ga-gtm', ['_ga', '_clck']]]);
  expect(consent.necessary).toBe(CONSENT.necessary);
});
