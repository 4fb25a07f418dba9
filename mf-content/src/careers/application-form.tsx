import { MESSAGE_MAX_LENGTH } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Button, Stack } from '@arbora/ui';
import { closeIcon } from '@arbora/ui/icons';
import {
  Form,
  FormError,
  SubmitButton,
  TextArea,
  TextField,
  useAppForm,
  useFormContext,
  useUnsavedGuard,
} from '@arbora/ui/form';
import { useState, type ReactElement } from 'react';
import css from './application.module.css';
import { applicationSchema, type ApplicationValues } from './application.schema';
import { ApplicationSent } from './application-sent';
import { ConsentNote } from './consent-note';
import { FileField } from './file-field';
import { fileFaultOf } from './send-application.mutation';
import { useFileText } from './use-file-text';
import { useApplicationUpload, type ApplicationUpload } from './use-application-upload';

const EMPTY = { name: '', email: '', phone: '', message: '', file: null };

/** Form to apply for a position, or speculatively. A failure keeps all input. */
export function ApplicationForm({ positionId }: { positionId: string | null }): ReactElement {
  const { t, locale } = useText('content.careers');
  const form = useAppForm(applicationSchema, EMPTY);
  const upload = useApplicationUpload(positionId, locale);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const fileText = useFileText();
  useUnsavedGuard(form.formState.isDirty && sentTo === null);

  async function send(values: ApplicationValues): Promise<false | void> {
    try {
      if (!(await upload.send(values))) return false;
      setSentTo(values.email);
    } catch (error) {
      const fault = fileFaultOf(error);
      if (fault === null) throw error;
      form.setError('file', { type: 'server', message: fault }, { shouldFocus: true });
      return false;
    }
  }
  if (sentTo !== null) return <ApplicationSent email={sentTo} />;
  return (
    <Form
      form={form}
      onSubmit={send}
      fieldText={fileText}
      label={t('form.title')}
      draft={{ form: `application/${positionId ?? 'any'}` }}
    >
      <TextField name="name" label={t('field.name')} autoComplete="name" maxLength={200} />
      <div className={css.pair}>
        <TextField name="email" type="email" label={t('field.email')} autoComplete="email" maxLength={254} />
        <TextField name="phone" type="tel" label={t('field.phone')} autoComplete="tel" maxLength={40} optional />
      </div>
      <TextArea
        name="message"
        label={t('field.message')}
        hint={t('field.messageHint')}
        maxLength={MESSAGE_MAX_LENGTH}
        rows={5}
        optional
      />
      <FileField />
      <ConsentNote />
      <FormError errorText={(code) => (code === 'request.limited' ? t('form.limited') : undefined)} />
      <Stack direction="row">
        <SubmitButton size="large">{t('form.submit')}</SubmitButton>
      </Stack>
      <Progress upload={upload} />
    </Form>
  );
}

function Progress({ upload }: { upload: ApplicationUpload }): ReactElement {
  const { t, formats } = useText('content.careers');
  const { isSubmitting } = useFormContext().formState;
  const { progress, isStopped, stop } = upload;
  return (
    <div className={css.sending}>
      {/* The live region exists from the beginning so that changes are announced; the progress is outside of it. */}
      <p role="status" className={css.note}>
        {isSubmitting && t('form.sending')}
        {!isSubmitting && isStopped && t('form.stopped')}
      </p>
      {isSubmitting && (
        <div className={css.progress}>
          <progress aria-label={t('form.sending')} {...(progress > 0 && { value: progress, max: 1 })} />
          <span className={css.share} aria-hidden>
            {t('form.share', { share: formats.number(Math.round(progress * 100)) })}
          </span>
          <Button variant="secondary" size="small" icon={closeIcon} onClick={stop}>
            {t('form.stop')}
          </Button>
        </div>
      )}
    </div>
  );
}
