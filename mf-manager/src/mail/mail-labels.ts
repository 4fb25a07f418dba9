import { MAIL_KINDS, type MailKind, type MailState } from '@arbora/domain';
import type { TextsOf } from '@arbora/office';

type T = TextsOf<'manager.mail'>['t'];

/** Label of a kind of mail; its name if a later release added it. */
export function mailKindLabel(kind: string, t: T): string {
  return (MAIL_KINDS as readonly string[]).includes(kind) ? t(`kind.${kind as MailKind}`) : kind;
}

export const STATE_TONE: Readonly<Record<MailState, 'neutral' | 'success' | 'error'>> = {
  queued: 'neutral',
  sending: 'neutral',
  sent: 'success',
  dead: 'error',
};
