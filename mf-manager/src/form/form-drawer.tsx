import { useText } from '@arbora/i18n';
import { Form, FormError, useUnsavedGuard, type AppForm } from '@arbora/ui/form';
import { Button, Drawer } from 'antd';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useConfirm } from '../actions/use-confirm';
import css from './form.module.css';
import { useBackGuard } from './use-back-guard';
import { useFormFieldText } from './use-form-field-text';

export interface FormDrawerProps<Input extends FieldValues, Output, Saved> {
  title: string;
  form: AppForm<Input, Output>;
  /** Saves; what it throws is shown and nothing typed is lost. */
  onSave: (values: Output) => Promise<Saved>;
  /** The drawer is out of sight; with what was saved, null when nothing was. */
  onClosed: (saved: Saved | null) => void;
  saveLabel: string;
  children: ReactNode;
}

/** The form of one thing in a drawer: asks before it drops what was typed, closes when it is saved. */
export function FormDrawer<Input extends FieldValues, Output, Saved>(
  props: FormDrawerProps<Input, Output, Saved>,
): ReactElement {
  const { title, form, onSave, onClosed, saveLabel, children } = props;
  const { t } = useText('manager');
  const confirm = useConfirm();
  const fieldText = useFormFieldText();
  const [isOpen, setOpen] = useState(true);
  const saved = useRef<Saved | null>(null);
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedGuard(isDirty && isOpen);

  async function save(values: Output): Promise<void> {
    saved.current = await onSave(values);
    setOpen(false);
  }
  function askToDiscard(leave: () => void): void {
    confirm({
      title: t('form.discardTitle'),
      text: t('form.discardText'),
      ok: t('form.discard'),
      back: t('form.keepEditing'),
      danger: true,
      run: leave,
    });
  }
  useBackGuard(isDirty && isOpen, askToDiscard);

  function close(): void {
    if (isSubmitting) return;
    if (isDirty) askToDiscard(() => setOpen(false));
    else setOpen(false);
  }
  return (
    <Drawer
      title={title}
      open={isOpen}
      onClose={close}
      afterOpenChange={(open) => {
        if (!open) onClosed(saved.current);
      }}
      size="min(38rem, 100vw)"
    >
      <Form form={form} label={title} wording="booking" fieldText={fieldText} onSubmit={save}>
        {children}
        <div className={css.footer}>
          <FormError />
          <div className={css.buttons}>
            <Button type="primary" htmlType="submit" loading={isSubmitting}>
              {saveLabel}
            </Button>
            <Button onClick={close}>{t('form.cancel')}</Button>
          </div>
        </div>
      </Form>
    </Drawer>
  );
}
