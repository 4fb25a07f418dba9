import { isIban, normalizeIban, parseCzechAccount } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { requiredText } from '@arbora/office';
import { useMutation } from '@arbora/query';
import { FieldGroup, TextField, useAppForm } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { accountText } from './account-text';
import { DecisionDialog } from './decision-dialog';
import { itemFacts } from './item-facts';
import { refundItems } from './refunds.mutations';
import type { OpenItem } from './refunds.section';

const HOLDER_MAX = 140;
const isAccount = (text: string): boolean => parseCzechAccount(text) !== null || isIban(normalizeIban(text));
const schema = v.object({
  items: v.array(
    v.object({
      account: v.pipe(requiredText(50), v.check(isAccount, 'account')),
      holder: v.pipe(v.string(), v.trim(), v.maxLength(HOLDER_MAX, 'too_long')),
    }),
  ),
});

interface RefundDialogProps {
  rows: readonly OpenItem[];
  onDone: () => void;
  onClose: () => void;
}

/** Decides that items are refunded, to the account of the payment or another one. */
export function RefundDialog({ rows, onDone, onClose }: RefundDialogProps): ReactElement {
  const texts = useText('manager.payments');
  const { t } = texts;
  const form = useAppForm(schema, {
    items: rows.map(({ account, holder, person_name }) => ({
      account: accountText(account) ?? '',
      holder: holder ?? person_name ?? '',
    })),
  });
  const refund = useMutation(refundItems);

  async function save({ items }: v.InferOutput<typeof schema>): Promise<void> {
    await refund.mutateAsync(items.map((item, at) => ({ ...item, id: rows[at]!.id })));
    snackbar('success', t('refunds.decided', { count: rows.length }));
    onDone();
    onClose();
  }
  return (
    <DecisionDialog
      title={t('refunds.refundTitle', { count: rows.length })}
      save={t('refunds.refund')}
      form={form}
      onSave={save}
      onClose={onClose}
    >
      {rows.map((item, at) => (
        <FieldGroup key={item.id} legend={itemFacts(item, texts)}>
          <TextField name={`items.${at}.account`} label={t('payment.account')} hint={t('refunds.accountHint')} />
          <TextField name={`items.${at}.holder`} label={t('refunds.holder')} optional />
        </FieldGroup>
      ))}
    </DecisionDialog>
  );
}
