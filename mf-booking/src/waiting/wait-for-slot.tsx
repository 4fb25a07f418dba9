import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Alert, QueryView, Section, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import { LeaveButton, type WaitProps } from './held-places';
import { ownWaitingQuery } from './waiting.queries';
import { WaitingForm } from './waiting-form';

/** The waiting list of a full slot: a form to join it, or the user's position. */
export default function WaitForSlot({ slot, user }: WaitProps): ReactElement {
  const { t } = useText('booking.reserve');
  const { t: common } = useText('booking');
  const query = useQuery(ownWaitingQuery(user.id, slot.id));
  return (
    <Section placement="inside" title={common('waiting.title')}>
      <QueryView query={query} empty={<WaitingForm key={slot.id} slot={slot} />} skeleton={<Skeleton count={3} />}>
        {(place) => (
          <Alert
            tone="success"
            live
            title={t('waiting.inLine', { count: place.before + 1 })}
            actions={<LeaveButton id={place.id} />}
          >
            {t(place.accepts_fewer ? 'waiting.forSome' : 'waiting.forAll', { count: place.places })}
          </Alert>
        )}
      </QueryView>
    </Section>
  );
}
