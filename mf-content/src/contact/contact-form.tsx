import { contactMessageSchema, MESSAGE_MAX_LENGTH } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { useHost } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { Stack, TextLink } from '@arbora/ui';
import { Form, FormError, SubmitButton, TextArea, TextField, useAppForm, useUnsavedGuard } from '@arbora/ui/form';
import { useEffect, useState, type ReactElement } from 'react';
import { BranchField } from './branch-field';
import css from './contact-form.module.css';
import { MessageSent } from './message-sent';
import { sendMessage, type ContactMessage } from './send-message.mutation';
import { usePrefilledSender } from './use-prefilled-sender';

/** A message to the nursery, mailed to the chosen branch. A failure keeps all input. */
export function ContactForm(): ReactElement {
  const { t, locale } = useText('content.contact');
  const { phone } = useHost().site.contacts;
  const form = useAppForm(contactMessageSchema, { name: '', email: '', phone: '', branch: '', message: '', locale });
  const { mutateAsync } = useMutation(sendMessage);
  const [sent, setSent] = useState<{ to: string; isShown: boolean } | null>(null);
  usePrefilledSender(form);
  useUnsavedGuard(form.formState.isDirty);
  // Returning from the confirmation that replaced the form.
  useEffect(() => {
    if (sent && !sent.isShown) form.setFocus('message');
  }, [form, sent]);

  async function send(message: ContactMessage): Promise<void> {
    await mutateAsync({ ...message, locale });
    // Keep the sender's data for another message.
    form.reset({ ...form.getValues(), message: '' });
    setSent({ to: message.email, isShown: true });
  }
  if (sent?.isShown) {
    return <MessageSent email={sent.to} onAgain={() => setSent({ ...sent, isShown: false })} />;
  }
  return (
    <div className={css.form}>
      <Form form={form} onSubmit={send} label={t('form.title')} draft={{ form: 'contact' }}>
        <TextField name="name" label={t('form.name')} autoComplete="name" maxLength={200} />
        <TextField
          name="email"
          type="email"
          label={t('form.email')}
          hint={t('form.emailHint')}
          autoComplete="email"
          maxLength={254}
        />
        <TextField name="phone" type="tel" label={t('form.phone')} autoComplete="tel" maxLength={40} optional />
        <BranchField />
        <TextArea
          name="message"
          label={t('form.message')}
          hint={t('form.messageHint')}
          rows={7}
          maxLength={MESSAGE_MAX_LENGTH}
        />
        <p>
          <TextLink to={routes.gdpr.href()}>{t('form.privacy')}</TextLink>
        </p>
        <FormError errorText={(code) => (code === 'request.limited' ? t('form.limited', { phone }) : undefined)} />
        <Stack direction="row">
          <SubmitButton size="large">{t('form.send')}</SubmitButton>
        </Stack>
      </Form>
    </div>
  );
}
