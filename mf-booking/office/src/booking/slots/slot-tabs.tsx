import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import { ViewTabs } from '@arbora/office';
import { attendeesHref, lettersHref, slotHref, waitingHref, type SlotList } from '../booking-view-state';

interface SlotTabsProps {
  eventId: string;
  slotId: string;
  shown: SlotList;
  /** Number of people on the waiting list. */
  waiting: number;
}

/** Links to the reservations, the waiting list, the attendees and the letters of a slot. */
export function SlotTabs({ eventId, slotId, shown, waiting }: SlotTabsProps): ReactElement {
  const { t, formats } = useText('manager.booking');
  const { t: common } = useText('office');
  return (
    <ViewTabs
      label={common('list.views')}
      tabs={[
        {
          key: 'reservations',
          to: slotHref(eventId, slotId),
          label: t('reservations.title'),
          isShown: shown === 'reservations',
        },
        {
          key: 'waiting',
          to: waitingHref(eventId, slotId),
          label: waiting > 0 ? t('waiting.counted', { number: formats.number(waiting) }) : t('waiting.title'),
          isShown: shown === 'waiting',
        },
        {
          key: 'attendees',
          to: attendeesHref(eventId, slotId),
          label: t('attendees.title'),
          isShown: shown === 'attendees',
        },
        {
          key: 'letters',
          to: lettersHref(eventId, slotId),
          label: t('letters.title'),
          isShown: shown === 'letters',
        },
      ]}
    />
  );
}
