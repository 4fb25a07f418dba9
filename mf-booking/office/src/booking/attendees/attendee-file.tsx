import { localDatetime, textIn, type BookingEventSlot } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { Button, useErrorText } from '@arbora/ui';
import { downloadIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import { type CsvCell, saveTable, TABLE_FORMATS, type TableFormat, nameInFile } from '@arbora/office';
import type { Attendee } from './attendees';

interface AttendeeFileProps {
  /** Of the event or slot. */
  name: string;
  slots: readonly BookingEventSlot[];
  attendees: readonly Attendee[];
}

/** Saves the attendees as a file. */
export function AttendeeFile({ name, slots, attendees }: AttendeeFileProps): ReactElement {
  const { t, locale } = useText('manager.booking');
  const { t: common } = useText('office');
  const errorText = useErrorText();
  const [pending, setPending] = useState<TableFormat | null>(null);

  function lines(): CsvCell[][] {
    const slotNames = new Map(slots.map((slot) => [slot.id, textIn(slot, 'name', locale)]));
    const titles = ['slot', 'ticket', 'person', 'email', 'company', 'vs', 'number', 'paid', 'checked'] as const;
    const said = (is: boolean): string => t(is ? 'attendees.yes' : 'attendees.no');
    return [
      titles.map((title) => t(`attendees.${title}`)),
      ...attendees.map((one) => [
        slotNames.get(one.slotId) ?? '',
        one.name,
        nameInFile(one.holder, one.holderState, common),
        one.email,
        one.company,
        one.symbol,
        one.number,
        said(one.isPaid),
        one.checkedAt ? localDatetime(one.checkedAt).replace('T', ' ').slice(0, 16) : said(false),
      ]),
    ];
  }
  async function save(format: TableFormat): Promise<void> {
    setPending(format);
    try {
      await saveTable(name, format, lines(), locale);
    } catch (error) {
      snackbar('error', errorText(error));
    } finally {
      setPending(null);
    }
  }
  return (
    <>
      {TABLE_FORMATS.map((format) => (
        <Button
          key={format}
          size="small"
          variant="secondary"
          icon={downloadIcon}
          pending={pending === format}
          onClick={() => void save(format)}
        >
          {common(`export.${format}`)}
        </Button>
      ))}
    </>
  );
}
