import { createHash, createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Config } from '../../config';
import type { GoogleWallet } from '../../config-wallets';
import { LIGHT } from '../../mail/mail-style';
import { TEXTS } from '../../mail/texts';
import { ticketAddress } from '../ticket-image';
import { pragueTime } from '../ticket-time';
import type { WalletPass } from './wallet-pass';

const SAVE = 'https://pay.google.com/gp/v/save/';

/**
 * The address that saves a ticket to Google Wallet. It contains the signed pass, which Google creates under its ids and
 * does not change later. The ids are digests of the content, so that a ticket becomes a new pass after a change.
 */
export async function googlePass(
  pass: WalletPass,
  { issuerId, email, key }: GoogleWallet,
  { brand, publicOrigin }: Pick<Config, 'brand' | 'publicOrigin'>,
): Promise<string> {
  const { ticketId, holder, event, slot, start, end, place, locale } = pass;
  const { label } = TEXTS[locale];
  const words = (value: string) => ({ defaultValue: { language: locale, value } });
  const eventClass = {
    issuerName: brand.name,
    eventName: words(event),
    venue: { name: words(brand.name), address: words(place) },
    dateTime: { start: pragueTime(start), ...(end !== null && { end: pragueTime(end) }) },
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
    barcode: { type: 'QR_CODE', value: ticketAddress(publicOrigin, ticketId) },
  };
  const classId = `${issuerId}.${digest(eventClass)}`;
  const id = `${issuerId}.${digest({ classId, ticket })}`;
  const payload = {
    eventTicketClasses: [{ id: classId, ...eventClass }],
    eventTicketObjects: [{ id, classId, ...ticket }],
  };
  const token = await new SignJWT({ typ: 'savetowallet', payload })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(email)
    .setAudience('google')
    .setIssuedAt()
    .sign(createPrivateKey(key));
  return SAVE + token;
}

function digest(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 20);
}
