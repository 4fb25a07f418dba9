import { attendeeSchema } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Button, Dialog } from '@arbora/ui';
import { Form, FormError, SubmitButton, TextField, useAppForm, useEditedRow } from '@arbora/ui/form';
import { editIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import * as v from 'valibot';
import type { Ticket } from '../reservations/reservations.queries';
import { updateTicket } from './ticket.mutations';

const schema = v.object({ name: attendeeSchema.entries.name });
const defaultsOf = (ticket: Ticket) => ({ name: ticket.name_on_ticket });

function NameForm({ ticket, onDone }: { ticket: Ticket; onDone: () => void }): ReactElement {
  const { t } = useText('booking.reservations');
  const { t: common } = useText('booking');
  const form = useAppForm(schema, defaultsOf(ticket));
  const edited = useEditedRow(ticket, form, defaultsOf);
  const { mutateAsync } = useMutation(updateTicket);
  return (
    <Form
      form={form}
      wording="booking"
      label={t('tickets.correct')}
      onSubmit={async ({ name }) => {
        const row = edited.row() ?? ticket;
        try {
          await mutateAsync({ ticket: row, name, email: row.custom_email ?? '' });
        } catch (error) {
          throw edited.mergeConflict(error);
        }
        snackbar('success', t('tickets.corrected'));
        onDone();
      }}
    >
      <TextField
        name="name"
        label={common('form.name')}
        maxLength={120}
        autoComplete="off"
        hint={t('tickets.correctHint')}
      />
      <FormError />
      <SubmitButton>{t('tickets.save')}</SubmitButton>
    </Form>
  );
}

/** Corrects the spelling of a name; the ticket keeps its code. */
export function CorrectName({ ticket }: { ticket: Ticket }): ReactElement {
  const { t } = useText('booking.reservations');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" icon={editIcon} onClick={() => setOpen(true)}>
        {t('tickets.correct')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('tickets.correct')} keepOnBackdrop>
        <NameForm ticket={ticket} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
