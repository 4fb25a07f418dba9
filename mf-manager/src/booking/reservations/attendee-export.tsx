import { snackbar } from '@arbora/event-bus';
import { slug } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Button, saveFile, useErrorText } from '@arbora/ui';
import { downloadIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import { attendeeCsv, type CsvWords } from './attendee-csv';
import { readAllReservations } from './reservations.queries';

/** Downloads who comes to a slot as a table. */
export function AttendeeExport({ slotId, name }: { slotId: string; name: string }): ReactElement {
  const { t, locale, formats } = useText('manager.booking');
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);

  async function download(): Promise<void> {
    setPending(true);
    try {
      const words: CsvWords = {
        titles: [
          t('csv.ticket'),
          t('csv.person'),
          t('csv.email'),
          t('csv.company'),
          t('csv.vs'),
          t('csv.paid'),
          t('csv.checked'),
        ],
        yes: t('csv.yes'),
        no: t('csv.no'),
        moment: (iso) => `${formats.date(iso, 'short')} ${formats.time(iso)}`,
      };
      const text = attendeeCsv(await readAllReservations(slotId), words, locale);
      saveFile(`${slug(name)}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
    } catch (error) {
      snackbar('error', errorText(error));
    } finally {
      setPending(false);
    }
  }
  return (
    <Button variant="secondary" icon={downloadIcon} pending={isPending} onClick={() => void download()}>
      {t('csv.download')}
    </Button>
  );
}
