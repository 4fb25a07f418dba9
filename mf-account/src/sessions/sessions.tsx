import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQuery } from '@arbora/query';
import { Button, Dialog, QueryView, Section, Skeleton } from '@arbora/ui';
import { logoutIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import type { Reauthentication } from '../security/reauthentication';
import { ReauthenticationForm } from '../security/reauthentication-form';
import { SessionRow } from './session-row';
import { endOtherSessions, sessionsQuery } from './sessions.queries';
import css from './sessions.module.css';

/** The person's logged-in devices, each with a logout button. */
export function Sessions({ personId }: { personId: string }): ReactElement {
  const { t } = useText('account');
  const query = useQuery(sessionsQuery(personId));
  const { mutateAsync } = useMutation(endOtherSessions);
  const [asks, setAsks] = useState(false);

  async function endOthers(values: Reauthentication): Promise<void> {
    await mutateAsync(values);
    snackbar('success', t('sessions.othersEnded'));
    setAsks(false);
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
      <Dialog open={asks} title={t('sessions.endOthersTitle')} onClose={() => setAsks(false)}>
        <ReauthenticationForm
          label={t('sessions.endOthersTitle')}
          submitLabel={t('sessions.endOthers')}
          isDanger
          onSubmit={endOthers}
        >
          <p>{t('sessions.endText')}</p>
        </ReauthenticationForm>
      </Dialog>
    </Section>
  );
}
