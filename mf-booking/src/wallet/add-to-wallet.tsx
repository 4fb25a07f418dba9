import { useHost } from '@arbora/remote';
import type { ReactElement } from 'react';
import { LazyPart } from '../lazy-part';
import { walletTexts } from './locales';

/** Adds a valid ticket to the wallet of a phone; nothing is loaded where no wallet is configured. */
export function AddToWallet({ ticketId }: { ticketId: string }): ReactElement | null {
  const { wallets } = useHost().site;
  if (wallets === undefined) return null;
  return <LazyPart section={walletTexts} load={() => import('./wallet-buttons')} with={{ ticketId, wallets }} />;
}
