import { errorDetails, isApiError } from '@arbora/api';
import { COUNTRIES, CURRENCIES, quoteTotal, quoteVatOf } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQueryClient } from '@arbora/query';
import { useHost } from '@arbora/remote';
import { Price } from '@arbora/ui';
import { FieldGroup, SelectField, TextArea, TextField, useAppForm, useWatch } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import { CURRENCY_SIGNS, errorAtField, FormDrawer } from '@arbora/office';
import css from '../orders.module.css';
import type { SalesOrder } from '../web-orders.section';
import type { QuoteDraft } from './quote-draft.queries';
import { QuoteLineFields } from './quote-line-fields';
import { quoteDefaults, quoteSchema } from './quote.schema';
import { sendQuote, type QuoteToSend, type SentQuote } from './quotes.queries';
import { SaveDraftButton } from './save-draft-button';

interface QuoteFormProps {
  inquiry: SalesOrder;
  latest: SentQuote | undefined;
  draft: QuoteDraft | undefined;
  onClosed: () => void;
}

/** Form of the next version of a quote: lines with prices, expiry date, note. */
export function QuoteForm({ inquiry, latest, draft, onClosed }: QuoteFormProps): ReactElement {
  const { t } = useText('manager.orders');
  const { t: ui } = useText('ui');
  const vat = quoteVatOf(useHost().site.seller);
  const form = useAppForm(quoteSchema, quoteDefaults(inquiry, latest, draft, vat));
  const client = useQueryClient();
  const { mutateAsync } = useMutation(sendQuote);

  async function send(values: Omit<QuoteToSend, 'inquiryId' | 'after'>): Promise<void> {
    try {
      await mutateAsync({ ...values, inquiryId: inquiry.id, after: latest?.number ?? 0 });
    } catch (error) {
      // A colleague or the customer was faster.
      void client.invalidateQueries({ queryKey: ['quote'] });
      throw errorAtField(error, 'shop.item_unknown', `items.${unknownLine(error)}.amount`);
    }
    snackbar('success', t('quotes.sent'));
  }
  return (
    <FormDrawer
      size="wide"
      title={t('quotes.formTitle', { code: inquiry.order_code })}
      form={form}
      onSave={send}
      onClosed={onClosed}
      saveLabel={t('quotes.send')}
      more={<SaveDraftButton inquiryId={inquiry.id} stored={draft} onSaved={onClosed} />}
    >
      <FieldGroup layout="row">
        <SelectField
          name="country"
          label={t('quotes.currency')}
          options={COUNTRIES.map((value) => ({
            value,
            label: `${CURRENCY_SIGNS[CURRENCIES[value]]} (${ui(`country.${value}`)})`,
          }))}
        />
        {vat.length > 1 && (
          <SelectField
            name="vat"
            label={t('quotes.prices')}
            options={vat.map((value) => ({ value, label: t(`quotes.vat.${value}`) }))}
          />
        )}
        <TextField name="valid_until" type="date" label={t('quotes.validUntil')} />
      </FieldGroup>
      <QuoteLineFields />
      <QuoteTotal />
      <TextArea name="note" label={t('quotes.note')} hint={t('quotes.noteHint')} rows={3} optional />
    </FormDrawer>
  );
}

function QuoteTotal(): ReactElement {
  const { t } = useText('manager.orders');
  const [items, country] = useWatch({ name: ['items', 'country'] }) as [
    { amount: number | null; price: number | null }[],
    keyof typeof CURRENCIES,
  ];
  const total = quoteTotal(items.map(({ amount, price }) => ({ amount: amount || 0, price: price || 0 })));
  return (
    <p className={css.total} role="status">
      {t('lines.total')} <Price amount={total} currency={CURRENCIES[country]} size="large" />
    </p>
  );
}

/** The line, from 0, of an item that no longer exists. */
function unknownLine(error: unknown): number {
  return isApiError(error, 'shop.item_unknown') ? Number(errorDetails(error.body).line ?? 0) : 0;
}
