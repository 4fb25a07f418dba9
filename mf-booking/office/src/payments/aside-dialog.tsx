import { snackbar, snackbarWithAction } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Button, Dialog, useErrorText } from '@arbora/ui';
import { Form, TextArea, useAppForm } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { requiredText } from '@arbora/office';
import { putBackPayments, setAsidePayments } from './aside.mutations';
import css from './payments.module.css';
import { moneyText } from './payment-labels';
import type { Payment } from './payments.section';

const NOTE_MAX = 1000;
const schema = v.object({ note: requiredText(NOTE_MAX) });

interface AsideDialogProps {
  rows: readonly Payment[];
  onDone: () => void;
  onClose: () => void;
}

/** Sets payments aside that belong to no reservation, with the reason for colleagues. */
export function AsideDialog({ rows, onDone, onClose }: AsideDialogProps): ReactElement {
  const texts = useText('manager.payments');
  const { t } = texts;
  const { t: common } = useText('office');
  const errorText = useErrorText();
  const form = useAppForm(schema, { note: '' });
  const aside = useMutation(setAsidePayments);
  const { mutateAsync: putBack } = useMutation(putBackPayments);

  async function save({ note }: { note: string }): Promise<void> {
    await aside.mutateAsync(rows.map(({ id }) => ({ id, aside_note: note })));
    onDone();
    onClose();
    snackbarWithAction('success', t('aside.done', { count: rows.length }), {
      label: common('undo.label'),
      run: () =>
        void putBack(rows).then(
          () => snackbar('success', common('undo.done')),
          (error: unknown) => snackbar('error', errorText(error)),
        ),
    });
  }
  return (
    <Dialog
      open
      keepOnBackdrop
      title={t('aside.title', { count: rows.length })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common('import.cancel')}
          </Button>
          <Button pending={aside.isPending} onClick={() => void form.handleSubmit(save)()}>
            {t('payment.setAside')}
          </Button>
        </>
      }
    >
      {rows.map((row) => (
        <p key={row.id} className={css.facts}>
          {[moneyText(row.amount, row.currency, texts), row.counter_name, row.vs, row.message]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ))}
      <Form form={form} label={t('aside.note')} onSubmit={save}>
        <TextArea name="note" rows={3} label={t('aside.note')} hint={t('aside.hint')} />
      </Form>
    </Dialog>
  );
}
