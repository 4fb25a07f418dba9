import { useText } from '@arbora/i18n';
import { Button, Section, Stack } from '@arbora/ui';
import { InvoiceFacts } from '@arbora/ui/form';
import { editIcon } from '@arbora/ui/icons';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { ReservationDetail } from './reservations.queries';
import { TaxDocuments } from './tax-documents';

// Most visits edit nothing.
const InvoiceForm = lazy(() => import('./invoice-form'));

/** Recipient of the tax document, editable until the reservation is paid, and the issued documents. */
export function InvoiceSection({ reservation }: { reservation: ReservationDetail }): ReactElement {
  const { t } = useText('booking.reservations');
  const [isOpen, setOpen] = useState(false);
  const { custom_data, is_paid } = reservation;
  const { invoice } = custom_data;
  return (
    <Section placement="inside" title={t('invoice.title')} lead={t(is_paid ? 'invoice.leadPaid' : 'invoice.lead')}>
      <Stack gap={4} align="start">
        {invoice === null ? <p>{t('invoice.none')}</p> : <InvoiceFacts invoice={invoice} />}
        {!is_paid && (
          <Button variant="secondary" icon={editIcon} onClick={() => setOpen(true)}>
            {t(invoice === null ? 'invoice.add' : 'invoice.edit')}
          </Button>
        )}
        <TaxDocuments reservationId={reservation.id} isPaid={is_paid} />
      </Stack>
      {isOpen && (
        <Suspense>
          <InvoiceForm reservation={reservation} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
}
