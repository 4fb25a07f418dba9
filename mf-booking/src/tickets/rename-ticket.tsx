import { attendeeSchema, type BookingTicket } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Button, Dialog } from '@arbora/ui';
import { Form, FormError, SubmitButton, TextField, useAppForm } from '@arbora/ui/form';
import { editIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import * as v from 'valibot';
import { renameTicket } from './ticket.mutations';

const schema = v.object({ name: attendeeSchema.entries.name });

function RenameForm({ ticket, onDone }: { ticket: BookingTicket; onDone: () => void }): ReactElement {
  const { t } = useText('booking');
  const form = useAppForm(schema, { name: ticket.name_on_ticket });
  const { mutateAsync } = useMutation(renameTicket);
  return (
    <Form
      form={form}
      wording="booking"
      label={t('tickets.rename')}
      onSubmit={async ({ name }) => {
        await mutateAsync({ id: ticket.id, name });
        snackbar('success', t('tickets.renamed'));
        onDone();
      }}
    >
      <TextField name="name" label={t('form.name')} maxLength={120} autoComplete="off" hint={t('tickets.renameHint')} />
      <FormError />
      <SubmitButton>{t('tickets.save')}</SubmitButton>
    </Form>
  );
}

/** Passes the ticket on to somebody else by writing his name on it (decision 31). */
export function RenameTicket({ ticket }: { ticket: BookingTicket }): ReactElement {
  const { t } = useText('booking');
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
