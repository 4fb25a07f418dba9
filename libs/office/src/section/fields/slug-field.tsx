import { slug } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Button } from '@arbora/ui';
import { TextField, useFormContext, useWatch } from '@arbora/ui/form';
import { refreshIcon } from '@arbora/ui/icons';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { useDebounced } from '../../frame/use-debounced';
import { slugTakenQuery } from '../section-rows';
import type { Field, FieldOptions, InputProps } from './field';
import css from './fields.module.css';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX = 200;
/** Debounce of the uniqueness check. */
const CHECK_DEBOUNCE_MS = 400;

interface SlugOptions<Label extends string> extends FieldOptions<Label> {
  /** Column that the slug is derived from. */
  from: string;
  /** Scope of uniqueness: a resource and the column that groups its rows. */
  unique: { resource: string; within: string };
}

/** Converts a text to a slug. */
export function proposedSlug(text: string): string {
  return slug(text).slice(0, MAX).replace(/-$/, '');
}

/** A URL slug (spec §9): follows its source text until it is edited. */
export function slugField<const Name extends string, const Label extends string>(
  name: Name,
  { label, hint, from, unique }: SlugOptions<Label>,
): Field<Record<Name, string>, Label> {
  return {
    names: [name],
    label,
    hint,
    schemas: {
      [name]: v.pipe(
        v.string('invalid'),
        v.trim(),
        v.nonEmpty('required'),
        v.maxLength(MAX, 'too_long'),
        v.regex(SLUG, 'slug'),
      ),
    },
    inputOf: (value) => value ?? '',
    formatValue: (value) => String(value ?? ''),
    Input: (props) => <SlugInput {...props} from={from} unique={unique} />,
  };
}

function SlugInput({ from, unique, ...field }: InputProps & Pick<SlugOptions<string>, 'from' | 'unique'>) {
  const { t } = useText('office');
  const { getValues, setValue, setError, formState } = useFormContext();
  const { name } = field;
  const [text, typed, within] = useWatch({ name: [from, name, unique.within] }) as [string, string, string];
  const lastProposal = useRef('');
  const { defaultValues } = formState;
  const isUnchanged = defaultValues?.[name] === typed && defaultValues[unique.within] === within;
  const debounced = useDebounced(typed, CHECK_DEBOUNCE_MS);
  const taken = useQuery({
    ...slugTakenQuery(unique.resource, { [name]: debounced, [unique.within]: within }),
    enabled: !isUnchanged && debounced === typed && SLUG.test(debounced),
  });
  const isTaken = !isUnchanged && taken.data === true && debounced === typed;

  function propose(): void {
    lastProposal.current = proposedSlug(text);
    setValue(name, lastProposal.current, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }
  useEffect(() => {
    if (getValues(name) === lastProposal.current && proposedSlug(text) !== lastProposal.current) propose();
  });
  useEffect(() => {
    if (isTaken) setError(name, { type: 'taken', message: 'content.slug_taken' });
  }, [isTaken, setError, name]);
  return (
    <div className={css.withButton}>
      <TextField {...field} maxLength={MAX} autoCapitalize="none" spellCheck={false} />
      {typed !== proposedSlug(text) && (
        <Button size="small" variant="quiet" icon={refreshIcon} onClick={propose}>
          {t('form.slugPropose')}
        </Button>
      )}
    </div>
  );
}
