import type { Config } from '../../config';
import type { AppleWallet } from '../../config-wallets';
import { LIGHT } from '../../mail/mail-style';
import { fill, TEXTS } from '../../mail/texts';
import { ticketCheckUrl } from '../ticket-qr';
import { ticketTime } from '../ticket-time';
import { passPictures } from './pass-pictures';
import type { WalletPass } from './wallet-pass';

export const APPLE_PASS_TYPE = 'application/vnd.apple.pkpass';

/** A ticket as a signed Apple Wallet pass; saved again, it replaces the one on the phone. */
export async function applePass(
  pass: WalletPass,
  wallet: AppleWallet,
  { brand, publicOrigin }: Pick<Config, 'brand' | 'publicOrigin'>,
): Promise<Buffer> {
  const { ticketId, holder, event, slot, start, place, locale } = pass;
  const { label, ticket, footer_written } = TEXTS[locale];
  // Loaded when the first pass is made: most sites make none.
  const { PKPass } = await import('passkit-generator');
  const made = new PKPass(
    await passPictures(),
    { signerCert: wallet.certificate, signerKey: wallet.key, wwdr: wallet.wwdr },
    {
      passTypeIdentifier: wallet.passTypeId,
      teamIdentifier: wallet.teamId,
      serialNumber: ticketId,
      organizationName: brand.name,
      description: `${ticket.title}: ${event}`,
      logoText: brand.name,
      backgroundColor: rgb(LIGHT.primary),
      foregroundColor: rgb(LIGHT.onPrimary),
      labelColor: rgb(LIGHT.tint),
    },
  );
  made.type = 'eventTicket';
  made.primaryFields.push({ key: 'event', label: label.event, value: event });
  made.secondaryFields.push({ key: 'time', label: label.date, value: ticketTime(pass, locale, 'short') });
  made.auxiliaryFields.push(
    { key: 'holder', label: label.ticket, value: holder },
    { key: 'slot', label: label.slot, value: slot },
  );
  made.backFields.push(
    { key: 'when', label: label.date, value: ticketTime(pass, locale, 'long') },
    { key: 'place', label: label.address, value: place },
    { key: 'show', label: ticket.title, value: ticket.show },
    {
      key: 'contact',
      label: brand.name,
      value: fill(footer_written, { brand: brand.name, email: brand.email, phone: brand.phone }),
    },
  );
  made.setRelevantDate(new Date(start));
  made.setRelevantDates([{ relevantDate: new Date(start) }]);
  made.setBarcodes({
    format: 'PKBarcodeFormatQR',
    message: ticketCheckUrl(publicOrigin, ticketId),
    messageEncoding: 'iso-8859-1',
  });
  return made.getAsBuffer();
}

/** `#047353` in the form of passes. */
function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
