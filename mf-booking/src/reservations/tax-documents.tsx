import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { QueryView, Stack } from '@arbora/ui';
import type { ReactElement } from 'react';
import { DownloadButton } from './download-button';
import { taxDocumentsQuery } from './reservations.queries';

interface TaxDocumentsProps {
  reservationId: string;
  /** A payment issues a document. */
  isPaid: boolean;
}

/** The tax documents of a reservation as files, oldest first; nothing if there are none. */
export function TaxDocuments({ reservationId, isPaid }: TaxDocumentsProps): ReactElement | null {
  const { t } = useText('booking.reservations');
  const query = useQuery(taxDocumentsQuery(reservationId, isPaid));
  // Documents are not stored for offline use, and the rest of the page is.
  if (query.data === undefined && query.fetchStatus === 'paused') return null;
  return (
    <QueryView query={query} isEmpty={(list) => list.length === 0} empty={<></>} skeleton={<></>}>
      {(list) => (
        <Stack direction="row" gap={3}>
          {list.map(({ id, kind, label }) => (
            <DownloadButton key={id} path={`/backend/tax_document/${id}`} fileName={`${label}.pdf`}>
              {t(`documents.${kind}`, { label })}
            </DownloadButton>
          ))}
        </Stack>
      )}
    </QueryView>
  );
}
