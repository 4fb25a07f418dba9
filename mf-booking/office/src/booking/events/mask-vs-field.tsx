import { MASK_VS_PATTERN, textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { textField, useDebounced, type Field, type InputProps } from '@arbora/office';
import { useQuery } from '@arbora/query';
import { Alert } from '@arbora/ui';
import { TextField, useFormContext, useWatch } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { eventWithPrefixQuery } from './events.queries';

const DIGITS = 4;

/** The prefix of variable symbols; names at once another event that has it. */
export function maskVsField(): Field<{ mask_vs: string }, 'event.maskVs' | 'event.maskVsHint'> {
  return {
    ...textField('mask_vs', { label: 'event.maskVs', hint: 'event.maskVsHint', max: DIGITS, required: true }),
    schemas: { mask_vs: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.regex(MASK_VS_PATTERN, 'mask_vs')) },
    Input: MaskVsInput,
  };
}

function MaskVsInput(props: InputProps): ReactElement {
  const { t, locale, formats } = useText('manager.booking');
  const { formState } = useFormContext();
  const typed = (useWatch({ name: props.name }) as string).trim();
  const prefix = useDebounced(typed);
  // The saved prefix of an event is its own.
  const isChanged = typed !== formState.defaultValues?.[props.name];
  const isAsked = isChanged && prefix === typed && MASK_VS_PATTERN.test(prefix);
  const { data: other } = useQuery({ ...eventWithPrefixQuery(prefix), enabled: isAsked });
  return (
    <>
      <TextField {...props} inputMode="numeric" maxLength={DIGITS} />
      {isAsked && other && (
        <Alert tone="warning" live>
          {t('event.maskVsUsed', {
            title: textIn(other, 'title', locale),
            date: formats.date(other.date_start, 'short'),
          })}
        </Alert>
      )}
    </>
  );
}
