import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQueryClient } from '@arbora/query';
import { Button, useErrorText } from '@arbora/ui';
import { useFormContext } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import type { QuoteInput } from './quote.schema';
import { saveQuoteDraft, type QuoteDraft } from './quote-draft.queries';

interface SaveDraftButtonProps {
  inquiryId: string;
  /** The stored draft; undefined for none. */
  stored: QuoteDraft | undefined;
  onSaved: () => void;
}

/** Saves the form of a quote, valid or not, as a draft for staff only. */
export function SaveDraftButton({ inquiryId, stored, onSaved }: SaveDraftButtonProps): ReactElement {
  const { t } = useText('manager.orders');
  const errorText = useErrorText();
  const client = useQueryClient();
  const form = useFormContext<QuoteInput>();
  const { mutateAsync, isPending } = useMutation(saveQuoteDraft);

  async function save(): Promise<void> {
    const { items, country, vat, valid_until, note } = form.getValues();
    const content = { items, country, vat, valid_until: valid_until || null, note };
    try {
      await mutateAsync({ inquiryId, content, stored });
    } catch (error) {
      // After a version conflict, the next click overwrites the colleague's draft.
      void client.invalidateQueries({ queryKey: ['quote_draft'] });
      snackbar('error', errorText(error));
      return;
    }
    snackbar('success', t('quotes.draftSaved'));
    onSaved();
  }
  return (
    <Button variant="secondary" pending={isPending} onClick={() => void save()}>
      {t('quotes.draftSave')}
    </Button>
  );
}
