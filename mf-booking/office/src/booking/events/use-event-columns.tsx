import { textIn, typeset } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Badge, TextLink } from '@arbora/ui';
import { eyeOffIcon } from '@arbora/ui/icons';
import { type ListColumn, NameCell, Occupancy } from '@arbora/office';
import { eventHref } from '../booking-view-state';
import type { EventRow } from './events.queries';

/** Columns of the list of events. */
export function useEventColumns(): ListColumn<EventRow>[] {
  const { t, locale, formats } = useText('manager.booking');
  return [
    {
      key: 'title',
      title: t('event.title'),
      role: 'name',
      render: (event) => (
        <NameCell
          name={<TextLink to={eventHref(event.id)}>{textIn(event, 'title', locale)}</TextLink>}
          badge={!event.is_public && <Badge icon={eyeOffIcon}>{t('event.hidden')}</Badge>}
          below={typeset(event.address)}
        />
      ),
    },
    { key: 'start', short: true, title: t('event.start'), render: ({ date_start }) => formats.dateTime(date_start) },
    {
      key: 'slots',
      title: t('events.slots'),
      align: 'end',
      render: ({ slots }) => (slots === 0 ? t('events.noSlots') : formats.number(slots)),
    },
    {
      key: 'seats',
      title: t('events.seats'),
      render: ({ total, used }) => (total === 0 ? null : <Occupancy used={used} total={total} />),
    },
  ];
}
