import { lines } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQueryClient } from '@arbora/query';
import { Alert } from '@arbora/ui';
import { TextArea, useAppForm } from '@arbora/ui/form';
import { useState, type ReactElement } from 'react';
import * as v from 'valibot';
import { FormDrawer } from '@arbora/office';
import { saveOrderNote, type OrderNote } from './order-note.queries';
import css from './orders.module.css';
import type { SalesOrder } from './web-orders.section';

const NOTE_MAX = 4000;
const schema = v.object({ note: lines(NOTE_MAX) });

interface OrderNoteFormProps {
  order: SalesOrder;
  /** The stored note; undefined for none. */
  stored: OrderNote | undefined;
  onClosed: () => void;
}

/** The internal note of an order. On a version conflict it shows the other text; a second save replaces that. */
export function OrderNoteForm({ order, stored, onClosed }: OrderNoteFormProps): ReactElement {
  const { t } = useText('manager.orders');
  const [initialVersion] = useState(stored?.version);
  const form = useAppForm(schema, { note: stored?.note ?? '' });
  const client = useQueryClient();
  const { mutateAsync } = useMutation(saveOrderNote);

  async function save({ note }: { note: string }): Promise<void> {
    try {
      await mutateAsync({ orderId: order.id, note, stored });
    } catch (error) {
      await client.invalidateQueries({ queryKey: ['order_note'] });
      throw error;
    }
    snackbar('success', t('internal.saved'));
  }
  return (
    <FormDrawer
      title={t('internal.formTitle', { code: order.order_code })}
      form={form}
      draft={{ form: `order-note/${order.id}`, version: initialVersion }}
      onSave={save}
      onClosed={onClosed}
      saveLabel={t('internal.save')}
    >
      <TextArea
        name="note"
        label={t('internal.title')}
        hint={t('internal.hint')}
        rows={6}
        maxLength={NOTE_MAX}
        optional
      />
      {stored && stored.version !== initialVersion && (
        <Alert tone="warning" title={t('internal.changed')}>
          <span className={css.note}>{stored.note || t('internal.none')}</span>
        </Alert>
      )}
    </FormDrawer>
  );
}
