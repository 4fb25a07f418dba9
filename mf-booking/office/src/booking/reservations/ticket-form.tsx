import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQuery } from '@arbora/query';
import { Dialog, EmptyState, QueryView, Skeleton } from '@arbora/ui';
import { TextField, useAppForm, useEditedRow } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import { FormDrawer } from '@arbora/office';
import { saveTicket } from './save-ticket.mutation';
import { editedTicketQuery, type EditedTicket } from './ticket.queries';
import { ticketDefaults, ticketFormSchema, type TicketFormValues } from './ticket.schema';

/** Reads a ticket and edits it in a drawer. */
export function TicketForm({ id, onClosed }: { id: string; onClosed: () => void }): ReactElement {
  const { t } = useText('manager.booking');
  const { t: common } = useText('office');
  const ticket = useQuery(editedTicketQuery(id));
  if (ticket.data) return <LoadedForm ticket={ticket.data} onClosed={onClosed} />;
  return (
    <Dialog open placement="drawer" size="medium" title={t('ticket.editTitle')} onClose={onClosed}>
      <QueryView
        query={ticket}
        skeleton={<Skeleton shape="row" count={3} />}
        empty={<EmptyState title={common('record.gone')}>{common('record.goneText')}</EmptyState>}
      >
        {() => null}
      </QueryView>
    </Dialog>
  );
}

function LoadedForm({ ticket, onClosed }: { ticket: EditedTicket; onClosed: () => void }): ReactElement {
  const { t } = useText('manager.booking');
  const { t: common } = useText('office');
  const form = useAppForm(ticketFormSchema, ticketDefaults(ticket));
  const edited = useEditedRow(ticket, form, ticketDefaults);
  const { mutateAsync } = useMutation(saveTicket);

  async function save(values: TicketFormValues): Promise<void> {
    try {
      await mutateAsync({ ticket: edited.row() ?? ticket, values });
    } catch (error) {
      throw edited.mergeConflict(error);
    }
    snackbar('success', common('form.saved'));
  }
  return (
    <FormDrawer
      wording="booking"
      size="medium"
      title={t('ticket.editTitle')}
      form={form}
      saveLabel={common('form.save')}
      onSave={save}
      onClosed={onClosed}
    >
      <TextField name="name" label={t('ticket.name')} maxLength={120} />
      <TextField name="email" type="email" label={t('ticket.email')} hint={t('ticket.emailHint')} optional />
      <TextField name="company" label={t('ticket.company')} maxLength={200} optional />
    </FormDrawer>
  );
}
