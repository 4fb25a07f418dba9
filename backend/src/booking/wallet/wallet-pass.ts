import type { Locale } from '@arbora/domain';

/** What a pass in the wallet of a phone says about a ticket. */
export interface WalletPass {
  ticketId: string;
  holder: string;
  event: string;
  slot: string;
  /** ISO 8601. */
  start: string;
  end: string | null;
  place: string;
  locale: Locale;
}
