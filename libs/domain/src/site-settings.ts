import * as v from 'valibot';
import { parseCzechAccount } from './czech-account';
import type { FieldError } from './error-codes';
import { PRODUCT } from './product';
import { emailSchema, phoneSchema } from './registration-input';
import { line } from './text/given-text';

/** Parts of the configuration that admins can override in the back office (decision 54). */
export const SETTING_SECTIONS = ['contact', 'branches', 'payment', 'notify', 'assortment', 'security'] as const;
export type SettingSection = (typeof SETTING_SECTIONS)[number];

/** Returns the key of a section's key-value record. */
export function settingItem(section: SettingSection): string {
  return `${PRODUCT}-set-${section}`;
}

export const SETTING_KINDS = ['text', 'email', 'phone', 'account', 'flag'] as const;
export type SettingKind = (typeof SETTING_KINDS)[number];

/** Names of the fields; those of branches occur once per branch. */
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
  /** Override; null to use the fallback. */
  value: SettingValue | null;
}

/** Response of `GET /api/backend/site_settings`: one section. */
export interface SettingsOfSection {
  section: SettingSection;
  version: number;
  fields: SettingField[];
}

const TEXT_MAX = 200;

/** Schemas of values by kind; messages are field codes. */
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

/** Returns the value in its stored form, or a field code. */
export function readSetting(kind: SettingKind, given: unknown): { value: SettingValue } | { fault: FieldError } {
  const parsed = v.safeParse(SCHEMAS[kind], given);
  return parsed.success ? { value: parsed.output } : { fault: parsed.issues[0].message as FieldError };
}
