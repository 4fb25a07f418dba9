import type { BookingEvent } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Badge, Icon, Stack } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './event-facts.module.css';

/** When and where an event is, and what its payments begin with. */
export function EventFacts({ event }: { event: BookingEvent }): ReactElement {
  const { t, formats } = useText('manager');
  return (
    <Stack as="ul" direction="row" gap={2} className={css.facts}>
      <li>
        <Icon name="calendar" size="small" />
        {formats.dateTime(event.date_start)}
      </li>
      <li>
        <Icon name="place" size="small" />
        {event.address}
      </li>
      <li>{t('event.maskVsShort', { mask: event.mask_vs })}</li>
      <li>{event.is_public ? t('event.public') : <Badge icon="eye-off">{t('event.hidden')}</Badge>}</li>
    </Stack>
  );
}
