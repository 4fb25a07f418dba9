import { useText } from '@arbora/i18n';
import { useSearchParams } from '@arbora/router';
import { routes } from '@arbora/routes';
import { ButtonLink, EmptyState } from '@arbora/ui';
import type { ReactElement } from 'react';
import { eventFilters } from './event-filters';

/** Empty list of events; links to all events, or to the newsletter if there are none. */
export function NoEvents(): ReactElement {
  const { t } = useText('booking');
  const [params] = useSearchParams();
  const { month, place } = eventFilters(params);
  if (month !== null || place !== null) {
    return (
      <EmptyState
        title={t('events.noneFound')}
        action={<ButtonLink to={routes.publicBooking.href()}>{t('events.all')}</ButtonLink>}
      >
        {t('events.noneFoundHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('events.none')}
      action={<ButtonLink to={routes.subscriptions.href()}>{t('events.subscribe')}</ButtonLink>}
    >
      {t('events.noneHint')}
    </EmptyState>
  );
}
