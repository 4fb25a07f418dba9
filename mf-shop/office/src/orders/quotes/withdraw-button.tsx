import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQueryClient } from '@arbora/query';
import { Button, ConfirmDialog } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { withdrawQuote, type SentQuote } from './quotes.queries';

/** Withdraws a sent quote after a confirmation. */
export function WithdrawButton({ quote }: { quote: SentQuote }): ReactElement {
  const { t } = useText('manager.orders');
  const [isConfirming, setIsConfirming] = useState(false);
  const client = useQueryClient();
  const { mutateAsync } = useMutation(withdrawQuote);

  async function withdraw(): Promise<void> {
    try {
      await mutateAsync({ id: quote.id });
    } catch (error) {
      // The customer has answered meanwhile.
      void client.invalidateQueries({ queryKey: ['quote'] });
      throw error;
    }
    snackbar('success', t('quotes.withdrawn'));
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setIsConfirming(true)}>
        {t('quotes.withdraw')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        tone="danger"
        title={t('quotes.withdrawTitle')}
        confirmLabel={t('quotes.withdraw')}
        onConfirm={withdraw}
        onClose={() => setIsConfirming(false)}
      >
        <p>{t('quotes.withdrawText')}</p>
      </ConfirmDialog>
    </>
  );
}
