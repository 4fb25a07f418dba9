import * as v from 'valibot';
import { parseCzechAccount } from './czech-account';
import type { FieldError } from './error-codes';
import { PRODUCT } from './product';
import { emailSchema, phoneSchema } from './registration-input';
import { line } from './text/given-text';

/** Parts of the configuration that admins override in the back office (decision 54). */
export const SETTING_SECTIONS = ['contact', 'branches', 'payment', 'notify', 'assortment', 'security'] as const;
export type SettingSection = (typeof SETTING_SECTIONS)[number];

/** The key-value record of a section. */
export function settingItem(section: SettingSection): string {
  return `${PRODUCT}-set-${section}`;
}

export const SETTING_KINDS = ['text', 'email', 'phone', 'account', 'flag'] as const;
export type SettingKind = (typeof SETTING_KINDS)[number];

/** Names of the fields; the same one stands once for each branch. */
export const SETTING_NAMES = [
  'email',
  'phone',
  'person',
  'address',
  'hours_cs',
  'hours_en',
  'hours_pl',
  'notify',
  'account',
  'notify_cz',
  'notify_sk',
  'notify_pl',
  'open',
  'staff_factor',
] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

export type SettingValue = string | boolean;

/** A field of a section: what the configuration says and what overrides it. */
export interface SettingField {
  /** Unique within the section. */
  key: string;
  name: SettingName;
  kind: SettingKind;
  /** Name of the branch. */
  branch?: string;
  /** Null: the configuration says nothing. */
  fallback: SettingValue | null;
  /** Null: the fallback holds. */
  value: SettingValue | null;
}

/** A section as `GET /api/backend/site_settings` answers it. */
export interface SettingsOfSection {
  section: SettingSection;
  version: number;
  fields: SettingField[];
}

const TEXT_MAX = 200;

/** What a value of each kind must be; messages are field codes. */
const SCHEMAS = {
  text: v.pipe(v.string('required'), v.nonEmpty('required'), line(TEXT_MAX)),
  email: emailSchema,
  phone: v.pipe(v.string('required'), v.nonEmpty('required'), phoneSchema.wrapped),
  account: v.pipe(
    v.string('required'),
    v.trim(),
    v.check((text) => parseCzechAccount(text) !== null, 'account'),
  ),
  flag: v.boolean('invalid'),
} as const satisfies Record<SettingKind, v.GenericSchema>;

/** The value as it is stored, or the field code of what is wrong with it. */
export function readSetting(kind: SettingKind, given: unknown): { value: SettingValue } | { fault: FieldError } {
  const parsed = v.safeParse(SCHEMAS[kind], given);
  return parsed.success ? { value: parsed.output } : { fault: parsed.issues[0].message as FieldError };
}
