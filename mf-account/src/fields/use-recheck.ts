import { useFormContext, useWatch } from '@arbora/ui/form';
import { useEffect } from 'react';

/** Checks `field` again when `source`, which its rule also reads, changes: a message must not outlive its reason. */
export function useRecheck(field: string, source: string): void {
  const { getFieldState, trigger } = useFormContext();
  const value: unknown = useWatch({ name: source });
  useEffect(() => {
    if (getFieldState(field).isTouched) void trigger(field);
  }, [field, getFieldState, trigger, value]);
}
