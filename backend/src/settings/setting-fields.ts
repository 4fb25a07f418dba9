import {
  CONSENT_SETTING_NAMES,
  CONSENT_SETTINGS,
  formatCzechAccount,
  LOCALES,
  parseCzechAccount,
  type ConsentSettingName,
  type Locale,
  type SettingField,
  type SettingName,
  type SettingKind,
  type SettingSection,
  type SettingValue,
} from '@arbora/domain';
import type { BranchSetting } from '../config-branches';
import type { Config } from '../config';
import { TEXTS } from '../mail/texts';

/** A field without its override. */
export type ConfiguredField = Omit<SettingField, 'value'>;
/** Valid overrides of a section by field key. */
export type Overrides = Readonly<Record<string, SettingValue>>;

const field = (name: SettingName, kind: SettingKind, fallback: SettingValue | null): ConfiguredField => ({
  key: name,
  name,
  kind,
  fallback,
});

function branchFields({ name: branch, address, email, phone, hours, notify }: BranchSetting): ConfiguredField[] {
  const own = [
    field('address', 'text', address ?? null),
    field('email', 'email', email ?? null),
    field('phone', 'phone', phone ?? null),
    ...LOCALES.map((locale) => field(`hours_${locale}`, 'text', hours?.[locale] ?? null)),
    field('notify', 'email', notify ?? null),
  ];
  return own.map((one) => ({ ...one, key: `${branch}/${one.name}`, branch }));
}

/** Default text of the conditions of a paid reservation, as in mails. */
function defaultRules(locale: Locale): string {
  const { window, no_refund } = TEXTS[locale].payment;
  return [window, no_refund].join('\n');
}

/** Texts of the cookie consent and the cookies of its analytics. */
function consentFields(): ConfiguredField[] {
  const kindOf = (name: ConsentSettingName): SettingKind =>
    name === 'analytics_cookies' ? 'cookies' : name.startsWith('banner_title') ? 'text' : 'lines';
  return CONSENT_SETTING_NAMES.map((name) => field(name, kindOf(name), CONSENT_SETTINGS[name]));
}

/** Fields that can be overridden, with their configured values. */
export function settingFields(config: Config) {
  const { brand, branches, payment, paymentTexts, mail } = config;
  return {
    contact: [
      field('email', 'email', brand.email),
      field('phone', 'phone', brand.phone),
      field('person', 'text', brand.person),
      field('address', 'text', brand.address),
    ],
    branches: branches.flatMap(branchFields),
    payment: [
      field('account', 'account', formatCzechAccount(payment)),
      field('message', 'message', paymentTexts.message),
      ...LOCALES.map((locale) => field(`rules_${locale}`, 'lines', defaultRules(locale))),
    ],
    notify: [
      field('notify_cz', 'email', mail.notify.CZ),
      field('notify_sk', 'email', mail.notify.SK),
      field('notify_pl', 'email', mail.notify.PL),
    ],
    assortment: [field('open', 'flag', config.openAssortment)],
    security: [field('staff_factor', 'flag', config.staffSecondFactor)],
    invitation: [field('invited', 'addresses', config.invitedEmails.join('\n') || null)],
    consent: [field('tag_manager', 'container', config.tagManagerId), ...consentFields()],
  } satisfies Record<SettingSection, ConfiguredField[]>;
}

/** Returns the configuration with the overrides. */
export function withOverrides(config: Config, sections: Partial<Record<SettingSection, Overrides>>): Config {
  const { contact = {}, branches = {}, payment = {}, notify = {}, assortment = {}, security = {} } = sections;
  const { invitation = {}, consent = {} } = sections;
  const text = (values: Overrides, key: string): string | undefined => values[key] as string | undefined;
  const { brand, mail } = config;
  const branchOf = (branch: BranchSetting): BranchSetting => {
    const own = (name: SettingName): string | undefined => text(branches, `${branch.name}/${name}`);
    const lines = LOCALES.map((locale) => [locale, own(`hours_${locale}`) ?? branch.hours?.[locale]] as const);
    const hours = Object.fromEntries(lines.filter(([, line]) => line !== undefined));
    return withoutUndefined({
      ...branch,
      address: own('address') ?? branch.address,
      email: own('email') ?? branch.email,
      phone: own('phone') ?? branch.phone,
      notify: own('notify') ?? branch.notify,
      hours: Object.keys(hours).length > 0 ? hours : undefined,
    });
  };
  return {
    ...config,
    brand: {
      ...brand,
      email: text(contact, 'email') ?? brand.email,
      phone: text(contact, 'phone') ?? brand.phone,
      person: text(contact, 'person') ?? brand.person,
      address: text(contact, 'address') ?? brand.address,
    },
    branches: config.branches.map(branchOf),
    payment: parseCzechAccount(text(payment, 'account') ?? '') ?? config.payment,
    paymentTexts: {
      message: text(payment, 'message') ?? config.paymentTexts.message,
      rules: Object.fromEntries(
        LOCALES.flatMap((locale) => {
          const rules = text(payment, `rules_${locale}`);
          return rules === undefined ? [] : [[locale, rules]];
        }),
      ),
    },
    invitedEmails: text(invitation, 'invited')?.split('\n').filter(Boolean) ?? config.invitedEmails,
    mail: {
      ...mail,
      notify: {
        CZ: text(notify, 'notify_cz') ?? mail.notify.CZ,
        SK: text(notify, 'notify_sk') ?? mail.notify.SK,
        PL: text(notify, 'notify_pl') ?? mail.notify.PL,
      },
    },
    tagManagerId: (text(consent, 'tag_manager') ?? config.tagManagerId) || null,
    consent: Object.fromEntries(
      CONSENT_SETTING_NAMES.flatMap((name) => {
        const value = text(consent, name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    openAssortment: (assortment.open as boolean | undefined) ?? config.openAssortment,
    staffSecondFactor: (security.staff_factor as boolean | undefined) ?? config.staffSecondFactor,
  };
}

function withoutUndefined(branch: { [Key in keyof BranchSetting]: BranchSetting[Key] | undefined }): BranchSetting {
  return Object.fromEntries(
    Object.entries(branch).filter(([, value]) => value !== undefined),
  ) as unknown as BranchSetting;
}
