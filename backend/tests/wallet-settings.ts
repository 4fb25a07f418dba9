import { webcrypto, X509Certificate } from 'node:crypto';
import { Integer, Utf8String } from 'asn1js';
import { exportPKCS8 } from 'jose';
import { AttributeTypeAndValue, Certificate } from 'pkijs';

const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};
const OID = { commonName: '2.5.4.3', organizationalUnit: '2.5.4.11', userId: '0.9.2342.19200300.100.1.1' };
const DAY_MS = 86_400_000;

type Name = Partial<Record<keyof typeof OID, string>>;

const makeKeys = () => webcrypto.subtle.generateKey(RSA, true, ['sign', 'verify']);

interface Issue {
  serial: number;
  issuer: Name;
  subject: Name;
  days: number;
  key: webcrypto.CryptoKey;
  signedBy: webcrypto.CryptoKey;
}

/** A certificate in PEM, valid from 60 days ago until `days` from now; negative: expired. */
async function issue({ serial, issuer, subject, days, key, signedBy }: Issue): Promise<string> {
  const made = new Certificate({ version: 2, serialNumber: new Integer({ value: serial }) });
  for (const [name, target] of [
    [issuer, made.issuer],
    [subject, made.subject],
  ] as const) {
    for (const [part, value] of Object.entries(name)) {
      const type = OID[part as keyof typeof OID];
      target.typesAndValues.push(new AttributeTypeAndValue({ type, value: new Utf8String({ value }) }));
    }
  }
  made.notBefore.value = new Date(Date.now() - 60 * DAY_MS);
  made.notAfter.value = new Date(Date.now() + days * DAY_MS);
  await made.subjectPublicKeyInfo.importKey(key);
  await made.sign(signedBy, 'SHA-256');
  return new X509Certificate(Buffer.from(made.toSchema(true).toBER())).toString();
}

/** Settings of both wallets with newly generated keys: certificates as Apple issues them, and a service account. */
export async function walletSettings({ days = 30 } = {}) {
  const [apple, pass, google] = await Promise.all([makeKeys(), makeKeys(), makeKeys()]);
  const issuer = { commonName: 'Worldwide Developer Relations' };
  const subject = { userId: 'pass.test.arbora.ticket', commonName: 'Tickets', organizationalUnit: 'TEAM123456' };
  const signedBy = apple.privateKey;
  return {
    settings: {
      APPLE_PASS_TYPE_ID: subject.userId,
      APPLE_TEAM_ID: subject.organizationalUnit,
      APPLE_PASS_CERTIFICATE: await issue({ serial: 2, issuer, subject, days, key: pass.publicKey, signedBy }),
      APPLE_PASS_KEY: await exportPKCS8(pass.privateKey),
      APPLE_WWDR_CERTIFICATE: await issue({
        serial: 1,
        issuer,
        subject: issuer,
        days: 60,
        key: apple.publicKey,
        signedBy,
      }),
      GOOGLE_WALLET_ISSUER_ID: '3388000000012345678',
      GOOGLE_WALLET_ACCOUNT: JSON.stringify({
        client_email: 'wallet@arbora.iam.example.com',
        private_key: await exportPKCS8(google.privateKey),
      }),
    },
    /** Verifies the signatures of the service account. */
    googleKey: google.publicKey,
  };
}
