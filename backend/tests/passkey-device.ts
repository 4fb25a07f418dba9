import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { cose, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';

interface Options {
  challenge: string;
}

/** Flags of authenticator data: the person was present and verified, and (on creation) a credential follows. */
const USED = 0x05;
const CREATED = 0x45;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encode = (data: Uint8Array) => isoBase64URL.fromBuffer(new Uint8Array(data));

/** A software authenticator with one passkey, including the browser's part: it counts signatures. */
export function passkeyDevice(origin: string, rpId = new URL(origin).hostname) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let count = 0;

  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));

  function authenticatorData(flags: number, credential = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, credential]);
  }

  function coseKey(): Uint8Array {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
      [cose.COSEKEYS.alg, cose.COSEALG.ES256],
      [cose.COSEKEYS.crv, cose.COSECRV.P256],
      [cose.COSEKEYS.x, isoBase64URL.toBuffer(x)],
      [cose.COSEKEYS.y, isoBase64URL.toBuffer(y)],
    ]);
    return isoCBOR.encode(key);
  }

  return {
    /** Result of `navigator.credentials.create`. */
    create({ challenge }: Options) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey()]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(CREATED, credential))],
      ]);
      return {
        id: encode(id),
        rawId: encode(id),
        type: 'public-key',
        response: {
          clientDataJSON: encode(clientData('webauthn.create', challenge)),
          attestationObject: encode(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      };
    },
    /** Result of `navigator.credentials.get`. */
    get({ challenge }: Options, flags = USED) {
      const data = authenticatorData(flags);
      const client = clientData('webauthn.get', challenge);
      return {
        id: encode(id),
        rawId: encode(id),
        type: 'public-key',
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(data),
          signature: encode(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      };
    },
    /** Resets the counter, as a cloned authenticator would. */
    rewind: () => void (count = 0),
  };
}
