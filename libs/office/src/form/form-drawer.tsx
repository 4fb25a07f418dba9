import { DrawerForm, type AppForm, type DrawerFormProps } from '@arbora/ui/form';
import { useRef, type ReactElement, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { takenAtField } from './field-error';
import { useFormFieldText } from './use-form-field-text';

export interface FormDrawerProps<Input extends FieldValues, Output, Saved> extends Pick<
  DrawerFormProps<Input, Output>,
  'size' | 'more' | 'draft' | 'wording'
> {
  title: string;
  form: AppForm<Input, Output>;
  /** Saves; errors are shown and typed values are kept. */
  onSave: (values: Output) => Promise<Saved>;
  /** Closes the drawer, with the saved value or null. */
  onClosed: (saved: Saved | null) => void;
  saveLabel: string;
  children: ReactNode;
}

/** The form of one record in a drawer, with the texts of the back office. Mounted only while open. */
export function FormDrawer<Input extends FieldValues, Output, Saved>(
  props: FormDrawerProps<Input, Output, Saved>,
): ReactElement {
  const { title, form, onSave, onClosed, saveLabel, size = 'large', more, draft, wording, children } = props;
  const saved = useRef<Saved | null>(null);
  const fieldText = useFormFieldText();

  async function save(values: Output): Promise<void> {
    try {
      saved.current = await onSave(values);
    } catch (error) {
      throw takenAtField(error);
    }
  }
  return (
    <DrawerForm
      open
      size={size}
      more={more}
      draft={draft}
      title={title}
      form={form}
      wording={wording}
      fieldText={fieldText}
      autoComplete="off"
      submitLabel={saveLabel}
      onSubmit={save}
      onClose={() => onClosed(saved.current)}
    >
      {children}
    </DrawerForm>
  );
}
