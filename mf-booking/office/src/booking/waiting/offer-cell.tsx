import { useText } from '@arbora/i18n';
import { Badge } from '@arbora/ui';
import type { ReactElement } from 'react';
import { offerState } from './offer-state';
import type { WaitingPerson } from './waiting.queries';

/** Places offered to a person on the waiting list, with their deadline. */
export function OfferCell({ row }: { row: Pick<WaitingPerson, 'offer_until' | 'offered_places'> }): ReactElement {
  const { t, formats } = useText('manager.booking');
  const state = offerState(row);
  if (state === 'waiting' || row.offer_until === null) return <Badge>{t('waiting.notOffered')}</Badge>;
  const count = row.offered_places ?? 0;
  return (
    <>
      <Badge tone={state === 'offered' ? 'success' : 'warning'}>
        {state === 'offered' ? t('waiting.offered', { count, number: formats.number(count) }) : t('waiting.over')}
      </Badge>{' '}
      {t('waiting.until', { until: formats.dateTime(row.offer_until) })}
    </>
  );
}
