import { useText } from '@arbora/i18n';
import type { ReactElement, ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { Alert } from '../alert/alert';
import { FieldTextContext, type FieldTextSource } from './field-text';
import css from './form.module.css';
import { showSubmitError } from './submit-error';
import type { AppForm } from './use-app-form';

export interface FormProps<Input extends FieldValues, Output> {
  form: AppForm<Input, Output>;
  /**
   * Sends the checked values. What it throws is shown: an ApiError's `fields` at the fields (the first gets the focus),
   * everything else in `FormError`. Nothing typed is lost.
   */
  onSubmit: (values: Output) => unknown;
  /** `booking` words the messages as booking forms do (spec §5). */
  wording?: FieldTextSource['wording'];
  /** Texts for codes of the form's own; undefined leaves a code to the common ones. */
  fieldText?: FieldTextSource['own'];
  /** Names the form for a screen reader. */
  label?: string;
  /** `off` keeps browsers from offering one's own name and address in a form about something else. */
  autoComplete?: 'off';
  children: ReactNode;
}

/** A form over react-hook-form with its fields inside. */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>): ReactElement {
  const { form, onSubmit, wording, fieldText, label, autoComplete, children } = props;
  const { t } = useText('ui');
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values as Output);
    } catch (error) {
      showSubmitError(form, error);
    }
  });
  return (
    <FormProvider {...form}>
      <FieldTextContext value={{ wording, own: fieldText }}>
        <form
          className={css.form}
          // Sent before scripts run, what was typed must not become part of an address.
          method="post"
          noValidate
          autoComplete={autoComplete}
          aria-label={label}
          onSubmit={(event) => void submit(event)}
        >
          <noscript>
            <Alert tone="warning">{t('form.needsScripts')}</Alert>
          </noscript>
          {children}
        </form>
      </FieldTextContext>
    </FormProvider>
  );
}
