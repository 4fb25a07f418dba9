import { CURRENCIES, quoteTotal } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQueryClient } from '@arbora/query';
import { Button, ConfirmDialog, Price } from '@arbora/ui';
import { checkIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import { isWithdrawn } from './is-withdrawn';
import { acceptQuote, type OwnQuote } from './quotes.queries';

/** Asks for a confirmation, then turns the quote into an order. */
export function AcceptQuote({ quote }: { quote: OwnQuote }): ReactElement {
  const { t } = useText('shop.orders');
  const [isConfirming, setIsConfirming] = useState(false);
  const client = useQueryClient();
  const { mutateAsync } = useMutation(acceptQuote);

  async function accept(): Promise<void> {
    try {
      await mutateAsync({ id: quote.id });
    } catch (error) {
      // It may have been replaced or answered in another tab.
      void client.invalidateQueries({ queryKey: ['quote'] });
      if (!isWithdrawn(error)) throw error;
      snackbar('error', t('quote.withdrawn'));
      return;
    }
    snackbar('success', t('quote.accepted'));
  }
  return (
    <>
      <Button icon={checkIcon} onClick={() => setIsConfirming(true)}>
        {t('quote.accept')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t('quote.acceptTitle')}
        confirmLabel={t('quote.acceptConfirm')}
        onConfirm={accept}
        onClose={() => setIsConfirming(false)}
      >
        <p>
          {t('quote.total')} <Price amount={quoteTotal(quote.items)} currency={CURRENCIES[quote.country]} />{' '}
          {t(`quote.vat.${quote.vat}`)}
        </p>
        <p>{t('quote.acceptText')}</p>
      </ConfirmDialog>
    </>
  );
}
