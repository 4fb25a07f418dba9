import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { Button, Dialog, useErrorText } from '@arbora/ui';
import { Form, type AppForm } from '@arbora/ui/form';
import { useState, type ReactElement, type ReactNode } from 'react';

interface DecisionDialogProps<Input extends Record<string, unknown>, Output> {
  title: string;
  /** Label of the button that saves. */
  save: string;
  form: AppForm<Input, Output>;
  /** An error is shown, and the dialog stays open with the input. */
  onSave: (values: Output) => Promise<void>;
  onClose: () => void;
  /** Facts above the form. */
  facts?: ReactNode;
  children: ReactNode;
}

/** A dialog with the form of a decision about open items. */
export function DecisionDialog<Input extends Record<string, unknown>, Output>(
  props: DecisionDialogProps<Input, Output>,
): ReactElement {
  const { title, save, form, onSave, onClose, facts, children } = props;
  const { t: common } = useText('office');
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);

  async function submit(values: Output): Promise<void> {
    setPending(true);
    try {
      await onSave(values);
    } catch (error) {
      snackbar('error', errorText(error));
    } finally {
      setPending(false);
    }
  }
  return (
    <Dialog
      open
      keepOnBackdrop
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common('import.cancel')}
          </Button>
          <Button pending={isPending} onClick={() => void form.handleSubmit(submit)()}>
            {save}
          </Button>
        </>
      }
    >
      {facts}
      <Form form={form} label={title} autoComplete="off" onSubmit={submit}>
        {children}
      </Form>
    </Dialog>
  );
}
