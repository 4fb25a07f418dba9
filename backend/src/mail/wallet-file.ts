import type { Locale } from '@arbora/domain';
import { APPLE_PASS_TYPE } from '../booking/wallet/apple-pass';
import { offeredWallets } from '../booking/wallet/offered-wallets';
import type { Config } from '../config';
import { makeDocument } from '../documents/make-document';
import type { Attachment } from './attachments';
import { readFacts, walletPass, type ReservationMailKind } from './reservation-facts';
import { TEXTS } from './texts';

/** The Apple Wallet pass of a mail that brings one ticket, where that wallet is configured; otherwise null. */
export async function walletFile(
  { kind, locale, payload }: { kind: ReservationMailKind; locale: Locale; payload: unknown },
  config: Config,
): Promise<Attachment | null> {
  const pass = walletPass(kind, readFacts(payload), locale);
  const { apple } = offeredWallets(config);
  if (pass === null || apple === null) return null;
  return {
    filename: TEXTS[locale].ticket.pass_file,
    content_type: APPLE_PASS_TYPE,
    content: await makeDocument('applePass', pass, apple, { brand: config.brand, publicOrigin: config.publicOrigin }),
  };
}
