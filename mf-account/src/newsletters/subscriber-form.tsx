import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQueryClient } from '@arbora/query';
import { Button, ConfirmDialog, Stack } from '@arbora/ui';
import { Form, FormError, SubmitButton, useAppForm, useUnsavedGuard } from '@arbora/ui/form';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import * as v from 'valibot';
import { NewsletterFields } from './newsletter-fields';
import { deleteSubscriber, saveSubscriptions } from './newsletters.mutations';
import type { Newsletter } from './newsletters.query';
import { setCachedSubscriber, type Subscriber } from './subscriber.query';
import { tickedIds, tickedOf, tickedSchema } from './ticked-ids';

const schema = v.object({ newsletters: tickedSchema });

const valuesOf = (offered: readonly Newsletter[], { subscriptions }: Subscriber) => ({
  newsletters: tickedOf(offered, subscriptions),
});

export interface SubscriberFormProps {
  offered: readonly Newsletter[];
  subscriber: Subscriber & { id: string };
  /** Called after all subscriptions have ended and the address is deleted. */
  onUnsubscribed: () => void;
}

/** Changes or ends the newsletters of an address. Needs no confirmation: the id is only in mails to the address. */
export function SubscriberForm({ offered, subscriber, onUnsubscribed }: SubscriberFormProps): ReactElement {
  const { t } = useText('account');
  const { id, email } = subscriber;
  const form = useAppForm(schema, valuesOf(offered, subscriber));
  const client = useQueryClient();
  const save = useMutation(saveSubscriptions);
  const deletion = useMutation(deleteSubscriber);
  const [isConfirming, setConfirming] = useState(false);
  const { isDirty } = form.formState;
  const isDirtyRef = useRef(isDirty);
  useUnsavedGuard(isDirty);
  useEffect(() => {
    isDirtyRef.current = isDirty;
  });
  // Shows changes made elsewhere, unless they would discard unsaved ticks.
  useEffect(() => {
    if (!isDirtyRef.current) form.reset(valuesOf(offered, subscriber));
  }, [form, offered, subscriber]);

  async function send({ newsletters }: v.InferOutput<typeof schema>): Promise<void> {
    const saved = await save.mutateAsync({ id, subscriptions: tickedIds(offered, newsletters) });
    form.reset(valuesOf(offered, saved));
    setCachedSubscriber(client, id, saved);
    snackbar('success', t('newsletters.saved'));
  }
  async function unsubscribe(): Promise<void> {
    await deletion.mutateAsync(id);
    onUnsubscribed();
    setCachedSubscriber(client, id, { id: null, email, subscriptions: [] });
  }
  return (
    <>
      <Form form={form} onSubmit={send} label={t('newsletters.title')}>
        <NewsletterFields
          offered={offered}
          legend={t('newsletters.getting')}
          hint={t('newsletters.gettingTo', { email })}
        />
        <FormError />
        <Stack direction="row">
          <SubmitButton>{t('newsletters.save')}</SubmitButton>
          <Button variant="quiet" onClick={() => setConfirming(true)}>
            {t('newsletters.end')}
          </Button>
        </Stack>
      </Form>
      <ConfirmDialog
        open={isConfirming}
        title={t('newsletters.endAsk')}
        confirmLabel={t('newsletters.endConfirm')}
        cancelLabel={t('newsletters.endCancel')}
        tone="danger"
        onConfirm={unsubscribe}
        onClose={() => setConfirming(false)}
      >
        {t('newsletters.endText', { email })}
      </ConfirmDialog>
    </>
  );
}
