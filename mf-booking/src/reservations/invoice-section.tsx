import { useSession } from '@arbora/auth';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Button, Section, Stack } from '@arbora/ui';
import {
  DrawerForm,
  InvoiceFacts,
  InvoiceFields,
  invoiceFormSchema,
  invoiceFormValues,
  useAppForm,
  useEditedRow,
} from '@arbora/ui/form';
import { editIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import type { ReservationDetail } from './reservations.queries';
import { saveInvoice } from './save-invoice.mutation';

/** Recipient of the tax document; editable until the reservation is paid. */
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
      </Stack>
      {isOpen && <InvoiceForm reservation={reservation} onClose={() => setOpen(false)} />}
    </Section>
  );
}

function InvoiceForm({ reservation, onClose }: { reservation: ReservationDetail; onClose: () => void }): ReactElement {
  const { t } = useText('booking.reservations');
  const session = useSession();
  const profile = session.status === 'authenticated' ? session.user.profile : null;
  const valuesOf = ({ custom_data: { invoice } }: ReservationDetail) => ({
    ...invoiceFormValues(invoice, profile),
    // Opened for editing.
    wantsInvoice: true,
  });
  const form = useAppForm(invoiceFormSchema, valuesOf(reservation));
  const edited = useEditedRow(reservation, form, valuesOf);
  const { mutateAsync } = useMutation(saveInvoice);
  return (
    <DrawerForm
      open
      title={t('invoice.edit')}
      form={form}
      wording="booking"
      submitLabel={t('invoice.save')}
      onClose={onClose}
      onSubmit={async (invoice) => {
        try {
          await mutateAsync({ reservation: edited.row() ?? reservation, invoice });
        } catch (error) {
          throw edited.mergeConflict(error);
        }
        snackbar('success', t('invoice.saved'));
      }}
    >
      <InvoiceFields />
    </DrawerForm>
  );
}
