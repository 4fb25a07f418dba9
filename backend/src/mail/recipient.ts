import type { Config } from '../config';
import type { QueuedMail } from './outbox';

/** Where a mail goes; one without a recipient goes to the nursery, which has an address for Slovakia (spec §9). */
export function recipientOf(
  { recipient, payload }: Pick<QueuedMail, 'recipient' | 'payload'>,
  { mail }: Config,
): string {
  return recipient ?? (payload.country === 'SK' ? mail.notifySk : mail.notifyCz);
}
