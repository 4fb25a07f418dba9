import { pragueDay } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { requiredText } from '@arbora/office';
import { useMutation } from '@arbora/query';
import { saveFile } from '@arbora/ui';
import { RadioField, TextField, useAppForm } from '@arbora/ui/form';
import { useState, type ReactElement } from 'react';
import * as v from 'valibot';
import { moneyText } from '../payment-labels';
import css from '../payments.module.css';
import { DecisionDialog } from './decision-dialog';
import { orderFileName } from './order-file-name';
import { orderFile, orderRefunds, type OrderFormat } from './refunds.mutations';
import type { OpenItem } from './refunds.section';

const schema = v.object({ due: requiredText(10), format: v.picklist(['abo', 'sepa'], 'required') });

interface OrderDialogProps {
  rows: readonly OpenItem[];
  onDone: () => void;
  onClose: () => void;
}

/** Puts refunds into a payment order and saves its file. */
export function OrderDialog({ rows, onDone, onClose }: OrderDialogProps): ReactElement {
  const texts = useText('manager.payments');
  const { t } = texts;
  const hasForeign = rows.some(({ account, currency }) => !account?.startsWith('CZ') || currency !== 'CZK');
  const [today] = useState(() => pragueDay(new Date()));
  const form = useAppForm(schema, { due: today, format: hasForeign ? 'sepa' : 'abo' });
  const order = useMutation(orderRefunds);
  const total = rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;

  async function save({ due, format }: { due: string; format: OrderFormat }): Promise<void> {
    const id = await order.mutateAsync({ items: rows, due });
    if (id === null) return;
    snackbar('success', t('refunds.ordered', { count: rows.length }));
    onDone();
    onClose();
    saveFile(orderFileName(due, format), await orderFile(id, format));
  }
  return (
    <DecisionDialog
      title={t('refunds.orderTitle', { count: rows.length })}
      save={t('refunds.create')}
      form={form}
      onSave={save}
      onClose={onClose}
      facts={
        <p className={css.facts}>
          {t('refunds.orderTotal', { count: rows.length, amount: moneyText(total, rows[0]?.currency ?? 'CZK', texts) })}
        </p>
      }
    >
      <TextField name="due" type="date" label={t('refunds.due')} hint={t('refunds.dueHint')} />
      <RadioField
        name="format"
        label={t('refunds.format')}
        options={[
          ...(hasForeign ? [] : [{ value: 'abo', label: t('refunds.abo') }]),
          { value: 'sepa', label: t('refunds.sepa') },
        ]}
      />
    </DecisionDialog>
  );
}
