import { useFormContext, useWatch } from '@arbora/ui/form';
import { useEffect } from 'react';

/** Validates `field` again when `source`, which its rule also reads, changes, so that no outdated error remains. */
export function useRevalidation(field: string, source: string): void {
  const { getFieldState, trigger } = useFormContext();
  const value: unknown = useWatch({ name: source });
  useEffect(() => {
    if (getFieldState(field).isTouched) void trigger(field);
  }, [field, getFieldState, trigger, value]);
}
