import type { TextsOf } from '../../section/section';
import type { Newsletter } from './newsletter.queries';

export type MailTexts = TextsOf<'manager.mail'>;
type Counts = Pick<Newsletter, 'recipients' | 'sent' | 'waiting' | 'failed'>;

/** Number of sent mails, and those of queued and failed ones unless zero. */
export function progressWords({ recipients, sent, waiting, failed }: Counts, { t, formats }: MailTexts): string {
  const number = (value: number): string => formats.number(value);
  return [
    t('newsletter.sentOf', { sent: number(sent), all: number(recipients) }),
    ...(waiting > 0 ? [t('newsletter.waitingCount', { number: number(waiting) })] : []),
    ...(failed > 0 ? [t('newsletter.failedCount', { number: number(failed) })] : []),
  ].join(', ');
}
