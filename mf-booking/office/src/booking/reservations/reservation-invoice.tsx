import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Button } from '@arbora/ui';
import {
  InvoiceFacts,
  InvoiceFields,
  invoiceFormSchema,
  invoiceFormValues,
  useAppForm,
  useEditedRow,
} from '@arbora/ui/form';
import { editIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import { FormDrawer } from '@arbora/office';
import { saveInvoice } from './save-invoice.mutation';
import { holderOf, type ReservationRow } from './reservation-row';
import css from './reservations.module.css';

/** Recipient of a reservation's tax document; editable until the reservation is paid. */
export function ReservationInvoice({ row }: { row: ReservationRow }): ReactElement {
  const { t } = useText('manager.booking');
  const { t: common } = useText('office');
  const [isOpen, setOpen] = useState(false);
  const { invoice, is_paid } = row;
  return (
    <section className={css.invoice}>
      <h3 className={css.invoiceTitle}>{t('invoice.title')}</h3>
      {invoice === null ? <p>{t('invoice.none')}</p> : <InvoiceFacts invoice={invoice} />}
      {is_paid ? (
        <p>{t('invoice.fixed')}</p>
      ) : (
        <Button
          size="small"
          variant="secondary"
          icon={editIcon}
          aria-label={common('action.named', { action: t('invoice.edit'), name: holderOf(row) })}
          onClick={() => setOpen(true)}
        >
          {t('invoice.edit')}
        </Button>
      )}
      {isOpen && <InvoiceForm row={row} onClosed={() => setOpen(false)} />}
    </section>
  );
}

const valuesOf = ({ invoice, person_name, person_company }: ReservationRow) =>
  invoiceFormValues(invoice, { name: person_name, company: person_company });

function InvoiceForm({ row, onClosed }: { row: ReservationRow; onClosed: () => void }): ReactElement {
  const { t } = useText('manager.booking');
  const { t: common } = useText('office');
  const form = useAppForm(invoiceFormSchema, valuesOf(row));
  const edited = useEditedRow(row, form, valuesOf);
  const { mutateAsync } = useMutation(saveInvoice);
  return (
    <FormDrawer
      wording="booking"
      title={t('invoice.title')}
      form={form}
      saveLabel={common('form.save')}
      onClosed={onClosed}
      onSave={async (invoice) => {
        try {
          await mutateAsync({ row: edited.row() ?? row, invoice });
        } catch (error) {
          throw edited.mergeConflict(error);
        }
        snackbar('success', common('form.saved'));
      }}
    >
      <InvoiceFields />
    </FormDrawer>
  );
}
