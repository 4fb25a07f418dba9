import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { text } from './config-values';

/** Signs Apple Wallet passes; certificates and key in PEM. */
export interface AppleWallet {
  passTypeId: string;
  teamId: string;
  certificate: string;
  key: string;
  /** Apple's certificate that issued `certificate`. */
  wwdr: string;
  /** Expiry of `certificate`. */
  until: Date;
}

/** Signs the links that save a pass to Google Wallet. */
export interface GoogleWallet {
  issuerId: string;
  /** Of the service account. */
  email: string;
  /** PEM. */
  key: string;
}

/** A value that starts with `begin`, where `\n` may stand for a line break, or the path of a file that holds one. */
function contentOrFile<Output>(begin: string, message: string, read: (content: string) => Output) {
  return v.pipe(
    text,
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }): Output => {
      try {
        return read(value.startsWith(begin) ? value : readFileSync(value, 'utf8').trim());
      } catch {
        addIssue({ message });
        return NEVER;
      }
    }),
  );
}

const pem = (content: string): string => content.replaceAll('\\n', '\n');

const certificate = contentOrFile(
  '-----BEGIN',
  'must be a certificate in PEM, or the path of a file that holds it',
  (content) => new X509Certificate(pem(content)),
);

const account = v.object({ client_email: v.pipe(v.string(), v.email()), private_key: v.string() });

const serviceAccount = contentOrFile(
  '{',
  'must be the JSON key of a service account, or the path of a file that holds it',
  (content) => {
    const { client_email: email, private_key } = v.parse(account, JSON.parse(content));
    return { email, key: plainPem(rsaKey(private_key)) };
  },
);

/** @throws Error for anything but an RSA key */
function rsaKey(content: string, passphrase?: string): KeyObject {
  const key = createPrivateKey({ key: content, ...(passphrase === undefined ? {} : { passphrase }) });
  if (key.asymmetricKeyType !== 'rsa') throw new Error('not an RSA key');
  return key;
}

const plainPem = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }) as string;

export const walletEnvironment = {
  APPLE_PASS_TYPE_ID: v.optional(
    v.pipe(text, v.regex(/^pass\.[\w.-]+$/, 'must be a pass type id such as pass.com.example.ticket')),
  ),
  APPLE_TEAM_ID: v.optional(v.pipe(text, v.regex(/^[A-Z0-9]{10}$/, 'must be ten capital letters and digits'))),
  APPLE_PASS_CERTIFICATE: v.optional(certificate),
  APPLE_PASS_KEY: v.optional(
    contentOrFile('-----BEGIN', 'must be a key in PEM, or the path of a file that holds it', pem),
  ),
  APPLE_PASS_KEY_PASSWORD: v.optional(v.string()),
  APPLE_WWDR_CERTIFICATE: v.optional(certificate),
  GOOGLE_WALLET_ISSUER_ID: v.optional(v.pipe(text, v.regex(/^\d{5,25}$/, 'must be the digits of an issuer id'))),
  GOOGLE_WALLET_ACCOUNT: v.optional(serviceAccount),
};

/** Settings whose values are not shown in errors: keys and certificates. */
export const WALLET_SECRETS = [
  'APPLE_PASS_CERTIFICATE',
  'APPLE_PASS_KEY',
  'APPLE_PASS_KEY_PASSWORD',
  'APPLE_WWDR_CERTIFICATE',
  'GOOGLE_WALLET_ACCOUNT',
];

type Chosen = v.InferOutput<v.ObjectSchema<typeof walletEnvironment, undefined>>;

const APPLE = [
  'APPLE_PASS_TYPE_ID',
  'APPLE_TEAM_ID',
  'APPLE_PASS_CERTIFICATE',
  'APPLE_PASS_KEY',
  'APPLE_WWDR_CERTIFICATE',
] as const;
const GOOGLE = ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_ACCOUNT'] as const;

/** Checks that the settings of wallet passes fit together. Returns a problem as one line, else null. */
export function walletProblem(chosen: Chosen): string | null {
  return missing(chosen, APPLE, 'Apple') ?? missing(chosen, GOOGLE, 'Google') ?? appleProblem(chosen);
}

function missing(chosen: Chosen, names: readonly (keyof Chosen)[], wallet: string): string | null {
  const unset = names.filter((name) => chosen[name] === undefined);
  if (unset.length === 0 || unset.length === names.length) return null;
  return `${unset.join(', ')} must be set too for passes of ${wallet} Wallet`;
}

function appleProblem(chosen: Chosen): string | null {
  const { APPLE_PASS_CERTIFICATE: signer, APPLE_WWDR_CERTIFICATE: wwdr, APPLE_PASS_TYPE_ID: typeId } = chosen;
  if (signer === undefined || wwdr === undefined) return null;
  const key = appleKey(chosen);
  if (key === null) return 'APPLE_PASS_KEY is not valid: must be an RSA key that APPLE_PASS_KEY_PASSWORD opens';
  if (!signer.checkPrivateKey(key)) return 'APPLE_PASS_KEY must be the key of APPLE_PASS_CERTIFICATE';
  if (!signer.checkIssued(wwdr) || !signer.verify(wwdr.publicKey)) {
    return 'APPLE_WWDR_CERTIFICATE must be the certificate that issued APPLE_PASS_CERTIFICATE';
  }
  const ids = new Set(signer.subject.split(/\n| \+ /));
  if (!ids.has(`UID=${typeId}`)) return 'APPLE_PASS_TYPE_ID must be the one of APPLE_PASS_CERTIFICATE';
  if (!ids.has(`OU=${chosen.APPLE_TEAM_ID}`)) return 'APPLE_TEAM_ID must be the one of APPLE_PASS_CERTIFICATE';
  return null;
}

function appleKey({ APPLE_PASS_KEY: key = '', APPLE_PASS_KEY_PASSWORD: password }: Chosen): KeyObject | null {
  try {
    return rsaKey(key, password);
  } catch {
    return null;
  }
}

/** The configured wallets; call only for settings without a problem. */
export function walletsOf(chosen: Chosen): { apple: AppleWallet | null; google: GoogleWallet | null } {
  const { APPLE_PASS_TYPE_ID: passTypeId, APPLE_TEAM_ID: teamId, APPLE_PASS_CERTIFICATE: signer } = chosen;
  const { APPLE_WWDR_CERTIFICATE: wwdr, GOOGLE_WALLET_ISSUER_ID: issuerId, GOOGLE_WALLET_ACCOUNT: sender } = chosen;
  const key = appleKey(chosen);
  return {
    apple:
      passTypeId && teamId && signer && wwdr && key
        ? {
            passTypeId,
            teamId,
            certificate: signer.toString(),
            key: plainPem(key),
            wwdr: wwdr.toString(),
            until: new Date(signer.validTo),
          }
        : null,
    google: issuerId && sender ? { issuerId, ...sender } : null,
  };
}
