import type { Config } from '../../config';

/** The configured wallets; that of Apple until its certificate expires, because phones refuse passes signed later. */
export function offeredWallets({ wallets: { apple, google } }: Pick<Config, 'wallets'>, now = new Date()) {
  return { apple: apple !== null && apple.until > now ? apple : null, google };
}
