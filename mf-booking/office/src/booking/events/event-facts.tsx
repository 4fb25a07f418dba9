import { type BookingEvent, typeset } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Badge, Icon, Stack } from '@arbora/ui';
import { calendarIcon, eyeOffIcon, placeIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import css from './event-facts.module.css';

/** Time and place of an event, and the prefix of its variable symbols. */
export function EventFacts({ event }: { event: BookingEvent }): ReactElement {
  const { t, formats } = useText('manager.booking');
  return (
    <Stack as="ul" direction="row" gap={2} className={css.facts}>
      <li>
        <Icon shape={calendarIcon} size="small" />
        {formats.dateTime(event.date_start)}
      </li>
      <li>
        <Icon shape={placeIcon} size="small" />
        {typeset(event.address)}
      </li>
      <li>{t('event.maskVsShort', { mask: event.mask_vs })}</li>
      <li>{event.is_public ? t('event.public') : <Badge icon={eyeOffIcon}>{t('event.hidden')}</Badge>}</li>
    </Stack>
  );
}
