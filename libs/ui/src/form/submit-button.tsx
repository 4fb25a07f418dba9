import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button, type ButtonProps } from '../button/button';

/** Submits the surrounding form; pending, and inert, while the submit is running. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'pending'>): ReactElement {
  const { isSubmitting } = useFormContext().formState;
  return <Button {...props} type="submit" pending={isSubmitting} />;
}
