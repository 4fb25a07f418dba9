import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import { bucketAddress, type BucketAddress } from '@arbora/deployment';
import { emailSchema, isAccountPart, isIco } from '@arbora/domain';
import * as v from 'valibot';

/** Schemas of settings; their messages complete "NAME is not valid: ...". */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

/** A secret chosen by the operator: too long to guess, and not made of a few repeated characters. */
export const secret = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]{16,}$/, 'must be 16 characters or more, without spaces or accents'),
  v.check((value) => new Set(value).size >= 8, 'must have 8 different characters or more'),
);

export const flag = v.pipe(
  v.picklist(['0', '1', 'false', 'true'], 'must be 0 or 1'),
  v.transform((value) => value === '1' || value === 'true'),
);

/** Number of proxies in front of this server, or their addresses and networks. */
export type TrustedProxies = number | string[];

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(part: string): boolean {
  const [address = '', bits, ...rest] = part.split('/');
  const width = isIP(address) === 4 ? 32 : 128;
  if (NAMED_NETWORKS.includes(part)) return true;
  return isIP(address) !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= width));
}

/** `2` is the number of proxies, `10.0.0.0/8, ::1` are their addresses and networks. */
export const trustedProxies = v.pipe(
  v.string(),
  v.transform((value): TrustedProxies => {
    const whole = value.trim();
    return /^\d$/.test(whole) ? Number(whole) : whole.split(',').map((part) => part.trim());
  }),
  v.check(
    (value) => typeof value === 'number' || value.every(isNetwork),
    'must be a number of proxies up to 9, or addresses and networks such as 10.0.0.0/8 separated by commas',
  ),
);

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a whole number from 0 to 65535'),
);

export const seconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/, 'must be a whole number of seconds below 1000'),
  v.transform(Number),
);

export const days = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,2}$/, 'must be a whole number of days from 1 to 999'),
  v.transform(Number),
);

export const hours = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,2}$/, 'must be a whole number of hours from 1 to 999'),
  v.transform(Number),
);

export const list = v.pipe(
  text,
  v.transform((value) => value.split(',').map((part) => part.trim())),
  v.array(v.pipe(v.string(), v.nonEmpty('must be names separated by commas'))),
);

export const uuids = v.pipe(
  list,
  v.array(v.pipe(v.string(), v.toLowerCase(), v.uuid('must be ids separated by commas'))),
);

export const ico = v.pipe(text, v.check(isIco, 'must be a company id of eight digits'));

export const email = v.pipe(
  text,
  v.check((value) => v.is(emailSchema, value), 'must be an e-mail address'),
);

/** Splits a list of e-mail addresses at blanks, commas and semicolons; `#` begins a comment. */
function emailsIn(text: string): string[] {
  return text
    .replace(/#.*$/gm, '')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((one) => one.toLowerCase());
}

const EMAILS_FORM = 'must be e-mail addresses separated by commas, or the path of a file that holds them';

/** E-mail addresses, or the path of a file with them; in lower case, each once. */
export const emails = v.pipe(
  text,
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    try {
      const found = emailsIn(value.includes('@') && !isAbsolute(value) ? value : readFileSync(value, 'utf8'));
      if (found.every((one) => v.is(email, one))) return [...new Set(found)];
    } catch {
      // Reported below.
    }
    addIssue({ message: EMAILS_FORM });
    return NEVER;
  }),
);

export const httpOrigin = v.pipe(
  text,
  v.regex(/^https?:\/\/[^/?#@\s]+\/?$/, 'must be an origin such as https://www.example.com'),
  v.check((value) => URL.canParse(value), 'must be an origin such as https://www.example.com'),
  v.transform((value) => new URL(value).origin),
);

/** An address with one of `protocols`; the empty string is null. */
export function optionalUrl(protocols: readonly string[]) {
  const message = `must be an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`;
  return v.pipe(
    v.string(),
    v.check((value) => value === '' || isUrlOf(value, protocols), message),
    v.transform((value) => (value === '' ? null : value)),
  );
}

function isUrlOf(value: string, protocols: readonly string[]): boolean {
  const protocol = protocols.find((one) => value.startsWith(`${one}//`));
  // `socket:` of pg is followed by a path.
  return protocol === undefined ? protocols.includes('socket:') && value.startsWith('socket:') : URL.canParse(value);
}

/** A whole number of megabytes, as bytes. */
export const percent = v.pipe(
  v.string(),
  v.regex(/^(?:\d{1,2}|100)$/, 'must be a whole number from 0 to 100'),
  v.transform(Number),
);

export const megabytes = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,6}$/, 'must be a whole number of megabytes'),
  v.transform((value) => Number(value) * 1024 * 1024),
);

export type S3Bucket = BucketAddress;

const S3_FORM = 'must be an address such as https://key:secret@s3.example.com/bucket?region=eu-central-1';

/** `https://key:secret@host/bucket?region=…` as its parts; the empty string is null. */
export const s3Url = v.pipe(
  v.string(),
  v.check((value) => value === '' || bucketAddress(value) !== null, S3_FORM),
  v.transform((value) => (value === '' ? null : bucketAddress(value))),
);

/** The address of an external service, without a slash at its end; the empty string is null. */
export const serviceUrl = v.pipe(
  v.string(),
  v.check((value) => value === '' || (/^https?:\/\//.test(value) && URL.canParse(value)), 'must be a web address'),
  v.transform((value) => (value === '' ? null : value.replace(/\/+$/, ''))),
);

/** A container of the tag manager; the empty string is null. */
export const tagManagerId = v.pipe(
  v.string(),
  v.regex(/^(GTM-[A-Z0-9]{4,12})?$/, 'must be a container such as GTM-ABC1234'),
  v.transform((value) => (value === '' ? null : value)),
);

export const prefix = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}$/, 'must have one to six digits'),
  v.check((value) => isAccountPart(value, 6), 'has a wrong check sum for an account prefix'),
);

export const account = v.pipe(
  v.string(),
  v.regex(/^\d{2,10}$/, 'must have two to ten digits'),
  v.check((value) => isAccountPart(value, 10), 'has a wrong check sum for an account number'),
);

export const bankCode = v.pipe(v.string(), v.regex(/^\d{4}$/, 'must have four digits'));
