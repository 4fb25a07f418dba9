import { CONSENT_COOKIE, CONSENT_GROUPS_COOKIE, COOKIE_GROUP, type ConsentConfiguration } from './consent';
import { CONSENT_TEXTS } from './consent-texts';
import { REFRESH_COOKIE, SESSION_HINT_COOKIE, THEME_COOKIE, TRIAL_COOKIE, VARIANT_COOKIE } from '../site/constants';
import { LOCALE_COOKIE } from '../locale/locales';
import { PRODUCT } from '../site/product';

/** Consent configuration of this site (spec §3), in Czech and English. A group that is not listed is never enabled. */
export const CONSENT = {
  app: PRODUCT,
  version: 1,
  texts: CONSENT_TEXTS,
  necessary: [
    {
      id: COOKIE_GROUP.support,
      name: { cs: 'Nezbytné', en: 'Necessary' },
      description: {
        cs: 'Pamatují si přihlášení, jazyk, vzhled a verzi stránek a toto vaše rozhodnutí. Bez nich web nefunguje, proto se na ně neptáme.',
        en: 'They remember your login, language, the look and version of the pages and this decision of yours. The site does not work without them, so we do not ask.',
      },
      targets: [
        THEME_COOKIE,
        REFRESH_COOKIE,
        SESSION_HINT_COOKIE,
        TRIAL_COOKIE,
        VARIANT_COOKIE,
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
