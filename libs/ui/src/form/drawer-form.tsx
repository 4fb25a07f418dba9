import { useText } from '@arbora/i18n';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../button/button';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { Dialog } from '../dialog/dialog';
import css from './form.module.css';
import { Form, type FormProps } from './form';
import { FormError } from './form-error';
import { SubmitButton } from './submit-button';
import { useUnsavedGuard } from './use-unsaved-guard';

export interface DrawerFormProps<Input extends FieldValues, Output> extends Omit<FormProps<Input, Output>, 'label'> {
  open: boolean;
  title: string;
  submitLabel: string;
  /** It was sent, or the person left it. */
  onClose: () => void;
}

/**
 * A form that comes from the side, closes when it was sent, and asks before what was typed is lost: by Escape, by its
 * buttons, or with the tab. Mount it only while it is wanted, or reset the form, so that it opens as it was defined.
 */
export function DrawerForm<Input extends FieldValues, Output>(props: DrawerFormProps<Input, Output>): ReactElement {
  const { open, title, submitLabel, onClose, onSubmit, form, children, ...look } = props;
  const { t } = useText('ui');
  const [asks, setAsks] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedGuard(open && isDirty);

  function leave(): void {
    if (isSubmitting) return;
    if (isDirty) setAsks(true);
    else onClose();
  }
  async function submit(values: Output): Promise<void> {
    await onSubmit(values);
    form.reset(form.getValues());
    onClose();
  }
  return (
    <>
      <Dialog open={open} placement="drawer" title={title} onClose={leave} keepOnBackdrop>
        <Form form={form} onSubmit={submit} label={title} {...look}>
          {children}
          <FormError />
          <DrawerButtons onCancel={leave} submitLabel={submitLabel} cancelLabel={t('cancel')} />
        </Form>
      </Dialog>
      <ConfirmDialog
        open={asks}
        title={t('drawer.title')}
        tone="danger"
        confirmLabel={t('drawer.leave')}
        cancelLabel={t('drawer.stay')}
        onClose={() => setAsks(false)}
        onConfirm={() => {
          form.reset();
          onClose();
        }}
      >
        {t('drawer.text')}
      </ConfirmDialog>
    </>
  );
}

function DrawerButtons(props: { submitLabel: ReactNode; cancelLabel: ReactNode; onCancel: () => void }): ReactElement {
  return (
    <div className={css.buttons}>
      <SubmitButton>{props.submitLabel}</SubmitButton>
      <Button variant="quiet" onClick={props.onCancel}>
        {props.cancelLabel}
      </Button>
    </div>
  );
}
