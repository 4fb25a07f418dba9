import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** A form of `useAppForm`: `Input` is what is typed, `Output` what the schema makes of it. */
export type AppForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>;

/**
 * A form that cannot exist without its schema. The schema's messages are field codes (`required`, `email`, ... of
 * `FIELD_ERRORS`), which fields put into words. Every field needs a default: '' for texts, null for no number.
 * Fields are checked when they are left, then at each change.
 */
export function useAppForm<S extends GenericSchema<FieldValues, unknown>>(
  schema: S,
  defaults: InferInput<S>,
): AppForm<InferInput<S> & FieldValues, InferOutput<S>> {
  const form = useForm<InferInput<S> & FieldValues, unknown, InferOutput<S>>({
    resolver: valibotResolver(schema),
    defaultValues: defaults as DefaultValues<InferInput<S> & FieldValues>,
    mode: 'onTouched',
    // Otherwise a rule over several fields waits until every single field is right.
    criteriaMode: 'all',
  });
  // What was typed before scripts ran is in the form by now; nobody has been told of it.
  useEffect(() => form.setValues(form.getValues(), { shouldDirty: true }), [form]);
  return form;
}
