import { useText } from '@arbora/i18n';
import { type ListColumn, NameCell, PersonMark } from '@arbora/office';
import { OfferCell } from './offer-cell';
import { TakeOffButton } from './take-off-button';
import type { WaitingRow } from './waiting.queries';

/** Columns of a slot's waiting list. */
export function useWaitingColumns(): ListColumn<WaitingRow>[] {
  const { t, formats } = useText('manager.booking');
  const { t: common } = useText('office');
  return [
    {
      key: 'person',
      title: t('reservation.person'),
      role: 'name',
      render: ({ position, person_name, person_email, person_state }) => (
        <NameCell
          name={`${formats.number(position)}. ${person_name ?? person_email}`}
          badge={<PersonMark state={person_state} />}
          below={person_name && person_email}
        />
      ),
    },
    {
      key: 'places',
      short: true,
      title: t('reservation.places'),
      render: ({ places, accepts_fewer }) => (
        <NameCell name={formats.number(places)} below={accepts_fewer && t('waiting.fewer')} />
      ),
    },
    {
      key: 'since',
      short: true,
      title: t('waiting.since'),
      render: ({ created_at }) => formats.dateTime(created_at),
    },
    { key: 'offer', title: t('waiting.offer'), render: (row) => <OfferCell row={row} /> },
    {
      key: 'actions',
      title: common('list.actions'),
      role: 'actions',
      render: (row) => <TakeOffButton row={row} />,
    },
  ];
}
