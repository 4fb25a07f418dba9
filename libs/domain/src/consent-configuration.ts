import {
  CONSENT_COOKIE,
  CONSENT_GROUPS_COOKIE,
  CONSENT_LOCALES,
  COOKIE_GROUP,
  type ConsentConfiguration,
  type ConsentText,
} from './consent';
import { CONSENT_TEXTS } from './consent-texts';
import { REFRESH_COOKIE, SESSION_HINT_COOKIE, THEME_COOKIE } from './constants';
import { LOCALE_COOKIE } from './locales';
import { PRODUCT } from './product';
import { typeset } from './text/typeset';

/** Consent configuration of this site (spec §3). A group that is not listed is never enabled. */
export const CONSENT = {
  app: PRODUCT,
  version: 1,
  locales: CONSENT_LOCALES,
  texts: CONSENT_TEXTS,
  necessary: [
    {
      id: COOKIE_GROUP.support,
      name: { cs: 'Nezbytné', en: 'Necessary' },
      description: {
        cs: 'Pamatují si přihlášení, jazyk, vzhled stránek a toto vaše rozhodnutí. Bez nich web nefunguje, proto se na ně neptáme.',
        en: 'They remember your login, language, the look of the pages and this decision of yours. The site does not work without them, so we do not ask.',
      },
      targets: [
        THEME_COOKIE,
        REFRESH_COOKIE,
        SESSION_HINT_COOKIE,
        LOCALE_COOKIE,
        CONSENT_COOKIE,
        CONSENT_GROUPS_COOKIE,
      ],
    },
  ],
  optional: [
    {
      id: COOKIE_GROUP.analytics,
      name: { cs: 'Analytika', en: 'Analytics' },
      description: {
        cs: 'Google Tag Manager a Google Analytics nám souhrnně řeknou, které stránky lidi zajímají a kde web drhne. K reklamě je nepoužíváme.',
        en: 'Google Tag Manager and Google Analytics tell us in sum which pages people care for and where the site gets stuck. We do not use them for advertising.',
      },
      links: [
        {
          href: 'https://policies.google.com/technologies/cookies',
          text: { cs: 'Jak cookies používá Google', en: 'How Google uses cookies' },
        },
      ],
      targets: ['_gtm', '_ga', '_ga_*'],
    },
  ],
} as const satisfies ConsentConfiguration;

/** What admins set in place of the configuration, by the name of the field; delivered with each page. */
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

/**
 * The consent configuration with overrides. Other cookies of the analytics ask every visitor again; other texts do not.
 */
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
