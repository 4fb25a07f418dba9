import { useSession, type SessionUser } from '@arbora/auth';
import { emailSchema } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { LoadingState, Skeleton, Stack } from '@arbora/ui';
import { Form, FormError, SubmitButton, TextField, useAppForm, useUnsavedGuard } from '@arbora/ui/form';
import { useEffect, useState, type ReactElement } from 'react';
import * as v from 'valibot';
import { ConfirmationSent } from './confirmation-sent';
import { NewsletterFields } from './newsletter-fields';
import type { Newsletter } from './newsletters.query';
import { subscribe } from './newsletters.mutations';
import { tickedIds, tickedOf, tickedSchema } from './ticked-ids';

const subscribeSchema = v.object({ email: emailSchema, newsletters: tickedSchema });
type SubscribeValues = v.InferOutput<typeof subscribeSchema>;

interface SubscribeFormProps {
  offered: readonly Newsletter[];
}

/**
 * Subscribes to newsletters, with the own address when logged in. A subscription counts after confirmation by the
 * mailed link.
 */
export function SubscribeForm({ offered }: SubscribeFormProps): ReactElement {
  const { user, status } = useSession();
  if (status === 'restoring') {
    return (
      <LoadingState>
        <Skeleton shape="card" count={2} />
      </LoadingState>
    );
  }
  // A login meanwhile must not leave the form with an anonymous visitor's address.
  return <SubscribeFormOf key={user?.id} user={user} offered={offered} />;
}

function SubscribeFormOf({ user, offered }: SubscribeFormProps & { user: SessionUser | null }): ReactElement {
  const { t, locale } = useText('account');
  const form = useAppForm(subscribeSchema, { email: user?.email ?? '', newsletters: tickedOf(offered) });
  const { mutateAsync } = useMutation(subscribe);
  const [sent, setSent] = useState<{ to: string; isShown: boolean } | null>(null);
  const { isDirty, isSubmitted } = form.formState;
  const isNoneTicked = tickedIds(offered, form.watch('newsletters')).length === 0;
  useUnsavedGuard(isDirty && !sent?.isShown);
  // The form returns after the message that replaced it.
  useEffect(() => {
    if (sent && !sent.isShown) form.setFocus('email');
  }, [form, sent]);

  async function send({ email, newsletters }: SubscribeValues): Promise<void> {
    const subscriptions = tickedIds(offered, newsletters);
    if (subscriptions.length === 0) return form.setFocus(`newsletters.${offered[0]!.id}`);
    await mutateAsync({ email, subscriptions, account_id: user?.id, locale });
    setSent({ to: email, isShown: true });
  }
  if (sent?.isShown) {
    return <ConfirmationSent email={sent.to} onReturn={() => setSent({ ...sent, isShown: false })} />;
  }
  return (
    <Form form={form} onSubmit={send} label={t('newsletters.title')}>
      <TextField
        name="email"
        type="email"
        label={t('field.email')}
        hint={user ? t('newsletters.ownEmail') : undefined}
        autoComplete="email"
        maxLength={254}
        readOnly={user !== null}
      />
      <NewsletterFields
        offered={offered}
        legend={t('newsletters.choose')}
        error={isSubmitted && isNoneTicked ? t('newsletters.noneChosen') : undefined}
      />
      <p>{t('newsletters.consent')}</p>
      <FormError errorText={(code) => (code === 'request.limited' ? t('newsletters.limited') : undefined)} />
      <Stack direction="row">
        <SubmitButton size="large">{t('newsletters.subscribe')}</SubmitButton>
      </Stack>
    </Form>
  );
}
