import { QUOTE_WORD_MAX, lines } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQueryClient } from '@arbora/query';
import { Button, Dialog } from '@arbora/ui';
import { Form, FormError, SubmitButton, TextArea, useAppForm } from '@arbora/ui/form';
import { useState, type ReactElement } from 'react';
import * as v from 'valibot';
import { isWithdrawn } from './is-withdrawn';
import css from './quotes.module.css';
import { returnQuote, type OwnQuote } from './quotes.queries';

const schema = v.object({ word: v.pipe(lines(QUOTE_WORD_MAX), v.nonEmpty('required')) });

/** Returns the quote with the requested changes. */
export function ReturnQuote({ quote }: { quote: OwnQuote }): ReactElement {
  const { t } = useText('shop.orders');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('quote.return')}
      </Button>
      <Dialog open={open} title={t('quote.returnTitle')} onClose={() => setOpen(false)} keepOnBackdrop>
        <ReturnForm quote={quote} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ReturnForm({ quote, onClose }: { quote: OwnQuote; onClose: () => void }): ReactElement {
  const { t } = useText('shop.orders');
  const { t: ui } = useText('ui');
  const form = useAppForm(schema, { word: '' });
  const client = useQueryClient();
  const { mutateAsync } = useMutation(returnQuote);

  async function send({ word }: { word: string }): Promise<void> {
    try {
      await mutateAsync({ id: quote.id, word });
    } catch (error) {
      void client.invalidateQueries({ queryKey: ['quote'] });
      if (!isWithdrawn(error)) throw error;
      snackbar('error', t('quote.withdrawn'));
      onClose();
      return;
    }
    snackbar('success', t('quote.returned'));
    onClose();
  }
  return (
    <Form form={form} onSubmit={send} label={t('quote.returnTitle')}>
      <TextArea name="word" label={t('quote.word')} hint={t('quote.returnHint')} rows={4} />
      <FormError />
      <div className={css.buttons}>
        <Button variant="secondary" onClick={onClose}>
          {ui('cancel')}
        </Button>
        <SubmitButton>{t('quote.returnSend')}</SubmitButton>
      </div>
    </Form>
  );
}
