import * as v from 'valibot';
import { REGION_BRANCH } from './branches';
import { NAME_MIN_LENGTH, PASSWORD_MIN_LENGTH } from './constants';
import { COUNTRIES } from './entities/account';
import { COMPANY_TYPES } from './entities/company-types';
import { isIco } from './ico';
import { LOCALES } from './locales';
import { nicknameSchema } from './nickname';
import { line, requiredLine } from './text/given-text';

/** Longest password hashed; far above the 64 that must be allowed, so that nobody sends a megabyte to hash. */
export const PASSWORD_MAX_LENGTH = 256;

const known = (issue: { expected: string | null }) => (issue.expected === 'never' ? 'invalid' : 'required');
const machineLine = (max: number) => v.pipe(v.string('invalid'), v.maxLength(max, 'too_long'));
const text = (max: number) => v.optional(line(max), '');

/** An e-mail address, trimmed and lower-cased before anything else (spec §5). */
export const emailSchema = v.pipe(
  v.string('required'),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty('required'),
  v.maxLength(254, 'too_long'),
  v.email('email'),
);

/** Counted in characters, as the database does, not in UTF-16 units. */
export const isNameLongEnough = (name: string): boolean => [...name].length >= NAME_MIN_LENGTH;

/** A phone number as people write it; a number has at least nine digits in the countries of customers. */
export const phoneSchema = v.optional(
  v.pipe(
    line(40),
    v.check((phone) => phone === '' || (/^\+?[\d\s()/.-]+$/.test(phone) && isDialled(phone)), 'phone'),
  ),
  '',
);
const isDialled = (phone: string): boolean => /^\d{9,15}$/.test(phone.replace(/\D/g, ''));

/** A new password; the server also refuses those that are guessed first with `password_common`. */
export const newPasswordSchema = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.check((password) => [...password].length >= PASSWORD_MIN_LENGTH, 'password_short'),
  v.maxLength(PASSWORD_MAX_LENGTH, 'too_long'),
);

/** `company_type` goes only if it is an integer, else null (spec §5); so does a number that is no company type. */
const companyType = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => COMPANY_TYPES.find((type) => type === value) ?? null),
  ),
  null,
);

const REGIONS = Object.keys(REGION_BRANCH).map(Number);

/**
 * What a person tells about himself to open an account: `POST /api/backend/profile/create`, and the registration
 * form. Every message is a `FieldError`.
 */
export const registrationSchema = v.pipe(
  v.strictObject(
    {
      email: emailSchema,
      password: newPasswordSchema,
      name: v.pipe(requiredLine(200), v.check(isNameLongEnough, 'name_short')),
      nickname: v.optional(nicknameSchema, ''),
      phone: phoneSchema,
      ico: text(20),
      dic: text(20),
      company: text(200),
      street: text(200),
      city: text(200),
      zip: text(20),
      company_type: companyType,
      country: v.optional(v.nullable(v.picklist(COUNTRIES, 'invalid')), null),
      /** Where the company sits, as the business register told: it decides the branch of orders. */
      region: v.optional(v.nullable(v.picklist(REGIONS, 'invalid')), null),
      locale: v.optional(v.picklist(LOCALES, 'invalid'), 'cs'),
      /** The site's public key (`APP_KEY`); the form leaves it out and its payload adds it. */
      apiKey: text(200),
      /** The page that the person was about to use, without locale: the approval mail leads back to it. */
      return_path: v.optional(v.pipe(machineLine(500), v.regex(/^$|^\/(?![/\\])[^\s\\]*$/, 'invalid')), ''),
      /** Ids of the newsletters asked for; each is confirmed by a mail of its own before anything is sent. */
      subscriptions: v.optional(v.pipe(v.array(line(50), 'invalid'), v.maxLength(10, 'too_long')), []),
    },
    known,
  ),
  v.forward(
    v.partialCheck([['ico'], ['country']], ({ ico, country }) => ico === '' || country !== 'CZ' || isIco(ico), 'ico'),
    ['ico'],
  ),
);
export type RegistrationInput = v.InferInput<typeof registrationSchema>;
export type Registration = v.InferOutput<typeof registrationSchema>;
