import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** A form of `useAppForm`: `Input` is the raw input, `Output` the value parsed by the schema. */
export type AppForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>;

/**
 * Creates a form from its schema. The schema's messages are field codes (`required`, `email`, ... of `FIELD_ERRORS`),
 * which the fields translate. Every field needs a default: '' for texts, null for an empty number. Fields are validated
 * on blur first, then on each change.
 */
export function useAppForm<S extends GenericSchema<FieldValues, unknown>>(
  schema: S,
  defaults: InferInput<S>,
): AppForm<InferInput<S> & FieldValues, InferOutput<S>> {
  const form = useForm<InferInput<S> & FieldValues, unknown, InferOutput<S>>({
    resolver: valibotResolver(schema),
    defaultValues: defaults as DefaultValues<InferInput<S> & FieldValues>,
    mode: 'onTouched',
    // Otherwise a rule over several fields is not checked until every single field is valid.
    criteriaMode: 'all',
  });
  // Input typed before hydration is in the DOM, but its events were lost.
  useEffect(() => form.setValues(form.getValues(), { shouldDirty: true }), [form]);
  return form;
}
