import { isApiError } from '@arbora/api';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQueryClient } from '@arbora/query';
import { Badge, Button, DateTime, Dialog } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import type { Reauthentication } from '../security/reauthentication';
import { ReauthenticationForm } from '../security/reauthentication-form';
import { endSession, type NamedSession } from './sessions.queries';
import css from './sessions.module.css';

/** A device with the time and address of its last use; all except the current one can be logged out. */
export function SessionRow({ session }: { session: NamedSession }): ReactElement {
  const { t } = useText('account');
  const client = useQueryClient();
  const { mutateAsync } = useMutation(endSession);
  const [isConfirming, setConfirming] = useState(false);
  const device = session.device ?? t('sessions.unknown');

  async function end(values: Reauthentication): Promise<void> {
    try {
      await mutateAsync({ id: session.id, ...values });
    } catch (error) {
      // It has ended meanwhile, as requested.
      if (!isApiError(error, 'not_found')) throw error;
      void client.invalidateQueries({ queryKey: ['mf-account', 'sessions'] });
    }
    snackbar('success', t('sessions.ended'));
  }
  return (
    <li className={css.session}>
      <div>
        <p className={css.device}>
          {device} {session.is_current && <Badge tone="success">{t('sessions.current')}</Badge>}
        </p>
        <p className={css.use}>
          {t('sessions.lastUse')} <DateTime value={session.last_used_at} format="dateTime" />
          {session.address && `, ${session.address}`}
        </p>
      </div>
      {!session.is_current && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('sessions.endOf', { device })}
          onClick={() => setConfirming(true)}
        >
          {t('sessions.end')}
        </Button>
      )}
      <Dialog open={isConfirming} title={t('sessions.endTitle', { device })} onClose={() => setConfirming(false)}>
        <ReauthenticationForm
          label={t('sessions.endTitle', { device })}
          submitLabel={t('sessions.end')}
          isDanger
          onSubmit={end}
        >
          <p>{t('sessions.endText')}</p>
        </ReauthenticationForm>
      </Dialog>
    </li>
  );
}
