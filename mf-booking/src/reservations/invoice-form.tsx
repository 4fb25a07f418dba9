import { useSession } from '@arbora/auth';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import {
  DrawerForm,
  InvoiceFields,
  invoiceFormSchema,
  invoiceFormValues,
  useAppForm,
  useEditedRow,
} from '@arbora/ui/form';
import type { ReactElement } from 'react';
import type { ReservationDetail } from './reservations.queries';
import { saveInvoice } from './save-invoice.mutation';

interface InvoiceFormProps {
  reservation: ReservationDetail;
  onClose: () => void;
}

/** Edits the recipient of a reservation's tax document; a change made meanwhile is merged or shown. */
export default function InvoiceForm({ reservation, onClose }: InvoiceFormProps): ReactElement {
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
