import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button, type ButtonProps } from '../button/button';

/** Sends the form around it; shows that it is under way and takes no second press. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'pending'>): ReactElement {
  const { isSubmitting } = useFormContext().formState;
  return <Button {...props} type="submit" pending={isSubmitting} />;
}
