import { useText } from '@arbora/i18n';
import { Table, type Column } from '@arbora/ui';
import type { ReactElement } from 'react';
import { MarkedPerson } from '@arbora/office';
import type { Attendee } from './attendees';
import css from './attendees.module.css';

/** The attendees of a slot, with a checkbox to tick on paper. */
export function AttendeeTable({ label, attendees }: { label: string; attendees: readonly Attendee[] }): ReactElement {
  const { t, formats } = useText('manager.booking');
  const columns: Column<Attendee>[] = [
    {
      key: 'name',
      title: t('attendees.ticket'),
      cell: ({ name, holderState }) => <MarkedPerson name={name} state={holderState} />,
    },
    { key: 'company', title: t('attendees.company'), cell: ({ company }) => company },
    { key: 'number', title: t('attendees.number'), cell: ({ number }) => number },
    {
      key: 'paid',
      title: t('attendees.paid'),
      cell: ({ isPaid }) => (isPaid ? t('attendees.yes') : <strong>{t('attendees.no')}</strong>),
    },
    {
      key: 'checked',
      title: t('attendees.checked'),
      cell: ({ checkedAt }) =>
        checkedAt === null ? (
          <span className={css.box} role="img" aria-label={t('attendees.no')} />
        ) : (
          `✓ ${formats.time(checkedAt)}`
        ),
    },
  ];
  return <Table caption={label} captionHidden columns={columns} rows={attendees} keyOf={({ id }) => id} />;
}
