import { emailSchema } from '@arbora/domain';
import * as v from 'valibot';

/** Name of a package of the site: `shell`, or a remote. */
export const packageName = v.pipe(
  v.string('required'),
  v.maxLength(60, 'too_long'),
  v.regex(/^[a-z][a-z0-9-]*$/, 'invalid'),
);

/** Version of a package, the hash of its content. */
export const packageVersion = v.pipe(v.string('required'), v.regex(/^[0-9a-f]{12}$/, 'invalid'));
/** Null: see `ChangeOfVersions`. */
const version = v.nullable(packageVersion);

const reason = v.nullable(v.pipe(v.string('invalid'), v.trim(), v.maxLength(200, 'too_long')));

/** SHA-256 in hexadecimal. */
export const sha256 = v.pipe(v.string('required'), v.regex(/^[0-9a-f]{64}$/, 'invalid'));

/** A `ChangeOfVersions` of libs/domain, with its reason. */
export const changeOfVersions = [
  v.strictObject({ action: v.picklist(['rollback', 'pin'], 'invalid'), name: packageName, version, reason }),
  v.strictObject({ action: v.picklist(['unpin', 'end-canary'], 'invalid'), name: packageName, reason }),
  v.strictObject({
    action: v.literal('canary'),
    name: packageName,
    version: packageVersion,
    share: v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(0, 'invalid'), v.maxValue(100, 'invalid')),
    people: v.pipe(v.array(emailSchema), v.maxLength(50, 'too_long')),
    factor: v.pipe(v.number('invalid'), v.minValue(1, 'invalid'), v.maxValue(100, 'invalid')),
    reason,
  }),
  v.strictObject({
    action: v.literal('remove'),
    names: v.pipe(v.array(packageName), v.minLength(1, 'required')),
    reason,
  }),
] as const;

/** A path within a build's folder: names without a `..`, joined by `/`. */
const filePath = v.pipe(
  v.string('required'),
  v.maxLength(300, 'too_long'),
  v.regex(/^(?!\.\.?(?:\/|$))[\w.-]+(?:\/(?!\.\.?(?:\/|$))[\w.-]+)*$/, 'invalid'),
);

const MAX_FILES = 5000;

/** A `SentBuild` of libs/deployment. */
const sentBuild = v.strictObject({
  name: packageName,
  files: v.pipe(
    v.array(v.strictObject({ path: filePath, sha256 })),
    v.minLength(1, 'required'),
    v.maxLength(MAX_FILES, 'too_long'),
  ),
});

export const sentBuilds = v.pipe(v.array(sentBuild), v.minLength(1, 'required'), v.maxLength(50, 'too_long'));

export const deployment = v.strictObject({
  action: v.literal('deploy'),
  builds: sentBuilds,
  reason,
});

export const sentHashes = v.pipe(v.array(sha256), v.maxLength(MAX_FILES, 'too_long'));
