import * as v from 'valibot';
import { missingOrUnknownKey } from '../errors/missing-or-unknown-key';
import { REGION_BRANCH } from '../site/branches';
import { NAME_MIN_LENGTH, PASSWORD_MIN_LENGTH } from '../site/constants';
import { COUNTRIES } from './account';
import { COMPANY_TYPES } from './company-types';
import { emailSchema } from './email';
import { companyId, isCompanyId } from './company-id';
import { LOCALES } from '../locale/locales';
import { nicknameSchema } from './nickname';
import { line, requiredLine } from '../text/given-text';

/** Maximum length of a password: above the 64 that must be allowed, and a bound for the cost of hashing. */
export const PASSWORD_MAX_LENGTH = 256;

const machineLine = (max: number) => v.pipe(v.string('invalid'), v.maxLength(max, 'too_long'));
const text = (max: number) => v.optional(line(max), '');

/** Counts characters, as the database does, not UTF-16 units. */
export const isNameLongEnough = (name: string): boolean => [...name].length >= NAME_MIN_LENGTH;

/** A phone number in any notation; numbers in the served countries have at least nine digits. */
export const phoneSchema = v.optional(
  v.pipe(
    line(40),
    v.check((phone) => phone === '' || (/^\+?[\d\s()/.-]+$/.test(phone) && isDialled(phone)), 'phone'),
  ),
  '',
);
const isDialled = (phone: string): boolean => /^\d{9,15}$/.test(phone.replace(/\D/g, ''));

/** A new password; the server also rejects common ones with `password_common`. */
export const newPasswordSchema = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.check((password) => [...password].length >= PASSWORD_MIN_LENGTH, 'password_short'),
  v.maxLength(PASSWORD_MAX_LENGTH, 'too_long'),
);

/** `company_type` is null unless it is a known integer (spec §5). */
const companyType = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => COMPANY_TYPES.find((type) => type === value) ?? null),
  ),
  null,
);

const REGIONS = Object.keys(REGION_BRANCH).map(Number);

/**
 * Registration data: `POST /api/backend/profile/create`, and the registration form. Every message is a `FieldError`.
 */
export const registrationSchema = v.pipe(
  v.strictObject(
    {
      email: emailSchema,
      password: newPasswordSchema,
      name: v.pipe(requiredLine(200), v.check(isNameLongEnough, 'name_short')),
      nickname: v.optional(nicknameSchema, ''),
      phone: phoneSchema,
      ico: v.pipe(text(20), v.transform(companyId)),
      dic: text(20),
      company: text(200),
      street: text(200),
      city: text(200),
      zip: text(20),
      company_type: companyType,
      country: v.optional(v.nullable(v.picklist(COUNTRIES, 'invalid')), null),
      /** Region of the company from the business register; determines the branch of orders. */
      region: v.optional(v.nullable(v.picklist(REGIONS, 'invalid')), null),
      locale: v.optional(v.picklist(LOCALES, 'invalid'), 'cs'),
      /** The site's public key (`APP_KEY`); not part of the form, added to its payload. */
      apiKey: text(200),
      /** Return path, without locale, of the approval mail's link. */
      return_path: v.optional(v.pipe(machineLine(500), v.regex(/^$|^\/(?![/\\])[^\s\\]*$/, 'invalid')), ''),
      /** Ids of newsletters; each needs confirmation by its own mail. */
      subscriptions: v.optional(v.pipe(v.array(line(50), 'invalid'), v.maxLength(10, 'too_long')), []),
    },
    missingOrUnknownKey,
  ),
  v.forward(
    v.partialCheck([['ico'], ['country']], ({ ico, country }) => isCompanyId(ico, country), 'ico'),
    ['ico'],
  ),
);
export type RegistrationInput = v.InferInput<typeof registrationSchema>;
export type Registration = v.InferOutput<typeof registrationSchema>;

/** Reasons for rejecting a registration; `other` is explained in the note only. */
export const REJECTION_REASONS = ['incomplete', 'duplicate', 'not_served', 'other'] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];
/** Maximum length of the note to the applicant, in characters. */
export const REJECTION_NOTE_MAX = 500;
