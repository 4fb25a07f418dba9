import type { ConsentConfiguration, ConsentText } from './consent';
import { CONSENT } from './consent-configuration';
import { typeset } from '../text/typeset';

/** Overrides of the configuration by admins, by field; delivered with each page. */
export type ConsentOverrides = Partial<Record<ConsentSettingName, string>>;

/** Overridable parts of the consent with their configured values. */
export const CONSENT_SETTINGS = {
  banner_title_cs: CONSENT.texts.bannerTitle.cs,
  banner_title_en: CONSENT.texts.bannerTitle.en,
  banner_text_cs: CONSENT.texts.bannerText.cs,
  banner_text_en: CONSENT.texts.bannerText.en,
  analytics_text_cs: CONSENT.optional[0].description.cs,
  analytics_text_en: CONSENT.optional[0].description.en,
  analytics_cookies: CONSENT.optional[0].targets.join('\n'),
} as const satisfies Record<string, string>;
export type ConsentSettingName = keyof typeof CONSENT_SETTINGS;
export const CONSENT_SETTING_NAMES = Object.keys(CONSENT_SETTINGS) as ConsentSettingName[];

/** The consent configuration with overrides. Changed analytics cookies ask all visitors again; changed texts do not. */
export function overriddenConsent(overrides: ConsentOverrides): ConsentConfiguration {
  const value = (name: ConsentSettingName): string => overrides[name] ?? CONSENT_SETTINGS[name];
  const text = (name: 'banner_title' | 'banner_text' | 'analytics_text'): ConsentText => ({
    cs: typeset(value(`${name}_cs`)),
    en: typeset(value(`${name}_en`)),
  });
  return {
    ...CONSENT,
    texts: { ...CONSENT.texts, bannerTitle: text('banner_title'), bannerText: text('banner_text') },
    optional: CONSENT.optional.map((group) => ({
      ...group,
      description: text('analytics_text'),
      targets: value('analytics_cookies').split('\n'),
    })),
  };
}
