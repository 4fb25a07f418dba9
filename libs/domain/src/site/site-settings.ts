import * as v from 'valibot';
import { companyId, isIco } from '../account/company-id';
import { parseCzechAccount } from '../payment/czech-account';
import { isIban, normalizeIban } from '../payment/iban';
import type { FieldError } from '../errors/error-codes';
import { PRODUCT } from './product';
import { emailSchema } from '../account/email';
import { phoneSchema } from '../account/registration-input';
import { line, lines } from '../text/given-text';

export type SettingKind =
  | 'text'
  | 'message'
  | 'lines'
  | 'email'
  | 'addresses'
  | 'phone'
  | 'account'
  | 'iban'
  | 'ico'
  | 'flag'
  | 'container'
  | 'cookies';

/**
 * Parts of the configuration that admins can override in the back office (decision 54): the kind of each field by
 * section and name; those of branches occur once per branch. Their places in the configuration are in
 * `backend/src/settings/setting-fields.ts`, their labels in mf-manager (`field.<name>`).
 */
export const SETTINGS = {
  contact: { email: 'email', phone: 'phone', person: 'text', address: 'text' },
  seller: {
    legal_name: 'text',
    seat: 'text',
    ico: 'ico',
    dic: 'text',
    register: 'text',
    vat_payer: 'flag',
    account_eur: 'iban',
    account_pln: 'iban',
  },
  branches: {
    address: 'text',
    email: 'email',
    phone: 'phone',
    hours_cs: 'text',
    hours_en: 'text',
    hours_pl: 'text',
    notify: 'email',
  },
  payment: { account: 'account', message: 'message', rules_cs: 'lines', rules_en: 'lines', rules_pl: 'lines' },
  notify: { notify_cz: 'email', notify_sk: 'email', notify_pl: 'email' },
  assortment: { open: 'flag' },
  security: { staff_factor: 'flag' },
  invitation: { invited: 'addresses' },
  consent: {
    tag_manager: 'container',
    banner_title_cs: 'text',
    banner_title_en: 'text',
    banner_title_pl: 'text',
    banner_text_cs: 'lines',
    banner_text_en: 'lines',
    banner_text_pl: 'lines',
    analytics_text_cs: 'lines',
    analytics_text_en: 'lines',
    analytics_text_pl: 'lines',
    analytics_cookies: 'cookies',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, SettingKind>>>>;

export type SettingSection = keyof typeof SETTINGS;
export const SETTING_SECTIONS = Object.keys(SETTINGS) as [SettingSection, ...SettingSection[]];
type NamesOf<Section> = Section extends SettingSection ? keyof (typeof SETTINGS)[Section] : never;
export type SettingName = NamesOf<SettingSection>;

/** Returns the key of a section's key-value record. */
export function settingItem(section: SettingSection): string {
  return `${PRODUCT}-set-${section}`;
}

/** Kinds of fields that can be overridden with an empty value, which is stored as an empty text. */
export const EMPTY_KINDS: readonly SettingKind[] = ['addresses', 'container'];

export type SettingValue = string | boolean;

/** A field of a section: configured value and override. */
export interface SettingField {
  /** Unique within the section. */
  key: string;
  name: SettingName;
  kind: SettingKind;
  /** Name of the branch. */
  branch?: string;
  /** Configured value; null if unset. */
  fallback: SettingValue | null;
  /** Override; null to use the fallback. An empty text clears the field, if its kind is one of `EMPTY_KINDS`. */
  value: SettingValue | null;
}

/** Response of `GET /api/backend/site_settings`: one section. */
export interface SettingsOfSection {
  section: SettingSection;
  version: number;
  fields: SettingField[];
}

const TEXT_MAX = 200;
/** Maximum length of a payment message that banking apps show. */
const MESSAGE_MAX = 60;
const LINES_MAX = 1000;
export const ADDRESSES_MAX = 1000;
const COOKIES_MAX = 30;
/** A cookie name of RFC 6265; a trailing `*` is a wildcard. */
const COOKIE_NAME = /^[\w!#$%&'.^`|~+-]{1,60}\*?$/;

/** Parses a pasted list of addresses, separated by white space, commas or semicolons: lower case, no duplicates. */
export function addressesOf(list: string): string[] {
  const found = list.split(/[\s,;]+/).filter(Boolean);
  return [...new Set(found.map((address) => address.toLowerCase()))];
}

/** Schemas of values by kind; messages are field codes. */
const SCHEMAS = {
  text: v.pipe(v.string('required'), v.nonEmpty('required'), line(TEXT_MAX)),
  message: v.pipe(v.string('required'), v.nonEmpty('required'), line(MESSAGE_MAX)),
  lines: v.pipe(v.string('required'), v.nonEmpty('required'), lines(LINES_MAX)),
  email: emailSchema,
  addresses: v.pipe(
    v.string('required'),
    v.transform(addressesOf),
    v.maxLength(ADDRESSES_MAX, 'too_long'),
    v.everyItem((address) => v.is(emailSchema, address), 'email'),
    v.transform((addresses) => addresses.join('\n')),
  ),
  phone: v.pipe(v.string('required'), v.nonEmpty('required'), phoneSchema.wrapped),
  account: v.pipe(
    v.string('required'),
    v.trim(),
    v.check((text) => parseCzechAccount(text) !== null, 'account'),
  ),
  iban: v.pipe(v.string('required'), v.transform(normalizeIban), v.check(isIban, 'iban')),
  ico: v.pipe(v.string('required'), v.transform(companyId), v.check(isIco, 'ico')),
  flag: v.boolean('invalid'),
  container: v.pipe(v.string('required'), v.trim(), v.regex(/^(GTM-[A-Z0-9]{4,12})?$/, 'invalid')),
  cookies: v.pipe(
    v.string('required'),
    v.transform((text) => text.split(/[\s,;]+/).filter(Boolean)),
    v.minLength(1, 'required'),
    v.maxLength(COOKIES_MAX, 'too_long'),
    v.everyItem((name) => COOKIE_NAME.test(name), 'invalid'),
    v.transform((names) => [...new Set(names)].join('\n')),
  ),
} as const satisfies Record<SettingKind, v.GenericSchema>;

/** Returns the value in its stored form, or a field code. */
export function readSetting(kind: SettingKind, given: unknown): { value: SettingValue } | { fault: FieldError } {
  const parsed = v.safeParse(SCHEMAS[kind], given);
  return parsed.success ? { value: parsed.output } : { fault: parsed.issues[0].message as FieldError };
}
