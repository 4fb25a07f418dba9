import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQuery } from '@arbora/query';
import { Button, ConfirmDialog, QueryView, Section, Skeleton } from '@arbora/ui';
import { logoutIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import { SessionRow } from './session-row';
import { endOtherSessions, sessionsQuery } from './sessions.queries';
import css from './sessions.module.css';

/** The person's logged-in devices, each with a logout button. */
export function Sessions({ personId }: { personId: string }): ReactElement {
  const { t } = useText('account');
  const query = useQuery(sessionsQuery(personId));
  const { mutateAsync } = useMutation(endOtherSessions);
  const [asks, setAsks] = useState(false);

  async function endOthers(): Promise<void> {
    await mutateAsync();
    snackbar('success', t('sessions.othersEnded'));
  }
  return (
    <Section placement="inside" title={t('sessions.title')} lead={t('sessions.lead')}>
      <QueryView query={query} skeleton={<Skeleton shape="card" />}>
        {(sessions) => (
          <>
            <ul className={css.sessions}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            {sessions.length > 1 && (
              <div>
                <Button variant="secondary" size="small" icon={logoutIcon} onClick={() => setAsks(true)}>
                  {t('sessions.endOthers')}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryView>
      <ConfirmDialog
        open={asks}
        title={t('sessions.endOthersTitle')}
        confirmLabel={t('sessions.endOthers')}
        onConfirm={endOthers}
        onClose={() => setAsks(false)}
      >
        <p>{t('sessions.endText')}</p>
      </ConfirmDialog>
    </Section>
  );
}
