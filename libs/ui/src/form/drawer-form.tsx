import { useText } from '@arbora/i18n';
import { useBackGuard } from '@arbora/router';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../button/button';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { Dialog, type DialogProps } from '../dialog/dialog';
import css from './form.module.css';
import { Form, type FormProps } from './form';
import { FormError } from './form-error';
import { SubmitButton } from './submit-button';
import { useUnsavedGuard } from './use-unsaved-guard';

export interface DrawerFormProps<Input extends FieldValues, Output>
  extends Omit<FormProps<Input, Output>, 'label'>, Pick<DialogProps, 'open' | 'size'> {
  title: string;
  submitLabel: string;
  /** Shown at the far end of the button row, e.g. a delete button. */
  more?: ReactNode;
  /** Called after a successful submit or when the user leaves the form. */
  onClose: () => void;
}

type Leave = () => void;

/**
 * A form in a drawer. It closes after a successful submit, and asks before discarding changes: on Escape, by its
 * buttons, on navigation back, and on closing the tab. Mount it only while it is open, or reset the form, so that it
 * starts from its default values.
 */
export function DrawerForm<Input extends FieldValues, Output>(props: DrawerFormProps<Input, Output>): ReactElement {
  const { open, size, title, submitLabel, more, onClose, onSubmit, form, children, ...look } = props;
  const { t } = useText('ui');
  const { isDirty, isSubmitting } = form.formState;
  const { asks, ask, dialog } = useDiscardQuestion(() => form.reset());
  useUnsavedGuard(open && isDirty);
  useBackGuard(open && isDirty, ask);

  function leave(): void {
    if (isSubmitting || asks) return;
    if (isDirty) ask(onClose);
    else onClose();
  }
  async function submit(values: Output): Promise<void> {
    await onSubmit(values);
    form.reset(form.getValues());
    onClose();
  }
  return (
    <>
      <Dialog open={open} placement="drawer" size={size} title={title} onClose={leave} keepOnBackdrop>
        <Form form={form} onSubmit={submit} label={title} {...look}>
          {children}
          <div className={css.drawerEnd}>
            <FormError />
            <div className={css.buttons}>
              <SubmitButton>{submitLabel}</SubmitButton>
              <Button variant="quiet" onClick={leave}>
                {t('cancel')}
              </Button>
              {more !== undefined && <div className={css.more}>{more}</div>}
            </div>
          </div>
        </Form>
      </Dialog>
      {dialog}
    </>
  );
}

/** Confirms discarding changes; `ask` gets the function that leaves after confirmation. */
function useDiscardQuestion(reset: () => void): { asks: boolean; ask: (leave: Leave) => void; dialog: ReactElement } {
  const { t } = useText('ui');
  const [asked, setAsked] = useState<Leave | null>(null);
  const agreed = useRef<Leave | null>(null);

  useEffect(() => {
    // Close the confirmation first: the drawer restores the focus to an element that is inert below it.
    const leave = asked ? null : agreed.current;
    if (!leave) return;
    agreed.current = null;
    reset();
    leave();
  });
  const dialog = (
    <ConfirmDialog
      open={asked !== null}
      title={t('drawer.title')}
      tone="danger"
      confirmLabel={t('drawer.leave')}
      cancelLabel={t('drawer.stay')}
      onClose={() => setAsked(null)}
      onConfirm={() => (agreed.current = asked)}
    >
      {t('drawer.text')}
    </ConfirmDialog>
  );
  return { asks: asked !== null, ask: (leave) => setAsked(() => leave), dialog };
}
