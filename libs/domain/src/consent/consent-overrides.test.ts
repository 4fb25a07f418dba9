import { CONSENT } from './consent-configuration';
import { overriddenConsent } from './consent-overrides';

test('overrides replace single texts and the analytics cookies and nothing else', () => {
  const consent = overriddenConsent({ banner_title_cs: 'Sušenky v košíku', analytics_cookies: '_ga\n_clck' });
  expect(consent.texts.bannerTitle).toEqual({
    cs: 'Sušenky v\u00a0košíku',
    en: CONSENT.texts.bannerTitle.en,
    pl: 'Pliki cookie na tej stronie',
  });
  expect(consent.optional.map(({ id, targets }) => [id, targets])).toEqual([['ga-gtm', ['_ga', '_clck']]]);
  expect(consent.necessary.map(({ id, targets }) => [id, targets])).toEqual([
    ['app_support', CONSENT.necessary[0].targets],
  ]);
});

test('every text is in Polish, and differs from the English one', () => {
  const { texts, necessary, optional } = overriddenConsent({});
  const groups = [...necessary, ...optional];
  const all = [
    ...Object.values(texts),
    ...groups.flatMap(({ name, description, links = [] }) => [name, description, ...links.map(({ text }) => text)]),
  ];
  expect(all.length).toBeGreaterThan(20);
  for (const { en, pl } of all) {
    expect(pl).toMatch(/\S/);
    expect(pl).not.toBe(en);
  }
});
