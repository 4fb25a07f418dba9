import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Alert, Button, ConfirmDialog } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { discardQuoteDraft, type QuoteDraft } from './quote-draft.queries';

/** Notice of a stored draft, with a button that discards it. */
export function DraftNotice({ draft }: { draft: QuoteDraft }): ReactElement {
  const { t, formats } = useText('manager.orders');
  const [asks, setAsks] = useState(false);
  const { mutateAsync } = useMutation(discardQuoteDraft);

  async function discard(): Promise<void> {
    await mutateAsync(draft);
    snackbar('success', t('quotes.draftDiscarded'));
  }
  return (
    <>
      <Alert
        title={t('quotes.draft')}
        actions={
          <Button size="small" variant="quiet" onClick={() => setAsks(true)}>
            {t('quotes.draftDiscard')}
          </Button>
        }
      >
        {t('quotes.draftText', { at: formats.dateTime(draft.updated_at) })}
      </Alert>
      <ConfirmDialog
        open={asks}
        tone="danger"
        title={t('quotes.draftDiscardTitle')}
        confirmLabel={t('quotes.draftDiscard')}
        onConfirm={discard}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
