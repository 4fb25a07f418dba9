import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { Button, ButtonLink, Stack } from '@arbora/ui';
import { calendarIcon, externalIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import type { EventSummary } from './events.queries';
import { isPast } from './is-past';

/** Shares the event by the device's share sheet or by copying its address, and saves it to a calendar. */
export function EventActions({ event, title }: { event: EventSummary; title: string }): ReactElement {
  const { t, locale } = useText('booking');

  async function share(): Promise<void> {
    const url = window.location.href;
    // Rejected when the person cancels, which is not an error.
    if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(url);
      snackbar('success', t('event.shared'));
    } catch {
      snackbar('error', t('event.notShared'));
    }
  }
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
      <Button size="small" variant="secondary" icon={externalIcon} onClick={() => void share()}>
        {t('event.share')}
      </Button>
    </Stack>
  );
}
