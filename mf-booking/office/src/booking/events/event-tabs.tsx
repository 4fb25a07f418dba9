import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import { ViewTabs } from '@arbora/office';
import { attendeesHref, eventHref, lettersHref, type SlotList } from '../booking-view-state';

/** Links to the slots, the attendees and the letters of an event. */
export function EventTabs({ id, shown }: { id: string; shown: SlotList }): ReactElement {
  const { t } = useText('manager.booking');
  const { t: common } = useText('office');
  return (
    <ViewTabs
      label={common('list.views')}
      tabs={[
        {
          key: 'slots',
          to: eventHref(id),
          label: t('slots.title'),
          isShown: shown !== 'letters' && shown !== 'attendees',
        },
        { key: 'attendees', to: attendeesHref(id, null), label: t('attendees.title'), isShown: shown === 'attendees' },
        { key: 'letters', to: lettersHref(id, null), label: t('letters.title'), isShown: shown === 'letters' },
      ]}
    />
  );
}
