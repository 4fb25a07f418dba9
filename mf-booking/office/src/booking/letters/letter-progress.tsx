import type { BookingLetter } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Badge, Progress } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './letters.module.css';
import { isBeingSent } from './letters.queries';

/** Numbers of sent, queued and undeliverable copies of a letter. */
export function LetterProgress({ letter }: { letter: BookingLetter }): ReactElement {
  const { t, formats } = useText('manager.booking');
  const { recipients, waiting, failed } = letter;
  const sent = recipients - waiting - failed;
  return (
    <div className={css.progress} role="status">
      {isBeingSent(letter) ? (
        <>
          <Progress value={sent} max={recipients} label={null} />
          <span>{t('letters.progress', { sent: formats.number(sent), number: formats.number(recipients) })}</span>
        </>
      ) : (
        sent > 0 && <Badge tone="success">{t('letters.done', { count: sent, number: formats.number(sent) })}</Badge>
      )}
      {failed > 0 && (
        <Badge tone="error">{t('letters.failed', { count: failed, number: formats.number(failed) })}</Badge>
      )}
    </div>
  );
}
