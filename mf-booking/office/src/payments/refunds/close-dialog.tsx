import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { requiredText } from '@arbora/office';
import { useMutation } from '@arbora/query';
import { RadioField, TextArea, useAppForm } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import css from '../payments.module.css';
import { DecisionDialog } from './decision-dialog';
import { itemFacts } from './item-facts';
import { closeItems } from './refunds.mutations';
import type { OpenItem } from './refunds.section';

const NOTE_MAX = 1000;
const schema = v.object({ how: v.picklist(['refunded', 'dismissed'], 'required'), note: requiredText(NOTE_MAX) });

interface CloseDialogProps {
  rows: readonly OpenItem[];
  onDone: () => void;
  onClose: () => void;
}

/** Closes items without a payment order: refunded in cash or otherwise, or with nothing to pay back. */
export function CloseDialog({ rows, onDone, onClose }: CloseDialogProps): ReactElement {
  const texts = useText('manager.payments');
  const { t } = texts;
  const form = useAppForm(schema, { how: 'refunded', note: '' });
  const close = useMutation(closeItems);

  async function save({ how, note }: v.InferOutput<typeof schema>): Promise<void> {
    await close.mutateAsync({ items: rows, refunded: how === 'refunded', note });
    snackbar('success', t('refunds.closed', { count: rows.length }));
    onDone();
    onClose();
  }
  return (
    <DecisionDialog
      title={t('refunds.closeTitle', { count: rows.length })}
      save={t('refunds.close')}
      form={form}
      onSave={save}
      onClose={onClose}
      facts={rows.map((item) => (
        <p key={item.id} className={css.facts}>
          {itemFacts(item, texts)}
        </p>
      ))}
    >
      <RadioField
        name="how"
        label={t('refunds.how')}
        options={[
          { value: 'refunded', label: t('refunds.howRefunded') },
          { value: 'dismissed', label: t('refunds.howDismissed') },
        ]}
      />
      <TextArea name="note" rows={3} label={t('refunds.note')} hint={t('refunds.noteHint')} />
    </DecisionDialog>
  );
}
