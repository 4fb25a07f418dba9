import type { ConsentConfiguration } from './consent';

/** Texts of banner and details in Czech and English; those in Polish load with Polish pages. */
export const CONSENT_TEXTS = {
  bannerTitle: { cs: 'Cookies na tomto webu', en: 'Cookies on this site' },
  bannerText: {
    cs: 'Nezbytné cookies drží web při životě. Když dovolíte, přidáme i analytické, abychom poznali, co vám u nás roste k užitku. Rozhodnutí změníte kdykoli dole na stránce.',
    en: 'Necessary cookies keep the site alive. If you agree, we add analytics to learn what bears fruit for you here. Change your mind at any time at the foot of the page.',
  },
  accept: { cs: 'Přijmout', en: 'Accept' },
  acceptAll: { cs: 'Přijmout vše', en: 'Accept all' },
  acceptNecessary: { cs: 'Jen nezbytné', en: 'Necessary only' },
  decline: { cs: 'Odmítnout', en: 'Decline' },
  declineAll: { cs: 'Odmítnout vše', en: 'Decline all' },
  save: { cs: 'Uložit výběr', en: 'Save choices' },
  manage: { cs: 'Spravovat cookies', en: 'Manage cookies' },
  close: { cs: 'Zavřít bez rozhodnutí', en: 'Close without deciding' },
  privacy: { cs: 'Ochrana osobních údajů', en: 'Privacy' },
  detailsTitle: { cs: 'Nastavení cookies', en: 'Cookie settings' },
  detailsText: {
    cs: 'Cookies jsou drobné záznamy, které si web ukládá ve vašem prohlížeči. O\u00a0všech, bez kterých se obejde, rozhodujete vy. Když souhlas odvoláte, cookies dané skupiny hned smažeme.',
    en: 'Cookies are small records that a site keeps in your browser. You decide about all those it can do without. When you withdraw your consent, we delete the cookies of that group at once.',
  },
  alwaysOn: { cs: 'Vždy zapnuté', en: 'Always on' },
  cookies: { cs: 'Cookies', en: 'Cookies' },
  saved: { cs: 'Nastavení cookies je uloženo.', en: 'Your cookie settings are saved.' },
} as const satisfies ConsentConfiguration['texts'];
