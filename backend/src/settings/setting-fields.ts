import {
  CONSENT_SETTING_NAMES,
  CONSENT_SETTINGS,
  formatCzechAccount,
  parseCzechAccount,
  SETTINGS,
  type ConsentSettingName,
  type Locale,
  type SettingField,
  type SettingName,
  type SettingSection,
  type SettingValue,
} from '@arbora/domain';
import type { Config } from '../config';
import { TEXTS } from '../mail/texts';

/** A field without its override. */
export type ConfiguredField = Omit<SettingField, 'value'>;
/** Valid overrides of a section by field key. */
export type Overrides = Readonly<Record<string, SettingValue>>;

/** A member of a value of type `Whole`: read, and replaced in a copy. */
interface Place<Whole, Part extends SettingValue = SettingValue> {
  get: (whole: Whole) => Part | null | undefined;
  set: (whole: Whole, value: Part) => Whole;
}

type Places<Section extends SettingSection, Whole = Config> = Record<
  keyof (typeof SETTINGS)[Section],
  Place<Whole, never>
>;

const place = <Whole, Part extends SettingValue>(
  get: Place<Whole, Part>['get'],
  set: Place<Whole, Part>['set'],
): Place<Whole, never> => ({ get: get as Place<Whole, never>['get'], set });

const brand = (member: 'email' | 'phone' | 'person' | 'address') =>
  place<Config, string>(
    (config) => config.brand[member],
    (config, value) => ({ ...config, brand: { ...config.brand, [member]: value } }),
  );

const seller = (name: 'legalName' | 'seat' | 'ico' | 'dic' | 'register') =>
  place<Config, string>(
    (config) => config.seller[name],
    (config, value) => ({ ...config, seller: { ...config.seller, [name]: value } }),
  );

const sellerAccount = (currency: keyof Config['seller']['accounts']) =>
  place<Config, string>(
    (config) => config.seller.accounts[currency],
    ({ seller: { accounts, ...rest }, ...config }, value) => ({
      ...config,
      seller: { ...rest, accounts: { ...accounts, [currency]: value } },
    }),
  );

type Branch = Config['branches'][number];

const ofBranch = (member: 'address' | 'email' | 'phone' | 'notify') =>
  place<Branch, string>(
    (branch) => branch[member],
    (branch, value) => ({ ...branch, [member]: value }),
  );

const hours = (locale: Locale) =>
  place<Branch, string>(
    (branch) => branch.hours?.[locale],
    (branch, value) => ({ ...branch, hours: { ...branch.hours, [locale]: value } }),
  );

const BRANCH: Places<'branches', Branch> = {
  address: ofBranch('address'),
  email: ofBranch('email'),
  phone: ofBranch('phone'),
  hours_cs: hours('cs'),
  hours_en: hours('en'),
  hours_pl: hours('pl'),
  notify: ofBranch('notify'),
};

/** The conditions of a paid reservation; by default as in mails. */
const rules = (locale: Locale) =>
  place<Config, string>(
    () => [TEXTS[locale].payment.window, TEXTS[locale].payment.no_refund].join('\n'),
    ({ paymentTexts, ...config }, value) => ({
      ...config,
      paymentTexts: { ...paymentTexts, rules: { ...paymentTexts.rules, [locale]: value } },
    }),
  );

const notify = (country: 'CZ' | 'SK' | 'PL') =>
  place<Config, string>(
    ({ mail }) => mail.notify[country],
    ({ mail, ...config }, value) => ({ ...config, mail: { ...mail, notify: { ...mail.notify, [country]: value } } }),
  );

const member = <Member extends 'openAssortment' | 'staffSecondFactor'>(name: Member) =>
  place<Config, boolean>(
    (config) => config[name],
    (config, value) => ({ ...config, [name]: value }),
  );

const consent = (name: ConsentSettingName) =>
  place<Config, string>(
    () => CONSENT_SETTINGS[name],
    (config, value) => ({ ...config, consent: { ...config.consent, [name]: value } }),
  );

/** Where the overrides of each section are in the configuration. */
const PLACES: { [Section in Exclude<SettingSection, 'branches'>]: Places<Section> } = {
  contact: { email: brand('email'), phone: brand('phone'), person: brand('person'), address: brand('address') },
  seller: {
    legal_name: seller('legalName'),
    seat: seller('seat'),
    ico: seller('ico'),
    dic: seller('dic'),
    register: seller('register'),
    vat_payer: place<Config, boolean>(
      (config) => config.seller.vatPayer,
      (config, vatPayer) => ({ ...config, seller: { ...config.seller, vatPayer } }),
    ),
    account_eur: sellerAccount('EUR'),
    account_pln: sellerAccount('PLN'),
  },
  payment: {
    account: place<Config, string>(
      ({ payment }) => formatCzechAccount(payment),
      (config, value) => ({ ...config, payment: parseCzechAccount(value) ?? config.payment }),
    ),
    message: place<Config, string>(
      ({ paymentTexts }) => paymentTexts.message,
      ({ paymentTexts, ...config }, message) => ({ ...config, paymentTexts: { ...paymentTexts, message } }),
    ),
    rules_cs: rules('cs'),
    rules_en: rules('en'),
    rules_pl: rules('pl'),
  },
  notify: { notify_cz: notify('CZ'), notify_sk: notify('SK'), notify_pl: notify('PL') },
  assortment: { open: member('openAssortment') },
  security: { staff_factor: member('staffSecondFactor') },
  invitation: {
    invited: place<Config, string>(
      ({ invitedEmails }) => invitedEmails.join('\n') || null,
      (config, value) => ({ ...config, invitedEmails: value.split('\n').filter(Boolean) }),
    ),
  },
  consent: {
    tag_manager: place<Config, string>(
      ({ tagManagerId }) => tagManagerId,
      (config, value) => ({ ...config, tagManagerId: value || null }),
    ),
    ...(Object.fromEntries(CONSENT_SETTING_NAMES.map((name) => [name, consent(name)])) as Record<
      ConsentSettingName,
      Place<Config, never>
    >),
  },
};

/** A field with its place in the configuration. */
interface PlacedField {
  key: string;
  name: SettingName;
  branch?: string;
  place: Place<Config, never>;
}

function placesOf(section: SettingSection, { branches }: Config): PlacedField[] {
  if (section !== 'branches')
    return Object.entries(PLACES[section]).map(([name, place]) => ({ key: name, name: name as SettingName, place }));
  return branches.flatMap(({ name: branch }) =>
    Object.entries(BRANCH).map(([name, inBranch]) => ({
      key: `${branch}/${name}`,
      name: name as SettingName,
      branch,
      place: {
        get: ({ branches: all }) => inBranch.get(all.find((one) => one.name === branch)!),
        set: (config, value) => ({
          ...config,
          branches: config.branches.map((one) => (one.name === branch ? inBranch.set(one, value) : one)),
        }),
      },
    })),
  );
}

/** Fields of a section that can be overridden, with their configured values. */
export function settingFields(section: SettingSection, config: Config): ConfiguredField[] {
  const kinds: Partial<Record<SettingName, SettingField['kind']>> = SETTINGS[section];
  return placesOf(section, config).map(({ place: { get }, name, ...field }) => ({
    ...field,
    name,
    kind: kinds[name]!,
    fallback: get(config) ?? null,
  }));
}

/** Returns the configuration with the overrides. */
export function withOverrides(config: Config, sections: ReadonlyMap<SettingSection, Overrides>): Config {
  let overridden = config;
  for (const [section, overrides] of sections) {
    for (const { key, place } of placesOf(section, config)) {
      // `readSetting` has checked the value by the field's kind, which decides the type of its place.
      if (Object.hasOwn(overrides, key)) overridden = place.set(overridden, overrides[key] as never);
    }
  }
  return overridden;
}
