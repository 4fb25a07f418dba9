import type { Locale } from '@arbora/domain';

/** Contents of a ticket's pass in a phone wallet. */
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
