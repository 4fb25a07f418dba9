import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Alert, QueryView, Section, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { WaitingListProps } from './held-places';
import { LeaveWaitingListButton } from './leave-waiting-list-button';
import { ownWaitingQuery } from './waiting.queries';
import { WaitingForm } from './waiting-form';

/** The waiting list of a full slot: a form to join it, or the user's position. */
export default function WaitingList({ slot, user }: WaitingListProps): ReactElement {
  const { t } = useText('booking.reserve');
  const { t: common } = useText('booking');
  const query = useQuery(ownWaitingQuery(user.id, slot.id));
  return (
    <Section placement="inside" title={common('waiting.title')}>
      <QueryView query={query} empty={<WaitingForm key={slot.id} slot={slot} />} skeleton={<Skeleton count={3} />}>
        {(entry) => (
          <Alert
            tone="success"
            live
            title={t('waiting.inLine', { count: entry.before + 1 })}
            actions={<LeaveWaitingListButton id={entry.id} />}
          >
            {t(entry.accepts_fewer ? 'waiting.forSome' : 'waiting.forAll', { count: entry.places })}
          </Alert>
        )}
      </QueryView>
    </Section>
  );
}
