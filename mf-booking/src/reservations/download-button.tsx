import { api } from '@arbora/api';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { snackbar } from '@arbora/event-bus';
import { Button, saveFile, useErrorText } from '@arbora/ui';
import { calendarIcon, downloadIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';

const ICONS = { tickets: downloadIcon, calendar: calendarIcon };
const SUFFIX = { tickets: 'pdf', calendar: 'ics' };

/** Saves a file of a reservation: all its tickets as a PDF, or its calendar entry. */
export function DownloadButton({ id, file }: { id: string; file: 'tickets' | 'calendar' }): ReactElement {
  const { t, locale } = useText('booking.reservations');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => api.file(`/backend/booking_reservation/${id}/${file}`, { query: { locale } }),
    onSuccess: (saved) => saveFile(`${t(`files.${file}Name`)}.${SUFFIX[file]}`, saved),
    onError: (error) => snackbar('error', errorText(error)),
  });
  return (
    <Button size="small" variant="secondary" icon={ICONS[file]} pending={isPending} onClick={() => mutate()}>
      {t(`files.${file}`)}
    </Button>
  );
}
