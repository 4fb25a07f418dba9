import { useText } from '@arbora/i18n';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { Alert } from '../alert/alert';
import { DraftSlot } from './draft/draft-slot';
import { deleteOwnDraft, type FormDraft } from './draft/form-draft';
import { FieldTextContext, type FieldTextSource } from './field-text';
import css from './form.module.css';
import { showSubmitError } from './submit-error';
import type { AppForm } from './use-app-form';

export interface FormProps<Input extends FieldValues, Output> {
  form: AppForm<Input, Output>;
  /**
   * Submits the validated values. Errors it throws are shown: an ApiError's `fields` at the fields (the first gets the
   * focus), all others in `FormError`. The input is kept. After anything but `false`, which says that nothing was
   * submitted, the draft is deleted.
   */
  onSubmit: (values: Output) => unknown;
  /** `booking` selects the messages of booking forms (spec §5). */
  wording?: FieldTextSource['wording'];
  /** Texts for the form's own codes; undefined falls back to the common texts. */
  fieldText?: FieldTextSource['own'];
  /** Accessible name of the form. */
  label?: string;
  /** `off` stops browsers from suggesting the user's own name and address in a form about something else. */
  autoComplete?: 'off';
  /** Stores the unfinished form on the device, without secrets and files, and restores it after a reload or login. */
  draft?: FormDraft | undefined;
  children: ReactNode;
}

/** A form over react-hook-form with its fields inside. */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>): ReactElement {
  const { form, onSubmit, wording, fieldText, label, autoComplete, draft, children } = props;
  const { t } = useText('ui');
  const wasSubmitted = useRef(false);
  const submit = form.handleSubmit(async (values) => {
    try {
      const outcome = await onSubmit(values as Output);
      if (draft && outcome !== false) deleteOwnDraft(draft.form);
    } catch (error) {
      showSubmitError(form, error);
    }
  });
  return (
    <FormProvider {...form}>
      <FieldTextContext value={{ wording, own: fieldText }}>
        <form
          className={css.form}
          // If submitted before hydration, the input must not end up in the URL.
          method="post"
          noValidate
          autoComplete={autoComplete}
          aria-label={label}
          onSubmit={(event) => {
            wasSubmitted.current = true;
            void submit(event);
          }}
        >
          <noscript>
            <Alert tone="warning">{t('form.needsScripts')}</Alert>
          </noscript>
          {draft && <DraftSlot {...draft} wasSubmitted={wasSubmitted} />}
          {children}
        </form>
      </FieldTextContext>
    </FormProvider>
  );
}
