import { useText } from '@arbora/i18n';
import { Button, ButtonLink, sharePage, Stack } from '@arbora/ui';
import { calendarIcon, externalIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import type { EventSummary } from './events.queries';
import { isPast } from './is-past';

/** Shares the event by the device's share sheet or by copying its address, and saves it to a calendar. */
export function EventActions({ event, title }: { event: EventSummary; title: string }): ReactElement {
  const { t, locale } = useText('booking');
  return (
    <Stack direction="row" gap={2}>
      {!isPast(event.date_start) && (
        <ButtonLink
          size="small"
          variant="secondary"
          icon={calendarIcon}
          href={`/api/backend/booking_event/${event.id}/calendar?locale=${locale}`}
        >
          {t('event.calendar')}
        </ButtonLink>
      )}
      <Button
        size="small"
        variant="secondary"
        icon={externalIcon}
        onClick={() => void sharePage(title, { copied: t('event.shared'), failed: t('event.notShared') })}
      >
        {t('event.share')}
      </Button>
    </Stack>
  );
}
