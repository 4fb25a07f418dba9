import { attendeeSchema, guestEmail } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Button, Dialog } from '@arbora/ui';
import { Form, FormError, SubmitButton, TextField, useAppForm, useEditedRow } from '@arbora/ui/form';
import { editIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import * as v from 'valibot';
import type { Ticket } from '../reservations/reservations.queries';
import { renameTicket } from './ticket.mutations';

const { name } = attendeeSchema.entries;
const optionalEmail = v.object({ name, email: guestEmail });
/** Whoever had the ticket until now gets no more mails about it, so somebody else has to. */
const requiredEmail = v.object({ name, email: v.pipe(guestEmail, v.nonEmpty('required')) });

const defaultsOf = (ticket: Ticket) => ({ name: ticket.name_on_ticket, email: '' });

function RenameForm({ ticket, onDone }: { ticket: Ticket; onDone: () => void }): ReactElement {
  const { t } = useText('booking.reservations');
  const { t: common } = useText('booking');
  const former = ticket.custom_email;
  const form = useAppForm(former === null ? optionalEmail : requiredEmail, defaultsOf(ticket));
  const edited = useEditedRow(ticket, form, defaultsOf);
  const { mutateAsync } = useMutation(renameTicket);
  return (
    <Form
      form={form}
      wording="booking"
      label={t('tickets.rename')}
      onSubmit={async (values) => {
        try {
          await mutateAsync({ ticket: edited.row() ?? ticket, ...values });
        } catch (error) {
          throw edited.afterFault(error);
        }
        snackbar('success', t('tickets.renamed'));
        onDone();
      }}
    >
      <TextField
        name="name"
        label={common('form.name')}
        maxLength={120}
        autoComplete="off"
        hint={t('tickets.renameHint')}
      />
      <TextField
        name="email"
        type="email"
        label={t('tickets.newEmail')}
        maxLength={254}
        autoComplete="off"
        optional={former === null}
        hint={former === null ? common('form.emailHint') : t('tickets.formerEmail', { email: former })}
      />
      <FormError />
      <SubmitButton>{t('tickets.save')}</SubmitButton>
    </Form>
  );
}

/** Passes the ticket on to somebody else: another name, and the e-mail of whoever gets it from now on (decision 31). */
export function RenameTicket({ ticket }: { ticket: Ticket }): ReactElement {
  const { t } = useText('booking.reservations');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" icon={editIcon} onClick={() => setOpen(true)}>
        {t('tickets.rename')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('tickets.rename')} keepOnBackdrop>
        <RenameForm ticket={ticket} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
