import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { QueryView, Stack } from '@arbora/ui';
import { Fragment, type ReactElement } from 'react';
import { DownloadButton } from './download-button';
import { taxDocumentsQuery } from './reservations.queries';

interface TaxDocumentsProps {
  reservationId: string;
  /** A payment issues a document. */
  isPaid: boolean;
}

/** The tax documents of a reservation as files, oldest first, those of companies in ISDOC too; nothing if there are none. */
export function TaxDocuments({ reservationId, isPaid }: TaxDocumentsProps): ReactElement | null {
  const { t } = useText('booking.reservations');
  const query = useQuery(taxDocumentsQuery(reservationId, isPaid));
  // Documents are not stored for offline use, and the rest of the page is.
  if (query.data === undefined && query.fetchStatus === 'paused') return null;
  return (
    <QueryView query={query} isEmpty={(list) => list.length === 0} empty={<></>} skeleton={<></>}>
      {(list) => (
        <Stack direction="row" gap={3}>
          {list.map(({ id, kind, label, buyer }) => (
            <Fragment key={id}>
              <DownloadButton path={`/backend/tax_document/${id}`} fileName={`${label}.pdf`}>
                {t(`documents.${kind}`, { label })}
              </DownloadButton>
              {buyer.ico && (
                <DownloadButton path={`/backend/tax_document/${id}/isdoc`} fileName={`${label}.isdoc`}>
                  {t('documents.isdoc', { label })}
                </DownloadButton>
              )}
            </Fragment>
          ))}
        </Stack>
      )}
    </QueryView>
  );
}
