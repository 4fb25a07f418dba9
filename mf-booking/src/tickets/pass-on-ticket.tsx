import { useSession } from '@arbora/auth';
import { attendeeSchema, guestEmail } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Button, Dialog } from '@arbora/ui';
import { Form, FormError, SubmitButton, TextField, useAppForm, useEditedRow } from '@arbora/ui/form';
import { personIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import * as v from 'valibot';
import type { Ticket } from '../reservations/reservations.queries';
import { updateTicket } from './ticket.mutations';

/** The ticket belongs to the reader of its mails, so another person needs another e-mail. */
const schemaFor = (former: string | undefined) =>
  v.object({
    name: attendeeSchema.entries.name,
    email: v.pipe(
      guestEmail,
      v.nonEmpty('required'),
      v.check((email) => email !== former, 'same_email'),
    ),
  });

const nobody = () => ({ name: '', email: '' });

function NewHolderForm({ ticket, onDone }: { ticket: Ticket; onDone: () => void }): ReactElement {
  const { t } = useText('booking.reservations');
  const { user } = useSession();
  const form = useAppForm(schemaFor(ticket.custom_email ?? user?.email), nobody());
  const edited = useEditedRow(ticket, form, nobody);
  const { mutateAsync } = useMutation(updateTicket);
  return (
    <Form
      form={form}
      wording="booking"
      label={t('tickets.passOn')}
      fieldText={(code) => (code === 'same_email' ? t('tickets.sameEmail') : undefined)}
      onSubmit={async (values) => {
        try {
          await mutateAsync({ ticket: edited.row() ?? ticket, ...values });
        } catch (error) {
          throw edited.mergeConflict(error);
        }
        snackbar('success', t('tickets.passedOn', { email: values.email }));
        onDone();
      }}
    >
      <p>{t('tickets.passOnText', { name: ticket.name_on_ticket })}</p>
      {ticket.custom_email !== null && <p>{t('tickets.formerEmail', { email: ticket.custom_email })}</p>}
      <TextField name="name" label={t('tickets.newName')} maxLength={120} autoComplete="off" />
      <TextField name="email" type="email" label={t('tickets.newEmail')} maxLength={254} autoComplete="off" />
      <FormError />
      <SubmitButton>{t('tickets.passOnConfirm')}</SubmitButton>
    </Form>
  );
}

/** Passes the ticket on: it gets another code, sent only to the new e-mail (decision 49). */
export function PassOnTicket({ ticket }: { ticket: Ticket }): ReactElement {
  const { t } = useText('booking.reservations');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" icon={personIcon} onClick={() => setOpen(true)}>
        {t('tickets.passOn')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('tickets.passOn')} keepOnBackdrop>
        <NewHolderForm ticket={ticket} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
