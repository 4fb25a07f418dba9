import { createHash, createPrivateKey } from 'node:crypto';
import { offsetDatetime, shorten } from '@arbora/domain';
import { SignJWT } from 'jose';
import type { Config } from '../../config';
import type { GoogleWallet } from '../../config-wallets';
import { LIGHT } from '../../mail/mail-style';
import { TEXTS } from '../../mail/texts';
import { ticketCheckUrl } from '../ticket-qr';
import type { WalletPass } from './wallet-pass';

const SAVE = 'https://pay.google.com/gp/v/save/';

/** Longest token that all browsers accept in an address, by Google's documentation. */
const MAX_TOKEN = 1800;
const HEADER = { alg: 'RS256' };

/** Lengths to which the texts of a pass are shortened in turn until the token fits; most are not shortened at all. */
const TEXT_LENGTHS = [500, 80, 60, 50, 40, 30, 20, 10];

/** Texts of a pass that people wrote. */
type Texts = Pick<WalletPass, 'event' | 'slot' | 'holder' | 'place'>;

/**
 * The address that saves a ticket to Google Wallet. It contains the signed pass, which Google creates under its ids and
 * does not change later. The ids are digests of the content, so that a ticket becomes a new pass after a change. Texts
 * too long for an address end in `…`.
 */
export async function googlePass(
  pass: WalletPass,
  { issuerId, email, key }: GoogleWallet,
  { brand, publicOrigin }: Pick<Config, 'brand' | 'publicOrigin'>,
): Promise<string> {
  const { ticketId, start, end, locale } = pass;
  const { label } = TEXTS[locale];
  const words = (value: string) => ({ defaultValue: { language: locale, value } });
  const signingKey = createPrivateKey(key);
  const issuedAt = Math.floor(Date.now() / 1000);

  function claims({ event, slot, holder, place }: Texts) {
    const eventClass = {
      issuerName: brand.name,
      eventName: words(event),
      venue: { name: words(brand.name), address: words(place) },
      dateTime: { start: offsetDatetime(start), ...(end !== null && { end: offsetDatetime(end) }) },
      // Google fetches the picture, which it can from a public address only.
      ...(publicOrigin.startsWith('https:') && {
        logo: { sourceUri: { uri: `${publicOrigin}/icons/maskable-512.png` } },
      }),
      hexBackgroundColor: LIGHT.primary,
      reviewStatus: 'UNDER_REVIEW',
    };
    const ticket = {
      state: 'ACTIVE',
      ticketHolderName: holder,
      textModulesData: [{ id: 'slot', header: label.slot, body: slot }],
      barcode: { type: 'QR_CODE', value: ticketCheckUrl(publicOrigin, ticketId) },
    };
    const classId = `${issuerId}.${digest(eventClass)}`;
    const id = `${issuerId}.${digest({ classId, ticket })}`;
    const payload = {
      eventTicketClasses: [{ id: classId, ...eventClass }],
      eventTicketObjects: [{ id, classId, ...ticket }],
    };
    return { typ: 'savetowallet', payload, iss: email, aud: 'google', iat: issuedAt };
  }
  const signatureBytes = (signingKey.asymmetricKeyDetails?.modulusLength ?? 2048) / 8;
  const fits = (texts: Texts): boolean =>
    [jsonBytes(HEADER), jsonBytes(claims(texts)), signatureBytes].reduce(
      (sum, bytes) => sum + base64Length(bytes),
      2,
    ) <= MAX_TOKEN;
  const attempts = TEXT_LENGTHS.map((length) => textsOf(pass, length));
  const texts = attempts.find(fits) ?? attempts.at(-1)!;
  return SAVE + (await new SignJWT(claims(texts)).setProtectedHeader(HEADER).sign(signingKey));
}

const jsonBytes = (content: object): number => Buffer.byteLength(JSON.stringify(content));
/** Length of base64url without padding. */
const base64Length = (bytes: number): number => Math.ceil((bytes * 4) / 3);

function textsOf({ event, slot, holder, place }: Texts, length: number): Texts {
  return {
    event: shorten(event, length),
    slot: shorten(slot, length),
    holder: shorten(holder, length),
    place: shorten(place, length),
  };
}

function digest(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 20);
}
