import type { ConsentConfiguration, ConsentText, ConsentTextKey, CookieGroup } from './consent';
import { CONSENT } from './consent-configuration';
import { POLISH_CONSENT_TEXTS, POLISH_COOKIE_GROUPS } from './polish-consent';
import { typeset } from '../text/typeset';

/** Overrides of the configuration by admins, by field; delivered with each page. */
export type ConsentOverrides = Partial<Record<ConsentSettingName, string>>;

/** Overridable parts of the consent with their configured values. */
export const CONSENT_SETTINGS = {
  banner_title_cs: CONSENT.texts.bannerTitle.cs,
  banner_title_en: CONSENT.texts.bannerTitle.en,
  banner_title_pl: POLISH_CONSENT_TEXTS.bannerTitle,
  banner_text_cs: CONSENT.texts.bannerText.cs,
  banner_text_en: CONSENT.texts.bannerText.en,
  banner_text_pl: POLISH_CONSENT_TEXTS.bannerText,
  analytics_text_cs: CONSENT.optional[0].description.cs,
  analytics_text_en: CONSENT.optional[0].description.en,
  analytics_text_pl: POLISH_COOKIE_GROUPS['ga-gtm'].description,
  analytics_cookies: CONSENT.optional[0].targets.join('\n'),
} as const satisfies Record<string, string>;
export type ConsentSettingName = keyof typeof CONSENT_SETTINGS;
export const CONSENT_SETTING_NAMES = Object.keys(CONSENT_SETTINGS) as ConsentSettingName[];

/**
 * The consent configuration with overrides, in all languages. Changed analytics cookies ask all visitors again; changed
 * texts do not.
 */
export function overriddenConsent(overrides: ConsentOverrides): ConsentConfiguration {
  const value = (name: ConsentSettingName): string => overrides[name] ?? CONSENT_SETTINGS[name];
  const text = (name: 'banner_title' | 'banner_text' | 'analytics_text'): ConsentText => ({
    cs: typeset(value(`${name}_cs`)),
    en: typeset(value(`${name}_en`)),
    pl: typeset(value(`${name}_pl`)),
  });
  const texts = Object.fromEntries(
    Object.entries(CONSENT.texts).map(([key, own]) => [
      key,
      { ...own, pl: POLISH_CONSENT_TEXTS[key as ConsentTextKey] },
    ]),
  ) as Record<ConsentTextKey, ConsentText>;
  return {
    ...CONSENT,
    texts: { ...texts, bannerTitle: text('banner_title'), bannerText: text('banner_text') },
    necessary: CONSENT.necessary.map(withPolishTexts),
    optional: CONSENT.optional.map((group) => ({
      ...withPolishTexts(group),
      description: text('analytics_text'),
      targets: value('analytics_cookies').split('\n'),
    })),
  };
}

function withPolishTexts(group: CookieGroup & { id: keyof typeof POLISH_COOKIE_GROUPS }): CookieGroup {
  const { name, description, links } = POLISH_COOKIE_GROUPS[group.id];
  return {
    ...group,
    name: { ...group.name, pl: name },
    description: { ...group.description, pl: description },
    ...(group.links && {
      links: group.links.map((link, index) => ({ ...link, text: { ...link.text, pl: links[index] ?? link.text.en } })),
    }),
  };
}
